import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DisputeEvent, disputeEvents, stepDispute } from "./dispute-state.ts";

const run = (events: readonly DisputeEvent[]) =>
  events.reduce<ReturnType<typeof stepDispute>>((state, event) => stepDispute(state, event), "none");

const event = fc.constantFrom(...disputeEvents);

describe("a dispute", () => {
  test.each([
    [["information_requested"], "information_requested"],
    [["chargeback_announced", "charged_back"], "charged_back"],
    [["charged_back", "chargeback_announced"], "charged_back"],
    [["charged_back", "chargeback_reversed"], "reversed"],
    [["charged_back", "chargeback_reversed", "charged_back_again"], "charged_back_again"],
    [["charged_back", "defense_period_ended"], "lost"],
    [["charged_back", "defense_supplied", "issuer_commented"], "charged_back"],
    [["chargeback_reversed", "issuer_gave_up"], "won"],
    [["prearbitration_opened", "prearbitration_lost", "charged_back"], "lost"],
    [["prearbitration_won", "arbitration_opened", "arbitration_lost"], "lost"],
  ] as const)("after %j is %s", (events, state) => expect(run(events)).toBe(state));

  test("ends the same when its events arrive in any order without arbitration", () => {
    const stages = disputeEvents.filter((event) => !/won|lost|gave_up|period_ended/.test(event));
    fc.assert(
      fc.property(fc.shuffledSubarray(stages), (events) => {
        expect(run(events)).toBe(run(events.toSorted()));
      }),
    );
  });

  test("is unchanged when an event is delivered twice", () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, last) => {
        expect(run([...events, last, last])).toBe(run([...events, last]));
      }),
    );
  });
});
