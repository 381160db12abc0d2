import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The most presses of Tab to anything of a screen. */
const mostPresses = 90;

/**
 * Moves the focus to an element by Tab alone, or backwards by Shift+Tab, and expects that the focus is seen at every
 * stop.
 */
export async function tabTo(page: Page, target: Locator, way: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(way);
    expect(await page.evaluate(focusFault), `${way}, press ${presses + 1}`).toBeNull();
  }
  throw new Error(`${target.toString()} is not reached within ${mostPresses} presses of ${way}.`);
}

/** Moves the focus to a button or link by Tab, and presses Enter. */
export async function pressEnterOn(
  page: Page,
  target: Locator,
  way: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press("Enter");
}

/** Moves the focus to a field by Tab, and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects that the focus is on something of the page, not lost to its body, once what is under way has settled. */
export async function expectFocusInside(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((within) => document.activeElement?.closest(within) !== null, selector))
    .toBe(true);
}

/** Returns what is wrong with the focus: lost, out of sight, covered, or without a mark of its own; null for nothing. */
function focusFault(): string | null {
  const found = document.activeElement;
  // Past the last element the focus leaves the page for the browser's own controls.
  if (!found || found === document.body) return null;
  const name = `${found.tagName} “${(found.getAttribute("aria-label") ?? found.textContent).trim().slice(0, 40)}”`;
  const box = found.getBoundingClientRect();
  const isSmall = box.width <= 1 || box.height <= 1;
  // Inputs that are drawn by their label are one pixel large.
  const shown = isSmall ? (found.closest("label") ?? found.nextElementSibling ?? found) : found;
  const { left, top, width, height } = shown.getBoundingClientRect();
  if (width <= 1 || height <= 1) return `${name} has no size`;
  const isInView = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
  if (!isInView) return `${name} is out of view`;
  const marks = [found, shown, shown.parentElement ?? shown].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) ||
      /inset|0px 0px 0px [1-9]/.test(boxShadow)
    );
  });
  return marks ? null : `${name} has no visible focus`;
}
