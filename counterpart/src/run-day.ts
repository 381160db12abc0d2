import { realtimeEvents } from "@anteroom/contract/channels";
import { attendVisit, type AttendedVisit } from "./attend-visit.ts";
import type { Clip } from "./clip/read-clip.ts";
import { type ClinicApi, Refusal } from "./clinic-api.ts";
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

export type DayOptions = {
  api: ClinicApi;
  clip: Clip;
  rules: DayRules;
  /** One line a step, without names and health data. */
  say: (line: string) => void;
};

export type RunningDay = { end(appointmentId: number | "all"): void; stop(): void };

/** Works for one clinic until stopped: the decisions of `stepDay` carried out over the clinic API and by video. */
export function runDay({ api, clip, rules, say }: DayOptions): RunningDay {
  const attended = new Map<number, AttendedVisit>();
  let day: Day = emptyDay;
  let realtime: RealtimeConnection | null = null;
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  void start();

  async function start(): Promise<void> {
    try {
      const { realtime: address, channel } = await api.identity();
      if (isStopped) return;
      realtime = connectRealtime(address, (socketId, name) => api.authorize(socketId, name));
      watchWaitingRoom(realtime, channel);
    } catch (error) {
      say(`the clinic cannot be reached (${reason(error)}), trying again`);
      if (!isStopped) startTimer = setTimeout(() => void start(), rules.retryAfterMs);
    }
  }

  function watchWaitingRoom(connection: RealtimeConnection, channel: string): void {
    const stop = connection.subscribe(channel, {
      onSubscribed() {
        say("on duty");
        happen({ kind: "waiting-room-changed" });
      },
      onEvent(event) {
        if (event === realtimeEvents.waitingRoomChanged) happen({ kind: "waiting-room-changed" });
      },
      // The server was just starting again: the client does not ask twice by itself.
      onRefused() {
        stop();
        if (isStopped) return;
        startTimer = setTimeout(() => watchWaitingRoom(connection, channel), rules.retryAfterMs);
      },
    });
  }

  function happen(event: DayEvent): void {
    if (isStopped) return;
    const step = stepDay(day, event, Date.now(), rules);
    ({ day } = step);
    for (const command of step.commands) void carryOut(command);
    clearTimeout(dueTimer);
    const due = nextDue(day, rules);
    if (due !== null)
      dueTimer = setTimeout(() => happen({ kind: "time-passed" }), Math.max(0, due - Date.now()));
  }

  async function carryOut(command: DayCommand): Promise<void> {
    switch (command.do) {
      case "ask-waiting-room":
        return askWaitingRoom();
      case "join":
        return join(command.appointmentId);
      case "leave":
        return leave(command.appointmentId);
      case "end":
        return end(command.appointmentId);
    }
  }

  async function askWaitingRoom(): Promise<void> {
    try {
      const waiting = (await api.waitingRoom()).map(({ appointment_id, waiting_since }) => ({
        appointmentId: appointment_id,
        waitingSince: Date.parse(waiting_since),
      }));
      happen({ kind: "waiting-room", waiting });
    } catch (error) {
      say(`the waiting room cannot be read (${reason(error)})`);
      if (!isStopped) setTimeout(() => happen({ kind: "waiting-room-changed" }), rules.retryAfterMs).unref();
    }
  }

  async function join(appointmentId: number): Promise<void> {
    try {
      const admission = await api.join(appointmentId);
      if (isStopped || !realtime) return;
      say(`visit ${appointmentId}: joined`);
      happen({ kind: "joined", appointmentId });
      const visit = attendVisit({
        admission,
        realtime,
        clip,
        send: (to, data) => api.signal(appointmentId, admission.participant_id, to, data),
        onPresent: (count) => happen({ kind: "patients-present", appointmentId, count }),
        onLost: () => happen({ kind: "visit-lost", appointmentId }),
        onEnded: () => happen({ kind: "ended", appointmentId }),
        onConnected: () => say(`visit ${appointmentId}: in the call`),
      });
      attended.get(appointmentId)?.leave();
      attended.set(appointmentId, visit);
    } catch (error) {
      say(`visit ${appointmentId}: cannot join (${reason(error)})`);
      happen({ kind: "join-failed", appointmentId, isFinal: isFinal(error) });
    }
  }

  async function end(appointmentId: number): Promise<void> {
    try {
      await api.end(appointmentId);
      say(`visit ${appointmentId}: ended`);
      happen({ kind: "ended", appointmentId });
    } catch (error) {
      say(`visit ${appointmentId}: cannot be ended (${reason(error)})`);
      if (isFinal(error)) leave(appointmentId);
      happen({ kind: "end-failed", appointmentId, isFinal: isFinal(error) });
    }
  }

  function leave(appointmentId: number): void {
    attended.get(appointmentId)?.leave();
    attended.delete(appointmentId);
  }

  return {
    end: (appointmentId) => happen({ kind: "end-asked", appointmentId }),
    stop() {
      isStopped = true;
      clearTimeout(dueTimer);
      clearTimeout(startTimer);
      for (const appointmentId of attended.keys()) leave(appointmentId);
      realtime?.close();
    },
  };
}

/** The clinic said no; trying again would not change it. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && !/^(internal|unavailable|too_many|http_5)/.test(error.code);

const reason = (error: unknown) =>
  error instanceof Refusal ? error.code : error instanceof Error ? error.name : "?";
