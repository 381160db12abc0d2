import { type CallTopicMessage, longestTopicMessage } from "@anteroom/contract/call/call-signal";
import { type EngineSender, EngineTopic } from "@anteroom/contract/call/engine-signal";
import type { ParticipantId, Quality } from "../../ports/video-room.ts";
import { type Arrival, stepArrival } from "../call-room/arrival.ts";
import type { LinkOptions } from "../call-room/link.ts";
import { levelOf } from "../call-room/speaking.ts";
import type { LinkStats } from "../call-room/watch-link.ts";
import { type EngineLine, type EngineLineOptions, type LineState, openEngineLine } from "./engine-line.ts";

type ReceptionOptions = Pick<EngineLineOptions, "iceServers" | "post"> &
  Pick<LinkOptions, "stream" | "onScreen" | "onMediaState" | "onTopic" | "onTopicsOpen"> & {
    me: ParticipantId;
    /**
     * Called with the state of the connection; stalled also while the engine lacks media that the other
     * participant announces.
     */
    onState(state: LineState): void;
    onReceived(received: Quality | null, isRelayed: boolean | null): void;
  };

/** The media received from one other participant. */
export type Reception = {
  /** Takes what the other participant sends now; null: nothing. */
  follow(sender: EngineSender | null): void;
  take(event: Parameters<EngineLine["take"]>[0]): void;
  level(): number;
  reconnect(isNewNetwork: boolean): void;
  takeIceServers(): void;
  /** Asks the engine whether it still knows its connections. */
  check(): void;
  close(): void;
};

/** Label of the data channel on which each participant sends messages to all others. */
export const topicsChannel = "topics";

type Following = { feed: number; line: EngineLine };
const absent: LineState = { state: "disconnected", isStalled: false };

/**
 * Receives one other participant's media from the engine into `stream`. Requests nothing before `follow`,
 * which opens and closes connections as the sender's media changes. `close` removes the tracks from `stream`.
 */
export function openReception(options: ReceptionOptions): Reception {
  const { stream } = options;
  let devices: Following | null = null;
  let screen: Following | null = null;
  let hasScreen = false;
  let media: EngineSender["media"] | null = null;
  let arrival: Arrival | null = null;
  let line: LineState = absent;

  function receive(feed: number, on: Pick<EngineLineOptions, "prepare" | "onState" | "onStats">): Following {
    const { iceServers, post } = options;
    const ask = (name: string) => ({ line: name, receive: feed });
    return { feed, line: openEngineLine({ iceServers, post, ask, isSending: false, ...on }) };
  }

  const each = (act: (on: EngineLine) => void) => {
    for (const following of [devices, screen]) if (following) act(following.line);
  };

  const followDevices = (feed: number) =>
    receive(feed, {
      prepare(connection) {
        connection.addEventListener("track", ({ track }) => {
          for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
          stream.addTrack(track);
        });
        const listen = (channel: RTCDataChannel) =>
          channel.addEventListener("message", ({ data }) => hear(data));
        connection.addEventListener("datachannel", ({ channel }) => listen(channel));
        // Janus passes nothing on before we have opened a channel; on which one it then does is its own choice.
        const topics = connection.createDataChannel(topicsChannel);
        listen(topics);
        topics.addEventListener("open", () => options.onTopicsOpen());
      },
      onState(state) {
        line = state;
        report();
      },
      onStats,
    });

  const followScreen = (feed: number) =>
    receive(feed, {
      prepare: (connection) =>
        connection.addEventListener("track", ({ track }) => {
          options.onScreen(track);
          hasScreen = true;
          reportMedia();
        }),
      onState: () => undefined,
      onStats: () => undefined,
    });

  function hear(data: unknown): void {
    const topic = readAddressed(data);
    if (topic?.to === options.me) options.onTopic(topic.message);
  }

  function onStats(event: LinkStats): void {
    const { at, packetsReceived } = event;
    const isExpected = media !== null && (media.microphone || media.camera);
    const before = arrival;
    arrival = isExpected ? stepArrival(arrival, { at, arrivals: packetsReceived, packetsReceived }) : null;
    if (arrival?.isStalled !== before?.isStalled) report();
    options.onReceived(arrival?.isStalled ? 0 : event.received, event.isRelayed);
  }

  function report(): void {
    options.onState({ ...line, isStalled: line.isStalled || (arrival?.isStalled ?? false) });
  }

  /** A screen counts as shown once there is a picture of it. */
  function reportMedia(): void {
    if (media) options.onMediaState({ ...media, screen: media.screen === true && hasScreen });
  }

  return {
    follow(sender) {
      media = sender?.media ?? media;
      const { devices: feed = null, screen: shown = null } = sender ?? {};
      if ((devices?.feed ?? null) !== feed) {
        devices?.line.close();
        arrival = null;
        line = absent;
        devices = feed === null ? null : followDevices(feed);
        report();
      }
      if ((screen?.feed ?? null) !== shown) {
        screen?.line.close();
        hasScreen = false;
        screen = shown === null ? null : followScreen(shown);
      }
      reportMedia();
    },
    take: (event) => each((one) => one.take(event)),
    level: () => (devices ? levelOf(devices.line.connection()) : 0),
    reconnect: (isNewNetwork) => each((one) => one.reconnect(isNewNetwork)),
    takeIceServers: () => each((one) => one.takeIceServers()),
    check: () => each((one) => one.check()),
    close() {
      each((one) => one.close());
      for (const track of stream.getTracks()) stream.removeTrack(track);
    },
  };
}

/**
 * Returns the addressee and message in data of another participant's browser; null if it is too long or not
 * one of our messages.
 */
export function readAddressed(data: unknown): { to: ParticipantId; message: CallTopicMessage } | null {
  if (typeof data !== "string" || data.length > longestTopicMessage) return null;
  try {
    return EngineTopic.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
