import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { CallCandidate } from "@anteroom/contract/call/call-signal";
import { runSteps } from "../../platform/run-steps.ts";
import { type Batch, createBatch } from "../call-room/candidate-batch.ts";
import { toCallCandidate } from "../call-room/ice-candidate.ts";
import { removeUnusedPayloadTypes } from "../call-room/tidy-description.ts";
import { type LinkStats, watchLink } from "../call-room/watch-link.ts";
import {
  type EngineLineEffect,
  type EngineLineEnd,
  type EngineLineEvent,
  type EngineLineState,
  firstEngineLine,
  stepEngineLine,
} from "./engine-line-step.ts";

/** A name for one connection to the engine, that no other one of this browser ever had. */
const newLineName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

type LineEvent = Extract<EngineEvent, { line: string }>;
/** The state of a connection; `isStalled`: it is connected, but nothing arrives. */
export type LineState = { state: RTCPeerConnectionState; isStalled: boolean };

/**
 * What a connection to the engine requires, and its callbacks. `line`: the random name of one connection, by
 * which the engine tells it apart.
 */
export type EngineLineOptions = {
  iceServers(): RTCIceServer[];
  post(step: EngineStep): void;
  /** Called with each fresh connection: adds what it sends, or listens for what it receives. */
  prepare(connection: RTCPeerConnection): void;
  /**
   * Returns the message that requests a connection or a new path from the engine. `offer` is our SDP, or empty
   * where we only receive.
   */
  ask(line: string, offer: string): EngineStep;
  /** We send, and so we offer; else the engine does. */
  isSending: boolean;
  onState(state: LineState): void;
  onStats(event: LinkStats): void;
};

/** A connection to the engine. */
export type EngineLine = {
  connection(): RTCPeerConnection;
  take(event: LineEvent): void;
  /** Searches for a new path if the connection is lost; with `isNewNetwork` also when it still seems good. */
  reconnect(isNewNetwork?: boolean): void;
  /**
   * Takes renewed credentials of the relay, and searches for a path with them at once where a connection was
   * agreed on.
   */
  takeIceServers(): void;
  /** Asks the engine whether it still knows the connection: where it does not, it answers that it is gone. */
  check(): void;
  close(): void;
};

/**
 * Opens a connection to the engine at once, and reconnects it until `close`. Calls `prepare` for each fresh
 * connection. `take` handles the engine's events one after the other, and ignores those of an earlier
 * connection. `close` also tells the engine.
 */
export function openEngineLine(options: EngineLineOptions): EngineLine {
  const line: Line = {
    options,
    current: null,
    timers: {},
    received: Promise.resolve(),
    working: Promise.resolve(),
    dispatch: (event) => runner.dispatch(event),
  };
  const runner = runSteps<EngineLineState, EngineLineEvent, EngineLineEffect>(
    firstEngineLine(options.isSending),
    (state, event) => {
      const { connectionState = "new", signalingState = "stable" } = line.current?.rtc ?? {};
      return stepEngineLine(state, event, { at: performance.now(), connectionState, signalingState });
    },
    (effect) => perform(line, effect),
  );
  const { dispatch } = line;
  dispatch({ kind: "start" });
  return {
    connection() {
      if (!line.current) throw new Error("the line has not begun");
      return line.current.rtc;
    },
    take: (signal) => void (line.received = line.received.then(() => take(line, signal))),
    reconnect: (isNewNetwork = false) => dispatch({ kind: "reconnect", isNewNetwork }),
    takeIceServers: () => dispatch({ kind: "ice-servers-renewed" }),
    check: () => dispatch({ kind: "check" }),
    close: () => dispatch({ kind: "close" }),
  };
}

type Connection = {
  number: number;
  name: string;
  rtc: RTCPeerConnection;
  found: Batch<CallCandidate>;
  stopWatching(): void;
};

/** What the effects of one line work with. */
type Line = {
  options: EngineLineOptions;
  current: Connection | null;
  timers: { nudge?: Timer; loss?: Timer; again?: Timer };
  /** Done when what has come from the engine is dealt with: one after the other. */
  received: Promise<void>;
  /** What the last effect has begun on the connection. */
  working: Promise<unknown>;
  dispatch: (event: EngineLineEvent) => void;
};
type Timer = ReturnType<typeof setTimeout>;

