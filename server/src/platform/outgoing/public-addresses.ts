import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that nobody outside lives in: ours, the machine's own, a cloud's, those for documents and tests (RFC 6890). */
const notPublic = new BlockList();
for (const range of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
  "::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8",
].flatMap((line) => line.split(" "))) {
  const [network = "", bits] = range.split("/");
  notPublic.addSubnet(network, Number(bits), network.includes(":") ? "ipv6" : "ipv4");
}

/** Returns whether an IP address is public. IPv4-mapped IPv6 addresses count as IPv4. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !notPublic.check(address, version === 6 ? "ipv6" : "ipv4");
}

/**
 * Returns whether requests may go to a URL from outside: https, a public host, and no credentials in it. Does not
 * resolve the name: connect with `publicLookup`.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replaceAll(/[[\]]/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !/\.(localhost|local|internal|home\.arpa|onion)\.?$/i.test(host);
}

/**
 * Returns whether an http or https URL names this machine as `localhost` or `127.0.0.1`, as in development.
 */
export function isLocalEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url !== null && /^https?:$/.test(url.protocol) && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
}

/** The error of `publicLookup` for a name with addresses in private networks only. */
export class NoPublicAddress extends Error {}

/**
 * DNS lookup that returns public addresses only. It runs when connecting, because a name can change after it was
 * checked.
 */
export const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return answer(error, "", 0);
    const known = found.filter(({ address }) => isPublicAddress(address));
    const [first] = known;
    if (!first) return answer(new NoPublicAddress("The name has no public address."), "", 0);
    if (options.all) return answer(null, known);
    return answer(null, first.address, first.family);
  });
};
