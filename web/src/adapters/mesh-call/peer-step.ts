import type { CallCandidate, CallDescription, CallSignal } from "@anteroom/contract/call/call-signal";
import type { Step } from "../../platform/run-steps.ts";
import {
  firstNudgeMs,
  mayRestartIce,
  mayRestartIceOnSilence,
  mayOpenFreshConnection,
  nudgeAfterMs,
  restartDelayMs,
  decideReconnectStep,
} from "../call-room/reconnect-rule.ts";
import { stepLadder } from "../call-room/ladder.ts";
import { worseQuality } from "../call-room/quality.ts";
import type { LinkStats } from "../call-room/watch-link.ts";
import { dtlsFingerprintOf, decideOnDescription } from "./negotiation.ts";
import {
  freshConnection,
  type PeerEffect,
  type PeerEvent,
  type PeerMoment,
  type PeerState,
} from "./peer-state.ts";

/** A step under way: `state` is a copy of its own, `effects` are gathered in their order. */
type Draft = { state: PeerState; effects: PeerEffect[]; at: number };

/**
 * Returns the state after one event of the connection to a participant, and the effects to run. Pure. Signals wait while a description is
 * applied. Ignores events after `close`, and those of a connection that was replaced.
 */
export function stepPeer(
  before: PeerState,
  event: PeerEvent,
  { at, connectionState, signalingState }: PeerMoment,
): Step<PeerState, PeerEffect> {
  const isOutdated = "connection" in event && event.connection !== before.connection;
  if (before.isClosed || isOutdated) return { state: before, effects: [] };
  const draft: Draft = { state: { ...before, connectionState, signalingState }, effects: [], at };
  take(draft, event);
  takeWaiting(draft);
  return { state: draft.state, effects: draft.effects };
}

function take(draft: Draft, event: PeerEvent): void {
  const { state, effects } = draft;
  switch (event.kind) {
    case "start":
      open(draft);
      if (!state.isPolite) addMedia(draft);
      effects.push({ do: "wait-for-nudge", ms: firstNudgeMs });
      return;
    case "close":
      state.isClosed = true;
      state.waiting = [];
      effects.push({ do: "close" });
      return;
    case "signal":
      state.waiting = [...state.waiting, event.signal];
      return;
    case "nudge-due":
      return nudgeAndWait(draft);
    case "loss-due":
      if (event.hasFailed) state.failures += 1;
      return nudgeAndWait(draft);
    case "media-expected":
      state.isMediaExpected = event.isExpected;
      return;
    case "quality-reported":
      state.reported = event.quality;
      return;
    case "reconnect":
      return reconnect(draft, event.isNewNetwork);
    case "ice-servers-renewed":
      effects.push({ do: "use-ice-servers" });
      if (state.agreedSession !== null && !state.isPolite) search(draft);
      return;
    case "negotiation-needed":
      return makeOffer(draft);
    case "offer-made":
      state.isMakingOffer = false;
      effects.push({ do: "post-description" });
      return;
    case "offer-failed":
      // The connection took the other's offer meanwhile; the nudge makes sure of the rest.
      state.isMakingOffer = false;
      return;
    case "remote-set":
      return onRemoteSet(draft);
    case "answer-made":
      effects.push({ do: "post-description" });
      return agree(draft);
    case "description-failed":
      return onDescriptionFailed(draft);
    case "connection-changed":
      return onConnectionState(draft);
    case "silence":
      return onSilence(draft, event.isSilent);
    case "statistics":
      return onStatistics(draft, event.statistics);
  }
}

/** Signals in their order, until one is a description that has to be applied. */
function takeWaiting(draft: Draft): void {
  while (!draft.state.applying) {
    const [signal, ...waiting] = draft.state.waiting;
    if (!signal) return;
    draft.state.waiting = waiting;
    takeSignal(draft, signal);
  }
}

function takeSignal(draft: Draft, signal: CallSignal): void {
  if ("description" in signal) takeDescription(draft, signal.description);
  else if ("candidates" in signal) for (const candidate of signal.candidates) takeCandidate(draft, candidate);
  else takeRestart(draft);
}

