import { expect, test } from "vitest";
import type { Failure } from "../../../platform/api.ts";
import { isAccessTimeFailure, callOutcomeOf } from "./call-failure.ts";

const failure = (code: string, reason?: string) => ({ code, ...(reason && { reason }) }) as Failure; // what the server sends besides is not looked at

test.each([
  ["visit_full", undefined, { kind: "turned-away", reason: "full" }],
  ["visit_not_open", "too-early", { kind: "turned-away", reason: "too-early" }],
  ["visit_over", "finished", { kind: "turned-away", reason: "finished" }],
  ["visit_over", "a-reason-of-later", { kind: "turned-away", reason: "over" }],
  ["not_found", undefined, { kind: "turned-away", reason: "unknown-visit" }],
  ["unauthenticated", undefined, { kind: "turned-away", reason: "link-ended" }],
  ["unauthenticated", "over", { kind: "turned-away", reason: "over" }],
  ["status_conflict", "taken-over", { kind: "taken-over" }],
  ["offline", undefined, { kind: "unreachable" }],
  ["internal", undefined, { kind: "unreachable" }],
])("the server's answer %s maps to %s", { tags: ["S8.MSG.23", "S8.MSG.24"] }, (code, reason, outcome) => {
  expect(callOutcomeOf(failure(code, reason))).toEqual(outcome);
  expect(isAccessTimeFailure(failure(code, reason))).toBe(code.startsWith("visit_") && code !== "visit_full");
});
