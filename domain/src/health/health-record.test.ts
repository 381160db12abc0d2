import { expect, test } from "vitest";
import { listState, readShareFragment, shareState, writeShareFragment } from "./health-record.ts";

const share = { expiresAt: 1_000, revokedAt: null, mostViews: 2, views: 1, wrongPasscodes: 0 };

test.each([
  ["open", {}, 999],
  ["expired", {}, 1_000],
  ["used-up", { views: 2 }, 0],
  ["open", { views: 500, mostViews: null }, 0],
  ["locked", { wrongPasscodes: 10 }, 0],
  ["open", { wrongPasscodes: 9 }, 0],
  ["revoked", { revokedAt: 1, views: 2, wrongPasscodes: 10 }, 5_000],
] as const)("a shared link is %s given %o at %i", (state, changes, now) => {
  expect(shareState({ ...share, ...changes }, now)).toBe(state);
});

const entry = { ended_at: null };
const ended = { ended_at: "2026-01-01T00:00:00.000Z" };
test.each([
  ["unknown", [], null],
  ["unknown", [ended], null],
  ["unknown", [ended], "listed"],
  ["none", [], "none"],
  ["none", [ended], "none"],
  ["unconfirmed", [entry], null],
  ["unconfirmed", [entry], "none"],
  ["confirmed", [entry], "listed"],
] as const)("a list is %s with entries %o and the answer %s", (state, entries, answer) => {
  expect(listState({ entries, confirmation: answer && { answer } })).toBe(state);
});

test("the fragment of a link gives back its token and key and refuses anything else", () => {
  const parts = { token: "t".repeat(43), key: "k-_".repeat(14) + "k" };
  expect(readShareFragment(`#${writeShareFragment(parts)}`)).toEqual(parts);
  for (const wrong of ["", "#", "#abc.def", `#${"t".repeat(43)}`, `#${"t".repeat(43)}.${"k".repeat(44)}`])
    expect(readShareFragment(wrong)).toBeNull();
});
