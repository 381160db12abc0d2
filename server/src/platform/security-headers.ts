import { errorServiceOf } from "@anteroom/contract/error-report";
import { isAnalyticsActive } from "@anteroom/domain/analytics";
import type { Config } from "./config.ts";
import { realtimeSources } from "./realtime-config.ts";

type Sources = { nonce: string; connect: readonly string[] };

/** The page's content security policy: everything from our own origin, scripts and styles by nonce, nothing else. */
export function contentSecurityPolicy({ nonce, connect }: Sources): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `connect-src ${["'self'", ...connect].join(" ")}`,
  ].join("; ");
}

/** The two pages that a payment window returns to: isolated from their opener they would look closed to it. */
const paymentReturns = /^\/(appointments\/\d+\/pay|appointment-checkout)\/?$/;

/** Headers of every page besides its policy. */
export function pageHeaders(path: string): Record<string, string> {
  return {
    "permissions-policy":
      "camera=(self), microphone=(self), speaker-selection=(self), geolocation=(), payment=()",
    ...(paymentReturns.test(path) ? {} : { "cross-origin-opener-policy": "same-origin-allow-popups" }),
  };
}

/** Where pages may connect to besides their own origin: the realtime service, and the API where it lives elsewhere. */
export function connectSources(config: Config, host: string): string[] {
  const own = [`ws://${host}`, `wss://${host}`]; // Firefox ESR and WebKit do not count ws: as 'self'
  const elsewhere = [config.API_BASE_URL, config.REALTIME_AUTH_URL]
    .filter((address) => address?.startsWith("http"))
    .map((address) => new URL(address ?? "").origin);
  return [...new Set([...own, ...realtimeSources(config.realtime, host), ...elsewhere, ...outside(config)])];
}

/** Services that pages tell something, by `connect-src`; each only when it is configured. */
function outside({ environment, ANALYTICS_KEY, ANALYTICS_URL, SENTRY_DSN }: Config): string[] {
  const analyticsKey = ANALYTICS_KEY ?? null;
  const isCounted = isAnalyticsActive({ environment, analyticsKey });
  const errors = errorServiceOf(SENTRY_DSN ?? "");
  return [...(isCounted ? [new URL(ANALYTICS_URL).origin] : []), ...(errors ? [errors.origin] : [])];
}
