import { useState } from "react";

/** A move made on this page. `from`: the old time, until the page has fetched the new one. */
export type Move = { from: string | null; to: string };

/**
 * Returns the new time while this part of the page should announce it: until the appointment gets yet another
 * time. Call `said` with the new start, or null to stop. `start` (ISO 8601): as last fetched, which may be
 * the old one for a moment.
 */
export function useAnnouncedMove(start: string): {
  movedTo: string | null;
  said: (to: string | null) => void;
} {
  const [move, keep] = useState<Move | null>(null);
  const now = moveStillShown(move, start);
  if (now !== move) keep(now);
  return { movedTo: now?.to ?? null, said: (to) => keep(to === null ? null : { from: start, to }) };
}

/**
 * Returns the move after the appointment was fetched with `start`; null where that is neither the new time
 * nor the old one. Compares ISO strings exactly.
 */
export function moveStillShown(move: Move | null, start: string): Move | null {
  if (move === null || move.from === start) return move;
  if (move.to !== start) return null;
  return move.from === null ? move : { ...move, from: null };
}
