import { messageIdOf, type Delivery } from "./wire.ts";

/** What a run has shown of the guests of one mailbox server. */
export type Seen = {
  /** The addresses of guests whose booking is paid. */
  paid: readonly string[];
  /** Each message that was accepted on the wire. */
  wire: readonly Delivery[];
  /** The messages of each address of `paid`, with their source. */
  inboxes: ReadonlyMap<string, readonly string[]>;
};

/** How many messages were accepted on the wire, how many of those more than once, and what the mailboxes hold. */
export type Judgement = {
  deliveries: number;
  repeated: number;
  /** Messages in mailboxes beyond the first with the same Message-ID. */
  copies: number;
  /** What must not be, in sentences: no confirmation, several that are no copies, a message that was accepted and is missing. */
  wrong: readonly string[];
};

/** Judges what the guests of one mailbox server have got. */
export function judge({ paid, wire, inboxes }: Seen): Judgement {
  const own = new Set(paid);
  const onWire = Map.groupBy(
    wire.filter(({ to }) => own.has(to)),
    ({ to, id }) => `${to} ${id}`,
  );
  const wrong: string[] = [];
  let copies = 0;
  for (const address of paid) {
    const inbox = inboxes.get(address) ?? [];
    const ids = new Set(inbox.map(messageIdOf));
    copies += inbox.length - ids.size;
    const confirmations = new Set(inbox.filter(isConfirmation).map(messageIdOf));
    if (confirmations.size !== 1) wrong.push(`${address} has ${confirmations.size} different confirmations`);
    for (const key of onWire.keys()) {
      const [to = "", id = ""] = key.split(" ");
      if (to === address && !ids.has(id)) wrong.push(`${id} was accepted, and ${address} does not have it`);
    }
  }
  const repeated = [...onWire.values()].filter((all) => all.length > 1).length;
  return { deliveries: [...onWire.values()].flat().length, repeated, copies, wrong };
}

/** The mail of a booking carries its calendar entry. */
const isConfirmation = (source: string) => /^content-type:\s*text\/calendar/im.test(source);
