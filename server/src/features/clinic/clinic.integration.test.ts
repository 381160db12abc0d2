import { tokenScopes } from "@anteroom/domain/clinic/token-scopes";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const doctorToken = "doctor-token-00000000000000000000";
const asDoctor = { authorization: `Bearer ${doctorToken}` };
const soon = { start: "2027-03-01T09:30:00Z" };
const span = "from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z";

const post = (path: string, headers: Record<string, string> = asClinic) =>
  clinic.call("POST", `/clinic${path}`, { headers });
const list = async (headers: Record<string, string>) => {
  const { body } = await clinic.call("GET", `/clinic/appointments?${span}`, { headers });
  return body.data.collection.map(({ id }: { id: number }) => id);
};

/** A second doctor of the clinic and a token that stands for that doctor alone. */
function makeDoctor(): Promise<number> {
  const tenant_id = known.aurora.tenantId;
  return withTenant(clinic.db, tenant_id, async (tx) => {
    const about = JSON.stringify({});
    const { id } = await tx
      .insertInto("doctors")
      .values({
        tenant_id,
        name: "Dr Second",
        specialty: "dermatology",
        languages: ["pt"],
        portrait: "rui",
        about,
        price_minor: 0,
        visit_minutes: 20,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("clinic_tokens")
      .values({
        tenant_id,
        token_hash: hashOf(doctorToken),
        label: "second",
        doctor_id: id,
        created_at: new Date(),
      })
      .execute();
    return id;
  });
}

test("the clinic API names its clinic and its realtime address", async () => {
  const { body } = await clinic.call("GET", "/clinic/me", { headers: asClinic });
  expect(body.data.entity).toEqual({
    tenant: "aurora",
    doctor_id: null,
    scopes: [...tokenScopes],
    channel: "private-t1-clinic",
    realtime: { key: "anteroom-test", host: "localhost", port: 8080, path: "/pusher", is_tls: false },
  });
});

test("appointments carry the patient id, are filtered by it, and are read one by one", async () => {
  const other = await makePatient(clinic.db, "Second Patient", "second-patient-token-0000000", new Date());
  const ours = await makeAppointment(clinic.db, soon);
  const theirs = await makeAppointment(clinic.db, { start: "2027-03-01T10:30:00Z", patientId: other });
  const guests = await makeAppointment(clinic.db, {
    start: "2027-03-01T11:30:00Z",
    guestToken: "g".repeat(32),
  });
  const read = async (query: string) => {
    const { body } = await clinic.call("GET", `/clinic/appointments?${span}${query}`, { headers: asClinic });
    return body.data.collection.map((one: { id: number; patient_id: number | null }) => [
      one.id,
      one.patient_id,
    ]);
  };
  expect(await read("")).toEqual([
    [ours, 1],
    [theirs, other],
    [guests, null],
  ]);
  expect(await read(`&patient_id=${other}`)).toEqual([[theirs, other]]);
  const one = (id: number, headers = asClinic) =>
    clinic.call("GET", `/clinic/appointments/${id}`, { headers });
  expect((await one(theirs)).body.data.entity).toMatchObject({ id: theirs, patient_id: other });
  await makeDoctor();
  expect((await one(theirs, asDoctor)).status).toBe(404); // another doctor's
  const foreign = await makeAppointment(clinic.db, { clinic: "ipe", ...soon });
  expect((await one(foreign)).status).toBe(404);
});

test("the clinic accepts and declines by the rules, once", { tags: ["D.83"] }, async () => {
  const id = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  expect((await post(`/appointments/${id}/accept`)).body.data.entity).toMatchObject({ status_code: 2 });
  expect(clinic.published).toContainEqual({
    channels: [`private-t1-appointment-${id}`, "private-t1-clinic", "private-t1-patient-1"],
    event: "appointment.changed",
    data: { appointment_id: id },
  });
  expect(await post(`/appointments/${id}/accept`)).toMatchObject({
    status: 409,
    body: { code: "status_conflict" },
  });
  expect((await post(`/appointments/${id}/decline`)).body.data.entity).toMatchObject({ status: "declined" });
  expect((await post(`/appointments/${id}/accept`)).status).toBe(409);
});

test("one of two simultaneous acceptances succeeds", async () => {
  const id = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(`/appointments/${id}/accept`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test(
  "states of the call page are never stored: the row accepts appointment states only",
  { tags: ["D.86"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const stored = () =>
      withTenant(clinic.db, known.aurora.tenantId, (tx) =>
        tx.selectFrom("appointments").select("status").where("id", "=", id).executeTakeFirstOrThrow(),
      );
    await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient });
    await post(`/appointments/${id}/join`);
    expect(await stored()).toEqual({ status: "preparing" });
    await post(`/appointments/${id}/end`);
    const { body } = await clinic.call("GET", `/visits/${id}`, { headers: asPatient });
    expect(body.data.entity).toMatchObject({ phase: "ended" });
    expect(await stored()).toEqual({ status: "finished" });
    clinic.clock.setOffset(13 * 3_600_000); // the links open nothing any more
    await clinic.call("GET", `/visits/${id}`, { headers: asPatient });
    expect(await stored()).toEqual({ status: "finished" });
    for (const status of ["call_ended", "ended", "link_expired", "token_expired"])
      await expect(
        withTenant(clinic.db, known.aurora.tenantId, (tx) =>
          sql`update appointments set status = ${status} where id = ${id}`.execute(tx),
        ),
      ).rejects.toThrow("appointments_status_check");
  },
);

test("the doctor enters the call under the name and title shown to the patient", async () => {
  const id = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("doctors")
      .set({ name: "Ana Rocha", title: "doctor", sex: "female" })
      .where("id", "=", 1)
      .execute(),
  );
  const inItalian = { ...asPatient, "accept-language": "it" };
  await clinic.call("POST", `/visits/${id}/enter`, { headers: inItalian });
  const waiting = await clinic.call("GET", "/clinic/waiting_room", {
    headers: { ...asClinic, "accept-language": "pt" },
  });
  expect(waiting.body.data.collection[0].doctor_name).toBe("Dra. Ana Rocha");
  const joined = await post(`/appointments/${id}/join`);
  expect(joined.body.data.entity).toMatchObject({
    display_name: "Dott.ssa Ana Rocha",
    patient_language: "it",
  });
});

test("an appointment goes from waiting through joining to its end and can be reviewed", async () => {
  const id = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient });
  const waiting = await clinic.call("GET", "/clinic/waiting_room", { headers: asClinic });
  expect(waiting.body.data.collection).toEqual([
    {
      appointment_id: id,
      doctor_id: 1,
      doctor_name: "Dr aurora",
      patient_name: "Patient aurora",
      waiting_since: "2027-03-01T09:00:00.000Z",
      in_call: false,
      taken_at_desk: false,
    },
  ]);
  clinic.clock.setOffset(3_000);
  const joined = await post(`/appointments/${id}/join`);
  expect(joined.body.data.entity).toMatchObject({
    display_name: "Dr aurora",
    channel: `presence-t1-visit-${id}`,
  });
  const state = () => clinic.call("GET", `/visits/${id}`, { headers: asPatient });
  expect((await state()).body.data.entity).toMatchObject({
    phase: "in_call",
    doctor_joined_at: "2027-03-01T09:00:03.000Z",
    ahead: null,
  });
  expect(
    (await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient })).body.data.entity,
  ).toMatchObject({ status: "preparing", status_code: 3 });

  clinic.clock.setOffset(60_000);
  expect((await post(`/appointments/${id}/join`)).status).toBe(200);
  expect((await post(`/appointments/${id}/end`)).body.data.entity).toMatchObject({ status_code: 5 });
  expect((await state()).body.data.entity).toMatchObject({
    phase: "ended",
    doctor_joined_at: "2027-03-01T09:00:03.000Z",
    ended_at: "2027-03-01T09:01:03.000Z",
  });
  expect(clinic.published).toContainEqual({
    channels: [`presence-t1-visit-${id}`],
    event: "visit.ended",
    data: { appointment_id: id },
  });
  expect(
    (await clinic.call("GET", "/clinic/waiting_room", { headers: asClinic })).body.data.collection,
  ).toEqual([]);
  for (const path of [`/appointments/${id}/end`, `/appointments/${id}/join`])
    expect((await post(path)).status).toBe(409);
  const back = await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient });
  expect(back).toMatchObject({ status: 409, body: { code: "visit_over", reason: "finished" } });
  const review = await clinic.call("POST", `/patients/appointments/${id}/review`, {
    headers: asPatient,
    body: { rating: 4, comment: "" },
  });
  expect(review.status).toBe(201);
});

