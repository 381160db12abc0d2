import { runSteps } from "../../../platform/run-steps.ts";
import type { CallSession } from "./call-session.ts";
import { isInside } from "./call-session-state.ts";
import {
  refreshCall,
  fetchAppointment,
  judgeCallTrouble,
  runSessionEffect,
  type SessionContext,
  createSessionContext,
  type SessionDeps,
} from "./session-effects.ts";
import {
  firstSessionState,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from "./session-state.ts";
import { stepSession } from "./session-step.ts";
import type { ServerClock } from "../../../platform/time/server-clock.ts";
import { pollWithBackoff } from "../guests/poll-with-backoff.ts";

/**
 * Creates the call session of a page. It opens no device and sends nothing until `start`; then it fetches by
 * hints and at an interval, judges trouble each second, and access each minute. What `start` returns stops
 * all of it, with devices and connection.
 */
export function createCallSession(deps: SessionDeps): CallSession {
  const context: SessionContext = createSessionContext(deps, {
    state: () => runner.state(),
    dispatch: (event) => runner.dispatch(event),
  });
  const runner = runSteps<SessionState, SessionEvent, SessionEffect>(
    firstSessionState(newPageName()),
    (state, event) => stepSession(state, event, state.realtime?.state() ?? null),
    (effect) => runSessionEffect(context, effect),
  );
  const { media, api, screen, stage, appointment, isMuted, voice, visibility } = context;

  return {
    state: stage,
    appointment,
    ...visibility.stores,
    isMuted,
    isTalkingMuted: voice.isTalking,
    screen: screen.state,
    media,
    call: api.call,
    onHint: (hint, handler) => onHint(context, hint, handler),
    start: () => start(context),
    refresh: () => void fetchAppointment(context),
    ...controlsOf(context),
    chooseDevice: (kind, id) => media.choose(kind, id),
    shareScreen: () => screen.share(),
    stopScreen: () => screen.stop(),
    review: (rating, comment) => api.review(rating, comment),
  };
}

type Controls = Pick<
  CallSession,
  "stepIn" | "join" | "joinAudioOnly" | "rejoin" | "leave" | "setMuted" | "setCamera"
>;

/** What the person does about being in or out, and about microphone and camera. */
function controlsOf({ dispatch }: SessionContext): Controls {
  return {
    stepIn: () => dispatch({ kind: "stage", event: { kind: "step-in" } }),
    join: () => dispatch({ kind: "join", page: newPageName() }),
    joinAudioOnly: () => dispatch({ kind: "join-audio-only", page: newPageName() }),
    // Here, even if another page has the call now.
    rejoin: () => dispatch({ kind: "rejoin", page: newPageName() }),
    leave: () => dispatch({ kind: "stage", event: { kind: "leave" } }),
    setMuted: (isMuted) => dispatch({ kind: "mute", isMuted }),
    setCamera: (isOn) => dispatch({ kind: "camera", isOn }),
  };
}

function start(context: SessionContext): () => void {
  const { clock, memory, state, dispatch } = context;
  dispatch({ kind: "start" });
  const stopWatching = watchSession({
    ask: () => refreshCall(context),
    hasHints: () => !isInside(state().stage) || state().realtime?.state() === "connected",
    judge: () => judgeCallTrouble(context),
    decide() {
      const id = state().appointment?.id;
      if (id !== undefined) dispatch({ kind: "minute", entry: memory.entry(id), now: clock.now() });
    },
    clock,
  });
  return () => {
    stopWatching();
    dispatch({ kind: "stop" });
  };
}

function onHint({ hintHandlers }: SessionContext, ...[hint, handler]: Parameters<CallSession["onHint"]>) {
  const handlers = hintHandlers.get(hint) ?? new Set();
  hintHandlers.set(hint, handlers.add(handler));
  return () => void handlers.delete(handler);
}

const newPageName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");

const judgeEveryMs = 1_000;

type Watch = Parameters<typeof pollWithBackoff>[0] & {
  /** How the call is, each second. */
  judge: () => void;
  /** What the rules say now, each minute. */
  decide: () => void;
  clock: Pick<ServerClock, "minute">;
};

/**
 * Refreshes a session at an interval, and when connection or person return. Returns a function that stops it.
 */
function watchSession({ ask, hasHints, judge, decide, clock }: Watch): () => void {
  const stopAsking = pollWithBackoff({ ask, hasHints });
  const judgeTimer = setInterval(judge, judgeEveryMs);
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
