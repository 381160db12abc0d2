import { describe, expect, test } from "vitest";
import {
  type ReconnectFacts,
  type ReconnectStep,
  mayRestartIce,
  mayRestartIceOnSilence,
  mayOpenFreshConnection,
  nudgeAfterMs,
  restartDelayMs,
  decideReconnectStep,
} from "./reconnect-rule.ts";

/** Two people who were never connected, seen by the one who begins. */
const open: ReconnectFacts = {
  isPolite: false,
  hasAgreed: false,
  signalingState: "stable",
  connectionState: "new",
  isStalled: false,
  lostForMs: null,
  searchedForMs: null,
  roundTripMs: null,
  failures: 0,
};
/** A call whose path is gone. */
const lost: ReconnectFacts = { ...open, hasAgreed: true, connectionState: "disconnected", lostForMs: 3_000 };

describe("while two people are not connected", () => {
  test.each<[string, ReconnectFacts, ReconnectStep]>([
    ["the one who begins offers", open, "offer"],
    ["the other one asks for an offer", { ...open, isPolite: true }, "ask-for-offer"],
    [
      "an offer without an answer is sent again",
      { ...open, signalingState: "have-local-offer" },
      "resend-offer",
    ],
    ["a lost path is looked for anew", lost, "restart-ice"],
    ["one that the browser gave up too", { ...lost, connectionState: "failed", failures: 1 }, "restart-ice"],
    ["the polite side asks instead of offering", { ...lost, isPolite: true }, "ask-for-offer"],
    ["a search that has just begun is not disturbed", { ...lost, searchedForMs: 2_400 }, "nothing"],
    [
      "a search that takes too long begins anew: the relay may be back only now",
      { ...lost, searchedForMs: 2_500 },
      "restart-ice",
    ],
    ["on a slow line it is given longer", { ...lost, searchedForMs: 4_400, roundTripMs: 500 }, "nothing"],
    ["on the slowest one not for ever", { ...lost, searchedForMs: 6_500, roundTripMs: 9_000 }, "restart-ice"],
    ["a good connection is left alone", { ...lost, connectionState: "connected" }, "nothing"],
    [
      "one that only looks good is not",
      { ...lost, connectionState: "connected", isStalled: true },
      "restart-ice",
    ],
    ["a closed one too", { ...lost, signalingState: "closed", lostForMs: 60_000 }, "nothing"],
    [
      "twenty seconds of searching are no reason to begin from nothing",
      { ...lost, lostForMs: 20_000 },
      "restart-ice",
    ],
    ["more are: a fresh connection is made", { ...lost, lostForMs: 20_001 }, "start-again"],
    [
      "even while an offer waits for its answer",
      { ...lost, signalingState: "have-local-offer", lostForMs: 21_000 },
      "start-again",
    ],
    ["two failed searches are tried once more", { ...lost, failures: 2 }, "restart-ice"],
    ["three make a fresh connection", { ...lost, failures: 3 }, "start-again"],
    [
      "which a good one never needs",
      { ...lost, connectionState: "connected", failures: 3, lostForMs: 60_000 },
      "nothing",
    ],
  ])("%s", { tags: ["S1.18"] }, (_, facts, wanted) => {
    expect(decideReconnectStep(facts)).toBe(wanted);
  });

  test.each([
    ["at first every few seconds", 0, null, 2_700],
    ["on a slow line after longer", 10_000, 500, 4_700],
    ["later sparingly", 31_000, null, 8_000],
  ])("%s the connection is searched again", { tags: ["S1.18"] }, (_, lostFor, roundTrip, wanted) => {
    expect(nudgeAfterMs(lostFor, roundTrip)).toBe(wanted);
  });

  test.each([
    ["failed", 0],
    ["disconnected", 2_000],
    ["connecting", null],
    ["connected", null],
  ] as const)("a path that is %s is searched again after %s ms", { tags: ["S1.18"] }, (state, wanted) => {
    expect(restartDelayMs(state)).toBe(wanted);
  });

  test("one search serves both sides, and a new connection gets two seconds", { tags: ["S1.18"] }, () => {
    expect([null, 999, 1_000].map(mayRestartIce)).toEqual([true, false, true]);
    expect([null, 1_999, 2_000].map(mayOpenFreshConnection)).toEqual([true, false, true]);
  });
});

test.each([
  [null, true],
  [4_999, false],
  [5_000, true],
])("a search because of silence, %s ms after the last one: %s", (searchedForMs, isAllowed) => {
  expect(mayRestartIceOnSilence(searchedForMs)).toBe(isAllowed);
});
