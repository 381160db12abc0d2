import type { EngineEvent } from "@anteroom/contract/call/engine-signal";
import type { Step } from "../../platform/run-steps.ts";
import { nudgeAfterMs, iceRestartTimeoutMs, restartDelayMs } from "../call-room/reconnect-rule.ts";
import { decideEngineReconnect } from "./line-step.ts";

/**
 * One connection to the Janus engine and its state. Times in ms of a monotonic clock; null: has not happened.
 */
export type EngineLineState = {
  /** We send, and so we offer; else the engine does. */
  isSending: boolean;
  isClosed: boolean;
  /** Number of the connection in use: 0 before the first. */
  connection: number;
  /** Both sides have agreed at least once on this connection. */
  hasAgreed: boolean;
  /** It is reported as connected, but nothing arrives. */
  isStalled: boolean;
  startedAt: number;
  searchedAt: number | null;
  lostAt: number | null;
  roundTripMs: number | null;
};

/** How an asynchronous operation on a connection ended. */
export type EngineLineEnd = "offer-made" | "answer-taken" | "answer-made" | "description-failed";

/** The input of `stepEngineLine`. `…-due`: the wait of that name (`EngineLineEffect`) is over. */
export type EngineLineEvent =
  | { kind: "start" | "close" | "check" | "nudge-due" | "loss-due" | "again-due" | "ice-servers-renewed" }
  | { kind: "signal"; signal: Extract<EngineEvent, { line: string }> }
  | { kind: "statistics"; roundTripMs: number | null; isStalled: boolean }
  /** `isNewNetwork`: a new search even where the connection seems good. */
  | { kind: "reconnect"; isNewNetwork: boolean }
  /** `connection`: number of the one it comes from. */
  | { kind: EngineLineEnd | "connection-changed"; connection: number };

/** The browser at the moment of an event. `at` in ms of a monotonic clock. */
export type EngineLineMoment = {
  at: number;
  connectionState: RTCPeerConnectionState;
  signalingState: RTCSignalingState;
};

/** What the effect runner does after a step. */
export type EngineLineEffect =
  /** Opens a connection with a new name. */
  | { do: "open"; connection: number }
  /** Closes the connection in use and tells the engine. */
  | { do: "close" }
  /** Asks the engine for a connection, or for a new path, with the local offer if there is one. */
  | { do: "ask" }
  /** Asks the engine whether it still knows the connection. */
  | { do: "check" }
  /** Ends in `offer-made`; one that cannot be made is made with the next nudge. */
  | { do: "make-offer" }
  /** Ends in `answer-taken` or `description-failed`. */
  | { do: "take-answer"; sdp: string }
  /** Ends in `answer-made` or `description-failed`. */
  | { do: "answer-offer"; sdp: string }
  | { do: "post-answer" | "restart-ice" | "use-ice-servers" }
  /**
   * Waits for the next regular check (`nudge`), for a loss to last (`loss`) or to open a fresh connection (`again`).
   * Replaces the earlier wait of that name; null only ends it.
   */
  | { do: "wait"; for: "nudge" | "loss" | "again"; ms: number | null }
  | { do: "report"; state: RTCPeerConnectionState; isStalled: boolean };

type Stepped = Step<EngineLineState, EngineLineEffect>;

/** What failed because of the engine would fail again at once. */
const startAgainMs = 1_000;

/** Returns the state of a connection that was not opened yet. */
export function firstEngineLine(isSending: boolean): EngineLineState {
  return {
    isSending,
    isClosed: false,
    connection: 0,
    hasAgreed: false,
    isStalled: false,
    startedAt: 0,
    searchedAt: null,
    lostAt: null,
    roundTripMs: null,
  };
}

/**
 * Returns the state after one event of a connection to the engine, and the effects to run. Negotiates,
 * reconnects and opens fresh connections until it is closed; ignores events of replaced connections. Pure.
 */
export function stepEngineLine(
  state: EngineLineState,
  event: EngineLineEvent,
  now: EngineLineMoment,
): Stepped {
  const nothing: Stepped = { state, effects: [] };
  if (state.isClosed || ("connection" in event && event.connection !== state.connection)) return nothing;
  switch (event.kind) {
    case "start":
      return then(open(state, now.at), wait("nudge", iceRestartTimeoutMs(null)));
    case "signal":
      return stepOnSignal(state, event.signal, now);
    case "offer-made":
      return { state, effects: [{ do: "ask" }] };
    case "answer-taken":
      return { state: { ...state, hasAgreed: true }, effects: [] };
    case "answer-made":
      return { state: { ...state, hasAgreed: true }, effects: [{ do: "post-answer" }] };
    case "description-failed":
    case "again-due":
      return startAgain(state, now);
    case "connection-changed":
      return changeConnection(state, now);
    case "check":
      return { state, effects: [{ do: "check" }] };
    case "nudge-due":
      return nudgeOn(state, now);
    case "loss-due":
      return checked(nudgeOn(state, now));
    case "statistics":
      return takeStatistics({ ...state, roundTripMs: event.roundTripMs }, event.isStalled, now);
    case "reconnect": {
      const forgotten = { ...state, searchedAt: null };
      const isDue = event.isNewNetwork && state.hasAgreed && isGood(state, now);
      return isDue ? ask(forgotten, now) : nudge(forgotten, now);
    }
    case "ice-servers-renewed": {
      const searching = state.hasAgreed ? ask(state, now) : nothing;
      return { state: searching.state, effects: [{ do: "use-ice-servers" }, ...searching.effects] };
    }
    case "close":
      return {
        state: { ...state, isClosed: true },
        effects: [wait("nudge", null), wait("loss", null), wait("again", null), { do: "close" }],
      };
  }
}

