import type { Broker, Link } from "./broker.ts";
import { rejectConnection, type Wire } from "./broker-state.ts";
import type { Visitor } from "./connection-limits.ts";
import { unknownKey } from "./handshake.ts";

/** Connects a browser to the application of a key. Returns null when refused. */
export type ConnectLink = (key: string, protocol: string | null, wire: Wire, visitor: Visitor) => Link | null;

/**
 * Returns the function with which transports connect browsers to the broker of a key. An unknown key is refused (4001).
 */
export function openConnector(brokers: ReadonlyMap<string, Pick<Broker, "open">>): ConnectLink {
  return (key, protocol, wire, visitor) => {
    const broker = brokers.get(key);
    return broker ? broker.open(protocol, wire, visitor) : rejectConnection(wire, unknownKey);
  };
}
