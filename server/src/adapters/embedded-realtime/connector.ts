import type { Broker, Link } from "./broker.ts";
import { turnAway, type Wire } from "./broker-state.ts";
import type { Visitor } from "./connection-limits.ts";
import { unknownKey } from "./handshake.ts";

/** Lets a browser in to the application whose key it names. */
export type ConnectLink = (key: string, protocol: string | null, wire: Wire, visitor: Visitor) => Link | null;

/** The way from every transport to the applications' brokers, by their keys. */
export function openConnector(brokers: ReadonlyMap<string, Pick<Broker, "open">>): ConnectLink {
  return (key, protocol, wire, visitor) => {
    const broker = brokers.get(key);
    return broker ? broker.open(protocol, wire, visitor) : turnAway(wire, unknownKey);
  };
}
