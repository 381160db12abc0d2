/** Reasons why a patient cannot join two of their accounts now, the most fundamental first. */
export const joinRefusals = [
  /** Name, date of birth or tax number do not agree. */
  "different_person",
  /** Somebody acts for one of the two accounts' patients. */
  "acted_for",
  /** A call of the other account is under way. */
  "in_visit",
  /** A payment of the other account is open. */
  "payment_pending",
  /** A device has sent different values of one moment to both. */
  "same_measurement",
] as const;
export type JoinRefusal = (typeof joinRefusals)[number];

/** How long the proof of the other account counts, in ms. */
export const joinProofLifetime = 10 * 60_000;
