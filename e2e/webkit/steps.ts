import type { Locator } from "../../tools/browsers/webdriver.ts";

/** One thing a patient does or sees. `open` waits until the page is usable; words in braces stand for what the clinic has. */
export type Step =
  | { open: string; clinic?: string; lang?: string }
  /** By hand, as the clinic's first demo patient; the page is in English afterwards. */
  | { signInAt: string }
  | { click: Locator }
  | { type: Locator; text: string }
  /** Chooses this file of the repository. */
  | { choose: Locator; file: string }
  | { see: Locator }
  | { read: string }
  | { direction: "ltr" | "rtl" }
  | { address: string }
  /** Takes the step until the other thing is on the page. */
  | { again: Step; until: Locator }
  /** Taps the first of these that is on the page. */
  | { clickFirstOf: readonly Locator[] }
  /** In the window that the last tap opened; then the first goes on. */
  | { inNewWindow: readonly Step[] }
  | { nothingKeepsAnyoneOut: true }
  | { nothingRunsOut: true };

/** What one person does, step after step. `tags` are the lines of the specification that it asserts. */
export type Journey = { title: string; tags?: readonly string[]; steps: readonly Step[] };
