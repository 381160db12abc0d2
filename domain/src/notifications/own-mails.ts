import { mailKinds, type MailKind } from "./mail-kinds.ts";

/** Emails that a clinic may word itself: about appointments and their payment. What keeps accounts safe says the same everywhere. */
export type OwnMailKind = Extract<MailKind, `visit_${string}` | `payment_${string}` | "waitlist_offer">;

const isOwn = (kind: MailKind): kind is OwnMailKind => /^(visit_|payment_|waitlist_offer$)/.test(kind);

export const ownMailKinds = mailKinds.filter(isOwn) as [OwnMailKind, ...OwnMailKind[]];

/** The most of each part, in characters and lines. */
export const ownMailLimits = { subject: 120, line: 500, lines: 12, button: 40 } as const;
