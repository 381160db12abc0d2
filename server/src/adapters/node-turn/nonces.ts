import { createHmac, randomBytes } from "node:crypto";

const lifetimeMs = 60 * 60 * 1000;

/** Nonces that carry their own proof; node-turn's own hold a timer of an hour for each stranger that asks. */
export function createNonces(now: () => number) {
  const secret = randomBytes(32);
  const sign = (expiry: string) => createHmac("sha256", secret).update(expiry).digest("hex").slice(0, 32);
  return {
    generateNonce(): string {
      const expiry = String(now() + lifetimeMs);
      return `${expiry}-${sign(expiry)}`;
    },
    checkNonce(nonce: string): boolean {
      const [expiry = "", signature] = nonce.split("-");
      return signature === sign(expiry) && Number(expiry) > now();
    },
  };
}
