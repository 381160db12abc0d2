import { asRecord, asText } from "@anteroom/domain/shared/record";
import { randomId } from "../storage/random-id.ts";
import { placeOf, type Place } from "./place.ts";
import type { Router } from "./router.ts";

type Position = readonly [x: number, y: number];

const storageKey = "scroll-positions";

/**
 * Connects a router to the browser's history, and takes over scrolling: after each page it restores the
 * entry's position, goes to the hash, or scrolls to the top. Stores positions in `sessionStorage` when the
 * page is left. Replaces `history.pushState` and `replaceState`, so that other code's writes reach the
 * router. Returns a function that disconnects it.
 */
export function followHistory(router: Router): () => void {
  const positions = readPositions();
  let isBack = true; // a reloaded page
  let isFirst = true;
  const native = { PUSH: history.pushState.bind(history), REPLACE: history.replaceState.bind(history) };
  /** An entry that others made gets a key too: its position is its own. */
  const mark = ({ key, href }: Place) => {
    if (keyOf(history.state) === key && hrefHere() === href) return;
    native.REPLACE({ ...asRecord(history.state), key }, "", href);
  };
  const comeHere = () => {
    const place = placeHere();
    mark(place);
    void router.arrive(place);
  };
  router.follow({
    newKey: randomId,
    painted,
    write: ({ key, href }, how) => {
      isBack = false;
      native[how]({ key }, "", href);
    },
  });
  mark(router.get().location);
  // What takes a token out of the address, and what makes an entry of its own, writes there past the router.
  for (const [name, how] of [
    ["pushState", "PUSH"],
    ["replaceState", "REPLACE"],
  ] as const)
    history[name] = (...state) => {
      native[how](...state);
      isBack = false;
      comeHere();
    };
  const onPop = () => {
    isBack = true;
    comeHere();
  };
  const keep = ({ key }: Place) => {
    positions[key] = [scrollX, scrollY];
  };
  const onHide = () => {
    history.scrollRestoration = "auto"; // the browser's own, until this script runs again
    keep(router.get().resolvedLocation);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {} // refused: the next document begins at its top
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) history.scrollRestoration = "manual";
  };
  history.scrollRestoration = "manual";
  router.onLeave(keep);
  const stop = router.onRendered(() => {
    const { key, hash } = router.get().resolvedLocation;
    const position = positions[key];
    const wasFirst = isFirst;
    isFirst = false;
    if (position && (isBack || !hash)) {
      if (!wasFirst || scrollY === 0) scrollTo(...position);
    } else if (hash) document.getElementById(hash)?.scrollIntoView();
    else if (!wasFirst) scrollTo(0, 0);
  });
  addEventListener("popstate", onPop);
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    stop();
    removeEventListener("popstate", onPop);
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
    Object.assign(history, { pushState: native.PUSH, replaceState: native.REPLACE });
  };
}

const onFrame = requestAnimationFrame.bind(window);
const after = window.setTimeout.bind(window);

/** Once the next frame has been shown; a page in the background shows none, and goes on all the same. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    onFrame(() => after(resolve));
    after(resolve, 100);
  });
}

/** Returns the browser's current place; an entry without a key gets a random one. */
export function placeHere(): Place {
  return placeOf(hrefHere(), keyOf(history.state) ?? randomId());
}

const hrefHere = () => location.pathname + location.search + location.hash;

function keyOf(state: unknown): string | null {
  return asText(asRecord(state)?.["key"]);
}

function readPositions(): Record<string, Position | undefined> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, Position>;
  } catch {
    return {};
  }
}
