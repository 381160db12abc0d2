import { readShareFragment, recordSections } from "@anteroom/domain/health/health-record";
import { sql } from "kysely";
import { createDecipheriv } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../../testing/test-clinic.ts";
import { Readable } from "node:stream";
import { healthRecordRoutes } from "./health-record-routes.ts";

let clinic: TestClinic;
const files = { open: async () => Readable.from([Buffer.from("original bytes")]) };
beforeEach(async () => {
  clinic = await openTestClinic({
    mount: (services) =>
      healthRecordRoutes(services, files as unknown as Parameters<typeof healthRecordRoutes>[1]),
  });
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, showSharedFiles: true });
  await changeSettings(clinic, "ipe", { patientsProfileSettings: true });
});
afterEach(() => clinic.close());

type Headers = Record<string, string>;
const me: number = known.aurora.patientId;
const asMe = { "x-patient-token": known.aurora.patientToken };
const asChild = { "x-patient-token": "child-token-00000000000000000000" };
const asStranger = { "x-patient-token": "other-token-00000000000000000000" };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const change = (statement: ReturnType<typeof sql>) =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) => statement.execute(tx));
const nothing = { dose: null, frequency: null, since: null, reaction: null, severity: null };
let keys = 0;
const newKey = () => (keys += 1).toString(16).padStart(32, "0");
const path = (patientId: number, rest = "") => `/patients/health_records/${patientId}${rest}`;

const get = (url: string, headers: Headers = asMe) => clinic.call("GET", url, { headers });
const add = (body: object, { patientId = me, headers = asMe as Headers } = {}) =>
  clinic.call("POST", path(patientId, "/entries"), {
    headers,
    body: { client_key: newKey(), kind: "medicine", name: "Ibuprofen", ...nothing, ...body },
  });
const confirm = (kind: string, answer: string, headers: Headers = asMe) =>
  clinic.call("PUT", path(me, `/confirmations/${kind}`), { headers, body: { answer } });
const share = (body: object = {}, { patientId = me, headers = asMe as Headers } = {}) =>
  clinic.call("POST", path(patientId, "/shares"), {
    headers,
    body: { label: "Dr Wei", hours: 24, most_views: null, passcode: null, parts: recordSections, ...body },
  });
const linkOf = (answer: Awaited<ReturnType<typeof share>>) => {
  const parts = readShareFragment(new URL(answer.body.data.entity.link).hash, (text) =>
    Buffer.from(text, "base64url").toString(),
  );
  if (!parts) throw new Error("No link");
  return parts;
};
const open = (token: string, passcode?: string, address = "198.51.100.7") =>
  clinic.call("POST", `/shared_health_records/${token}`, {
    body: passcode === undefined ? {} : { passcode },
    address,
  });

/** A child of the patient, with a session of their own. */
async function makeChild(): Promise<number> {
  const id = await makePatient(clinic.db, "Child", asChild["x-patient-token"], clinic.clock.now());
  await change(sql`update patients set parent_id = ${me}, birthdate = '2012-01-01' where id = ${id}`);
  return id;
}

async function makeFile(appointmentId: number): Promise<number> {
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ id: number }>`
      insert into visit_files (tenant_id, appointment_id, sender, kind, name, storage_key, media_type, size_bytes, scan, created_at, arrived_at)
      values (1, ${appointmentId}, 'clinic', 'prescription', 'recipe.pdf', ${newKey()}, 'application/pdf', 14, 'unscanned', now(), now())
      returning id`.execute(tx),
  );
  return rows[0]?.id ?? 0;
}

function decrypt(sealed: string, key: string): Buffer {
  const [header = "", , iv = "", text = "", tag = ""] = sealed.split(".");
  const opening = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64url"), Buffer.from(iv, "base64url"))
    .setAAD(Buffer.from(header))
    .setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([opening.update(Buffer.from(text, "base64url")), opening.final()]);
}

