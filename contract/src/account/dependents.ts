import * as z from "zod/mini";
import { personFields } from "./account.ts";
import { endpoint } from "../endpoint.ts";
import { collection, Day, entity, Id, Instant, limits, PathId, ServiceType, Sex } from "../values.ts";

/** A dependent (spec §3), with birth date and sex (D.63) and the state of the care (D.101). */
export const Dependent = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone_country_code: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  taxpayer_number: z.nullable(z.string()),
  birthdate: z.nullable(Day),
  sex: z.nullable(Sex),
  address: z.nullable(z.string()),
  parent_id: Id,
  version: z.int(),
  /** `waiting`: an adult who has not agreed yet; the carer cannot act for them. */
  care: z.enum(["open", "ending", "waiting"]),
  /** When the care ends unless the dependent agrees. */
  care_ends_at: z.nullable(Instant),
});
export type Dependent = z.infer<typeof Dependent>;

const body = z.strictObject({
  ...personFields,
  email: z.nullable(z.email().check(z.maxLength(limits.email))),
});
const params = z.strictObject({ dependent_id: PathId });

export const listDependents = endpoint({
  method: "GET",
  path: "/patients/dependents",
  summary: "Lists the patient's dependents, in the order of adding",
  caller: "patient",
  response: collection(Dependent),
  problems: ["feature_off"],
});

/**
 * An adult needs an e-mail address of their own and is mailed; no one can act for them before they agree. At most 30,
 * and none for a patient who is a dependent: `too_many_requests`.
 */
export const addDependent = endpoint({
  method: "POST",
  path: "/patients/dependents",
  summary: "Adds a dependent; an adult must agree first, by mail",
  caller: "patient",
  body,
  status: 201,
  response: entity(Dependent),
  problems: ["feature_off", "validation_failed", "too_many_mails"],
});

/** `version` as it was read. An adult who has not agreed is asked by mail at a first or changed address. */
export const changeDependent = endpoint({
  method: "PUT",
  path: "/patients/dependents/{dependent_id}",
  summary: "Replaces all data of a dependent",
  caller: "patient",
  params,
  body: z.extend(body, { version: z.int().check(z.positive(), z.lte(2_147_483_647)) }),
  response: entity(Dependent),
  problems: ["feature_off", "changed_elsewhere", "validation_failed", "too_many_mails"],
});

/** Also invalidates a pending question to the dependent. No new appointments can be booked; open ones stay. */
export const removeDependent = endpoint({
  method: "DELETE",
  path: "/patients/dependents/{dependent_id}",
  summary: "Removes a dependent; past appointments stay in the records",
  caller: "patient",
  params,
  status: 204,
  problems: ["feature_off"],
});

/** A token of a link, as the server created it. */
const CareToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) });

/** An appointment to come, as the mails about it describe it. */
const AppointmentToCome = z.object({
  start_time: Instant,
  /** The clinic's zone, IANA. */
  time_zone: z.string(),
  service_type: ServiceType,
  doctor_name: z.string(),
  /** Without hyphen; null until booked. */
  code: z.nullable(z.string()),
});
export type AppointmentToCome = z.infer<typeof AppointmentToCome>;

/**
 * `appointments`: those to come, which stay the dependent's whatever they answer. `link_not_valid` where the link was
 * used, has expired, or the request was withdrawn.
 */
export const seeCare = endpoint({
  method: "POST",
  path: "/patients/care/see",
  summary: "Returns who asks to act for whom, and what is booked; does not use up the token",
  caller: "anyone",
  body: CareToken,
  response: entity(
    z.object({
      dependent_name: z.string(),
      patient_name: z.string(),
      appointments: z.optional(z.array(AppointmentToCome)),
    }),
  ),
  problems: ["link_not_valid"],
});

/** Consumes the link. A refusal ends the care at once: the person leaves the family, and the patient is mailed. */
export const answerCare = endpoint({
  method: "POST",
  path: "/patients/care/answer",
  summary: "The dependent agrees or declines that the patient acts for them (D.101)",
  caller: "anyone",
  body: z.extend(CareToken, { agrees: z.boolean() }),
  status: 204,
  problems: ["link_not_valid"],
});
