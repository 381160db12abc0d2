/** Times of the demo doctor's day, in ms. */
export type DayRules = {
  /** Wait before the doctor joins a waiting patient. */
  joinAfterMs: number;
  /** How long after joining, or joining again, the doctor ends a call. */
  endAfterMs: number;
  /** How long the doctor stays alone before ending the call; a reload or disconnection is shorter. */
  absenceMs: number;
  /** Wait before a failed attempt is repeated. */
  retryAfterMs: number;
  /** How long after the first connection the doctor disconnects once, to show what happens; null: never. */
  dropAfterMs: number | null;
  /** How long the disconnection lasts. */
  dropMs: number;
};

/** The default times. */
export const dayRules: DayRules = {
  joinAfterMs: 3_000,
  endAfterMs: 600_000,
  absenceMs: 30_000,
  retryAfterMs: 2_000,
  dropAfterMs: 180_000,
  dropMs: 6_000,
};

type ScheduledCall =
  | { stage: "expected"; joinAt: number }
  | { stage: "joining" }
  | { stage: "attended"; endAt: number; absentSince: number | null }
  | { stage: "ending"; retryAt: number | null }
  /** A human doctor has it: the demo doctor stays away for good. */
  | { stage: "taken" };

/** The state of the day: calls by appointment id. */
export type Day = { readonly visits: ReadonlyMap<number, ScheduledCall> };

/** A patient in the waiting room. `waitingSince` is in ms; `isTaken`: a human doctor has joined. */
export type WaitingPatient = { appointmentId: number; waitingSince: number; isTaken: boolean };

/** The input of `stepDay`. */
export type DayEvent =
  /** The program started, the realtime connection was restored, or a hint came. */
  | { kind: "waiting-room-changed" }
  | { kind: "waiting-room"; waiting: readonly WaitingPatient[] }
  | { kind: "joined"; appointmentId: number }
  | { kind: "join-failed"; appointmentId: number; isFinal: boolean }
  | { kind: "patients-present"; appointmentId: number; count: number }
  /**
   * The channels of the call refused the doctor: the server no longer counts the doctor as in it.
   */
  | { kind: "visit-lost"; appointmentId: number }
  /**
   * The doctor's connection was interrupted on purpose; the doctor joins again by itself after
   * `dropMs`.
   */
  | { kind: "line-dropped"; appointmentId: number }
  /** An operator asked to end one call, or all. */
  | { kind: "end-asked"; appointmentId: number | "all" }
  /** The call is over for everybody, ended here or by somebody else. */
  | { kind: "ended"; appointmentId: number }
  | { kind: "end-failed"; appointmentId: number; isFinal: boolean }
  | { kind: "time-passed" };

/** What to do after a step. */
export type DayCommand =
  | { do: "ask-waiting-room" }
  | { do: "join"; appointmentId: number }
  | { do: "leave"; appointmentId: number }
  | { do: "end"; appointmentId: number };

/** The result of a step. */
export type DayStep = { day: Day; commands: DayCommand[] };

/** A day without calls. */
export const emptyDay: Day = { visits: new Map() };

/**
 * Returns the day after one event at `now` (ms), and the commands to run. Pure. The outcome of a command comes back as an event; run
 * `time-passed` at `nextDue`.
 */
export function stepDay(day: Day, event: DayEvent, now: number, rules: DayRules): DayStep {
  switch (event.kind) {
    case "waiting-room-changed":
      return { day, commands: [{ do: "ask-waiting-room" }] };
    case "waiting-room":
      return expectPatients(day, event.waiting, now, rules);
    case "joined":
      return only(
        set(day, event.appointmentId, {
          stage: "attended",
          endAt: now + rules.endAfterMs,
          absentSince: null,
        }),
      );
    case "join-failed":
      if (day.visits.get(event.appointmentId)?.stage === "taken") return only(day);
      return only(
        event.isFinal
          ? drop(day, event.appointmentId)
          : set(day, event.appointmentId, { stage: "expected", joinAt: now + rules.retryAfterMs }),
      );
    case "patients-present":
      return only(notePresence(day, event.appointmentId, event.count, now));
    case "visit-lost":
      return callLost(day, event.appointmentId, now + rules.retryAfterMs);
    case "line-dropped":
      return callLost(day, event.appointmentId, now + rules.dropMs);
    case "end-asked":
      return endCalls(day, (id) => event.appointmentId === "all" || id === event.appointmentId);
    case "ended":
      return {
        day: drop(day, event.appointmentId),
        commands: [{ do: "leave", appointmentId: event.appointmentId }],
      };
    case "end-failed":
      return only(
        event.isFinal
          ? drop(day, event.appointmentId)
          : set(day, event.appointmentId, { stage: "ending", retryAt: now + rules.retryAfterMs }),
      );
    case "time-passed":
      return passTime(day, now, rules);
  }
}