test("entries are added once, changed, ended, removed and restored", async () => {
  const body = { client_key: newKey(), name: "Metformin", dose: "500 mg", severity: "mild" };
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(body)));
  const [first] = answers;
  expect(new Set(answers.map(({ body: { data } }) => data.entity.id)).size).toBe(1);
  expect(first?.body.data.entity).toMatchObject({
    dose: "500 mg",
    severity: null,
    ended_at: null,
    version: 1,
  });
  const { id } = first?.body.data.entity ?? {};
  const put = (version: number, is_ended: boolean) =>
    clinic.call("PUT", path(me, `/entries/${id}`), {
      headers: asMe,
      body: { ...nothing, name: "Metformin", dose: "850 mg", version, is_ended },
    });
  expect((await put(1, true)).body.data.entity).toMatchObject({ dose: "850 mg", version: 2 });
  expect((await put(1, false)).body.code).toBe("changed_elsewhere");
  const entries = async () => (await get(path(me, "/lists"))).body.data.entity.medicines.entries;
  expect((await entries())[0].ended_at).toBe(clinic.clock.now().toISOString());
  expect((await clinic.call("DELETE", path(me, `/entries/${id}`), { headers: asMe })).status).toBe(204);
  expect(await entries()).toEqual([]);
  await clinic.call("POST", path(me, `/entries/${id}/restore`), { headers: asMe });
  expect(await entries()).toHaveLength(1);
});

test("a repeat of the day's last entry returns it, and withdraws no statement made since", async () => {
  const now = clinic.clock.now();
  await change(sql`
    insert into health_record_entries (tenant_id, patient_id, client_key, kind, name, created_at, changed_at)
    select 1, ${me}, gen_random_uuid(), 'allergy', 'Pollen', ${now}, ${now} from generate_series(1, 99)`);
  const body = { client_key: newKey() };
  const first = await add(body);
  expect((await add({})).body.code).toBe("too_many_today");
  expect((await add(body)).body.data?.entity.id).toBe(first.body.data.entity.id);
  await change(sql`update health_record_entries set ended_at = ${now} where kind = 'medicine'`);
  await confirm("medicine", "none");
  await add(body);
  const { medicines } = (await get(path(me, "/lists"))).body.data.entity;
  expect(medicines.confirmation?.answer).toBe("none");
});

test('"no known allergies" is withdrawn by an entry, and a list is confirmed with its date', async () => {
  const allergies = async () => (await get(path(me, "/lists"))).body.data.entity.allergies;
  expect((await confirm("allergy", "listed")).body.code, "nothing is listed").toBe("status_conflict");
  await confirm("allergy", "none");
  expect((await allergies()).confirmation.answer).toBe("none");
  await add({ kind: "allergy", name: "Penicillin", reaction: "rash", severity: "severe" });
  expect((await allergies()).confirmation, "asked anew").toBeNull();
  expect((await confirm("allergy", "none")).body.code).toBe("status_conflict");
  clinic.clock.set("2027-03-05T10:00:00.000Z");
  await confirm("allergy", "listed");
  expect((await allergies()).confirmation).toEqual({
    answer: "listed",
    confirmed_at: "2027-03-05T10:00:00.000Z",
  });
});

test("the appointment's doctor sees the lists and their confirmation dates, and another doctor does not", async () => {
  await add({});
  await confirm("medicine", "listed");
  await confirm("allergy", "none");
  const id = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z" });
  const seen = await get(`/clinic/appointments/${id}/health_record`, asClinic);
  expect(seen.body.data.entity).toMatchObject({
    medicines: { entries: [{ name: "Ibuprofen" }], confirmation: { answer: "listed" } },
    allergies: { entries: [], confirmation: { answer: "none" } },
  });
  const token = "doctor-token-00000000000000000000";
  await change(sql`
    with d as (insert into doctors (tenant_id, name, specialty, languages, portrait, about, price_minor, visit_minutes)
      values (1, 'Dr Other', 'family-medicine', '{en}', 'helena', '{}', 1, 20) returning id)
    insert into clinic_tokens (tenant_id, token_hash, label, doctor_id, created_at)
    select 1, ${hashOf(token)}, 'desk', d.id, now() from d`);
  const other = await get(`/clinic/appointments/${id}/health_record`, { authorization: `Bearer ${token}` });
  expect(other.status).toBe(404);
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql`select 1 from audit_log where action = 'health_record.read' and object = ${`appointment/${id}`}`.execute(
      tx,
    ),
  );
  expect(rows).toHaveLength(1);
});

