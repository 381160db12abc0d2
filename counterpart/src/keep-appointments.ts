import { allActs } from "./acts/all-acts.ts";
import { doctorCopyOf } from "./acts/doctor-copy.ts";
import { perform, type Performance } from "./acts/perform.ts";
import { attendCall, type AttendedCall } from "./attend-call.ts";
import { type Admission, type ClinicApi, Refusal } from "./clinic-api.ts";
import type { FilmOf } from "./clip/read-clip.ts";
import type { RealtimeConnection } from "./connect-realtime.ts";
import type { DayEvent, DayRules } from "./doctors-day.ts";

export type AppointmentsOptions = {
  api: ClinicApi;
  filmOf: FilmOf;
  rules: DayRules;
  /** One line a step, without names and health data. */
  say: (line: string) => void;
  /** Null while the doctor is not on duty, or not any more. */
  realtime: () => RealtimeConnection | null;
  happen: (event: DayEvent) => void;
};

/** The calls that the doctor is in, and what is done in them. */
export type Appointments = {
  join(appointmentId: number): Promise<void>;
  end(appointmentId: number): Promise<void>;
  leave(appointmentId: number): void;
  leaveAll(): void;
  /** An event of the clinic, for those who act upon it. */
  hear(event: string): void;
};

type Kept = {
  options: AppointmentsOptions;
  attended: Map<number, AttendedCall>;
  performances: Map<number, Performance>;
  acts: ReturnType<typeof allActs>;
};

/** Joins calls, does in them what the doctor does, and ends them. */
export function keepAppointments(options: AppointmentsOptions): Appointments {
  const kept: Kept = {
    options,
    attended: new Map(),
    performances: new Map(),
    acts: allActs(options.rules),
  };
  return {
    join: (appointmentId) => join(kept, appointmentId),
    end: (appointmentId) => end(kept, appointmentId),
    leave: (appointmentId) => leave(kept, appointmentId),
    leaveAll() {
      for (const appointmentId of kept.attended.keys()) leave(kept, appointmentId);
    },
    hear(event) {
      for (const performance of kept.performances.values()) performance.hear(event);
    },
  };
}

async function join(kept: Kept, appointmentId: number): Promise<void> {
  const { options, attended } = kept;
  const { api, say, happen } = options;
  try {
    const admission = await api.join(appointmentId);
    const realtime = options.realtime();
    if (!realtime) return;
    say(`visit ${appointmentId}: joined`);
    happen({ kind: "joined", appointmentId });
    const call = attend(kept, appointmentId, { admission, realtime });
    attended.get(appointmentId)?.leave();
    attended.set(appointmentId, call);
  } catch (error) {
    say(`visit ${appointmentId}: cannot join (${reason(error)})`);
    happen({ kind: "join-failed", appointmentId, isFinal: isFinal(error) });
  }
}

function attend(
  kept: Kept,
  appointmentId: number,
  { admission, realtime }: { admission: Admission; realtime: RealtimeConnection },
): AttendedCall {
  const { api, filmOf, happen, say } = kept.options;
  const performance = kept.performances.get(appointmentId) ?? rehearse(kept, appointmentId, admission);
  kept.performances.set(appointmentId, performance);
  return attendCall({
    admission,
    realtime,
    clip: filmOf(admission.display_name),
    send: (to, data) => api.signal(appointmentId, admission.participant_id, to, data),
    onPresent: (count) => happen({ kind: "patients-present", appointmentId, count }),
    onLost: () => happen({ kind: "visit-lost", appointmentId }),
    onEnded: () => conclude(kept, appointmentId),
    onHint: performance.hear,
    onConnected: () => {
      say(`visit ${appointmentId}: in the call`);
      performance.begin();
    },
  });
}

async function end(kept: Kept, appointmentId: number): Promise<void> {
  const { api, happen, say } = kept.options;
  try {
    await api.end(appointmentId);
    say(`visit ${appointmentId}: ended`);
    conclude(kept, appointmentId);
  } catch (error) {
    say(`visit ${appointmentId}: cannot be ended (${reason(error)})`);
    if (isFinal(error)) leave(kept, appointmentId);
    happen({ kind: "end-failed", appointmentId, isFinal: isFinal(error) });
  }
}

/** What the doctor does in this call; it goes on where it was when the doctor has to come again. */
function rehearse(
  { options, attended, acts }: Kept,
  appointmentId: number,
  { patient_language: language }: Admission,
): Performance {
  const { api, happen, say } = options;
  const scene = {
    appointmentId,
    api,
    words: doctorCopyOf(language),
    caption: (text: string, isFinal: boolean) =>
      attended.get(appointmentId)?.say({ topic: "caption", data: { text, isFinal } }),
    dropLine: () => happen({ kind: "line-dropped", appointmentId }),
  };
  return perform(acts, scene, ({ name }, error) =>
    say(`visit ${appointmentId}: ${name}, which does not work (${reason(error)})`),
  );
}

/** The call is over, whoever ended it: the doctor goes, and then writes it up. */
function conclude({ options, performances }: Kept, appointmentId: number): void {
  options.happen({ kind: "ended", appointmentId });
  const performance = performances.get(appointmentId);
  performances.delete(appointmentId);
  void performance?.finish();
}

function leave({ performances, attended }: Kept, appointmentId: number): void {
  performances.get(appointmentId)?.pause();
  attended.get(appointmentId)?.leave();
  attended.delete(appointmentId);
}

/** The clinic said no; trying again would not change it. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && !/^(internal|unavailable|too_many|http_5)/.test(error.code);

/** Why something did not work, without names and health data. */
export const reason = (error: unknown) =>
  error instanceof Refusal ? error.code : error instanceof Error ? error.name : "?";
