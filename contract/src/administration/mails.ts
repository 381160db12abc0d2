import { mailSenderLimits } from "@anteroom/domain/clinic/mail-sender";
import { customisableMailKinds, customMailLimits } from "@anteroom/domain/notifications/own-mails";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { replaces, replacesRule, versionedEntity } from "../replaces.ts";
import { collection, entity, Instant, text } from "../values.ts";

const Line = text(customMailLimits.line).check(z.minLength(1));
const Lines = z.array(Line).check(z.maxLength(customMailLimits.lines));
const MailParams = z.strictObject({ mail_kind: z.enum(customisableMailKinds), locale: z.enum(locales) });

/** The sender's name and reply address of the clinic's emails. */
export const MailSender = z.object({
  /** The name before the installation's own address; null: the installation's default. */
  name: z.nullable(text(mailSenderLimits.name).check(z.minLength(1))),
  /** The reply address; null: the installation's. */
  reply_to: z.nullable(z.email().check(z.maxLength(mailSenderLimits.replyTo))),
});
export type MailSender = z.infer<typeof MailSender>;

const words = {
  /** One line. */
  subject: text(customMailLimits.subject).check(z.minLength(1)),
  /** The text above the button. A line `Label: {place}` is shown as a detail. */
  text: Lines.check(z.minLength(1)),
  /** The button's label; null where such emails have none. */
  button: z.nullable(text(customMailLimits.button).check(z.minLength(1))),
  /** The small print. */
  after: Lines,
};
const MailCopy = z.object(words);

/** The text of one kind of email in one language. */
export const MailTemplate = z.object({
  kind: z.enum(customisableMailKinds),
  locale: z.enum(locales),
  /** The product's text. */
  product: MailCopy,
  /** The clinic's text; null without one. */
  own: z.nullable(MailCopy),
  changed_at: z.nullable(Instant),
  /** Allowed placeholders, as `{clinic}` … */
  places: z.array(z.string()),
  /** … and those that the text must contain. */
  needed_places: z.array(z.string()),
});
export type MailTemplate = z.infer<typeof MailTemplate>;

/** A template with the email it gives for invented data. */
export const MailTemplatePreview = z.extend(MailTemplate, {
  preview: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});
export type MailTemplatePreview = z.infer<typeof MailTemplatePreview>;

export const clinicGetMailSender = endpoint({
  method: "GET",
  path: "/clinic/mail_sender",
  summary: "Returns the sender's name of the clinic's emails and their reply address",
  caller: "clinic",
  scope: "settings:read",
  response: versionedEntity(MailSender),
});

/** Audited. Applies to every mail sent from then on, also to queued ones. */
export const clinicSetMailSender = endpoint({
  method: "PUT",
  path: "/clinic/mail_sender",
  summary: "Sets the sender's name and reply address, also of queued emails",
  description: `The sender's address stays the installation's, which receiving servers trust (SPF, DKIM). A name that looks like an address is refused (\`looks-like-address\`): readers would take it for the sender's. ${replacesRule}`,
  caller: "clinic",
  scope: "settings:write",
  body: z.strictObject({ ...MailSender.shape, replaces }),
  response: versionedEntity(MailSender),
  problems: ["changed_elsewhere"],
});

export const clinicListMailTemplates = endpoint({
  method: "GET",
  path: "/clinic/mail_templates",
  summary:
    "Lists every email that the clinic may customise, in one language, with the product's text and the clinic's",
  description:
    "Emails about appointments and payments. Those about account security (codes, passwords, changed addresses) cannot be changed.",
  caller: "clinic",
  scope: "settings:read",
  query: z.strictObject({ locale: z.enum(locales) }),
  response: collection(MailTemplate),
});

export const clinicGetMailTemplate = endpoint({
  method: "GET",
  path: "/clinic/mail_templates/{mail_kind}/{locale}",
  summary: "Returns one email in one language, with a preview",
  caller: "clinic",
  scope: "settings:read",
  params: MailParams,
  response: entity(MailTemplatePreview),
});

/** Audited, except a dry run. Applies to mails written afterwards. */
export const clinicSetMailTemplate = endpoint({
  method: "PUT",
  path: "/clinic/mail_templates/{mail_kind}/{locale}",
  summary: "Sets the clinic's text of an email in one language; a dry run only returns the preview",
  description:
    "The text must contain `needed_places`: without them readers would not learn what to do, or what to pay with. `fields` names each fault: `unknown-place-…`, `lacks-…`, `stray-brace`, `lacks-button`, `no-button`. Readers of Brazilian Portuguese and Chilean Spanish get `pt` and `es` where the clinic has no text in theirs. The server adds facts of the appointment, emergency numbers and links. The text must not name a reason or a specialty, since others may read emails. Applies to emails written from now on. With `replaces`, a text that somebody has changed or removed since it was read is not replaced (`changed_elsewhere`), unless it is this one already.",
  caller: "clinic",
  scope: "settings:write",
  params: MailParams,
  body: z.strictObject({
    ...words,
    /** Whether it is only tried. */
    is_dry_run: z.boolean(),
    /** The `changed_at` of the text that is replaced; null: there is none yet. */
    replaces: z.exactOptional(z.nullable(Instant)),
  }),
  response: entity(MailTemplatePreview),
  problems: ["changed_elsewhere"],
});

/** Audited. Applies to mails written afterwards. */
export const clinicRemoveMailTemplate = endpoint({
  method: "DELETE",
  path: "/clinic/mail_templates/{mail_kind}/{locale}",
  summary: "Removes the clinic's text of an email; the product's is sent again",
  description:
    "With `replaces`, the `changed_at` that was read, a text that somebody has changed meanwhile is not removed (`changed_elsewhere`).",
  caller: "clinic",
  scope: "settings:write",
  params: MailParams,
  query: z.strictObject({ replaces: z.optional(Instant) }),
  status: 204,
  problems: ["changed_elsewhere"],
});
