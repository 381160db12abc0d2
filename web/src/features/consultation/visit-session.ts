import type { Appointment } from "@anteroom/contract/appointments";
import { mayEnterVisit } from "@anteroom/domain/visit-access";
import type { Failure } from "../../platform/api.ts";
import type { LocalMedia } from "../../platform/local-media.ts";
import { sendLocalMedia } from "../../platform/send-local-media.ts";
import type { ServerClock } from "../../platform/server-clock.ts";
import { createStore, type Store } from "../../platform/store.ts";
import type { CallTools } from "../../ports/call-tools.ts";
import type { Realtime } from "../../ports/realtime.ts";
import type { RoomParticipant, VideoRoom } from "../../ports/video-room.ts";
import type { Entrance, VisitApi } from "./visit-api.ts";
import type { VisitMemory } from "./visit-memory.ts";
import { openSignalling, type VisitSignalling } from "./visit-signalling.ts";
import {
  firstState,
  isInside,
  step,
  type DoctorSight,
  type VisitEvent,
  type VisitSessionState,
} from "./visit-session-state.ts";

/** Hints may be missed: asked anyway, in ms. */
const askEvery = 15_000;
const retryAfter = 3_000;

type Needs = {
  api: VisitApi;
  media: LocalMedia;
  /** How pictures and sound reach the others, loaded when somebody goes in. */
  joinRoom: () => Promise<CallTools["joinRoom"]>;
  line: RealtimeLine;
  clock: ServerClock;
  memory: VisitMemory;
};

/** The realtime connection: the page's own, or one for this visit alone, which then closes with it. */
export type RealtimeLine = { open: () => Promise<Realtime>; close: (realtime: Realtime) => void };

/** A visit as the screens know it: views follow the stores and call the verbs; nothing of it lives in React. */
export type VisitSession = {
  state: Store<VisitSessionState>;
  appointment: Store<Appointment | null>;
  /** Everybody else who is in the visit. */
  others: Store<readonly RoomParticipant[]>;
  isMuted: Store<boolean>;
  media: LocalMedia;
  /** Begins; returns how to stop everything: no device stays live, no connection open. */
  start: () => () => void;
  stepIn: () => void;
  join: () => void;
  leave: () => void;
  setMuted: (isMuted: boolean) => void;
  setCamera: (isOn: boolean) => void;
  review: (rating: number, comment: string) => ReturnType<VisitApi["review"]>;
};

type Call = {
  room: VideoRoom;
  signalling: VisitSignalling;
  stopSending: () => void;
  stopWatching: () => void;
};

