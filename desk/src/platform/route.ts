import { useSyncExternalStore, type MouseEvent } from "react";
import { leaveScreen } from "./leave-guard.ts";

/** Screens whose address is their name. */
const plainNames = [
  "week",
  "security",
  "urgent",
  "messages",
  "book",
  "merge",
  "hours",
  "signature",
  "doctors",
  "new-doctor",
  "import-doctors",
  "staff",
  "branding",
  "texts",
  "vouchers",
  "reports",
  "audit",
  "settings",
  "gateways",
  "new-gateway",
  "mails",
  "invoices",
  "fiscal",
  "domains",
  "surveys",
  "apps",
  "webhooks",
  "new-webhook",
  "tokens",
  "patient-apps",
  "staff-sign-in",
  "open-app",
] as const;
type PlainName = (typeof plainNames)[number];

/** The screens of the desk, with addresses below `/desk`. */
export type Route =
  | { name: "day" | PlainName | "missing" }
  | { name: "appointment" | "call" | "doctor" | "doctor-hours" | "gateway" | "webhook"; id: number };

/** A screen that one can go to (any but `missing`), with what its address says after the question mark. */
export type Place = (
  | Exclude<Route, { name: "day" | PlainName | "missing" }>
  | { name: "day" | PlainName }
) & { query?: Readonly<Record<string, string>> };

const ofSettings: ReadonlySet<Route["name"]> = new Set([
  "settings",
  "gateways",
  "new-gateway",
  "gateway",
  "invoices",
  "fiscal",
  "mails",
  "texts",
  "branding",
  "domains",
  "surveys",
  "apps",
  "webhooks",
  "new-webhook",
  "webhook",
  "tokens",
  "patient-apps",
  "staff-sign-in",
]);

/** Returns whether a screen is the settings or one that they lead to. */
export function isOfSettings({ name }: Route): boolean {
  return ofSettings.has(name);
}

/** The path of a screen about something, with its number as `#`. */
const paths = {
  appointment: "/desk/appointments/#",
  call: "/desk/appointments/#/call",
  doctor: "/desk/doctors/#",
  "doctor-hours": "/desk/doctors/#/hours",
  gateway: "/desk/gateways/#",
  webhook: "/desk/webhooks/#",
} as const;

/** Returns the screen of a path; `missing` for an unknown one. A trailing slash is ignored. */
export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "");
  if (clean === "/desk") return { name: "day" };
  const plain = plainNames.find((name) => clean === `/desk/${name}`);
  if (plain !== undefined) return { name: plain };
  const { id } = /^\/desk\/[a-z]+\/(?<id>[1-9]\d{0,14})(?:\/|$)/.exec(clean)?.groups ?? {};
  for (const name of ["appointment", "call", "doctor", "doctor-hours", "gateway", "webhook"] as const)
    if (id !== undefined && clean === paths[name].replace("#", id)) return { name, id: Number(id) };
  return { name: "missing" };
}

/** Returns the path of a screen, with its query. */
export function pathOf(place: Place): string {
  const query = new URLSearchParams(place.query).toString();
  return `${pathOnly(place)}${query && `?${query}`}`;
}

function pathOnly(place: Place): string {
  if ("id" in place) return paths[place.name].replace("#", String(place.id));
  return place.name === "day" ? "/desk" : `/desk/${place.name}`;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", onHistory);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", onHistory);
  };
}

/** Whether the next move of the browser's history was agreed to. */
let isLeaving = false;

/** The browser's way back or forward. A screen that one stays on gets an entry of its own again. */
function onHistory(): void {
  if (isLeaving) {
    isLeaving = false;
    return tell();
  }
  let hasStayed = false;
  const go = () => {
    if (!hasStayed) return tell();
    isLeaving = true;
    history.back();
  };
  const address = leaveScreen({ to: location.pathname, go });
  if (address === null) return;
  hasStayed = true;
  history.pushState(null, "", address);
}

/** Returns the page's current path; re-renders when it changes, by `goTo` or the browser's way back. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** Returns what the page's address says after the question mark. */
export function useAddressQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));
}

/** Navigates to a screen, unless `guardLeaving` asks first: adds a history entry and scrolls to the top. */
export function goTo(route: Place): void {
  leaveScreen({
    to: pathOnly(route),
    go() {
      history.pushState(null, "", pathOf(route));
      scrollTo(0, 0);
      tell();
    },
  });
}

/** Returns the props of a link to a screen; plain clicks navigate within the page. */
export function linkTo(route: Place) {
  return {
    href: pathOf(route),
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      goTo(route);
    },
  };
}
