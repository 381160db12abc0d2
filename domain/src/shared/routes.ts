import type { Gate } from "../clinic/gates.ts";

/** The frame of a page: with the navigation bar, full screen, for errors, or none. */
export type Layout = "navbar" | "full" | "error" | "none";

/** A row of the route table. */
export type RouteRow = {
  name: string;
  /** As in the specification, parameters in braces; `*` is any path that no other row names. */
  path: string;
  aliases: readonly string[];
  layout: Layout;
  /** Whether it requires a patient's session. */
  auth: boolean;
  gate: Gate | null;
  /** Query parameters that the page reads. */
  query: readonly string[];
  noIndex: boolean;
  /** D.28: whether the support chat may be loaded here. */
  thirdParty: "none" | "support";
  /** The part of the plan of work that built the page; not used at run time. */
  part: number;
};

const scheduling = "appointmentScheduling";
const paymentResult = ["payment-success", "payload", "resultCode", "paymentData", "autoClose"] as const;

const defaults = {
  aliases: [],
  layout: "navbar",
  auth: false,
  gate: null,
  query: [],
  noIndex: false,
  thirdParty: "none",
  part: 1,
} as const satisfies Partial<RouteRow>;

/** A page for signed-in patients: never in a search engine (D.40). */
const own = { ...defaults, auth: true, noIndex: true } as const;
const bare = { ...defaults, layout: "none" } as const;

/** The route table of the specification, section 2, in its order, then further pages. */
export const routes = [
  { ...defaults, name: "home", path: "/", thirdParty: "support" },
  { ...defaults, name: "join-by-code", path: "/join-by-code" },
  {
    ...defaults,
    name: "doctors",
    path: "/doctors",
    aliases: ["/find-doctor"],
    gate: scheduling,
    query: [
      "specialties",
      "languages",
      "when",
      "sex",
      "children",
      "max_price",
      "sort",
      "triage_session",
      "triage_language",
    ],
    thirdParty: "support",
  },
  { ...bare, name: "login", path: "/login" },
  {
    ...bare,
    name: "sign-up",
    path: "/sign-up",
    query: ["mgen_client_number", "tax_number"],
    part: 2,
  },
  {
    ...own,
    name: "patients-video",
    path: "/client/video/{appointmentId}",
    layout: "full",
  },
  {
    ...defaults,
    name: "browser-error",
    path: "/client/video/{appointmentId}/browser-error",
    layout: "full",
    noIndex: true,
    part: 4,
  },
  {
    ...defaults,
    name: "guest-video",
    path: "/guest/video/{invitationToken}",
    layout: "full",
    noIndex: true,
  },
  { ...own, name: "appointments", path: "/appointments" },
  {
    ...own,
    name: "appointment-details",
    path: "/appointments/{appointmentId}",
  },
  {
    ...own,
    name: "appointment-review",
    path: "/appointments/{appointmentId}/review",
    gate: "review",
  },
  {
    ...own,
    name: "appointment-files",
    path: "/appointments/{appointmentId}/files",
    part: 4,
  },
  {
    ...own,
    name: "appointment-vitals",
    path: "/appointments/{appointmentId}/vitals",
    gate: "vitalSignsPreAppointment",
    query: ["appointmentStatus"],
    part: 5,
  },
  {
    ...own,
    name: "device-test",
    path: "/appointments/{appointmentId}/device-test",
    query: ["appointmentStatus", "doctorName"],
  },
  {
    ...own,
    name: "appointment-pay",
    path: "/appointments/{appointmentId}/pay",
    query: paymentResult,
  },
  {
    ...defaults,
    name: "appointment-checkout",
    path: "/appointment-checkout",
    gate: scheduling,
    query: ["appointmentDate", "doctorId", "fromRoute", ...paymentResult],
    noIndex: true,
  },
  {
    ...defaults,
    name: "scheduling-patient",
    path: "/scheduling/patient",
    gate: scheduling,
    query: ["appointmentDate", "doctorId"],
    noIndex: true,
  },
  {
    ...defaults,
    name: "scheduling-symptom-checker",
    path: "/scheduling/symptom-checker",
    gate: scheduling,
    query: ["appointmentDate", "doctorId"],
    noIndex: true,
    part: 6,
  },
  {
    ...defaults,
    name: "doctor-profile",
    path: "/doctors/{doctorId}",
    gate: scheduling,
    query: ["selectedDate"],
    thirdParty: "support",
  },
  {
    ...bare,
    name: "set-password",
    path: "/set-password",
    query: ["token"],
    noIndex: true,
    part: 2,
  },
  {
    ...bare,
    name: "recover-password",
    path: "/recover-password",
    noIndex: true,
    part: 2,
  },
  {
    ...bare,
    name: "invitation",
    path: "/invitation",
    query: ["auth_token", "invitation_token"],
    noIndex: true,
    part: 2,
  },
  {
    ...defaults,
    name: "download",
    path: "/download",
    thirdParty: "support",
    part: 7,
  },
  {
    ...own,
    name: "profile-settings",
    path: "/profile-settings",
    gate: "profileSettings",
    thirdParty: "support",
    part: 2,
  },
  {
    ...defaults,
    name: "vitals",
    path: "/vitals",
    gate: "vitalSigns",
    query: ["person"],
    part: 5,
  },
  {
    ...defaults,
    name: "health-search",
    path: "/health-search",
    gate: "elsevierIntegration",
    part: 6,
  },
  {
    ...own,
    name: "health-assessment",
    path: "/health-assessment",
    gate: "homepageHealthAssessment",
    part: 6,
  },
  {
    ...own,
    name: "health-assessment-results",
    path: "/health-assessment/results",
    gate: "homepageHealthAssessment",
    part: 6,
  },
  {
    ...own,
    name: "fill-survey",
    path: "/fill-survey",
    gate: "displayEnrollmentActionCustomisations",
    query: ["action_name", "actionable_id", "project_id"],
    part: 6,
  },
  {
    ...defaults,
    name: "not-found",
    path: "*",
    aliases: ["/404"],
    layout: "error",
    noIndex: true,
  },
  // Beyond the table of the specification.
  {
    ...own,
    name: "health-record",
    path: "/health-record",
    gate: "profileSettings",
    query: ["person"],
    part: 9,
  },
  {
    ...defaults,
    name: "shared-health-record",
    path: "/health-record/shared",
    gate: "profileSettings",
    noIndex: true,
    part: 9,
  },
  {
    ...defaults,
    name: "waitlist-link",
    path: "/waitlist",
    noIndex: true,
    part: 9,
  },
  {
    ...defaults,
    name: "connect-app",
    path: "/connect-app",
    query: ["request", "refused"],
    noIndex: true,
    part: 14,
  },
] as const satisfies readonly RouteRow[];

