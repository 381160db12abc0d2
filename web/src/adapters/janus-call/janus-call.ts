import type { EngineEvent, EngineSender, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { ParticipantId, Quality, RoomRequest, Sending, VideoRoom } from "../../ports/video-room.ts";
import { joinCallRoom } from "../call-room/call-room.ts";
import type { LinkOptions, PeerLink } from "../call-room/link.ts";
import { type Outbox, createOutbox } from "../call-room/outbox.ts";
import type { LineState } from "./engine-line.ts";
import { worseLineState } from "./joint-state.ts";
import { openPublication, type Publication } from "./publication.ts";
import { openReception, type Reception } from "./reception.ts";

type Other = {
  options: LinkOptions;
  reception: Reception;
  coming: LineState;
  received: Quality | null;
  /** The way from the engine to here. */
  isRelayed: boolean | null;
};

const nothingYet: LineState = { state: "new", isStalled: false };
const askAgainMs = 3_000;

/**
 * Joins a call whose media a Janus engine forwards: each participant sends once and receives all others from
 * there. Sends nothing while no one else is in the room.
 */
export function joinJanusCall(request: RoomRequest): VideoRoom {
  const { signalling } = request;
  const call: Call = {
    signalling,
    others: new Map(),
    post: createOutbox<EngineStep>((step) => signalling.sendToEngine(step), isSupersededBy),
    sent: null,
    version: 0,
    senders: [],
  };
  return joinCallRoom(request, (options) => makeLink(call, options));
}

/** Everybody else in the call, and what we send to all of them. */
type Call = {
  signalling: RoomRequest["signalling"];
  others: Map<ParticipantId, Other>;
  post: Outbox<EngineStep>;
  /** Null while no one else is present. */
  sent: Sent | null;
  /** Of the list of who sends what. */
  version: number;
  senders: readonly EngineSender[];
};

/** What we send, how it leaves and how it arrives at the engine. */
type Sent = {
  publication: Publication;
  leaving: LineState;
  quality: Quality | null;
  sending: Sending | null;
  stop(): void;
};

function take(call: Call, event: EngineEvent): void {
  if ("line" in event) {
    call.sent?.publication.take(event);
    for (const { reception } of call.others.values()) reception.take(event);
    return;
  }
  if (event.version <= call.version) return;
  ({ version: call.version, senders: call.senders } = event);
  for (const [id, { reception }] of call.others) reception.follow(senderOf(call, id));
}

const senderOf = ({ senders }: Call, id: ParticipantId) => senders.find((sender) => sender.id === id) ?? null;

/** With the first other one: nobody's camera is sent anywhere while they are alone. */
function begin(call: Call, options: LinkOptions): Sent {
  const { others, post, signalling } = call;
  const stopListening = signalling.onEngine((event) => take(call, event));
  const stopFollowing = signalling.onReturn(() => check(call));
  const askTimer = setInterval(() => askForMissing(call), askAgainMs);
  post.post({ ask: true });
  const publication = openPublication({
    iceServers: () => options.iceServers(),
    post: (step) => post.post(step),
    tracks: () => options.tracks(),
    mediaState: () => (others.values().next().value?.options ?? options).mediaState(),
    others: () => options.others(),
    onState(state) {
      sent.leaving = state;
      for (const other of others.values()) reportState(call, other);
    },
    onSent(quality) {
      sent.quality = quality;
      for (const other of others.values()) reportChange(call, other);
    },
    onSending(level) {
      sent.sending = level;
      for (const other of others.values()) other.options.onSending(level);
    },
    onTopicsOpen: () => others.forEach((other) => other.options.onTopicsOpen()),
  });
  const sent: Sent = {
    publication,
    leaving: nothingYet,
    quality: null,
    sending: null,
    stop() {
      publication.close();
      stopListening();
      stopFollowing();
      clearInterval(askTimer);
    },
  };
  return sent;
}

/** A new list of who sends what, and the end of a connection, may have been missed. */
function check(call: Call): void {
  call.post.post({ ask: true });
  call.sent?.publication.check();
  for (const { reception } of call.others.values()) reception.check();
}

/** A list that got lost, or somebody who is here and sends nothing yet. */
function askForMissing(call: Call): void {
  const isMissing = [...call.others.keys()].some((id) => (senderOf(call, id)?.devices ?? null) === null);
  if (isMissing) call.post.post({ ask: true });
}

function end(call: Call): void {
  call.sent?.stop();
  call.sent = null;
  call.senders = [];
}

function reportState({ sent }: Call, { options, coming }: Other): void {
  const { state, isStalled } = worseLineState(coming, sent?.leaving ?? nothingYet);
  options.onConnection(state, isStalled);
}

function reportChange({ sent }: Call, { options, received, isRelayed }: Other): void {
  options.onStats({ received, isRelayed, sent: sent?.quality ?? null });
}

function makeLink(call: Call, options: LinkOptions): PeerLink {
  const { id } = options;
  const other = meet(call, options);
  const { reception } = other;
  call.others.set(id, other);
  call.sent ??= begin(call, options);
  const { publication } = call.sent;
  // Once the room knows this link.
  queueMicrotask(() => {
    if (call.others.get(id) !== other) return;
    if (call.sent?.sending) options.onSending(call.sent.sending);
    const sender = senderOf(call, id);
    if (sender) reception.follow(sender);
  });
  /** What we send is one for all: the first of the others cares for it. */
  const isFirst = () => call.others.keys().next().value === id;
  return {
    receive: () => undefined,
    setTrack: (kind, track) => publication.setTrack(kind, track),
    sendMediaState: () => publication.sendMediaState(),
    say: (message) => publication.say(id, message),
    limitVideo: () => publication.limitVideo(),
    hearQuality: (received) => publication.hear(id, received),
    level: () => reception.level(),
    reconnect(isNewNetwork = false) {
      if (isFirst()) {
        call.post.post({ ask: true });
        publication.reconnect(isNewNetwork);
      }
      reception.reconnect(isNewNetwork);
    },
    takeIceServers() {
      if (isFirst()) publication.takeIceServers();
      reception.takeIceServers();
    },
    close() {
      reception.close();
      call.others.delete(id);
      publication.hear(id, null);
      if (call.others.size === 0) end(call);
    },
  };
}

/** What comes from another one, told to the room together with how we leave. */
function meet(call: Call, options: LinkOptions): Other {
  const reception = openReception({
    ...options,
    me: call.signalling.me,
    post: (step) => call.post.post(step),
    onState(state) {
      other.coming = state;
      reportState(call, other);
    },
    onReceived(received, isRelayed) {
      Object.assign(other, { received, isRelayed });
      reportChange(call, other);
    },
  });
  const other: Other = { options, reception, coming: nothingYet, received: null, isRelayed: null };
  return other;
}

/**
 * Returns whether a queued step need not be sent because a newer one replaces it: of the media, the request,
 * or the same connection. A check of a connection is replaced by whatever else is said of it.
 */
export function isSupersededBy(old: EngineStep, step: EngineStep): boolean {
  if ("media" in old) return "media" in step;
  if ("ask" in old) return "ask" in step;
  if (!("line" in step) || old.line !== step.line) return false;
  const isCheck = "candidates" in old && old.candidates.length === 0;
  return isCheck || "close" in step || ("offer" in old && "offer" in step);
}
