import {
  createCipheriv,
  createDecipheriv,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

/** A secret of 256 bits for an address or a header. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** An invited guest's token; what it begins with tells it from the token of a guest who has booked. */
export function newInvitationToken(): string {
  return `invited_${newToken()}`;
}

/** What the database keeps of a token: it recognises the token and cannot give it back. */
export function hashOf(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

/** Compares in constant time. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What a sealed secret belongs to: taken to another row, kind or installation it opens no more. */
export type SealContext = {
  /** The installation's `DATA_KEY`. */
  dataKey: string;
  /** What it is, as `totp`: each kind is sealed with a key of its own. */
  purpose: string;
  tenantId: number;
  patientId: number;
};

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the database must be able to give back, bound to its row: iv, tag and text in one (AES-256-GCM, NIST SP 800-38D). */
export function seal(plain: Uint8Array, context: SealContext): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(context), iv).setAAD(placeOf(context));
  const text = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

/** Gives back what was sealed; throws where key, row or bytes are not those of the sealing. */
export function unseal(sealed: Buffer, context: SealContext): Buffer {
  const opening = createDecipheriv(cipher, keyFor(context), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(placeOf(context))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
}

/** The key of one purpose, derived from the installation's `DATA_KEY`. */
export const keyFor = ({ dataKey, purpose }: Pick<SealContext, "dataKey" | "purpose">): Buffer =>
  Buffer.from(hkdfSync("sha256", dataKey, "", `anteroom ${purpose}`, 32));
const placeOf = ({ tenantId, patientId }: SealContext) => Buffer.from(`${tenantId}/${patientId}`);

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An appointment code: eight characters of Crockford base 32 (D.90). */
export function newCode(): string {
  return Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join("");
}
