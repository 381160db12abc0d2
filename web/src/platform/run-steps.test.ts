import { expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";

/** Counts events and has the effects "a" and "b" for each. */
const counting = (count: number, event: string) => ({
  state: count + 1,
  effects: [`a of ${event}`, `b of ${event}`],
});

test("an event caused by an effect waits until the effects before it have run", () => {
  const done: string[] = [];
  const runner = runSteps(0, counting, (effect) => {
    done.push(effect);
    if (effect === "a of first") runner.dispatch("second");
  });
  runner.dispatch("first");
  expect(done).toEqual(["a of first", "b of first", "a of second", "b of second"]);
  expect(runner.state()).toBe(2);
});

test("an effect sees the state after its event", () => {
  const seen: number[] = [];
  const runner = runSteps(0, counting, () => void seen.push(runner.state()));
  runner.dispatch("first");
  expect(seen).toEqual([1, 1]);
});

test("events continue after a throwing effect", () => {
  const done: string[] = [];
  const runner = runSteps(0, counting, (effect) => {
    if (effect === "a of first") throw new Error("broken effect");
    done.push(effect);
  });
  expect(() => runner.dispatch("first")).toThrow("broken effect");
  runner.dispatch("second");
  expect(done).toEqual(["a of second", "b of second"]);
});
