import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** What a test may do otherwise than an honest authenticator does. */
type Tricks = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean };

/**
 * Creates a software authenticator with one ES256 passkey, as WebAuthn Level 3 defines it.
 * `register` and `logIn` return the credential for a challenge; `tricks` make it dishonest.
 */
export function softPasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  const flagsOf = (isVerified: boolean, hasKey: boolean) =>
    0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
  const head = ({ rpId: otherRpId, counter: otherCounter, isVerified = true }: Tricks, hasKey: boolean) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(otherCounter ?? counter);
    return Buffer.concat([sha256(otherRpId ?? rpId), Buffer.from([flagsOf(isVerified, hasKey)]), count]);
  };
  const clientData = (type: "create" | "get", challenge: string, tricks: Tricks) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge,
        origin: tricks.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const common = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
  } as const;
  return {
    id: common.id,
    register: (challenge: string, tricks: Tricks = {}) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(tricks, true), Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("create", challenge, tricks)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ["internal"],
        },
      };
    },
    logIn: (challenge: string, tricks: Tricks = {}) => {
      const authenticatorData = head(tricks, false);
      const clientDataJSON = clientData("get", challenge, tricks);
      const signature = sign(
        "sha256",
        Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
        privateKey,
      );
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
