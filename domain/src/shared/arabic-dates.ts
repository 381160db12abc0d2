let isLocalized = false;

/** Returns whether Arabic pages write dates in Arabic; by default in English (S9.DATE.01). */
export function hasArabicDates(): boolean {
  return isLocalized;
}

/**
 * Sets, for all pages of this process, whether Arabic pages write dates in Arabic: for a browser, which shows
 * one clinic. Servers use `withArabicDates`.
 */
export function setArabicDates(localized: boolean): void {
  isLocalized = localized;
}

/**
 * Runs `make` synchronously with the format set and restores it: for rendering one page on the server. `make` must
 * not be asynchronous.
 */
export function withArabicDates<Made>(localized: boolean, make: () => Made): Made {
  const before = isLocalized;
  isLocalized = localized;
  try {
    return make();
  } finally {
    isLocalized = before;
  }
}
