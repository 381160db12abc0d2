import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as the push service received it. */
export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A local push service. */
export type PushService = {
  url: string;
  /** All messages so far, in order, also those that were refused. */
  taken: ReceivedPush[];
  /** Sets the HTTP status of further answers. */
  answer: (status: number) => void;
  close: () => Promise<void>;
};

/**
 * Starts a local push service on a free port. It stores all messages and answers 201 until told
 * otherwise; 307 redirects to `/elsewhere`.
 */
export async function openPushService(): Promise<PushService> {
  const taken: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      taken.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, status === 307 ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    answer: (next) => void (status = next),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/**
 * Creates a browser's subscription. Returns its public `keys`, and `read`, which decrypts a
 * message (RFC 8291) and parses it as JSON, independently of our encryption.
 */
export function subscribedBrowser() {
  const own = createECDH("prime256v1");
  const secret = randomBytes(16);
  const p256dh = own.generateKeys("base64url");
  return {
    keys: { p256dh, auth: secret.toString("base64url") },
    read: (body: Buffer): unknown => JSON.parse(unseal(body, own, secret)),
  };
}

function unseal(body: Buffer, own: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), secret, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return open.subarray(0, open.lastIndexOf(2)).toString("utf8");
}

/**
 * Returns the claims of a VAPID `Authorization` header. Throws when its key is not `publicKey` or
 * its signature is invalid.
 */
export function readVapid(authorization: string | undefined, publicKey: string): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? "") ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const holds = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ format: "jwk", key: jwk }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!holds || key !== publicKey) throw new Error("The message is not signed with our key.");
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}
