import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { seal, unseal, type SealContext } from "../../platform/crypto/secrets.ts";
import { cookieOf } from "../../platform/http/cookies.ts";

/** A cookie whose content only the server reads: sent to our own pages' requests below `path`, never to scripts. */
export type SealedCookie = { name: string; path: string; purpose: string };

/** How long browsers store a sealed cookie, in ms. Callers let its content expire by the same time. */
export const sealedCookieLifetime = 10 * 60_000;

type Place = { config: Pick<Config, "dataKey" | "baseUrl">; tenantId: number };

/** Bound to the clinic: another clinic's cookie opens nothing. */
const contextOf = ({ purpose }: SealedCookie, { config, tenantId }: Place): SealContext => ({
  dataKey: config.dataKey,
  purpose,
  tenantId,
  patientId: 0, // the person is not known yet
});

/**
 * Sets the cookie to a value, encrypted as JSON; null deletes it. The value must contain its own expiry, which no
 * reader checks here.
 */
export function setSealedCookie(
  reply: FastifyReply,
  cookie: SealedCookie,
  place: Place,
  value: object | null,
): void {
  const { name, path } = cookie;
  const sealed =
    value === null
      ? ""
      : seal(Buffer.from(JSON.stringify(value)), contextOf(cookie, place)).toString("base64url");
  const secure = place.config.baseUrl.protocol === "https:" ? "; Secure" : "";
  const age = value === null ? 0 : sealedCookieLifetime / 1000;
  void reply.header(
    "set-cookie",
    `${name}=${sealed}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/**
 * Returns the decrypted value of the cookie, in any age; null without one, or when it is malformed or another clinic's.
 */
export function readSealedCookie(header: string | undefined, cookie: SealedCookie, place: Place): unknown {
  const sealed = cookieOf(header, cookie.name);
  if (sealed === undefined || sealed === "") return null;
  try {
    const opened = unseal(Buffer.from(sealed, "base64url"), contextOf(cookie, place));
    return JSON.parse(Buffer.from(opened).toString("utf8"));
  } catch {
    return null;
  }
}
