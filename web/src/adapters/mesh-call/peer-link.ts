import type { CallCandidate, CallDescription, CallSignal } from "@anteroom/contract/call-signal";
import type { MediaKind } from "../../ports/video-room.ts";
import { batch } from "./candidate-batch.ts";
import {
  firstNudgeMs,
  nudgeEveryMs,
  restartDelayMs,
  sessionOf,
  stepOnDescription,
  stepOnNudge,
} from "./negotiation.ts";
import { outbox } from "./outbox.ts";
import { addMedia, type PeerMedia, type PeerMediaOptions } from "./peer-media.ts";
import type { VideoLimit } from "./video-limits.ts";

export type PeerLinkOptions = PeerMediaOptions & {
  isPolite: boolean;
  iceServers: RTCIceServer[];
  /** What comes from the other one is put in here. */
  stream: MediaStream;
  send(signal: CallSignal): Promise<void>;
  videoLimit(): VideoLimit;
  onConnection(state: RTCPeerConnectionState): void;
};

export type PeerLink = {
  receive(signal: CallSignal): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  tellMediaState(): void;
  limitVideo(): void;
  /** Looks for a new path if there is none. */
  reconnect(): void;
  close(): void;
};

/** After so many failed searches on one connection a fresh one is made: a broken DTLS state does not heal by ICE. */
const failuresBeforeFresh = 3;

/** One participant's connection to another: made, kept, healed and made anew, until it is closed. */
export function linkPeer(options: PeerLinkOptions): PeerLink {
  const { isPolite, stream } = options;
  const post = outbox((signal) => options.send(signal));
  const found = batch<CallCandidate>((candidates) => post.post({ candidates }));
  let connection: RTCPeerConnection;
  let media: PeerMedia | null = null;
  let isMakingOffer = false;
  let isApplyingAnswer = false;
  let isIgnoringOffer = false;
  let agreedSession: string | null = null;
  let early: CallCandidate[] = [];
  let failures = 0;
  let isClosed = false;
  let lossTimer: ReturnType<typeof setTimeout> | undefined;
  let received: Promise<void> = Promise.resolve();

  open();
  if (!isPolite) startMedia();
  let nudgeTimer = setTimeout(nudgeOn, firstNudgeMs);

  function open(): void {
    const fresh = new RTCPeerConnection({ iceServers: options.iceServers, bundlePolicy: "max-bundle" });
    connection = fresh;
    fresh.addEventListener("negotiationneeded", () => void offer(fresh));
    fresh.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate?.candidate && fresh === connection) found.add(signalOf(candidate));
    });
    fresh.addEventListener("track", ({ track }) => {
      for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
      stream.addTrack(track);
    });
    fresh.addEventListener("connectionstatechange", () => {
      if (fresh === connection) onConnectionState(fresh.connectionState);
    });
  }

  function startMedia(): void {
    media ??= addMedia(connection, options);
  }

  function startOver(): void {
    connection.close();
    found.drop();
    post.clear();
    media = null;
    agreedSession = null;
    early = [];
    isMakingOffer = isApplyingAnswer = isIgnoringOffer = false;
    failures = 0;
    open();
    options.onConnection(connection.connectionState);
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
    if (sdp && (type === "offer" || type === "answer")) post.post({ description: { type, sdp } });
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
      if (!isClosed) startAgain();
    }
  }

  async function apply(description: CallDescription): Promise<void> {
    isApplyingAnswer = description.type === "answer";
    await connection.setRemoteDescription(description).finally(() => (isApplyingAnswer = false));
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
    await connection.addIceCandidate(iceInit(candidate)).catch(() => undefined);
  }

  /** The other side lost the path, or was reloaded (its answer will tell), or wants us to offer. */
  function takeRestart(): void {
    if (connection.signalingState === "have-local-offer") return postDescription();
    if (agreedSession === null) return startMedia();
    connection.restartIce();
  }

  function startAgain(): void {
    startOver();
    if (isPolite) post.post({ restart: true });
    else startMedia();
  }

  function nudgeOn(): void {
    nudgeTimer = setTimeout(nudgeOn, nudgeEveryMs);
    nudge();
  }

  function nudge(): void {
    const { signalingState, connectionState } = connection;
    const step = stepOnNudge({
      isPolite,
      hasAgreed: agreedSession !== null,
      signalingState,
      connectionState,
    });
    if (step === "resend-offer") postDescription();
    else if (step === "restart-ice") connection.restartIce();
    else if (step === "offer" && media) void offer(connection);
    else if (step === "offer") startMedia();
    else if (step === "ask-for-offer") post.post({ restart: true });
  }

  function onConnectionState(state: RTCPeerConnectionState): void {
    clearTimeout(lossTimer);
    if (state === "connected") {
      failures = 0;
      media?.limit(options.videoLimit());
    }
    const delay = restartDelayMs(state);
    if (delay !== null) lossTimer = setTimeout(heal, delay, state === "failed");
    options.onConnection(state);
  }

  function heal(hasFailed: boolean): void {
    if (hasFailed) failures += 1;
    if (failures < failuresBeforeFresh) nudge();
    else startAgain();
  }

  return {
    receive(signal) {
      received = received.then(() => take(signal));
    },
    setTrack: (kind, track) => media?.setTrack(kind, track),
    tellMediaState: () => media?.tell(options.mediaState()),
    limitVideo: () => media?.limit(options.videoLimit()),
    reconnect: nudge,
    close() {
      isClosed = true;
      clearTimeout(lossTimer);
      clearTimeout(nudgeTimer);
      found.drop();
      post.clear();
      connection.close();
      for (const track of stream.getTracks()) stream.removeTrack(track);
    },
  };
}

function signalOf({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): CallCandidate {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

function iceInit({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: CallCandidate): RTCIceCandidateInit {
  return {
    candidate,
    sdpMid: sdpMid ?? null,
    sdpMLineIndex: sdpMLineIndex ?? null,
    usernameFragment: usernameFragment ?? null,
  };
}
