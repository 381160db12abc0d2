import { Resolver } from "node:dns/promises";
import type { TxtRecords } from "../../ports/txt-records.ts";

type Options = {
  /** Servers to ask, as `127.0.0.1:5353`; the machine's own where left out. */
  servers?: readonly string[];
  /** How long a server may take, in ms. It is asked twice. */
  patienceMs?: number;
};

/** What says that there is no such record, not that nobody answered. */
const absent: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Reads TXT records with Node's DNS resolver, in two tries. Returns an empty list when the name has none, and null
 * when no server answers.
 */
export function dnsRecords({ servers, patienceMs = 3_000 }: Options = {}): TxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: patienceMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      return absent.has((error as NodeJS.ErrnoException).code) ? [] : null;
    }
  };
}