test("a record contains the appointments of one person only", async () => {
  const child = await makeChild();
  const own = await makeAppointment(clinic.db, { start: "2027-02-02T09:30:00Z", status: "finished" });
  const ofChild = await makeAppointment(clinic.db, {
    start: "2027-02-03T09:30:00Z",
    status: "finished",
    patientId: child,
  });
  await change(sql`
    insert into visit_summaries (tenant_id, appointment_id, text, updated_at)
    values (1, ${own}, 'Rest.', now()), (1, ${ofChild}, 'Drink.', now())`);
  await change(sql`
    insert into vital_signs_measurements (tenant_id, appointment_id, patient_id, source_system, measured_at, vital_signs, sources)
    values (1, ${own}, null, 'manual', now(), '{"temperature": 38.2}', '{"temperature": "self_reported"}'),
      (1, null, ${me}, 'manual', now(), '{"glucose": 104}', '{"glucose": "self_reported"}')`);
  await makeFile(ofChild);
  const mine = (await get(path(me))).body.data.entity;
  expect(mine.summaries.map(({ text }: { text: string }) => text)).toEqual(["Rest."]);
  expect(mine.measurements).toHaveLength(2);
  expect(mine.files).toEqual([]);
  const childs = (await get(path(child))).body.data.entity;
  expect(childs.person).toMatchObject({ name: "Child", is_self: false });
  expect(childs.summaries).toMatchObject([{ text: "Drink.", appointment_id: ofChild }]);
  expect(childs.files).toMatchObject([{ name: "recipe.pdf", kind: "prescription" }]);
});

test("visitors, another clinic, a former carer and an adult's parent cannot read a record", async () => {
  const child = await makeChild();
  await makePatient(clinic.db, "Rui", asStranger["x-patient-token"], clinic.clock.now());
  const asElsewhere = { "x-patient-token": known.ipe.patientToken };
  const people = async () =>
    (await get("/patients/health_records")).body.data.collection.map(({ name }: { name: string }) => name);
  expect(await people()).toEqual(["Patient aurora", "Child"]);
  const added = await add({}, { patientId: child });
  const entry = added.body.data.entity.id;
  const drawings = async (headers: Headers, host = "aurora") =>
    Promise.all(
      (
        [
          ["GET", path(child)],
          ["GET", path(child, "/lists")],
          ["GET", path(child, "/document")],
          ["GET", path(child, "/shares")],
          ["POST", path(child, `/entries/${entry}/restore`)],
          ["DELETE", path(child, `/entries/${entry}`)],
          ["DELETE", path(child, "/shares/1")],
        ] as const
      ).map(async ([method, url]) => (await clinic.call(method, url, { headers, clinic: host })).status),
    );
  const closed = Array(7).fill(404);
  expect(await drawings(asStranger)).toEqual(closed);
  expect(await drawings(asElsewhere, "ipe")).toEqual(closed);
  expect((await share({}, { patientId: child, headers: asStranger })).status).toBe(404);
  const link = linkOf(await share({}, { patientId: child }));
  expect((await open(link.token)).status).toBe(200);
  // Comes of age without an agreement.
  await change(
    sql`update patients set care_asked_at = now(), care_ends_at = ${clinic.clock.now()} where id = ${child}`,
  );
  expect(await people()).toEqual(["Patient aurora"]);
  expect((await get(path(child))).body.code).toBe("care_not_confirmed");
  expect((await open(link.token)).body.code, "the parent's link goes with the care").toBe("link_not_valid");
  expect((await get(path(child), asChild)).status).toBe(200);
  // No longer in the family at all.
  await change(sql`update patients set parent_id = null where id = ${child}`);
  expect(await drawings(asMe)).toEqual(closed);
  const listed = (await get(path(child, "/shares"), asChild)).body.data.collection;
  expect(listed, "the adult sees the former parent's link").toMatchObject([{ label: "Dr Wei", views: 1 }]);
  // Taken out of the family.
  await change(
    sql`update patients set parent_id = ${me}, care_ends_at = null, removed_at = now() where id = ${child}`,
  );
  expect(await drawings(asMe)).toEqual(closed);
});

