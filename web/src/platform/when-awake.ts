import type { Store } from "./storage/store.ts";

type Awake = Pick<Store<boolean>, "get" | "subscribe">;

/** So long a page that has just become usable is left alone with the visitor, in ms. */
const pause = 250;
const atRest = new WeakMap<Awake, Promise<void>>();

/** A moment after the page has become usable: the time to fetch what it can do without at first. */
export function whenAwake(isAwake: Awake): Promise<void> {
  const known = atRest.get(isAwake);
  if (known) return known;
  const rest = new Promise<void>((resolve) => {
    const soon = () => setTimeout(resolve, pause);
    if (isAwake.get()) return void soon();
    const stop = isAwake.subscribe(() => {
      stop();
      soon();
    });
  });
  atRest.set(isAwake, rest);
  return rest;
}
