import { afterAll, beforeAll, expect, test } from "vitest";
import { known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const head = "external_id,name,specialty,languages,visit_minutes,amount_minor,hours";
const send = async (csv: string, isDryRun = false) => {
  const { status, body } = await clinic.call("POST", "/clinic/doctors/import", {
    headers,
    body: { csv, is_dry_run: isDryRun },
  });
  expect([status, body]).toMatchObject([200, {}]);
  return body.data.entity;
};
const get = async (path: string) => (await clinic.call("GET", `/clinic${path}`, { headers })).body.data;
const slotsOf = async (id: number, day: string) => {
  const { body } = await clinic.call("GET", `/doctors/${id}/slots?from=${day}&days=1`);
  return body.data.collection.flatMap(({ slots }: { slots: object[] }) => slots).length;
};

test("an imported doctor can be booked, and an empty cell keeps the stored value", async () => {
  const csv = `${head},about_en,register,register_number,treats_children\nd1,Marta Lopes,dermatology,pt|en,30,5000,mon 09:00-12:00|13:00-15:00; Thu 14:00-16:00,"Skin, hair and nails.",OM,77,true\n`;
  const { lines } = await send(csv);
  const [{ id }] = lines;
  expect(lines).toEqual([{ line: 2, external_id: "d1", outcome: "added", id, problems: [] }]);
  expect((await get(`/doctors/${id}`)).entity).toMatchObject({
    name: "Marta Lopes",
    languages: ["pt", "en"],
    about: { en: "Skin, hair and nails." },
    registration: { register: "OM", number: "77" },
    treats_children: true,
    is_listed: true,
  });
  expect(await slotsOf(id, "2027-03-08")).toBe(10);
  expect(await send(csv)).toMatchObject({ unchanged: 1 });
  expect(await send(`${head}\nd1,Marta Lopes,dermatology,pt|en,30,6000,\n`)).toMatchObject({ changed: 1 });
  expect((await get(`/doctors/${id}`)).entity).toMatchObject({
    about: { en: "Skin, hair and nails." },
    registration: { register: "OM", number: "77" },
  });
  expect(await slotsOf(id, "2027-03-08")).toBe(10);
  await send(`${head}\nd1,Marta Lopes,dermatology,pt|en,30,6000,none\n`);
  expect(await slotsOf(id, "2027-03-08")).toBe(0);
});

test("wrong lines are reported by column, and a dry run stores nothing", async () => {
  const csv = [
    head,
    "w1,A,General,pt,20,1,",
    "w2,B,dermatology,pt,twenty,1,mon 9-12",
    "w3,C,dermatology,pt,20,1,mon 09:00-12:00|11:00-13:00",
    "w4,D,dermatology,pt,20,1,tue 09:00-12:00",
    "w4,,dermatology,pt,2000,1,",
  ].join("\n");
  const report = await send(csv, true);
  expect(report).toMatchObject({ added: 1, refused: 4 });
  expect(
    report.lines.map(({ problems }: { problems: { column: string; code: string }[] }) =>
      problems.map(({ column, code }) => `${column} ${code}`),
    ),
  ).toEqual([
    ["specialty invalid_format"],
    ["hours invalid", "visit_minutes invalid_type"],
    ["hours invalid"],
    [],
    ["external_id repeated", "name too_small", "visit_minutes too_big"],
  ]);
  const { collection } = await get("/doctors");
  expect(
    collection.filter(({ external_id }: { external_id: string }) => external_id?.startsWith("w")),
  ).toEqual([]);
});

test("what is wrong with a text in a language or with a registration is named by its own column", async () => {
  const csv = [
    `${head},about_en,title,register,register_number`,
    `l1,A,dermatology,pt,20,1,,${"x".repeat(2001)},sir,OM,`,
  ].join("\n");
  const { lines } = await send(csv, true);
  expect(lines[0].problems).toEqual([
    { column: "title", code: "invalid_value" },
    { column: "about_en", code: "too_big" },
    { column: "register_number", code: "too_small" },
  ]);
});

test("an import of 200 doctors with hours succeeds in one call, and repeating it changes nothing", async () => {
  const rows = Array.from(
    { length: 200 },
    (_, index) =>
      `many-${index},Doctor ${index},dermatology,pt,20,4000,mon 09:00-12:00; tue 09:00-12:00; wed 14:00-18:00`,
  );
  const csv = `${head}\n${rows.join("\n")}\n`;
  const began = performance.now();
  const { lines, ...counts } = await send(csv);
  console.log(`200 doctors: ${Math.round(performance.now() - began)} ms`);
  expect(counts).toMatchObject({ added: 200, refused: 0 });
  expect(await slotsOf(lines[199].id, "2027-03-08")).toBe(9);
  expect(await send(csv)).toMatchObject({ added: 0, unchanged: 200 });
}, 120_000);

test("an import that was tried is refused once somebody has changed a doctor of the file", async () => {
  const csv = `${head}\nv1,Vera Cruz,dermatology,pt,30,5000,mon 09:00-12:00\nv2,Vasco Gil,dermatology,pt,30,5000,\n`;
  const ask = (is_dry_run: boolean, replaces?: string, text = csv) =>
    clinic.call("POST", "/clinic/doctors/import", {
      headers,
      body: { csv: text, is_dry_run, ...(replaces === undefined ? {} : { replaces }) },
    });
  const tried = async () => (await ask(true)).body.data.version as string;
  const first = await tried();
  expect((await ask(false, first)).status).toBe(200);
  expect((await ask(false, first)).status).toBe(200); // the answer was lost: nothing changes any more
  const { collection } = await get("/doctors");
  const { id } = collection.find((one: { external_id: string }) => one.external_id === "v1");
  const other = csv.replace("Vera Cruz", "Vera da Cruz");
  for (const change of [
    () =>
      clinic.call("PUT", `/clinic/doctors/${id}/prices`, {
        headers,
        body: { service_type: "phone", amount_minor: 4100 },
      }),
    () =>
      clinic.call("PUT", `/clinic/doctors/${id}/hours`, {
        headers,
        body: { hours: [{ weekday: 2, kind: "open", from: "09:00", to: "10:00" }] },
      }),
  ]) {
    const version = await tried();
    expect((await change()).status).toBe(200);
    expect(await ask(false, version, other)).toMatchObject({
      status: 409,
      body: { code: "changed_elsewhere" },
    });
    expect((await get(`/doctors/${id}`)).entity.name).toBe("Vera Cruz");
  }
  expect((await ask(false, await tried(), other)).status).toBe(200);
  expect((await get(`/doctors/${id}`)).entity.name).toBe("Vera da Cruz");
});

test("a specialty that does not exist is refused by name, with those that do, in each line and by API", async () => {
  const csv = `${head}\ns1,A,nothing,pt,20,1,\ns2,B,dermatology,pt,20,1,\n`;
  const report = await send(csv, true);
  expect(report).toMatchObject({ added: 1, refused: 1 });
  const known = expect.arrayContaining(["general-practice", "dermatology", "psychology"]);
  expect(report.lines[0].problems).toEqual([
    { column: "specialty", code: "unknown_specialty", value: "nothing", known },
  ]);
  const doctor = {
    external_id: "s3",
    name: "C",
    title: null,
    specialty: "nothing",
    languages: ["pt"],
    sex: null,
    treats_children: null,
    about: {},
    registration: null,
    training: null,
    treats: null,
    insurers: null,
    visit_minutes: 20,
    is_listed: true,
    amount_minor: 1,
  };
  const refusal = {
    status: 400,
    body: {
      code: "validation_failed",
      fields: [{ path: "body.specialty", code: "unknown_specialty", value: "nothing", known }],
    },
  };
  const add = (specialty: string) =>
    clinic.call("POST", "/clinic/doctors", { headers, body: { ...doctor, specialty } });
  expect(await add("nothing")).toMatchObject(refusal);
  const added = await add("cardiology");
  expect(added.status).toBe(201);
  const { id } = added.body.data.entity;
  const { external_id, amount_minor, ...profile } = doctor;
  const change = (specialty: string) =>
    clinic.call("PUT", `/clinic/doctors/${id}`, { headers, body: { ...profile, specialty } });
  expect([external_id, amount_minor]).toEqual(["s3", 1]);
  expect(await change("nothing")).toMatchObject(refusal);
  expect((await change("neurology")).status).toBe(200);
});

test("a doctor who has an unknown specialty from before keeps it until another is chosen", async () => {
  const { collection } = await get("/doctors");
  const doctor = collection.find(({ specialty }: { specialty: string }) => specialty === "family-medicine");
  const { id, version, external_id, portrait_url, prices, ...profile } = doctor;
  expect([version, external_id, portrait_url, prices].includes(undefined)).toBe(false);
  const changed = await clinic.call("PUT", `/clinic/doctors/${id}`, {
    headers,
    body: { ...profile, visit_minutes: 25 },
  });
  expect([changed.status, changed.body.data?.entity.specialty]).toEqual([200, "family-medicine"]);
});
