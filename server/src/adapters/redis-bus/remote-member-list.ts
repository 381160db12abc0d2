import type { RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";
import { parseMemberKey, readMember } from "./member-key.ts";

type List = { version: number; places: Map<string, string> };
type Present = { member: RealtimeMember; servers: Set<string> };

/** Tracks members on other servers. Reports a member's first server joined and last server left. */
export function createRemoteMemberList() {
  const lists = new Map<string, List>();
  const channels = new Map<string, Map<string, Present>>();
  const handlers = new Map<string, Set<(change: RemoteMemberChange) => void>>();

  function notify(application: string, change: RemoteMemberChange): void {
    for (const handler of handlers.get(application) ?? []) handler(change);
  }

  function put(server: string, place: string, text: string): void {
    const member = readMember(text);
    const { application, channel } = parseMemberKey(place);
    const name = `${application} ${channel}`;
    const present = channels.get(name) ?? new Map<string, Present>();
    channels.set(name, present);
    const known = present.get(member.id);
    present.set(member.id, { member, servers: (known?.servers ?? new Set()).add(server) });
    if (!known) notify(application, { channel, member, change: "joined" });
  }

  function take(server: string, place: string, text: string): void {
    const { id } = readMember(text);
    const { application, channel } = parseMemberKey(place);
    const name = `${application} ${channel}`;
    const present = channels.get(name);
    const known = present?.get(id);
    if (!present || !known) return;
    known.servers.delete(server);
    if (known.servers.size > 0) return;
    present.delete(id);
    if (present.size === 0) channels.delete(name);
    notify(application, { channel, member: known.member, change: "left" });
  }

  function replace(server: string, version: number, places: Map<string, string>): void {
    const before = lists.get(server)?.places ?? new Map<string, string>();
    lists.set(server, { version, places });
    for (const [place, text] of before) if (!places.has(place)) take(server, place, text);
    for (const [place, text] of places) if (!before.has(place)) put(server, place, text);
  }

  return {
    names: (): readonly string[] => [...lists.keys()],
    versionOf: (server: string): number | null => lists.get(server)?.version ?? null,
    replace,
    drop(server: string): void {
      replace(server, 0, new Map());
      lists.delete(server);
    },
    /** False where a change before this one was missed: the list is to be read again. */
    apply(server: string, version: number, place: string, text: string | null): boolean {
      const list = lists.get(server);
      if (!list) return false;
      if (version <= list.version) return true;
      if (version !== list.version + 1) return false;
      list.version = version;
      const before = list.places.get(place);
      if (text !== null) list.places.set(place, text);
      else list.places.delete(place);
      if (before === undefined && text !== null) put(server, place, text);
      if (before !== undefined && text === null) take(server, place, before);
      return true;
    },
    /** Members of a channel (`application channel`) on other servers, each once. */
    in: (name: string): readonly RealtimeMember[] =>
      [...(channels.get(name)?.values() ?? [])].map(({ member }) => member),
    onChange(application: string, handler: (change: RemoteMemberChange) => void): void {
      handlers.set(application, (handlers.get(application) ?? new Set()).add(handler));
    },
  };
}
