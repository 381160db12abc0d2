import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { followPageChanges } from "../../platform/pages/page-changes.ts";
import { openTenants } from "../../platform/tenancy/tenants.ts";
import { startDnsServer, type DnsServer } from "../../testing/dns-server.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer();
  clinic = await openWholeClinic({
    now: "2027-03-01T09:00:00.000Z",
    env: { BASE_URL: "http://clinics.example" },
    txtRecords: dns.txtRecords,
  });
});
beforeEach(() => clinic.clock.setOffset(60_000)); // the DNS may be asked again
afterAll(async () => {
  await clinic.close();
  await dns.stop();
});

type Slug = "aurora" | "ipe";
const ask = (method: "GET" | "POST" | "DELETE", path: string, body?: object, slug: Slug = "aurora") =>
  clinic.call(method, `/clinic/domains${path}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const claim = async (domain: string, slug: Slug = "aurora") => {
  const { body } = await ask("POST", "", { domain }, slug);
  return body.data.entity.proof as { record_name: string; record_value: string };
};
/** Which clinic's manifest a host answers with; null: none. */
const shownAt = async (host: string): Promise<string | null> => {
  const { statusCode, body } = await clinic.app.inject({ url: "/api/manifest", headers: { host } });
  const found = /Clinic (aurora|ipe)/.exec(body)?.[1];
  return statusCode === 200 ? (found ?? null) : null;
};

test("a host name is served once its DNS record proves it, and no longer after removal", async () => {
  const asked = await ask("POST", "", { domain: "mar.example" });
  expect(asked).toMatchObject({
    status: 201,
    body: { data: { entity: { is_served: false, is_primary: false, added_at: null } } },
  });
  const { proof } = asked.body.data.entity;
  expect(proof).toMatchObject({ record_name: "_anteroom.mar.example", last_found: null });
  expect(await shownAt("mar.example")).toBeNull();
  const nothing = await ask("POST", "/mar.example/check");
  expect(nothing.body.data.entity).toMatchObject({ is_served: false, proof: { last_found: "nothing" } });
  clinic.clock.setOffset(10_000);
  dns.records.set(proof.record_name, ["v=spf1 -all", "anteroom-clinic=somebody-else"]);
  expect((await ask("POST", "/mar.example/check")).body.data.entity.proof.last_found).toBe("other");
  clinic.clock.setOffset(10_000);
  dns.silence.isSilent = true;
  expect((await ask("POST", "/mar.example/check")).body.data.entity.proof.last_found).toBe("unreachable");
  dns.silence.isSilent = false;
  expect(await shownAt("mar.example")).toBeNull();
  clinic.clock.setOffset(10_000);
  dns.records.set(proof.record_name, ["v=spf1 -all", proof.record_value]);
  const proven = await ask("POST", "/mar.example/check");
  expect(proven.body.data.entity).toMatchObject({ is_served: true, is_primary: false, proof: null });
  expect(await shownAt("mar.example")).toBe("aurora");
  expect((await clinic.app.inject("/api/health/host?domain=mar.example")).statusCode).toBe(200);
  expect((await ask("DELETE", "/mar.example")).status).toBe(204);
  expect(await shownAt("mar.example")).toBeNull();
  expect((await clinic.app.inject("/api/health/host?domain=mar.example")).statusCode).toBe(404);
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("object", "=", "domain/mar.example")
      .orderBy("id")
      .execute(),
  );
  expect(audited.map(({ action }) => action)).toEqual(["domain.claim", "domain.serve", "domain.remove"]);
});

test("DNS is queried once in ten seconds for a host name", async () => {
  await claim("often.example");
  expect((await ask("POST", "/often.example/check")).status).toBe(200);
  expect(await ask("POST", "/often.example/check")).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", retry_after: 10 },
  });
  clinic.clock.setOffset(10_000);
  expect((await ask("POST", "/often.example/check")).status).toBe(200);
});

test("the clinic that proves a claimed host name gets it, and another cannot take it", async () => {
  const mine = await claim("both.example");
  const theirs = await claim("both.example", "ipe");
  expect(mine.record_value).not.toBe(theirs.record_value);
  dns.records.set(mine.record_name, [theirs.record_value]);
  expect((await ask("POST", "/both.example/check")).body.data.entity.is_served).toBe(false);
  expect((await ask("POST", "/both.example/check", undefined, "ipe")).body.data.entity.is_served).toBe(true);
  expect(await shownAt("both.example")).toBe("ipe");
  clinic.clock.setOffset(10_000);
  dns.records.set(mine.record_name, [mine.record_value]);
  expect(await ask("POST", "/both.example/check")).toMatchObject({
    status: 409,
    body: { code: "status_conflict" },
  });
  expect(await shownAt("both.example")).toBe("ipe");
  expect(await ask("POST", "", { domain: "both.example" })).toMatchObject({
    status: 400,
    body: { fields: [{ path: "body.domain", code: "taken" }] },
  });
});

test("another clinic's host names are neither shown, changed nor removed", async () => {
  for (const [method, path] of [
    ["DELETE", "/ipe.localhost"],
    ["POST", "/ipe.localhost/primary"],
    ["POST", "/ipe.localhost/check"],
  ] as const)
    expect(await ask(method, path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  const listed = (await ask("GET", "")).body.data.collection as { domain: string }[];
  expect(listed.map(({ domain }) => domain)).not.toContain("ipe.localhost");
  expect(await shownAt("ipe.localhost")).toBe("ipe");
  await withTenant(clinic.db, 1, async (tx) => {
    const taken = await tx.deleteFrom("tenant_domains").where("domain", "=", "ipe.localhost").execute();
    expect(taken[0]?.numDeletedRows).toBe(0n); // whatever the code asks for, the database holds
  });
  const foreign = withTenant(clinic.db, 1, (tx) =>
    tx.insertInto("tenant_domains").values({ domain: "x.example", tenant_id: 2, added_at: null }).execute(),
  );
  await expect(foreign).rejects.toThrow("row-level security");
});

test("an installation's host name is reserved, except the clinic's own slug, which needs no proof", async () => {
  for (const [domain, code] of [
    ["clinics.example", "reserved"],
    ["www.clinics.example", "reserved"],
    ["ipe.clinics.example", "reserved"],
    ["10.0.0.7", "malformed"],
    ["intranet", "malformed"],
  ])
    expect(await ask("POST", "", { domain })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: [{ path: "body.domain", code }] },
    });
  expect((await ask("POST", "", { domain: "Upper.example" })).status).toBe(400);
  const own = await ask("POST", "", { domain: "aurora.clinics.example" });
  expect(own.body.data.entity).toMatchObject({ is_served: true, proof: null });
  expect((await ask("POST", "", { domain: "aurora.clinics.example" })).body).toEqual(own.body);
  expect(await shownAt("aurora.clinics.example")).toBe("aurora");
  await ask("DELETE", "/aurora.clinics.example");
});

test("links use the main host name, which cannot be removed, and calendar entries keep their ids", async () => {
  await ask("POST", "", { domain: "new.aurora.localhost" });
  const main = async () => (await clinic.app.tenants.ofHost("aurora.localhost"))?.primaryDomain;
  expect(await main()).toBe("aurora.localhost");
  const before = await mailedCalendar();
  expect(await ask("POST", "/unknown.example/primary")).toMatchObject({ status: 404 });
  await claim("unproven.example");
  expect((await ask("POST", "/unproven.example/primary")).status).toBe(409);
  const made = await ask("POST", "/new.aurora.localhost/primary");
  expect(made.body.data.entity).toMatchObject({ domain: "new.aurora.localhost", is_primary: true });
  expect(await main()).toBe("new.aurora.localhost");
  expect((await ask("DELETE", "/new.aurora.localhost")).status).toBe(409);
  const after = await mailedCalendar();
  expect(before.host).toBe("aurora.localhost");
  expect(after.host).toBe("aurora.localhost");
  expect(after.text).toContain("//new.aurora.localhost");
  const [first] = (await ask("GET", "")).body.data.collection;
  expect(first.domain).toBe("new.aurora.localhost");
  await ask("POST", "/aurora.localhost/primary");
  expect((await ask("DELETE", "/new.aurora.localhost")).status).toBe(204);
});

/** Books for the patient; answers the email's text and the host name in the id of its calendar entry. */
async function mailedCalendar(): Promise<{ text: string; host: string | undefined }> {
  const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const booked = await clinic.call("POST", "/clinic/appointments", {
    headers,
    body: {
      patient_id: 1,
      doctor_id: 1,
      service_type: "remote",
      start_time: "2027-03-02T14:00:00.000Z",
      minutes: 20,
      symptoms: "A cough",
    },
  });
  const { id } = booked.body.data.entity;
  const [mail] = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select(["body", "calendar"]).where("appointment_id", "=", id).execute(),
  );
  await clinic.call("POST", `/clinic/appointments/${id}/cancel`, { headers });
  return { text: mail?.body ?? "", host: /UID:appointment-\d+@(\S+)/.exec(mail?.calendar ?? "")?.[1] };
}

test("another process applies a host name's move to another clinic at once", async () => {
  const beside = openTenants(clinic.db);
  const stop = await followPageChanges(clinic.connections.app, {
    onChange: () => {},
    onClinics: beside.clearCache,
    report: (error) => console.error(error),
  });
  const slugAt = async () => (await beside.ofHost("moves.localhost"))?.slug ?? null;
  const standing = vi.spyOn(performance, "now").mockReturnValue(performance.now()); // what is remembered does not grow old
  try {
    expect(await slugAt()).toBeNull();
    await ask("POST", "", { domain: "moves.localhost" });
    await vi.waitFor(async () => expect(await slugAt()).toBe("aurora"));
    expect(await shownAt("moves.localhost")).toBe("aurora");
    await ask("DELETE", "/moves.localhost");
    await vi.waitFor(async () => expect(await slugAt()).toBeNull());
    expect(await shownAt("moves.localhost")).toBeNull();
    await ask("POST", "", { domain: "moves.localhost" }, "ipe");
    await vi.waitFor(async () => expect(await slugAt()).toBe("ipe"));
    expect(await shownAt("moves.localhost")).toBe("ipe");
  } finally {
    standing.mockRestore();
    await stop();
  }
});

test("a clinic has at most fifty host names", async () => {
  await withTenant(clinic.db, 1, async (tx) => {
    await sql`delete from tenant_domain_claims`.execute(tx);
    await sql`insert into tenant_domain_claims (tenant_id, domain, challenge, created_at)
      select 1, 'many-' || n || '.example', 'x', now() from generate_series(1, 49) n`.execute(tx);
  });
  expect((await ask("POST", "", { domain: "fiftieth.example" })).status).toBe(409);
  expect((await ask("DELETE", "/many-1.example")).status).toBe(204);
  expect((await ask("POST", "", { domain: "fiftieth.example" })).status).toBe(201);
});
