import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  clinic.call(method, `/clinic${path}`, { headers, ...(body ? { body } : {}) });
const refused = { status: 409, body: { code: "changed_elsewhere" } };

type Replaced = {
  /** Where it is read, and what of it the next change names. */
  read: () => Promise<{ version: unknown; content: unknown }>;
  put: (words: string, replaces?: unknown) => ReturnType<typeof ask>;
  /** What a change with these words leaves. */
  content: (words: string) => unknown;
  /** How changes of it begin in the audit log. */
  action: string;
};
const naming = (replaces: unknown) => (replaces === undefined ? {} : { replaces });
const doctor = `/doctors/${known.aurora.doctorId}`;

/** A kind that the API lists or shows by `path` and changes there; `field` holds the words. */
function ofEntity(
  path: string | (() => Promise<string>),
  field: string,
  bodyOf: (words: string) => object,
  action: string,
): Replaced {
  let made: Promise<string> | undefined;
  const place = () => (made ??= typeof path === "string" ? Promise.resolve(path) : path());
  const isListed = typeof path !== "string" && /staff|apps/.test(action);
  return {
    async read() {
      const own = await place();
      const id = Number(own.split("/").at(-1));
      const { body } = await ask("GET", isListed ? own.replace(/\/\d+$/, "") : own);
      const entity = isListed
        ? body.data.collection.find((one: { id: number }) => one.id === id)
        : body.data.entity;
      return { version: body.data.version ?? entity.version, content: entity[field] };
    },
    put: async (words, replaces) => ask("PUT", await place(), { ...bodyOf(words), ...naming(replaces) }),
    content: (words) => words,
    action,
  };
}

const add = (path: string, body: () => object) => async () => {
  const { status, body: answer } = await ask("POST", path, body());
  expect([path, status, answer.fields]).toEqual([path, 201, undefined]);
  return `${path}/${answer.data.entity.id}`;
};

const profile = (name: string) => ({
  name,
  title: null,
  specialty: "general-practice",
  languages: ["pt", "en"],
  sex: null,
  treats_children: true,
  about: { pt: "Médica.", en: "A doctor." },
  registration: { register: "OM", number: "1" },
  training: { en: ["Porto"] },
  treats: null,
  insurers: ["Other"],
  visit_minutes: 20,
  is_listed: true,
});
const gateway = (name: string) => ({
  name,
  address: "http://127.0.0.1:9/v71",
  merchant_account: "ClinicaDoMar",
  methods: ["credit_card"],
  is_enabled: false,
});
const webhook = (description: string) => ({
  url: "http://127.0.0.1:9/hook",
  description,
  event_types: ["appointment.booked", "appointment.canceled"],
  is_enabled: true,
});
const fiscal = (legal_name: string) => ({
  country: "PT",
  legal_name,
  tax_number: "501 442 600",
  address: "Rua da Saúde 1",
  facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
  issue_at: "payment",
  series_prefix: "A",
  tax: { all: { kind: "exempt", code: "M07", reason: "Artigo 9.º do CIVA" }, by_service: {} },
  is_issuing: true,
});
const app = (name: string) => ({
  name,
  scopes: ["system/Patient.rs"],
  jwks: null,
  jwks_uri: "http://127.0.0.1:9/jwks.json",
});
const patientApp = (name: string) => ({
  name,
  privacy_url: null,
  redirect_uris: ["https://app.example/back"],
  scopes: ["launch/patient", "patient/Observation.rs"],
  jwks: null,
  jwks_uri: null,
});
const mail = (subject: string) => ({
  subject,
  text: ["We have put an appointment down for you.", "{what}"],
  button: "Look at it",
  after: [],
  is_dry_run: false,
});
const hours = (from: string) => ({
  hours: [
    { weekday: 1, kind: "open", from, to: "17:00" },
    { weekday: 1, kind: "break", from, to: "09:30" },
  ],
});
const parts = (from: string) => ({ parts: [{ kind: "off", from, to: "12:00" }] });

/** Hours, and other things that have no words, stand for some. */
const times: Readonly<Record<string, string>> = { Mine: "08:00", Yours: "08:15", Later: "08:30" };
const amounts: Readonly<Record<string, number>> = { Mine: 4100, Yours: 4200, Later: 4300 };

