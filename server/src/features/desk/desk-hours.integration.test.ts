import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const tokens = { doctor: "doctor-sets-hours-0000000000000", admin: "admin-sets-hours-00000000000000" };
const { doctorId } = known.aurora;
const hours = { hours: [{ weekday: 3, kind: "open", from: "09:00", to: "12:00" }] };
let clinic: WholeClinic;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  for (const role of ["doctor", "admin"] as const)
    await makeStaffSession(clinic, { role, token: tokens[role] });
});
afterAll(() => clinic.close());

const ask = (role: keyof typeof tokens, method: "GET" | "POST" | "PUT", path: string, body: unknown) =>
  clinic.call(method, `/clinic/doctors${path}`, {
    headers: { cookie: `anteroom-desk=${tokens[role]}`, "x-anteroom-desk": "1" },
    body,
  });
const addOther = () =>
  withTenant(clinic.db, known.aurora.tenantId, async (tx) => {
    const facts = { specialty: "dermatology", languages: ["pt"], portrait: "rui", visit_minutes: 20 };
    const { id } = await tx
      .insertInto("doctors")
      .values({ tenant_id: known.aurora.tenantId, name: "Dr Other", about: "{}", price_minor: 0, ...facts })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

test("a doctor at the desk changes only their own hours, days and absences", async () => {
  const other = await addOther();
  const days = { from: "2027-04-01", to: "2027-04-02" };
  const part = { parts: [{ kind: "extra", from: "18:00", to: "19:00" }] };
  const all = async (role: keyof typeof tokens, id: number) => [
    (await ask(role, "PUT", `/${id}/hours`, hours)).status,
    (await ask(role, "PUT", `/${id}/days/2027-04-05`, part)).status,
    (await ask(role, "POST", `/${id}/absences`, days)).status,
  ];
  expect(await all("doctor", doctorId)).toEqual([200, 200, 200]);
  expect(await all("doctor", other)).toEqual([404, 404, 404]);
  expect(await all("admin", other)).toEqual([200, 200, 200]);
});

test("a doctor at the desk changes neither prices nor profiles, not even their own", async () => {
  const price = { service_type: "remote", amount_minor: 1 };
  const answer = await ask("doctor", "PUT", `/${doctorId}/prices`, price);
  expect([answer.status, answer.body.code]).toEqual([403, "insufficient_scope"]);
  expect((await ask("admin", "PUT", `/${doctorId}/prices`, price)).status).toBe(200);
});