/** The name of a route. */
export type RouteName = (typeof routes)[number]["name"];
type RowOf<Name extends RouteName> = Extract<(typeof routes)[number], { name: Name }>;

/** Returns the route of a name; the row of "not found" for an unknown name. */
export function routeOf<Name extends RouteName>(name: Name): RouteRow & { name: Name };
export function routeOf(name: RouteName): RouteRow {
  return routes.find((row) => row.name === name) ?? notFound;
}

/**
 * Returns the layout of a name; for an unknown or missing one the frame with the navigation bar (S2.GEN.04, D.38).
 */
export function layoutOf(name: string | undefined): Layout {
  const layouts = ["navbar", "full", "error", "none"] as const;
  return layouts.find((layout) => layout === name) ?? "navbar";
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/**
 * Returns the path of a route with its parameters percent-encoded and filled in, without a query. The
 * not-found page has `/404`.
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: [ParameterOf<RowOf<Name>["path"]>] extends [never]
    ? []
    : [parameters: Record<ParameterOf<RowOf<Name>["path"]>, string | number>]
): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {};
  const { path } = routeOf(name);
  return (path === "*" ? "/404" : path).replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ""),
  );
}

type RouteMatch = { route: RouteRow; parameters: Readonly<Record<string, string>> };
let last: { pathname: string; match: RouteMatch } | undefined;

/**
 * Returns the route of a path (without query) and its parameters, not decoded; an unknown path matches the
 * not-found page. Caches the last answer, since many links of a page have the same path.
 */
export function matchRoute(pathname: string): RouteMatch {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) };
  return last.match;
}

function findRoute(pathname: string): RouteMatch {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, parameters: { ...match.groups } };
  }
  return { route: notFound, parameters: {} };
}

const notFound: RouteRow = routes[29];

const patterns = (routes as readonly RouteRow[]).flatMap((route) =>
  [route.path, ...route.aliases]
    .filter((path) => path !== "*")
    .map((path) => ({
      route,
      pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    })),
);
