import { z } from "zod";
import type { CallState } from "./janus-call-step.ts";
import type { JanusLine } from "./janus-line.ts";
import type { RoomSecrets } from "./janus-rooms.ts";

const Sending = z.object({ line: z.string(), feed: z.number().nullable() }).nullable();

/**
 * What a server knows of a call at Janus, so that another server can continue it. It contains the room's secrets: for
 * servers only.
 */
export const CallDescription = z.object({
  /** The WebSocket of the Janus that carries it; earlier versions, which knew one Janus, leave it out. */
  janus: z.string().optional(),
  session: z.number(),
  room: z.object({ room: z.number(), pin: z.string(), secret: z.string() }).nullable(),
  version: z.number(),
  members: z.array(
    z.object({
      participant: z.object({ id: z.string(), visit: z.string(), expiresAt: z.number() }),
      lines: z.array(z.string()),
      sends: z.object({ devices: Sending, screen: Sending }),
      media: z.object({ microphone: z.boolean(), camera: z.boolean() }),
    }),
  ),
  lines: z.array(
    z.object({
      member: z.string(),
      line: z.string(),
      handle: z.number(),
      hasJoined: z.boolean(),
      feed: z.number().nullable(),
    }),
  ),
});
/** What a server knows of a call at Janus. It contains the secrets of the room. */
export type CallDescription = z.infer<typeof CallDescription>;

type Described = {
  janus: string;
  session: number;
  room: RoomSecrets | null;
  state: CallState;
  /** By the name of whose line it is, and its own, with a space between. */
  lines: ReadonlyMap<string, JanusLine>;
};

/** Describes a call for another server. Omits lines that Janus does not know yet: their browser starts them again. */
export function describeCall({ janus, session, room, state, lines }: Described): CallDescription {
  const atJanus = [...lines].flatMap(([key, line]) => {
    const known = line.describe();
    const [member = "", name = ""] = key.split(" ");
    return known ? [{ member, line: name, ...known }] : [];
  });
  const isKnown = (member: string, line: string) =>
    atJanus.some((one) => one.member === member && one.line === line);
  const members = [...state.members.values()].map(({ participant, lines: own, sends, media }) => ({
    participant,
    lines: [...own].filter((line) => isKnown(participant.id, line)),
    sends,
    media,
  }));
  return { janus, session, room, version: state.version, members, lines: atJanus };
}

/** Returns the state of a description. Its next sender list has a higher version than all before. */
export function stateOf({ version, members }: CallDescription): CallState {
  return {
    version: Math.max(version, Date.now()),
    members: new Map(
      members.map((member) => [member.participant.id, { ...member, lines: new Set(member.lines) }]),
    ),
  };
}
