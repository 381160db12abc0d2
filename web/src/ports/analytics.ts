/** Counts events of people who consented. Never throws; nothing is awaited. */
export type Analytics = {
  /** One page was shown; `label` is that of its route. */
  pageView: (label: string) => void;
  /** The page told somebody of an error of spec §8; of it only its type. */
  errorType: (type: string) => void;
  /** Later events are those of this patient. An id that names a device is refused (S5.ANALYTICS.01). */
  identify: (id: string) => void;
  /** Later events are nobody's: S4.SESSION.07. */
  reset: () => void;
  /** The page closes: sends queued events without waiting for an answer. */
  leave: () => void;
  /** The yes was taken back: what waits is thrown away, and so is the number of this device. */
  forget: () => void;
};
