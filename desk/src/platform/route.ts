import { useSyncExternalStore, type MouseEvent } from "react";

/** Screens whose address is their name. */
const plainNames = [
  "security",
  "urgent",
  "messages",
  "book",
  "hours",
  "doctors",
  "new-doctor",
  "staff",
  "branding",
  "texts",
  "vouchers",
  "reports",
  "audit",
] as const;
type PlainName = (typeof plainNames)[number];

/** The screens of the desk, with addresses below `/desk`. */
export type Route =
  | { name: "day" | PlainName | "missing" }
  | { name: "appointment" | "call" | "doctor" | "doctor-hours"; id: number };

/** A screen that exists. */
export type Place = Exclude<Route, { name: "day" | PlainName | "missing" }> | { name: "day" | PlainName };

/** The path of a screen about something, with its number as `#`. */
const paths = {
  appointment: "/desk/appointments/#",
  call: "/desk/appointments/#/call",
  doctor: "/desk/doctors/#",
  "doctor-hours": "/desk/doctors/#/hours",
} as const;

/** Returns the screen of a path. */
export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "");
  if (clean === "/desk") return { name: "day" };
  const plain = plainNames.find((name) => clean === `/desk/${name}`);
  if (plain !== undefined) return { name: plain };
  const { id } = /^\/desk\/[a-z]+\/(?<id>[1-9]\d{0,14})(?:\/|$)/.exec(clean)?.groups ?? {};
  for (const name of ["appointment", "call", "doctor", "doctor-hours"] as const)
    if (id !== undefined && clean === paths[name].replace("#", id)) return { name, id: Number(id) };
  return { name: "missing" };
}

/** Returns the path of a screen. */
export function pathOf(place: Place): string {
  if ("id" in place) return paths[place.name].replace("#", String(place.id));
  return place.name === "day" ? "/desk" : `/desk/${place.name}`;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** Returns the page's current path. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** Navigates to a screen. */
export function goTo(route: Place): void {
  history.pushState(null, "", pathOf(route));
  scrollTo(0, 0);
  tell();
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
