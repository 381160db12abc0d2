import { describe, expect, test } from "vitest";
import { type Day, type DayEvent, dayRules, emptyDay, nextDue, stepDay } from "./doctors-day.ts";

/** Plays events at their moments; gives the commands of the last one, and the day. */
function play(...events: readonly (readonly [number, DayEvent])[]) {
  let day: Day = emptyDay;
  let commands: readonly unknown[] = [];
  for (const [now, event] of events) ({ day, commands } = stepDay(day, event, now, dayRules));
  return { commands, due: nextDue(day, dayRules), stage: day.visits.get(7)?.stage ?? "none" };
}

const waits: DayEvent = {
  kind: "waiting-room",
  waiting: [{ appointmentId: 7, waitingSince: 0, isTaken: false }],
};
const taken: DayEvent = {
  kind: "waiting-room",
  waiting: [{ appointmentId: 7, waitingSince: 0, isTaken: true }],
};
const nobodyWaits: DayEvent = { kind: "waiting-room", waiting: [] };
const timePassed: DayEvent = { kind: "time-passed" };
const joined: DayEvent = { kind: "joined", appointmentId: 7 };
const present = (count: number): DayEvent => ({ kind: "patients-present", appointmentId: 7, count });
const attended = [
  [0, waits],
  [3_000, timePassed],
  [3_100, joined],
] as const;

describe("when a human doctor takes the call at the desk", () => {
  test("the demo doctor does not come", () => {
    expect(play([0, waits], [1_000, taken], [3_000, timePassed])).toEqual({
      commands: [],
      due: null,
      stage: "taken",
    });
  });

  test("the demo doctor who is in the call leaves it, and neither ends it nor comes back", () => {
    const left = play(...attended, [4_000, taken]);
    expect(left).toEqual({ commands: [{ do: "leave", appointmentId: 7 }], due: null, stage: "taken" });
    expect(play(...attended, [4_000, taken], [5_000, waits], [999_000, timePassed])).toMatchObject({
      commands: [],
      stage: "taken",
    });
  });

  test.each([
    ["joined", joined],
    ["failed", { kind: "join-failed", appointmentId: 7, isFinal: false }],
  ] as const)("an entry that was under way and %s is given up", (_how, event) => {
    const steps = [
      [0, waits],
      [3_000, timePassed],
      [3_050, taken],
      [3_100, event],
    ] as const;
    expect(play(...steps, [3_150, taken])).toMatchObject({ stage: "taken", due: null });
  });

  test("the call that is over is forgotten", () => {
    expect(play(...attended, [4_000, taken], [9_000, nobodyWaits]).stage).toBe("none");
  });
});

describe("when the doctor comes", () => {
  test("a hint makes the doctor look who waits", { tags: ["S1.18"] }, () => {
    expect(play([0, { kind: "waiting-room-changed" }]).commands).toEqual([{ do: "ask-waiting-room" }]);
  });

  test("the doctor comes three seconds after the patient began to wait", { tags: ["S1.18"] }, () => {
    expect(play([100, waits])).toEqual({ commands: [], due: 3_000, stage: "expected" });
    expect(play([100, waits], [2_999, timePassed]).commands).toEqual([]);
    expect(play([100, waits], [3_000, timePassed])).toMatchObject({
      commands: [{ do: "join", appointmentId: 7 }],
      stage: "joining",
    });
  });

  test("a clock that is ahead does not keep the patient waiting longer", { tags: ["S1.18"] }, () => {
    const ahead: DayEvent = {
      kind: "waiting-room",
      waiting: [{ appointmentId: 7, waitingSince: 90_000, isTaken: false }],
    };
    expect(play([1_000, ahead]).due).toBe(4_000);
  });

  test("a patient who leaves before is not visited", { tags: ["S1.18"] }, () => {
    expect(play([0, waits], [1_000, nobodyWaits], [3_000, timePassed])).toMatchObject({
      commands: [],
      stage: "none",
    });
  });

  test("the doctor does not come twice", { tags: ["S1.18"] }, () => {
    expect(play(...attended, [4_000, waits], [9_000, timePassed])).toMatchObject({
      commands: [],
      stage: "attended",
    });
  });

  test.each([
    [false, "expected", 5_000],
    [true, "none", null],
  ])("an entry that fails (for good: %s) leaves the visit %s", { tags: ["S1.18"] }, (isFinal, stage, due) => {
    const failed: DayEvent = { kind: "join-failed", appointmentId: 7, isFinal };
    expect(play([0, waits], [3_000, timePassed], [3_000, failed])).toMatchObject({ stage, due });
  });
});