function stepOnSignal(
  state: EngineLineState,
  signal: Extract<EngineEvent, { line: string }>,
  now: EngineLineMoment,
): Stepped {
  if ("gone" in signal) return startAgain(state, now);
  if ("offer" in signal) return { state, effects: [{ do: "answer-offer", sdp: signal.offer }] };
  const isExpected = now.signalingState === "have-local-offer";
  return { state, effects: isExpected ? [{ do: "take-answer", sdp: signal.answer }] : [] };
}

const isGood = ({ isStalled }: EngineLineState, { connectionState }: EngineLineMoment) =>
  connectionState === "connected" && !isStalled;

const wait = (what: "nudge" | "loss" | "again", ms: number | null) =>
  ({ do: "wait", for: what, ms }) as const satisfies EngineLineEffect;

const then = ({ state, effects }: Stepped, ...more: readonly EngineLineEffect[]): Stepped => ({
  state,
  effects: [...effects, ...more],
});

/** The engine may have lost the connection, and its word of that been missed: then it says so before it looks for a new path. */
const checked = ({ state, effects }: Stepped): Stepped => ({
  state,
  effects: effects.some((effect) => effect.do === "ask" || effect.do === "make-offer")
    ? [{ do: "check" }, ...effects]
    : effects,
});

/** The first words on a fresh connection. */
function open(state: EngineLineState, at: number): Stepped {
  const connection = state.connection + 1;
  return {
    state: { ...state, connection, hasAgreed: false, isStalled: false, startedAt: at, searchedAt: at },
    effects: [{ do: "open", connection }, { do: state.isSending ? "make-offer" : "ask" }],
  };
}

/** Asks for the connection, or for a new path. An offer that waits for its answer is sent once more. */
function ask(state: EngineLineState, { at, signalingState }: EngineLineMoment): Stepped {
  const searching = { ...state, searchedAt: at };
  if (!state.isSending || signalingState !== "stable") return { state: searching, effects: [{ do: "ask" }] };
  const offer = { do: "make-offer" } as const;
  return { state: searching, effects: state.hasAgreed ? [{ do: "restart-ice" }, offer] : [offer] };
}

/** With a fresh connection and a new name: the engine forgets the old one. */
function startAgain(state: EngineLineState, { at }: EngineLineMoment): Stepped {
  const sinceMs = at - state.startedAt;
  if (sinceMs < startAgainMs) return { state, effects: [wait("again", startAgainMs - sinceMs)] };
  const lostAt = state.lostAt === null ? null : at;
  const opened = open({ ...state, lostAt }, at);
  const report = { do: "report", state: "new", isStalled: false } as const;
  return { state: opened.state, effects: [wait("again", null), { do: "close" }, ...opened.effects, report] };
}

const lostForMs = ({ lostAt }: EngineLineState, at: number) => (lostAt === null ? 0 : at - lostAt);

function nudge(state: EngineLineState, now: EngineLineMoment): Stepped {
  const { hasAgreed, startedAt, searchedAt, roundTripMs } = state;
  const step = decideEngineReconnect({
    isGood: isGood(state, now),
    hasAgreed,
    sinceStartMs: now.at - startedAt,
    lostForMs: lostForMs(state, now.at),
    isSearching: searchedAt !== null && now.at - searchedAt < iceRestartTimeoutMs(roundTripMs),
  });
  if (step === "ask") return ask(state, now);
  return step === "start-again" ? startAgain(state, now) : { state, effects: [] };
}

function nudgeOn(state: EngineLineState, now: EngineLineMoment): Stepped {
  const nudged = nudge(state, now);
  return then(nudged, wait("nudge", nudgeAfterMs(lostForMs(nudged.state, now.at), state.roundTripMs)));
}

function changeConnection(state: EngineLineState, now: EngineLineMoment): Stepped {
  const isStalled = state.isStalled && now.connectionState !== "connected";
  const reported = report({ ...state, isStalled }, now);
  return {
    state: reported.state,
    effects: [wait("loss", restartDelayMs(now.connectionState)), ...reported.effects],
  };
}

function takeStatistics(state: EngineLineState, isStalled: boolean, now: EngineLineMoment): Stepped {
  if (isStalled === state.isStalled) return { state, effects: [] };
  const reported = report({ ...state, isStalled }, now);
  if (!isStalled) return reported;
  const nudged = checked(nudgeOn(reported.state, now));
  return { state: nudged.state, effects: [...reported.effects, ...nudged.effects] };
}

function report(state: EngineLineState, now: EngineLineMoment): Stepped {
  const { connectionState } = now;
  const isComing = connectionState === "connecting" || connectionState === "new";
  const lostAt = isGood(state, now) ? null : isComing ? state.lostAt : (state.lostAt ?? now.at);
  const { isStalled } = state;
  return { state: { ...state, lostAt }, effects: [{ do: "report", state: connectionState, isStalled }] };
}
