import {
  isOtherVersion,
  isMissingChunkReported,
  versionNotice,
  type MissingChunkFacts,
} from "@anteroom/domain/shared/new-version";
import type { App } from "../../platform/app-context.tsx";
import { watchBusyWork } from "../../media/busy-work.ts";
import { openingScreens } from "../../platform/opening-screens.ts";
import { showNewVersionNotice } from "./show-notice.tsx"; // with this file: when the new version is out, a part of the old one may be gone

/**
 * Watches the API's answers and failed chunks for a new version, and shows a notice when no work is under
 * way; a postponed notice returns only when a missing chunk is wanted (D.48, D.49). `routeAt`: name of the
 * route at a path, or of the current page. Replaces `onAnswer` of the API, and listens for the life of the
 * page. Call it once.
 */
export function followVersion(app: App, routeAt: RouteAt): void {
  const work = watchBusyWork(document);
  const seen = { isOut: false, isSilenced: false, isPartGone: false };
  let isShown = false;
  const look = () => {
    const facts = { ...seen, underWay: work.underWay(), isCovered: app.cover.get() !== null };
    if (isShown || versionNotice(facts) !== "shown") return;
    isShown = true;
    showNewVersionNotice(app, putOff);
  };
  const putOff = () => {
    isShown = false;
    Object.assign(seen, { isSilenced: true, isPartGone: false });
  };
  const follow = () => {
    if (seen.isOut) return;
    seen.isOut = true;
    work.follow(look);
    app.cover.subscribe(look);
  };
  const { onAnswer } = app.api.reach;
  app.api.reach.onAnswer = (answer, sentAt) => {
    onAnswer(answer, sentAt);
    if (!isOtherVersion(app.boot.runtime.codeVersion, answer.headers.get("x-code-version"))) return;
    follow();
    look();
  };
  const sayPartIsGone = () => {
    seen.isPartGone = true;
    look();
  };
  const missing = missingChunks(routeAt);
  document.addEventListener("click", ({ target }) => {
    if (missing.isTapInVain(target)) sayPartIsGone();
  });
  window.addEventListener("popstate", () => {
    if (missing.isGone(routeAt(location.pathname))) sayPartIsGone();
  });
  whenPartIsMissing(async (message) => {
    if (!seen.isOut) await app.api.ask("/health/live");
    if (seen.isOut && isMissingChunkReported(missing.lose(message), seen.isSilenced)) sayPartIsGone();
    return seen.isOut;
  });
}

/**
 * A part of the page could not be fetched. Where that is because of a new version, whoever asked for it waits for good and
 * the page stands as it is, with all that was typed; else it is told as ever.
 */
function whenPartIsMissing(isOfOldVersion: (message: string) => Promise<boolean>): void {
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    const reported = isOfOldVersion(event.payload.message);
    event.held = reported.then((isHeld) =>
      isHeld ? new Promise<never>(() => {}) : Promise.reject(event.payload),
    );
  });
}

/** The name of the route at a path, without one of the page that is there or being opened. */
type RouteAt = (pathname?: string) => string | undefined;

/** Remembers which screens of the old version are gone, which parts were told of, and what was tapped last. */
function missingChunks(routeAt: RouteAt) {
  const gone = new Set<string | undefined>();
  const reported = new Set<string>();
  let isPressed = false;
  const isGone = (screen: string | undefined) => gone.has(screen) && openingScreens.has(screen ?? "");
  return {
    /** Whether this route's screen cannot come. */
    isGone,
    /** A part could not be had: who waits for it. */
    lose: (message: string): MissingChunkFacts => {
      for (const screen of openingScreens) gone.add(screen);
      const wasReported = reported.has(message);
      reported.add(message);
      const wasPressed = isPressed && (navigator.userActivation?.isActive ?? true);
      return { isScreenWanted: isGone(routeAt()), wasPressed, wasReported };
    },
    /** What waits for a screen asks for it no second time: whether this tap leads to one that is gone. */
    isTapInVain: (target: EventTarget | null): boolean => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      isPressed = target instanceof Element && target.isConnected && link === null;
      return link !== null && link.origin === location.origin && isGone(routeAt(link.pathname));
    },
  };
}