/** Returns when the next timed step is due (ms), or null when none is planned. */
export function nextDue(day: Day, rules: DayRules): number | null {
  const moments = [...day.visits.values()].flatMap((visit) => dueAt(visit, rules) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

function dueAt(visit: ScheduledCall, rules: DayRules): number | null {
  switch (visit.stage) {
    case "expected":
      return visit.joinAt;
    case "joining":
    case "taken":
      return null;
    case "attended":
      return visit.absentSince === null
        ? visit.endAt
        : Math.min(visit.endAt, visit.absentSince + rules.absenceMs);
    case "ending":
      return visit.retryAt;
  }
}

function passTime(day: Day, now: number, rules: DayRules): DayStep {
  const visits = new Map(day.visits);
  const commands: DayCommand[] = [];
  for (const [appointmentId, visit] of day.visits) {
    const due = dueAt(visit, rules);
    if (due === null || due > now) continue;
    if (visit.stage === "expected") {
      visits.set(appointmentId, { stage: "joining" });
      commands.push({ do: "join", appointmentId });
    } else {
      visits.set(appointmentId, { stage: "ending", retryAt: null });
      commands.push({ do: "end", appointmentId });
    }
  }
  return { day: { visits }, commands };
}

/** Who no longer waits before the doctor came is not expected any more, and whom a human doctor sees is left to them. */
function expectPatients(day: Day, waiting: readonly WaitingPatient[], now: number, rules: DayRules): DayStep {
  const ids = new Set(waiting.map(({ appointmentId }) => appointmentId));
  const passing: ReadonlySet<ScheduledCall["stage"]> = new Set(["expected", "taken"]);
  const visits = new Map([...day.visits].filter(([id, { stage }]) => !passing.has(stage) || ids.has(id)));
  const commands: DayCommand[] = [];
  for (const { appointmentId, waitingSince, isTaken } of waiting) {
    const known = visits.get(appointmentId)?.stage;
    if (isTaken) {
      if (known !== undefined && known !== "expected" && known !== "taken")
        commands.push({ do: "leave", appointmentId });
      visits.set(appointmentId, { stage: "taken" });
    } else if (known === undefined) {
      // Their clock may be ahead of ours: never later than from now.
      const joinAt = Math.min(waitingSince, now) + rules.joinAfterMs;
      visits.set(appointmentId, { stage: "expected", joinAt });
    }
  }
  return { day: { visits }, commands };
}

function notePresence(day: Day, appointmentId: number, count: number, now: number): Day {
  const visit = day.visits.get(appointmentId);
  if (visit?.stage !== "attended") return day;
  const absentSince = count > 0 ? null : (visit.absentSince ?? now);
  return set(day, appointmentId, { ...visit, absentSince });
}

function callLost(day: Day, appointmentId: number, joinAt: number): DayStep {
  if (day.visits.get(appointmentId)?.stage !== "attended") return { day, commands: [] };
  return {
    day: set(day, appointmentId, { stage: "expected", joinAt }),
    commands: [{ do: "leave", appointmentId }],
  };
}

function endCalls(day: Day, isMeant: (appointmentId: number) => boolean): DayStep {
  const visits = new Map(day.visits);
  const commands: DayCommand[] = [];
  for (const [appointmentId, { stage }] of day.visits)
    if (stage === "attended" && isMeant(appointmentId)) {
      visits.set(appointmentId, { stage: "ending", retryAt: null });
      commands.push({ do: "end", appointmentId });
    }
  return { day: { visits }, commands };
}

const only = (day: Day): DayStep => ({ day, commands: [] });

function set(day: Day, appointmentId: number, visit: ScheduledCall): Day {
  return { visits: new Map(day.visits).set(appointmentId, visit) };
}

function drop(day: Day, appointmentId: number): Day {
  const visits = new Map(day.visits);
  visits.delete(appointmentId);
  return { visits };
}
