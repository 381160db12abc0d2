import type { Locator, Page } from "@playwright/test";

type Way = { x: number; y: number };

/** A finger put on the middle of what is seen, moved by so many CSS px in steps as a hand does, and lifted. Chromium only. */
export async function swipe(page: Page, what: Locator, { x, y }: Way): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error("What is not seen cannot be touched.");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= 8; step++)
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: from.x + (x * step) / 8, y: from.y + (y * step) / 8 }],
    });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await touch.detach();
}
