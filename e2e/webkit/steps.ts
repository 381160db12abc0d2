import type { Locator } from "../../tools/browsers/webdriver.ts";

/** One thing a patient does or sees. `open` waits until the page is usable. */
export type Step =
  | { open: string; clinic?: string; lang?: string }
  | { click: Locator }
  | { type: Locator; text: string }
  | { see: Locator }
  | { direction: "ltr" | "rtl" }
  | { address: string }
  | { nothingKeepsAnyoneOut: true };

export type Journey = { title: string; steps: readonly Step[] };
