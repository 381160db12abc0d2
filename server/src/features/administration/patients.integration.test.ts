import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeClinicToken } from "../../platform/tenancy/clinic-tokens.ts";
import { bodyExamples } from "../../platform/openapi/body-examples.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";
import { findDuplicates } from "./patient-rows.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const asOther = { authorization: `Bearer ${known.ipe.clinicToken}` };
const { clinicAddPatient: example = {} } = bodyExamples;

const ask = (method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
  clinic.call(method, `/clinic${path}`, { headers: asClinic, ...(body === undefined ? {} : { body }) });
const add = async (changes: object) => {
  const { status, body } = await ask("POST", "/patients", { ...example, ...changes });
  expect([status, body]).toMatchObject([201, {}]);
  return body.data.entity;
};
const find = async (query: string) => {
  const { status, body } = await ask("GET", `/patients?${query}`);
  expect([status, body]).toMatchObject([200, {}]);
  return body.data.collection.map(({ name }: { name: string }) => name);
};
const send = async (csv: string, isDryRun = false) => {
  const { status, body } = await ask("POST", "/patients/import", { csv, is_dry_run: isDryRun });
  expect([status, body]).toMatchObject([200, {}]);
  return body.data.entity;
};
const countPatients = () =>
  withTenant(clinic.db, 1, async (tx) => (await tx.selectFrom("patients").select("id").execute()).length);

test("patients are found by name prefixes without accents, by birth date and by tax number", async () => {
  await add({ external_id: "f1", name: "Érica D'Ávila Conceição", birthdate: "1971-01-02", email: null });
  await add({
    external_id: "f2",
    name: "Erik Conde",
    birthdate: "1971-01-03",
    taxpayer_number: "245 118 900",
  });
  expect(await find("search=eri%20CONCEICAO")).toEqual(["Érica D'Ávila Conceição"]);
  expect(await find("search=conde%20erik")).toEqual(["Erik Conde"]);
  expect(await find("search=avila")).toEqual(["Érica D'Ávila Conceição"]);
  expect(await find("search=rik")).toEqual([]); // not a beginning
  expect(await find("search=%25")).toEqual(await find(""));
  expect(await find("birthdate=1971-01-02")).toEqual(["Érica D'Ávila Conceição"]);
  expect(await find("taxpayer_number=245-118.900")).toEqual(["Erik Conde"]);
  expect(await find("external_id=f2")).toEqual(["Erik Conde"]);
  expect(await find("search=eri&birthdate=1990-01-01")).toEqual([]);
});

test("a renamed patient is found by the new name only, and by fields completed later", async () => {
  const { id } = await add({ external_id: "w1", name: "Wanda Before", email: null });
  await ask("PUT", `/patients/${id}`, { ...example, external_id: "w1", name: "Wanda Zenith", email: null });
  expect([await find("search=wanda%20zen"), await find("search=before")]).toEqual([["Wanda Zenith"], []]);
  await withTenant(clinic.db, 1, (tx) => tx.deleteFrom("patient_name_words").execute());
  expect(await find("search=zenith")).toEqual([]);
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query("select fill_name_words()"); // as migration 0138 does for patients of before
  await owner.end();
  expect([await find("search=zenith"), await find("search=erik")]).toEqual([
    ["Wanda Zenith"],
    ["Erik Conde"],
  ]);
  const left = await withTenant(clinic.db, 1, async (tx) => {
    await tx.deleteFrom("patients").where("id", "=", id).execute();
    return tx.selectFrom("patient_name_words").select("word").where("patient_id", "=", id).execute();
  });
  expect(left).toEqual([]);
});

test("the list is paged with each patient once", async () => {
  await send(
    `external_id,name\n${Array.from({ length: 23 }, (_, index) => `page-${index},Paged Person${index}`).join("\n")}`,
  );
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const after: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { body } = await ask("GET", `/patients?search=paged&limit=10${after}`);
    seen.push(...body.data.collection.map((one: { external_id: string }) => one.external_id));
    cursor = body.data.next_cursor;
  }
  expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `page-${index}`));
});

