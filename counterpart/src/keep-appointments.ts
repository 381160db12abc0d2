import { allActs } from "./acts/all-acts.ts";
import { nameOfSheet } from "./acts/document-name.ts";
import { doctorCopyOf } from "./acts/doctor-copy.ts";
import { createPerformance, type Performance } from "./acts/perform.ts";
import { attendCall, type AttendedCall } from "./attend-call.ts";
import { type Admission, type ClinicApi, ApiRefusal } from "./clinic-api.ts";
import type { FilmOf } from "./clip/read-clip.ts";
import type { RealtimeConnection } from "./connect-realtime.ts";
import type { DayEvent, DayRules } from "./doctors-day.ts";

/** What attending appointments requires. */
export type AppointmentsOptions = {
  api: ClinicApi;
  filmOf: FilmOf;
  rules: DayRules;
  /** Logs one line, without names and health data. */
  say: (line: string) => void;
  /** Null while the doctor is off duty. */
  realtime: () => RealtimeConnection | null;
  /** Reports an event to the day. */
  happen: (event: DayEvent) => void;
};

/** The calls the doctor attends. */
export type Appointments = {
  join(appointmentId: number): Promise<void>;
  end(appointmentId: number): Promise<void>;
  leave(appointmentId: number): void;
  leaveAll(): void;
  /** Passes an event of the clinic to the scripts of all attended calls. */
  hear(event: string): void;
};

type Calls = {
  options: AppointmentsOptions;
  attended: Map<number, AttendedCall>;
  performances: Map<number, Performance>;
  acts: ReturnType<typeof allActs>;
};

/**
 * Joins calls, plays the script in them, and ends them. Never rejects: outcomes are reported by `happen` and `say`. A script goes on where
 * it was when the doctor joins again.
 */
export function createAppointments(options: AppointmentsOptions): Appointments {
  const calls: Calls = {
    options,
    attended: new Map(),
    performances: new Map(),
    acts: allActs(options.rules),
  };
  return {
    join: (appointmentId) => join(calls, appointmentId),
    end: (appointmentId) => end(calls, appointmentId),
    leave: (appointmentId) => leave(calls, appointmentId),
    leaveAll() {
      for (const appointmentId of calls.attended.keys()) leave(calls, appointmentId);
    },
    hear(event) {
      for (const performance of calls.performances.values()) performance.hear(event);
    },
  };
}

async function join(calls: Calls, appointmentId: number): Promise<void> {
  const { options, attended } = calls;
  const { api, say, happen } = options;
  try {
    const admission = await api.join(appointmentId);
    const realtime = options.realtime();
    if (!realtime) return;
    say(`visit ${appointmentId}: joined`);
    happen({ kind: "joined", appointmentId });
    const call = attend(calls, appointmentId, { admission, realtime });
    attended.get(appointmentId)?.leave();
    attended.set(appointmentId, call);
  } catch (error) {
    say(`visit ${appointmentId}: cannot join (${failureReason(error)})`);
    happen({ kind: "join-failed", appointmentId, isFinal: isFinal(error) });
  }
}

function attend(
  calls: Calls,
  appointmentId: number,
  { admission, realtime }: { admission: Admission; realtime: RealtimeConnection },
): AttendedCall {
  const { api, filmOf, happen, say } = calls.options;
  const performance = calls.performances.get(appointmentId) ?? rehearse(calls, appointmentId, admission);
  calls.performances.set(appointmentId, performance);
  return attendCall({
    admission,
    realtime,
    clip: filmOf(admission.display_name),
    send: (to, data) => api.signal(appointmentId, admission.participant_id, to, data),
    onPresent: (count) => happen({ kind: "patients-present", appointmentId, count }),
    onLost: () => happen({ kind: "visit-lost", appointmentId }),
    onEnded: () => conclude(calls, appointmentId),
    onHint: performance.hear,
    onConnected: () => {
      say(`visit ${appointmentId}: in the call`);
      performance.begin();
    },
  });
}

async function end(calls: Calls, appointmentId: number): Promise<void> {
  const { api, happen, say } = calls.options;
  try {
    await api.end(appointmentId);
    say(`visit ${appointmentId}: ended`);
    conclude(calls, appointmentId);
  } catch (error) {
    say(`visit ${appointmentId}: cannot be ended (${failureReason(error)})`);
    if (isFinal(error)) leave(calls, appointmentId);
    happen({ kind: "end-failed", appointmentId, isFinal: isFinal(error) });
  }
}

/** What the doctor does in this call; it goes on where it was when the doctor has to come again. */
function rehearse(
  { options, attended, acts }: Calls,
  appointmentId: number,
  { patient_language: language, display_name: doctor }: Admission,
): Performance {
  const { api, happen, say } = options;
  const scene = {
    appointmentId,
    api,
    words: doctorCopyOf(language),
    language,
    nameOf: (sheet: string) => nameOfSheet(sheet, doctor, { language, at: new Date() }),
    caption: (text: string, isFinal: boolean) =>
      attended.get(appointmentId)?.say({ topic: "caption", data: { text, isFinal } }),
    dropLine: () => happen({ kind: "line-dropped", appointmentId }),
  };
  return createPerformance(acts, scene, ({ name }, error) =>
    say(`visit ${appointmentId}: ${name}, which does not work (${failureReason(error)})`),
  );
}

/** The call is over, whoever ended it: the doctor goes, and then writes it up. */
function conclude({ options, performances }: Calls, appointmentId: number): void {
  options.happen({ kind: "ended", appointmentId });
  const performance = performances.get(appointmentId);
  performances.delete(appointmentId);
  void performance?.finish();
}

function leave({ performances, attended }: Calls, appointmentId: number): void {
  performances.get(appointmentId)?.pause();
  attended.get(appointmentId)?.leave();
  attended.delete(appointmentId);
}

/** The clinic said no; trying again would not change it. */
const isFinal = (error: unknown) =>
  error instanceof ApiRefusal && !/^(internal|unavailable|too_many|http_5)/.test(error.code);

/**
 * Returns why something failed, without names and health data: the API's code, else the name of the error; "?" for
 * what is no error.
 */
export const failureReason = (error: unknown) =>
  error instanceof ApiRefusal ? error.code : error instanceof Error ? error.name : "?";
