import type { PartFacts } from "@anteroom/domain/new-version";
import { openingScreens } from "../../platform/opening-screens.ts";

/** The name of the route at a path, without one of the page that is there or being opened. */
export type RouteAt = (pathname?: string) => string | undefined;

/** Remembers which screens of the old version are gone, which parts were told of, and what was tapped last. */
export function missingParts(routeAt: RouteAt) {
  const gone = new Set<string | undefined>();
  const told = new Set<string>();
  let isPressed = false;
  const isGone = (screen: string | undefined) => gone.has(screen) && openingScreens.has(screen ?? "");
  return {
    /** Whether this route's screen cannot come. */
    isGone,
    /** A part could not be had: who waits for it. */
    lose: (message: string): PartFacts => {
      for (const screen of openingScreens) gone.add(screen);
      const wasTold = told.has(message);
      told.add(message);
      const wasPressed = isPressed && (navigator.userActivation?.isActive ?? true);
      return { isScreenWanted: isGone(routeAt()), wasPressed, wasTold };
    },
    /** What waits for a screen asks for it no second time: whether this tap leads to one that is gone. */
    isTapInVain: (target: EventTarget | null): boolean => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      isPressed = target instanceof Element && target.isConnected && link === null;
      return link !== null && link.origin === location.origin && isGone(routeAt(link.pathname));
    },
  };
}