test("a resubmitted patient is updated, and a possible duplicate is refused", async () => {
  const first = await add({ external_id: "again", name: "Nuno Faria", birthdate: "1960-06-06" });
  const second = await add({ external_id: "again", name: "Nuno Faria Dias", birthdate: "1960-06-06" });
  expect(second).toMatchObject({ id: first.id, name: "Nuno Faria Dias", has_account: false });
  const twin = { ...example, external_id: "twin", name: "nuno fária dias", birthdate: "1960-06-06" };
  const refused = await ask("POST", "/patients", twin);
  expect([refused.status, refused.body.reason]).toEqual([409, "possible_duplicate"]);
  const taken = await ask("PUT", `/patients/${known.aurora.patientId}`, { ...example, external_id: "again" });
  expect([taken.status, taken.body.reason]).toEqual([409, "external_id_taken"]);
  const wrong = await ask("POST", "/patients", { ...example, external_id: "w", birthdate: "2027-03-02" });
  expect(wrong.body.fields).toEqual([{ path: "body.birthdate", code: "in-the-future" }]);
});

test("the external id of a dependent whom the family removed can be used again", async () => {
  const removed = async (external_id: string) => {
    const { id } = await add({
      external_id,
      name: `Removed ${external_id}`,
      birthdate: "2019-05-05",
      email: null,
    });
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ removed_at: new Date() }).where("id", "=", id).execute(),
    );
    return id;
  };
  const first = await removed("gone-1");
  const fresh = await add({
    external_id: "gone-1",
    name: "Nadia Novo",
    birthdate: "1990-02-03",
    email: null,
  });
  expect(fresh.id).not.toBe(first);

  await removed("gone-2");
  const body = {
    ...example,
    name: "Nadia Novo",
    birthdate: "1990-02-03",
    email: null,
    external_id: "gone-2",
  };
  const changed = await ask("PUT", `/patients/${fresh.id}`, body);
  expect([changed.status, changed.body.data?.entity.external_id]).toEqual([200, "gone-2"]);

  const third = await removed("gone-3");
  const csv = "external_id,name,birthdate\ngone-3,Otto Outro,1988-08-08";
  expect((await send(csv, true)).lines).toMatchObject([{ outcome: "added" }]);
  const { lines } = await send(csv);
  expect(lines).toMatchObject([{ outcome: "added" }]);
  expect(lines[0].id).not.toBe(third);
});

test.each([
  ["before", "245119019"],
  ["after", "245119027"],
])("a duplicate is the patient with the tax number, added %s the one with the name", async (when, taxId) => {
  const twin = { name: `Dupla ${when}`, birthdate: "1960-06-07" };
  const byName = { external_id: `name-${when}`, ...twin, taxpayer_number: null };
  const byTax = {
    external_id: `tax-${when}`,
    name: `Outra ${when}`,
    birthdate: "1961-07-08",
    taxpayer_number: taxId,
  };
  if (when === "after") await add(byName);
  const { id } = await add(byTax);
  if (when === "before") await add(byName);
  const wanted = { place: 0, ...twin, taxpayer_number: taxId };
  const nobody = { place: 1, name: "Nobody", birthdate: null, taxpayer_number: null };
  const found = await withTenant(clinic.db, 1, (tx) => findDuplicates(tx, [wanted, nobody]));
  expect([...found]).toEqual([[0, id]]);
});

test("an import leaves the sign-in data of a patient with an account unchanged", async () => {
  const { id } = await add({ external_id: "account", name: "Acc Ount", email: "acc@example.pt" });
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: 1,
        patient_id: id,
        login: "acc@example.pt",
        password_hash: "x",
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
  const after = await add({
    external_id: "account",
    name: "Acc Ount",
    email: "thief@example.pt",
    address: "Rua A",
  });
  expect(after).toMatchObject({ id, email: "acc@example.pt", address: "Rua A", has_account: true });
  const report = await send("external_id,name,email,address\naccount,Acc Ount,thief@example.pt,Rua B\n");
  expect(report).toMatchObject({ changed: 1 });
  expect((await ask("GET", `/patients/${id}`)).body.data.entity).toMatchObject({
    email: "acc@example.pt",
    address: "Rua B",
  });
  expect((await ask("POST", `/patients/${id}/invitation`)).status).toBe(409);
});

