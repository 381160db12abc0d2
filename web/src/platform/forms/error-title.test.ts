import { afterEach, expect, test, vi } from "vitest";
import { endErrorTitle, startErrorTitle, titleWithPrefix } from "./error-title.ts";

afterEach(() => {
  endErrorTitle();
  vi.unstubAllGlobals();
});

test("a title mentions an error once, until it is corrected", () => {
  vi.stubGlobal("document", { title: "Create an account – Aurora" });
  startErrorTitle("Error:");
  startErrorTitle("Error:");
  expect(document.title).toBe("Error: Create an account – Aurora");
  endErrorTitle();
  expect(document.title).toBe("Create an account – Aurora");
});

test("a title that comes while an error is shown mentions it too", () => {
  vi.stubGlobal("document", { title: "Create an account – Aurora" });
  startErrorTitle("Error:");
  expect(titleWithPrefix("Sign in – Aurora")).toBe("Error: Sign in – Aurora");
  endErrorTitle();
  expect(titleWithPrefix("Sign in – Aurora")).toBe("Sign in – Aurora");
});

test("the next page's title stays when the last page's error is cleared", () => {
  vi.stubGlobal("document", { title: "Create an account – Aurora" });
  startErrorTitle("Error:");
  document.title = "Your appointments – Aurora";
  endErrorTitle();
  expect(document.title).toBe("Your appointments – Aurora");
});
