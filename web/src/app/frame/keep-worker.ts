/** Registers the service worker when the page has nothing else to do; browsers that have none go without. */
export function keepWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register("/service-worker.js").then(
      () => {},
      () => {}, // refused, as in a private window, or no connection: the next page asks again
    );
  if ("requestIdleCallback" in window) requestIdleCallback(() => void register(), { timeout: 10_000 });
  else setTimeout(() => void register(), 2_000);
}
