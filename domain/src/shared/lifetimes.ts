/** How long what is sent to a person works, in minutes; pages and mails say the same numbers. */
export const lifetimeMinutes = {
  /** The link that chooses a new password, and what asks for it anew. */
  passwordLink: 30,
  /** A code by e-mail (ASVS 6.5.5: ten minutes at most). */
  mailCode: 10,
  /** The link that hands a payment to another device. */
  paymentLink: 10,
} as const;

/** After an email with a link was sent, the next to the same address may be asked for so much later, in seconds. */
export const emailPauseSeconds = 60;

/** The same for a code by email. */
export const codePauseSeconds = 30;

/** Whoever got no answer sends the same again within this time, in ms; it counts once. */
export const againWithin = 10 * 60_000;

/** The longest span of time that one question to the clinic API may ask for, in days. */
export const longestSpanDays = 31;

/** A transfer of which no byte moves for so long is given up by both sides, in ms. */
export const longestSilence = 30_000;

/** Medical and payment records are kept for so many years, the audit log as well (`refuse_change` in SQL). */
export const recordYears = 10;

/** The minutes that an appointment may take; the table `doctors` checks the same. */
export const appointmentMinutes = { least: 5, most: 240 } as const;
