import {
  CallMediaState,
  type CallCandidate,
  type CallDescription,
  type CallSignal,
  type CallTopicMessage,
} from "@anteroom/contract/call/call-signal";
import { counterpartToolName } from "@anteroom/contract/call/call-tool";
import { MediaStreamTrack, type RTCPeerConnection } from "werift";
import { type Playing, playClip } from "./clip/play-clip.ts";
import type { Clip } from "./clip/read-clip.ts";
import { openBundledLines } from "./open-bundled-lines.ts";
import { gatherCandidates, toIceCandidateInit, openPeer, type IceServers } from "./peer.ts";

/** What the connection to a participant requires. */
export type PatientLinkOptions = {
  clip: Clip;
  iceServers: IceServers;
  /**
   * Whether this side starts the connection. Werift only answers, so it then asks the browser for
   * an offer.
   */
  beginsByAsking: boolean;
  send(signal: CallSignal): Promise<void>;
  /** Called when the state of the connection, or the participant's own report, changes. */
  onChange(): void;
};

/** The connection to one participant. */
export type PatientLink = {
  /** Handles a signal of the participant; signals are handled one after another. */
  receive(signal: CallSignal): void;
  /** Sends a message over the data channel; lost while not connected. */
  say(message: CallTopicMessage): void;
  /**
   * Returns whether they are connected, the number of RTP packets received of each kind, and the
   * participant's own report of microphone and camera (null before the first).
   */
  seen(): { connected: boolean; video: number; audio: number; media: CallMediaState | null };
  close(): void;
};

/**
 * Connects the doctor to one participant: sends the clip and counts what is received. The other side always offers; after a failure it is
 * asked for a new offer. `say` is lost while not connected.
 */
export function openPatientLink(options: PatientLinkOptions): PatientLink {
  const packets = { video: 0, audio: 0 };
  let media: CallMediaState | null = null;
  let current: Connection | null = null;
  let answered: { offer: string; answer: CallSignal } | null = null;
  const found = gatherCandidates((candidates) => send({ candidates }));
  let isClosed = false;
  let work: Promise<void> = Promise.resolve();
  let sending: Promise<void> = Promise.resolve();

  if (options.beginsByAsking) send({ restart: true });

  /** In order; one that is lost is made good by the other side's nudge. */
  function send(signal: CallSignal): void {
    sending = sending.then(() => (isClosed ? undefined : options.send(signal))).catch(() => undefined);
  }

  async function take(signal: CallSignal): Promise<void> {
    if (isClosed) return;
    if ("description" in signal) {
      if (signal.description.type === "offer") await takeOffer(signal.description);
    } else if ("restart" in signal) send({ restart: true });
    else for (const candidate of signal.candidates) takeCandidate(candidate);
  }

  async function takeOffer(offer: CallDescription): Promise<void> {
    if (answered?.offer === offer.sdp && current) return send(answered.answer);
    const from = fingerprintOf(offer.sdp);
    if (current?.from !== from || current.peer.connectionState === "failed") renew(from);
    const { peer } = current ?? renew(from);
    await peer.setRemoteDescription({ ...offer, sdp: openBundledLines(offer.sdp) });
    await peer.setLocalDescription(await peer.createAnswer());
    const sdp = peer.localDescription?.sdp;
    if (!sdp || isClosed) return;
    const answer: CallSignal = { description: { type: "answer", sdp: withToolName(sdp) } };
    answered = { offer: offer.sdp, answer };
    send(answer);
  }

  /** Nobody waits for it: the name that Firefox gives for its address may never be found, and what comes next would wait too. */
  function takeCandidate(candidate: CallCandidate): void {
    // One of a connection that is gone; it costs a path, never the call.
    current?.peer.addIceCandidate(toIceCandidateInit(candidate)).catch(() => undefined);
  }

  function renew(from: string): Connection {
    current?.close();
    current = connect(options, from, {
      onPacket: (kind) => (packets[kind] += 1),
      onMedia: (reported) => {
        media = reported;
        options.onChange();
      },
      onCandidate: (candidate) => found.add(candidate),
      onState(state) {
        if (state === "failed") send({ restart: true });
        options.onChange();
      },
    });
    return current;
  }

  return {
    receive(signal) {
      // A description that cannot be used costs this attempt; the other side begins anew.
      work = work.then(() => take(signal)).catch(() => send({ restart: true }));
    },
    say: (message) => current?.say(message),
    seen: () => ({ connected: current?.peer.connectionState === "connected", ...packets, media }),
    close() {
      isClosed = true;
      found.drop();
      current?.close();
    },
  };
}

type Connection = {
  peer: RTCPeerConnection;
  from: string;
  say(message: CallTopicMessage): void;
  close(): void;
};
type ConnectionEvents = {
  onPacket(kind: "audio" | "video"): void;
  onMedia(state: CallMediaState): void;
  onCandidate(candidate: CallCandidate): void;
  onState(state: string): void;
};

function connect(
  { clip, iceServers }: PatientLinkOptions,
  from: string,
  events: ConnectionEvents,
): Connection {
  const peer = openPeer(iceServers);
  const video = new MediaStreamTrack({ kind: "video" });
  const audio = new MediaStreamTrack({ kind: "audio" });
  const { sender } = peer.addTransceiver(video, { direction: "sendrecv" });
  peer.addTransceiver(audio, { direction: "sendrecv" });
  let playing: Playing | null = null;

  const channel = peer.createDataChannel("media", { negotiated: true, id: 0 });
  channel.stateChanged.subscribe((state) => {
    if (state === "open")
      channel.send(JSON.stringify({ microphone: true, camera: true } satisfies CallMediaState));
  });
  channel.onMessage.subscribe((text) => {
    const reported = CallMediaState.safeParse(parseJson(String(text)));
    if (reported.success) events.onMedia(reported.data);
  });
  const topics = peer.createDataChannel("topics", { negotiated: true, id: 1 });
  sender.onPictureLossIndication.subscribe(() => playing?.showKeyFrame());
  peer.onTrack.subscribe((track) => {
    const kind = track.kind === "video" ? "video" : "audio";
    track.onReceiveRtp.subscribe(() => events.onPacket(kind));
  });
  peer.onIceCandidate.subscribe((candidate) => {
    if (candidate?.candidate) events.onCandidate(candidate.toJSON());
  });
  peer.connectionStateChange.subscribe((state) => {
    // From the greeting on, which begins with a key frame.
    if (state === "connected")
      playing ??= playClip(clip, {
        video: (packet) => video.writeRtp(packet),
        audio: (packet) => audio.writeRtp(packet),
      });
    events.onState(state);
  });

  return {
    peer,
    from,
    say(message) {
      if (topics.readyState === "open") topics.send(JSON.stringify(message));
    },
    close() {
      playing?.stop();
      void peer.close();
    },
  };
}

/** Names this program (RFC 8866, 6.3): a browser leaves the priorities of its ICE candidates as they are. */
function withToolName(sdp: string): string {
  return sdp.replace(/^t=.*\r\n/m, (line) => `${line}a=tool:${counterpartToolName}\r\n`);
}

/** Identifies the connection of the other side that an offer belongs to. */
function fingerprintOf(sdp: string): string {
  return /^a=fingerprint:(.+?)\r?$/m.exec(sdp)?.[1] ?? "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
