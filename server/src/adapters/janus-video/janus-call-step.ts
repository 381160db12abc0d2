import type { EngineEvent, EngineSender, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoParticipant } from "../../ports/video.ts";

/** A browser's step on one line (peer connection). */
export type LineStep = Extract<EngineStep, { line: string }>;

/** The participants of one call who have taken a step, by id. */
export type CallState = {
  /** Version of the last list of senders. */
  version: number;
  members: ReadonlyMap<string, Member>;
};

/** One participant with their lines. */
export type Member = {
  participant: VideoParticipant;
  lines: ReadonlySet<string>;
  /** The sending lines, by source. `feed` is null until others can receive it. */
  sends: Readonly<Record<"devices" | "screen", { line: string; feed: number | null } | null>>;
  media: EngineSender["media"];
};

/** An input of `stepCall`. */
export type CallEvent =
  | { kind: "step"; participant: VideoParticipant; step: EngineStep }
  /** The line's media can be received with this feed id. */
  | { kind: "feed"; member: string; line: string; feed: number }
  /** The line has ended at Janus. */
  | { kind: "gone"; member: string; line: string }
  | { kind: "remove"; member: string }
  /** Removes participants whose permission ends before `time`, in ms since the epoch. */
  | { kind: "expire"; time: number }
  /** Janus has lost its state: all lines start again. */
  | { kind: "lose" }
  /** The call comes from another server, whose last updates may not have reached everyone. */
  | { kind: "adopt" };

/** An output of `stepCall`, carried out at Janus or sent to a browser. */
export type CallEffect =
  | { do: "emit"; to: VideoParticipant; event: EngineEvent }
  | { do: "open-line" | "close-line"; member: string; line: string }
  | { do: "take-step"; member: string; step: LineStep }
  /** Janus removes the senders of these feeds; after the last one the room ends. */
  | { do: "remove-senders"; feeds: readonly number[]; isLast: boolean }
  | { do: "forget-room" };

type Stepped = { state: CallState; effects: readonly CallEffect[] };

/** Four others with devices and screens, one's own, and as many again that are not closed yet. */
const mostLines = 20;
const kinds = ["devices", "screen"] as const;

/**
 * Applies one event to the state of a call and returns the new state and the effects, without carrying them out.
 * Changes of senders are announced to all participants. Above 20 lines a participant's new lines are refused.
 */
export function stepCall(state: CallState, event: CallEvent): Stepped {
  switch (event.kind) {
    case "step":
      return stepOfMember(withMember(state, event.participant), event.participant.id, event.step);
    case "feed":
      return takeFeed(state, event);
    case "gone": {
      const member = state.members.get(event.member);
      if (!member?.lines.has(event.line)) return { state, effects: [] };
      return after([gone(member, event.line)], endLine(state, event.member, event.line));
    }
    case "remove":
      return remove(state, event.member);
    case "expire": {
      const expired = [...state.members.values()].filter(
        ({ participant }) => participant.expiresAt < event.time,
      );
      return each(state, expired, (at, { participant }) => remove(at, participant.id));
    }
    case "lose":
      return lose(state);
    case "adopt":
      return announce(state);
  }
}

function withMember(state: CallState, participant: VideoParticipant): CallState {
  if (state.members.has(participant.id)) return state;
  const media = { microphone: false, camera: false };
  return put(state, { participant, lines: new Set(), sends: { devices: null, screen: null }, media });
}

function put(state: CallState, member: Member): CallState {
  return { ...state, members: new Map(state.members).set(member.participant.id, member) };
}

const after = (effects: readonly CallEffect[], next: Stepped): Stepped => ({
  state: next.state,
  effects: [...effects, ...next.effects],
});

function each<T>(state: CallState, all: readonly T[], step: (state: CallState, one: T) => Stepped): Stepped {
  return all.reduce<Stepped>((before, one) => after(before.effects, step(before.state, one)), {
    state,
    effects: [],
  });
}

const gone = ({ participant }: Member, line: string): CallEffect => ({
  do: "emit",
  to: participant,
  event: { line, gone: true },
});

/** Tells who sends what, to all or to one. */
function announce(state: CallState, only?: Member): Stepped {
  const version = state.version + 1;
  const members = [...state.members.values()];
  const senders = members.map(({ participant, sends, media }) => ({
    id: participant.id,
    devices: sends.devices?.feed ?? null,
    screen: sends.screen?.feed ?? null,
    media,
  }));
  const event = { version, senders };
  return {
    state: { ...state, version },
    effects: (only ? [only] : members).map(({ participant: to }) => ({ do: "emit", to, event })),
  };
}

