import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

/** As most patients are: their device has the clinic's zone. */
test.use({ timezoneId: "Europe/Lisbon" });

for (const [name, path, links] of [
  ["the home page", "/", "main li a"],
  ["the list of doctors", "/doctors", "article h2 a"],
  ["a doctor's page", "/doctors/1", "main section section li a"],
] as const)
  test(`${name} hydrates without re-rendering what the server rendered`, async ({ page }) => {
    await page.addInitScript(followLinks, links);
    await open(page, path);
    const { drawn, redrawn } = await found(page);
    expect(drawn).toBeGreaterThan(4);
    expect(redrawn, "links that were drawn a second time").toEqual([]);
  });

type Found = { drawn: number; redrawn: string[] };

function found(page: Page): Promise<Found> {
  return page.evaluate(() => (globalThis as unknown as { found: Found }).found);
}

/** Runs in the page before its own scripts, and hears of React what its developer tools hear: each commit with the tree. */
function followLinks(links: string): void {
  type Fiber = {
    type: unknown;
    stateNode: Element;
    memoizedProps: object;
    child: Fiber | null;
    sibling: Fiber | null;
  };
  const result: Found = { drawn: 0, redrawn: [] };
  const last = new Map<Element, object>();
  const look = (fiber: Fiber | null): void => {
    for (; fiber; fiber = fiber.sibling) {
      const { stateNode: element, memoizedProps } = fiber;
      if (fiber.type === "a" && element.matches(links)) {
        const before = last.get(element);
        last.set(element, memoizedProps);
        if (before && before !== memoizedProps) result.redrawn.push(element.getAttribute("href") ?? "");
      }
      look(fiber.child);
    }
    result.drawn = last.size;
  };
  Object.assign(globalThis, {
    found: result,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => look(root.current),
    },
  });
}
