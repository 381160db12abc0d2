import type { CallCandidate, CallDescription, CallSignal } from "@anteroom/contract/call/call-signal";
import type { Sending } from "../../ports/video-room.ts";
import { batch } from "../call-room/candidate-batch.ts";
import {
  firstNudgeMs,
  maySearch,
  maySearchOnSilence,
  mayStartAgain,
  nudgeAfterMs,
  restartDelayMs,
  stepOnLoss,
} from "../call-room/healing.ts";
import { remoteRanks } from "../call-room/candidate-rank.ts";
import { asSignal, fromSignal } from "../call-room/ice-candidate.ts";
import { firstLadder, stepLadder } from "../call-room/ladder.ts";
import type { LinkOptions, PeerLink } from "../call-room/link.ts";
import { outbox } from "../call-room/outbox.ts";
import { worse } from "../call-room/quality.ts";
import { levelOf } from "../call-room/speaking.ts";
import { tidyDescription } from "../call-room/tidy-description.ts";
import { preferCodecs, type VideoLimit } from "../call-room/video-limits.ts";
import { type LinkStats, watchLink } from "../call-room/watch-link.ts";
import { watchSilence } from "../call-room/watch-silence.ts";
import { isOutdatedBy, sessionOf, stepOnDescription } from "./negotiation.ts";
import { addMedia, isScreenLine, type PeerMedia } from "./peer-media.ts";

export type PeerLinkOptions = LinkOptions & {
  isPolite: boolean;
  videoLimit(sending: Sending): VideoLimit;
};