test("a guest gets one email with a link to the appointment when the doctor ends the call", async () => {
  const id = await makeAppointment(clinic.db, {
    ...soon,
    guestToken: "guest-token-0000000000000000000000000000000",
  });
  await post(`/appointments/${id}/join`);
  const answers = await Promise.all([1, 2, 3].map(() => post(`/appointments/${id}/end`)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const mails = () =>
    withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.selectFrom("mails").select(["recipient", "subject", "body", "calendar"]).execute(),
    );
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: "guest@guests.example", calendar: null });
  expect(mail?.subject).toMatch(/after your appointment|depois da sua consulta/);
  expect(mail?.body).toMatch(/\/sign-up\n/);
  expect(mail?.body, "no health words, no code, no terms").not.toMatch(
    /cough|summary|prescription|code|cancel/i,
  );
  const token = /guest_token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  const linked = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .selectFrom("guest_links")
      .innerJoin("appointments", "appointments.guest_id", "guest_links.guest_id")
      .select("appointments.id")
      .where("token_hash", "=", hashOf(token))
      .execute(),
  );
  expect(linked).toEqual([{ id }]);

  const own = await makeAppointment(clinic.db, { start: "2027-03-01T09:55:00Z" });
  await post(`/appointments/${own}/join`);
  expect((await post(`/appointments/${own}/end`)).status).toBe(200);
  expect(await mails(), "an account has its own page").toHaveLength(1);
});

