import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { findDoctorRoutes } from "./find-doctor-routes.ts";

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic({ mount: (services) => findDoctorRoutes(services, 0) }); // Monday 1 March 2027, nine in Lisbon
});
afterAll(() => clinic.close());

const { tenantId } = known.aurora;

async function addDoctor(name: string, facts: { specialty: string; languages: string[]; from: number }) {
  return withTenant(clinic.db, tenantId, async (tx) => {
    const { id } = await tx
      .insertInto("doctors")
      .values({
        tenant_id: tenantId,
        name,
        specialty: facts.specialty,
        languages: facts.languages,
        portrait: "rui",
        about: JSON.stringify({ en: "In English.", pt: "Em português." }),
        price_minor: 5000,
        visit_minutes: 30,
        rating_sum: 9,
        rating_count: 2,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await tx
        .insertInto("doctor_hours")
        .values({
          tenant_id: tenantId,
          doctor_id: id,
          weekday,
          from_minute: facts.from,
          to_minute: facts.from + 120,
          kind: "open",
        })
        .execute();
    return id;
  });
}

async function take(
  start: string,
  minutes: number,
  status: "accepted" | "held",
  until: string | null = null,
) {
  const start_time = new Date(start);
  await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .insertInto("appointments")
      .values({
        tenant_id: tenantId,
        doctor_id: known.aurora.doctorId,
        patient_id: known.aurora.patientId,
        status,
        start_time,
        end_time: new Date(start_time.getTime() + minutes * 60_000),
        hold_expires_at: until === null ? null : new Date(until),
        hold_secret_hash: null,
        hold_address_hash: null,
        guest_id: null,
        code: null,
        symptoms_triage_details: null,
        accompanying_name: null,
        accompanying_relationship: null,
        currency: "EUR",
        created_at: clinic.clock.now(),
        booked_at: null,
      })
      .execute(),
  );
}

test(
  "the next free time is over thirty minutes ahead, without booked times and with expired holds",
  { tags: ["D.73"] },
  async () => {
    const first = await clinic.call("GET", "/doctors/1");
    expect(first.status).toBe(200);
    expect(first.body.data.entity).toMatchObject({
      name: "Dr aurora",
      price: { amount_minor: 4000, currency: "EUR" },
      rating: null,
      about: "Family doctor.",
      next_slots: [
        { start_time: "2027-03-01T09:40:00.000Z", end_time: "2027-03-01T10:00:00.000Z" },
        { start_time: "2027-03-01T10:00:00.000Z" },
        { start_time: "2027-03-01T10:20:00.000Z" },
      ],
    });
    await take("2027-03-01T10:00:00.000Z", 20, "accepted");
    await take("2027-03-01T10:20:00.000Z", 20, "held", "2027-03-01T09:05:00.000Z");
    const times = async () =>
      (await clinic.call("GET", "/doctors/1")).body.data.entity.next_slots.map(
        (slot: { start_time: string }) => slot.start_time.slice(11, 16),
      );
    expect(await times()).toEqual(["09:40", "10:40", "11:00"]);
    clinic.clock.set("2027-03-01T09:05:00.000Z");
    expect(await times()).toEqual(["09:40", "10:20", "10:40"]);
    clinic.clock.set("2027-03-01T09:00:00.000Z");
  },
);

test(
  "the list is filtered by the query, the earliest free time first",
  { tags: ["S2.R03.q-specialties", "S2.R03.q-languages"] },
  async () => {
    await addDoctor("Dr Late", { specialty: "dermatology", languages: ["fr"], from: 1200 });
    await addDoctor("Dr Early", { specialty: "cardiology", languages: ["pt", "fr"], from: 570 });
    const names = async (query: string) =>
      (await clinic.call("GET", `/doctors${query}`)).body.data.collection.map(
        (doctor: { name: string }) => doctor.name,
      );
    expect(await names("")).toEqual(["Dr aurora", "Dr Early", "Dr Late"]);
    expect(await names("?specialties=cardiology,dermatology")).toEqual(["Dr Early", "Dr Late"]);
    expect(await names("?languages=fr")).toEqual(["Dr Early", "Dr Late"]);
    expect(await names("?specialties=cardiology&languages=en")).toEqual([]);
    const inItalian = { headers: { "accept-language": "it" } };
    const { body } = await clinic.call("GET", "/doctors?specialties=cardiology", inItalian);
    expect(body.data.collection[0].language_names).toEqual(["portoghese", "francese"]);
    expect((await clinic.call("GET", "/doctors?colour=blue")).status).toBe(400);
  },
);

test(
  "ratings and prices are shown only where the clinic shows them",
  { tags: ["S3.SET.patientsDisplayDoctorRating", "D.31"] },
  async () => {
    const early = async () => {
      const { body } = await clinic.call("GET", "/doctors?specialties=cardiology", {
        headers: { "accept-language": "pt" },
      });
      return body.data.collection[0];
    };
    expect(await early()).toMatchObject({
      about: "Em português.",
      rating: { average: 4.5, count: 2 },
      price: { amount_minor: 5000, currency: "EUR" },
    });
    await changeSettings(clinic, "aurora", { patientsDisplayDoctorRating: false, patientsHideAmount: true });
    expect(await early()).toMatchObject({ rating: null, price: null });
    await changeSettings(clinic, "aurora", {});
  },
);

test("free times are grouped by the clinic's days from today to at most a year ahead", async () => {
  const days = async (query: string) =>
    (await clinic.call("GET", `/doctors/1/slots${query}`)).body.data.collection;
  const [first, second, ...rest] = await days("?days=2");
  expect([first.day, second.day, rest]).toEqual(["2027-03-01", "2027-03-02", []]);
  expect(second.slots).toHaveLength(33);
  expect(await days("?from=2027-02-27&days=3")).toHaveLength(1);
  expect(await days("?from=0001-01-01&days=31")).toEqual([]);
  expect(await days("?from=9999-12-31&days=31")).toEqual([]);
  expect((await clinic.call("GET", "/doctors/1/slots?days=32")).status).toBe(400);
});

test("another clinic's doctor is not found and not listed", { tags: ["D.01"] }, async () => {
  expect((await clinic.call("GET", "/doctors/1", { clinic: "ipe" })).body.code).toBe("not_found");
  expect((await clinic.call("GET", "/doctors/1/slots", { clinic: "ipe" })).body.code).toBe("not_found");
  const { body } = await clinic.call("GET", "/doctors", { clinic: "ipe" });
  expect(body.data.collection.map((doctor: { id: number }) => doctor.id)).toEqual([2]);
});

test("doctors are hidden where web booking is off", { tags: ["S3.SET.patientsWebScheduling"] }, async () => {
  await changeSettings(clinic, "aurora", { patientsWebScheduling: false });
  for (const path of ["/doctors", "/doctors/1", "/doctors/1/slots"])
    expect((await clinic.call("GET", path)).body.code).toBe("feature_off");
  await changeSettings(clinic, "aurora", {});
});

test("unknown facts of a doctor are null, and known ones are in the requested language", async () => {
  const silent = (await clinic.call("GET", "/doctors/1")).body.data.entity;
  const nothing = { sex: null, treats_children: null, registration: null, training: null, treats: null };
  expect(silent).toMatchObject({ ...nothing, insurers: null, reviews: [] });
  const id = await addDoctor("Dr Told", { specialty: "neurology", languages: ["pt"], from: 600 });
  await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .updateTable("doctors")
      .set({
        sex: "female",
        treats_children: true,
        register_name: "Demo register",
        register_number: "DEMO-1",
        training: JSON.stringify({ en: ["Degree"], pt: ["Curso"] }),
        treats: JSON.stringify({ en: ["Headache"], fr: [] }),
        insurers: ["Farol (demo)"],
      })
      .where("id", "=", id)
      .execute(),
  );
  const reported = async (language: string) =>
    (await clinic.call("GET", `/doctors/${id}`, { headers: { "accept-language": language } })).body.data
      .entity;
  expect(await reported("pt-BR")).toMatchObject({
    sex: "female",
    treats_children: true,
    registration: { register: "Registro de demonstração", number: "DEMO-1" },
    training: ["Curso"],
    treats: ["Headache"],
    insurers: ["Farol (demo)"],
  });
  expect((await reported("pt-BR")).written_in).toMatchObject({
    training: null,
    treats: { tag: "en", name: "inglês" },
  });
  expect(await reported("fr")).toMatchObject({ training: ["Degree"], treats: ["Headache"] });
  expect((await reported("fr")).written_in).toMatchObject({ training: { tag: "en", name: "anglais" } });
  const { body } = await clinic.call("GET", "/doctors?specialties=neurology");
  expect(body.data.collection[0]).toMatchObject({ sex: "female", treats_children: true });
  expect(body.data.collection[0]).not.toHaveProperty("reviews");
});