function stepOfMember(state: CallState, id: string, step: EngineStep): Stepped {
  const member = state.members.get(id);
  if (!member) return { state, effects: [] };
  if ("line" in step) return takeLine(state, member, step);
  if ("ask" in step) return announce(state, member);
  return announce(put(state, { ...member, media: step.media }));
}

function takeLine(state: CallState, member: Member, step: LineStep): Stepped {
  const { id } = member.participant;
  const take = { do: "take-step", member: id, step } as const;
  const isKnown = member.lines.has(step.line);
  if ("close" in step) return endLine(state, id, step.line);
  // Whoever missed that their line ended hears it again.
  if ("candidates" in step || "answer" in step)
    return { state, effects: [isKnown ? take : gone(member, step.line)] };
  const isFull = !isKnown && member.lines.size >= mostLines;
  if (isFull || ("receive" in step && !isSent(state, step.receive)))
    return { state, effects: [gone(member, step.line)] };
  const replaced = "offer" in step ? replaceSending(state, id, step) : { state, effects: [] };
  const begun = isKnown ? { state: replaced.state, effects: [] } : beginLine(replaced.state, id, step.line);
  return { state: begun.state, effects: [...replaced.effects, ...begun.effects, take] };
}

function beginLine(state: CallState, id: string, line: string): Stepped {
  const member = state.members.get(id);
  if (!member) return { state, effects: [] };
  const lines = new Set(member.lines).add(line);
  return { state: put(state, { ...member, lines }), effects: [{ do: "open-line", member: id, line }] };
}

/** Whether somebody of this very call sends it. */
function isSent({ members }: CallState, feed: number): boolean {
  return [...members.values()].some(({ sends }) => kinds.some((kind) => sends[kind]?.feed === feed));
}

function replaceSending(
  state: CallState,
  id: string,
  { line, send }: Extract<EngineStep, { send: string }>,
): Stepped {
  const before = state.members.get(id)?.sends[send];
  if (before?.line === line) return { state, effects: [] };
  const ended = before ? endLine(state, id, before.line) : { state, effects: [] };
  const member = ended.state.members.get(id);
  if (!member) return ended;
  const sends = { ...member.sends, [send]: { line, feed: null } };
  return { state: put(ended.state, { ...member, sends }), effects: ended.effects };
}

function takeFeed(
  state: CallState,
  { member: id, line, feed }: Extract<CallEvent, { kind: "feed" }>,
): Stepped {
  const member = state.members.get(id);
  const kind = kinds.find((one) => member?.sends[one]?.line === line);
  if (!member || !kind || member.sends[kind]?.feed === feed) return { state, effects: [] };
  return announce(put(state, { ...member, sends: { ...member.sends, [kind]: { line, feed } } }));
}

/** What was sent on the line is sent no more. */
function endLine(state: CallState, id: string, line: string): Stepped {
  const member = state.members.get(id);
  if (!member) return { state, effects: [] };
  const lines = new Set(member.lines);
  const closing: CallEffect[] = lines.delete(line) ? [{ do: "close-line", member: id, line }] : [];
  const ended = put(state, { ...member, lines });
  const sending = kinds.filter((kind) => member.sends[kind]?.line === line);
  return after(
    closing,
    each(ended, sending, (at, kind) => {
      const known = at.members.get(id) ?? member;
      return announce(put(at, { ...known, sends: { ...known.sends, [kind]: null } }));
    }),
  );
}

function remove(state: CallState, id: string): Stepped {
  const member = state.members.get(id);
  if (!member) return { state, effects: [] };
  const feeds = kinds.flatMap((kind) => member.sends[kind]?.feed ?? []);
  const closing = [...member.lines].map((line) => ({ do: "close-line", member: id, line }) as const);
  const members = new Map(state.members);
  members.delete(id);
  const announced = announce({ ...state, members });
  const removeSenders = { do: "remove-senders", feeds, isLast: members.size === 0 } as const;
  return { state: announced.state, effects: [...closing, ...announced.effects, removeSenders] };
}

function lose(state: CallState): Stepped {
  const lines = [...state.members.values()].flatMap((member) =>
    [...member.lines].map((line) => ({ member, line })),
  );
  return after(
    [{ do: "forget-room" }],
    each(state, lines, (at, { member, line }) =>
      after([gone(member, line)], endLine(at, member.participant.id, line)),
    ),
  );
}
