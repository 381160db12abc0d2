import { hashOf } from "../../../platform/crypto/secrets.ts";

/** What a browser knows of its hold. */
export type HoldKey = { id: number; secret: string; secretHash: Buffer };

/** Reads the header `{id}.{secret}`; anything else is no hold. */
export function readHoldHeader(header: string | undefined): HoldKey | null {
  const [, id, secret] = /^([1-9]\d{0,15})\.([\w-]{20,100})$/.exec(header ?? "") ?? [];
  if (id === undefined || secret === undefined || !Number.isSafeInteger(Number(id))) return null;
  return { id: Number(id), secret, secretHash: hashOf(secret) };
}
