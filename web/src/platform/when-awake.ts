import type { Store } from "./store.ts";

/** So long a page that has just become usable is left alone with the visitor, in ms. */
const pause = 1_000;

/** Once the page is usable: the time to fetch what it can do without at first. */
export function whenAwake({ get, subscribe }: Pick<Store<boolean>, "get" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    if (get()) return resolve();
    const stop = subscribe(() => {
      stop();
      setTimeout(resolve, pause);
    });
  });
}