test("a link's copy opens with its key only, and the database holds neither key nor token", async () => {
  await add({ name: "Warfarin" });
  const made = await share({ parts: ["medicines"] });
  expect(made.status).toBe(201);
  const { token, key } = linkOf(made);
  const opened = await open(token);
  expect([opened.status, opened.headers["cache-control"], opened.headers["x-robots-tag"]]).toEqual([
    200,
    "no-store",
    "noindex, nofollow",
  ]);
  const [json, pdf] = opened.body.data.entity.files;
  const record = JSON.parse(decrypt(json.embedded, key).toString());
  expect(record.medicines.entries).toMatchObject([{ name: "Warfarin" }]);
  expect(record.parts).toEqual(["medicines"]);
  expect(decrypt(pdf.embedded, key).subarray(0, 5).toString()).toBe("%PDF-");
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ text: string }>`select to_jsonb(s)::text as text from health_record_shares s`.execute(tx),
  );
  const stored = rows[0]?.text ?? "";
  for (const secret of [token, key, "Warfarin"]) expect(stored).not.toContain(secret);
  expect(
    (await clinic.call("POST", `/shared_health_records/${token}`, { clinic: "ipe", body: {} })).status,
  ).toBe(410);
});

test("twelve simultaneous openings of a link for five views count exactly", async () => {
  const { token } = linkOf(await share({ most_views: 5 }));
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const [listed] = (await get(path(me, "/shares"))).body.data.collection;
  expect(listed).toMatchObject({
    views: 5,
    state: "used-up",
    last_used_at: clinic.clock.now().toISOString(),
  });
});

test("a passcode is required, and ten wrong ones close the link permanently", async () => {
  const { token } = linkOf(await share({ passcode: "4711" }));
  expect((await open(token)).body).toMatchObject({ code: "passcode_needed" });
  expect((await open(token, "4711")).status).toBe(200);
  for (let index = 0; index < 10; index += 1)
    expect((await open(token, "0000")).body).toMatchObject({ code: "passcode_needed", reason: "wrong" });
  expect((await open(token, "4711")).body.code).toBe("link_not_valid");
  const [listed] = (await get(path(me, "/shares"))).body.data.collection;
  expect(listed.state).toBe("locked");
});

test("a link ends at expiry, at revocation, with its creator's account and with the setting", async () => {
  const [first, second, third] = [linkOf(await share()), linkOf(await share()), linkOf(await share())];
  const shares = (await get(path(me, "/shares"))).body.data.collection;
  const url = path(me, `/shares/${shares[1].id}`);
  expect((await clinic.call("DELETE", url, { headers: asMe })).status).toBe(204);
  expect((await open(second.token)).body.code).toBe("link_not_valid");
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql`select 1 from health_record_shares where revoked_at is not null and sealed_record is null`.execute(
      tx,
    ),
  );
  expect(rows, "the copy goes at once").toHaveLength(1);
  await changeSettings(clinic, "aurora", { patientsProfileSettings: false });
  expect((await open(third.token)).body.code).toBe("link_not_valid");
  expect((await get(path(me))).body.code).toBe("feature_off");
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, showSharedFiles: true });
  expect((await open(third.token)).status).toBe(200);
  clinic.clock.set("2027-03-02T09:00:00.000Z");
  expect((await open(first.token)).body.code).toBe("link_not_valid");
});

test("original files need the ticket of an opened link and are limited to the copy's files", async () => {
  const appointment = await makeAppointment(clinic.db, { start: "2027-02-02T09:30:00Z", status: "finished" });
  const file = await makeFile(appointment);
  const { token } = linkOf(await share({ most_views: 1 }));
  const without = linkOf(await share({ parts: ["medicines"] }));
  const later = await makeFile(appointment);
  const { ticket } = (await open(token)).body.data.entity;
  const fetchFile = (fileId: number, given: string, of = token) =>
    clinic.app.inject({
      method: "POST",
      url: `/api/shared_health_records/${of}/files/${fileId}`,
      headers: { host: "aurora.localhost" },
      payload: { ticket: given },
    });
  const had = await fetchFile(file, ticket);
  expect([had.statusCode, had.body, had.headers["cache-control"]]).toEqual([
    200,
    "original bytes",
    "no-store",
  ]);
  expect((await fetchFile(later, ticket)).statusCode, "came after the copy").toBe(404);
  expect((await fetchFile(file, `9${ticket}`)).statusCode, "a later end is not signed").toBe(410);
  const other = (await open(without.token)).body.data.entity.ticket;
  expect((await fetchFile(file, other)).statusCode, "another link's ticket").toBe(410);
  expect((await fetchFile(file, other, without.token)).statusCode, "files were left out").toBe(404);
  clinic.clock.set("2027-03-01T10:00:01.000Z");
  expect((await fetchFile(file, ticket)).statusCode, "an hour is over").toBe(410);
});

