import { textChannels } from "@anteroom/domain/notifications/reminders";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Id, limits, PathId, text } from "../values.ts";

const TextChannel = z.enum(textChannels);
const Choices = {
  day: z.boolean(),
  hour: z.boolean(),
  soon: z.boolean(),
  doctor: z.boolean(),
  mails: z.boolean(),
};

/** The reminder settings of a patient, for their own appointments and those of dependents. */
export const Reminders = z.object({
  /** A day, an hour and ten minutes before; when the doctor waits; and whether reminders come by mail. */
  ...Choices,
  /** Whether mails about appointments reach the patient at all. */
  can_mail: z.boolean(),
  /** The channels of text messages that the clinic offers. */
  channels: z.array(
    z.object({
      channel: TextChannel,
      is_on: z.boolean(),
      /** This number has sent STOP; START to `sender` undoes it. */
      is_stopped: z.boolean(),
      sender: z.string(),
    }),
  ),
  /** The verified number, as `+351912345678`. */
  number: z.nullable(z.string()),
  /** A number that a code was sent to and that is not verified yet. */
  new_number: z.nullable(z.string()),
  /** The channel that delivers the code. */
  code_channel: z.nullable(TextChannel),
  dependents: z.array(z.object({ id: Id, name: z.string(), wants_reminders: z.boolean() })),
});
export type Reminders = z.infer<typeof Reminders>;

export const getReminders = endpoint({
  method: "GET",
  path: "/patients/reminders",
  summary: "Returns when and how the patient is reminded of appointments",
  caller: "patient",
  response: entity(Reminders),
});

/** Overwrites without a version. */
export const saveReminders = endpoint({
  method: "PUT",
  path: "/patients/reminders",
  summary: "Sets which reminders the patient receives, and whether by mail",
  caller: "patient",
  body: z.strictObject(Choices),
  response: entity(Reminders),
  problems: ["feature_off"],
});

/** `not_found` for others' and removed dependents. */
export const saveDependentReminders = endpoint({
  method: "PUT",
  path: "/patients/reminders/dependents/{dependent_id}",
  summary: "Sets whether reminders are sent for a dependent's appointments",
  caller: "patient",
  params: z.strictObject({ dependent_id: PathId }),
  body: z.strictObject({ wants_reminders: z.boolean() }),
  response: entity(Reminders),
  problems: ["feature_off", "not_found"],
});

/**
 * The old number stays in use until then. Nothing is sent where the number is the current one. Limited by account and
 * number.
 */
export const changeTextNumber = endpoint({
  method: "POST",
  path: "/patients/text_number",
  summary: "Sends a code to a phone number; the number takes effect once the code is confirmed",
  caller: "patient",
  body: z.strictObject({
    /** As `+351`. */
    country_code: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/)),
    number: text(limits.phone).check(z.minLength(1)),
  }),
  response: entity(Reminders),
  problems: ["feature_off", "validation_failed", "too_many_requests", "too_many_codes"],
});

/** Replaces the old number. Five wrong codes invalidate the code; the answer stays `wrong_code`. */
export const confirmTextNumber = endpoint({
  method: "POST",
  path: "/patients/text_number/confirm",
  summary: "Confirms a phone number by the code that was sent to it",
  caller: "patient",
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: entity(Reminders),
  problems: ["feature_off", "wrong_code"],
});

/** Ends the consents to all channels and forgets a STOP. Idempotent. */
export const removeTextNumber = endpoint({
  method: "DELETE",
  path: "/patients/text_number",
  summary: "Turns text messages off and deletes the number",
  caller: "patient",
  response: entity(Reminders),
});

/**
 * `changed_elsewhere` where `text_version` is outdated; `status_conflict` without a confirmed number, or after STOP.
 * Idempotent.
 */
export const saveTextChannel = endpoint({
  method: "PUT",
  path: "/patients/text_channels/{channel}",
  summary: "Turns text messages of a channel off, or on, which consents to the named text",
  caller: "patient",
  params: z.strictObject({ channel: TextChannel }),
  body: z.strictObject({ is_on: z.boolean(), text_version: z.string().check(z.maxLength(20)) }),
  response: entity(Reminders),
  problems: ["feature_off", "changed_elsewhere", "status_conflict"],
});
