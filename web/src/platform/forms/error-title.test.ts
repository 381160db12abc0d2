import { expect, test } from "vitest";
import { addTitlePrefix, titleWithoutPrefix } from "./error-title.ts";

test("a title mentions an error once, until it is corrected", () => {
  const wrong = addTitlePrefix(addTitlePrefix("Create an account – Aurora", "Error:"), "Error:");
  expect(wrong).toBe("Error: Create an account – Aurora");
  expect(titleWithoutPrefix(wrong, "Error:")).toBe("Create an account – Aurora");
});

test("the next page's title stays when the last page's error is cleared", () => {
  expect(titleWithoutPrefix("Your appointments – Aurora", "Error:")).toBe("Your appointments – Aurora");
});
