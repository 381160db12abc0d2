const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long the next attempt is delayed after a number of failed ones in a row. Times in ms. */
export type DelayRule = {
  /** Attempts without a delay. */
  free: number;
  firstDelay: number;
  /** The delay doubles after this many attempts. */
  step: number;
  mostDelay: number;
};

/**
 * Delays of password attempts, by origin. They never lock an account: each rule only delays, and a reset by mail clears all.
 *
 * Guesses a day at one sign-in name, from any number of addresses: 300 without delay, 100 while the delay grows, then one in
 * 120 s. That is fewer than 1,100 on the first day and 720 on each later day. An account that signs in by e-mail and by
 * CPF has two names: twice as many. Common passwords are refused, and eight characters are required. A year of 1,440
 * guesses a day is 526,000: a chance of 1 in 400,000 against a random password of eight small letters.
 * A stolen device that signed in before has 5 guesses and then one in 15 minutes, about 100 a day.
 */
export const signInDelays = {
  /** A device that has signed in to this account before: other people's attempts do not delay it. */
  device: { free: 5, firstDelay: 30 * second, step: 1, mostDelay: 15 * minute },
  /** One account from one network, on unknown devices: about 34 attempts a day. */
  accountAtAddress: { free: 5, firstDelay: minute, step: 1, mostDelay: hour },
  /** One account from all unknown devices. */
  account: { free: 300, firstDelay: 5 * second, step: 20, mostDelay: 2 * minute },
} as const satisfies Record<string, DelayRule>;

/** The count of attempts starts again after this long without one, in ms. */
export const signInCountResetMs = 24 * hour;

/**
 * Returns how long (ms) after the last of `tries` attempts the next one is allowed: 0 while some are free, then
 * doubling in steps up to `mostDelay`. The caller counts the attempts and resets the count.
 */
export function delayAfter({ free, firstDelay, step, mostDelay }: DelayRule, tries: number): number {
  if (tries < free) return 0;
  return Math.min(firstDelay * 2 ** Math.floor((tries - free) / step), mostDelay);
}
