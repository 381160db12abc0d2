import { errorServiceOf } from "@anteroom/contract/error-report";
import { isAnalyticsActive } from "@anteroom/domain/clinic/analytics";
import type { Config } from "../config/config.ts";
import { realtimeSources } from "../realtime/realtime-config.ts";
import type { Tenant } from "../tenancy/tenants.ts";

/** What is written into the page itself: known by the nonce of this one answer, or by hashes where the same bytes are sent again. */
type Inline = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] };

type Sources = {
  inline: Inline;
  connect: readonly string[];
  foreign?: readonly string[];
  /** Whether pages open the isolated frame of an outside symptom checker, which this server hands out. */
  hasOwnFrames?: boolean;
};

/**
 * Returns the page's content security policy: own origin, scripts and styles by nonce or hash. `foreign` lists origins
 * of the clinic's external services on this page. Their scripts write style elements without a nonce. Only there styles
 * need no nonce, because a nonce would disable 'unsafe-inline'.
 */
export function contentSecurityPolicy({
  inline,
  connect,
  foreign = [],
  hasOwnFrames = false,
}: Sources): string {
  const isForeign = foreign.length > 0;
  const { scripts, styles } =
    "nonce" in inline
      ? { scripts: [`'nonce-${inline.nonce}'`], styles: [`'nonce-${inline.nonce}'`] }
      : inline;
  const files = ["", ...foreign.filter((origin) => origin.startsWith("http"))].join(" ");
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}${files}`,
    `style-src ${["'self'", ...(isForeign ? ["'unsafe-inline'"] : styles)].join(" ")}${files}`,
    `img-src 'self' data: blob:${files}`,
    `font-src 'self'${files}`,
    `media-src 'self' blob:${files}`,
    ...(isForeign || hasOwnFrames ? [`frame-src${hasOwnFrames ? " 'self'" : ""}${files}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `connect-src ${["'self'", ...connect, ...foreign].join(" ")}`,
  ].join("; ");
}

/** The two pages that a payment window returns to: isolated from their opener they would look closed to it. */
const paymentReturns = /^\/(appointments\/\d+\/pay|appointment-checkout)\/?$/;

/**
 * Returns the headers of the page at `path` besides its content security policy. Pages that a payment window
 * returns to get no opener policy.
 */
export function pageHeaders(path: string): Record<string, string> {
  return {
    "permissions-policy":
      "camera=(self), microphone=(self), speaker-selection=(self), geolocation=(), payment=()",
    ...(paymentReturns.test(path) ? {} : { "cross-origin-opener-policy": "same-origin-allow-popups" }),
  };
}

/**
 * Returns Strict-Transport-Security for a host in production, else null. Includes subdomains only when their owner says
 * so: the installation for BASE_URL's host and below, a clinic for its own hosts.
 */
export function strictTransport(
  config: Pick<Config, "environment" | "baseUrl" | "HSTS_MAX_AGE" | "HSTS_INCLUDE_SUBDOMAINS">,
  host: string | null,
  tenant: Pick<Tenant, "settings"> | null,
): string | null {
  if (config.environment !== "production") return null;
  const own = config.baseUrl.hostname;
  const isOwn = host === null || host === own || host.endsWith(`.${own}`);
  const isWide = isOwn
    ? config.HSTS_INCLUDE_SUBDOMAINS === "on"
    : tenant?.settings.strictTransportSecurity === "subdomains";
  return `max-age=${config.HSTS_MAX_AGE}${isWide ? "; includeSubDomains" : ""}`;
}

/**
 * Returns where pages may connect to besides their own http origin: web sockets of `host`, the realtime service, an API
 * on another origin, and analytics and error reporting when they are configured.
 */
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
