import { expect, test } from "vitest";
import { crisisLineOf, defaultCrisisLine } from "./crisis-lines.ts";

const none = { crisisLineNumber: null, crisisLineChatUrl: null };

test.each(["PT", "BR", "CL", "ES", "FR"])(
  "the default crisis line of %s names a number and its source",
  (country) => {
    const line = defaultCrisisLine(country);
    expect(line?.number).toMatch(/^\*?\d{3,4}$/);
    expect(line?.source).toMatch(/^https:/);
    expect(crisisLineOf({ country, ...none })).toEqual({
      crisisLineNumber: line?.number,
      crisisLineChatUrl: line?.chatUrl ?? null,
    });
  },
);

test.each(["IT", "XX", "__proto__", null])(
  "a clinic in %s has no crisis line unless it names one",
  (country) => {
    expect(crisisLineOf({ country, ...none })).toEqual(none);
  },
);

test("the clinic's own number replaces the default and its chat", () => {
  const own = { country: "BR", crisisLineNumber: "0800 1", crisisLineChatUrl: null };
  expect(crisisLineOf(own)).toEqual({ crisisLineNumber: "0800 1", crisisLineChatUrl: null });
});

test("the clinic's own chat is kept", () => {
  const own = { country: "PT", crisisLineNumber: null, crisisLineChatUrl: "https://chat.example" };
  expect(crisisLineOf(own)).toEqual({ crisisLineNumber: "1411", crisisLineChatUrl: "https://chat.example" });
});
