import { realtimeEvents } from "@anteroom/contract/channels";
import { allActs } from "./acts/all-acts.ts";
import { doctorCopyOf } from "./acts/doctor-copy.ts";
import { perform, type Performance } from "./acts/perform.ts";
import { attendCall, type AttendedCall } from "./attend-call.ts";
import type { FilmOf } from "./clip/read-clip.ts";
import { answerUrgent } from "./answer-urgent.ts";
import { type Admission, type ClinicApi, Refusal } from "./clinic-api.ts";
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
import { reportStatus } from "./report-status.ts";

export type DayOptions = {
  api: ClinicApi;
  filmOf: FilmOf;
  rules: DayRules;
  /** One line a step, without names and health data. */
  say: (line: string) => void;
};

export type RunningDay = {
  end(appointmentId: number | "all"): void;
  /** Done when those who wait have been told, or cannot be. */
  stop(): Promise<void>;
};

/** Works for one clinic until stopped: the decisions of `stepDay` carried out over the clinic API and by video. */
export function runDay({ api, filmOf, rules, say }: DayOptions): RunningDay {
  const acts = allActs(rules);
  const attended = new Map<number, AttendedCall>();
  const performances = new Map<number, Performance>();
  const urgent = answerUrgent(api, say);
  const status = reportStatus(api, say);
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
        urgent.look();
        status.repeat();
        happen({ kind: "waiting-room-changed" });
      },
      onEvent(event) {
        if (event === realtimeEvents.waitingRoomChanged) happen({ kind: "waiting-room-changed" });
        for (const performance of performances.values()) performance.hear(event);
        if (event === realtimeEvents.urgentChanged) urgent.look();
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
      const found = await api.waitingRoom();
      if (isStopped) return;
      status.meet(found.map(({ doctor_id }) => doctor_id));
      const waiting = found.map(({ appointment_id, waiting_since }) => ({
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
      const performance = performances.get(appointmentId) ?? rehearse(appointmentId, admission);
      performances.set(appointmentId, performance);
      const visit = attendCall({
        admission,
        realtime,
        clip: filmOf(admission.display_name),
        send: (to, data) => api.signal(appointmentId, admission.participant_id, to, data),
        onPresent: (count) => happen({ kind: "patients-present", appointmentId, count }),
        onLost: () => happen({ kind: "visit-lost", appointmentId }),
        onEnded: () => conclude(appointmentId),
        onHint: performance.hear,
        onConnected: () => {
          say(`visit ${appointmentId}: in the call`);
          performance.begin();
        },
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
      conclude(appointmentId);
    } catch (error) {
      say(`visit ${appointmentId}: cannot be ended (${reason(error)})`);
      if (isFinal(error)) leave(appointmentId);
      happen({ kind: "end-failed", appointmentId, isFinal: isFinal(error) });
    }
  }

  /** What the doctor does in this visit; it goes on where it was when the doctor has to come again. */
  function rehearse(appointmentId: number, { patient_language: language }: Admission): Performance {
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

  /** The visit is over, whoever ended it: the doctor goes, and then writes it up. */
  function conclude(appointmentId: number): void {
    happen({ kind: "ended", appointmentId });
    const performance = performances.get(appointmentId);
    performances.delete(appointmentId);
    void performance?.finish();
  }

  function leave(appointmentId: number): void {
    performances.get(appointmentId)?.pause();
    attended.get(appointmentId)?.leave();
    attended.delete(appointmentId);
  }

  return {
    end: (appointmentId) => happen({ kind: "end-asked", appointmentId }),
    stop() {
      isStopped = true;
      urgent.stop();
      clearTimeout(dueTimer);
      clearTimeout(startTimer);
      for (const appointmentId of attended.keys()) leave(appointmentId);
      realtime?.close();
      return status.stop();
    },
  };
}

/** The clinic said no; trying again would not change it. */
const isFinal = (error: unknown) =>
  error instanceof Refusal && !/^(internal|unavailable|too_many|http_5)/.test(error.code);

const reason = (error: unknown) =>
  error instanceof Refusal ? error.code : error instanceof Error ? error.name : "?";
