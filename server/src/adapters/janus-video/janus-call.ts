import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoParticipant } from "../../ports/video.ts";
import { type CallEffect, type CallEvent, type CallState, stepCall } from "./janus-call-step.ts";
import { type JanusLine, openLine } from "./janus-line.ts";
import type { JanusRoom } from "./janus-rooms.ts";
import type { JanusDesk } from "./keep-session.ts";

/** Everybody of one visit who has anything to do with Janus. */
export type JanusCall = {
  take: (participant: VideoParticipant, step: EngineStep) => void;
  remove: (participantId: string) => void;
  removeExpired: (time: number) => void;
  /** Janus has forgotten everything: lines are begun anew. */
  lose: () => void;
};

type CallOptions = {
  desk: () => Promise<JanusDesk>;
  emit: (to: VideoParticipant, event: EngineEvent) => void;
  onEmpty: () => void;
};

/** Carries out at Janus what `stepCall` decides for one call. */
export function openJanusCall(options: CallOptions): JanusCall {
  const call: Call = {
    options,
    // A list of before a restart of ours is older than any of after.
    state: { version: Date.now(), members: new Map() },
    lines: new Map(),
    room: null,
  };
  return {
    take: (participant, step) => dispatch(call, { kind: "step", participant, step }),
    remove: (member) => dispatch(call, { kind: "remove", member }),
    removeExpired: (time) => dispatch(call, { kind: "expire", time }),
    lose: () => dispatch(call, { kind: "lose" }),
  };
}

/** What the effects of one call work with. */
type Call = {
  options: CallOptions;
  state: CallState;
  /** By the name of whose line it is, and its own. */
  lines: Map<string, JanusLine>;
  /** Null while nobody needs one. */
  room: Promise<JanusRoom> | null;
};

function dispatch(call: Call, event: CallEvent): void {
  const { state, effects } = stepCall(call.state, event);
  call.state = state;
  for (const effect of effects) perform(call, effect);
}

const keyOf = (member: string, line: string) => `${member} ${line}`;

function perform(call: Call, effect: CallEffect): void {
  const { options, lines } = call;
  switch (effect.do) {
    case "emit":
      return options.emit(effect.to, effect.event);
    case "open-line":
      return open(call, effect.member, effect.line);
    case "close-line": {
      const key = keyOf(effect.member, effect.line);
      lines.get(key)?.close();
      lines.delete(key);
      return;
    }
    case "take-step":
      return lines.get(keyOf(effect.member, effect.step.line))?.take(effect.step);
    case "show-out":
      return showOut(call, effect.feeds, effect.isLast);
    case "forget-room":
      call.room = null;
  }
}

function open(call: Call, member: string, id: string): void {
  const line = openLine({
    id,
    attach: async (events) => (await call.options.desk()).session.attach(events),
    room: () => roomOf(call),
    emit(event) {
      const to = call.state.members.get(member)?.participant;
      if (to) call.options.emit(to, event);
    },
    onFeed: (feed) => dispatch(call, { kind: "feed", member, line: id, feed }),
    onGone: () => dispatch(call, { kind: "gone", member, line: id }),
  });
  call.lines.set(keyOf(member, id), line);
}

/** One room for all, made when the first of them needs it; one that could not be made is tried again. */
function roomOf(call: Call): Promise<JanusRoom> {
  if (call.room) return call.room;
  const made = call.options.desk().then(({ rooms }) => rooms.open());
  made.catch(() => {
    if (call.room === made) call.room = null;
  });
  call.room = made;
  return made;
}

function showOut(call: Call, feeds: readonly number[], isLast: boolean): void {
  const { room } = call;
  if (isLast) {
    call.room = null;
    call.options.onEmpty();
  }
  void room
    ?.then(async ({ kick, destroy }) => {
      await Promise.all(feeds.map(kick));
      if (isLast) await destroy();
    })
    .catch(() => undefined); // a room that never came about needs no end
}
