import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Of the free times on the list of doctors the second soonest of all, whoever has it: the soonest may lapse while the
 * page is read, and the second of one doctor may be so far away that its waiting room is still closed.
 */
export async function soonTime(page: Page): Promise<Locator> {
  const times = page.getByRole("article").locator('a[href*="/scheduling/patient"]');
  await expect(times.first()).toBeVisible();
  const links = await times.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map((link) => ({
      address: link.getAttribute("href") ?? "",
      start: new URL(link.href).searchParams.get("appointmentDate") ?? "",
    })),
  );
  const [, second] = [...new Set(links.map(({ start }) => start))].sort();
  // By its address: earlier times may go from the page meanwhile.
  return page.locator(`a[href="${links.find(({ start }) => start === second)?.address}"]`);
}
