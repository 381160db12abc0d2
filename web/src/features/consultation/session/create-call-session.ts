import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import type { Failure } from "../../../platform/api.ts";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { ServerClock } from "../../../platform/time/server-clock.ts";
import { createStore } from "../../../platform/storage/store.ts";
import type { CallTools } from "../../../ports/call-tools.ts";
import type { Realtime } from "../../../ports/realtime.ts";
import { callVisibility, doctorVisibility } from "../call/call-visibility.ts";
import { lineOf } from "./connection-of.ts";
import { mutedVoice } from "./muted-voice.ts";
import { openCall, type OpenCall } from "./open-call.ts";
import { screenSharing } from "./share-screen.ts";
import type { Entrance, CallApi } from "./call-api.ts";
import { isOfTime, outcomeOf } from "./call-failure.ts";
import type { CallMemory } from "../waiting-room/call-memory.ts";
import type { RealtimeLine, CallSession } from "./call-session.ts";
import type { SideHint } from "./call-signalling.ts";
import {
  firstState,
  isInside,
  mayStillChange,
  step,
  type CallEvent,
  type CallSessionState,
} from "./call-session-state.ts";
import { keepAsking } from "../guests/keep-asking.ts";

const judgeEvery = 1_000;

type Watch = Parameters<typeof keepAsking>[0] & {
  /** How the call is, each second. */
  judge: () => void;
  /** What the rules say now, each minute. */
  decide: () => void;
  clock: Pick<ServerClock, "minute">;
};

/** Looks again as time passes, and asks again when the line or the person comes back; returns how to stop. */
function watchCall({ ask, hasHints, judge, decide, clock }: Watch): () => void {
  const stopAsking = keepAsking({ ask, hasHints });
  const judgeTimer = setInterval(judge, judgeEvery);
  const stopClock = clock.minute.subscribe(decide);
  const onReturn = () => void ask();
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  return () => {
    stopAsking();
    clearInterval(judgeTimer);
    stopClock();
    removeEventListener("online", onReturn);
    removeEventListener("focus", onReturn);
  };
}

const retryAfter = 3_000;
/** A doctor who lost the line is often back within seconds. */
const doctorGoneAfter = 20_000;

type Deps = {
  api: CallApi;
  media: LocalMedia;
  /** How pictures and sound reach the others, loaded when somebody goes in. */
  joinRoom: () => Promise<CallTools["joinRoom"]>;
  line: RealtimeLine;
  clock: ServerClock;
  memory: CallMemory;
};

/** The session of one page; nothing happens before its `start`. */
export function createCallSession({ api, media, joinRoom, line, clock, memory }: Deps): CallSession {
  const state = createStore<CallSessionState>(firstState);
  const appointment = createStore<Appointment | null>(null);
  const isMuted = createStore(false);
  const visibility = callVisibility(clock);
  const onSideHint = new Map<SideHint, Set<() => void>>();
  const screen = screenSharing((track) => call?.room.replaceDevice("screen", track));
  const voice = mutedVoice(media.level);
  let realtime: Realtime | null = null;
  let stopLine = () => {};
  let call: OpenCall | null = null;
  /** How the server tells this page from the person's other ones; another one when it takes the visit by a tap. */
  let page = newPageName();
  let doctorGone: ReturnType<typeof setTimeout> | undefined;
  let wasUp = false;
  let withCamera = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;

  function happen(event: CallEvent): void {
    if (isStopped) return;
    const before = state.get();
    const next = step(before, event);
    if (next === before) return;
    state.set(next);
    judge();
    if (next.at !== before.at) arrive(next, before);
  }

  function arrive(next: CallSessionState, before: CallSessionState): void {
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
    const access = mayEnterCall(
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
    mine.room.onMessage(visibility.hear);
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
      // The server says who we are still: a right that has ended ends the visit here, and the connection with it.
      if (connection.state() === "ended") void ask().then(connection.resume);
      look();
    });
  }

  /** What is seen without asking: the line, and the doctor's picture. */
  function look(): void {
    if (!call || !realtime) return;
    const room = call.room.getSnapshot();
    visibility.see(room);
    const isUp = realtime.state() === "connected";
    wasUp ||= isUp;
    const line = lineOf(realtime.state(), wasUp);
    happen({ kind: "sight", visibility: { line, doctor: doctorVisibility(room.participants) } });
    judge();
  }

  const judge = () => visibility.judge(state.get(), call?.room.getSnapshot().lostSince ?? null);

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
    const outcome = outcomeOf(failure);
    if (outcome.kind === "turned-away" && isOfTime(failure)) void check();
    happen(outcome);
    if (outcome.kind === "unreachable") tryAgain(state.get().at === "entering" ? enter : ask);
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
    visibility.clear();
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
    ...visibility.stores,
    isMuted,
    isTalkingMuted: voice.isTalking,
    screen: screen.state,
    media,
    call: api.call,
    onHint(hint, handler) {
      const handlers = onSideHint.get(hint) ?? new Set();
      onSideHint.set(hint, handlers.add(handler));
      return () => void handlers.delete(handler);
    },
    start() {
      isStopped = false;
      const hasHints = () => !isInside(state.get()) || realtime?.state() === "connected";
      const stopWatching = watchCall({ ask, hasHints, judge, decide, clock });
      void check();
      return () => {
        isStopped = true;
        stopWatching();
        clearTimeout(retry);
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

const newPageName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