test("a network that tries many links is stopped", async () => {
  const wrong = "w".repeat(43);
  const answers = [];
  for (let index = 0; index < 61; index += 1) answers.push((await open(wrong)).status);
  expect(answers.slice(0, 60).every((status) => status === 410)).toBe(true);
  expect(answers[60]).toBe(429);
  expect((await open(wrong, undefined, "198.51.100.8")).status).toBe(410);
});

test("a record has at most twenty active links, also under simultaneous requests", async () => {
  await Promise.all(Array.from({ length: 19 }, () => share({ parts: ["medicines"] })));
  const last = await Promise.all(Array.from({ length: 4 }, () => share({ parts: ["medicines"] })));
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
}, 60_000);

test.each(["en", "ar", "es", "es-CL", "fr", "it", "pt", "pt-BR"])(
  "the document is rendered in %s over several pages",
  async (language) => {
    const id = await makeAppointment(clinic.db, { start: "2027-02-02T09:30:00Z", status: "finished" });
    const text = "A long summary of what was said. ".repeat(200);
    await change(sql`insert into visit_summaries (tenant_id, appointment_id, text, updated_at)
      values (1, ${id}, ${text}, now())`);
    await add({ kind: "allergy", name: "Penicilina", reaction: "حكة", severity: "mild" });
    const answer = await clinic.app.inject({
      method: "GET",
      url: `/api${path(me, "/document")}`,
      headers: { host: "aurora.localhost", "accept-language": language, ...asMe },
    });
    expect(answer.statusCode).toBe(200);
    const pdf = answer.rawPayload.toString("latin1");
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  },
);

test("a child's reading is in the child's record only, with its device and an audit entry", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  const child = await makeChild();
  const body = {
    source_system: "device",
    data: {
      vital_signs: { temperature: 38.5 },
      sources: { temperature: "device" },
      devices: { temperature: "MC-280B" },
    },
  };
  const send = (patientId: number, headers: Headers = asMe, sent: object = body) =>
    clinic.call("POST", path(patientId, "/measurements"), { headers, body: sent });
  expect(await send(child)).toMatchObject({
    status: 201,
    body: { data: { entity: { sourceSystem: "device" } } },
  });
  expect((await send(child)).status, "the answer was lost").toBe(201);
  const measured = async (id: number) => (await get(path(id))).body.data.entity.measurements;
  expect(await measured(child)).toMatchObject([{ devices: { temperature: "MC-280B" } }]);
  expect(await measured(me)).toEqual([]);
  const log = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["object", "on_behalf_of"])
      .where("action", "=", "vitals.save")
      .execute(),
  );
  expect(log).toEqual([{ object: `patient/${child}`, on_behalf_of: child }]);
  await makePatient(clinic.db, "Rui", asStranger["x-patient-token"], clinic.clock.now());
  const wrong = { ...body, source_system: "manual" };
  expect((await send(child, asStranger, wrong)).status, "nothing is told of another's record").toBe(404);
  expect((await send(child, asMe, wrong)).status).toBe(400);
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: false });
  clinic.app.tenants.clearCache();
  expect((await send(child)).body.code).toBe("feature_off");
});

const typed = (vital_signs: object = { heart_rate: 96 }) => ({
  headers: asMe,
  body: { source_system: "manual", data: { vital_signs } },
});
const auditOf = (action: string) =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("audit_log").select(["object", "on_behalf_of"]).where("action", "=", action).execute(),
  );

test("a child's reading is listed and removed once by its carers only", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: false, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  const child = await makeChild();
  const saved = await clinic.call("POST", path(child, "/measurements"), typed());
  expect(saved.status, "also where the clinic shows no record").toBe(201);
  const { id } = saved.body.data.entity;
  expect((await get(path(child, "/measurements"))).body.data.collection).toMatchObject([{ id }]);
  expect((await get(path(me, "/measurements"))).body.data.collection).toEqual([]);
  const remove = (patientId: number, headers: Headers = asMe) =>
    clinic.call("DELETE", path(patientId, `/measurements/${id}`), { headers });
  await makePatient(clinic.db, "Rui", asStranger["x-patient-token"], clinic.clock.now());
  expect((await get(path(child, "/measurements"), asStranger)).status).toBe(404);
  expect((await remove(child, asStranger)).status).toBe(404);
  expect((await remove(me)).status, "it is not the patient's own").toBe(404);
  const twice = await Promise.all([remove(child), remove(child)]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect((await get(path(child, "/measurements"))).body.data.collection).toEqual([]);
  expect(await auditOf("vitals.remove")).toEqual([{ object: `patient/${child}`, on_behalf_of: child }]);
});