function takeDescription(draft: Draft, description: CallDescription): void {
  const { state, effects } = draft;
  const { type } = description;
  const session = dtlsFingerprintOf(description.sdp);
  const { do: action } = decideOnDescription(type, {
    isPolite: state.isPolite,
    isMakingOffer: state.isMakingOffer,
    isApplyingAnswer: false, // signals wait while one is applied
    signalingState: state.signalingState,
    hasAgreed: state.agreedSession !== null,
    isOtherSession: state.agreedSession !== null && state.agreedSession !== session,
  });
  state.isIgnoringOffer = action === "ignore" && type === "offer";
  if (action === "ignore") return;
  if (action !== "apply") startOver(draft);
  if (action === "start-over-and-offer") return addMedia(draft);
  state.applying = { type, session };
  effects.push({ do: "set-remote", description });
}

function takeCandidate({ state, effects }: Draft, candidate: CallCandidate): void {
  if (state.isIgnoringOffer) return;
  if (state.hasRemoteDescription) effects.push({ do: "add-candidate", candidate });
  else state.early = [...state.early, candidate];
}

/** The other side lost the connection, or was reloaded (its answer will tell), or wants us to offer. */
function takeRestart(draft: Draft): void {
  const { state, effects } = draft;
  if (state.signalingState === "have-local-offer") effects.push({ do: "post-description" });
  else if (state.agreedSession === null) addMedia(draft);
  else search(draft);
}

function onRemoteSet(draft: Draft): void {
  const { state, effects, at } = draft;
  state.hasRemoteDescription = true;
  state.searchedAt = at;
  for (const candidate of state.early) effects.push({ do: "add-candidate", candidate });
  state.early = [];
  if (state.applying?.type === "answer") return agree(draft);
  state.hasMedia = true;
  effects.push({ do: "make-answer" });
}

function agree({ state }: Draft): void {
  state.agreedSession = state.applying?.session ?? null;
  state.applying = null;
}

/** A broken description does not end a call that goes well. */
function onDescriptionFailed(draft: Draft): void {
  const { state } = draft;
  const isHarmless = state.applying?.type === "offer" && state.connectionState === "connected";
  state.applying = null;
  if (!isHarmless) startAgain(draft);
}

function makeOffer({ state, effects }: Draft): void {
  state.isMakingOffer = true;
  effects.push({ do: "make-offer" });
}

function addMedia({ state, effects }: Draft): void {
  if (state.hasMedia) return;
  state.hasMedia = true;
  effects.push({ do: "add-media" });
}

function open({ state, effects }: Draft): void {
  Object.assign(state, freshConnection, { connection: state.connection + 1 });
  effects.push({ do: "open", connection: state.connection });
}

function startOver(draft: Draft): void {
  const { state, effects, at } = draft;
  open(draft);
  if (state.lostAt !== null) state.lostAt = at;
  effects.push({ do: "report-connection", state: state.connectionState, isStalled: false });
}

function startAgain(draft: Draft): void {
  const { state, effects, at } = draft;
  if (!mayOpenFreshConnection(since(state.startedAgainAt, at))) return;
  state.startedAgainAt = at;
  startOver(draft);
  if (state.isPolite) effects.push({ do: "ask-for-offer" });
  else addMedia(draft);
}

function search({ state, effects, at }: Draft): void {
  if (!mayRestartIce(since(state.searchedAt, at))) return;
  state.searchedAt = at;
  effects.push({ do: "restart-ice" });
}

function nudgeAndWait(draft: Draft): void {
  nudge(draft);
  const { lostAt, roundTripMs } = draft.state;
  draft.effects.push({
    do: "wait-for-nudge",
    ms: nudgeAfterMs(since(lostAt, draft.at) ?? 0, roundTripMs),
  });
}