test("an entered patient is invited, and the link creates the account", async () => {
  const { id } = await add({
    external_id: "inv",
    name: "In Vited",
    birthdate: "1950-01-01",
    email: "inv@example.pt",
  });
  const invited = await ask("POST", `/patients/${id}/invitation`);
  expect([invited.status, invited.body.data.entity.patient_id]).toEqual([201, id]);
  const mails = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select("recipient").where("patient_id", "=", id).execute(),
  );
  expect(mails).toEqual([{ recipient: "inv@example.pt" }]);
  const none = await add({ external_id: "no-mail", name: "No Mail", birthdate: "1951-01-01", email: null });
  expect((await ask("POST", `/patients/${none.id}/invitation`)).status).toBe(409);
  const link = new URL(invited.body.data.entity.link);
  const terms = await clinic.call("GET", "/patients/terms");
  const accepted = await clinic.call("POST", "/patients/invitations/accept", {
    body: {
      auth_token: link.searchParams.get("auth_token"),
      invitation_token: link.searchParams.get("invitation_token"),
      password: "seven blue herons",
      terms_accepted: true,
      terms_version: terms.body?.data?.entity?.version ?? "1",
    },
  });
  expect([accepted.status, accepted.body?.code]).not.toEqual([410, "link_not_valid"]);
});

test("an import reports every line, accepts valid ones, and changes nothing when repeated", async () => {
  await add({ external_id: "dup-of", name: "Du Plicate", birthdate: "1944-04-04" });
  const csv = [
    "external_id;name;birthdate;email;sex;phone_country_code;phone_number",
    "i1;Ana Reis;1984-02-29;Ana.Reis@Example.pt;female;+351;912 345 678",
    "i2;Rui Sá;1984-02-30;;;;",
    "i3;;1984-02-20;no mail;;;",
    ";Nobody;;;;;",
    "i1;Ana Again;;;;;",
    'i4;"Silva; Marta";;;;;',
    "i5;DU PLICATE;1944-04-04;;;;",
  ].join("\r\n");
  const before = await countPatients();
  const tried = await send(csv, true);
  expect(await countPatients()).toBe(before);
  const { lines, ...counts } = await send(csv);
  expect(counts).toEqual({ is_dry_run: false, added: 2, changed: 0, unchanged: 0, refused: 5 });
  expect({ ...tried, lines: [] }).toEqual({ ...counts, is_dry_run: true, lines: [] });
  const wrong = (line: number) => lines.find((one: { line: number }) => one.line === line).problems;
  expect(wrong(3)).toEqual([{ column: "birthdate", code: "invalid_format" }]);
  expect(wrong(4).map(({ column }: { column: string }) => column)).toEqual(["name", "email"]);
  expect(wrong(5).map(({ column }: { column: string }) => column)).toEqual(["external_id"]);
  expect(wrong(6)).toEqual([{ column: "external_id", code: "repeated" }]);
  expect(wrong(8)).toEqual([{ column: "external_id", code: "possible_duplicate" }]);
  expect(lines[6].id).not.toBeNull();
  expect(await find("external_id=i4")).toEqual(["Silva; Marta"]);
  const { body } = await ask("GET", "/patients?external_id=i1");
  expect(body.data.collection[0]).toMatchObject({
    email: "ana.reis@example.pt",
    phone_number: expect.stringMatching(/912/),
  });
  expect(await send(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 5 });
  expect(await send("external_id,name\ni1,Ana Reis Lobo\n")).toMatchObject({ changed: 1 });
  expect((await ask("GET", "/patients?external_id=i1")).body.data.collection[0]).toMatchObject({
    name: "Ana Reis Lobo",
    birthdate: "1984-02-29", // a column that is not there changes nothing
  });
});

test("a lone surrogate is stored as a replacement character", async () => {
  const half = { name: "Half \ud800 Name", birthdate: "1922-02-02", email: null };
  expect(await add({ ...half, external_id: "half" })).toMatchObject({ name: "Half \ufffd Name" });
  const report = await send("external_id,name,birthdate\nhalf-2,Other \udfff Half,1922-02-03\n");
  expect(report).toMatchObject({ added: 1 });
  expect(await find("external_id=half-2")).toEqual(["Other \ufffd Half"]);
});

test("a file with unknown, repeated or missing columns is refused as a whole", async () => {
  for (const [csv, code] of [
    ["external_id\nx1\n", "missing_column"],
    ["external_id,name,shoe_size\nx1,A,44\n", "unknown_column"],
    ["external_id,name,name\nx1,A,B\n", "repeated_column"],
    [`external_id,name\n${"x,y\n".repeat(5_001)}`, "too_many_rows"],
  ] as const) {
    const { status, body } = await ask("POST", "/patients/import", { csv, is_dry_run: false });
    expect([status, body.fields.map((field: { code: string }) => field.code)]).toEqual([400, [code]]);
  }
});

