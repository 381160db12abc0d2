import {
  longestTopicMessage,
  type CallMediaState,
  type CallTopicMessage,
} from "@anteroom/contract/call/call-signal";
import type { EngineEvent, EngineStep, EngineTopic } from "@anteroom/contract/call/engine-signal";
import type * as z from "zod/mini";
import type { MediaKind, ParticipantId, Quality, Sending } from "../../ports/video-room.ts";
import { withContentHint, replaceSenderTrack } from "../call-room/device-track.ts";
import { initialLadder, stepLadder } from "../call-room/ladder.ts";
import type { SentTracks } from "../call-room/link.ts";
import { worseQuality } from "../call-room/quality.ts";
import { limitVideo, sendKeyframe, videoLimit } from "../call-room/video-limits.ts";
import type { LinkStats } from "../call-room/watch-link.ts";
import { type LineState, openEngineLine } from "./engine-line.ts";
import { bestReceivedQuality } from "./received-quality.ts";
import { topicsChannel } from "./reception.ts";
import {
  openScreenLine,
  type ScreenLine,
  sendingLineOptions,
  addSendOnlyTransceiver,
} from "./screen-line.ts";

/** What the publication requires, and its callbacks. */
export type PublicationOptions = {
  iceServers(): RTCIceServer[];
  post(step: EngineStep): void;
  tracks(): SentTracks;
  mediaState(): CallMediaState;
  others(): number;
  onState(state: LineState): void;
  /** How well our media arrives at the engine. */
  onSent(sent: Quality | null): void;
  onSending(sending: Sending): void;
  onTopicsOpen(): void;
};

/**
 * Our media, sent once to the engine for all: camera and microphone on one connection, a shared screen on
 * another.
 */
export type Publication = {
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  sendMediaState(): void;
  /**
   * Sends a message to one participant through the engine; dropped if too long or while the channel is not
   * open.
   */
  say(to: ParticipantId, message: CallTopicMessage): void;
  limitVideo(): void;
  /**
   * Takes a participant's report of how well our media arrives there; null: gone. The best report limits the
   * sending level.
   */
  hear(from: ParticipantId, received: Quality | null): void;
  take(event: Extract<EngineEvent, { line: string }>): void;
  reconnect(isNewNetwork: boolean): void;
  takeIceServers(): void;
  /** Asks the engine whether it still knows its connections. */
  check(): void;
  close(): void;
};

type Lines = Record<"microphone" | "camera", RTCRtpSender>;

/**
 * Opens at once the connections that send our media to the engine, and announces which devices are on. Each
 * second it adapts the camera's quality to the line and to how the others receive it. `close` leaves the
 * tracks open.
 */
export function openPublication(options: PublicationOptions): Publication {
  const heard = new Map<ParticipantId, Quality | null>();
  let senders: Lines | null = null;
  let topics: RTCDataChannel | null = null;
  let screen: ScreenLine | null = null;
  let ladder = initialLadder;
  let sentMedia = "";

  const devices = openEngineLine({
    ...options,
    ...sendingLineOptions("devices"),
    prepare(connection) {
      const { microphone, camera } = options.tracks();
      senders = {
        microphone: addSendOnlyTransceiver(connection, "microphone", microphone),
        camera: addSendOnlyTransceiver(connection, "camera", camera),
      };
      topics = connection.createDataChannel(topicsChannel);
      topics.addEventListener("open", () => options.onTopicsOpen());
      sentMedia = "";
      sendMediaState();
    },
    onState(state) {
      if (state.state === "connected") limit();
      // Who was lost can do nothing with the parts of a picture.
      if (state.state === "connected" && !state.isStalled && senders) void sendKeyframe(senders.camera);
      options.onState(state);
    },
    onStats: climb,
  });
  const { screen: shown } = options.tracks();
  if (shown) showScreen(shown);

  function showScreen(track: MediaStreamTrack | null): void {
    if (track && screen) return screen.replace(track);
    screen?.line.close();
    screen = track ? openScreenLine(options, track) : null;
  }

  function limit(): void {
    // What is sent once goes to all: their number bears on how large it is shown, not on how often it is sent.
    if (senders) void limitVideo(senders.camera, videoLimit(ladder.level, Math.min(2, options.others())));
    screen?.limit();
  }

  function climb({ at, sent, availableBitrate, isCpuLimited, isStalled, isSettling }: LinkStats): void {
    options.onSent(sent);
    // While nothing passes at all, a smaller picture would not either.
    if (isStalled || isSettling || devices.connection().connectionState !== "connected") return;
    const before = ladder;
    const quality = worseQuality(sent, bestReceivedQuality(heard.values()));
    ladder = stepLadder(ladder, { at, quality, availableBitrate, isCpuLimited });
    if (ladder.level === before.level && ladder.reason === before.reason) return;
    const { level, reason } = ladder;
    options.onSending({ level, reason });
    limit();
    sendMediaState();
  }

  function sendMediaState(): void {
    const media = options.mediaState();
    const reported = JSON.stringify(media);
    if (reported === sentMedia) return;
    sentMedia = reported;
    options.post({ media });
  }

  return {
    setTrack(kind, track) {
      if (kind === "screen") return showScreen(withContentHint(kind, track));
      const sender = senders?.[kind];
      // Another camera may have another size.
      if (sender && sender.track !== track)
        void replaceSenderTrack(sender, withContentHint(kind, track)).then(limit);
    },
    sendMediaState,
    say(to, message) {
      const text = JSON.stringify({ to, message } satisfies z.infer<typeof EngineTopic>);
      if (topics?.readyState === "open" && text.length <= longestTopicMessage) topics.send(text);
    },
    limitVideo: limit,
    hear: (from, received) => void heard.set(from, received),
    take(event) {
      devices.take(event);
      screen?.line.take(event);
    },
    reconnect(isNewNetwork) {
      devices.reconnect(isNewNetwork);
      screen?.line.reconnect(isNewNetwork);
    },
    takeIceServers() {
      devices.takeIceServers();
      screen?.line.takeIceServers();
    },
    check() {
      devices.check();
      screen?.line.check();
    },
    close() {
      devices.close();
      screen?.line.close();
    },
  };
}
