import { createCipheriv, randomBytes } from "node:crypto";

/** A key for one link: 256 bits in base64url. It stands in the link and nowhere else. */
export function newShareKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Encrypts a file of a shared record as SMART Health Links ask for it: JWE in compact form (RFC 7516), `dir` with
 * `A256GCM`, the kind of the content in `cty`.
 */
export function sealForLink(content: Uint8Array, key: string, contentType: string): string {
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM", cty: contentType })).toString(
    "base64url",
  );
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  // With `dir` the second part, an encrypted key, is empty.
  return [
    header,
    "",
    iv.toString("base64url"),
    text.toString("base64url"),
    cipher.getAuthTag().toString("base64url"),
  ].join(".");
}
