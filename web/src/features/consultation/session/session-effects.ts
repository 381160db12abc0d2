import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { LocalMedia } from "../../../media/local-media.ts";
import { createStore, type Store } from "../../../platform/storage/store.ts";
import type { ServerClock } from "../../../platform/time/server-clock.ts";
import type { CallTools } from "../../../ports/call-tools.ts";
import { type CallVisibility, createCallVisibility, doctorVisibility } from "../call/call-visibility.ts";
import type { CallMemory } from "../waiting-room/call-memory.ts";
import type { CallApi } from "./call-api.ts";
import type { RealtimeLine } from "./call-session.ts";
import { firstCallState, isInside, mayStillChange, type CallSessionState } from "./call-session-state.ts";
import type { SideHint } from "./call-signalling.ts";
import { type MutedSpeechWatcher, watchMutedSpeech } from "./media/muted-voice.ts";
import { openCall, type OpenCall } from "./open-call.ts";
import type { Retry, SessionEffect, SessionEvent, SessionState } from "./session-state.ts";
import { type ScreenSharing, createScreenSharing } from "./media/share-screen.ts";

const retryAfterMs = 3_000;
/** A doctor who lost the connection is often back within seconds. */
const doctorGoneAfterMs = 20_000;
/** Whoever ends the call here says so within this time: then it was not forgotten. */
const forgottenAfterMs = 1_000;

/** What a call session requires. */
export type SessionDeps = {
  api: CallApi;
  media: LocalMedia;
  /** Loads the media adapter when the person enters. */
  joinRoom: () => Promise<CallTools["joinRoom"]>;
  line: RealtimeLine;
  clock: ServerClock;
  memory: CallMemory;
};

/** The stores of a session, and what its effects use. */
export type SessionContext = SessionDeps & {
  stage: Store<CallSessionState>;
  appointment: Store<Appointment | null>;
  isMuted: Store<boolean>;
  visibility: CallVisibility;
  voice: MutedSpeechWatcher;
  screen: ScreenSharing;
  hintHandlers: Map<SideHint, Set<() => void>>;
  call: OpenCall | null;
  timers: { doctor?: ReturnType<typeof setTimeout>; retry?: ReturnType<typeof setTimeout> };
  stopFollowing: () => void;
  state: () => SessionState;
  dispatch: (event: SessionEvent) => void;
};

/** Creates the context of a session without a call; `dispatch` and `state` are those of its step runner. */
export function createSessionContext(
  deps: SessionDeps,
  steps: Pick<SessionContext, "state" | "dispatch">,
): SessionContext {
  const context: SessionContext = {
    ...deps,
    ...steps,
    stage: createStore<CallSessionState>(firstCallState),
    appointment: createStore<Appointment | null>(null),
    isMuted: createStore(false),
    visibility: createCallVisibility(deps.clock),
    voice: watchMutedSpeech(deps.media.level),
    screen: createScreenSharing((track) => context.call?.room.replaceDevice("screen", track)),
    hintHandlers: new Map(),
    call: null,
    timers: {},
    stopFollowing: () => {},
  };
  return context;
}

/**
 * Runs one effect of `stepSession`: API calls, devices, timers, stores. Does not wait; results and expected
 * failures come back as events.
 */
export function runSessionEffect(context: SessionContext, effect: SessionEffect): void {
  const { api, media, memory, screen, timers, dispatch } = context;
  switch (effect.do) {
    case "publish":
      return publish(context);
    case "judge":
      return judgeCallTrouble(context);
    case "fetch-appointment":
      return void fetchAppointment(context);
    case "enter":
      return void enter(context, effect);
    case "ask":
      return void refreshCall(context);
    case "ask-and-resume":
      return void refreshCall(context).then(() => effect.realtime.resume());
    case "wait-for-retry":
      return waitForRetry(context, effect.retry);
    case "stop-retry":
      return clearTimeout(timers.retry);
    case "wait-for-doctor":
      return waitForDoctor(context);
    case "stop-waiting-for-doctor":
      return clearTimeout(timers.doctor);
    case "request-devices":
      return void media.request(effect.kinds);
    case "stop-camera":
      return media.stop("camera");
    case "stop-devices":
      screen.stop();
      return media.stopAll();
    case "remember-entry":
      return memory.keep(effect.appointmentId, effect.entry);
    case "forget-entry":
      return memory.forget(effect.appointmentId);
    case "follow-connection":
      context.stopFollowing = effect.realtime.onStateChange(() => dispatch({ kind: "connection-changed" }));
      return;
    case "close-connection":
      if (effect.isFollowed) context.stopFollowing();
      return context.line.close(effect.realtime);
    case "open-call":
      return openCallOf(context, effect);
    case "close-call":
      return closeCall(context);
    case "reconnect-call":
      return context.call?.room.reconnect();
    case "mute-call":
      context.call?.room.setMuted("microphone", effect.isMuted);
      return context.voice.follow(effect.isMuted);
    case "announce-leaving":
      return void api.leave();
    case "look":
      return look(context);
  }
}

