import type { Appointment } from "@anteroom/contract/appointments";
import { mayEnterVisit } from "@anteroom/domain/visit-access";
import type { Failure } from "../../platform/api.ts";
import type { LocalMedia } from "../../platform/local-media.ts";
import type { ServerClock } from "../../platform/server-clock.ts";
import { createStore, type Store } from "../../platform/store.ts";
import type { CallTools } from "../../ports/call-tools.ts";
import type { Realtime } from "../../ports/realtime.ts";
import type { DeviceKind, Quality, RoomParticipant, Sending } from "../../ports/video-room.ts";
import { callTrouble, isPoor, type CallTrouble } from "./call-trouble.ts";
import { type Caption, withCaption } from "./captions.ts";
import { lineOf } from "./line-of.ts";
import { keepAsking } from "./keep-asking.ts";
import { mutedVoice } from "./muted-voice.ts";
import { openCall, type OpenCall } from "./open-call.ts";
import { screenSharing, type ScreenShare } from "./share-screen.ts";
import type { Entrance, VisitApi, VisitCall } from "./visit-api.ts";
import type { VisitMemory } from "./visit-memory.ts";
import type { SideHint } from "./visit-signalling.ts";
import {
  firstState,
  isInside,
  step,
  type DoctorSight,
  type VisitEvent,
  type VisitSessionState,
} from "./visit-session-state.ts";

const retryAfter = 3_000;
/** A doctor who lost the line is often back within seconds. */
const doctorGoneAfter = 20_000;
const judgeEvery = 1_000;

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
  /** What is sent at most at present, and why not more. */
  sending: Store<Sending>;
  /** How well one arrives at the others; null until measured. */
  quality: Store<Quality | null>;
  /** Since when the call is lost, in ms of the server's clock; null while it is not. */
  lostSince: Store<number | null>;
  /** `lost`: for 30 s, so rejoining and a call by phone are offered. `poor`: even sound alone hardly passes, so the phone is. */
  trouble: Store<CallTrouble>;
  /** Somebody speaks who is muted. */
  isTalkingMuted: Store<boolean>;
  /** One's own screen, as the others see it. */
  screen: Store<ScreenShare>;
  /** What the doctor typed while speaking, the newest last; at most the last five. */
  captions: Store<readonly Caption[]>;
  media: LocalMedia;
  /** Calls when messages, files, requests or people of the visit changed, or may have while the line was down. */
  onHint: (hint: SideHint, handler: () => void) => () => void;
  /** Another endpoint of this visit, such as its requests, with the right of whoever is here. */
  call: VisitCall;
  /** Begins; returns how to stop everything: no device stays live, no connection open. */
  start: () => () => void;
  /** Asks where the visit stands: it was changed on this very page. */
  refresh: () => void;
  stepIn: () => void;
  join: () => void;
  /** Goes in without the camera; it may be switched on later. */
  joinAudioOnly: () => void;
  /** Out and in again, as when the call does not heal; or in here instead of on the other page. */
  rejoin: () => void;
  leave: () => void;
  setMuted: (isMuted: boolean) => void;
  setCamera: (isOn: boolean) => void;
  chooseDevice: (kind: DeviceKind | "speaker", id: string | null) => Promise<void>;
  /** Asks the browser for a screen or window to show; only from a tap or key. */
  shareScreen: () => Promise<void>;
  stopScreen: () => void;
  review: (rating: number, comment: string) => ReturnType<VisitApi["review"]>;
};

const bestSending: Sending = { level: "720p", reason: null };

