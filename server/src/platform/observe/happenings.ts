/** What is counted, and what is said of each: few and known values. */
type Happenings = {
  /** What became of it. */
  payment: string;
  booking: string;
  "call-quality": { quality: string; route: string; video: string };
};

type Said = { [What in keyof Happenings]: [what: What, detail: Happenings[What]] }[keyof Happenings];
type Listener = (...said: Said) => void;

/** Of this process, as what it counts is: a use case deep in a transaction need not be handed a counter. */
const listeners = new Set<Listener>();

/** Says that it has happened; nobody need listen. */
export function happened(...said: Said): void {
  for (const listener of listeners) listener(...said);
}

/** Hears of everything that happens from now on; returns how to stop. */
export function onHappening(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
