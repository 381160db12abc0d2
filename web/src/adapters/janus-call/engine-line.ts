import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { CallCandidate } from "@anteroom/contract/call/call-signal";
import { batch } from "../call-room/candidate-batch.ts";
import { nudgeAfterMs, patienceMs, restartDelayMs } from "../call-room/reconnect-rule.ts";
import { asSignal } from "../call-room/ice-candidate.ts";
import { tidyDescription } from "../call-room/tidy-description.ts";
import { type LinkStats, watchLink } from "../call-room/watch-link.ts";
import { stepOnLine } from "./line-step.ts";

/** A name for one connection to the engine, that no other one of this browser ever had. */
const newLineName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

type LineEvent = Extract<EngineEvent, { line: string }>;
export type LineState = { state: RTCPeerConnectionState; isStalled: boolean };

export type EngineLineOptions = {
  iceServers(): RTCIceServer[];
  post(step: EngineStep): void;
  /** Each fresh connection is given what it sends, or where to put what it receives. */
  prepare(connection: RTCPeerConnection): void;
  /** How the engine is asked for a connection, and in the same words for a new path. An offer is there where we send. */
  ask(line: string, offer: string): EngineStep;
  /** We send, and so we offer; else the engine does. */
  isSending: boolean;
  onState(state: LineState): void;
  onStats(event: LinkStats): void;
};

export type EngineLine = {
  connection(): RTCPeerConnection;
  take(event: LineEvent): void;
  /** Looks for a new path if there is none; `isNewNetwork`: even where the old one seems good. */
  reconnect(isNewNetwork?: boolean): void;
  takeIceServers(): void;
  close(): void;
};

/** What failed because of the engine would fail again at once. */
const startAgainMs = 1_000;

/** One connection to the engine: made, kept, healed and made anew, until it is closed. */
export function openEngineLine(options: EngineLineOptions): EngineLine {
  const found = batch<CallCandidate>((candidates) => options.post({ line: name, candidates }));
  let name = newLineName();
  let connection: RTCPeerConnection;
  let stopWatching = () => {};
  let hasAgreed = false;
  let isStalled = false;
  let isClosed = false;
  let startedAt = 0;
  let searchedAt = 0;
  let lostAt: number | null = null;
  let roundTripMs: number | null = null;
  let lossTimer: ReturnType<typeof setTimeout> | undefined;
  let againTimer: ReturnType<typeof setTimeout> | undefined;
  let received: Promise<void> = Promise.resolve();

  open();
  let nudgeTimer = setTimeout(nudgeOn, patienceMs(null));

  function open(): void {
    const fresh = new RTCPeerConnection({ iceServers: options.iceServers(), bundlePolicy: "max-bundle" });
    connection = fresh;
    name = newLineName();
    hasAgreed = isStalled = false;
    startedAt = performance.now();
    stopWatching();
    stopWatching = watchLink(fresh, takeStats);
    fresh.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate?.candidate && fresh === connection) found.add(asSignal(candidate));
    });
    fresh.addEventListener("connectionstatechange", () => {
      if (fresh === connection) onConnectionState(fresh.connectionState);
    });
    options.prepare(fresh);
    void ask();
  }

  async function ask(): Promise<void> {
    const on = connection;
    searchedAt = performance.now();
    if (!options.isSending) return options.post(options.ask(name, ""));
    try {
      if (on.signalingState === "stable") {
        if (hasAgreed) on.restartIce();
        await on.setLocalDescription();
      }
      const { sdp } = on.localDescription ?? {};
      if (sdp && on === connection) options.post(options.ask(name, tidyDescription(sdp)));
    } catch {
      // Closed meanwhile; whatever else it was, the nudge asks again.
    }
  }

  async function take(event: LineEvent): Promise<void> {
    if (isClosed || event.line !== name) return;
    if ("gone" in event) return startAgain();
    const on = connection;
    try {
      if ("answer" in event) {
        if (on.signalingState !== "have-local-offer") return;
        await on.setRemoteDescription({ type: "answer", sdp: event.answer });
      } else {
        await on.setRemoteDescription({ type: "offer", sdp: event.offer });
        await on.setLocalDescription();
        const { sdp } = on.localDescription ?? {};
        if (sdp && on === connection) options.post({ line: name, answer: tidyDescription(sdp) });
      }
      hasAgreed = true;
    } catch {
      if (on === connection) startAgain();
    }
  }

  /** With a fresh connection and a new name: the engine forgets the old one. */
  function startAgain(): void {
    clearTimeout(againTimer);
    const since = performance.now() - startedAt;
    if (since < startAgainMs) {
      againTimer = setTimeout(startAgain, startAgainMs - since);
      return;
    }
    if (isClosed) return;
    options.post({ line: name, close: true });
    connection.close();
    found.drop();
    if (lostAt !== null) lostAt = performance.now();
    open();
    report();
  }

  function nudgeOn(): void {
    nudge();
    clearTimeout(nudgeTimer);
    const lostFor = lostAt === null ? 0 : performance.now() - lostAt;
    nudgeTimer = setTimeout(nudgeOn, nudgeAfterMs(lostFor, roundTripMs));
  }

  function nudge(): void {
    const now = performance.now();
    const step = stepOnLine({
      isGood: connection.connectionState === "connected" && !isStalled,
      hasAgreed,
      sinceStartMs: now - startedAt,
      lostForMs: lostAt === null ? 0 : now - lostAt,
      isSearching: now - searchedAt < patienceMs(roundTripMs),
    });
    if (step === "ask") void ask();
    if (step === "start-again") startAgain();
  }

  function onConnectionState(state: RTCPeerConnectionState): void {
    clearTimeout(lossTimer);
    if (state === "connected") isStalled = false;
    const delay = restartDelayMs(state);
    if (delay !== null) lossTimer = setTimeout(nudgeOn, delay);
    report();
  }

  function takeStats(event: LinkStats): void {
    ({ roundTripMs } = event);
    if (event.isStalled !== isStalled) {
      ({ isStalled } = event);
      report();
      if (isStalled) nudgeOn();
    }
    options.onStats(event);
  }

  function report(): void {
    const state = connection.connectionState;
    if (state === "connected" && !isStalled) lostAt = null;
    else if (state !== "connecting" && state !== "new") lostAt ??= performance.now();
    options.onState({ state, isStalled });
  }

  return {
    connection: () => connection,
    take: (event) => void (received = received.then(() => take(event))),
    reconnect(isNewNetwork = false) {
      const isGood = connection.connectionState === "connected" && !isStalled;
      searchedAt = 0;
      if (isNewNetwork && isGood && hasAgreed) void ask();
      else nudge();
    },
    takeIceServers() {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers: options.iceServers() });
      if (hasAgreed) void ask();
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      stopWatching();
      for (const timer of [lossTimer, nudgeTimer, againTimer]) clearTimeout(timer);
      found.drop();
      connection.close();
      options.post({ line: name, close: true });
    },
  };
}
