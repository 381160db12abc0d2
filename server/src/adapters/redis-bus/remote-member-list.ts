import type { RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";
import { parseMemberKey, readMember } from "./member-key.ts";

type List = { version: number; places: Map<string, string> };
type Handler = (change: RemoteMemberChange) => void;
type PlaceHandler = (channel: string) => void;
type Present = { member: RealtimeMember; servers: Set<string> };

/** A server that has a place, and the member as it wrote it. */
export type Holder = { server: string; text: string };

/**
 * Tracks members on other servers. A member is `joined` on the first of them and `left` on the last; only that is
 * reported, except to `onPlaceChange`.
 */
export function createRemoteMemberList() {
  const lists = new Map<string, List>();
  const channels = new Map<string, Map<string, Present>>();
  const handlers = new Map<string, Set<Handler>>();
  const reporters = new Map<string, Set<Handler>>();
  const placeHandlers = new Map<string, Set<PlaceHandler>>();
  const placeReporters = new Map<string, Set<PlaceHandler>>();

  function notify(application: string, change: RemoteMemberChange, isUnreported: boolean): void {
    for (const handler of handlers.get(application) ?? []) handler(change);
    if (isUnreported) for (const handler of reporters.get(application) ?? []) handler(change);
  }

  function notifyPlace(place: string, isUnreported: boolean): void {
    const { application, channel } = parseMemberKey(place);
    for (const handler of placeHandlers.get(application) ?? []) handler(channel);
    if (isUnreported) for (const handler of placeReporters.get(application) ?? []) handler(channel);
  }

  function put(server: string, place: string, text: string, isUnreported = false): void {
    const member = readMember(text);
    const { application, channel } = parseMemberKey(place);
    const name = `${application} ${channel}`;
    const present = channels.get(name) ?? new Map<string, Present>();
    channels.set(name, present);
    const known = present.get(member.id);
    present.set(member.id, { member, servers: (known?.servers ?? new Set()).add(server) });
    if (!known) notify(application, { channel, member, change: "joined" }, isUnreported);
  }

  function take(server: string, place: string, text: string, isUnreported = false): void {
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
    notify(application, { channel, member: known.member, change: "left" }, isUnreported);
  }

  /** `isUnreported`: the server cannot report what changes, and this one is to. */
  function replace(server: string, version: number, places: Map<string, string>, isUnreported = false): void {
    const before = lists.get(server)?.places ?? new Map<string, string>();
    lists.set(server, { version, places });
    for (const [place, text] of before) if (!places.has(place)) take(server, place, text, isUnreported);
    for (const [place, text] of places) if (!before.has(place)) put(server, place, text, isUnreported);
    for (const place of new Set([...before.keys(), ...places.keys()]))
      if (before.get(place) !== places.get(place)) notifyPlace(place, isUnreported);
  }

  return {
    names: (): readonly string[] => [...lists.keys()],
    versionOf: (server: string): number | null => lists.get(server)?.version ?? null,
    replace,
    drop(server: string, isUnreported = false): void {
      replace(server, 0, new Map(), isUnreported);
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
      if (before !== (text ?? undefined)) notifyPlace(place, false);
      return true;
    },
    /** Members of a channel (`application channel`) on other servers, each once. */
    in: (name: string): readonly RealtimeMember[] =>
      [...(channels.get(name)?.values() ?? [])].map(({ member }) => member),
    /** The channels of an application that have this member on other servers. */
    channelsOf: (application: string, id: string): readonly string[] =>
      [...channels].flatMap(([name, present]) =>
        name.startsWith(`${application} `) && present.has(id) ? [name.slice(application.length + 1)] : [],
      ),
    /** The other servers that have this place (`memberKey`). */
    holdersOf: (place: string): readonly Holder[] =>
      [...lists].flatMap(([server, { places }]) => {
        const text = places.get(place);
        return text === undefined ? [] : [{ server, text }];
      }),
    onChange(application: string, handler: Handler): void {
      handlers.set(application, (handlers.get(application) ?? new Set()).add(handler));
    },
    /** Calls the handler with the changes of a server that cannot report them, where this one is to. */
    onUnreported(application: string, handler: Handler): void {
      reporters.set(application, (reporters.get(application) ?? new Set()).add(handler));
    },
    /** Calls the handler with the channel of each place that a server sets, changes or removes. */
    onPlaceChange(application: string, handler: PlaceHandler): void {
      placeHandlers.set(application, (placeHandlers.get(application) ?? new Set()).add(handler));
    },
    /** The same for changes that their server cannot report, where this one is to. */
    onUnreportedPlace(application: string, handler: PlaceHandler): void {
      placeReporters.set(application, (placeReporters.get(application) ?? new Set()).add(handler));
    },
  };
}
