import type { EndpointShape } from "@anteroom/contract/endpoint";
import { locales } from "@anteroom/domain/shared/locales";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { withTenant } from "../../platform/database/database.ts";
import { bodyExamples } from "../../platform/openapi/body-examples.ts";
import { operations } from "../../platform/openapi/describe-api.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const asOther = { authorization: `Bearer ${known.ipe.clinicToken}` };
const asDoctor = { authorization: "Bearer doctor-token-00000000000000000000" };
const { clinicAddDoctor: doctor = {}, clinicSetHours: hours = {} } = bodyExamples;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("clinic_tokens")
      .values({
        tenant_id: known.aurora.tenantId,
        token_hash: hashOf("doctor-token-00000000000000000000"),
        label: "first doctor",
        doctor_id: known.aurora.doctorId,
        created_at: clinic.clock.now(),
      })
      .execute(),
  );
});
afterAll(() => clinic.close());

const ask = (
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
  headers: Record<string, string> = asClinic,
) => clinic.call(method, `/clinic${path}`, { headers, ...(body === undefined ? {} : { body }) });
const add = async (external_id: string): Promise<number> => {
  const { status, body } = await ask("POST", "/doctors", { ...doctor, external_id });
  expect(status).toBe(201);
  return body.data.entity.id;
};
const slotsOf = async (id: number, from: string, days = 1) => {
  const { body } = await clinic.call("GET", `/doctors/${id}/slots?from=${from}&days=${days}`);
  return body.data.collection.flatMap(({ slots }: { slots: object[] }) => slots).length;
};

test("a doctor added with hours by the API is listed and can be booked", async () => {
  const id = await add("with-hours");
  expect(await slotsOf(id, "2027-03-08")).toBe(0);
  const set = await ask("PUT", `/doctors/${id}/hours`, hours);
  expect(set.body.data.collection).toEqual([
    { weekday: 1, kind: "open", from: "09:00", to: "17:00" },
    { weekday: 1, kind: "break", from: "12:30", to: "13:30" },
    { weekday: 4, kind: "open", from: "14:00", to: "20:00" },
  ]);
  expect(await slotsOf(id, "2027-03-08")).toBe(20); // a Monday: ten of 20 minutes before the break, ten after it
  const page = await clinic.call("GET", `/doctors/${id}`, { headers: { "accept-language": "pt" } });
  expect(page.body.data.entity).toMatchObject({
    name: "Dra. Helena Duarte",
    about: "Médica de família no Porto.",
  });
  const log = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("object", "=", `doctor/${id}`)
      .orderBy("id")
      .execute(),
  );
  expect(log.map(({ action }) => action)).toEqual(["doctor.add", "doctor.hours"]);
  expect(log[0]?.actor).toMatch(/^clinic\//);
});

test("ten simultaneous submissions of one doctor create one doctor", async () => {
  const first = await add("again");
  const sent = await Promise.all(
    Array.from({ length: 10 }, () =>
      ask("POST", "/doctors", { ...doctor, external_id: "again", name: "Ana Reis" }),
    ),
  );
  expect(new Set(sent.map(({ body }) => body.data.entity.id))).toEqual(new Set([first]));
  const changed = await ask("PUT", `/doctors/${first}`, {
    ...bodyExamples["clinicChangeDoctor"],
    is_listed: false,
  });
  expect(changed.body.data.entity).toMatchObject({ id: first, external_id: "again", is_listed: false });
  const { body } = await clinic.call("GET", "/doctors");
  expect(body.data.collection.map((one: { id: number }) => one.id)).not.toContain(first);
});

test("a resubmitted doctor keeps the price set meanwhile, and the change is logged", async () => {
  const id = await add("priced");
  const set = await ask("PUT", `/doctors/${id}/prices`, { service_type: "remote", amount_minor: 5_500 });
  expect(set.status).toBe(200);
  const again = await ask("POST", "/doctors", { ...doctor, external_id: "priced", name: "Ana Reis" });
  const { name, prices } = again.body.data.entity;
  const video = prices.find((one: { service_type: string }) => one.service_type === "remote");
  expect([again.status, name, video.price.amount_minor]).toEqual([201, "Ana Reis", 5_500]);
  const log = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("audit_log").select("action").where("object", "=", `doctor/${id}`).orderBy("id").execute(),
  );
  expect(log.map(({ action }) => action)).toEqual(["doctor.add", "price.set", "doctor.change"]);
});

test("blocked times and extra hours change one day, and an empty list restores the week", async () => {
  const id = await add("days");
  await ask("PUT", `/doctors/${id}/hours`, hours);
  await ask("PUT", `/doctors/${id}/days/2027-03-08`, {
    parts: [{ kind: "off", from: "09:00", to: "11:00" }],
  });
  expect(await slotsOf(id, "2027-03-08")).toBe(14);
  const parts = [{ kind: "extra", from: "18:00", to: "19:00" }];
  await ask("PUT", `/doctors/${id}/days/2027-03-09`, { parts });
  expect(await slotsOf(id, "2027-03-09")).toBe(3);
  const listed = await ask("GET", `/doctors/${id}/days?from=2027-03-09&to=2027-03-31`);
  expect(listed.body.data.collection).toEqual([{ day: "2027-03-09", parts, version: expect.any(String) }]);
  await ask("PUT", `/doctors/${id}/days/2027-03-08`, { parts: [] });
  expect(await slotsOf(id, "2027-03-08")).toBe(20);
});

