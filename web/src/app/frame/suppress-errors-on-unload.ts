import { onLostScreen } from "../../platform/opening-screens.ts";

/** So long another document may take to come, in ms; after that it was a file, and this page stays. */
const graceMs = 10_000;

/**
 * Delays the failure of screens that cannot be loaded until 10 s after the browser began to leave for another
 * document; else rejects at once. Firefox aborts pending requests then, and the router would reload this page
 * and cancel the navigation. Sets `onLostScreen.act`; call once.
 */
export function holdLostScreensOnLeave(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  addEventListener("beforeunload", () => (leftAt = performance.now()));
  onLostScreen.act = (error) =>
    new Promise((_, lose) => setTimeout(lose, leftAt + graceMs - performance.now(), error));
}
