import { useState } from "react";

/** A move made here: the new time, and the old one for as long as the page may not have heard of the new one. */
export type Move = { from: string | null; to: string };

/**
 * Whether a part of the page still says that it moved the appointment: it does until the appointment has yet another time, which
 * another part of the page then says; `movedTo` is the new time for so long. `start` is its time as the page knows it, which may be the old one for a moment: a hint of
 * the server can replace the request that follows the move.
 */
export function useSaidMove(start: string): { movedTo: string | null; said: (to: string | null) => void } {
  const [move, keep] = useState<Move | null>(null);
  const now = heardOf(move, start);
  if (now !== move) keep(now);
  return { movedTo: now?.to ?? null, said: (to) => keep(to === null ? null : { from: start, to }) };
}

/** A move once the appointment starts at `start`: null where that is neither its new time nor the old one, not yet replaced. */
export function heardOf(move: Move | null, start: string): Move | null {
  if (move === null || move.from === start) return move;
  if (move.to !== start) return null;
  return move.from === null ? move : { ...move, from: null };
}