/** Resolves when the connection has taken the signal in. One of an earlier connection is ignored. */
async function take(line: Line, signal: LineEvent): Promise<void> {
  if (signal.line !== line.current?.name) return;
  line.working = Promise.resolve();
  line.dispatch({ kind: "signal", signal });
  await line.working;
}

function perform(line: Line, effect: EngineLineEffect): void {
  const { options, current, timers } = line;
  const rtc = current?.rtc;
  switch (effect.do) {
    case "open":
      return open(line, effect.connection);
    case "close":
      return close(line);
    case "ask":
      return ask(line);
    case "check":
      return current ? options.post({ line: current.name, candidates: [] }) : undefined;
    case "make-offer":
      return follow(line, (on) => on.setLocalDescription(), "offer-made", null);
    case "take-answer":
      return follow(
        line,
        (on) => on.setRemoteDescription({ type: "answer", sdp: effect.sdp }),
        "answer-taken",
      );
    case "answer-offer":
      return follow(line, (on) => answer(on, effect.sdp), "answer-made");
    case "post-answer": {
      const sdp = rtc?.localDescription?.sdp;
      return current && sdp
        ? options.post({ line: current.name, answer: removeUnusedPayloadTypes(sdp) })
        : undefined;
    }
    case "restart-ice":
      return rtc?.restartIce();
    case "use-ice-servers":
      return rtc?.setConfiguration({ ...rtc.getConfiguration(), iceServers: options.iceServers() });
    case "wait":
      clearTimeout(timers[effect.for]);
      if (effect.ms !== null)
        timers[effect.for] = setTimeout(() => line.dispatch({ kind: `${effect.for}-due` }), effect.ms);
      return;
    case "report":
      return options.onState({ state: effect.state, isStalled: effect.isStalled });
  }
}

function open(line: Line, number: number): void {
  const { options } = line;
  const rtc = new RTCPeerConnection({ iceServers: options.iceServers(), bundlePolicy: "max-bundle" });
  const name = newLineName();
  const found = createBatch<CallCandidate>((candidates) => options.post({ line: name, candidates }));
  const stopWatching = watchLink(rtc, (event) => {
    line.dispatch({ kind: "statistics", roundTripMs: event.roundTripMs, isStalled: event.isStalled });
    options.onStats(event);
  });
  line.current = { number, name, rtc, found, stopWatching };
  // What an earlier connection was doing when it was closed never ends.
  line.received = Promise.resolve();
  rtc.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate?.candidate && line.current?.rtc === rtc) found.add(toCallCandidate(candidate));
  });
  rtc.addEventListener("connectionstatechange", () =>
    line.dispatch({ kind: "connection-changed", connection: number }),
  );
  options.prepare(rtc);
}

function close({ current, options }: Line): void {
  if (!current) return;
  current.stopWatching();
  current.found.drop();
  current.rtc.close();
  options.post({ line: current.name, close: true });
}

function ask({ current, options }: Line): void {
  if (!current) return;
  if (!options.isSending) return options.post(options.ask(current.name, ""));
  const sdp = current.rtc.localDescription?.sdp;
  if (sdp) options.post(options.ask(current.name, removeUnusedPayloadTypes(sdp)));
}

async function answer(rtc: RTCPeerConnection, offer: string): Promise<void> {
  await rtc.setRemoteDescription({ type: "offer", sdp: offer });
  await rtc.setLocalDescription();
}

/** Runs `work` on the connection in use and tells its end; null: a failure is not told, and the next nudge tries again. */
function follow(
  line: Line,
  work: (rtc: RTCPeerConnection) => Promise<void>,
  done: EngineLineEnd,
  failed: EngineLineEnd | null = "description-failed",
): void {
  if (!line.current) return;
  const { rtc, number: connection } = line.current;
  line.working = work(rtc).then(
    () => line.dispatch({ kind: done, connection }),
    () => failed && line.dispatch({ kind: failed, connection }),
  );
}