/** One participant's connection to another: made, kept, healed and made anew, until it is closed. */
export function linkPeer(options: PeerLinkOptions): PeerLink {
  const { isPolite, stream } = options;
  const post = outbox<CallSignal>((signal) => options.send(signal), isOutdatedBy);
  const found = batch<CallCandidate>((candidates) => post.post({ candidates }));
  let connection: RTCPeerConnection;
  let media: PeerMedia | null = null;
  let stopWatching = () => {};
  let stopListening = () => {};
  let ranks = remoteRanks();
  let isMediaExpected = true;
  let silenceSearchedAt: number | null = null;
  let isMakingOffer = false;
  let isApplyingAnswer = false;
  let isIgnoringOffer = false;
  let agreedSession: string | null = null;
  let early: CallCandidate[] = [];
  let failures = 0;
  let isClosed = false;
  let isStalled = false;
  let lostAt: number | null = null;
  let searchedAt: number | null = null;
  let roundTripMs: number | null = null;
  let startedAgainAt: number | null = null;
  let ladder = firstLadder;
  let heard: LinkStats["received"] = null;
  let followedPath: RTCIceTransport | undefined;
  let lossTimer: ReturnType<typeof setTimeout> | undefined;
  let received: Promise<void> = Promise.resolve();

  open();
  if (!isPolite) startMedia();
  let nudgeTimer = setTimeout(nudgeOn, firstNudgeMs);

  function open(): void {
    const fresh = new RTCPeerConnection({ iceServers: options.iceServers(), bundlePolicy: "max-bundle" });
    connection = fresh;
    stopWatching();
    stopWatching = watchLink(fresh, takeStats);
    stopListening();
    stopListening = watchSilence(fresh, onSilence);
    fresh.addEventListener("negotiationneeded", () => void offer(fresh));
    fresh.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate?.candidate && fresh === connection) found.add(asSignal(candidate));
    });
    fresh.addEventListener("track", ({ track, transceiver }) => {
      if (isScreenLine(fresh, transceiver)) {
        preferCodecs(transceiver, "video"); // our own later offers name this line too
        return options.onScreen(track);
      }
      for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
      stream.addTrack(track);
    });
    fresh.addEventListener("connectionstatechange", () => {
      if (fresh === connection) onConnectionState(fresh.connectionState);
    });
  }

  function startMedia(): void {
    media ??= addMedia(connection, {
      ...options,
      onMediaState(state) {
        isMediaExpected = state.microphone || state.camera || state.screen === true;
        options.onMediaState(state);
      },
    });
  }

  function startOver(): void {
    connection.close();
    found.drop();
    post.clear();
    media = null;
    agreedSession = null;
    early = [];
    isMakingOffer = isApplyingAnswer = isIgnoringOffer = isStalled = false;
    failures = 0;
    searchedAt = heard = null;
    ranks = remoteRanks();
    if (lostAt !== null) lostAt = performance.now();
    open();
    options.onConnection(connection.connectionState, false);
  }

  async function offer(on: RTCPeerConnection): Promise<void> {
    if (on !== connection) return;
    try {
      isMakingOffer = true;
      await on.setLocalDescription();
      if (on === connection) postDescription();
    } catch {
      // The connection was closed or took the other's offer meanwhile; the nudge makes sure of the rest.
    } finally {
      if (on === connection) isMakingOffer = false;
    }
  }

  function postDescription(): void {
    const { type, sdp } = connection.localDescription ?? {};
    if (!sdp || (type !== "offer" && type !== "answer")) return;
    post.post({ description: { type, sdp: tidyDescription(sdp) } });
  }

  async function take(signal: CallSignal): Promise<void> {
    if (isClosed) return;
    if ("description" in signal) await takeDescription(signal.description);
    else if ("candidates" in signal)
      for (const candidate of signal.candidates) await takeCandidate(candidate);
    else takeRestart();
  }

  async function takeDescription(description: CallDescription): Promise<void> {
    const session = sessionOf(description.sdp);
    const step = stepOnDescription(description.type, {
      isPolite,
      isMakingOffer,
      isApplyingAnswer,
      signalingState: connection.signalingState,
      hasAgreed: agreedSession !== null,
      isOtherSession: agreedSession !== null && agreedSession !== session,
    });
    isIgnoringOffer = step.do === "ignore" && description.type === "offer";
    if (step.do === "ignore") return;
    if (step.do !== "apply") startOver();
    if (step.do === "start-over-and-offer") return startMedia();
    try {
      await apply(description);
      agreedSession = session;
    } catch {
      // Nonsense does not end a call that goes well.
      const isHarmless = description.type === "offer" && connection.connectionState === "connected";
      if (!isClosed && !isHarmless) startAgain();
    }
  }

  async function apply(description: CallDescription): Promise<void> {
    isApplyingAnswer = description.type === "answer";
    const sdp = ranks.ofDescription(description.sdp);
    await connection.setRemoteDescription({ ...description, sdp }).finally(() => (isApplyingAnswer = false));
    searchedAt = performance.now();
    for (const candidate of early.splice(0)) await takeCandidate(candidate);
    if (description.type === "answer") return;
    startMedia();
    await connection.setLocalDescription();
    postDescription();
  }

  async function takeCandidate(candidate: CallCandidate): Promise<void> {
    if (isIgnoringOffer) return;
    if (!connection.remoteDescription) return void early.push(candidate);
    // One of a connection that is gone already; a lost candidate costs a path, never the call.
    const ranked = { ...candidate, candidate: ranks.ofCandidate(candidate.candidate) };
    await connection.addIceCandidate(fromSignal(ranked)).catch(() => undefined);
  }

  /** The other side lost the path, or was reloaded (its answer will tell), or wants us to offer. */
  function takeRestart(): void {
    if (connection.signalingState === "have-local-offer") return postDescription();
    if (agreedSession === null) return startMedia();
    search();
  }

  function search(): void {
    if (!maySearch(msSince(searchedAt))) return;
    searchedAt = performance.now();
    connection.restartIce();
  }

  function startAgain(): void {
    if (!mayStartAgain(msSince(startedAgainAt))) return;
    startedAgainAt = performance.now();
    startOver();
    if (isPolite) post.post({ restart: true });
    else startMedia();
  }

  function nudgeOn(): void {
    nudge();
    clearTimeout(nudgeTimer);
    nudgeTimer = setTimeout(nudgeOn, nudgeAfterMs(msSince(lostAt) ?? 0, roundTripMs));
  }

  function nudge(isSilent = false): void {
    const { signalingState, connectionState } = connection;
    const step = stepOnLoss({
      isPolite,
      hasAgreed: agreedSession !== null,
      signalingState,
      connectionState,
      isStalled: isStalled || isSilent,
      lostForMs: msSince(lostAt),
      searchedForMs: msSince(searchedAt),
      roundTripMs,
      failures,
    });
    if (step === "start-again") startAgain();
    else if (step === "resend-offer") postDescription();
    else if (step === "restart-ice") search();
    else if (step === "offer" && media) void offer(connection);
    else if (step === "offer") startMedia();
    else if (step === "ask-for-offer") post.post({ restart: true });
  }

  /** One early search: a path that is good outranks nothing and stays, and the browser would notice a dead one seconds later. */
  function onSilence(isSilent: boolean): void {
    if (!isSilent || !isMediaExpected) return;
    // A search for any other reason gets the same time before silence begins another one.
    const begun = [silenceSearchedAt, searchedAt].filter((at) => at !== null);
    if (!maySearchOnSilence(msSince(begun.length > 0 ? Math.max(...begun) : null))) return;
    silenceSearchedAt = performance.now();
    nudge(true);
  }

  function onConnectionState(state: RTCPeerConnectionState): void {
    clearTimeout(lossTimer);
    if (state === "connected") {
      failures = 0;
      isStalled = false;
      media?.pause(false);
      media?.limit(options.videoLimit(ladder));
      if (lostAt !== null) noteReturn();
      followPath();
    }
    noteLoss(state);
    const delay = restartDelayMs(state);
    if (delay !== null) lossTimer = setTimeout(heal, delay, state === "failed");
    options.onConnection(state, isStalled);
  }

  function noteLoss(state: RTCPeerConnectionState): void {
    if (state === "connected" && !isStalled) lostAt = null;
    else if (state !== "connecting" && state !== "new") lostAt ??= performance.now();
  }

  function heal(hasFailed: boolean): void {
    if (hasFailed) failures += 1;
    nudgeOn();
  }

  function takeStats(stats: LinkStats): void {
    roundTripMs = stats.roundTripMs;
    if (stats.isStalled !== isStalled) {
      isStalled = stats.isStalled;
      noteLoss(connection.connectionState);
      options.onConnection(connection.connectionState, isStalled);
      media?.pause(isStalled);
      if (isStalled) nudgeOn();
      else noteReturn();
    }
    options.onStats(stats);
    climb(stats);
  }

  function noteReturn(): void {
    heard = null; // what was said of the loss
    media?.refresh();
  }

  /** The browser tells of a new path at once, up to a second before the statistics are looked at again. */
  function followPath(): void {
    const path = connection.sctp?.transport.iceTransport;
    if (path === followedPath) return;
    followedPath = path;
    path?.addEventListener("selectedcandidatepairchange", () => media?.refresh());
  }

  function climb({
    at,
    sent,
    availableBitrate,
    isCpuLimited,
    isSettling,
    isStalled: isSilent,
  }: LinkStats): void {
    // While nothing passes at all, a smaller picture would not either.
    if (isSilent || isSettling || connection.connectionState !== "connected") return;
    const before = ladder;
    ladder = stepLadder(ladder, { at, quality: worse(sent, heard), availableBitrate, isCpuLimited });
    if (ladder.level === before.level && ladder.reason === before.reason) return;
    const { level, reason } = ladder;
    options.onSending({ level, reason });
    media?.limit(options.videoLimit(ladder));
    media?.announce(options.mediaState());
  }

  return {
    receive(signal) {
      received = received.then(() => take(signal)).catch(() => undefined);
    },
    setTrack: (kind, track) => media?.setTrack(kind, track),
    sendMediaState: () => media?.announce(options.mediaState()),
    say: (message) => media?.say(message),
    limitVideo: () => media?.limit(options.videoLimit(ladder)),
    hearQuality: (quality) => void (heard = quality),
    level: () => levelOf(connection),
    reconnect(isNewNetwork = false) {
      const isGood = connection.connectionState === "connected" && !isStalled;
      if (!isNewNetwork || !isGood) {
        searchedAt = null;
        return nudge();
      }
      if (isPolite) post.post({ restart: true });
      else search();
    },
    takeIceServers() {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers: options.iceServers() });
      if (agreedSession !== null && !isPolite) search();
    },
    close() {
      isClosed = true;
      stopWatching();
      stopListening();
      clearTimeout(lossTimer);
      clearTimeout(nudgeTimer);
      found.drop();
      post.clear();
      connection.close();
      for (const track of stream.getTracks()) stream.removeTrack(track);
    },
  };
}

const msSince = (at: number | null) => (at === null ? null : performance.now() - at);
