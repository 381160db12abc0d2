import { expect, test } from "vitest";
import { doctorScopes, isInScope, scopesOf, tokenScopes } from "./token-scopes.ts";

test("writing in an area includes reading it, doctors include their hours, and patients the adding of them", () => {
  for (const needed of tokenScopes)
    for (const held of tokenScopes) {
      const [area, right] = held.split(":");
      const [wanted, kind] = needed.split(":");
      const isWider =
        held === "doctors:write" ? needed === "hours:write" : area === wanted && right === "write";
      expect([held, needed, isInScope([held], needed)]).toEqual([
        held,
        needed,
        held === needed || isWider || (area === wanted && right === "write" && kind === "read"),
      ]);
    }
  expect(isInScope([], "doctors:read")).toBe(false);
});

test("a doctor's token never gets clinic-wide scopes", () => {
  expect(scopesOf({ scopes: null, doctorId: null })).toEqual(tokenScopes);
  expect(scopesOf({ scopes: null, doctorId: 3 })).toEqual(doctorScopes);
  expect(scopesOf({ scopes: ["tokens:write", "files:read"], doctorId: 3 })).toEqual(["files:read"]);
  expect(scopesOf({ scopes: ["tokens:write"], doctorId: null })).toEqual(["tokens:write"]);
  expect(doctorScopes.some((scope) => /^(tokens|patients|settings):/.test(scope))).toBe(false);
});
