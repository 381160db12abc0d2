import { networkOf } from "../../platform/http/addresses/network-of.ts";

/** For which address and clinic a connection counts; null: not counted. */
export type Visitor = { address: string | null; clinicId: number | null };
/** A connection that counts for no limit. */
export const anybody: Visitor = { address: null, clinicId: null };

/** The maximum numbers of connections. */
export type ConnectionLimits = {
  /** Per address. A hospital or mobile network shares one. */
  perAddress: number;
  /** Per clinic, counting its pages. */
  perClinic: number;
  /** Time in ms in which a connection must subscribe with a signature. After it, a new connection may displace it. */
  provingMs?: number;
};
/** No limits. */
export const unlimited: ConnectionLimits = { perAddress: Infinity, perClinic: Infinity };

/** Default of `provingMs`, in ms. */
export const defaultProvingMs = 10_000;

/** Counts connections by address and clinic, within this process only. The addresses of one IPv6 /64 count as one. */
export function createConnectionLimits({ perAddress, perClinic }: ConnectionLimits) {
  /** Names of connections, the oldest first. */
  const groups = new Map<string, Set<string>>();

  function groupsOf({ address, clinicId }: Visitor): { name: string; most: number }[] {
    return [
      ...(address === null ? [] : [{ name: `address ${networkOf(address)}`, most: perAddress }]),
      ...(clinicId === null ? [] : [{ name: `clinic ${clinicId}`, most: perClinic }]),
    ].filter(({ most }) => most !== Infinity);
  }

  return {
    /** The connections that have to end so that one more of this visitor fits; null: it does not fit. */
    roomFor(visitor: Visitor, isExpendable: (id: string) => boolean): string[] | null {
      const ending = new Set<string>();
      for (const { name, most } of groupsOf(visitor)) {
        const group = groups.get(name) ?? new Set();
        const leaving = [...ending].filter((id) => group.has(id)).length;
        if (group.size - leaving < most) continue;
        const victim = firstOf(group, (id) => !ending.has(id) && isExpendable(id));
        if (victim === null) return null;
        ending.add(victim);
      }
      return [...ending];
    },
    add(visitor: Visitor, id: string): void {
      for (const { name } of groupsOf(visitor)) {
        const group = groups.get(name) ?? new Set();
        groups.set(name, group.add(id));
      }
    },
    remove(visitor: Visitor, id: string): void {
      for (const { name } of groupsOf(visitor)) {
        const group = groups.get(name);
        group?.delete(id);
        if (group?.size === 0) groups.delete(name);
      }
    },
  };
}

function firstOf(ids: ReadonlySet<string>, fits: (id: string) => boolean): string | null {
  for (const id of ids) if (fits(id)) return id;
  return null;
}
