import type { Locator, Page } from "@playwright/test";

type Way = { x: number; y: number };

/**
 * Swipes by touch from the middle of an element by `x` and `y` CSS pixels; in Firefox, drags by mouse. Throws when the
 * element is not visible.
 */
export async function swipe(page: Page, what: Locator, { x, y }: Way): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error("What is not seen cannot be touched.");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const steps = Array.from({ length: 8 }, (_, index) => (index + 1) / 8);
  const path = steps.map((part) => ({ x: from.x + x * part, y: from.y + y * part }));
  await (isFirefox(page) ? dragByMouse : dragByFinger)(page, from, path);
}

/** Taps an element; clicks it in Firefox, where Playwright's tap has no effect. */
export function tapOn(control: Locator): Promise<void> {
  return isFirefox(control.page()) ? control.click() : control.tap();
}

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === "firefox";

async function dragByFinger(page: Page, from: Way, path: readonly Way[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const at of path)
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await touch.detach();
}

async function dragByMouse({ mouse }: Page, from: Way, path: readonly Way[]): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const at of path) await mouse.move(at.x, at.y);
  await mouse.up();
}