function nudge(draft: Draft, isSilent = false): void {
  const { state, effects, at } = draft;
  const action = decideReconnectStep({
    ...state,
    hasAgreed: state.agreedSession !== null,
    isStalled: state.isStalled || isSilent,
    lostForMs: since(state.lostAt, at),
    searchedForMs: since(state.searchedAt, at),
  });
  if (action === "start-again") startAgain(draft);
  else if (action === "resend-offer") effects.push({ do: "post-description" });
  else if (action === "restart-ice") search(draft);
  else if (action === "ask-for-offer") effects.push({ do: "ask-for-offer" });
  else if (action === "offer" && state.hasMedia) makeOffer(draft);
  else if (action === "offer") addMedia(draft);
}

function reconnect(draft: Draft, isNewNetwork: boolean): void {
  const { state, effects } = draft;
  const isGood = state.connectionState === "connected" && !state.isStalled;
  if (!isNewNetwork || !isGood) {
    state.searchedAt = null;
    nudge(draft);
  } else if (state.isPolite) effects.push({ do: "ask-for-offer" });
  else search(draft);
}

/** One early search: a good connection outranks nothing and stays, and the browser would notice a dead one seconds later. */
function onSilence(draft: Draft, isSilent: boolean): void {
  const { state, at } = draft;
  if (!isSilent || !state.isMediaExpected) return;
  // A search for any other reason gets the same time before silence begins another one.
  const begun = [state.silenceSearchedAt, state.searchedAt].filter((time) => time !== null);
  if (!mayRestartIceOnSilence(since(begun.length > 0 ? Math.max(...begun) : null, at))) return;
  state.silenceSearchedAt = at;
  nudge(draft, true);
}

function onConnectionState(draft: Draft): void {
  const { state, effects } = draft;
  const { connectionState } = state;
  if (connectionState === "connected") {
    state.failures = 0;
    state.isStalled = false;
    effects.push({ do: "pause-video", isPaused: false }, { do: "limit-video" });
    if (state.lostAt !== null) onReturn(draft);
    effects.push({ do: "watch-candidate-pair" });
  }
  noteLoss(draft);
  const ms = restartDelayMs(connectionState);
  effects.push(
    { do: "wait-for-loss", ms, hasFailed: connectionState === "failed" },
    { do: "report-connection", state: connectionState, isStalled: state.isStalled },
  );
}

function onStatistics(draft: Draft, statistics: LinkStats): void {
  const { state, effects } = draft;
  const { isStalled, received, sent, isRelayed } = statistics;
  state.roundTripMs = statistics.roundTripMs;
  if (isStalled !== state.isStalled) {
    state.isStalled = isStalled;
    noteLoss(draft);
    effects.push(
      { do: "report-connection", state: state.connectionState, isStalled },
      { do: "pause-video", isPaused: isStalled },
    );
    if (isStalled) nudgeAndWait(draft);
    else onReturn(draft);
  }
  effects.push({ do: "report-quality", received, sent, isRelayed });
  adaptSending(draft, statistics);
}

function noteLoss({ state, at }: Draft): void {
  const { connectionState, isStalled } = state;
  if (connectionState === "connected" && !isStalled) state.lostAt = null;
  else if (connectionState !== "connecting" && connectionState !== "new") state.lostAt ??= at;
}

function onReturn({ state, effects }: Draft): void {
  state.reported = null; // what was said of the loss
  effects.push({ do: "send-keyframe" });
}

function adaptSending({ state, effects }: Draft, statistics: LinkStats): void {
  // While nothing passes at all, a smaller picture would not either.
  if (statistics.isStalled || statistics.isSettling || state.connectionState !== "connected") return;
  const before = state.ladder;
  state.ladder = stepLadder(before, {
    ...statistics,
    quality: worseQuality(statistics.sent, state.reported),
  });
  const { level, reason } = state.ladder;
  if (level === before.level && reason === before.reason) return;
  effects.push(
    { do: "report-sending", sending: { level, reason } },
    { do: "limit-video" },
    { do: "announce-media" },
  );
}

const since = (time: number | null, at: number) => (time === null ? null : at - time);
