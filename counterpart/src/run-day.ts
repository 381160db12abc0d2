import { realtimeEvents } from "@anteroom/contract/channels";
import { answerUrgent } from "./answer-urgent.ts";
import type { ClinicApi } from "./clinic-api.ts";
import type { FilmOf } from "./clip/read-clip.ts";
import { connectRealtime, type RealtimeConnection } from "./connect-realtime.ts";
import {
  type Day,
  type DayCommand,
  type DayEvent,
  type DayRules,
  emptyDay,
  nextDue,
  stepDay,
} from "./doctors-day.ts";
import { type Appointments, createAppointments, failureReason } from "./keep-appointments.ts";
import { reportStatus } from "./report-status.ts";

/** What a working day requires. */
export type DayOptions = {
  api: ClinicApi;
  filmOf: FilmOf;
  rules: DayRules;
  /** Logs one line, without names and health data. */
  say: (line: string) => void;
};

/** A working day under way. */
export type RunningDay = {
  /** Ends one attended call, or all. */
  end(appointmentId: number | "all"): void;
  /**
   * Stops, leaves all calls without ending them, and reports the doctors as away. Resolves once
   * these requests have succeeded or failed.
   */
  stop(): Promise<void>;
};

/**
 * Works for one clinic until stopped: runs the commands of `stepDay` over the clinic API and video. Tries again where the clinic cannot be
 * reached; never throws. `stop` leaves all calls without ending them.
 */
export function runDay(options: DayOptions): RunningDay {
  const { api, say } = options;
  const duty: Duty = {
    ...options,
    urgent: answerUrgent(api, say),
    status: reportStatus(api, say),
    appointments: createAppointments({
      ...options,
      realtime: () => (duty.isStopped ? null : duty.realtime),
      happen: (event) => happen(duty, event),
    }),
    day: emptyDay,
    realtime: null,
    timers: {},
    isStopped: false,
  };
  void start(duty);
  return {
    end: (appointmentId) => happen(duty, { kind: "end-asked", appointmentId }),
    stop: () => stop(duty),
  };
}

type Timer = ReturnType<typeof setTimeout>;
type Duty = DayOptions & {
  urgent: ReturnType<typeof answerUrgent>;
  status: ReturnType<typeof reportStatus>;
  appointments: Appointments;
  day: Day;
  realtime: RealtimeConnection | null;
  timers: { due?: Timer; start?: Timer };
  isStopped: boolean;
};

async function start(duty: Duty): Promise<void> {
  const { api, rules, say } = duty;
  try {
    const { realtime: address, channel } = await api.identity();
    if (duty.isStopped) return;
    duty.realtime = connectRealtime(address, (socketId, name) => api.authorize(socketId, name));
    watchWaitingRoom(duty, duty.realtime, channel);
  } catch (error) {
    say(`the clinic cannot be reached (${failureReason(error)}), trying again`);
    if (!duty.isStopped) duty.timers.start = setTimeout(() => void start(duty), rules.retryAfterMs);
  }
}

function watchWaitingRoom(duty: Duty, connection: RealtimeConnection, channel: string): void {
  const unsubscribe = connection.subscribe(channel, {
    onSubscribed() {
      duty.say("on duty");
      duty.urgent.look();
      duty.status.repeat();
      happen(duty, { kind: "waiting-room-changed" });
    },
    onEvent(event) {
      if (event === realtimeEvents.waitingRoomChanged) happen(duty, { kind: "waiting-room-changed" });
      duty.appointments.hear(event);
      if (event === realtimeEvents.urgentChanged) duty.urgent.look();
    },
    // The server was just starting again: the client does not ask twice by itself.
    onRefused() {
      unsubscribe();
      if (duty.isStopped) return;
      const again = () => watchWaitingRoom(duty, connection, channel);
      duty.timers.start = setTimeout(again, duty.rules.retryAfterMs);
    },
  });
}

function happen(duty: Duty, event: DayEvent): void {
  if (duty.isStopped) return;
  const { rules, timers } = duty;
  const step = stepDay(duty.day, event, Date.now(), rules);
  duty.day = step.day;
  for (const command of step.commands) void carryOut(duty, command);
  clearTimeout(timers.due);
  const due = nextDue(duty.day, rules);
  if (due === null) return;
  const wait = Math.max(0, due - Date.now());
  timers.due = setTimeout(() => happen(duty, { kind: "time-passed" }), wait);
}

async function carryOut(duty: Duty, command: DayCommand): Promise<void> {
  const { appointments } = duty;
  switch (command.do) {
    case "ask-waiting-room":
      return askWaitingRoom(duty);
    case "join":
      return appointments.join(command.appointmentId);
    case "leave":
      return appointments.leave(command.appointmentId);
    case "end":
      return appointments.end(command.appointmentId);
  }
}

async function askWaitingRoom(duty: Duty): Promise<void> {
  const { api, rules, say, status } = duty;
  try {
    const found = await api.waitingRoom();
    if (duty.isStopped) return;
    status.meet(found.map(({ doctor_id }) => doctor_id));
    const waiting = found.map(({ appointment_id, waiting_since, taken_at_desk }) => ({
      appointmentId: appointment_id,
      waitingSince: Date.parse(waiting_since),
      isTaken: taken_at_desk,
    }));
    for (const { appointmentId, isTaken } of waiting)
      if (isTaken && duty.day.visits.get(appointmentId)?.stage === "attended")
        say(`visit ${appointmentId}: left to the doctor at the desk`);
    happen(duty, { kind: "waiting-room", waiting });
  } catch (error) {
    say(`the waiting room cannot be read (${failureReason(error)})`);
    const again = () => happen(duty, { kind: "waiting-room-changed" });
    if (!duty.isStopped) setTimeout(again, rules.retryAfterMs).unref();
  }
}

function stop(duty: Duty): Promise<void> {
  duty.isStopped = true;
  duty.urgent.stop();
  clearTimeout(duty.timers.due);
  clearTimeout(duty.timers.start);
  duty.appointments.leaveAll();
  duty.realtime?.close();
  return duty.status.stop();
}
