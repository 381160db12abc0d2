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
  test("the demo doctor does not join", () => {
    expect(play([0, waits], [1_000, taken], [3_000, timePassed])).toEqual({
      commands: [],
      due: null,
      stage: "taken",
    });
  });

  test("the demo doctor in the call leaves it, and neither ends it nor returns", () => {
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
  ] as const)("a pending join that %s is abandoned", (_how, event) => {
    const steps = [
      [0, waits],
      [3_000, timePassed],
      [3_050, taken],
      [3_100, event],
    ] as const;
    expect(play(...steps, [3_150, taken])).toMatchObject({ stage: "taken", due: null });
  });

  test("the finished call is forgotten", () => {
    expect(play(...attended, [4_000, taken], [9_000, nobodyWaits]).stage).toBe("none");
  });
});

describe("when the doctor comes", () => {
  test("a realtime event makes the doctor check the waiting list", { tags: ["S1.18"] }, () => {
    expect(play([0, { kind: "waiting-room-changed" }]).commands).toEqual([{ do: "ask-waiting-room" }]);
  });

  test("the doctor joins three seconds after the patient began to wait", { tags: ["S1.18"] }, () => {
    expect(play([100, waits])).toEqual({ commands: [], due: 3_000, stage: "expected" });
    expect(play([100, waits], [2_999, timePassed]).commands).toEqual([]);
    expect(play([100, waits], [3_000, timePassed])).toMatchObject({
      commands: [{ do: "join", appointmentId: 7 }],
      stage: "joining",
    });
  });

  test("a clock that is ahead does not lengthen the wait", { tags: ["S1.18"] }, () => {
    const ahead: DayEvent = {
      kind: "waiting-room",
      waiting: [{ appointmentId: 7, waitingSince: 90_000, isTaken: false }],
    };
    expect(play([1_000, ahead]).due).toBe(4_000);
  });

  test("a patient who leaves earlier is not called", { tags: ["S1.18"] }, () => {
    expect(play([0, waits], [1_000, nobodyWaits], [3_000, timePassed])).toMatchObject({
      commands: [],
      stage: "none",
    });
  });

  test("the doctor does not join twice", { tags: ["S1.18"] }, () => {
    expect(play(...attended, [4_000, waits], [9_000, timePassed])).toMatchObject({
      commands: [],
      stage: "attended",
    });
  });

  test.each([
    [false, "expected", 5_000],
    [true, "none", null],
  ])("a failed join (permanent: %s) leaves the call %s", { tags: ["S1.18"] }, (isFinal, stage, due) => {
    const failed: DayEvent = { kind: "join-failed", appointmentId: 7, isFinal };
    expect(play([0, waits], [3_000, timePassed], [3_000, failed])).toMatchObject({ stage, due });
  });
});

describe("ending a call", () => {
  test("the doctor ends it after ten minutes", { tags: ["S4.STATUS.10"] }, () => {
    expect(play(...attended).due).toBe(603_100);
    expect(play(...attended, [603_100, timePassed]).commands).toEqual([{ do: "end", appointmentId: 7 }]);
  });

  test(
    "a patient who stays away ends it, and one who reloads the page does not",
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
    "the doctor ends it at once when asked to end %s",
    { tags: ["S4.STATUS.10"] },
    (appointmentId) => {
      expect(play(...attended, [5_000, { kind: "end-asked", appointmentId }]).commands).toEqual([
        { do: "end", appointmentId: 7 },
      ]);
    },
  );

  test("the doctor stays when asked to end another call", { tags: ["S4.STATUS.10"] }, () => {
    expect(play(...attended, [5_000, { kind: "end-asked", appointmentId: 8 }]).commands).toEqual([]);
  });

  test("a failed end is retried", { tags: ["S4.STATUS.10"] }, () => {
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

test("the doctor rejoins when the server has forgotten it after a restart", { tags: ["S1.18"] }, () => {
  const lost = [...attended, [5_000, { kind: "visit-lost", appointmentId: 7 }]] as const;
  expect(play(...lost)).toMatchObject({ commands: [{ do: "leave", appointmentId: 7 }], stage: "expected" });
  expect(play(...lost, [7_000, timePassed]).commands).toEqual([{ do: "join", appointmentId: 7 }]);
});

test(
  "a doctor with a dropped connection has ended nothing and returns after six seconds",
  { tags: ["D.89"] },
  () => {
    const dropped = [...attended, [5_000, { kind: "line-dropped", appointmentId: 7 }]] as const;
    expect(play(...dropped)).toEqual({
      commands: [{ do: "leave", appointmentId: 7 }],
      due: 11_000,
      stage: "expected",
    });
    expect(play(...dropped, [8_000, waits], [11_000, timePassed]).commands).toEqual([
      { do: "join", appointmentId: 7 },
    ]);
  },
);