test("a misassigned reading is moved within the family and back by a carer of both only", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  const child = await makeChild();
  const stranger = await makePatient(clinic.db, "Rui", asStranger["x-patient-token"], clinic.clock.now());
  const saved = (await clinic.call("POST", path(me, "/measurements"), typed())).body.data.entity;
  const move = async (from: number, to: number, headers: Headers = asMe) =>
    clinic.call("POST", path(from, `/measurements/${saved.id}/move`), {
      headers,
      body: { to_patient_id: to },
    });
  const idsOf = async (id: number) =>
    (await get(path(id, "/measurements"))).body.data.collection.map((one: { id: number }) => one.id);
  const refused = [
    await move(me, stranger),
    await move(me, child, asStranger),
    await move(stranger, child, asStranger),
    await move(me, child, asChild),
    await move(child, me),
    await move(stranger, me),
    await move(me, 999_999),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect([await idsOf(me), await idsOf(child)]).toEqual([[saved.id], []]);
  expect((await move(me, child, {})).status).toBe(401);

  const twice = await Promise.all([move(me, child), move(me, child)]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(twice.find(({ status }) => status === 200)?.body.data.entity).toEqual(saved);
  expect([await idsOf(me), await idsOf(child)]).toEqual([[], [saved.id]]);
  expect(await auditOf("vitals.move_in")).toEqual([{ object: `patient/${child}`, on_behalf_of: child }]);
  expect(await auditOf("vitals.move_out")).toEqual([{ object: `patient/${me}`, on_behalf_of: null }]);
  expect((await move(child, me)).status).toBe(200);
  expect([await idsOf(me), await idsOf(child)]).toEqual([[saved.id], []]);
});

test("readings of an adult who has not agreed to care cannot be read, saved or removed", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  const child = await makeChild();
  const saved = await clinic.call("POST", path(child, "/measurements"), typed());
  await change(
    sql`update patients set care_asked_at = now(), care_ends_at = ${clinic.clock.now()} where id = ${child}`,
  );
  const { id } = saved.body.data.entity;
  for (const [method, rest, body] of [
    ["GET", "/measurements", undefined],
    ["POST", "/measurements", typed({ heart_rate: 70 }).body],
    ["DELETE", `/measurements/${id}`, undefined],
    ["POST", `/measurements/${id}/move`, { to_patient_id: me }],
  ] as const)
    expect((await clinic.call(method, path(child, rest), { headers: asMe, body })).body.code).toBe(
      "care_not_confirmed",
    );
});

test("a reading from an appointment or a provider has no id and cannot be removed or moved", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  const child = await makeChild();
  const appointment = await makeAppointment(clinic.db, { start: "2027-02-02T09:30:00Z", status: "finished" });
  await change(sql`insert into vital_signs_measurements (tenant_id, appointment_id, patient_id, source_system,
      vital_signs, measured_at) values (1, ${appointment}, null, 'manual', '{"heart_rate": 71}', now()),
      (1, null, ${me}, 'withings', '{"weight": 71}', now())`);
  const listed = (await get(path(me))).body.data.entity.measurements;
  expect(listed).toHaveLength(2);
  for (const one of listed) expect(one).not.toHaveProperty("id");
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ id: number }>`select id from vital_signs_measurements`.execute(tx),
  );
  for (const { id } of rows)
    for (const [method, rest, body] of [
      ["DELETE", "", undefined],
      ["POST", "/move", { to_patient_id: child }],
    ] as const)
      expect(
        (await clinic.call(method, path(me, `/measurements/${id}${rest}`), { headers: asMe, body })).status,
      ).toBe(404);
});

test("a shared copy of the record contains no removable reading id", async () => {
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true, patientsVitalSigns: true });
  clinic.app.tenants.clearCache();
  await clinic.call("POST", path(me, "/measurements"), typed());
  const { token, key } = linkOf(await share({ parts: ["measurements"] }));
  const sealed = (await open(token)).body.data.entity.files[0].embedded;
  const { measurements } = JSON.parse(decrypt(sealed, key).toString());
  expect(measurements).toMatchObject([{ vitalSigns: { heart_rate: 96 } }]);
  expect(measurements[0]).not.toHaveProperty("id");
});