const kinds: Readonly<Record<string, () => Replaced>> = {
  "a doctor's profile": () => ofEntity(doctor, "name", profile, "doctor.change"),
  "a price": () => ({
    async read() {
      const { body } = await ask("GET", doctor);
      const found = body.data.entity.prices.find(
        (one: { service_type: string }) => one.service_type === "phone",
      );
      return { version: found.price.amount_minor, content: found.price.amount_minor };
    },
    put: (words, replaces) =>
      ask("PUT", `${doctor}/prices`, {
        service_type: "phone",
        amount_minor: amounts[words],
        ...naming(replaces),
      }),
    content: (words) => amounts[words],
    action: "price.set",
  }),
  "weekly hours": () => ({
    async read() {
      const { data } = (await ask("GET", `${doctor}/hours`)).body;
      return { version: data.version, content: data.collection[0]?.from };
    },
    put: (words, replaces) =>
      ask("PUT", `${doctor}/hours`, { ...hours(times[words] ?? ""), ...naming(replaces) }),
    content: (words) => times[words],
    action: "doctor.hours",
  }),
  "a changed day": () => ({
    async read() {
      const { body } = await ask("GET", `${doctor}/days?from=2027-03-08&to=2027-03-08`);
      const [found] = body.data.collection;
      return { version: found?.version ?? null, content: found?.parts[0].from };
    },
    put: (words, replaces) =>
      ask("PUT", `${doctor}/days/2027-03-08`, { ...parts(times[words] ?? ""), ...naming(replaces) }),
    content: (words) => times[words],
    action: "doctor.day",
  }),
  "a staff account": () =>
    ofEntity(
      add("/staff", () => ({ email: "noa@clinic.example", name: "Noa", role: "reception", doctor_id: null })),
      "name",
      (name) => ({ name, role: "reception", doctor_id: null, is_disabled: false }),
      "staff.change",
    ),
  "the words of an email": () => ({
    async read() {
      const { entity } = (await ask("GET", "/mail_templates/visit_booked/pt")).body.data;
      return { version: entity.changed_at, content: entity.own?.subject };
    },
    put: (words, replaces) =>
      ask("PUT", "/mail_templates/visit_booked/pt", { ...mail(words), ...naming(replaces) }),
    content: (words) => words,
    action: "mail_template.set",
  }),
  "the sender of emails": () =>
    ofEntity("/mail_sender", "name", (name) => ({ name, reply_to: null }), "mail_sender.set"),
  "a payment account": () =>
    ofEntity(
      add("/payment_gateways", () => ({
        ...gateway("Account"),
        kind: "adyen",
        api_key: "an-api-key-of-an-account",
        signing_key: "0".repeat(64),
      })),
      "name",
      gateway,
      "payment_gateway.change",
    ),
  "a webhook": () =>
    ofEntity(
      add("/webhooks", () => webhook("Hook")),
      "description",
      webhook,
      "webhook.change",
    ),
  "the details for invoices": () => ({
    ...ofEntity("/fiscal_profile", "legal_name", fiscal, "fiscal_profile.set"),
    async read() {
      const { status, body } = await ask("GET", "/fiscal_profile");
      return status === 404
        ? { version: null, content: undefined }
        : { version: body.data.version, content: body.data.entity.legal_name };
    },
  }),
  "a program": () =>
    ofEntity(
      add("/apps", () => app("App")),
      "name",
      app,
      "app.change apps",
    ),
  "an app of patients": () =>
    ofEntity(
      add("/patient_apps", () => patientApp("App")),
      "name",
      patientApp,
      "app.change apps",
    ),
};

