import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Push, PushOutcome } from "../../ports/push.ts";
import { isLocalEndpoint, isPublicEndpoint, publicLookup } from "../../platform/outgoing/public-addresses.ts";
import { sealMessage } from "./seal.ts";
import { createPrivateKey, sign } from "node:crypto";

type VapidKeys = { publicKey: string; privateKey: string };

/** A service takes a signature for a day at most (RFC 8292); half of that leaves room for clocks. In s. */
const validFor = 12 * 3_600;

/** The header that says who sends: for the origin of the push service, signed with our key (RFC 8292). `subject` is whom the service may write to. */
function vapidHeader(
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

type Options = VapidKeys & {
  /** Whom the push service may write to: `mailto:` or an https address. */
  subject: string;
  now: () => Date;
  /** Development: the push service may be a program on this machine. */
  allowsLocal: boolean;
};

/** How long a service may take to answer, in ms. */
const patience = 10_000;

/**
 * Sends web push messages (RFC 8030) with node:crypto. `send` returns `refused` for addresses that are not public
 * and for redirects. It rejects on 429, server errors and no answer within 10 s: the caller tries again.
 */
export function webPush({ subject, now, allowsLocal, ...keys }: Options): Push {
  const canReach = (endpoint: string) =>
    isPublicEndpoint(endpoint) || (allowsLocal && isLocalEndpoint(endpoint));
  return {
    publicKey: keys.publicKey,
    canReach,
    send: async ({ endpoint, p256dh, auth }, text, { ttlSeconds, isUrgent, topic }) => {
      if (!canReach(endpoint)) return "refused";
      const headers = {
        authorization: vapidHeader(endpoint, keys, { subject, now: now() }),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(Math.max(0, Math.floor(ttlSeconds))),
        urgency: isUrgent ? "high" : "normal",
        topic,
      };
      const body = sealMessage(text, { p256dh, auth });
      return outcomeOf(
        await post(endpoint, headers, { body, isOpen: allowsLocal && isLocalEndpoint(endpoint) }),
      );
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  return "refused"; // a redirect too: nobody leads us elsewhere
}

type Sending = { body: Buffer; isOpen: boolean };

/** The status of the answer; its body is not read. */
function post(endpoint: string, headers: Record<string, string>, { body, isOpen }: Sending): Promise<number> {
  const send = endpoint.startsWith("https:") ? requestHttps : requestHttp;
  const options = { method: "POST", headers, timeout: patience, ...(isOpen ? {} : { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    const sending = send(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on("timeout", () => sending.destroy(new Error("The push service did not answer.")));
    sending.on("error", reject);
    sending.end(body);
  });
}
