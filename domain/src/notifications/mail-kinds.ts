/**
 * How soon a mail must be sent. Each urgency has its own workers, so that bulk mails never delay urgent ones.
 * `urgent`: somebody waits for it at a screen, or it concerns money. `bulk`: sent to many at once. `ordinary`: the
 * rest.
 */
export type MailUrgency = "urgent" | "ordinary" | "bulk";

/** Every kind of mail; its texts are in `content/src/messages`. */
const urgencies = {
  recover_password: "urgent",
  renew_password: "urgent",
  password_changed: "urgent",
  sign_in_code: "urgent",
  security_changed: "urgent",
  account_deleted: "urgent",
  accounts_joined: "urgent",
  desk_password_changed: "urgent",
  confirm_email: "urgent",
  account_exists: "urgent",
  confirm_new_email: "urgent",
  email_changed: "urgent",
  guest_link: "urgent",
  // The call may have begun.
  guest_invited: "urgent",
  payment_reference: "urgent",
  payment_unsuccessful: "urgent",
  payment_timed_out: "urgent",
  payment_refund_due: "urgent",
  payment_refunded: "urgent",
  payment_part_refunded: "urgent",
  // To the clinic, about money that a bank holds or takes back: it has days to answer.
  clinic_dispute_opened: "ordinary",
  clinic_money_taken_back: "ordinary",
  clinic_money_not_coming: "ordinary",
  clinic_refund_not_possible: "ordinary",
  visit_booked: "ordinary",
  visit_entered: "ordinary",
  visit_message: "ordinary",
  visit_ended: "ordinary",
  visit_canceled: "ordinary",
  visit_canceled_kept: "ordinary",
  visit_canceled_refunded: "ordinary",
  visit_canceled_by_clinic: "ordinary",
  visit_declined: "ordinary",
  visit_rescheduled: "ordinary",
  // An offer of minutes.
  visit_earlier: "urgent",
  waitlist_offer: "urgent",
  care_asked: "ordinary",
  care_ended: "ordinary",
  care_ending: "bulk",
  invitation: "bulk",
  visit_reminder_day: "bulk",
  // Ten minutes or an hour before an appointment a mail that queues behind a thousand others is of no use.
  visit_reminder_hour: "ordinary",
  visit_reminder_soon: "ordinary",
} as const satisfies Record<string, MailUrgency>;

/** A kind of mail that the server sends. */
export type MailKind = keyof typeof urgencies;
/** All kinds of mails that the server sends. */
export const mailKinds = Object.keys(urgencies) as MailKind[];

/** Returns the urgency of a kind of mail. */
export function mailUrgency(kind: MailKind): MailUrgency {
  return urgencies[kind];
}

/** Mails that are of no use an hour later: what they tell has expired or happened by then. */
const passing: ReadonlySet<MailKind> = new Set<MailKind>([
  "recover_password",
  "sign_in_code",
  "guest_invited",
  "visit_earlier",
  "waitlist_offer",
  "visit_reminder_day",
  "visit_reminder_hour",
  "visit_reminder_soon",
]);

/** Returns whether a mail of this kind is of no use an hour after it was written. */
export function isPassingMail(kind: MailKind): boolean {
  return passing.has(kind);
}
