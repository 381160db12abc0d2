import type { CallTopicMessage } from "@anteroom/contract/call/call-signal";
import { EngineEvent, type EngineStep, type EngineTopic } from "@anteroom/contract/call/engine-signal";
import { MediaStreamTrack, type RTCDataChannel } from "werift";
import type * as z from "zod/mini";
import { type Playing, playClip } from "./clip/play-clip.ts";
import type { Clip } from "./clip/read-clip.ts";
import { type EngineLine, openEngineLine } from "./engine-line.ts";
import type { IceServers } from "./peer.ts";

type Options = {
  clip: Clip;
  iceServers: IceServers;
  send(step: EngineStep): Promise<void>;
};

/** The doctor's connections in a call over an engine: one that sends, and one from each participant. */
export type EngineLinks = {
  /** Handles an event of the engine; ignores unknown ones. */
  take(event: unknown): void;
  /**
   * Opens the connection from a participant; `onChange` is called when its state may have
   * changed.
   */
  meet(id: string, onChange: () => void): EngineLink;
  close(): void;
};

/** The connection to one participant. */
export type EngineLink = {
  /** Sends a message to the participant. */
  say(message: CallTopicMessage): void;
  /** Returns whether they are connected, and the number of RTP packets received of each kind. */
  seen(): { connected: boolean; video: number; audio: number };
  close(): void;
};

type Met = {
  link: EngineLink;
  follow(feed: number | null): void;
  take: EngineLine["take"];
  onChange: () => void;
};

/**
 * Opens the sending connection, which plays the clip from its beginning with each connection; `meet` opens one for a participant. Failed
 * requests to the engine are ignored.
 */
export function openEngineLinks({ clip, iceServers, ...engine }: Options): EngineLinks {
  const met = new Map<string, Met>();
  let sending: Promise<void> = Promise.resolve();
  let taking: Promise<void> = Promise.resolve();
  let feeds: ReadonlyMap<string, number | null> = new Map();
  let version = 0;

  /** In order; one that is lost is made good by a new line. */
  const send = (step: EngineStep) =>
    void (sending = sending.then(() => engine.send(step)).catch(() => undefined));
  const ours = sendClip({ clip, iceServers, send }, () => {
    for (const one of met.values()) one.onChange();
  });
  send({ media: { microphone: true, camera: true } });

  async function take(event: z.infer<typeof EngineEvent>): Promise<void> {
    if ("line" in event) {
      await ours.take(event);
      for (const one of met.values()) await one.take(event);
      return;
    }
    if (event.version <= version) return;
    ({ version } = event);
    feeds = new Map(event.senders.map(({ id, devices }) => [id, devices]));
    for (const [id, one] of met) one.follow(feeds.get(id) ?? null);
  }

  return {
    take(payload) {
      const event = EngineEvent.safeParse(payload).data;
      if (event) taking = taking.then(() => take(event)).catch(() => undefined);
    },
    meet(id, onChange) {
      const one = meetOne({ iceServers, send, ours, onChange, id, onClose: () => met.delete(id) });
      met.set(id, one);
      one.follow(feeds.get(id) ?? null);
      send({ ask: true });
      return one.link;
    },
    close() {
      for (const { link } of met.values()) link.close();
      ours.close();
    },
  };
}

type Lines = { iceServers: IceServers; send: (step: EngineStep) => void };

/** What the doctor sends to everybody. */
type Ours = {
  isHeard(): boolean;
  /** Does nothing while the channel is not open. */
  say(to: string, message: CallTopicMessage): void;
  take: EngineLine["take"];
  close(): void;
};

/** Sends the clip, from its beginning with each connection; `onChange`: whether it arrives may have changed. */
function sendClip({ clip, iceServers, send }: Lines & { clip: Clip }, onChange: () => void): Ours {
  let topics: RTCDataChannel | null = null;
  let playing: Playing | null = null;
  let isHeard = false;
  const line = openEngineLine({
    iceServers,
    send,
    isSending: true,
    ask: (name, offer) => ({ line: name, send: "devices", offer }),
    prepare(peer) {
      const video = new MediaStreamTrack({ kind: "video" });
      const audio = new MediaStreamTrack({ kind: "audio" });
      const { sender } = peer.addTransceiver(video, { direction: "sendonly" });
      peer.addTransceiver(audio, { direction: "sendonly" });
      topics = peer.createDataChannel("topics");
      sender.onPictureLossIndication.subscribe(() => playing?.showKeyFrame());
      peer.connectionStateChange.subscribe((state) => {
        if (state !== "connected") return;
        playing?.stop();
        playing = playClip(clip, {
          video: (packet) => video.writeRtp(packet),
          audio: (packet) => audio.writeRtp(packet),
        });
      });
    },
    onState(state) {
      isHeard = state === "connected";
      onChange();
    },
  });
  return {
    isHeard: () => isHeard,
    say(to, message) {
      const text = JSON.stringify({ to, message } satisfies z.infer<typeof EngineTopic>);
      if (topics?.readyState === "open") topics.send(text);
    },
    take: (event) => line.take(event),
    close() {
      line.close();
      playing?.stop();
    },
  };
}

type MeetOptions = Lines & { id: string; ours: Ours; onChange: () => void; onClose: () => void };

/** Receives what one other participant sends, and counts its packets. */
function meetOne({ iceServers, send, id, ours, onChange, onClose }: MeetOptions): Met {
  const packets = { video: 0, audio: 0 };
  let line: EngineLine | null = null;
  let followed: number | null = null;
  let isSeen = false;
  const receive = (feed: number) =>
    openEngineLine({
      iceServers,
      send,
      isSending: false,
      ask: (name) => ({ line: name, receive: feed }),
      prepare: (peer) =>
        peer.onTrack.subscribe((track) => {
          const kind = track.kind === "video" ? "video" : "audio";
          track.onReceiveRtp.subscribe(() => (packets[kind] += 1));
        }),
      onState(state) {
        isSeen = state === "connected";
        onChange();
      },
    });
  return {
    link: {
      say: (message) => ours.say(id, message),
      seen: () => ({ connected: ours.isHeard() && isSeen, ...packets }),
      close() {
        line?.close();
        onClose();
      },
    },
    follow(feed) {
      if (feed === followed) return;
      followed = feed;
      line?.close();
      isSeen = false;
      line = feed === null ? null : receive(feed);
    },
    onChange,
    take: async (event) => line?.take(event),
  };
}
