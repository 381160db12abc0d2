import { networkInterfaces } from "node:os";

type Peer = { address: string; port: number };

/** Below are the services of the system; no browser sends or receives sound and picture there. */
const firstFreePort = 1024;

/**
 * Returns whether the relay may send to a peer: only to this machine's addresses and ports from 1024, so that it opens
 * no path into the network. Port 0, of a permission request, is allowed.
 */
export function isPeerAllowed({ address, port }: Peer): boolean {
  return (port === 0 || port >= firstFreePort) && ownAddresses().has(address);
}

function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address)),
  );
}
