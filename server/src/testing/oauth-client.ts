import { createHash, randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import * as oidc from "openid-client";
import pg from "pg";
import { hashOf } from "../platform/crypto/secrets.ts";
import { withTenant } from "../platform/database/database.ts";
import type { AppKey } from "./smart-app.ts";
import { known } from "./test-clinic.ts";
import type { WholeClinic } from "./whole-clinic.ts";

/** Where the apps of `addPatientApp` are sent back to. */
export const redirectUri = "https://diary.example/back";

/** Listens on a port of this machine, whose address becomes a host name of the first clinic. Returns the origin. */
export async function serveFirstClinic(clinic: WholeClinic): Promise<string> {
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(clinic.app.server.address() as AddressInfo).port}`;
}

/** Registers an app that patients connect, a public one unless it has a key. Returns its ids. */
export async function addPatientApp(
  clinic: WholeClinic,
  { key, at = "aurora", ...changes }: { key?: AppKey; at?: "aurora" | "ipe"; redirect_uris?: string[] } = {},
): Promise<{ id: number; client_id: string }> {
  const { status, body } = await clinic.call("POST", "/clinic/patient_apps", {
    clinic: at,
    headers: { authorization: `Bearer ${known[at].clinicToken}` },
    body: {
      name: "Diary",
      privacy_url: null,
      redirect_uris: [redirectUri],
      scopes: ["patient/*.rs", "launch/patient", "openid", "fhirUser", "offline_access"],
      jwks: key ? { keys: [key.publicJwk] } : null,
      jwks_uri: null,
      ...changes,
    },
  });
  if (status !== 201) throw new Error(`The app was not registered: ${status} ${JSON.stringify(body)}`);
  return body.data.entity as { id: number; client_id: string };
}

/** Stores what the first clinic's known patient allowed an app. Returns the code, and its PKCE verifier. */
export async function allowApp(
  clinic: WholeClinic,
  appId: number,
  scopes: readonly string[],
): Promise<{ code: string; verifier: string; grantId: number }> {
  const [code, verifier] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")];
  const now = clinic.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  const grant = {
    tenant_id: 1,
    app_id: appId,
    patient_id: known.aurora.patientId,
    allowed_by: known.aurora.patientId,
    scopes: [...scopes],
    code_hash: hashOf(code),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    redirect_uri: redirectUri,
    code_expires_at: soon,
    allowed_at: now,
    expires_at: soon,
  };
  const { id } = await withTenant(clinic.db, 1, (tx) =>
    tx.insertInto("app_grants").values(grant).returning("id").executeTakeFirstOrThrow(),
  );
  return { code, verifier, grantId: id };
}

/** Returns `openid-client` as the app sets it up from discovery: with its key, or as a public client. */
export async function discoverClinic(
  origin: string,
  clientId: string,
  key?: AppKey,
): Promise<oidc.Configuration> {
  const found = await oidc.discovery(new URL(origin), clientId, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
  if (!key) return found;
  const metadata = found.serverMetadata();
  const pkcs8 = new Uint8Array(key.privateKey.export({ type: "pkcs8", format: "der" }));
  const algorithm =
    key.alg === "RS384"
      ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-384" }
      : { name: "ECDSA", namedCurve: "P-384" };
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]);
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    {},
    oidc.PrivateKeyJwt(
      { key: privateKey, kid: key.kid },
      { [oidc.modifyAssertion]: (_, payload) => void (payload["aud"] = metadata.token_endpoint) },
    ),
  );
  oidc.allowInsecureRequests(configuration);
  return configuration;
}
