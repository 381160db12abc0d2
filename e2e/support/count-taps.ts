import type { BrowserContext, Page } from "@playwright/test";

/** Counts, from now on, every tap in every window, and the addresses that `page` shows one after the other. */
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
