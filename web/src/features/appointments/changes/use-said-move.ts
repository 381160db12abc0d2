import { useState } from "react";

/**
 * Whether a page still says that the appointment was moved: it does until the appointment has yet another time, which another part
 * of the page then says. `start` is its time now.
 */
export function useSaidMove(isMoved: boolean, start: string): boolean {
  const [movedTo, keep] = useState<string | null>(null);
  const now = timeMovedTo(movedTo, isMoved, start);
  if (now !== movedTo) keep(now);
  return isMoved && now === start;
}

/** The time to which the appointment was moved here; null where it was not. */
export function timeMovedTo(before: string | null, isMoved: boolean, start: string): string | null {
  return isMoved ? (before ?? start) : null;
}
