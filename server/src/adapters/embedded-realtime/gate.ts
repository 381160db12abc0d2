import type { IncomingMessage } from "node:http";
import { clientAddresses } from "./client-address.ts";
import { anybody, type Visitor } from "./connection-limits.ts";

/** Returns the clinic of a connection (null: unknown) by its `Origin` and `Host`; null when it is refused. */
export type AdmitOrigin = (
  origin: string | undefined,
  host: string | undefined,
) => Promise<{ clinicId: number | null } | null>;

/** Returns for whom a new connection to the application counts; null when its page may not connect. */
export type Gate = (request: IncomingMessage, key: string) => Promise<Visitor | null>;

type Options = {
  /** Our application's. Those of other programs are open to every origin, as at the hosted service. */
  key: string;
  admitOrigin: AdmitOrigin;
  /** Whose word on the address of a browser counts, as `TRUSTED_PROXIES` lists them; empty: nobody's. */
  trustedProxies: string;
};

/** Returns the check of origin and address that every transport makes first. */
export function openGate({ key: own, admitOrigin, trustedProxies }: Options): Gate {
  const addressOf = clientAddresses(trustedProxies);
  return async (request, key) => {
    if (key !== own) return anybody;
    const admitted = await admitOrigin(request.headers.origin, request.headers.host);
    return admitted && { ...admitted, address: addressOf(request) };
  };
}
