import { describe, expect, test } from "vitest";
import { type Day, type DayEvent, dayRules, emptyDay, nextDue, stepDay } from "./doctors-day.ts";

/** Plays events at their moments; gives the commands of the last one, and the day. */
function play(...events: readonly (readonly [number, DayEvent])[]) {
  let day: Day = emptyDay;
  let commands: readonly unknown[] = [];
  for (const [now, event] of events) ({ day, commands } = stepDay(day, event, now, dayRules));
  return { commands, due: nextDue(day, dayRules), stage: day.visits.get(7)?.stage ?? "none" };
}

const waits: DayEvent = { kind: "waiting-room", waiting: [{ appointmentId: 7, waitingSince: 0 }] };
const nobodyWaits: DayEvent = { kind: "waiting-room", waiting: [] };
const timePassed: DayEvent = { kind: "time-passed" };
const joined: DayEvent = { kind: "joined", appointmentId: 7 };
const present = (count: number): DayEvent => ({ kind: "patients-present", appointmentId: 7, count });
const attended = [
  [0, waits],
  [3_000, timePassed],
  [3_100, joined],
] as const;

describe("when the doctor comes", () => {
  test("S1.18: a hint makes the doctor look who waits", () => {
    expect(play([0, { kind: "waiting-room-changed" }]).commands).toEqual([{ do: "ask-waiting-room" }]);
  });

  test("S1.18: the doctor comes three seconds after the patient began to wait", () => {
    expect(play([100, waits])).toEqual({ commands: [], due: 3_000, stage: "expected" });
    expect(play([100, waits], [2_999, timePassed]).commands).toEqual([]);
    expect(play([100, waits], [3_000, timePassed])).toMatchObject({
      commands: [{ do: "join", appointmentId: 7 }],
      stage: "joining",
    });
  });

  test("S1.18: a clock that is ahead does not keep the patient waiting longer", () => {
    const ahead: DayEvent = { kind: "waiting-room", waiting: [{ appointmentId: 7, waitingSince: 90_000 }] };
    expect(play([1_000, ahead]).due).toBe(4_000);
  });

  test("S1.18: a patient who leaves before is not visited", () => {
    expect(play([0, waits], [1_000, nobodyWaits], [3_000, timePassed])).toMatchObject({
      commands: [],
      stage: "none",
    });
  });

  test("S1.18: the doctor does not come twice", () => {
    expect(play(...attended, [4_000, waits], [9_000, timePassed])).toMatchObject({
      commands: [],
      stage: "attended",
    });
  });

  test.each([
    [false, "expected", 5_000],
    [true, "none", null],
  ])("S1.18: an entry that fails (for good: %s) leaves the visit %s", (isFinal, stage, due) => {
    const failed: DayEvent = { kind: "join-failed", appointmentId: 7, isFinal };
    expect(play([0, waits], [3_000, timePassed], [3_000, failed])).toMatchObject({ stage, due });
  });
});

describe("when the visit ends", () => {
  test("S4.STATUS.10: after ten minutes the doctor ends it", () => {
    expect(play(...attended).due).toBe(603_100);
    expect(play(...attended, [603_100, timePassed]).commands).toEqual([{ do: "end", appointmentId: 7 }]);
  });

  test("S4.STATUS.10: a patient who stays away ends it, one who reloads the page does not", () => {
    const away = [...attended, [10_000, present(0)]] as const;
    expect(play(...away).due).toBe(40_000);
    expect(play(...away, [20_000, present(0)]).due).toBe(40_000);
    expect(play(...away, [40_000, timePassed]).commands).toEqual([{ do: "end", appointmentId: 7 }]);
    expect(play(...away, [15_000, present(1)], [40_000, timePassed])).toMatchObject({
      commands: [],
      stage: "attended",
    });
  });

  test.each([7, "all"] as const)(
    "S4.STATUS.10: asked to end %s, the doctor ends it at once",
    (appointmentId) => {
      expect(play(...attended, [5_000, { kind: "end-asked", appointmentId }]).commands).toEqual([
        { do: "end", appointmentId: 7 },
      ]);
    },
  );

  test("S4.STATUS.10: asked to end another visit, the doctor stays in this one", () => {
    expect(play(...attended, [5_000, { kind: "end-asked", appointmentId: 8 }]).commands).toEqual([]);
  });

  test("S4.STATUS.10: an end that did not get through is tried again", () => {
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

test("S1.18: when the server has forgotten the doctor after a restart, the doctor comes back", () => {
  const lost = [...attended, [5_000, { kind: "visit-lost", appointmentId: 7 }]] as const;
  expect(play(...lost)).toMatchObject({ commands: [{ do: "leave", appointmentId: 7 }], stage: "expected" });
  expect(play(...lost, [7_000, timePassed]).commands).toEqual([{ do: "join", appointmentId: 7 }]);
});

test("D.89: a doctor whose line drops has ended nothing, and is back after six seconds", () => {
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
