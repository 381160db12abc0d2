import { mostCalendarAddresses } from "@anteroom/domain/clinic/token-scopes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  for (const role of ["doctor", "reception", "admin"] as const)
    await makeStaffSession(clinic, { role, token: tokenOf(role) });
});
afterAll(() => clinic.close());

const tokenOf = (role: string) => `${role}-of-calendars-00000000000000`;
const as = (role: "doctor" | "reception" | "admin") => ({
  cookie: `anteroom-desk=${tokenOf(role)}`,
  "x-anteroom-desk": "1",
});
const doctorId: number = known.aurora.doctorId;
const path = (doctor = doctorId) => `/clinic/doctors/${doctor}/calendar_addresses`;
const make = (label: string, role: Parameters<typeof as>[0] = "doctor", doctor = doctorId) =>
  clinic.call("POST", path(doctor), { headers: as(role), body: { label } });
const list = async (role: Parameters<typeof as>[0] = "doctor") =>
  (await clinic.call("GET", path(), { headers: as(role) })).body.data.collection;
const fetchOf = (url: string) => {
  const { pathname, hostname } = new URL(url);
  return clinic.app.inject({ url: pathname, headers: { host: hostname } });
};

test("a doctor makes an address that a calendar program reads until an admin revokes it", async () => {
  await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z" });
  const made = await make("Phone");
  expect(made).toMatchObject({
    status: 201,
    body: { data: { entity: { label: "Phone", last_read_at: null } } },
  });
  const { id, url } = made.body.data.entity;
  expect(url).toMatch(/^https?:\/\/aurora\.localhost.*\/api\/calendars\/anteroom_[\w-]+\.ics$/);
  const read = await fetchOf(url);
  expect([read.statusCode, read.body.includes("BEGIN:VEVENT")]).toEqual([200, true]);
  const shown = { id, label: "Phone", last_read_at: clinic.clock.now().toISOString() };
  expect(await list("admin")).toMatchObject([shown]);
  expect(JSON.stringify(await list())).not.toContain("anteroom_");
  expect((await clinic.call("DELETE", `${path()}/${id}`, { headers: as("admin") })).status).toBe(204);
  expect((await fetchOf(url)).statusCode).toBe(404);
  expect(await list()).toEqual([]);
  expect((await clinic.call("DELETE", `${path()}/${id}`, { headers: as("admin") })).status).toBe(404);
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("action").where("object", "=", `clinic_token/${id}`).execute(),
  );
  expect(rows.map(({ action }) => action)).toEqual(["token.make", "token.revoke"]);
});

test("a doctor makes none for another doctor, reception makes none, and other tokens are not revoked", async () => {
  expect((await make("Phone", "doctor", doctorId + 1)).status).toBe(404);
  expect((await make("Phone", "reception")).status).toBe(403);
  expect((await make("Phone", "admin", 999_999)).status).toBe(404);
  const body = { label: "Program", scopes: ["appointments:read"], doctor_id: doctorId, expires_at: null };
  const other = await clinic.call("POST", "/clinic/tokens", { headers: as("admin"), body });
  const { id } = other.body.data.entity;
  expect((await clinic.call("DELETE", `${path()}/${id}`, { headers: as("admin") })).status).toBe(404);
  expect((await list()).map((one: { id: number }) => one.id)).not.toContain(id);
});

test("an admin gives a program the scope of a calendar, which opens the feed", async () => {
  const body = { label: "Program", scopes: ["calendar:read"], doctor_id: doctorId, expires_at: null };
  const { status, body: made } = await clinic.call("POST", "/clinic/tokens", { headers: as("admin"), body });
  expect(status).toBe(201);
  const { token } = made.data.entity;
  expect((await fetchOf(`https://aurora.localhost/api/calendars/${token}.ics`)).statusCode).toBe(200);
  expect((await list()).map((one: { label: string }) => one.label)).toContain("Program");
});

test("a doctor has a limited number of addresses, which do not count among the clinic's tokens", async () => {
  const before = (await list()).length;
  const answers = await Promise.all(
    Array.from({ length: mostCalendarAddresses - before + 2 }, (_, at) => make(`Phone ${at}`)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  expect(await list()).toHaveLength(mostCalendarAddresses);
  const body = { label: "One more", scopes: ["calendar:read"], doctor_id: doctorId, expires_at: null };
  expect((await clinic.call("POST", "/clinic/tokens", { headers: as("admin"), body })).status).toBe(409);
});
