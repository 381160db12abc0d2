import type { Locator } from "../../tools/browsers/webdriver.ts";

/**
 * One action or check of a journey. `open` waits until the page is hydrated; placeholders in braces are filled by
 * `fillAddress`.
 */
export type Step =
  | { open: string; clinic?: string; lang?: string }
  /** Signs the first demo patient of this clinic in by the form; pages are in English afterwards. */
  | { signInAt: string }
  | { click: Locator }
  | { type: Locator; text: string }
  /** Chooses this file of the repository. */
  | { choose: Locator; file: string }
  | { see: Locator }
  | { read: string }
  | { direction: "ltr" | "rtl" }
  | { address: string }
  /** Repeats the step until the element is on the page, at most 60 times. */
  | { again: Step; until: Locator }
  /** Taps the first of these that is on the page. */
  | { clickFirstOf: readonly Locator[] }
  /** Runs the steps in the window that the last click opened, and returns to the first. */
  | { inNewWindow: readonly Step[] }
  /** Checks that axe finds no accessibility fault. */
  | { nothingKeepsAnyoneOut: true }
  /** Checks that the page is no wider than its window. */
  | { nothingRunsOut: true };

/** The steps of one test. `tags` are the ids of the lines of the specification that it asserts. */
export type Journey = { title: string; tags?: readonly string[]; steps: readonly Step[] };