export function createVisitSession({ api, media, joinRoom, line, clock, memory }: Needs): VisitSession {
  const state = createStore<VisitSessionState>(firstState);
  const appointment = createStore<Appointment | null>(null);
  const others = createStore<readonly RoomParticipant[]>([]);
  const isMuted = createStore(false);
  let realtime: Realtime | null = null;
  let stopLine = () => {};
  let call: Call | null = null;
  let wasUp = false;
  let withCamera = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;

  function happen(event: VisitEvent): void {
    if (isStopped) return;
    const before = state.get();
    const next = step(before, event);
    if (next === before) return;
    state.set(next);
    if (next.at !== before.at) arrive(next, before);
  }

  function arrive(next: VisitSessionState, before: VisitSessionState): void {
    if (next.at === "device-check") void media.request(["camera", "microphone"]);
    if (next.at === "entering") {
      hangUp();
      if (before.at === "checking-access" || before.at === "left") void reopenDevices();
      void enter();
    }
    if (next.at === "left" || next.at === "ended" || next.at === "refused") {
      withdraw();
      const id = appointment.get()?.id;
      if (id !== undefined) memory.forget(id);
      if (next.at === "left") void api.leave();
      if (next.at === "ended") void check(); // whether it can be reviewed
    }
  }

  /** The appointment's facts, and what the rules make of them now. */
  async function check(): Promise<void> {
    const answer = await api.appointment();
    if (isStopped) return;
    if (!answer.isOk) return fail(answer.failure);
    appointment.set(answer.data);
    decide();
  }

  function decide(): void {
    const facts = appointment.get();
    if (!facts) return;
    const access = mayEnterVisit(
      {
        startTime: Date.parse(facts.start_time),
        endTime: Date.parse(facts.end_time),
        serviceType: facts.service_type,
        status: facts.status,
      },
      clock.now(),
    );
    const entry = memory.entry(facts.id);
    if (entry && state.get().at === "checking-access") {
      isMuted.set(entry.isMuted);
      ({ withCamera } = entry);
    }
    happen({ kind: "access", access, isReturn: entry !== null });
  }

  const reopenDevices = () => media.request(withCamera ? ["camera", "microphone"] : ["microphone"]);

  async function enter(): Promise<void> {
    keepEntry();
    const needed = Promise.all([joinRoom(), realtime ?? line.open()]).catch(() => null);
    const [answer, parts] = await Promise.all([api.enter(), needed]);
    const isLate = isStopped || state.get().at !== "entering";
    if (parts && parts[1] !== realtime && (isLate || !answer.isOk)) line.close(parts[1]);
    if (isLate) return;
    if (!answer.isOk) return fail(answer.failure);
    if (!parts) return tryAgain(enter);
    const [join, connection] = parts;
    if (realtime !== connection) followLine(connection);
    openCall(join, connection, answer.data);
    happen({ kind: "entered", visit: answer.data.visit });
    look();
  }

  function openCall(join: CallTools["joinRoom"], connection: Realtime, entrance: Entrance): void {
    hangUp();
    const signalling = openSignalling({
      realtime: connection,
      entrance,
      api,
      onHint: () => void ask(),
      onForgotten: () =>
        setTimeout(() => call?.signalling === signalling && happen({ kind: "forgotten" }), 1_000),
    });
    const { camera, microphone } = media.getSnapshot();
    const room = join({
      signalling,
      iceServers: entrance.ice_servers.map(asIceServer),
      tracks: {
        camera: camera.status === "on" ? camera.track : null,
        microphone: microphone.status === "on" ? microphone.track : null,
      },
    });
    if (isMuted.get()) room.setMuted("microphone", true);
    call = { room, signalling, stopSending: sendLocalMedia(media, room), stopWatching: room.subscribe(look) };
  }

  function followLine(connection: Realtime): void {
    realtime = connection;
    stopLine = connection.onStateChange(() => {
      if (connection.state() === "connected") {
        if (wasUp) call?.room.reconnect();
        void ask();
      }
      look();
    });
  }

  /** What is seen without asking: the line, and the doctor's picture. */
  function look(): void {
    if (!call || !realtime) return;
    const { participants } = call.room.getSnapshot();
    others.set(participants);
    const isUp = realtime.state() === "connected";
    wasUp ||= isUp;
    const sight = {
      line: isUp ? "up" : wasUp ? "down" : "coming",
      doctor: doctorSight(participants),
    } as const;
    happen({ kind: "sight", sight });
  }

  /** Asks again where things stand: after a hint, a return, or every 15 s. */
  async function ask(): Promise<void> {
    const now = state.get();
    if (isInside(now) || now.at === "left") {
      const answer = await api.visit();
      if (answer.isOk) happen({ kind: "visit", visit: answer.data });
      else if (answer.failure.code === "unauthenticated") fail(answer.failure);
    } else if (mayStillChange(now)) await check();
  }

  function fail(failure: Failure): void {
    const { code } = failure;
    if (code === "visit_not_open" || code === "visit_over") {
      void check();
      return happen({ kind: "turned-away", reason: reasonOf(failure) });
    }
    if (code === "not_found") return happen({ kind: "turned-away", reason: "unknown-visit" });
    if (code === "unauthenticated") return happen({ kind: "turned-away", reason: "link-ended" });
    happen({ kind: "unreachable" });
    tryAgain(state.get().at === "entering" ? enter : ask);
  }

  function tryAgain(action: () => Promise<void>): void {
    clearTimeout(retry);
    retry = setTimeout(() => void (isStopped || action()), retryAfter);
  }

  function keepEntry(): void {
    const id = appointment.get()?.id;
    if (id !== undefined) memory.keep(id, { withCamera, isMuted: isMuted.get() });
  }

  function hangUp(): void {
    call?.stopWatching();
    call?.stopSending();
    call?.room.leave();
    call?.signalling.leave();
    call = null;
    others.set([]);
  }

  function withdraw(): void {
    hangUp();
    stopLine();
    if (realtime) line.close(realtime);
    realtime = null;
    wasUp = false;
    media.stopAll();
  }

  return {
    state,
    appointment,
    others,
    isMuted,
    media,
    start() {
      isStopped = false;
      const timer = setInterval(() => void ask(), askEvery);
      const stopClock = clock.minute.subscribe(decide);
      const onReturn = () => void ask();
      addEventListener("online", onReturn);
      addEventListener("focus", onReturn);
      void check();
      return () => {
        isStopped = true;
        clearInterval(timer);
        clearTimeout(retry);
        stopClock();
        removeEventListener("online", onReturn);
        removeEventListener("focus", onReturn);
        withdraw();
      };
    },
    stepIn: () => happen({ kind: "step-in" }),
    join: () => happen({ kind: "join" }),
    leave: () => happen({ kind: "leave" }),
    setMuted(next) {
      isMuted.set(next);
      call?.room.setMuted("microphone", next);
      if (call) keepEntry();
    },
    setCamera(isOn) {
      withCamera = isOn;
      if (isOn) void media.request(["camera"]);
      else media.stop("camera");
      if (call) keepEntry();
    },
    review: (rating, comment) => api.review(rating, comment),
  };
}

/** Whether the facts are asked for again: a visit that is over stays so. */
function mayStillChange(state: VisitSessionState): boolean {
  if (state.at === "refused") return state.reason === "too-early" || state.reason === "not-confirmed";
  return state.at === "checking-access" || state.at === "doorstep" || state.at === "device-check";
}

function asIceServer({ urls, username, credential }: Entrance["ice_servers"][number]): RTCIceServer {
  return {
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  };
}

function doctorSight(participants: readonly RoomParticipant[]): DoctorSight {
  const doctors = participants.filter(({ role }) => role === "doctor").map(({ connection }) => connection);
  if (doctors.includes("connected")) return "connected";
  return doctors[0] ?? "absent";
}

const reasons = new Set([
  "not-remote",
  "not-confirmed",
  "canceled",
  "declined",
  "missed",
  "finished",
  "too-early",
  "over",
]);

function reasonOf(failure: Failure) {
  const reason = "reason" in failure ? failure.reason : undefined;
  const isKnown = (word: string | undefined): word is "finished" => word !== undefined && reasons.has(word);
  return isKnown(reason) ? reason : "over";
}
