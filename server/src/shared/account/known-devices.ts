import { createHmac, randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import { keysFor, sameBytes } from "../../platform/crypto/secrets.ts";

/** A cookie without rights: it only proves which accounts have signed in on this device. */
const cookieName = "anteroom-device";
const lifetimeSeconds = 400 * 24 * 3600; // browsers keep no cookie longer
/** Most accounts of one browser; the least recently used is dropped. */
const mostAccounts = 8;
const macBytes = 16;

type Account = { config: Pick<Config, "dataKey" | "baseUrl">; tenantId: number; patientId: number };

/**
 * Returns the id of a device that has signed in to this account before, else null, also for a forged cookie.
 * `header` is the `Cookie` header.
 */
export function knownDevice(header: string | undefined, account: Account): string | null {
  const entry = entriesOf(header).find((one) => isOf(one, account));
  return entry === undefined ? null : (entry.split(".")[0] ?? null);
}

/**
 * Sets the cookie that marks a device as known to the account, for 400 days and at most 8 accounts; it gives
 * no access. Call it once the sign-in is complete. `header` is the request's `Cookie` header.
 */
export function rememberDevice(reply: FastifyReply, header: string | undefined, account: Account): void {
  const others = entriesOf(header).filter((one) => !isOf(one, account));
  const known = entriesOf(header).find((one) => isOf(one, account));
  const id = known?.split(".")[0] ?? randomBytes(16).toString("base64url");
  const entry = `${id}.${macsOf(id, account)[0]?.toString("base64url")}`;
  const value = [entry, ...others].slice(0, mostAccounts).join("~");
  const secure = account.config.baseUrl.protocol === "https:" ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${cookieName}=${value}; Path=/api; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const entriesOf = (header: string | undefined): string[] =>
  (cookieOf(header, cookieName) ?? "")
    .split("~")
    .filter((entry) => /^[\w-]{22}\.[\w-]{22}$/.test(entry))
    .slice(0, mostAccounts);

function isOf(entry: string, account: Account): boolean {
  const [id = "", mac = ""] = entry.split(".");
  return macsOf(id, account).some((one) => sameBytes(Buffer.from(mac, "base64url"), one));
}

/** Returns MACs that reveal nothing about the account. The first uses the own key, others keys in rotation. */
function macsOf(id: string, { config, tenantId, patientId }: Account): Buffer[] {
  return keysFor({ dataKey: config.dataKey, purpose: "known-device" }).map((key) =>
    createHmac("sha256", key).update(`${tenantId}/${patientId}/${id}`).digest().subarray(0, macBytes),
  );
}
