/** A request as the service worker sees it. */
export type WorkerRequest = { method: string; path: string; isOwnOrigin: boolean; isNavigation: boolean };

/**
 * What the worker does with a request. `page`: the network, and without one the offline page. `file`: one of the app's hashed
 * files, which never change. `leave`: not its business; the browser goes on as if there were no worker.
 */
export type WorkerPlan = "page" | "file" | "leave";

/** Only what is named here is touched: data, payments, realtime, uploads, films and other origins pass by (D.99). */
export function planRequest({ method, path, isOwnOrigin, isNavigation }: WorkerRequest): WorkerPlan {
  if (method !== "GET" || !isOwnOrigin) return "leave";
  if (isNavigation) return untouched.test(path) ? "leave" : "page";
  return path.startsWith("/assets/") ? "file" : "leave";
}

/** The API, surfaces of developers, and the pages to which a payment's window returns. */
const untouched = /^\/(api|dev|pusher)\/|^\/(appointments\/\d+\/pay|appointment-checkout)\/?$/;
