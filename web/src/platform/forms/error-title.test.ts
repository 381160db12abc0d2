import { expect, test } from "vitest";
import { addTitlePrefix, titleWithoutPrefix } from "./error-title.ts";

test("a title says once that something is wrong, and no longer when it is mended", () => {
  const wrong = addTitlePrefix(addTitlePrefix("Create an account – Aurora", "Error:"), "Error:");
  expect(wrong).toBe("Error: Create an account – Aurora");
  expect(titleWithoutPrefix(wrong, "Error:")).toBe("Create an account – Aurora");
});

test("the title of the next page stays when the mistake of the last one is taken back", () => {
  expect(titleWithoutPrefix("Your appointments – Aurora", "Error:")).toBe("Your appointments – Aurora");
});
