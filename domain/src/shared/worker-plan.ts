/** A request that the service worker intercepts. */
export type WorkerRequest = { method: string; path: string; isOwnOrigin: boolean; isNavigation: boolean };

/**
 * How the service worker answers a request. `page`: network first, else the offline page. `file`: a hashed,
 * immutable file from the cache. `leave`: not intercepted.
 */
export type WorkerPlan = "page" | "file" | "leave";

/**
 * Returns how the service worker answers a request. `path` is the pathname without query. Only GET requests of our
 * origin are intercepted: navigations, except to the API and payment pages, and files below `/assets/` (D.99).
 */
export function planRequest({ method, path, isOwnOrigin, isNavigation }: WorkerRequest): WorkerPlan {
  if (method !== "GET" || !isOwnOrigin) return "leave";
  if (isNavigation) return untouched.test(path) ? "leave" : "page";
  return path.startsWith("/assets/") ? "file" : "leave";
}

/** The API, surfaces of developers, and the pages to which a payment's window returns. */
const untouched = /^\/(api|dev|pusher)\/|^\/(appointments\/\d+\/pay|appointment-checkout)\/?$/;
