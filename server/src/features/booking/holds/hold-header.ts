import { hashOf } from "../../../platform/crypto/secrets.ts";

/** Identifies a browser's hold, from the hold header. The database stores only `secretHash`. */
export type HoldKey = { id: number; secret: string; secretHash: Buffer };

/** Parses the header `{id}.{secret}`; null when it is malformed. */
export function readHoldHeader(header: string | undefined): HoldKey | null {
  const [, id, secret] = /^([1-9]\d{0,15})\.([\w-]{20,100})$/.exec(header ?? "") ?? [];
  if (id === undefined || secret === undefined || !Number.isSafeInteger(Number(id))) return null;
  return { id: Number(id), secret, secretHash: hashOf(secret) };
}
