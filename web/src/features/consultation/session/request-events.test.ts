import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { expect, test } from "vitest";
import { callRequestToAnnounce, openRequestOf } from "./request-events.ts";

const one = (event: Partial<CallRequest>): CallRequest => ({
  id: 1,
  kind: "vitals",
  asked_by: "clinic",
  state: "asked",
  stopped_by: null,
  phone_number: null,
  asked_at: "2027-03-01T09:00:00.000Z",
  changed_at: "2027-03-01T09:00:00.000Z",
  ...event,
});
const nothingRead = new Set<string>();

test("a doctor's request is pending until answered", { tags: ["S1.28"] }, () => {
  expect(openRequestOf([one({})])?.id).toBe(1);
  expect(openRequestOf([one({ state: "accepted" })])?.id).toBe(1);
  expect(openRequestOf([one({ state: "refused" })])).toBeNull();
  expect(openRequestOf([one({ kind: "call_back", state: "accepted" })])).toBeNull();
});

test.each([
  ["a question that was put aside", { state: "asked" }, true],
  ["a reading the doctor stopped", { state: "stopped", stopped_by: "clinic" }, true],
  ["a reading one stopped oneself", { state: "stopped", stopped_by: "patient" }, false],
  ["a question one refused", { state: "refused" }, false],
  ["a call one refused", { kind: "call_back", state: "refused" }, false],
  ["a call that comes", { kind: "call_back", state: "calling" }, true],
] as const)("whether %s is announced: %s", { tags: ["S8.MSG.27"] }, (_, event, wanted) => {
  expect(callRequestToAnnounce([one(event)], null, nothingRead) !== null).toBe(wanted);
});

test("a read request is not announced again", { tags: ["S8.MSG.27"] }, () => {
  const stopped = one({ state: "stopped", stopped_by: "clinic" });
  expect(callRequestToAnnounce([stopped], null, new Set(["1 stopped"]))).toBeNull();
});
