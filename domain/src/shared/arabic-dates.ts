let isLocalized = false;

/** Whether Arabic pages write dates in Arabic; English unless the clinic chose otherwise (S9.DATE.01). */
export function hasArabicDates(): boolean {
  return isLocalized;
}

/** For the one clinic of a browser's page. */
export function setArabicDates(localized: boolean): void {
  isLocalized = localized;
}

/** For one page on the server: holds while `make` runs, which must not wait for anything. */
export function withArabicDates<Made>(localized: boolean, make: () => Made): Made {
  const before = isLocalized;
  isLocalized = localized;
  try {
    return make();
  } finally {
    isLocalized = before;
  }
}