describe.each(Object.entries(kinds))("%s", (_name, kindOf) => {
  const kind = kindOf();
  const contentNow = async () => (await kind.read()).content;
  const changes = () =>
    withTenant(clinic.db, known.aurora.tenantId, async (tx) => {
      const rows = await tx
        .selectFrom("audit_log")
        .select("id")
        .where("action", "=", kind.action.replace(" apps", ""))
        .execute();
      return rows.length;
    });

  test("that somebody has changed since it was read is not replaced, nor audited as changed", async () => {
    const { version: read } = await kind.read();
    expect(await kind.put("Mine", read)).toMatchObject({ status: 200 });
    const audited = await changes();
    expect(await kind.put("Yours", read)).toMatchObject(refused);
    expect(await contentNow()).toEqual(kind.content("Mine"));
    expect(await changes()).toBe(audited);
    // A request whose answer was lost may be repeated.
    expect((await kind.put("Mine", read)).status).toBe(200);
    const { version: newer } = await kind.read();
    expect(newer).not.toEqual(read);
    expect((await kind.put("Yours", newer)).status).toBe(200);
    // Without `replaces` the last change counts, as ever.
    expect((await kind.put("Later")).status).toBe(200);
    expect(await contentNow()).toEqual(kind.content("Later"));
  });

  test.each([
    ["Mine", "Yours"],
    ["Yours", "Mine"],
  ])("of two people who save %s and %s at the same moment one is refused", async (first, second) => {
    await kind.put("Later");
    const { version: read } = await kind.read();
    const answers = await Promise.all([kind.put(first, read), kind.put(second, read)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? first : second;
    expect(await contentNow()).toEqual(kind.content(winner));
  });
});

test("what was not there when it was read is not replaced either", async () => {
  const day = (replaces?: unknown) =>
    ask("PUT", `${doctor}/days/2027-04-05`, { ...parts("08:45"), ...naming(replaces) });
  expect((await day(null)).status).toBe(200);
  const other = { ...parts("10:45"), replaces: null };
  expect(await ask("PUT", `${doctor}/days/2027-04-05`, other)).toMatchObject(refused);
  expect(await ask("PUT", `${doctor}/days/2027-04-05`, { parts: [], replaces: null })).toMatchObject(refused);
  expect((await ask("PUT", `${doctor}/days/2027-04-05`, { parts: [] })).status).toBe(200);
  expect((await ask("PUT", `${doctor}/days/2027-04-05`, { parts: [], replaces: "older" })).status).toBe(200);
});

test("a role that somebody has taken is not given back by a change of the name", async () => {
  const account = { email: "lia@clinic.example", name: "Lia", role: "admin", doctor_id: null };
  const { entity } = (await ask("POST", "/staff", account)).body.data;
  const put = (facts: object) =>
    ask("PUT", `/staff/${entity.id}`, {
      name: "Lia",
      role: "admin",
      doctor_id: null,
      is_disabled: false,
      replaces: entity.version,
      ...facts,
    });
  expect((await put({ role: "reception" })).status).toBe(200);
  expect(await put({ name: "Lia Reis" })).toMatchObject(refused);
  expect(await put({ is_disabled: true })).toMatchObject(refused);
  const { collection } = (await ask("GET", "/staff")).body.data;
  expect(collection).toContainEqual(
    expect.objectContaining({ id: entity.id, name: "Lia", role: "reception", is_disabled: false }),
  );
});

test("the order of the parts of hours does not matter, and portrait and prices are no profile", async () => {
  const { data } = (await ask("GET", `${doctor}/hours`)).body;
  const turned = { hours: data.collection.toReversed(), replaces: data.version };
  expect((await ask("PUT", `${doctor}/hours`, turned)).body.data.version).toBe(data.version);
  const { version } = (await ask("GET", doctor)).body.data.entity;
  await ask("PUT", `${doctor}/prices`, { service_type: "on_site", amount_minor: 7700 });
  expect((await ask("GET", doctor)).body.data.entity.version).toBe(version);
});

test.each([
  ["texts/terms/it", (words: string) => ({ text: words })],
  ["mail_templates/visit_booked/it", (words: string) => mail(words)],
] as const)("a text of %s that somebody has changed is not removed", async (path, bodyOf) => {
  const put = (words: string) => ask("PUT", `/${path}`, bodyOf(words));
  const { changed_at: read } = (await put("First")).body.data.entity;
  const { changed_at: newer } = (await put("Second")).body.data.entity;
  expect(newer).not.toBe(read); // within the same millisecond
  expect(await ask("DELETE", `/${path}?replaces=${read}`)).toMatchObject(refused);
  // Of a change and a removal at the same moment one is refused, or the removal finds nothing to remove.
  const outcomes = await Promise.all([
    ask("DELETE", `/${path}?replaces=${newer}`),
    ask("PUT", `/${path}`, { ...bodyOf("Third"), replaces: newer }),
  ]);
  expect([
    [204, 409],
    [409, 200],
  ]).toContainEqual(outcomes.map(({ status }) => status));
  await put("Fourth");
  expect((await ask("DELETE", `/${path}`)).status).toBe(204);
  expect(await ask("DELETE", `/${path}?replaces=${newer}`)).toMatchObject({ status: 404 });
});
