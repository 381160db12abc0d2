import type { BrowserContext, Page } from "@playwright/test";

/**
 * Starts to count taps and clicks in all pages of the context, and to list the paths that `page` shows, including the
 * present one. Keyboard activation does not count.
 */
export async function countTaps(context: BrowserContext, page: Page) {
  let taps = 0;
  const seen: string[] = [new URL(page.url()).pathname];
  await context.exposeFunction("countTap", () => void (taps += 1));
  const listen = () =>
    addEventListener(
      "click",
      ({ isTrusted, detail }) => isTrusted && detail > 0 && Reflect.get(window, "countTap")(),
      {
        capture: true,
      },
    );
  await context.addInitScript(listen);
  await page.evaluate(listen);
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && seen.at(-1) !== pathname) seen.push(pathname);
  });
  return { taps: () => taps, screens: () => seen };
}
