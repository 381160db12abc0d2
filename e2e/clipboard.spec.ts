import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./call/open-page.ts";

/** What the action says when it is asked for with the element of this id, or with no element. */
const requested = (page: Page, action: string, id: string | null) =>
  page.evaluate(
    ([what, name]) =>
      window
        .toClipboard(what, name === null || name === undefined ? "some text" : document.getElementById(name))
        .then(
          () => "done",
          (error: Error) => `${error.name}: ${error.message}`,
        ),
    [action, id],
  );
const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  "copying or cutting puts an element's text on the clipboard; anything else is refused with a reason",
  { tag: ["@S8.CLIP.01", "@S8.CLIP.02", "@S8.CLIP.03"] },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, "hands-page.ts");
    await page.evaluate(() => {
      document.body.innerHTML =
        '<p id="words">Reference 123</p><input id="field" value="456"><input id="off" value="7" disabled><a id="shut" aria-disabled="true">8</a>';
    });
    expect(await requested(page, "copy", "words")).toBe("done");
    expect(await pasted(page)).toBe("Reference 123");
    expect(await requested(page, "cut", "field")).toBe("done");
    expect(await pasted(page)).toBe("456");
    expect(await page.locator("#field").inputValue()).toBe("");
    for (const action of ["paste", "", "COPY"])
      expect(await requested(page, action, "words")).toBe(
        "ClipboardError: The clipboard action must be copy or cut.",
      );
    for (const id of [null, "nobody"])
      expect(await requested(page, "copy", id)).toBe(
        "ClipboardError: The clipboard target must be an element.",
      );
    for (const id of ["off", "shut"])
      expect(await requested(page, "copy", id)).toBe(
        "ClipboardError: The clipboard target must not be disabled.",
      );
    expect(await pasted(page), "nothing refused was copied").toBe("456");
  },
);
