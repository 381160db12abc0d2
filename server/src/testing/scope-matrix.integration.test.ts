import { addressOf, type EndpointShape } from "@anteroom/contract/endpoint";
import { scopesOfRole, staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { doctorScopes, isInScope, tokenScopes, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { core } from "zod";
import { withTenant } from "../platform/database/database.ts";
import { makeClinicToken } from "../platform/tenancy/clinic-tokens.ts";
import { allEndpoints } from "./all-endpoints.ts";
import { sampleOf } from "./arbitrary-of-schema.ts";
import { makeStaffSession } from "./make-staff.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

const endpoints = (await allEndpoints()).filter(([, { caller }]) => caller === "clinic");
let clinic: WholeClinic;
/** One token with one scope each: of the clinic, of its doctor, and of the other clinic. */
const tokens: Record<"clinic" | "doctor" | "other", Map<TokenScope, string>> = {
  clinic: new Map(),
  doctor: new Map(),
  other: new Map(),
};

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  for (const role of staffRoles) await makeStaffSession(clinic, { role, token: staffTokenOf(role) });
  await makeStaffSession(clinic, { role: "admin", token: staffTokenOf("lacking"), lacksFactor: true });
  const now = clinic.clock.now();
  for (const [kind, tenantId, doctorId] of [
    ["clinic", 1, null],
    ["doctor", 1, known.aurora.doctorId],
    ["other", 2, null],
  ] as const)
    await withTenant(clinic.db, tenantId, async (tx) => {
      for (const scope of tokenScopes) {
        const wanted = { tenantId, doctorId, label: scope, scopes: [scope], expiresAt: null, madeBy: "test" };
        tokens[kind].set(scope, (await makeClinicToken(tx, { ...wanted, now })).token);
      }
    });
});
afterAll(() => clinic.close());

const staffTokenOf = (role: string) => `staff-token-of-${role}-0000000000000`;

/** Parameters of a path that are words, not numbers of something. */
const words: Readonly<Record<string, string>> = {
  day: "2027-03-02",
  side: "front",
  kind: "logo",
  text_kind: "terms",
  mail_kind: "visit_booked",
  template_slug: "sleep",
  domain: "nobody.example",
  locale: "pt",
};

/** What chance does not find. */
const preferred = {
  url: ["https://clinic.example/x"],
  email: ["ana@example.org"],
  domain: ["nobody.example"],
  questionnaire: [
    { language: "en", title: "Sleep", item: [{ linkId: "a", type: "boolean", text: "Do you sleep?" }] },
  ],
  address: ["https://pay.example.org/v71", "ana@mar.example"],
  issuer: ["https://10.0.0.1"],
  client_id: ["clinic-desk"],
  jwks_uri: ["https://10.0.0.1/jwks.json"],
  privacy_url: ["https://diary.example/privacy"],
  redirect_uris: [["https://diary.example/back"]],
  client_secret: ["a-secret-of-a-client"],
  merchant_account: ["ClinicaDoMar"],
  api_key: ["an-api-key-of-an-account"],
  signing_key: ["0".repeat(64)],
  name: ["Ana"],
  role: ["doctor"],
  postal_code: ["1000-001"],
  municipality_code: ["3550308"],
  service_code: ["040101"],
  activity_code: ["862021"],
  series_prefix: [""],
  series: ["A2027"],
  document_type: ["FR"],
  validation_code: ["JFXYZ123"],
};

const sample = (schema: core.$ZodType | undefined) => schema && sampleOf(schema, preferred, 7);

/** A request that is right but for what it is about; the same for every token. */
function requestTo(shape: EndpointShape) {
  const params = Object.fromEntries(
    [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, words[name] ?? 999_999]),
  );
  const query = (sample(shape.query) ?? {}) as Record<string, string>;
  const body = shape.method === "GET" ? undefined : sample(shape.body);
  return {
    method: shape.method,
    url: `/api${addressOf(shape, params, query)}`,
    ...(body === undefined ? {} : { payload: body as object }),
  };
}

const ask = (request: ReturnType<typeof requestTo>, token: string) =>
  askWith(request, { authorization: `Bearer ${token}` });
const askAtDesk = (request: ReturnType<typeof requestTo>, role: string, host = "aurora.localhost") =>
  askWith(request, { cookie: `anteroom-desk=${staffTokenOf(role)}`, "x-anteroom-desk": "1", host });

async function askWith(request: ReturnType<typeof requestTo>, by: Record<string, string>) {
  const headers = { host: "aurora.localhost", ...by };
  const answer = await clinic.app.inject({ ...request, headers });
  return { status: answer.statusCode, code: answer.body === "" ? null : codeOf(answer.body) };
}

function codeOf(body: string): string | null {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? null;
  } catch {
    return null; // a file
  }
}

test("the matrix has every clinic endpoint and every scope", () => {
  expect(endpoints.length).toBeGreaterThan(60);
  const needed = new Set(endpoints.map(([, { scope }]) => scope));
  expect([...needed].filter((scope) => scope === undefined)).toEqual([]);
});

test.each(endpoints)("%s opens to its scope only", async (_name, shape) => {
  const { scope } = shape;
  if (scope === undefined) throw new Error("An endpoint of the clinic without a scope");
  const crossings: unknown[] = [];
  const request = requestTo(shape);
  for (const kind of ["clinic", "doctor"] as const)
    for (const [held, token] of tokens[kind]) {
      const isAble = kind === "clinic" || doctorScopes.includes(held);
      const mayCall = scope === "any" || (isAble && isInScope([held], scope));
      const { status, code } = await ask(request, token);
      if ((code === "insufficient_scope") === mayCall || (!mayCall && status !== 403) || status === 500)
        crossings.push([kind, held, status, code]);
    }
  for (const [held, token] of tokens.other) {
    const { status, code } = await ask(request, token);
    if (status !== 401 || code !== "unauthenticated") crossings.push(["another clinic", held, status, code]);
  }
  expect(crossings).toEqual([]);
});

test.each(endpoints)("%s opens at the desk to the roles with its scope only", async (_name, shape) => {
  const { scope } = shape;
  if (scope === undefined) throw new Error("An endpoint of the clinic without a scope");
  const crossings: unknown[] = [];
  const request = requestTo(shape);
  for (const role of [...staffRoles, "lacking"] as const) {
    const held = role === "lacking" ? [] : scopesOfRole(role);
    const mayCall = scope === "any" || isInScope(held, scope);
    const { status, code } = await askAtDesk(request, role);
    if ((code === "insufficient_scope") === mayCall || (!mayCall && status !== 403) || status === 500)
      crossings.push([role, status, code]);
    const elsewhere = await askAtDesk(request, role, "ipe.localhost");
    if (elsewhere.code !== "unauthenticated") crossings.push(["another clinic", role, elsewhere]);
  }
  const cookie = `anteroom-desk=${staffTokenOf("admin")}`;
  const { code } = await askWith(request, { cookie });
  if (code !== "unauthenticated") crossings.push(["without the header", code]);
  expect(crossings).toEqual([]);
});
