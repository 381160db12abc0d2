import { expect, test } from "vitest";
import { participantConnection, roomPhase } from "./room-phase.ts";

test.each([
  ["nobody else is here", false, [], "alone"],
  ["somebody is on the way", false, ["connecting"], "connecting"],
  ["one of two is connected", false, ["connected", "reconnecting"], "connected"],
  ["the only one is lost for a moment", false, ["reconnecting"], "reconnecting"],
  ["one has left", true, ["connected"], "left"],
] as const)("%s", { tags: ["S1.18"] }, (_, hasLeft, others, wanted) => {
  expect(roomPhase(hasLeft, others)).toBe(wanted);
});

test.each([
  ["connected", true, "connected"],
  ["disconnected", true, "reconnecting"],
  ["failed", true, "reconnecting"],
  ["connecting", true, "reconnecting"],
  ["connecting", false, "connecting"],
] as const)(
  "a path that is %s (was connected: %s) reads as %s",
  { tags: ["S1.18"] },
  (state, was, wanted) => {
    expect(participantConnection(state, was)).toBe(wanted);
  },
);