test("an appointment cannot be ended before it begins or joined before the room opens", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T12:00:00Z" });
  expect((await post(`/appointments/${id}/end`)).body.code).toBe("status_conflict");
  expect((await post(`/appointments/${id}/join`)).body).toMatchObject({
    code: "visit_not_open",
    reason: "too-early",
  });
});

test("a doctor's token sees and changes that doctor's appointments only", async () => {
  const doctorId = await makeDoctor();
  const first = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  const own = await makeAppointment(clinic.db, { start: "2027-03-01T09:40:00Z", doctorId });
  expect(await list(asClinic)).toEqual([first, own]);
  expect(await list(asDoctor)).toEqual([own]);
  await clinic.call("POST", `/visits/${first}/enter`, { headers: asPatient });
  const room = await clinic.call("GET", "/clinic/waiting_room", { headers: asDoctor });
  expect(room.body.data.collection).toEqual([]);
  for (const action of ["accept", "decline", "join", "end"])
    expect([action, (await post(`/appointments/${first}/${action}`, asDoctor)).status]).toEqual([
      action,
      404,
    ]);
  expect((await post(`/appointments/${own}/join`, asDoctor)).status).toBe(200);
});

test("the clinic's list covers at most 31 days and omits holds", async () => {
  await makeAppointment(clinic.db, { ...soon, status: "held" });
  expect(await list(asClinic)).toEqual([]);
  const ask = (query: string) => clinic.call("GET", `/clinic/appointments?${query}`, { headers: asClinic });
  expect((await ask("from=2027-03-01T00:00:00.000Z&to=2027-04-01T00:00:00.001Z")).body.code).toBe(
    "validation_failed",
  );
  expect((await ask("from=2027-03-02T00:00:00.000Z&to=2027-03-01T00:00:00.000Z")).status).toBe(400);
});

test("the clinic's reads and actions are in the audit log by ids", async () => {
  const id = await makeAppointment(clinic.db, { ...soon, status: "scheduled" });
  await list(asClinic);
  await clinic.call("POST", `/visits/${id}/enter`, { headers: asPatient });
  await post(`/appointments/${id}/join`);
  await post(`/appointments/${id}/end`);
  const lines = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).orderBy("id").execute(),
  );
  const object = `appointment/${id}`;
  expect(lines).toEqual([
    { actor: "clinic/test", action: "appointment.list", object },
    { actor: "patient/1", action: "visit.enter", object },
    { actor: "clinic/test", action: "appointment.accepted", object },
    { actor: "clinic/test", action: "appointment.preparing", object },
    { actor: "clinic/test", action: "visit.join", object },
    { actor: "clinic/test", action: "appointment.finished", object },
  ]);
});

test("the clinic hides and restores a written review; a doctor's own token cannot", async () => {
  await makeDoctor();
  const id = await makeAppointment(clinic.db, { ...soon, status: "finished" });
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("reviews")
      .values({
        tenant_id: known.aurora.tenantId,
        appointment_id: id,
        rating: 2,
        comment: "Late.",
        is_public: true,
        created_at: clinic.clock.now(),
      })
      .execute(),
  );
  const hide = (is_hidden: boolean, headers = asClinic, of = id) =>
    clinic.call("PUT", `/clinic/appointments/${of}/review`, { body: { is_hidden }, headers });
  expect((await hide(true)).body.data.entity).toEqual({ is_hidden: true });
  expect((await hide(false)).body.data.entity).toEqual({ is_hidden: false });
  expect((await hide(true, asDoctor)).body.code).toBe("not_found");
  expect((await hide(true, asClinic, 999_999)).body.code).toBe("not_found");
});
