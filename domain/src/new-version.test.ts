import { expect, test } from "vitest";
import { isOtherVersion, versionNotice, works } from "./new-version.ts";

const quiet = { isOut: true, isSilenced: false, isPartGone: false, underWay: new Set(works.slice(0, 0)) };

test.each([
  ["S4.VERSION.01 S2.OVL.04: a new version is out and nothing is under way", {}, "shown"],
  ["S4.VERSION.01: none is out", { isOut: false }, "none"],
  ["S2.OVL.06 D.49: the patient has put it off", { isSilenced: true }, "none"],
  ["D.49: a call goes on", { underWay: new Set(["call"] as const) }, "waits"],
  ["D.49: a payment is being made", { underWay: new Set(["payment"] as const) }, "waits"],
  ["D.49: a reading goes on", { underWay: new Set(["reading"] as const) }, "waits"],
  ["D.49: something typed is not sent", { underWay: new Set(["typing"] as const) }, "waits"],
  ["S2.OVL.01: the password has expired, and its screen stands alone", { isCovered: true }, "waits"],
  [
    "a part of the page is gone while something is typed",
    { isPartGone: true, underWay: new Set(["typing"] as const) },
    "shown",
  ],
  [
    "a part of the page is gone after the notice was put off",
    { isPartGone: true, isSilenced: true },
    "shown",
  ],
  [
    "D.49: a part of the page is gone in a call",
    { isPartGone: true, underWay: new Set(["typing", "call"] as const) },
    "waits",
  ],
  [
    "D.49: a part of the page is gone while one pays",
    { isPartGone: true, underWay: new Set(["payment"] as const) },
    "waits",
  ],
] as const)("%s: %j is %s", (_case, given, verdict) => {
  expect(versionNotice({ ...quiet, isCovered: false, ...given })).toBe(verdict);
});

test.each([
  ["the page's own", "a1", false],
  ["another", "b2", true],
  ["none, as of a server in between", null, false],
  ["an empty one", "", false],
])(
  "D.48 S3.RUN.11: an answer with %s code version, %j, comes from a new version: %s",
  (_case, answered, isOther) => {
    expect(isOtherVersion("a1", answered)).toBe(isOther);
  },
);
