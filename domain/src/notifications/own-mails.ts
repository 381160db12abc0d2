import { mailKinds, type MailKind } from "./mail-kinds.ts";

/**
 * The mails whose text a clinic may change: about appointments and payments. Mails about account security are
 * fixed.
 */
export type CustomisableMailKind = Extract<
  MailKind,
  `visit_${string}` | `payment_${string}` | "waitlist_offer"
>;

const isOwn = (kind: MailKind): kind is CustomisableMailKind =>
  /^(visit_|payment_|waitlist_offer$)/.test(kind);

/** Kinds of mails for which a clinic may write its own text. */
export const customisableMailKinds = mailKinds.filter(isOwn) as [
  CustomisableMailKind,
  ...CustomisableMailKind[],
];

/** The most characters of each part of a customised mail, and the most lines. */
export const customMailLimits = { subject: 120, line: 500, lines: 12, button: 40 } as const;
