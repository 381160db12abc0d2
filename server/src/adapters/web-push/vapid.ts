import { createPrivateKey, sign } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

/** A service takes a signature for a day at most (RFC 8292); half of that leaves room for clocks. In s. */
const validFor = 12 * 3_600;

/** The header that says who sends: for the origin of the push service, signed with our key (RFC 8292). `subject` is whom the service may write to. */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  { subject, now }: { subject: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + validFor,
    sub: subject,
  };
  const unsigned = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
}
