import { expect, test } from "vitest";
import {
  type HealthLink,
  healthLinkPayload,
  listState,
  passcodeTriesLeft,
  readShareFragment,
  shareState,
  writeShareFragment,
} from "./health-record.ts";

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

const parts = { token: "t".repeat(43), key: "k-_".repeat(14) + "k" };

test("the fragment of a link yields its token and key, and others are refused", () => {
  expect(readShareFragment(`#${writeShareFragment(parts)}`, String)).toEqual(parts);
  for (const wrong of ["", "#", "#abc.def", `#${"t".repeat(43)}`, `#${"t".repeat(43)}.${"k".repeat(44)}`])
    expect(readShareFragment(wrong, String)).toBeNull();
});

const written = (changes: Partial<HealthLink> = {}) =>
  healthLinkPayload({
    url: `https://aurora.example/api/shl/${parts.token}`,
    key: parts.key,
    expiresAt: new Date("2027-03-01T09:00:00.900Z"),
    hasPasscode: true,
    label: "ملخص المريض",
    ...changes,
  });
const readPayload = (payload: string) => readShareFragment("#shlink:/e30", () => payload);

test("a SMART Health Link encodes manifest, key, expiry, passcode flag and label, and parses again", () => {
  const payload = written() ?? "";
  expect(JSON.parse(payload)).toEqual({
    url: `https://aurora.example/api/shl/${parts.token}`,
    key: parts.key,
    exp: 1_803_891_600,
    flag: "P",
    label: "ملخص المريض",
  });
  expect(readPayload(payload)).toEqual(parts);
  expect(JSON.parse(written({ hasPasscode: false, label: "l".repeat(99) }) ?? "")).toMatchObject({
    label: "l".repeat(80),
  });
  expect(written({ hasPasscode: false })).not.toContain("flag");
});

test("no SMART Health Link is written for an address that is too long", () => {
  const host = (letters: number) => `https://${"a".repeat(letters)}.example/api/shl/${parts.token}`;
  expect(host(60)).toHaveLength(128);
  expect(written({ url: host(60) })).not.toBeNull();
  expect(written({ url: host(61) })).toBeNull();
});

test.each([
  "",
  "e",
  "null",
  "[]",
  "{}",
  '{"url":1,"key":2}',
  `{"url":"https://a.example/x","key":"${parts.key}"}`,
])("a SMART Health Link of %s is refused", (payload) => {
  expect(readPayload(payload)).toBeNull();
});

test("a link states the tries left of ten wrong passcodes", () => {
  expect([0, 1, 9, 10, 12].map(passcodeTriesLeft)).toEqual([10, 9, 1, 0, 0]);
});
