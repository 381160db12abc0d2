import type { MailLimit } from "./mail-budgets.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Text messages are counted in two pools: codes that somebody requests, and reminders. */
export type TextPool = "code" | "reminder";

/**
 * By what text messages are counted: all clinics' to a number, those of an account, a clinic or the whole
 * installation.
 */
export type TextSubject = "number" | "account" | "clinic" | "installation";

/** A limit on the number of text messages in a time; `within` is in ms. */
export type TextLimit = Pick<MailLimit, "most" | "within"> & { subject: TextSubject };

/**
 * A text message costs money, and codes to expensive numbers are a known fraud. Somebody who mistypes a number
 * twice stays below each limit. Limits on reminders are wide, for faults only.
 */
const limits: Readonly<Record<TextPool, readonly TextLimit[]>> = {
  code: [
    { subject: "number", most: 1, within: MINUTE / 2 },
    { subject: "number", most: 3, within: HOUR },
    { subject: "number", most: 6, within: DAY },
    { subject: "account", most: 5, within: HOUR },
    { subject: "account", most: 10, within: DAY },
    { subject: "clinic", most: 300, within: HOUR },
    { subject: "installation", most: 1_000, within: HOUR },
  ],
  reminder: [
    { subject: "number", most: 40, within: DAY },
    { subject: "clinic", most: 3_000, within: HOUR },
    { subject: "installation", most: 20_000, within: HOUR },
  ],
};

/** Returns the limits of a pool. */
export function textLimitsOf(pool: TextPool): readonly TextLimit[] {
  return limits[pool];
}

/** How long a code sent to a phone works (ms), and how many wrong entries invalidate it. */
export const textCode = { lifetime: 10 * MINUTE, mostWrong: 5 } as const;
