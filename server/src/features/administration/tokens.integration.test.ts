import type { ProgramLimit } from "../../platform/tenancy/program-limit.ts";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { limitInProcess, openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let limit: ProgramLimit = () => Promise.resolve(null);
let clinic: WholeClinic;
beforeAll(
  async () =>
    void (clinic = await openWholeClinic({
      now: "2027-03-01T09:00:00.000Z",
      programLimit: (caller, id) => limit(caller, id),
    })),
);
afterAll(() => clinic.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asClinic = bearer(known.aurora.clinicToken);
const ask = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  { body, headers = asClinic }: { body?: unknown; headers?: Record<string, string> } = {},
) => clinic.call(method, `/clinic${path}`, { headers, ...(body === undefined ? {} : { body }) });
const wanted = { label: "Desk", scopes: ["doctors:read"], doctor_id: null, expires_at: null };
const make = async (changes: object = {}, headers = asClinic) => {
  const { status, body } = await ask("POST", "/tokens", { body: { ...wanted, ...changes }, headers });
  expect([status, body]).toMatchObject([201, { data: { entity: {} } }]);
  return body.data.entity as { id: number; token: string };
};
const mayList = async (token: string) => (await ask("GET", "/doctors", { headers: bearer(token) })).status;
const oneOf = async (id: number) => {
  const { body } = await ask("GET", "/tokens");
  return body.data.collection.find((token: { id: number }) => token.id === id);
};

test("a token acts within its scopes, is stored as a hash, and is shown once", async () => {
  const { id, token } = await make();
  expect(token).toMatch(/^anteroom_[\w-]{43}$/);
  expect(await mayList(token)).toBe(200);
  const refused = await ask("GET", "/tokens", { headers: bearer(token) });
  expect([refused.status, refused.body.code]).toEqual([403, "insufficient_scope"]);
  const { body } = await ask("GET", "/tokens");
  expect(JSON.stringify(body)).not.toContain(token);
  const rows = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("clinic_tokens").selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await oneOf(id)).toMatchObject({ label: "Desk", scopes: ["doctors:read"], made_by: "clinic/test" });
});

test("the last use is stored at most once a minute", async () => {
  const { id, token } = await make();
  expect(await oneOf(id)).toMatchObject({ last_used_at: null });
  const at = clinic.clock.now().toISOString();
  await mayList(token);
  clinic.clock.setOffset(59_000);
  await mayList(token);
  expect(await oneOf(id)).toMatchObject({ last_used_at: at });
  clinic.clock.setOffset(2_000);
  await mayList(token);
  expect(await oneOf(id)).toMatchObject({ last_used_at: clinic.clock.now().toISOString() });
});

test("a token expires at its end, and one that is already over is not created", async () => {
  const { token } = await make({
    expires_at: new Date(clinic.clock.now().getTime() + 60_000).toISOString(),
  });
  expect(await mayList(token)).toBe(200);
  clinic.clock.setOffset(60_000);
  expect(await mayList(token)).toBe(401);
  const late = await ask("POST", "/tokens", {
    body: { ...wanted, expires_at: clinic.clock.now().toISOString() },
  });
  expect(late.body.fields).toEqual([{ path: "body.expires_at", code: "past" }]);
});

test("a rotated token is valid beside the new one only for the overlap", async () => {
  const first = await make();
  const rotated = await ask("POST", `/tokens/${first.id}/rotate`, { body: { overlap_hours: 2 } });
  const second = rotated.body.data.entity;
  expect(second).toMatchObject({ label: "Desk", scopes: ["doctors:read"], replaces: first.id });
  expect([await mayList(first.token), await mayList(second.token)]).toEqual([200, 200]);
  clinic.clock.setOffset(2 * 3_600_000);
  expect([await mayList(first.token), await mayList(second.token)]).toEqual([401, 200]);
  const third = await ask("POST", `/tokens/${second.id}/rotate`, { body: { overlap_hours: 0 } });
  expect([await mayList(second.token), await mayList(third.body.data.entity.token)]).toEqual([401, 200]);
  expect((await ask("POST", `/tokens/${second.id}/rotate`, { body: { overlap_hours: 0 } })).status).toBe(404);
});

test("a revoked token is void at once, and actions are in the audit log", async () => {
  const { id, token } = await make();
  expect((await ask("DELETE", `/tokens/${id}`)).status).toBe(204);
  expect(await mayList(token)).toBe(401);
  expect((await ask("DELETE", `/tokens/${id}`)).status).toBe(404);
  const log = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("object", "=", `clinic_token/${id}`)
      .orderBy("id")
      .execute(),
  );
  expect(log.map(({ action }) => action)).toEqual(["token.make", "token.revoke"]);
});

