import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { describe, expect, test } from "vitest";
import {
  isSupersededBy,
  type NegotiationFacts,
  dtlsFingerprintOf,
  decideOnDescription,
} from "./negotiation.ts";

const calm: NegotiationFacts = {
  isPolite: true,
  isMakingOffer: false,
  isApplyingAnswer: false,
  signalingState: "stable",
  hasAgreed: true,
  isOtherSession: false,
};

describe("an incoming description", () => {
  test.each<[string, "offer" | "answer", Partial<NegotiationFacts>, string]>([
    ["an offer in a quiet moment is taken", "offer", {}, "apply"],
    [
      "an offer while the answer is being applied is taken",
      "offer",
      { signalingState: "have-local-offer", isApplyingAnswer: true },
      "apply",
    ],
    ["both offer: the polite side yields", "offer", { signalingState: "have-local-offer" }, "apply"],
    [
      "both offer: the other side keeps its own",
      "offer",
      { signalingState: "have-local-offer", isPolite: false },
      "ignore",
    ],
    [
      "an offer while one's own is being made collides too",
      "offer",
      { isMakingOffer: true, isPolite: false },
      "ignore",
    ],
    [
      "both make the very first offer: the polite side starts over",
      "offer",
      { isMakingOffer: true, hasAgreed: false },
      "start-over-and-apply",
    ],
    [
      "the other one was reloaded: a fresh connection takes the offer",
      "offer",
      { isOtherSession: true },
      "start-over-and-apply",
    ],
    ["an answer to our offer is taken", "answer", { signalingState: "have-local-offer" }, "apply"],
    [
      "the other one was reloaded before it answered: both start over",
      "answer",
      { signalingState: "have-local-offer", isOtherSession: true },
      "start-over-and-offer",
    ],
    ["a second answer, or one to an offer withdrawn, is dropped", "answer", {}, "ignore"],
  ])("%s", { tags: ["S1.18"] }, (_, type, facts, wanted) => {
    expect(decideOnDescription(type, { ...calm, ...facts }).do).toBe(wanted);
  });
});

test("a description identifies its connection", { tags: ["S1.18"] }, () => {
  expect(dtlsFingerprintOf("v=0\r\na=fingerprint:sha-256 4B:01\r\na=setup:actpass\r\n")).toBe(
    "sha-256 4B:01",
  );
  expect(dtlsFingerprintOf("nothing of the kind")).toBe(null);
});

describe("queued messages while no network is available", { tags: ["S1.18"] }, () => {
  const offer: CallSignal = { description: { type: "offer", sdp: "v=0" } };
  const answer: CallSignal = { description: { type: "answer", sdp: "v=0" } };
  const request: CallSignal = { restart: true };
  const paths: CallSignal = { candidates: [] };

  test.each([
    ["an offer, by a newer offer", offer, offer, true],
    ["an offer, by an answer: it was taken back", offer, answer, true],
    ["an answer, by a newer answer", answer, answer, true],
    ["no answer, by an offer: the other side waits for it", answer, offer, false],
    ["a wish, by the same wish", request, request, true],
    ["no wish, by a description", request, offer, false],
    ["no paths, by anything", paths, answer, false],
  ])("are dropped: %s", (_, old, newer, isDropped) => {
    expect(isSupersededBy(old, newer)).toBe(isDropped);
  });
});