export function createVisitSession({ api, media, joinRoom, line, clock, memory }: Needs): VisitSession {
  const state = createStore<VisitSessionState>(firstState);
  const appointment = createStore<Appointment | null>(null);
  const others = createStore<readonly RoomParticipant[]>([]);
  const isMuted = createStore(false);
  const sending = createStore(bestSending);
  const quality = createStore<Quality | null>(null);
  const lostSince = createStore<number | null>(null);
  const trouble = createStore<CallTrouble>("none");
  const captions = createStore<readonly Caption[]>([]);
  const onSideHint = new Map<SideHint, Set<() => void>>();
  const screen = screenSharing((track) => call?.room.replaceDevice("screen", track));
  const voice = mutedVoice(media.level);
  let realtime: Realtime | null = null;
  let stopLine = () => {};
  let call: OpenCall | null = null;
  /** How the server tells this page from the person's other ones; another one when it takes the visit by a tap. */
  let page = newPageName();
  let poorSince: number | null = null;
  let doctorGone: ReturnType<typeof setTimeout> | undefined;
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
    judge();
    if (next.at !== before.at) arrive(next, before);
  }

  function arrive(next: VisitSessionState, before: VisitSessionState): void {
    clearTimeout(doctorGone);
    if (next.at === "lost" && next.who === "doctor")
      doctorGone = setTimeout(() => happen({ kind: "doctor-gone" }), doctorGoneAfter);
    if (next.at === "device-check") void media.request(["camera", "microphone"]);
    if (next.at === "entering") {
      hangUp();
      if (["checking-access", "left", "elsewhere"].includes(before.at)) void reopenDevices();
      void enter();
    }
    if (["left", "elsewhere", "ended", "refused"].includes(next.at)) {
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
    const [answer, parts] = await Promise.all([api.enter(page), needed]);
    const isLate = isStopped || state.get().at !== "entering";
    if (parts && parts[1] !== realtime && (isLate || !answer.isOk)) line.close(parts[1]);
    if (isLate) return;
    if (!answer.isOk) return fail(answer.failure);
    if (!parts) return tryAgain(enter);
    const [join, connection] = parts;
    if (realtime !== connection) followLine(connection);
    beginCall(join, connection, answer.data);
    happen({ kind: "entered", visit: answer.data.visit });
    look();
  }

  function beginCall(join: CallTools["joinRoom"], connection: Realtime, entrance: Entrance): void {
    hangUp();
    const mine = openCall({
      join,
      realtime: connection,
      entrance,
      api,
      media,
      now: clock.now,
      onHint: () => void ask(),
      onSideHint: (hint) => onSideHint.get(hint)?.forEach((handle) => handle()),
      onForgotten: () => setTimeout(() => call === mine && happen({ kind: "forgotten" }), 1_000),
      onTakenOver: () => call === mine && happen({ kind: "taken-over" }),
      onChange: look,
    });
    call = mine;
    mine.room.onMessage((from, message) => {
      const speaker = others.get().find(({ id }) => id === from);
      // Captions are the doctor's alone: nobody else's words may look like them.
      if (message.topic === "caption" && speaker?.role === "doctor")
        captions.set(withCaption(captions.get(), speaker.name, message.data));
    });
    const shown = screen.state.get();
    if (shown.status === "on") mine.room.replaceDevice("screen", shown.track);
    if (isMuted.get()) mine.room.setMuted("microphone", true);
    voice.follow(isMuted.get());
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
    const room = call.room.getSnapshot();
    const { participants } = room;
    others.set(participants);
    quality.set(room.quality);
    if (!isSame(sending.get(), room.sending)) sending.set(room.sending);
    const isUp = realtime.state() === "connected";
    wasUp ||= isUp;
    const sight = {
      line: lineOf(realtime.state(), wasUp),
      doctor: doctorSight(participants),
    } as const;
    happen({ kind: "sight", sight });
    judge();
  }

  /** Since when the call is lost, and what to offer. */
  function judge(): void {
    const current = state.get();
    const at = current.at;
    const isLost = at === "lost" || (at === "entering" && current.was !== null);
    const now = clock.now();
    lostSince.set(isLost ? (call?.room.getSnapshot().lostSince ?? lostSince.get() ?? now) : null);
    poorSince = at === "in-call" && isPoor(sending.get(), quality.get()) ? (poorSince ?? now) : null;
    trouble.set(callTrouble({ now, lostSince: lostSince.get(), poorSince }));
  }

  /** Asks again where things stand: after a hint, a return, or now and again. Resolves with whether the server answered. */
  async function ask(): Promise<boolean> {
    const now = state.get();
    if (isInside(now) || now.at === "left") {
      const answer = await api.visit();
      if (answer.isOk) happen({ kind: "visit", visit: answer.data });
      else if (answer.failure.code === "unauthenticated") fail(answer.failure);
      return answer.isOk;
    }
    if (mayStillChange(now)) await check();
    return true;
  }

  function fail(failure: Failure): void {
    const { code } = failure;
    if (reasonIn(failure) === "taken-over") return happen({ kind: "taken-over" });
    if (code === "visit_full") return happen({ kind: "turned-away", reason: "full" });
    if (code === "visit_not_open" || code === "visit_over") {
      void check();
      return happen({ kind: "turned-away", reason: reasonOf(failure) });
    }
    if (code === "not_found") return happen({ kind: "turned-away", reason: "unknown-visit" });
    if (code === "unauthenticated") {
      const reason = reasonIn(failure) === "over" ? "over" : "link-ended"; // S8.MSG.23, S8.MSG.24
      return happen({ kind: "turned-away", reason });
    }
    happen({ kind: "unreachable" });
    tryAgain(state.get().at === "entering" ? enter : ask);
  }

  function tryAgain(action: () => Promise<unknown>): void {
    clearTimeout(retry);
    retry = setTimeout(() => void (isStopped || action()), retryAfter);
  }

  function keepEntry(): void {
    const id = appointment.get()?.id;
    if (id !== undefined) memory.keep(id, { withCamera, isMuted: isMuted.get() });
  }

  function hangUp(): void {
    call?.close();
    call = null;
    others.set([]);
    captions.set([]);
    quality.set(null);
    sending.set(bestSending);
    voice.stop();
  }

  function withdraw(): void {
    hangUp();
    stopLine();
    if (realtime) line.close(realtime);
    realtime = null;
    wasUp = false;
    clearTimeout(doctorGone);
    screen.stop();
    media.stopAll();
  }

  return {
    state,
    appointment,
    others,
    isMuted,
    sending,
    quality,
    lostSince,
    trouble,
    isTalkingMuted: voice.isTalking,
    screen: screen.state,
    captions,
    media,
    call: api.call,
    onHint(hint, handler) {
      const handlers = onSideHint.get(hint) ?? new Set();
      onSideHint.set(hint, handlers.add(handler));
      return () => void handlers.delete(handler);
    },
    start() {
      isStopped = false;
      const stopAsking = keepAsking({
        ask,
        hasHints: () => !isInside(state.get()) || realtime?.state() === "connected",
      });
      const judgeTimer = setInterval(judge, judgeEvery);
      const stopClock = clock.minute.subscribe(decide);
      const onReturn = () => void ask();
      addEventListener("online", onReturn);
      addEventListener("focus", onReturn);
      void check();
      return () => {
        isStopped = true;
        stopAsking();
        clearInterval(judgeTimer);
        clearTimeout(retry);
        stopClock();
        removeEventListener("online", onReturn);
        removeEventListener("focus", onReturn);
        withdraw();
      };
    },
    refresh: () => void check(),
    stepIn: () => happen({ kind: "step-in" }),
    join() {
      page = newPageName();
      happen({ kind: "join" });
    },
    joinAudioOnly() {
      withCamera = false;
      page = newPageName();
      media.stop("camera");
      happen({ kind: "join" });
    },
    rejoin() {
      page = newPageName(); // here, even if another page has the visit now
      happen({ kind: "rejoin" });
    },
    leave: () => happen({ kind: "leave" }),
    setMuted(next) {
      isMuted.set(next);
      call?.room.setMuted("microphone", next);
      if (call) voice.follow(next);
      if (call) keepEntry();
    },
    setCamera(isOn) {
      withCamera = isOn;
      if (isOn) void media.request(["camera"]);
      else media.stop("camera");
      if (call) keepEntry();
    },
    chooseDevice: (kind, id) => media.choose(kind, id),
    shareScreen: () => screen.share(),
    stopScreen: () => screen.stop(),
    review: (rating, comment) => api.review(rating, comment),
  };
}

const isSame = (a: Sending, b: Sending) => a.level === b.level && a.reason === b.reason;

/** Whether the facts are asked for again: a visit that is over stays so. */
function mayStillChange(state: VisitSessionState): boolean {
  if (state.at === "refused") return state.reason === "too-early" || state.reason === "not-confirmed";
  return state.at === "checking-access" || state.at === "doorstep" || state.at === "device-check";
}

const newPageName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");

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

const reasonIn = (failure: Failure) => ("reason" in failure ? failure.reason : undefined);

function reasonOf(failure: Failure) {
  const reason = reasonIn(failure);
  const isKnown = (word: string | undefined): word is "finished" => word !== undefined && reasons.has(word);
  return isKnown(reason) ? reason : "over";
}
