import { emailPauseSeconds, lifetimeMinutes } from "../shared/lifetimes.ts";
import type { MailKind } from "./mail-kinds.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a link to choose a new password works, in ms. */
export const recoveryLinkLifetime = lifetimeMinutes.passwordLink * 60_000;

/** A link for a new password is not sent again while one sent within this time (ms) still works. */
export const recoveryPause = emailPauseSeconds * 1000;

/**
 * Mails that a person can trigger are counted in four pools, so that a flood in one leaves the others free.
 * `recovery`: links for a new password. `code`: sign-in codes. `request`: mails to a typed address. `notice`: all
 * others, which follow an action (booked, moved, password changed, a guest's new link, an offer of the waitlist).
 */
export type MailPool = "recovery" | "code" | "request" | "notice";

/**
 * By what mails are counted: one clinic's mails to a mailbox, all clinics' mails to it, requests of an account, or
 * mails of a clinic.
 */
export type MailSubject = "recipient" | "mailbox" | "account" | "clinic";

/** A limit on the number of mails in a time. */
export type MailLimit = {
  subject: MailSubject;
  /** At most this many mails ... */
  most: number;
  /** ... within this time, in ms. */
  within: number;
  /** Once used up, one mail is still sent when none was sent for this long, in ms. */
  thenEvery?: number;
};

/**
 * A family of six that signs up, adds everybody and mistypes an address twice stays below each limit for people. Those of a clinic
 * are far above what its patients do on its busiest day, and below what makes mail servers refuse its mail. Those of a mailbox over all
 * clinics leave room for a patient of several, so that a flood at one clinic does not use up what another may send.
 */
const limits: Readonly<Record<MailPool, readonly MailLimit[]>> = {
  recovery: [
    // A refused requester already has a mailed link that is still valid.
    { subject: "recipient", most: 3, within: recoveryLinkLifetime },
    // A stranger who asks all day costs the mailbox one mail each half hour, and never its owner the way back in.
    { subject: "recipient", most: 12, within: DAY, thenEvery: recoveryLinkLifetime },
    // Recoveries go to accounts only. A flood at one or two clinics where a mailbox has one leaves the others their own.
    { subject: "mailbox", most: 9, within: recoveryLinkLifetime },
    { subject: "mailbox", most: 120, within: DAY, thenEvery: recoveryLinkLifetime },
    { subject: "clinic", most: 1_000, within: HOUR },
  ],
  code: [
    // Sent after the right password only; each account has narrower limits of its own.
    { subject: "recipient", most: 10, within: 15 * MINUTE },
    { subject: "recipient", most: 60, within: DAY },
    { subject: "mailbox", most: 20, within: 15 * MINUTE },
    { subject: "mailbox", most: 120, within: DAY },
    { subject: "clinic", most: 5_000, within: HOUR },
  ],
  request: [
    { subject: "recipient", most: 5, within: HOUR },
    { subject: "recipient", most: 12, within: DAY },
    { subject: "mailbox", most: 8, within: HOUR },
    { subject: "mailbox", most: 20, within: DAY },
    { subject: "account", most: 10, within: HOUR },
    { subject: "account", most: 25, within: DAY },
    { subject: "clinic", most: 1_000, within: HOUR },
  ],
  notice: [
    { subject: "recipient", most: 20, within: HOUR },
    { subject: "recipient", most: 60, within: DAY },
    { subject: "mailbox", most: 60, within: HOUR },
    { subject: "mailbox", most: 180, within: DAY },
    { subject: "account", most: 30, within: HOUR },
    { subject: "account", most: 90, within: DAY },
    { subject: "clinic", most: 5_000, within: HOUR },
  ],
};

/** What happens over a budget: `refuse` rejects the request with a message, `drop` only omits the mail. */
export type MailBudget = { pool: MailPool; over: "refuse" | "drop" };

/**
 * Mails that only the clinic or a schedule triggers, or that announce a refund, have no budget. Nor has
 * `email_changed`, which carries the link that restores the old address and follows a mail with a budget.
 */
const budgets: Readonly<Partial<Record<MailKind, MailBudget>>> = {
  recover_password: { pool: "recovery", over: "refuse" },
  renew_password: { pool: "recovery", over: "refuse" },
  sign_in_code: { pool: "code", over: "refuse" },
  confirm_email: { pool: "request", over: "refuse" },
  account_exists: { pool: "request", over: "refuse" },
  confirm_new_email: { pool: "request", over: "refuse" },
  care_asked: { pool: "request", over: "refuse" },
  guest_invited: { pool: "request", over: "refuse" },
  visit_booked: { pool: "notice", over: "refuse" },
  visit_rescheduled: { pool: "notice", over: "refuse" },
  // At this point the mailbox has received twenty such mails in the last hour.
  visit_canceled: { pool: "notice", over: "drop" },
  visit_canceled_kept: { pool: "notice", over: "drop" },
  password_changed: { pool: "notice", over: "drop" },
  security_changed: { pool: "notice", over: "drop" },
  desk_password_changed: { pool: "notice", over: "drop" },
  care_ended: { pool: "notice", over: "drop" },
  // The answer is the same whether or not there is such a guest.
  guest_link: { pool: "notice", over: "drop" },
  // Giving a time up brings one about; the offer is in the app as well.
  visit_earlier: { pool: "notice", over: "drop" },
  waitlist_offer: { pool: "notice", over: "drop" },
  payment_reference: { pool: "notice", over: "drop" },
  payment_unsuccessful: { pool: "notice", over: "drop" },
  payment_timed_out: { pool: "notice", over: "drop" },
};

/** Returns the budget for mails of this kind, or null without one. */
export function mailBudgetOf(kind: MailKind): MailBudget | null {
  return budgets[kind] ?? null;
}

/** Returns the limits of a pool. */
export function mailLimitsOf(pool: MailPool): readonly MailLimit[] {
  return limits[pool];
}

/**
 * Returns after how many ms a limit allows one more mail; 0 for now. `newest` is when the last mail was sent, `nth`
 * when that was which counts back to `most`, both in ms; null for none.
 */
export function waitForMail(
  { within, thenEvery }: Pick<MailLimit, "within" | "thenEvery">,
  { nth, newest }: { nth: number | null; newest: number | null },
  now: number,
): number {
  if (nth === null || newest === null) return 0;
  const free = thenEvery === undefined ? nth + within : Math.min(nth + within, newest + thenEvery);
  return Math.max(0, free - now);
}

/** Normalises an address to its mailbox, for counting only: lower case, without a tag after "+"; at Gmail without dots and as `gmail.com`. */
export function mailboxOf(address: string): string {
  const [name = "", host = ""] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const [plain = ""] = name.split("+");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}
