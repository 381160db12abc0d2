import { expect, test } from "vitest";
import {
  isOtherVersion,
  isMissingChunkReported,
  versionNotice,
  uninterruptibleActivities,
} from "./new-version.ts";

const quiet = {
  isOut: true,
  isSilenced: false,
  isPartGone: false,
  underWay: new Set(uninterruptibleActivities.slice(0, 0)),
};

test.each([
  ["a new version is out and nothing is under way", {}, "shown"],
  ["none is out", { isOut: false }, "none"],
  ["the patient has put it off", { isSilenced: true }, "none"],
  ["a call goes on", { underWay: new Set(["call"] as const) }, "waits"],
  ["a payment is being made", { underWay: new Set(["payment"] as const) }, "waits"],
  ["a reading goes on", { underWay: new Set(["reading"] as const) }, "waits"],
  ["something typed is not sent", { underWay: new Set(["typing"] as const) }, "waits"],
  ["the password has expired, and its screen stands alone", { isCovered: true }, "waits"],
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
    "a part of the page is gone in a call",
    { isPartGone: true, underWay: new Set(["typing", "call"] as const) },
    "waits",
  ],
  [
    "a part of the page is gone while one pays",
    { isPartGone: true, underWay: new Set(["payment"] as const) },
    "waits",
  ],
] as const)(
  "%s: %j is %s",
  { tags: ["S4.VERSION.01", "S2.OVL.04", "S2.OVL.06", "D.49", "S2.OVL.01"] },
  (_case, given, verdict) => {
    expect(versionNotice({ ...quiet, isCovered: false, ...given })).toBe(verdict);
  },
);

test.each([
  ["a part that nobody asked for, the first time", {}, false, true],
  ["the same after the notice was put off", {}, true, false],
  ["a page that is being opened after it was put off", { isScreenWanted: true }, true, true],
  ["that page once more", { isScreenWanted: true, wasReported: true }, true, true],
  ["what a button opens, after it was put off", { wasPressed: true }, true, true],
  ["that once more", { wasPressed: true, wasReported: true }, true, false],
] as const)(
  "%s: %j is announced where postponed is %s: %s",
  { tags: ["D.48", "D.49"] },
  (_what, given, isSilenced, isPregnancyReported) => {
    const facts = { isScreenWanted: false, wasPressed: false, wasReported: false, ...given };
    expect(isMissingChunkReported(facts, isSilenced)).toBe(isPregnancyReported);
  },
);

test.each([
  ["the page's own", "a1", false],
  ["another", "b2", true],
  ["none, as of a server in between", null, false],
  ["an empty one", "", false],
])(
  "an answer with %s code version, %j, is from a new version: %s",
  { tags: ["D.48", "S3.RUN.11"] },
  (_case, answered, isOther) => {
    expect(isOtherVersion("a1", answered)).toBe(isOther);
  },
);
