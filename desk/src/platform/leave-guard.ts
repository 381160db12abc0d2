/** What leaves the present screen when `go` is called. `to`: the path of the next one, null for the end of the session. */
export type Leaving = { to: string | null; go: () => void };

/** Returns whether it takes care of the leaving: it asks, and calls `go` or not. */
type Guard = (leaving: Leaving) => boolean;

const guards: { guard: Guard; path: string; address: string }[] = [];

/**
 * Asks `guard` before the present screen is left by a link, the browser's way back or sign-out, until the
 * returned function is called. The guard set last is asked first.
 */
export function guardLeaving(guard: Guard): () => void {
  const entry = { guard, path: location.pathname, address: location.href };
  guards.push(entry);
  return () => {
    const index = guards.indexOf(entry);
    if (index !== -1) guards.splice(index, 1);
  };
}

/** Leaves, unless a guard takes care of it. Returns the address of the screen that one stays on, else null. */
export function leaveScreen(leaving: Leaving): string | null {
  const asked = guards.toReversed().find(({ guard, path }) => leaving.to !== path && guard(leaving));
  if (!asked) leaving.go();
  return asked?.address ?? null;
}
