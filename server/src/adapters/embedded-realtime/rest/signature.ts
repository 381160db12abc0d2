import { createHash } from "node:crypto";
import { isSame, signatureOf, type AppKeys } from "../channel-pass.ts";
import { limits } from "../limits.ts";

type SignedRequest = {
  method: string;
  /** As it stands in the address, without the query. */
  path: string;
  query: URLSearchParams;
  /** Exactly as it came; empty where there is none. */
  body: string;
};

/**
 * Returns why a REST request is refused, or null when the application's secret signed it within the last ten
 * minutes. `otherSecrets` do not count.
 */
export function refuseSignature(
  { method, path, query, body }: SignedRequest,
  { key, secret }: AppKeys,
  nowMs: number,
): string | null {
  if (query.get("auth_key") !== key) return "Unknown auth_key";
  if (query.get("auth_version") !== "1.0") return "Unknown auth_version";
  const age = Math.abs(nowMs / 1000 - Number(query.get("auth_timestamp") ?? Number.NaN));
  if (!(age <= limits.signatureSeconds)) return "Timestamp expired";
  const digest = createHash("md5").update(body).digest("hex");
  if (body !== "" && !isSame(query.get("body_md5") ?? "", digest)) return "Invalid body_md5";
  const signed = [...query]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const expected = signatureOf(secret, `${method}\n${path}\n${signed}`);
  return isSame(query.get("auth_signature") ?? "", expected) ? null : "Invalid signature";
}
