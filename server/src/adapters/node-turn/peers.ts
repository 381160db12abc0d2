import { networkInterfaces } from "node:os";

type Peer = { address: string; port: number };

/** Below are the services of the system; no browser sends or receives sound and picture there. */
const firstFreePort = 1024;

/**
 * Whether the relay may send to a peer: only to this machine, where the browsers of development and tests are,
 * so that it opens no way into the network around it. A permission asks for an address alone: its port is 0.
 */
export function isPeerAllowed({ address, port }: Peer): boolean {
  return (port === 0 || port >= firstFreePort) && ownAddresses().has(address);
}

function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address)),
  );
}
