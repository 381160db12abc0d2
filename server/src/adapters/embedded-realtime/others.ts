import * as z from "zod/mini";
import type { Bus, RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";

const Word = z.discriminatedUnion("kind", [
  /** A message of the protocol for everybody in a channel but one. */
  z.object({
    kind: z.literal("message"),
    channel: z.string(),
    message: z.string(),
    except: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("bind"), socketId: z.string(), holder: z.string() }),
  z.object({ kind: z.literal("end"), holder: z.string() }),
]);
/** What the brokers of one application tell each other. */
export type Word = z.infer<typeof Word>;

/** The brokers of the same application in other servers. */
export type Others = {
  tell: (word: Word) => Promise<void>;
  /** Members on other servers, each once. */
  membersOf: (channel: string) => readonly RealtimeMember[];
  /** A member's first connection to this server came, or their last one left. */
  joined: (channel: string, member: RealtimeMember) => void;
  left: (channel: string, memberId: string) => void;
  hear: (handlers: {
    word: (word: Word) => void;
    change: (change: RemoteMemberChange) => void;
    gap: () => void;
  }) => void;
};

/** Where one server is all there is. */
export const nobodyElse: Others = {
  tell: async () => {},
  membersOf: () => [],
  joined: () => {},
  left: () => {},
  hear: () => {},
};

/** Those that share a bus. */
export function openOthers(bus: Bus, application: string): Others {
  const topic = `realtime ${application}`;
  const members = bus.members(application);
  return {
    tell: (word) => bus.publish(topic, JSON.stringify(word)),
    membersOf: members.of,
    joined: members.joined,
    left: members.left,
    hear({ word, change, gap }) {
      bus.subscribe(topic, (text) => {
        const said = Word.safeParse(JSON.parse(text));
        if (said.success) word(said.data); // else of a version to come
      });
      members.onChange(change);
      bus.onGap(gap);
    },
  };
}
