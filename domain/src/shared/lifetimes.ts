/** How long links and codes sent to a person work, in minutes; pages and mails state the same numbers. */
export const lifetimeMinutes = {
  /** The link for a new password, and the token that requests another. */
  passwordLink: 30,
  /** A code by e-mail (ASVS 6.5.5: ten minutes at most). */
  mailCode: 10,
  /** The link that moves a payment to another device. */
  paymentLink: 10,
} as const;

/** After an email with a link, the next one to the same address can be requested after this many seconds. */
export const emailPauseSeconds = 60;

/** After a code by email, the next one can be requested after this many seconds. */
export const codePauseSeconds = 30;

/** Within this time (ms) a repeated identical request counts once. */
export const repeatWindowMs = 10 * 60_000;

/** The longest time span that a request to the clinic API may ask for, in days. */
export const longestSpanDays = 31;

/** A transfer is aborted by both sides after this long without a byte, in ms. */
export const transferStallMs = 30_000;

/** How many years medical and payment records and the audit log are stored (`refuse_change` in SQL). */
export const recordYears = 10;

/** The least and most minutes of an appointment; the table `doctors` checks the same. */
export const appointmentMinutes = { least: 5, most: 240 } as const;
