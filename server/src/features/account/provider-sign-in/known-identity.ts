import type { FastifyReply } from "fastify";
import type { Config } from "../../../platform/config/config.ts";
import type { Tx } from "../../../platform/database/database.ts";
import {
  readSealedCookie,
  sealedCookieLifetime,
  setSealedCookie,
  type SealedCookie,
} from "../../../shared/account/sealed-cookie.ts";
import { patientAudience, readProvider } from "../../../shared/account/sign-in-provider-rows.ts";

/** A person whom the clinic's provider has authenticated, with a verified address, on a host of the clinic. */
export type KnownIdentity = { issuer: string; subject: string; email: string; host: string };

type Place = { config: Pick<Config, "dataKey" | "baseUrl">; tenantId: number };
type Stored = KnownIdentity & { until: number };

const identityCookie: SealedCookie = {
  name: "anteroom-identity",
  path: "/api/patients",
  purpose: "patient-sign-in-identity",
};

/** Stores the person for 10 minutes in an encrypted cookie of this browser, bound to the clinic; nothing in the database. */
export function storeIdentity(reply: FastifyReply, place: Place, identity: KnownIdentity, now: Date): void {
  const stored: Stored = { ...identity, until: now.getTime() + sealedCookieLifetime };
  setSealedCookie(reply, identityCookie, place, stored);
}

/** Deletes the cookie of `storeIdentity`. */
export function forgetIdentity(reply: FastifyReply, place: Place): void {
  setSealedCookie(reply, identityCookie, place, null);
}

/**
 * Returns the stored person; null after 10 minutes, on another host, and when the clinic has meanwhile disabled,
 * removed or changed its provider.
 */
export async function readIdentity(
  tx: Tx,
  cookies: string | undefined,
  place: Place,
  { host, now }: { host: string; now: Date },
): Promise<KnownIdentity | null> {
  const stored = readSealedCookie(cookies, identityCookie, place) as Stored | null;
  if (!stored || stored.until < now.getTime() || stored.host !== host) return null;
  const provider = await readProvider(tx, patientAudience);
  return provider?.is_enabled && provider.issuer === stored.issuer ? stored : null;
}
