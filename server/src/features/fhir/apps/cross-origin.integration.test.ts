import * as oidc from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import {
  addPatientApp,
  allowApp,
  discoverClinic,
  redirectUri,
  serveFirstClinic,
} from "../../../testing/oauth-client.ts";
import { makeAppKey } from "../../../testing/smart-app.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let origin: string;
let diary: { id: number; client_id: string };
/** Where pages of the clinic's public app run. */
const page = new URL(redirectUri).origin;
const onDevice = "http://127.0.0.1:7777";

const documents = [
  "/fhir/R4/.well-known/smart-configuration",
  "/.well-known/openid-configuration",
  "/oauth/jwks",
  "/fhir/R4/metadata",
];
const forms = ["/oauth/token", "/oauth/revoke"];
const resources = [
  "/fhir/R4/Patient",
  "/fhir/R4/Patient/1",
  "/fhir/R4/Patient/1/$summary",
  "/fhir/R4/nothing",
];

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  origin = await serveFirstClinic(clinic);
  diary = await addPatientApp(clinic, { redirect_uris: [redirectUri, `${onDevice}/back`] });
  await addPatientApp(clinic, {
    redirect_uris: ["https://server.example/back"],
    key: await makeAppKey("ES384"),
  });
  const removed = await addPatientApp(clinic, { redirect_uris: ["https://removed.example/back"] });
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("apps").set({ revoked_at: clinic.clock.now() }).where("id", "=", removed.id).execute(),
  );
  await addPatientApp(clinic, { at: "ipe", redirect_uris: ["https://ipe-app.example/back"] });
});
afterAll(() => clinic.close());

type Asked = { method?: string; headers?: Record<string, string>; body?: URLSearchParams };
const send = (path: string, from: string, { headers = {}, ...rest }: Asked = {}) =>
  fetch(origin + path, { ...rest, headers: { origin: from, ...headers } });
const preflight = (path: string, from: string, method = "GET") =>
  send(path, from, {
    method: "OPTIONS",
    headers: {
      "access-control-request-method": method,
      "access-control-request-headers": "authorization,content-type",
    },
  });
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

const strangers = [
  ["an unknown origin", "https://evil.example"],
  ["a longer name", `${page}.evil.example`],
  ["another port", `${page}:8443`],
  ["another scheme", page.replace("https:", "http:")],
  ["the origin of an app with a key", "https://server.example"],
  ["the origin of an app that was removed", "https://removed.example"],
  ["the origin of another clinic's app", "https://ipe-app.example"],
  ["a page without an origin", "null"],
  ["any origin at all", "*"],
] as const;

test.each([...documents, ...forms, ...resources])(
  "a page of a public app may ask %s, without cookies",
  async (path) => {
    for (const from of [page, onDevice]) {
      const asked = await preflight(path, from, forms.includes(path) ? "POST" : "GET");
      expect([asked.status, headersOf(asked)]).toEqual([
        204,
        {
          "access-control-allow-origin": from,
          "access-control-allow-headers": "accept, authorization, content-type, if-match, prefer",
          "access-control-allow-methods": expect.stringMatching(/GET|POST/) as string,
          "access-control-expose-headers": "etag, location, retry-after, www-authenticate",
          "access-control-max-age": "7200",
        },
      ]);
      const cookie = `patient-token=${known.aurora.patientToken}`;
      const answer = forms.includes(path)
        ? await send(path, from, {
            method: "POST",
            body: new URLSearchParams({ client_id: diary.client_id }),
            headers: { cookie },
          })
        : await send(path, from, { headers: { cookie } });
      expect(answer.headers.get("access-control-allow-origin")).toBe(from);
      for (const { headers } of [asked, answer]) {
        expect(headers.get("vary")).toMatch(/Origin/i);
        expect([headers.get("set-cookie"), headers.get("access-control-allow-credentials")]).toEqual([
          null,
          null,
        ]);
      }
    }
  },
);

test.each(strangers)("%s is told nothing at any address", async (_name, from) => {
  for (const path of [...documents, ...forms, ...resources]) {
    const asked = await preflight(path, from);
    const answer = forms.includes(path)
      ? await send(path, from, { method: "POST", body: new URLSearchParams({ client_id: diary.client_id }) })
      : await send(path, from);
    expect([path, asked.status, headersOf(asked), headersOf(answer)]).toEqual([path, 403, {}, {}]);
    expect(answer.headers.get("vary")).toMatch(/Origin/i);
    expect(forms.includes(path) ? [400] : [200, 401, 404]).toContain(answer.status);
  }
});

test("the same page may ask nothing else: neither another clinic nor other addresses of its own", async () => {
  for (const path of ["/oauth/introspect", "/oauth/authorize", "/api/patients/profile", "/"]) {
    const asked = await preflight(path, page, "POST");
    const answer = await send(
      path,
      page,
      path === "/oauth/introspect" ? { method: "POST" } : ({ redirect: "manual" } as Asked),
    );
    expect([path, headersOf(asked), headersOf(answer)]).toEqual([path, {}, {}]);
  }
  for (const url of [...documents, ...resources]) {
    const headers = { host: "ipe.localhost", origin: page };
    const answer = await clinic.app.inject({ url, headers });
    expect([url, answer.headers["access-control-allow-origin"]]).toEqual([url, undefined]);
  }
});

test("a page connects, reads and gives back its token; another app's page does nothing with this app's id", async () => {
  const from = (own: string) => (url: string, options: object) =>
    fetch(url, { ...options, headers: { ...(options as { headers?: object }).headers, origin: own } });
  const exchange = async (own: string) => {
    const client = await discoverClinic(origin, diary.client_id);
    client[oidc.customFetch] = from(own);
    const { code, verifier } = await allowApp(clinic, diary.id, ["patient/Patient.rs"]);
    const back = new URL(`${redirectUri}?code=${code}&iss=${encodeURIComponent(origin)}`);
    return {
      client,
      tokens: await oidc.authorizationCodeGrant(client, back, { pkceCodeVerifier: verifier }),
    };
  };
  const { client, tokens } = await exchange(page);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const read = () => send(`/fhir/R4/Patient/${known.aurora.patientId}`, page, { headers });
  const found = await read();
  expect([found.status, found.headers.get("access-control-allow-origin")]).toEqual([200, page]);
  await oidc.tokenRevocation(client, tokens.access_token);
  const after = await read();
  expect([after.status, after.headers.get("access-control-allow-origin")]).toEqual([401, page]);
  await addPatientApp(clinic, { redirect_uris: ["https://other.example/back"] });
  await expect(exchange("https://other.example")).rejects.toMatchObject({
    error: "invalid_request",
    status: 400,
  });
});

test("a refused request can be read by the page that sent it, also when it comes too often", async () => {
  const body = new URLSearchParams({
    client_id: diary.client_id,
    grant_type: "authorization_code",
    code: "none",
  });
  const refused = await send("/oauth/token", page, { method: "POST", body });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([400, page]);
  for (let index = 0; index < 60; index++) await send("/oauth/token", page, { method: "POST", body });
  const late = await send("/oauth/token", page, { method: "POST", body });
  expect([late.status, late.headers.get("access-control-allow-origin")]).toEqual([429, page]);
  expect(late.headers.get("access-control-expose-headers")).toMatch("retry-after");
});