test("a doctor's title is in the requested language, agrees with the sex and does not affect sorting", async () => {
  const facts = { specialty: "psychiatry", languages: ["pt"], from: 540 };
  const [woman, man] = [await addDoctor("Zoila Rocha", facts), await addDoctor("Abel Vial", facts)];
  await withTenant(clinic.db, tenantId, async (tx) => {
    for (const [id, sex] of [
      [woman, "female"],
      [man, "male"],
    ] as const)
      await tx.updateTable("doctors").set({ sex, title: "doctor" }).where("id", "=", id).execute();
  });
  const requested = async (path: string, language: string) =>
    (await clinic.call("GET", path, { headers: { "accept-language": language } })).body.data;
  const named = async (language: string) =>
    (await requested("/doctors?specialties=psychiatry", language)).collection.map(
      ({ name, title }: { name: string; title: string }) => [name, title],
    );
  for (const [language, ofMan, ofWoman] of [
    ["en", "Dr", "Dr"],
    ["pt", "Dr.", "Dra."],
    ["it", "Dott.", "Dott.ssa"],
    ["fr", "Dr", "Dr"],
    ["ar", "د.", "د."],
  ] as const)
    expect(await named(language)).toEqual([
      [`${ofMan} Abel Vial`, "doctor"],
      [`${ofWoman} Zoila Rocha`, "doctor"],
    ]);
  expect((await requested(`/doctors/${woman}`, "es-CL")).entity.name).toBe("Dra. Zoila Rocha");
});

