import { restMinutes } from "../shared/constants.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ReadingEvent, type ReadingStep, type ReadingState, stepReading } from "./reading-session.ts";

const after = (...types: Exclude<ReadingEvent["type"], "failed">[]): ReadingState =>
  types.reduce<ReadingState>((state, type) => stepReading(state, { type }), { at: "start" });
const toPermission = ["begun", "consented", "rested"] as const;
const toUnderWay = [...toPermission, "allowed", "in_place"] as const;

test.each<[Exclude<ReadingEvent["type"], "failed">[], ReadingStep]>([
  [[], "start"],
  [["begun"], "consent"],
  [["begun", "rested", "allowed", "in_place"], "consent"],
  [["begun", "consented"], "rest"],
  [["begun", "consented", "rested"], "permission"],
  [[...toPermission, "in_place", "read"], "permission"],
  [[...toUnderWay], "under_way"],
  [[...toUnderWay, "read"], "complete"],
  [[...toUnderWay, "read", "saved"], "saved"],
  [[...toUnderWay, "saved"], "under_way"],
  [[...toUnderWay, "stopped_by_user", "read", "saved"], "stopped_by_user"],
  [[...toUnderWay, "stopped_by_doctor", "read", "saved"], "stopped_by_doctor"],
  [[...toUnderWay, "read", "stopped_by_doctor", "saved"], "stopped_by_doctor"],
  [[...toUnderWay, "stopped_by_doctor", "begun"], "stopped_by_doctor"],
  [[...toUnderWay, "read", "saved", "stopped_by_doctor"], "saved"],
  [[...toUnderWay, "stopped_by_user", "begun"], "consent"],
])(
  "after %j the reading is at %s",
  {
    tags: [
      "S4.READ.01",
      "S4.READ.02",
      "S4.READ.03",
      "S4.READ.04",
      "S4.READ.05",
      "S4.READ.06",
      "S4.READ.09",
      "S4.READ.10",
      "S5.FIELD.06",
    ],
  },
  (events, at) => {
    expect(after(...events).at).toBe(at);
  },
);

test(
  "a reading without camera and microphone ends with a reason",
  { tags: ["S4.READ.09", "S5.FIELD.08"] },
  () => {
    const failed = stepReading(after(...toPermission), { type: "failed", reason: "no-access" });
    expect(failed).toEqual({ at: "failed", reason: "no-access" });
    expect(stepReading(failed, { type: "in_place" })).toEqual(failed);
    expect(stepReading(failed, { type: "begun" }).at).toBe("consent");
    const complete = after(...toUnderWay, "read");
    expect(stepReading(complete, { type: "failed", reason: "interrupted" })).toEqual(complete);
  },
);

const anyEvent = fc.constantFrom<ReadingEvent>(
  ...(["begun", "consented", "rested", "allowed", "in_place", "read", "saved"] as const).map((type) => ({
    type,
  })),
  { type: "stopped_by_user" },
  { type: "stopped_by_doctor" },
  { type: "failed", reason: "interrupted" },
);

/** What led to the present state since one was last asked for consent. */
function pathOf(events: readonly ReadingEvent[]): ReadingStep[] {
  let state: ReadingState = { at: "start" };
  let path: ReadingStep[] = [];
  for (const event of events) {
    const next = stepReading(state, event);
    path = next.at === "consent" ? ["consent"] : next.at === state.at ? path : [...path, next.at];
    state = next;
  }
  return path;
}

test(
  "only consented, allowed and read values are saved in any order of events",
  { tags: ["S4.READ.06", "S4.READ.10"] },
  () => {
    const whole = "consent rest permission positioning under_way complete saved";
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const path = pathOf(events);
        expect(path.at(-1) !== "saved" || path.join(" ") === whole).toBe(true);
      }),
    );
  },
);

test("five minutes of rest are requested", { tags: ["S9.CONST.04"] }, () => {
  expect(restMinutes).toBe(5);
});
