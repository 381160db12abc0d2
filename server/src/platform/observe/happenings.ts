/** The countable product events. Each detail has few, known values. */
type Happenings = {
  /** The outcome. */
  payment: string;
  booking: string;
  "file-deletion": "deleted" | "failed";
  "call-quality": { quality: string; route: string; video: string };
};

type Said = { [What in keyof Happenings]: [what: What, detail: Happenings[What]] }[keyof Happenings];
type Listener = (...said: Said) => void;

/** One list per process, so that a use case inside a transaction needs no counter passed in. */
const listeners = new Set<Listener>();

/** Emits a countable product event, such as a payment outcome, to the listeners of this process. */
export function emitProductEvent(...said: Said): void {
  for (const listener of listeners) listener(...said);
}

/** Subscribes to all product events. Returns a function that unsubscribes. */
export function onProductEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
