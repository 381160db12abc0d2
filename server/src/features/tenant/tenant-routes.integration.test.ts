import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { clinicConfigurationRoutes } from "./tenant-routes.ts";

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic({ mount: clinicConfigurationRoutes });
});
afterAll(() => clinic.close());

test("each clinic's host returns its own manifest", { tags: ["S7.API.03"] }, async () => {
  for (const slug of ["aurora", "ipe"] as const) {
    const { status, body } = await clinic.call("GET", "/manifest", { clinic: slug });
    expect(status).toBe(200);
    expect(body.data.entity).toMatchObject({ name: `Clinic ${slug}`, slug, businessAccountSlug: slug });
  }
});

test("a known manifest answers 304 until it changes", { tags: ["S7.API.03", "D.07"] }, async () => {
  const first = await clinic.call("GET", "/manifest");
  const etag = String(first.headers["etag"]);
  const again = await clinic.call("GET", "/manifest", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("tenant_configs")
      .values({
        tenant_id: known.aurora.tenantId,
        kind: "manifest",
        version: 2,
        body: JSON.stringify({ ...first.body.data.entity, name: "A new name" }),
        created_at: clinic.clock.now(),
      })
      .execute(),
  );
  clinic.app.tenants.clearCache();
  const changed = await clinic.call("GET", "/manifest", { headers: { "if-none-match": etag } });
  expect([changed.status, changed.body.data.entity.name]).toEqual([200, "A new name"]);
});

test(
  "settings are complete and served to the web platform only",
  { tags: ["S7.API.04", "S7.API.04.q-platform", "D.06", "D.18"] },
  async () => {
    await changeSettings(clinic, "ipe", { patientsReview: false, unknownThing: 1 });
    const { body } = await clinic.call("GET", "/patients/application_settings/?platform=web", {
      clinic: "ipe",
    });
    expect(body.data.entity).toMatchObject({
      patientsReview: false,
      patientsShareScreen: false,
      currency: "EUR",
    });
    expect(body.data.entity).not.toHaveProperty("unknownThing");
    for (const query of ["", "?platform=ios", "?platform=web&more=1"]) {
      const refused = await clinic.call("GET", `/patients/application_settings/${query}`);
      expect([query, refused.status, refused.body.code]).toEqual([query, 400, "validation_failed"]);
    }
  },
);

test(
  "the look-up returns the clinic of a host, or null",
  { tags: ["S7.API.05", "S7.API.05.q-platform", "S7.API.05.answer", "D.05", "D.20"] },
  async () => {
    const named = await clinic.call("GET", "/shared/knok_domains?platform=web", { clinic: "ipe" });
    expect(named.body).toEqual({
      data: { entity: { domain: "ipe.localhost", tenant: "ipe", business_account: "ipe" } },
    });
    const nobody = await clinic.app.inject({
      url: "/api/shared/knok_domains?platform=web",
      headers: { host: "localhost" },
    });
    expect(nobody.json()).toEqual({ data: { entity: null } });
  },
);

test(
  "an unknown host or address is a problem with a stable code and a localised message",
  { tags: ["S7.API.20", "D.03"] },
  async () => {
    const unknown = await clinic.app.inject({
      url: "/api/manifest",
      headers: { host: "nobody.example", "accept-language": "pt" },
    });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers["content-type"]).toContain("application/problem+json");
    expect(unknown.json()).toMatchObject({ code: "tenant_not_found", status: 404 });
    expect(unknown.headers["content-language"]).toBe("pt");
  },
);

test("the contract is described as OpenAPI 3.1", { tags: ["D.01"] }, async () => {
  const { body } = await clinic.call("GET", "/openapi.json");
  expect(body).toMatchObject({
    openapi: "3.1.0",
    paths: { "/api/manifest": { get: { responses: { 200: {} } } } },
  });
});

test("the OpenAPI document answers 304 to callers who have it", async () => {
  const ask = (headers: Record<string, string>) => clinic.app.inject({ url: "/api/openapi.json", headers });
  const first = await ask({ host: "aurora.localhost" });
  const { etag } = first.headers;
  expect(etag).toMatch(/^(W\/)?"[\w-]{20,}"$/);
  const again = await ask({ host: "ipe.localhost", "if-none-match": String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const changed = await ask({ host: "aurora.localhost", "if-none-match": '"another"' });
  expect([changed.statusCode, changed.body]).toEqual([200, first.body]);
});

test(
  "the host's clinic wins; otherwise the token decides, and a bad token is not an error",
  { tags: ["S7.API.03.q-token", "D.08"] },
  async () => {
    const token = known.aurora.patientToken;
    const nameAt = async (host: string, query: string) => {
      const answer = await clinic.app.inject({ url: `/api/manifest${query}`, headers: { host } });
      return answer.statusCode === 200 ? answer.json().data.entity.slug : answer.json().code;
    };
    expect(await nameAt("localhost", `?token=${token}`)).toBe("aurora");
    expect(await nameAt("ipe.localhost", `?token=${token}`)).toBe("ipe");
    expect(await nameAt("ipe.localhost", "?token=nobodys")).toBe("ipe");
    expect(await nameAt("localhost", "?token=nobodys")).toBe("tenant_not_found");
    expect(await nameAt("localhost", "")).toBe("tenant_not_found");
  },
);
