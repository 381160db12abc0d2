import { type Browser, chromium } from "@playwright/test";
import { withoutAddressBar } from "./chromium-switches.ts";
import { findBrowsers } from "./find.ts";

/**
 * Starts Chromium for a tool, without sandbox; the caller closes it. May download or install it, as `findBrowsers` does. Throws with one
 * sentence where there is none.
 */
export async function openChromium(moreArgs: readonly string[] = []): Promise<Browser> {
  const { chromium: executablePath } = findBrowsers(["chromium"], () => undefined);
  if (executablePath === null) throw new Error("This needs Chromium, and none could be got.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      withoutAddressBar,
      ...moreArgs,
    ],
  });
}
