import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, SignJWT, type JWK } from "jose";

/** A key pair of an app: RS384 with 2048 bits, or ES384. */
export type AppKey = { alg: "RS384" | "ES384"; kid: string; privateKey: KeyObject; publicJwk: JWK };

/** Creates a key pair of an app with a random or given key id. */
export async function makeAppKey(alg: AppKey["alg"], kid: string = randomUUID()): Promise<AppKey> {
  const { privateKey, publicKey } =
    alg === "RS384"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: "P-384" });
  return { alg, kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg } };
}

/**
 * Returns the signed JWT by which an app authenticates at `tokenUrl`, valid for two minutes of
 * real time. `claims` and `header` replace values.
 */
export function signAssertion(
  { alg, kid, privateKey }: AppKey,
  { clientId, tokenUrl }: { clientId: string; tokenUrl: string },
  { claims = {}, header = {} }: { claims?: Record<string, unknown>; header?: Record<string, unknown> } = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: clientId, sub: clientId, aud: tokenUrl, exp: now + 120, jti: randomUUID() };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg, kid, typ: "JWT", ...header })
    .sign(privateKey);
}

/**
 * Starts a local server that publishes an app's public keys at `url`. Set `status` and `keys` of
 * the result to change its answers; `requests` counts them.
 */
export async function publishKeys(keys: JWK[]) {
  const published = { keys, status: 200, requests: 0, url: "", close: () => server.close() };
  const server = createServer((_, response) => {
    published.requests += 1;
    response.writeHead(published.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys: published.keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  published.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  return published;
}