test("a doctor's page lists comments that their authors published, anonymously and newest first", async () => {
  const review = async (
    start: string,
    facts: { comment: string; is_public: boolean; is_hidden?: boolean; language?: string },
  ) => {
    const start_time = new Date(start);
    await take(start, 20, "accepted");
    await withTenant(clinic.db, tenantId, async (tx) => {
      const { id } = await tx
        .updateTable("appointments")
        .set({ status: "finished" })
        .where("start_time", "=", start_time)
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("reviews")
        .values({ tenant_id: tenantId, appointment_id: id, rating: 4, created_at: start_time, ...facts })
        .execute();
    });
  };
  await review("2027-01-31T23:30:00.000Z", { comment: "Kind.", is_public: true });
  await review("2027-02-01T10:00:00.000Z", { comment: "For the doctor only.", is_public: false });
  await review("2027-02-02T10:00:00.000Z", { comment: "", is_public: true });
  await review("2027-02-03T10:00:00.000Z", { comment: "Hidden.", is_public: true, is_hidden: true });
  await review("2027-02-04T10:00:00.000Z", { comment: "Patient.", is_public: true, language: "pt-BR" });
  const reviews = async (language = "en") =>
    (await clinic.call("GET", "/doctors/1", { headers: { "accept-language": language } })).body.data.entity
      .reviews;
  const portuguese = { tag: "pt-BR", name: "Brazilian Portuguese" };
  expect(await reviews()).toEqual([
    { rating: 4, comment: "Patient.", month: "2027-02", written_in: portuguese },
    // Written before its language was recorded: the clinic's, which is English.
    { rating: 4, comment: "Kind.", month: "2027-01", written_in: null },
  ]);
  expect(await reviews("fr")).toMatchObject([{}, { written_in: { tag: "en", name: "anglais" } }]);
  await changeSettings(clinic, "aurora", { patientsDisplayDoctorRating: false });
  expect(await reviews()).toEqual([]);
  await changeSettings(clinic, "aurora", {});
});

test("each doctor is on one page of the list when times are taken and freed between pages", async () => {
  type Page = { collection: { id: number; next_slots: unknown[] }[]; next_cursor: string | null };
  const from = { specialty: "rheumatology", languages: ["pt"] };
  const ids: number[] = [];
  for (let from_minute = 540; from_minute < 560; from_minute += 1)
    ids.push(await addDoctor(`Dr ${from_minute}`, { ...from, from: from_minute }));
  const page = async (query: string): Promise<Page> =>
    (await clinic.call("GET", `/doctors?specialties=rheumatology${query}`)).body.data;
  const whole = await page("");
  expect(whole).not.toHaveProperty("next_cursor");
  expect(whole.collection).toHaveLength(20);
  const first = await page("&limit=8");
  expect(first.collection).toEqual(whole.collection.slice(0, 8));
  // The first of all goes to the end of the order, and the last one to its head.
  await withTenant(clinic.db, tenantId, async (tx) => {
    const shift = (id: number | undefined, minute: number) =>
      tx
        .updateTable("doctor_hours")
        .set({ from_minute: minute, to_minute: minute + 120 })
        .where("doctor_id", "=", id ?? 0)
        .execute();
    await shift(ids[0], 1200);
    await shift(ids.at(-1), 541);
  });
  const second = await page(`&limit=8&cursor=${first.next_cursor}`);
  expect(second.collection[0]?.id).toBe(ids.at(-1));
  const third = await page(`&limit=8&cursor=${second.next_cursor}`);
  expect(third.next_cursor).toBeNull();
  const seen = [first, second, third].flatMap(({ collection }) => collection.map(({ id }) => id));
  expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
  expect((await page(`&cursor=${second.next_cursor}`)).collection).toEqual(third.collection);
  expect((await clinic.call("GET", "/doctors?limit=0")).status).toBe(400);
  expect((await clinic.call("GET", "/doctors?cursor=%2F")).status).toBe(400);
});
