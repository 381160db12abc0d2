import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from "jose";
import * as oidc from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import {
  addPatientApp,
  allowApp,
  discoverClinic,
  redirectUri,
  serveFirstClinic,
} from "../../../testing/oauth-client.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { beginKeyRotation, replaceIdTokenKey, rotateDueIdTokenKeys } from "./rotate-id-token-key.ts";

let clinic: WholeClinic;
/** Another server of the same database, with a memory of its own. */
let second: WholeClinic;
let origin: string;
let app: { id: number; client_id: string };
const start = Date.parse("2027-03-01T09:00:00.000Z");
const [hour, day] = [3_600_000, 86_400_000];

beforeAll(async () => {
  clinic = await openWholeClinic({ now: new Date(start).toISOString(), leads: false });
  second = await openWholeClinic({ beside: clinic, leads: false });
  origin = await serveFirstClinic(clinic);
  app = await addPatientApp(clinic);
});
afterAll(async () => {
  await second.close();
  await clinic.close();
});

/** Both servers believe that they lead and look for what is due at the same moment. */
const round = () => Promise.all([clinic, second].map(({ services }) => rotateDueIdTokenKeys(services)));
const setTime = (ms: number) => clinic.clock.set(new Date(start + ms).toISOString());

/** The keys that a server publishes; the same on both. */
async function published(): Promise<JSONWebKeySet> {
  const sets = await Promise.all(
    [clinic, second].map(async (server) =>
      (
        await server.app.inject({ url: "/oauth/jwks", headers: { host: "aurora.localhost" } })
      ).json<JSONWebKeySet>(),
    ),
  );
  expect(sets[0]).toEqual(sets[1]);
  for (const key of sets[0]?.keys ?? []) expect(key).not.toHaveProperty("d");
  return sets[0] ?? { keys: [] };
}
const kids = async () => (await published()).keys.map(({ kid }) => kid);

/** An ID token that a server signed for the app, as it answers a code. */
async function idTokenOf(server: WholeClinic): Promise<string> {
  const { code, verifier } = await allowApp(clinic, app.id, ["patient/Patient.rs", "openid"]);
  const client = await discoverClinic(origin, app.client_id);
  const inject = async (url: string, { method, headers, body }: oidc.CustomFetchOptions) => {
    const answer = await server.app.inject({
      method: method as "POST",
      url: new URL(url).pathname,
      headers: { ...headers, host: new URL(origin).host },
      ...(body ? { payload: String(body as URLSearchParams) } : {}),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"]) },
    });
  };
  client[oidc.customFetch] = inject;
  const back = new URL(`${redirectUri}?code=${code}&iss=${encodeURIComponent(origin)}`);
  const { id_token: token = "" } = await oidc.authorizationCodeGrant(client, back, {
    pkceCodeVerifier: verifier,
  });
  return token;
}
const signers = async () => {
  const tokens = await Promise.all([clinic, second].map(idTokenOf));
  return { tokens, kids: new Set(tokens.map((token) => decodeProtectedHeader(token).kid)) };
};
const isVerified = async (token: string) =>
  jwtVerify(token, createLocalJWKSet(await published())).then(
    () => true,
    () => false,
  );
const auditLines = () =>
  withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action", "object"])
      .where("action", "like", "id_token_key.%")
      .orderBy("id")
      .execute(),
  );

test("the next key is published for two days before it signs, and the old one until its tokens have expired", async () => {
  const [first] = await kids();
  const before = await signers();
  expect(before.kids).toEqual(new Set([first]));
  setTime(90 * day - 1);
  await round();
  expect(await kids()).toEqual([first]);

  setTime(90 * day);
  await round();
  const [stillFirst, next] = await kids();
  expect(stillFirst).toBe(first);
  expect(await kids()).toEqual([first, next]);
  setTime(92 * day - 1);
  await round();
  const last = await signers();
  expect(last.kids).toEqual(new Set([first]));

  setTime(92 * day);
  await round();
  expect(await kids()).toEqual([next, first]);
  const after = await signers();
  expect(after.kids).toEqual(new Set([next]));
  for (const token of [...last.tokens, ...after.tokens]) expect(await isVerified(token)).toBe(true);

  setTime(92 * day + hour);
  await round();
  expect(await kids()).toEqual([next, first]);
  setTime(92 * day + 2 * hour);
  expect(await kids()).toEqual([next]); // also before a server has looked
  await round();
  expect(await kids()).toEqual([next]);
  for (const token of last.tokens) expect(await isVerified(token)).toBe(false);
  expect(await signers()).toMatchObject({ kids: new Set([next]) });
  const line = { actor: "clock", object: "tenant/1" };
  expect(await auditLines()).toEqual([
    { ...line, action: "id_token_key.publish" },
    { ...line, action: "id_token_key.sign" },
  ]);

  setTime(182 * day);
  await round();
  expect(await kids()).toHaveLength(2);
});

test("the next key is published ahead of its time once, and one that got out is replaced at once", async () => {
  const place = { dataKey: clinic.services.config.dataKey, tenantId: 1 };
  const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);
  const begin = () => inClinic((tx) => beginKeyRotation(tx, place, clinic.clock.now()));
  const replace = () => inClinic((tx) => replaceIdTokenKey(tx, place, clinic.clock.now()));
  await inClinic((tx) => tx.deleteFrom("id_token_keys").execute());
  expect([await begin(), await replace()]).toEqual([null, false]);
  app = await addPatientApp(clinic);
  const [first] = await kids();
  const signsAt = new Date(clinic.clock.now().getTime() + 2 * day);
  expect([await begin(), await begin()]).toEqual([signsAt, signsAt]);
  expect(await kids()).toHaveLength(2);
  const { tokens } = await signers();

  expect(await replace()).toBe(true);
  const [only, ...others] = await kids();
  expect([only === first, others]).toEqual([false, []]);
  expect(await signers()).toMatchObject({ kids: new Set([only]) });
  for (const token of tokens) expect(await isVerified(token)).toBe(false);
  expect((await auditLines()).slice(-2)).toEqual(
    ["publish", "replace"].map((step) => ({
      actor: "installation",
      action: `id_token_key.${step}`,
      object: "tenant/1",
    })),
  );
});
