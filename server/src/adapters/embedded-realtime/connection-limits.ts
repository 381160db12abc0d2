import { createHash } from "node:crypto";
import { networkOf } from "../../platform/http/addresses/network-of.ts";
import { noOtherBrokers, type RemoteConnections } from "./others.ts";

/** For which address and clinic a connection counts; null: not counted. */
export type Visitor = { address: string | null; clinicId: number | null };
/** A connection that counts for no limit. */
export const anybody: Visitor = { address: null, clinicId: null };

/** The maximum numbers of connections. */
export type ConnectionLimits = {
  /** Per address. A hospital or mobile network shares one. */
  perAddress: number;
  /** Per clinic, counting connections from its pages. */
  perClinic: number;
  /** Time in ms in which a connection must subscribe with a signature. After it, a new connection may displace it. */
  provingMs?: number;
};
/** No limits. */
export const unlimited: ConnectionLimits = { perAddress: Infinity, perClinic: Infinity };

/** Default of `provingMs`, in ms. */
export const defaultProvingMs = 10_000;

/**
 * Counts connections by address and clinic, on this server and, by `elsewhere`, on the others. The addresses of one
 * IPv6 /64 count as one.
 */
export function createConnectionLimits(
  { perAddress, perClinic }: ConnectionLimits,
  elsewhere: RemoteConnections = noOtherBrokers.connections,
) {
  /** Connections on this server and when they were opened, the oldest first. */
  const groups = new Map<string, Map<string, number>>();

  function groupsOf({ address, clinicId }: Visitor): { name: string; most: number }[] {
    return [
      ...(address === null ? [] : [{ name: `address ${hashOf(networkOf(address))}`, most: perAddress }]),
      ...(clinicId === null ? [] : [{ name: `clinic ${clinicId}`, most: perClinic }]),
    ].filter(({ most }) => most !== Infinity);
  }

  return {
    /** The connections that have to end so that one more of this visitor fits; null: it does not fit. */
    roomFor(visitor: Visitor, isExpendable: (id: string) => boolean): string[] | null {
      const ending = new Set<string>();
      for (const { name, most } of groupsOf(visitor)) {
        const group = groups.get(name) ?? new Map<string, number>();
        const leaving = [...ending].filter((id) => group.has(id)).length;
        if (group.size + elsewhere.in(name).length - leaving < most) continue;
        const victim = firstOf(group.keys(), (id) => !ending.has(id) && isExpendable(id));
        if (victim === null) return null;
        ending.add(victim);
      }
      return [...ending];
    },
    /** The groups of a visitor in which other servers have connections. */
    sharedGroupsOf: (visitor: Visitor): string[] =>
      groupsOf(visitor).flatMap(({ name }) => (elsewhere.in(name).length > 0 ? [name] : [])),
    /** The oldest expendable connection of the group on this server. */
    expendableIn: (name: string, isExpendable: (id: string) => boolean): string | null =>
      firstOf(groups.get(name)?.keys() ?? [], isExpendable),
    /**
     * The connections on this server that are too many in a group, because several servers opened one at once. All
     * servers agree: the newest by their clocks.
     */
    excessIn(name: string): string[] {
      const group = groups.get(name);
      const most = name.startsWith("clinic ") ? perClinic : perAddress;
      const others = elsewhere.in(name);
      if (!group || group.size + others.length <= most) return [];
      const here = [...group].map(([id, openedAtMs]) => ({ id, openedAtMs }));
      const inOrder = [...here, ...others].toSorted(
        (one, other) => one.openedAtMs - other.openedAtMs || (one.id < other.id ? -1 : 1),
      );
      return inOrder.slice(most).flatMap(({ id }) => (group.has(id) ? [id] : []));
    },
    add(visitor: Visitor, id: string): void {
      const openedAtMs = Date.now();
      for (const { name } of groupsOf(visitor)) {
        const group = groups.get(name) ?? new Map<string, number>();
        groups.set(name, group.set(id, openedAtMs));
        elsewhere.opened(name, { id, openedAtMs });
      }
    },
    remove(visitor: Visitor, id: string): void {
      for (const { name } of groupsOf(visitor)) {
        const group = groups.get(name);
        if (group?.delete(id)) elsewhere.closed(name, id);
        if (group?.size === 0) groups.delete(name);
      }
    },
  };
}

/** Other servers are told the hash of an address only. */
const hashOf = (network: string) => createHash("sha256").update(network).digest("base64url").slice(0, 22);

function firstOf(ids: Iterable<string>, fits: (id: string) => boolean): string | null {
  for (const id of ids) if (fits(id)) return id;
  return null;
}
