import { expect, test } from "vitest";
import { isLiveRequest, stepCallRequest, callRequestKinds, callRequestStates } from "./call-request.ts";

const events = ["accept", "refuse", "stop", "calling", "no_answer", "done"] as const;

test.each([
  ["vitals", "asked", "accept", "accepted"],
  ["vitals", "asked", "refuse", "refused"],
  ["vitals", "accepted", "stop", "stopped"],
  ["vitals", "accepted", "done", "done"],
  ["vitals", "asked", "done", null],
  ["vitals", "refused", "accept", null],
  ["vitals", "stopped", "done", null],
  ["vitals", "accepted", "calling", null],
  ["call_back", "asked", "calling", null],
  ["call_back", "accepted", "calling", "calling"],
  ["call_back", "calling", "no_answer", "no_answer"],
  ["call_back", "calling", "done", "done"],
  ["call_back", "calling", "stop", "stopped"],
] as const)(
  "%s that is %s, then %s: %s",
  { tags: ["S4.READ.07", "S6.ROLE.10"] },
  (kind, state, event, wanted) => {
    expect(stepCallRequest(kind, state, event)).toBe(wanted);
  },
);

const all = callRequestKinds.flatMap((kind) => callRequestStates.map((state) => ({ kind, state })));

test("a finished request ignores every event", { tags: ["S4.READ.08"] }, () => {
  const over = all.filter(({ state }) => !isLiveRequest(state));
  const steps = over.flatMap(({ kind, state }) => events.map((event) => stepCallRequest(kind, state, event)));
  expect(new Set(steps)).toEqual(new Set([null]));
});

test("nothing starts without the patient's consent", { tags: ["S4.READ.07"] }, () => {
  const began = (["done", "calling", "no_answer"] as const).map((event) =>
    callRequestKinds.map((kind) => stepCallRequest(kind, "asked", event)),
  );
  expect(new Set(began.flat())).toEqual(new Set([null]));
});