test("a token cannot create or rotate one with more scopes than its own", async () => {
  const weak = await make({ scopes: ["tokens:write", "doctors:read"] });
  const strong = await make({ scopes: ["doctors:write"] });
  const headers = bearer(weak.token);
  for (const scopes of [["doctors:write"], ["patients:read", "doctors:read"], ["webhooks:write"]]) {
    const refused = await ask("POST", "/tokens", { body: { ...wanted, scopes }, headers });
    expect([refused.status, refused.body.code]).toEqual([403, "insufficient_scope"]);
  }
  const rotated = await ask("POST", `/tokens/${strong.id}/rotate`, { body: { overlap_hours: 0 }, headers });
  expect([rotated.status, await mayList(strong.token)]).toEqual([403, 200]);
  await make({ scopes: ["tokens:read", "doctors:read"] }, headers);
});

test("a doctor's token is bound to that doctor, without clinic-wide scopes", async () => {
  const { token } = await make({
    doctor_id: known.aurora.doctorId,
    scopes: ["appointments:read", "tokens:write", "patients:read"],
  });
  const me = await ask("GET", "/me", { headers: bearer(token) });
  expect(me.body.data.entity).toMatchObject({ doctor_id: 1, scopes: ["appointments:read"] });
  const none = await ask("POST", "/tokens", { body: { ...wanted, doctor_id: 1, scopes: ["tokens:read"] } });
  expect(none.body.fields).toEqual([{ path: "body.scopes", code: "not_for_doctors" }]);
  const foreign = await ask("POST", "/tokens", { body: { ...wanted, doctor_id: known.ipe.doctorId } });
  expect(foreign.status).toBe(404);
});

test("a token over its rate limit gets a retry time, and another token is unaffected", async () => {
  limit = limitInProcess(2);
  const ask = (token: string, url = "/api/clinic/me") =>
    clinic.app.inject({ url, headers: { host: "aurora.localhost", authorization: `Bearer ${token}` } });
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push((await ask(known.aurora.clinicToken)).statusCode);
  expect(answers).toEqual([200, 200, 429]);
  const refused = await ask(known.aurora.clinicToken);
  expect(refused.json()).toMatchObject({ code: "too_many_requests", status: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const fhir = await ask(known.aurora.clinicToken, "/fhir/R4/Practitioner");
  expect([fhir.statusCode, fhir.json()]).toMatchObject([429, { issue: [{ code: "throttled" }] }]);
  expect(Number(fhir.headers["retry-after"])).toBeGreaterThan(0);
  limit = () => Promise.resolve(null);
  expect((await ask(known.aurora.clinicToken)).statusCode).toBe(200);
});

test("a doctor's calendar feed needs its own token, shows codes and times only, and can be revoked", async () => {
  const next = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", status: "scheduled" });
  await makeAppointment(clinic.db, { start: "2027-03-04T10:00:00Z", status: "canceled" });
  await makeAppointment(clinic.db, { start: "2027-03-05T10:00:00Z", status: "held" });
  const calendar = { scopes: ["calendar:read"], doctor_id: known.aurora.doctorId };
  const { id, token } = await make(calendar);
  const fetchOf = (file: string, host = "aurora.localhost") =>
    clinic.app.inject({ url: `/api/calendars/${file}`, headers: { host } });
  const answer = await fetchOf(`${token}.ics`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const component = new ICAL.Component(ICAL.parse(answer.body) as never);
  const events = component.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.map((one) => [one.uid, one.component.getFirstPropertyValue("status")])).toEqual([
    [`appointment-${next}@aurora.localhost`, "TENTATIVE"],
    [expect.any(String), "CANCELLED"],
  ]);
  expect(events[0]?.startDate.toJSDate()).toEqual(new Date("2027-03-03T10:00:00Z"));
  expect(answer.body).not.toMatch(/Patient|cough/);
  expect(await oneOf(id)).toMatchObject({ last_used_at: clinic.clock.now().toISOString() });
  // It opens nothing else, and no token that could do more opens it.
  expect(
    (
      await ask("GET", "/appointments?from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z", {
        headers: bearer(token),
      })
    ).status,
  ).toBe(403);
  const wider = await make({ scopes: ["calendar:read", "doctors:read"], doctor_id: known.aurora.doctorId });
  const ofClinic = await make({ scopes: ["calendar:read"] });
  for (const file of [
    `${wider.token}.ics`,
    `${ofClinic.token}.ics`,
    `${known.aurora.clinicToken}.ics`,
    token,
    "x.ics",
  ])
    expect([file, (await fetchOf(file)).statusCode]).toEqual([file, 404]);
  expect((await fetchOf(`${token}.ics`, "ipe.localhost")).statusCode).toBe(404);
  expect((await ask("DELETE", `/tokens/${id}`)).status).toBe(204);
  expect((await fetchOf(`${token}.ics`)).statusCode).toBe(404);
});
