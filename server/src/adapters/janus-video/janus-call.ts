import type { EngineEvent, EngineSender, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoParticipant } from "../../ports/video.ts";
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

type Member = {
  participant: VideoParticipant;
  lines: Map<string, JanusLine>;
  /** The lines on which this one sends. */
  sends: Record<"devices" | "screen", { line: string; feed: number | null } | null>;
  media: EngineSender["media"];
};

type CallOptions = {
  desk: () => Promise<JanusDesk>;
  emit: (to: VideoParticipant, event: EngineEvent) => void;
  onEmpty: () => void;
};

/** Four others with devices and screens, one's own, and as many again that are not closed yet. */
const mostLines = 20;

export function openJanusCall({ desk, emit, onEmpty }: CallOptions): JanusCall {
  const members = new Map<string, Member>();
  let room: Promise<JanusRoom> | null = null;
  let version = Date.now(); // a list of before a restart of ours is older than any of after

  /** One room for all, made when the first of them needs it; one that could not be made is tried again. */
  function roomOf(): Promise<JanusRoom> {
    if (room) return room;
    const made = desk().then(({ rooms }) => rooms.open());
    made.catch(() => {
      if (room === made) room = null;
    });
    room = made;
    return made;
  }

  function memberOf(participant: VideoParticipant): Member {
    const known = members.get(participant.id);
    if (known) return known;
    const media = { microphone: false, camera: false };
    const made: Member = { participant, lines: new Map(), sends: { devices: null, screen: null }, media };
    members.set(participant.id, made);
    return made;
  }

  function announce(to: readonly Member[] = [...members.values()]): void {
    version += 1;
    const senders = [...members.values()].map(({ participant, sends, media }) => ({
      id: participant.id,
      devices: sends.devices?.feed ?? null,
      screen: sends.screen?.feed ?? null,
      media,
    }));
    for (const { participant } of to) emit(participant, { version, senders });
  }

  function begin(member: Member, id: string): JanusLine {
    const line = openLine({
      id,
      attach: async (events) => (await desk()).session.attach(events),
      room: roomOf,
      emit: (event) => emit(member.participant, event),
      onFeed(feed) {
        const sending = Object.values(member.sends).find((one) => one?.line === id);
        if (!sending || sending.feed === feed) return;
        sending.feed = feed;
        announce();
      },
      onGone() {
        emit(member.participant, { line: id, gone: true });
        end(member, id);
      },
    });
    member.lines.set(id, line);
    return line;
  }

  function end(member: Member, id: string): void {
    member.lines.get(id)?.close();
    member.lines.delete(id);
    for (const kind of ["devices", "screen"] as const)
      if (member.sends[kind]?.line === id) {
        member.sends[kind] = null;
        announce();
      }
  }

  function takeLine(member: Member, step: Extract<EngineStep, { line: string }>): void {
    const { line: id } = step;
    if ("close" in step) return end(member, id);
    if ("candidates" in step || "answer" in step) return member.lines.get(id)?.take(step);
    const known = member.lines.get(id);
    const isRefused =
      (!known && member.lines.size >= mostLines) || ("receive" in step && !isSent(step.receive));
    if (isRefused) return emit(member.participant, { line: id, gone: true });
    if ("offer" in step) replaceSending(member, step);
    (known ?? begin(member, id)).take(step);
  }

  /** Whether somebody of this very visit sends it. */
  const isSent = (feed: number) =>
    [...members.values()].some(({ sends }) => sends.devices?.feed === feed || sends.screen?.feed === feed);

  function replaceSending(member: Member, { line, send }: Extract<EngineStep, { send: string }>): void {
    const before = member.sends[send];
    if (before?.line === line) return;
    if (before) end(member, before.line);
    member.sends[send] = { line, feed: null };
  }

  function remove(id: string): void {
    const member = members.get(id);
    if (!member) return;
    const feeds = Object.values(member.sends).flatMap((one) => (one?.feed ? [one.feed] : []));
    for (const line of member.lines.values()) line.close();
    members.delete(id);
    announce();
    const held = room;
    const isEmpty = members.size === 0;
    if (isEmpty) {
      room = null;
      onEmpty();
    }
    void held
      ?.then(async ({ kick, destroy }) => {
        await Promise.all(feeds.map(kick));
        if (isEmpty) await destroy();
      })
      .catch(() => undefined); // a room that never came about needs no end
  }

  return {
    take(participant, step) {
      const member = memberOf(participant);
      if ("line" in step) return takeLine(member, step);
      if ("ask" in step) return announce([member]);
      member.media = step.media;
      announce();
    },
    remove,
    removeExpired(time) {
      for (const { participant } of members.values())
        if (participant.expiresAt < time) remove(participant.id);
    },
    lose() {
      room = null;
      for (const member of members.values())
        for (const id of member.lines.keys()) {
          emit(member.participant, { line: id, gone: true });
          end(member, id);
        }
    },
  };
}