function waitForRetry({ timers, dispatch }: SessionContext, retry: Retry): void {
  clearTimeout(timers.retry);
  timers.retry = setTimeout(() => dispatch({ kind: "retry-due", retry }), retryAfterMs);
}

function waitForDoctor({ timers, dispatch }: SessionContext): void {
  const gone: SessionEvent = { kind: "stage", event: { kind: "doctor-gone" } };
  timers.doctor = setTimeout(() => dispatch(gone), doctorGoneAfterMs);
}

function publish({ stage, appointment, isMuted, state }: SessionContext): void {
  const now = state();
  stage.set(now.stage);
  appointment.set(now.appointment);
  isMuted.set(now.isMuted);
}

/** Updates the stores that say since when the call is lost and what to offer. */
export function judgeCallTrouble({ visibility, call, state }: SessionContext): void {
  visibility.judge(state().stage, call?.room.getSnapshot().lostSince ?? null);
}

/** What is seen without asking: the connection, and the doctor's picture. */
function look({ call, visibility, state, dispatch }: SessionContext): void {
  const { realtime } = state();
  if (!call || !realtime) return;
  const room = call.room.getSnapshot();
  visibility.see(room);
  dispatch({ kind: "seen", connection: realtime.state(), doctor: doctorVisibility(room.participants) });
}

/** Fetches the appointment and dispatches it, with this tab's stored entry, or the failure. Never rejects. */
export async function fetchAppointment(context: SessionContext): Promise<void> {
  const answer = await context.api.appointment();
  if (!answer.isOk) return context.dispatch({ kind: "failed", failure: answer.failure });
  const appointment = answer.data;
  const { memory, clock } = context;
  context.dispatch({
    kind: "appointment",
    appointment,
    entry: memory.entry(appointment.id),
    now: clock.now(),
  });
}

const mayFinish: ReadonlySet<Appointment["status"]> = new Set(["scheduled", "accepted", "preparing"]);

/**
 * Fetches what can still change: the call's state once inside (also after leaving), else the appointment;
 * nothing at other stages. Resolves to false only if the call's state could not be fetched.
 */
export async function refreshCall(context: SessionContext): Promise<boolean> {
  const { stage, appointment } = context.state();
  // From another page or device the call goes on, and ends, without a hint to this one.
  if (isInside(stage) || stage.at === "left" || stage.at === "elsewhere") {
    const answer = await context.api.visit();
    if (answer.isOk) context.dispatch({ kind: "stage", event: { kind: "visit", visit: answer.data } });
    else if (answer.failure.code === "unauthenticated")
      context.dispatch({ kind: "failed", failure: answer.failure });
    return answer.isOk;
  }
  // Whether it can be reviewed is not known yet where the answer after its end was lost.
  const isReviewUnknown = stage.at === "ended" && mayFinish.has(appointment?.status ?? "accepted");
  if (mayStillChange(stage) || isReviewUnknown) await fetchAppointment(context);
  return true;
}

async function enter(
  { api, joinRoom, line, dispatch }: SessionContext,
  { attempt, page, realtime }: Extract<SessionEffect, { do: "enter" }>,
): Promise<void> {
  const prepared = Promise.all([joinRoom(), realtime ?? line.open()]).then(
    ([join, connection]) => ({ join, realtime: connection }),
    () => null,
  );
  const [answer, setup] = await Promise.all([api.enter(page), prepared]);
  dispatch({ kind: "entrance", attempt, answer, setup });
}

function openCallOf(
  context: SessionContext,
  { setup, entrance, isMuted }: Extract<SessionEffect, { do: "open-call" }>,
): void {
  const { api, media, clock, dispatch } = context;
  const happen = (kind: "forgotten" | "taken-over") =>
    void (context.call === mine && dispatch({ kind: "stage", event: { kind } }));
  const mine = openCall({
    ...setup,
    entrance,
    api,
    media,
    now: clock.now,
    onHint: () => void refreshCall(context),
    onSideHint: (hint) => context.hintHandlers.get(hint)?.forEach((handle) => handle()),
    onForgotten: () => setTimeout(() => happen("forgotten"), forgottenAfterMs),
    onTakenOver: () => happen("taken-over"),
    onChange: () => dispatch({ kind: "room-changed" }),
  });
  context.call = mine;
  mine.room.onMessage(context.visibility.hear);
  const shown = context.screen.state.get();
  if (shown.status === "on") mine.room.replaceDevice("screen", shown.track);
  if (isMuted) mine.room.setMuted("microphone", true);
  context.voice.follow(isMuted);
}

function closeCall(context: SessionContext): void {
  context.call?.close();
  context.call = null;
  context.visibility.clear();
  context.voice.stop();
}
