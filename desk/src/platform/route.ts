import { useSyncExternalStore, type MouseEvent } from "react";

/** The screens of the desk, each with an address of its own below `/desk`. */
export type Route =
  | { name: "day" }
  | { name: "appointment"; id: number }
  | { name: "call"; id: number }
  | { name: "security" }
  | { name: "urgent" }
  | { name: "messages" }
  | { name: "book" }
  | { name: "missing" };

/** The screen of a path. */
export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "");
  if (clean === "/desk") return { name: "day" };
  if (clean === "/desk/security") return { name: "security" };
  if (clean === "/desk/urgent") return { name: "urgent" };
  if (clean === "/desk/messages") return { name: "messages" };
  if (clean === "/desk/book") return { name: "book" };
  const { id, call } =
    /^\/desk\/appointments\/(?<id>[1-9]\d{0,14})(?<call>\/call)?$/.exec(clean)?.groups ?? {};
  if (id === undefined) return { name: "missing" };
  return { name: call === undefined ? "appointment" : "call", id: Number(id) };
}

/** The path of a screen. */
export function pathOf(route: Exclude<Route, { name: "missing" }>): string {
  switch (route.name) {
    case "day":
      return "/desk";
    case "security":
    case "urgent":
    case "messages":
    case "book":
      return `/desk/${route.name}`;
    case "appointment":
      return `/desk/appointments/${route.id}`;
    case "call":
      return `/desk/appointments/${route.id}/call`;
  }
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

/** The path that the page shows. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** Shows another screen. */
export function goTo(route: Exclude<Route, { name: "missing" }>): void {
  history.pushState(null, "", pathOf(route));
  scrollTo(0, 0);
  tell();
}

/** For a link: a plain click stays in the page. */
export function linkTo(route: Exclude<Route, { name: "missing" }>) {
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
