import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { apiAddressCookie } from "@anteroom/domain/clinic/api-address";
import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { negotiateLocale, type Locale } from "@anteroom/domain/shared/locales";
import type { FastifyInstance } from "fastify";
import { apiAddressSources, chosenApiAddress } from "../http/addresses/api-address.ts";
import { cookieOf } from "../http/cookies.ts";
import { hostNameOf } from "../http/addresses/host-name.ts";
import { connectSources, contentSecurityPolicy, pageHeaders } from "../http/security-headers.ts";
import { plainAddress, trustedProxies } from "../http/addresses/trusted-proxies.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { hashInline, pressableStyle } from "./inline-hashes.ts";
import {
  openPageCache,
  type Encoding,
  type FreshPage,
  type PageForm,
  type PagePlace,
  type ReadyPage,
} from "./page-cache.ts";
import type { PublicPage } from "./public-page.ts";
import { memoizeRecent } from "./memoize.ts";
import { foreignOriginsOf, renderPage, type Pages } from "./render-page.ts";

/**
 * By this header a trusted proxy says in one tag what the visitor asks for, in place of cookie and Accept-Language: `fr`; `pt` for
 * whichever Portuguese is the clinic's; `pt-PT` and `es-ES` where the other variant was not meant; `*` for none of ours.
 */
const languageHeader = "x-page-language";

/** A request for a public page, with everything that its bytes depend on. */
export type PageCall = {
  tenant: Tenant;
  page: PublicPage;
  locale: Locale;
  /** The `Host` header as it came. */
  host: string;
  /** True when it came through a trusted proxy that has chosen the language. The proxy may cache the answer. */
  isFromEdge: boolean;
};

/** The answer for a public page. */
export type PublicAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Null for redirects and 304. */
  body: Buffer | null;
  /** True when it is stored with the page: the same object each time. */
  isCached: boolean;
};

/** The cached public pages. */
export type PublicPages = ReturnType<typeof openPublicPages>;

/** For how long a proxy may show an old page while it fetches the new one, in ms. */
const edgeGrace = 5_000;