describe("when the visit ends", () => {
  test("after ten minutes the doctor ends it", { tags: ["S4.STATUS.10"] }, () => {
    expect(play(...attended).due).toBe(603_100);
    expect(play(...attended, [603_100, timePassed]).commands).toEqual([{ do: "end", appointmentId: 7 }]);
  });

  test(
    "a patient who stays away ends it, one who reloads the page does not",
    { tags: ["S4.STATUS.10"] },
    () => {
      const away = [...attended, [10_000, present(0)]] as const;
      expect(play(...away).due).toBe(40_000);
      expect(play(...away, [20_000, present(0)]).due).toBe(40_000);
      expect(play(...away, [40_000, timePassed]).commands).toEqual([{ do: "end", appointmentId: 7 }]);
      expect(play(...away, [15_000, present(1)], [40_000, timePassed])).toMatchObject({
        commands: [],
        stage: "attended",
      });
    },
  );

  test.each([7, "all"] as const)(
    "asked to end %s, the doctor ends it at once",
    { tags: ["S4.STATUS.10"] },
    (appointmentId) => {
      expect(play(...attended, [5_000, { kind: "end-asked", appointmentId }]).commands).toEqual([
        { do: "end", appointmentId: 7 },
      ]);
    },
  );

  test("asked to end another visit, the doctor stays in this one", { tags: ["S4.STATUS.10"] }, () => {
    expect(play(...attended, [5_000, { kind: "end-asked", appointmentId: 8 }]).commands).toEqual([]);
  });

  test("an end that did not get through is tried again", { tags: ["S4.STATUS.10"] }, () => {
    const ending = [...attended, [603_100, timePassed]] as const;
    const failed: DayEvent = { kind: "end-failed", appointmentId: 7, isFinal: false };
    expect(play(...ending, [603_200, failed], [605_200, timePassed]).commands).toEqual([
      { do: "end", appointmentId: 7 },
    ]);
    expect(play(...ending, [603_200, { kind: "ended", appointmentId: 7 }])).toMatchObject({
      stage: "none",
      due: null,
    });
    expect(play(...ending, [603_200, { ...failed, isFinal: true }])).toMatchObject({ stage: "none" });
  });
});

test(
  "when the server has forgotten the doctor after a restart, the doctor comes back",
  { tags: ["S1.18"] },
  () => {
    const lost = [...attended, [5_000, { kind: "visit-lost", appointmentId: 7 }]] as const;
    expect(play(...lost)).toMatchObject({ commands: [{ do: "leave", appointmentId: 7 }], stage: "expected" });
    expect(play(...lost, [7_000, timePassed]).commands).toEqual([{ do: "join", appointmentId: 7 }]);
  },
);

test("a doctor whose line drops has ended nothing, and is back after six seconds", { tags: ["D.89"] }, () => {
  const dropped = [...attended, [5_000, { kind: "line-dropped", appointmentId: 7 }]] as const;
  expect(play(...dropped)).toEqual({
    commands: [{ do: "leave", appointmentId: 7 }],
    due: 11_000,
    stage: "expected",
  });
  expect(play(...dropped, [8_000, waits], [11_000, timePassed]).commands).toEqual([
    { do: "join", appointmentId: 7 },
  ]);
});
