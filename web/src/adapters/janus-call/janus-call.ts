import type { EngineEvent, EngineSender, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { ParticipantId, Quality, RoomRequest, Sending, VideoRoom } from "../../ports/video-room.ts";
import { joinCallRoom } from "../call-room/call-room.ts";
import type { LinkOptions, PeerLink } from "../call-room/link.ts";
import { outbox } from "../call-room/outbox.ts";
import type { LineState } from "./engine-line.ts";
import { jointState } from "./joint-state.ts";
import { openPublication, type Publication } from "./publication.ts";
import { openReception, type Reception } from "./reception.ts";

type Other = { options: LinkOptions; reception: Reception; coming: LineState; received: Quality | null };

const nothingYet: LineState = { state: "new", isStalled: false };
const askAgainMs = 3_000;

/** Joins a visit whose sound and picture a Janus forwards: each sends once and receives everybody from there. */
export function joinJanusCall(request: RoomRequest): VideoRoom {
  const { signalling } = request;
  const others = new Map<ParticipantId, Other>();
  const post = outbox<EngineStep>((step) => signalling.sendToEngine(step), isReplacedBy);
  let publication: Publication | null = null;
  let leaving: LineState = nothingYet;
  let sent: Quality | null = null;
  let sending: Sending | null = null;
  let version = 0;
  let senders: readonly EngineSender[] = [];
  let stopListening = () => {};
  let askTimer: ReturnType<typeof setInterval> | undefined;

  function take(event: EngineEvent): void {
    if ("line" in event) {
      publication?.take(event);
      for (const { reception } of others.values()) reception.take(event);
      return;
    }
    if (event.version <= version) return;
    ({ version, senders } = event);
    for (const [id, { reception }] of others) reception.follow(senderOf(id));
  }

  const senderOf = (id: ParticipantId) => senders.find((sender) => sender.id === id) ?? null;

  /** With the first other one: nobody's camera is sent anywhere while they are alone. */
  function begin(options: LinkOptions): Publication {
    stopListening = signalling.onEngine(take);
    askTimer = setInterval(askForMissing, askAgainMs);
    post.post({ ask: true });
    return openPublication({
      iceServers: () => options.iceServers(),
      post: (step) => post.post(step),
      tracks: () => options.tracks(),
      mediaState: () => (others.values().next().value?.options ?? options).mediaState(),
      others: () => options.others(),
      onState(state) {
        leaving = state;
        for (const other of others.values()) reportState(other);
      },
      onSent(quality) {
        sent = quality;
        for (const other of others.values()) reportChange(other);
      },
      onSending(level) {
        sending = level;
        for (const other of others.values()) other.options.onSending(level);
      },
      onTopicsOpen: () => others.forEach((other) => other.options.onTopicsOpen()),
    });
  }

  /** A list that got lost, or somebody who is here and sends nothing yet. */
  function askForMissing(): void {
    if ([...others.keys()].some((id) => (senderOf(id)?.devices ?? null) === null)) post.post({ ask: true });
  }

  function end(): void {
    publication?.close();
    publication = null;
    leaving = nothingYet;
    sent = sending = null;
    stopListening();
    clearInterval(askTimer);
    senders = [];
  }

  const reportState = ({ options, coming }: Other) => {
    const { state, isStalled } = jointState(coming, leaving);
    options.onConnection(state, isStalled);
  };
  const reportChange = ({ options, received }: Other) => options.onStats({ received, sent });

  function makeLink(options: LinkOptions): PeerLink {
    const { id } = options;
    const reception = openReception({
      ...options,
      me: signalling.me,
      post: (step) => post.post(step),
      onState(state) {
        other.coming = state;
        reportState(other);
      },
      onReceived(received) {
        other.received = received;
        reportChange(other);
      },
    });
    const other: Other = { options, reception, coming: nothingYet, received: null };
    others.set(id, other);
    const ours = (publication ??= begin(options));
    // Once the room knows this link.
    queueMicrotask(() => {
      if (others.get(id) !== other) return;
      if (sending) options.onSending(sending);
      if (senderOf(id)) reception.follow(senderOf(id));
    });
    return {
      receive: () => undefined,
      setTrack: (kind, track) => ours.setTrack(kind, track),
      sendMediaState: () => ours.sendMediaState(),
      say: (message) => ours.say(id, message),
      limitVideo: () => ours.limitVideo(),
      hearQuality: (received) => ours.hear(id, received),
      level: () => reception.level(),
      reconnect(isNewNetwork = false) {
        // Ours is one for all.
        if (others.keys().next().value === id) {
          post.post({ ask: true });
          ours.reconnect(isNewNetwork);
        }
        reception.reconnect(isNewNetwork);
      },
      takeIceServers() {
        if (others.keys().next().value === id) ours.takeIceServers();
        reception.takeIceServers();
      },
      close() {
        reception.close();
        others.delete(id);
        ours.hear(id, null);
        if (others.size === 0) end();
      },
    };
  }

  return joinCallRoom(request, makeLink);
}

/** While nothing gets through, letters wait: of these the newest says all. */
export function isReplacedBy(old: EngineStep, step: EngineStep): boolean {
  if ("media" in old) return "media" in step;
  if ("ask" in old) return "ask" in step;
  return "line" in step && old.line === step.line && ("close" in step || ("offer" in old && "offer" in step));
}
