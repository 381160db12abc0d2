import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Returns the link of the second soonest free time on the list of doctors, of any doctor: the soonest may expire during
 * the test, and a later one's waiting room may still be closed.
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
