import {
  createCipheriv,
  createDecipheriv,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

/** Returns a random 256-bit token of 43 characters that need no escaping in a URL or a header. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns a random token for an invited guest. Its prefix distinguishes it from the token of a guest who has booked.
 */
export function newInvitationToken(): string {
  return `invited_${newToken()}`;
}

/**
 * Returns the SHA-256 of a token, as the database stores it. The token cannot be recovered from it; unsuitable for
 * guessable secrets.
 */
export function hashOf(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

/** Compares two byte arrays in constant time; false at once when their lengths differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The installation's `DATA_KEY`, and during a rotation also `DATA_KEY_OTHER`, whose data can still be opened. */
export type DataKey = { own: string; others: readonly string[] };

/** What a sealed secret is bound to. It cannot be opened for another row, purpose or installation. */
export type SealContext = {
  dataKey: DataKey;
  /** The purpose, such as `totp`. Each purpose has its own derived key. */
  purpose: string;
  tenantId: number;
  /** The id of the row that owns the secret, whatever its table; 0 for none. */
  patientId: number;
};

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts bytes, bound to their row. Returns iv, tag and ciphertext together (AES-256-GCM, NIST SP 800-38D). */
export function seal(plain: Uint8Array, context: SealContext): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(context), iv).setAAD(placeOf(context));
  const text = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]);
}

/**
 * Decrypts what `seal` returned, with the own key or one of a rotation. Throws when key, row or bytes do not
 * match.
 */
export function unseal(sealed: Buffer, context: SealContext): Buffer {
  const keys = keysFor(context);
  const last = keys.pop() ?? keyFor(context);
  for (const key of keys)
    try {
      return open(sealed, key, context);
    } catch {
      // sealed with another one
    }
  return open(sealed, last, context);
}

/**
 * Seals a secret again with the own key. Returns null when the own key sealed it already; throws when no key opens
 * it.
 */
export function reseal(sealed: Buffer, context: SealContext): Buffer | null {
  try {
    open(sealed, keyFor(context), context);
    return null;
  } catch {
    return seal(unseal(sealed, context), context);
  }
}

function open(sealed: Buffer, key: Buffer, context: SealContext): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(placeOf(context))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
}

/** The key of one purpose, derived from the installation's `DATA_KEY`. */
const keyFor = (use: KeyUse): Buffer => keysFor(use)[0];

type KeyUse = Pick<SealContext, "dataKey" | "purpose">;

/**
 * Returns the valid derived keys of one purpose, 32 bytes each, the own key first. The others verify signatures from
 * before a rotation.
 */
export function keysFor({ dataKey: { own, others }, purpose }: KeyUse): [Buffer, ...Buffer[]] {
  const derive = (key: string) => Buffer.from(hkdfSync("sha256", key, "", `anteroom ${purpose}`, 32));
  return [derive(own), ...others.map(derive)];
}
const placeOf = ({ tenantId, patientId }: SealContext) => Buffer.from(`${tenantId}/${patientId}`);

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Returns a random appointment code: eight characters of Crockford base 32 (D.90). The caller must check that it
 * is unused.
 */
export function newCode(): string {
  return Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join("");
}
