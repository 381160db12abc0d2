import type { Store } from "../storage/store.ts";

type Hydrated = Pick<Store<boolean>, "get" | "subscribe">;

/** So long a page that has just become usable is left alone with the visitor, in ms. */
const pause = 250;
const atRest = new WeakMap<Hydrated, Promise<void>>();

/**
 * Resolves 0.25 s after hydration, the time to load what the page does not need at first; never on the
 * server. All callers with the same store share one promise.
 */
export function whenHydrated(isHydrated: Hydrated): Promise<void> {
  const known = atRest.get(isHydrated);
  if (known) return known;
  const rest = new Promise<void>((resolve) => {
    const soon = () => setTimeout(resolve, pause);
    if (isHydrated.get()) return void soon();
    const stop = isHydrated.subscribe(() => {
      stop();
      soon();
    });
  });
  atRest.set(isHydrated, rest);
  return rest;
}
