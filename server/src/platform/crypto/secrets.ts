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

/** The installation's `DATA_KEY`, and the one of `DATA_KEY_OTHER` while it is rotated: what that sealed opens too. */
export type DataKey = { own: string; others: readonly string[] };

/** What a sealed secret belongs to: taken to another row, kind or installation it opens no more. */
export type SealContext = {
  dataKey: DataKey;
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

/** Gives back what was sealed with one of the keys; throws where key, row or bytes are not those of the sealing. */
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

/** The same secret sealed with the own key; null where it is already. */
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

/** The keys of one purpose that are good now, the own one first: for what was signed before a rotation. */
export function keysFor({ dataKey: { own, others }, purpose }: KeyUse): [Buffer, ...Buffer[]] {
  const derive = (key: string) => Buffer.from(hkdfSync("sha256", key, "", `anteroom ${purpose}`, 32));
  return [derive(own), ...others.map(derive)];
}
const placeOf = ({ tenantId, patientId }: SealContext) => Buffer.from(`${tenantId}/${patientId}`);

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An appointment code: eight characters of Crockford base 32 (D.90). */
export function newCode(): string {
  return Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join("");
}