test("an import of 5,000 patients succeeds in one call, and repeating it changes nothing", async () => {
  const rows = Array.from(
    { length: 5_000 },
    (_, index) =>
      `big-${index},Person ${index} Big,${1930 + (index % 80)}-0${1 + (index % 9)}-1${index % 9},big${index}@example.pt,Rua das Flores ${index}`,
  );
  const csv = `external_id,name,birthdate,email,address\n${rows.join("\n")}\n`;
  const began = performance.now();
  expect(await send(csv)).toMatchObject({ added: 5_000, refused: 0 });
  const first = performance.now() - began;
  expect(await send(csv)).toMatchObject({ added: 0, unchanged: 5_000 });
  console.log(
    `5,000 patients: ${Math.round(first)} ms, again ${Math.round(performance.now() - began - first)} ms`,
  );
  const asked = performance.now();
  expect(await find("search=person%204999")).toEqual(["Person 4999 Big"]);
  console.log(`search among them: ${Math.round(performance.now() - asked)} ms`);
}, 120_000);

test("the 61st import in a quarter of an hour is delayed", async () => {
  clinic.clock.setOffset(16 * 60_000);
  for (let index = 0; index < 60; index += 1) await send("external_id,name\n", true);
  const { status, body } = await ask("POST", "/patients/import", {
    csv: "external_id,name\n",
    is_dry_run: true,
  });
  expect([status, body.code]).toEqual([429, "too_many_requests"]);
});

test("no other clinic sees or changes a patient, and an erased one is not found", async () => {
  const { id } = await add({ external_id: "walls", name: "Wal Ls", birthdate: "1933-03-03" });
  for (const [method, path, body] of [
    ["GET", `/clinic/patients/${id}`, undefined],
    ["PUT", `/clinic/patients/${id}`, { ...example, external_id: null }],
    ["POST", `/clinic/patients/${id}/invitation`, undefined],
  ] as const) {
    const answer = await clinic.call(method, path, {
      clinic: "ipe",
      headers: asOther,
      ...(body ? { body } : {}),
    });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  const { body } = await clinic.call("GET", "/clinic/patients", { clinic: "ipe", headers: asOther });
  expect(body.data.collection.map((one: { id: number }) => one.id)).toEqual([known.ipe.patientId]);
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("patients").set({ name: "" }).where("id", "=", id).execute(),
  );
  expect((await ask("GET", `/patients/${id}`)).status).toBe(404);
});

test("a token that may only add patients changes none and learns nothing of them", async () => {
  const token = await withTenant(clinic.db, 1, (tx) =>
    makeClinicToken(tx, {
      tenantId: 1,
      doctorId: null,
      label: "adds",
      scopes: ["patients:add"],
      expiresAt: null,
      madeBy: "test",
      now: clinic.clock.now(),
    }),
  );
  const headers = { authorization: `Bearer ${token.token}` };
  const person = {
    ...example,
    name: "Nova Pessoa",
    birthdate: "1980-02-03",
    email: null,
    external_id: "desk-1",
  };
  const sendNew = (changes: object = {}) =>
    clinic.call("POST", "/clinic/patients", { headers, body: { ...person, ...changes } });
  const added = await sendNew();
  expect([added.status, added.body.data.entity.name]).toEqual([201, "Nova Pessoa"]);
  expect((await sendNew()).body.data.entity.id).toBe(added.body.data.entity.id); // the answer was lost
  const other = await sendNew({ email: "thief@example.org" });
  expect(other).toMatchObject({ status: 409, body: { reason: "external_id_taken" } });
  expect(JSON.stringify(other.body)).not.toContain("Nova");
  expect(await sendNew({ external_id: "desk-2" })).toMatchObject({
    status: 409,
    body: { reason: "possible_duplicate" },
  });
  const { id } = added.body.data.entity;
  const tries = [
    ["GET", "/patients", undefined],
    ["GET", `/patients/${id}`, undefined],
    ["PUT", `/patients/${id}`, person],
    ["POST", "/patients/import", { csv: "external_id,name\n1,A", is_dry_run: true }],
    ["POST", `/patients/${id}/merge`, { into_patient_id: 1 }],
  ] as const;
  for (const [method, path, body] of tries)
    expect([path, (await clinic.call(method, `/clinic${path}`, { headers, body })).status]).toEqual([
      path,
      403,
    ]);
});
