import { hasTokenInQuery } from "@anteroom/domain/shared/route-values";
import { matchRoute, type RouteName } from "@anteroom/domain/shared/routes";

/** A page that is the same for everybody of a clinic and language, and whose URL contains no secret. */
export type PublicPage = {
  route: RouteName;
  /** The route's pattern, as in the request log. */
  pattern: string;
  path: string;
  /** Path and relevant parameters in a fixed order: equal URLs mean equal pages. */
  url: string;
  hasQuery: boolean;
  /** Age in ms at which it is rendered again while the old one is served. Beyond `maxAgeMs` it is not served. */
  freshMs: number;
  maxAgeMs: number;
};

type Rule = { query: readonly string[]; isShown: RegExp; freshMs: number; maxAgeMs: number };

const withTimes = { freshMs: 20_000, maxAgeMs: 30_000 };
const withoutTimes = { freshMs: 45_000, maxAgeMs: 60_000 };
const filters = ["specialties", "languages", "when", "sex", "children", "max_price", "sort"] as const;

/**
 * The pages that are kept as bytes, and the parameters that their HTML depends on. A page that begins to read another
 * parameter must name it here; what is not named is not read on the server either (`router.tsx` loads by named ones alone).
 */
const rules: Partial<Record<RouteName, Rule>> = {
  home: { query: ["reason"], isShown: /^\/$/, ...withTimes },
  doctors: {
    query: [...filters, "triage_session", "triage_language", "from", "reason"],
    isShown: /^\/doctors$/,
    ...withTimes,
  },
  "doctor-profile": {
    query: ["selectedDate", "earlier"],
    isShown: /^\/doctors\/[1-9]\d{0,14}$/,
    ...withTimes,
  },
  "health-search": { query: ["topic"], isShown: /^\/health-search$/, ...withoutTimes },
};

/** Lists may come as one value or as several of the same name, as a form without script sends them. */
const lists: ReadonlySet<string> = new Set(["specialties", "languages"]);
const longestAddress = 2_000;
const longestQuery = 300;

/**
 * Returns the public page of a URL: home, doctors, a doctor's profile or health search. Null for other pages, and
 * for URLs that are too long or contain a token.
 */
export function publicPageOf(address: string): PublicPage | null {
  if (address.length > longestAddress) return null;
  const [path = "", ...rest] = address.split("?");
  const { route } = matchRoute(path);
  const name = route.name as RouteName; // the table's rows have these names
  const rule = rules[name];
  if (!rule?.isShown.test(path)) return null;
  const { freshMs, maxAgeMs } = rule;
  const search = rest.join("?");
  if (hasTokenInQuery(search)) return null;
  const query = search === "" ? "" : normalised(search, rule.query);
  if (query.length > longestQuery) return null;
  const url = query === "" ? path : `${path}?${query}`;
  return { route: name, pattern: route.path, path, url, hasQuery: query !== "", freshMs, maxAgeMs };
}

function normalised(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const used = new URLSearchParams();
  for (const name of names) {
    const values = given.getAll(name);
    const last = values.at(-1);
    if (last !== undefined) used.set(name, lists.has(name) ? values.join(",") : last);
  }
  // As the app writes an address: it leads whoever comes by another spelling to this one.
  return used.toString().replaceAll("%2C", ",");
}
