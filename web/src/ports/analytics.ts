/** Counts events of people who consented. Never throws; nothing is awaited. */
export type Analytics = {
  /** One page was shown; `label` is that of its route. */
  pageView: (label: string) => void;
  /** The page showed an error of spec section 8; only its type is counted. */
  errorType: (type: string) => void;
  /** Later events are those of this patient. An id that names a device is refused (S5.ANALYTICS.01). */
  identify: (id: string) => void;
  /** Later events belong to no patient: S4.SESSION.07. */
  reset: () => void;
  /** The page closes: sends queued events without waiting for an answer. */
  leave: () => void;
  /** Consent was withdrawn: discards queued events and the id of this device. */
  forget: () => void;
};
