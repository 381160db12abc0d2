/** What is counted by what became of it; the outcomes of each are few and known. */
export type Happening = "payment" | "booking";

type Listener = (what: Happening, outcome: string) => void;

/** Of this process, as what it counts is: a use case deep in a transaction need not be handed a counter. */
const listeners = new Set<Listener>();

/** Says that it has happened; nobody need listen. */
export function happened(what: Happening, outcome: string): void {
  for (const listener of listeners) listener(what, outcome);
}

/** Hears of everything that happens from now on; returns how to stop. */
export function onHappening(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
