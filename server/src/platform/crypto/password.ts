import { argon2, randomBytes } from "node:crypto";
import { sameBytes } from "./secrets.ts";

/** Cost of argon2id as OWASP's password storage sheet gives it (2025): 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const version = 19;

/**
 * Hashes a password, in NFKC, as a PHC string with algorithm, cost, salt and hash. Hashes of different costs can
 * coexist.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Returns whether the password matches the stored PHC string. With `null` it takes the same time and returns
 * false. Throws when `stored` is not a PHC string of argon2id.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : parse(stored);
  const { salt, hash, ...stamped } = known ?? decoy;
  const found = await derive(password, salt, stamped);
  return sameBytes(found, hash) && known !== null;
}

/**
 * Derives a 32-byte argon2id hash of another typed secret with the password cost and the caller's salt. Normalises
 * the secret to NFKC.
 */
export function stretchSecret(secret: string, salt: Buffer): Promise<Buffer> {
  return derive(secret, salt, cost);
}

type Cost = { memory: number; passes: number; parallelism: number };

const decoy = { ...cost, salt: randomBytes(16), hash: randomBytes(tagLength) };

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/;

function parse(stored: string): Cost & { salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = "", hash = ""] = phc.exec(stored) ?? [];
  if (memory === undefined) throw new Error("A stored password is not a PHC string of argon2id");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

/** NFKC first: the same keys give different code points on different machines. Runs beside the event loop. */
function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message, nonce, memory, passes, parallelism, tagLength }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}

/** The PHC format writes base 64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
