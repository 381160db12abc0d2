import type { RouteRow } from "@anteroom/domain/shared/routes";
import type { ComponentType } from "react";
import type { Loaded } from "../loader.ts";
import { placeOf, type Place } from "./place.ts";

/** A page that can be rendered. */
export type Page = Pick<Place, "pathname" | "search"> & {
  params: Readonly<Record<string, string>>;
  /** Its row of the route table; undefined if no route matches. */
  route: RouteRow | undefined;
  /** Pages of the same key keep what they hold while their address changes. */
  key: string;
  Screen: ComponentType;
  loaded: Loaded | undefined;
  /** The frame shows the not-found page. */
  isMissing: boolean;
  /** It could not be loaded because of an error of ours. */
  isBroken: boolean;
};

/** The state of the router. */
export type RouterState = {
  status: "idle" | "pending";
  /** The browser's current place. */
  location: Place;
  /** The place of the rendered page; follows `location` once the page is rendered. */
  resolvedLocation: Place;
  page: Page;
};

/** A page and the place it is rendered for. */
export type PlacedPage = { place: Place; page: Page };

/** The result of opening an address: a page, or the address to go to instead. */
export type OpenOutcome = { page: Page } | { redirect: string };

/**
 * Opens a page. `shown`: to render it; `ahead`: to preload it, failures are ignored; `anew`: to refetch the
 * data of the page that is rendered.
 */
export type OpenPage = (place: Place, why: "shown" | "ahead" | "anew") => Promise<OpenOutcome>;

/**
 * Asked before each `navigate` to another address. Returns true if it handles the navigation itself; the
 * router then does nothing. Not asked for Back and Forward.
 */
export type Blocker = (to: Place, how: "PUSH" | "REPLACE") => boolean;

type How = { replace?: boolean };

/** A page that is shown, and nothing on its way. */
const restingAt = ({ place, page }: PlacedPage): RouterState => ({
  status: "idle",
  location: place,
  resolvedLocation: place,
  page,
});

/** Functions that are called when something happens; adding one returns how it is taken out again. */
function createListeners<Event = void>() {
  const all = new Set<(event: Event) => void>();
  return {
    add: (listener: (event: Event) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (event: Event) => {
      for (const listener of all) listener(event);
    },
    isEmpty: () => all.size === 0,
  };
}

/**
 * Creates the router. `open` opens pages and may redirect; `first` is shown at once. Does not write to the
 * browser's history until `follow` is called. `navigate` to the current address opens the page again without
 * a new entry. A later navigation supersedes one under way, whose promise still resolves; it rejects where
 * `open` does.
 */
export function createRouter(open: OpenPage, first: PlacedPage) {
  let drawn = first;
  let due = first;
  let opened = first.page; // as it was opened: what is drawn of it shares objects with the page before
  let state = restingAt(first);
  const changed = createListeners();
  const drawing = createListeners();
  const rendered = createListeners();
  let isGivenUp = false;
  let settle = () => {};
  let turn = 0;
  let blocker: Blocker = () => false;
  let write: (place: Place, how: "PUSH" | "REPLACE") => void = () => {};
  let newKey = () => "";
  let painted = () => Promise.resolve();
  const leaving = createListeners<Place>();

  const change = (next: Partial<RouterState>) => {
    state = { ...state, ...next };
    changed.call();
  };
  /** Resolves once it is drawn, or another one is to be drawn instead. */
  const draw = (next: PlacedPage) =>
    new Promise<void>((resolve) => {
      settle();
      settle = resolve;
      due = next;
      isGivenUp = false;
      drawing.call();
      if (drawing.isEmpty()) router.wasRendered(next);
    });
  /** The page in the document stays, whichever that is once the views hear of it. */
  const keep = () => {
    settle();
    [due, opened] = [drawn, drawn.page];
    isGivenUp = true;
    drawing.call();
  };
  /** Opens the page of a place that the browser is at already. */
  const arrive = async (place: Place): Promise<void> => {
    const mine = ++turn;
    leaving.call(state.resolvedLocation);
    if (due !== drawn) keep(); // what was being drawn is no longer waited for
    change({ location: place, status: "pending" });
    await painted(); // a tap is seen first: what it brings is opened and drawn after its own frame
    if (mine !== turn) return;
    const outcome = await open(place, "shown");
    if (mine !== turn) return;
    if ("redirect" in outcome) return router.navigate(outcome.redirect, { replace: true });
    opened = outcome.page;
    await draw({ place, page: unchanged(state.page, opened) });
  };
  const router = {
    get: () => state,
    subscribe: changed.add,
    /** The page that is to be drawn. */
    due: () => due,
    /** The page that is in the document. */
    drawn: () => drawn,
    onDue: drawing.add,
    /** After each page is drawn. */
    onRendered: rendered.add,
    /** Before a page is left. */
    onLeave: leaving.add,
    /** Told by the views, once for each page that is due. */
    wasRendered: (next: PlacedPage) => {
      drawn = next;
      const { place, page } = next;
      if (isGivenUp) [due, opened] = [next, page]; // it was there before it could be given up
      const isThere = place === state.location;
      change({ resolvedLocation: place, page, ...(isThere && { status: "idle" }) });
      rendered.call();
      if (next === due) settle();
    },
    navigate: (to: string, { replace = false }: How = {}): Promise<void> => {
      const place = placeOf(to, newKey());
      if (place.href === state.location.href) return arrive(state.location);
      const how = replace ? "REPLACE" : "PUSH";
      if (blocker(place, how)) return Promise.resolve();
      write(place, how);
      return arrive(place);
    },
    arrive,
    /** What the page needs, before anybody goes there. */
    preload: (to: string) => {
      const place = placeOf(to, "");
      void painted().then(() => {
        if (place.href !== state.location.href) open(place, "ahead").catch(() => {}); // whoever goes there hears of it
      });
    },
    /** Asks anew for what the page was loaded with, and keeps it where it is. */
    refresh: async () => {
      const { place, page } = due;
      const outcome = await open(place, "anew");
      if (due.page !== page || !("page" in outcome)) return;
      opened = outcome.page;
      await draw({ place, page: opened });
    },
    /** In place of the page that stands here. */
    replacePage: (last: Page, page: Page) => {
      if (opened !== last) return;
      opened = page;
      void draw({ ...due, page });
    },
    block: (next: Blocker) => void (blocker = next),
    /** Given in the browser: how a place is written into its history, the key of a new entry, and when the next frame has been shown. */
    follow: (history: { write: typeof write; newKey: typeof newKey; painted: typeof painted }) => {
      ({ write, newKey, painted } = history);
    },
  };
  return router;
}

/** The router of the app. */
export type Router = ReturnType<typeof createRouter>;

/** What says the same as before stays the same object: who follows it hears of changes alone. */
function unchanged(last: Page, next: Page): Page {
  const unlessSame = <Part>(one: Part, other: Part) =>
    JSON.stringify(one) === JSON.stringify(other) ? one : other;
  return {
    ...next,
    search: unlessSame(last.search, next.search),
    params: unlessSame(last.params, next.params),
  };
}
