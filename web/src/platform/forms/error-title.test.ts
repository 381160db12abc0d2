import { afterEach, expect, test, vi } from "vitest";
import { endErrorTitle, startErrorTitle } from "./error-title.ts";

const documentWith = (title: string) => ({ title, documentElement: { dataset: {} as DOMStringMap } });
afterEach(() => void vi.unstubAllGlobals());

test("a title mentions an error once, until it is corrected", () => {
  vi.stubGlobal("document", documentWith("Create an account – Aurora"));
  startErrorTitle("Error:");
  startErrorTitle("Error:");
  expect(document.title).toBe("Error: Create an account – Aurora");
  endErrorTitle();
  expect(document.title).toBe("Create an account – Aurora");
});

test("titles that come while an error is shown find its prefix in the document", () => {
  vi.stubGlobal("document", documentWith("Create an account – Aurora"));
  startErrorTitle("Error:");
  expect(document.documentElement.dataset).toEqual({ titlePrefix: "Error: " });
  endErrorTitle();
  expect(document.documentElement.dataset).toEqual({});
});

test("the next page's title stays when the last page's error is cleared", () => {
  vi.stubGlobal("document", documentWith("Create an account – Aurora"));
  startErrorTitle("Error:");
  document.title = "Your appointments – Aurora";
  endErrorTitle();
  expect(document.title).toBe("Your appointments – Aurora");
});