/** Renders and caches the pages that are the same for everybody of a clinic and language. */
export function openPublicPages(app: FastifyInstance, pages: Pages) {
  const { config } = pages;
  const now = () => app.clock.now().getTime();
  const report = (error: Error) => pages.report(error, "public pages");
  const cache = openPageCache({ now, report });
  const isTrusted = trustedProxies(config.TRUSTED_PROXIES);
  const port = config.baseUrl.port === "" ? "" : `:${config.baseUrl.port}`;
  const plainApi = chosenApiAddress(config, undefined);

  /** The address under which the clinic is known here: what the visitor wrote after the name never reaches a page. */
  const usualHostOf = memoizeRecent((host: string) => `${hostNameOf(host) ?? ""}${port}`);

  const placeOf = ({ tenant, page, locale, host }: PageCall): PagePlace => ({
    tenantId: tenant.id,
    hasQuery: page.hasQuery,
    // Unambiguous: a space stands in none of them but perhaps in the last.
    key: `${tenant.id} ${versionOf(tenant)} ${usualHostOf(host)} ${locale} ${page.url}`,
    freshMs: page.freshMs,
    maxAgeMs: page.maxAgeMs,
  });

  const rendererOf =
    ({ tenant, page, locale, host }: PageCall) =>
    async (): Promise<FreshPage> => {
      const nonce = randomBytes(16).toString("base64url");
      const made = await renderPage(app, pages, {
        tenant,
        locale,
        url: page.url,
        host: usualHostOf(host),
        nonce,
        api: plainApi,
        headers: { host: usualHostOf(host), cookie: `lang=${locale}` },
      });
      const hashed = hashInline(made.html, nonce);
      if (!hashed) throw new Error(`The nonce stands in the text of ${page.path}`);
      return { ...hashed, status: made.status, location: made.location, isWhole: made.isWhole };
    };

  const policyOf = ({ tenant, page, host }: PageCall, { scripts, styles }: ReadyPage) =>
    contentSecurityPolicy({
      inline: { scripts, styles: [...styles, pressableStyle] },
      connect: [...connectSources(config, host.toLowerCase()), ...apiAddressSources(plainApi)],
      foreign: foreignOriginsOf(tenant, page.url),
      hasOwnFrames: outsideCheckerOf(tenant.settings)?.kind === "script",
    });

  const cachedPolicyOf = cachePolicies(policyOf, usualHostOf);

  const answerAnew = (
    call: PageCall,
    ready: ReadyPage,
    form: PageForm,
    requested: Requested,
  ): PublicAnswer => {
    const headers: Record<string, string> = {
      ...pageHeaders(call.page.path),
      ...keepingOf(call, ready, { age: cache.ageOf(ready), usualHost: usualHostOf(call.host) }),
      "content-language": call.locale,
      "content-security-policy": cachedPolicyOf(call, ready),
    };
    const { status, location } = ready;
    if (location !== null) return { status, headers: { ...headers, location }, body: null, isCached: false };
    headers["etag"] = form.etag;
    if (status === 200 && hasTag(requested.ifNoneMatch, form.etag))
      return { status: 304, headers, body: null, isCached: false };
    headers["content-type"] = "text/html; charset=utf-8";
    if (requested.encoding !== "identity") headers["content-encoding"] = requested.encoding;
    return { status, headers, body: form.body, isCached: false };
  };

  /** Answers of kept pages that no edge may keep, by page and form: all that they are made of lasts as long as the page. */
  const cachedAnswers = new WeakMap<PageForm, PublicAnswer>();

  const answerOf = (call: PageCall, ready: ReadyPage, form: PageForm, requested: Requested): PublicAnswer => {
    const isUsual =
      !call.isFromEdge &&
      ready.status === 200 &&
      requested.ifNoneMatch === undefined &&
      call.host === usualHostOf(call.host);
    const known = isUsual ? cachedAnswers.get(form) : undefined;
    if (known) return known;
    const answer = answerAnew(call, ready, form, requested);
    if (!isUsual || answer.body === null) return answer;
    const cached = { ...answer, isCached: true };
    cachedAnswers.set(form, cached);
    return cached;
  };

  return {
    /** The language by the word of a trusted proxy; undefined where it is none, or says nothing. */
    edgeLanguage: (
      { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
      { settings }: Tenant,
    ): Locale | undefined => {
      const accepted = languageOfEdge(headers);
      if (accepted === undefined || !isTrusted(plainAddress(socket.remoteAddress ?? ""))) return undefined;
      return negotiateLocale({ accepted, clinic: settings.defaultLanguage });
    },
    /** The page, made where it must be. */
    answer: async (call: PageCall, requested: Requested): Promise<PublicAnswer> => {
      const place = placeOf(call);
      const ready = await cache.get(place, rendererOf(call));
      return answerOf(call, ready, await cache.formOf(place, ready, requested.encoding), requested);
    },
    /** The page if its bytes are at hand; null where something must be waited for. */
    readyAnswer: (call: PageCall, requested: Requested): PublicAnswer | null => {
      const ready = cache.peek(placeOf(call), rendererOf(call));
      const form = ready?.forms[requested.encoding];
      return ready && form ? answerOf(call, ready, form, requested) : null;
    },
    forget: cache.forget,
  };
}

function languageOfEdge({ [languageHeader]: said }: IncomingHttpHeaders): string | undefined {
  return typeof said === "string" && /^(\*|[a-z]{2}(-[a-z]{2})?)$/i.test(said) ? said : undefined;
}

type PolicyOf = (call: PageCall, ready: ReadyPage) => string;

/** Keeps policies of pages asked for under the clinic's usual host. A page is kept for one version of a clinic, host and address: all that its policy is made of. */
function cachePolicies(policyOf: PolicyOf, usualHostOf: (host: string) => string): PolicyOf {
  const policies = new WeakMap<ReadyPage, string>();
  return (call, ready) => {
    if (call.host !== usualHostOf(call.host)) return policyOf(call, ready);
    const known = policies.get(ready);
    if (known !== undefined) return known;
    const policy = Buffer.from(policyOf(call, ready)).toString("latin1"); // in one piece: it is written with each answer
    policies.set(ready, policy);
    return policy;
  };
}

/** Only a proxy that has chosen the language, and only the clinic's usual address, may keep it for others. */
function keepingOf(
  call: PageCall,
  { status }: ReadyPage,
  { age, usualHost }: { age: number; usualHost: string },
): Readonly<Record<string, string>> {
  const left = call.page.maxAgeMs - age - edgeGrace;
  const mayKeep = call.isFromEdge && status === 200 && call.host.toLowerCase() === usualHost && left >= 1_000;
  if (mayKeep)
    return {
      "cache-control": `public, max-age=0, s-maxage=${Math.floor(left / 1_000)}, stale-while-revalidate=${edgeGrace / 1_000}`,
      vary: `accept-encoding, ${languageHeader}`,
    };
  const variesBy = call.isFromEdge ? languageHeader : "accept-language, cookie";
  return { "cache-control": "no-cache, private", vary: `accept-encoding, ${variesBy}` };
}

/** The requested encoding, and the ETag that the client has. */
export type Requested = { encoding: Encoding; ifNoneMatch: string | undefined };

/** Reads encoding and ETag from request headers. Prefers Brotli, then gzip; ignores quality values. */
export function requestedBy(headers: IncomingHttpHeaders): Requested {
  const accepted = String(headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
  return { encoding, ifNoneMatch: headers["if-none-match"] };
}

/** Returns whether this browser has a cookie of a chosen API origin, allowed or not. Its pages are never shared. */
export function hasOwnApi(cookies: string | undefined): boolean {
  return cookies !== undefined && cookieOf(cookies, apiAddressCookie) !== undefined;
}

/** Compared weakly, as RFC 9110 has it for If-None-Match. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

const versions = new WeakMap<Tenant, string>();

/** Of everything that is known of a clinic: its name, colours, texts and settings. A change makes other pages of it. */
function versionOf(tenant: Tenant): string {
  const known = versions.get(tenant);
  if (known !== undefined) return known;
  const version = createHash("sha256").update(JSON.stringify(tenant)).digest("base64url").slice(0, 16);
  versions.set(tenant, version);
  return version;
}