test("an absence removes whole days and lists their booked appointments", async () => {
  const { doctorId } = known.aurora;
  const within = await makeAppointment(clinic.db, { start: "2027-03-10T14:00:00Z" });
  await makeAppointment(clinic.db, { start: "2027-03-13T14:00:00Z" });
  const sent = await ask("POST", `/doctors/${doctorId}/absences`, { from: "2027-03-09", to: "2027-03-11" });
  expect(sent.body.data.entity).toEqual({ days: 3, appointment_ids: [within] });
  const again = await ask("POST", `/doctors/${doctorId}/absences`, { from: "2027-03-09", to: "2027-03-11" });
  expect(again.body.data.entity).toEqual(sent.body.data.entity);
  expect(await slotsOf(doctorId, "2027-03-09", 3)).toBe(0);
  expect(await slotsOf(doctorId, "2027-03-12")).toBeGreaterThan(0);
});

test("overlapping hours and reversed spans are refused in eight languages", async () => {
  const id = await add("refused");
  const part = { weekday: 1, kind: "open", from: "09:00", to: "12:00" };
  const titles = new Set<string>();
  for (const language of locales) {
    const headers = { ...asClinic, "accept-language": language };
    const refused = await ask(
      "PUT",
      `/doctors/${id}/hours`,
      { hours: [part, { ...part, from: "11:00" }] },
      headers,
    );
    expect([refused.status, refused.body.fields]).toEqual([400, [{ path: "body.hours.1", code: "overlap" }]]);
    titles.add(refused.body.title);
  }
  expect(titles.size).toBeGreaterThan(5); // es and es-CL, pt and pt-BR may agree
  for (const span of [
    { from: "2027-03-09", to: "2027-03-08" },
    { from: "2027-03-09", to: "2028-03-09" },
  ])
    expect((await ask("POST", `/doctors/${id}/absences`, span)).status).toBe(400);
});

test("no other clinic and no other doctor reads or changes a doctor", async () => {
  const id = await add("walls");
  const send = (headers: Record<string, string>, slug: "aurora" | "ipe") =>
    Promise.all(
      (
        [
          ["GET", `/doctors/${id}`],
          ["PUT", `/doctors/${id}`, bodyExamples["clinicChangeDoctor"]],
          ["GET", `/doctors/${id}/hours`],
          ["PUT", `/doctors/${id}/hours`, hours],
          ["GET", `/doctors/${id}/days?from=2027-03-01&to=2027-03-02`],
          ["PUT", `/doctors/${id}/days/2027-03-01`, { parts: [] }],
          ["POST", `/doctors/${id}/absences`, { from: "2027-03-01", to: "2027-03-01" }],
        ] as const
      ).map(async ([method, path, body]) => {
        const answer = await clinic.call(method, `/clinic${path}`, {
          clinic: slug,
          headers,
          ...(body ? { body } : {}),
        });
        return answer.status;
      }),
    );
  expect(new Set(await send(asDoctor, "aurora"))).toEqual(new Set([404]));
  expect(new Set(await send(asOther, "ipe"))).toEqual(new Set([404]));
  expect(new Set(await send(asOther, "aurora"))).toEqual(new Set([401]));
  expect((await ask("POST", "/doctors", doctor, asDoctor)).status).toBe(404);
  const own = await ask("GET", "/doctors", undefined, asDoctor);
  expect(own.body.data.collection.map((one: { id: number }) => one.id)).toEqual([known.aurora.doctorId]);
  expect((await ask("PUT", `/doctors/${known.aurora.doctorId}/hours`, hours, asDoctor)).status).toBe(200);
});

test.each(Object.keys(bodyExamples))("the documented example of %s is accepted", async (name) => {
  const { shape } = operations.find((one) => one.name === name) ?? {};
  if (!shape) throw new Error(`No endpoint is called ${name}`);
  const { method, path } = shape as EndpointShape;
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-20T14:00:00Z" }).catch(() => 1);
  const ids: Record<string, string | number> = {
    doctor_id: 1,
    appointment_id: appointment,
    day: "2027-03-29",
    text_kind: "terms",
    mail_kind: "visit_booked",
    locale: "en",
    // Nobody is merged into themselves.
    ...(name === "clinicMergePatient" && { patient_id: 999_999 }),
  };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(ids[key] ?? 1));
  const isDesk = path.startsWith("/desk/");
  const headers = isDesk ? { ...asClinic, "x-anteroom-desk": "1" } : asClinic;
  const answer = await clinic.call(method as "POST", url, { headers, body: bodyExamples[name] });
  // What it is about may not be there, but what was sent is understood. At the desk a program is nobody.
  const understood = [200, 201, 204, 403, 404, 409, ...(isDesk ? [401] : [])];
  expect([name, answer.status, understood.includes(answer.status)]).toEqual([name, answer.status, true]);
});
