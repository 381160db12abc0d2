/**
 * Registers the service worker when the page is idle. Does nothing in browsers without service workers;
 * failures are ignored.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register("/service-worker.js").then(
      () => {},
      () => {}, // refused, as in a private window, or no connection: the next page asks again
    );
  if ("requestIdleCallback" in window) requestIdleCallback(() => void register(), { timeout: 10_000 });
  else setTimeout(() => void register(), 2_000);
}
