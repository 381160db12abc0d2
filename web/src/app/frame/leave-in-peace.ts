import { onLostScreen } from "../../platform/opening-screens.ts";

/** So long another document may take to come, in ms; after that it was a file, and this page stays. */
const graceMs = 10_000;

/**
 * Firefox drops what is under way as soon as another document is asked for. A screen lost so is no lost screen: the router
 * would load this page anew for it, and end the way to the other.
 */
export function leaveInPeace(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  addEventListener("beforeunload", () => (leftAt = performance.now()));
  onLostScreen.act = (error) =>
    new Promise((_, lose) => setTimeout(lose, leftAt + graceMs - performance.now(), error));
}
