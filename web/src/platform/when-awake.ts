import type { Store } from "./store.ts";

/** Once the page is usable: the time to fetch what it can do without at first. */
export function whenAwake({ get, subscribe }: Pick<Store<boolean>, "get" | "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    if (get()) return resolve();
    const stop = subscribe(() => {
      stop();
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve); // Safari; in any case once the page has said so itself
    });
  });
}
