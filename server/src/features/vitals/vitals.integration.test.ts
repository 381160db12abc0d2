import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOwnMeasurements } from "./measurements.ts";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";
import type { DeliveredVitals, VitalsProvider } from "../../ports/vitals-provider.ts";

/** A maker of wristbands, outside of us. */
const wristband: VitalsProvider & { has: DeliveredVitals[] | Error; requested: string[] } = {
  name: "wristband",
  has: [],
  requested: [],
  measuredSince: (_, since) => {
    wristband.requested.push(since.toISOString());
    return wristband.has instanceof Error
      ? Promise.reject(wristband.has)
      : Promise.resolve(wristband.has.filter(({ measuredAt }) => measuredAt >= since));
  },
};
const now = "2027-03-01T09:00:00.000Z";
let clinic: VisitClinic;
let unreported: Error[];
beforeEach(async () => {
  wristband.has = [];
  wristband.requested = [];
  unreported = [];
  clinic = await openVisitClinic({ now, vitals: [wristband], report: (error) => unreported.push(error) });
  await changeSettings(clinic, "aurora", { patientsVitalSigns: true, vitalSignsProvider: "embedded" });
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asGuest = { "x-guest-token": "guest-token-0000000000000000000000" };
const own = "/patients/vital_signs_measurements";
type Headers = Record<string, string>;
const save = (body: object, headers: Headers = asPatient) =>
  clinic.call("POST", own, { headers, body: { source_system: "manual", ...body } });
const saveOf = (id: number, body: object, headers: Headers = asPatient) =>
  clinic.call("POST", `/patients/appointments/${id}/vital_signs_measurements`, {
    headers,
    body: { source_system: "manual", appointment_id: id, ...body },
  });
const list = async (headers: Headers = asPatient) =>
  (await clinic.call("GET", own, { headers })).body.data.collection;

const read = {
  source_system: "camera",
  data: {
    vital_signs: { heart_rate: 68, rmssd: 42, systolic: 128, diastolic: 82 },
    sources: { heart_rate: "camera", rmssd: "camera", systolic: "cuff", diastolic: "cuff" },
    quality: { heart_rate: 0.91, rmssd: 0.62 },
    algorithm_version: "1.0.0",
    consented_at: "2027-03-01T08:58:00.000Z",
    pressure_readings: 2,
  },
};
const keptValues = {
  date: now,
  sourceSystem: "camera",
  vitalSigns: read.data.vital_signs,
  sources: read.data.sources,
  quality: read.data.quality,
  devices: {},
  algorithmVersion: "1.0.0",
  pressureReadings: 2,
};

test(
  "values entered outside an appointment are stored as typed by hand",
  { tags: ["S7.API.15", "S3.VITALS.01", "S1.22", "S1.26", "D.95", "D.15"] },
  async () => {
    const data = { vital_signs: { systolic: 128, diastolic: 82, oxygen_saturation: 97, weight: 71.5 } };
    const saved = await save({ data });
    expect(saved.status).toBe(201);
    const wanted = {
      date: now,
      sourceSystem: "manual",
      vitalSigns: data.vital_signs,
      sources: {
        systolic: "self_reported",
        diastolic: "self_reported",
        oxygen_saturation: "self_reported",
        weight: "self_reported",
      },
      quality: {},
      devices: {},
      algorithmVersion: null,
      pressureReadings: 1,
    };
    expect(saved.body.data.entity).toEqual({ id: expect.any(Number), ...wanted });
    expect(await list()).toEqual([saved.body.data.entity]);
    const other = await makePatient(
      clinic.db,
      "Neighbour",
      "neighbour-token-000000000000000000",
      new Date(now),
    );
    expect(other).toBeGreaterThan(0);
    expect(await list({ "x-patient-token": "neighbour-token-000000000000000000" })).toEqual([]);
    const ofIpe = await clinic.call("GET", own, { clinic: "ipe", headers: asPatient });
    expect(ofIpe.body.code).toBe("unauthenticated");
    const actions = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("audit_log").select("action").execute(),
    );
    expect(actions).toContainEqual({ action: "vitals.save" });
  },
);

test(
  "a camera reading before an appointment is stored with quality, version and consent, and found last",
  { tags: ["S7.API.14", "S7.API.13", "S7.API.13.answer", "D.15", "S1.20", "S1.25"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
    expect((await saveOf(id, { data: { vital_signs: { weight: 70 } } })).status).toBe(201);
    const saved = await saveOf(id, read);
    expect([saved.status, saved.body.data.entity]).toEqual([201, keptValues]);
    const path = `/patients/appointments/${id}/vital_signs_measurements`;
    const last = await clinic.call("GET", `${path}?last=true`, { headers: asPatient });
    expect(last.body.data.collection).toEqual([keptValues]);
    expect((await clinic.call("GET", path, { headers: asPatient })).body.data.collection).toHaveLength(2);
    expect(await list()).toHaveLength(2);
    const rows = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("vital_signs_measurements").select("consented_at").orderBy("id").execute(),
    );
    expect(rows).toEqual([{ consented_at: null }, { consented_at: new Date(read.data.consented_at) }]);
  },
);

test.each([
  ["body.data.consented_at", { consented_at: undefined }],
  ["body.data.algorithm_version", { algorithm_version: undefined }],
  ["body.data.vital_signs.heart_rate", { quality: { rmssd: 0.6 } }],
  ["body.data.vital_signs.systolic", { sources: { ...read.data.sources, systolic: "camera" } }],
  ["body.data.vital_signs.systolic", { sources: { ...read.data.sources, systolic: "provider" } }],
  ["body.data.vital_signs.heart_rate", { vital_signs: { ...read.data.vital_signs, heart_rate: 7 } }],
])(
  "a camera reading without its required evidence is not stored: %s",
  { tags: ["S4.READ.10", "D.95"] },
  async (path, change) => {
    const refused = await save({ ...read, data: { ...read.data, ...change } });
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
    expect(refused.body.fields).toContainEqual(expect.objectContaining({ path }));
    expect(await list()).toEqual([]);
  },
);

test(
  "a repeated request stores one reading",
  { tags: ["S7.API.14", "S7.API.15", "S4.READ.06"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
    expect([await saveOf(id, read), await saveOf(id, read)].map(({ body }) => body.data.entity)).toEqual([
      keptValues,
      keptValues,
    ]);
    await save(read);
    await save(read);
    expect(await list()).toHaveLength(2); // one of the visit, one beside it
    await save({ ...read, data: { ...read.data, consented_at: "2027-03-01T08:59:00.000Z" } });
    expect(await list(), "another reading with the same numbers").toHaveLength(3);
  },
);

test(
  "the same numbers later are another reading, and an empty reading is none",
  { tags: ["S7.API.14"] },
  async () => {
    const data = { vital_signs: { weight: 70 } };
    await save({ data });
    clinic.clock.set("2027-03-01T09:10:01.000Z");
    await save({ data });
    const pressures = (await list()).map((one: { pressureReadings: unknown }) => one.pressureReadings);
    expect(pressures, "nobody took a pressure").toEqual([null, null]);
    const empty = await save({ data: { vital_signs: {} } });
    expect(empty.body.fields).toContainEqual({ path: "body.data.vital_signs", code: "missing" });
  },
);

test(
  "values for an appointment are stored with it and accepted until it is over",
  { tags: ["S7.API.14"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
    const data = { vital_signs: { weight: 70 } };
    const other = await saveOf(id, { data, appointment_id: id + 1 });
    expect(other.body.fields).toEqual([{ path: "body.appointment_id", code: "differs" }]);
    expect((await saveOf(id, { data })).status).toBe(201);
    const written = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("audit_log").select(["action", "actor", "object"]).execute(),
    );
    expect(written).toContainEqual({
      action: "vitals.save",
      actor: `patient/${known.aurora.patientId}`,
      object: `appointment/${id}`,
    });
    const over = await makeAppointment(clinic.db, { start: "2027-03-01T08:00:00Z", status: "finished" });
    expect((await saveOf(over, { data })).body.code).toBe("status_conflict");
  },
);

test(
  "camera values cannot be stored as typed, nor typed values as camera values",
  { tags: ["D.15"] },
  async () => {
    const fields = [{ path: "body.source_system", code: "differs" }];
    expect((await save({ ...read, source_system: "manual" })).body.fields).toEqual(fields);
    const entered = { source_system: "camera", data: { vital_signs: { weight: 70 } } };
    expect((await save(entered)).body.fields).toEqual(fields);
  },
);

test(
  "a clinic without a provider accepts typed values and no camera values",
  { tags: ["S3.SET.vitalSignsProvider", "S9.DEF.04", "D.35"] },
  async () => {
    await changeSettings(clinic, "aurora", {
      patientsVitalSigns: true,
      vitalSignsProvider: "nobody-installed-it",
    });
    clinic.app.tenants.clearCache();
    expect((await save(read)).body.fields).toContainEqual({
      path: "body.data.vital_signs.heart_rate",
      code: "wrong-source",
    });
    expect((await save({ data: { vital_signs: { heart_rate: 70 } } })).status).toBe(201);
  },
);

test(
  "a clinic without vital signs stores none, and a guest's are stored with the appointment only",
  { tags: ["S3.SET.patientsVitalSigns", "D.35"] },
  async () => {
    const id = await makeAppointment(clinic.db, {
      start: "2027-03-01T09:30:00Z",
      guestToken: asGuest["x-guest-token"],
    });
    const data = { vital_signs: { heart_rate: 70 } };
    expect((await save({ data }, asGuest)).body.code).toBe("unauthenticated");
    expect((await saveOf(id, { data }, asGuest)).status).toBe(201);
    await changeSettings(clinic, "aurora", { patientsVitalSigns: false });
    clinic.app.tenants.clearCache();
    expect((await save({ data })).body.code).toBe("feature_off");
    expect((await saveOf(id, { data }, asGuest)).body.code).toBe("feature_off");
    const ofAppointment = `/patients/appointments/${id}/vital_signs_measurements`;
    for (const [path, headers] of [
      [own, asPatient],
      [ofAppointment, asGuest],
    ] as const)
      expect((await clinic.call("GET", path, { headers })).body.code, path).toBe("feature_off");
  },
);

test("repeated saving is limited per day", { tags: ["S7.API.15"] }, async () => {
  const of = (count: number) => ({ vital_signs: { weight: 70 + count / 10 } });
  for (let count = 0; count < 50; count += 1) expect((await save({ data: of(count) })).status).toBe(201);
  const late = await save({ data: of(50) });
  expect([late.status, late.body.retry_after]).toEqual([429, 86_400]);
  expect(late.body.detail).toBe("Try again in 24 hours, or contact the clinic.");
  clinic.clock.set("2027-03-02T09:00:01.000Z");
  expect((await save({ data: of(51) })).status).toBe(201);
});

test("a provider that is not the clinic's is not called", { tags: ["D.35"] }, async () => {
  wristband.has = [{ measuredAt: new Date("2027-02-28T08:00:00Z"), values: { heart_rate: 61 } }];
  expect(await list()).toEqual([]);
  expect(wristband.requested).toEqual([]);
});

test(
  "a provider's measurement is stored once with its name, and a failing provider affects nobody",
  { tags: ["D.15", "D.95"] },
  async () => {
    await changeSettings(clinic, "aurora", { patientsVitalSigns: true, vitalSignsProvider: "wristband" });
    clinic.app.tenants.clearCache();
    wristband.has = [
      { measuredAt: new Date("2027-02-27T07:00:00Z"), values: { heart_rate: 61 } },
      { measuredAt: new Date("2027-02-28T07:00:00Z"), values: { heart_rate: 900 } },
      { measuredAt: new Date("2027-02-28T08:00:00Z"), values: { oxygen_saturation: 96 } },
    ];
    const wanted = [
      {
        date: "2027-02-28T08:00:00.000Z",
        sourceSystem: "wristband",
        sources: { oxygen_saturation: "provider" },
      },
      { date: "2027-02-27T07:00:00.000Z", sourceSystem: "wristband", sources: { heart_rate: "provider" } },
    ];
    expect(await list()).toMatchObject(wanted);
    expect(await list()).toHaveLength(2);
    expect(wristband.requested, "a month back, then since the newest").toEqual([
      "2027-01-30T09:00:00.000Z",
      "2027-02-28T08:00:00.000Z",
    ]);
    wristband.has = new Error("away");
    expect(await list()).toHaveLength(2);
    expect(unreported).toHaveLength(1);
  },
);

test("A measurement before an appointment is saved when only that page's gate is open", async () => {
  await changeSettings(clinic, "aurora", {
    patientsVitalSigns: false,
    vitalSignsPreAppointment: true,
    vitalSignsProvider: "embedded",
  });
  clinic.app.tenants.clearCache();
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
  const data = { vital_signs: { weight: 71.5 } };
  expect((await saveOf(id, { data })).status).toBe(201);
  const list = `/patients/appointments/${id}/vital_signs_measurements?last=true`;
  const { body } = await clinic.call("GET", list, { headers: asPatient });
  expect(body.data.collection).toMatchObject([{ vitalSigns: { weight: 71.5 } }]);
  expect((await save({ data })).body.code).toBe("feature_off");
});

const ofCuff = {
  source_system: "device",
  data: {
    vital_signs: { systolic: 128, diastolic: 85 },
    sources: { systolic: "device", diastolic: "device" },
    devices: { systolic: "HEM-7155T", diastolic: "HEM-7155T" },
    measured_at: "2027-02-27T08:15:30.000Z",
  },
};

test("a device reading is stored once with model and time, and the doctor sees both", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z" });
  const wanted = {
    date: "2027-02-27T08:15:30.000Z",
    sourceSystem: "device",
    sources: ofCuff.data.sources,
    devices: ofCuff.data.devices,
  };
  expect(await saveOf(id, ofCuff)).toMatchObject({ status: 201, body: { data: { entity: wanted } } });
  const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const path = `/clinic/appointments/${id}/vital_signs_measurements`;
  const seen = await clinic.call("GET", path, { headers: asClinic });
  expect(seen.body.data.collection).toMatchObject([wanted]);
  expect((await save(ofCuff)).status).toBe(201);
  clinic.clock.set("2027-03-02T09:00:00.000Z");
  const [again, atOnce] = await Promise.all([save(ofCuff), save(ofCuff)]);
  expect([again.status, atOnce.status]).toEqual([201, 201]);
  expect(await list(), "one of the appointment, one outside of it").toHaveLength(2);
});

test("a reading of a device whose clock is ahead is stored once too", async () => {
  const data = { ...ofCuff.data, measured_at: "2027-03-01T09:03:00.000Z" };
  expect((await save({ ...ofCuff, data })).body.data.entity.date, "the time of saving").toBe(now);
  clinic.clock.set("2027-03-01T09:00:20.000Z");
  expect((await save({ ...ofCuff, data })).body.data.entity.date).toBe(now);
  expect(await list()).toHaveLength(1);
  clinic.clock.set("2027-03-01T09:04:00.000Z");
  await save({ ...ofCuff, data: { ...data, measured_at: "2027-03-01T09:08:00.000Z" } });
  expect(await list(), "another reading with the same numbers").toHaveLength(2);
});

test("a guest's typed values keep the time of entry when saved after sign-in, once", async () => {
  const data = { vital_signs: { weight: 70 }, measured_at: "2027-03-01T08:20:00.000Z" };
  expect(await save({ data })).toMatchObject({
    status: 201,
    body: { data: { entity: { date: "2027-03-01T08:20:00.000Z", sourceSystem: "manual" } } },
  });
  expect((await save({ data })).status).toBe(201);
  expect(await list()).toHaveLength(1);
});

test("a photo of a display is a source of typed values", async () => {
  const data = { vital_signs: { glucose: 118 }, sources: { glucose: "photo" } };
  expect(await save({ data })).toMatchObject({
    status: 201,
    body: { data: { entity: { sourceSystem: "manual", sources: { glucose: "photo" }, date: now } } },
  });
});

const changed = (data: object) => ({ ...ofCuff, data: { ...ofCuff.data, ...data } });
test.each<[string, object, object]>([
  [
    "a time more than 30 days ago",
    changed({ measured_at: "2027-01-20T08:00:00.000Z" }),
    { path: "body.data.measured_at", code: "out-of-bounds" },
  ],
  [
    "a time to come",
    changed({ measured_at: "2027-03-01T09:06:00.000Z" }),
    { path: "body.data.measured_at", code: "out-of-bounds" },
  ],
  [
    "a time of something typed before the last day",
    { data: { vital_signs: { weight: 70 }, measured_at: "2027-02-28T08:54:00.000Z" } },
    { path: "body.data.measured_at", code: "out-of-bounds" },
  ],
  [
    "a model of something typed",
    { data: { vital_signs: { weight: 70 }, devices: { weight: "BC-1" } } },
    { path: "body.data.devices.weight", code: "wrong-source" },
  ],
  [
    "a device that passes as entered",
    { ...ofCuff, source_system: "manual" },
    { path: "body.source_system", code: "differs" },
  ],
  [
    "breaths from a device",
    {
      source_system: "device",
      data: { vital_signs: { respiration_rate: 14 }, sources: { respiration_rate: "device" } },
    },
    { path: "body.data.vital_signs.respiration_rate", code: "wrong-source" },
  ],
])("%s is refused", async (_, body, field) => {
  const answer = await save(body);
  expect([answer.status, answer.body.fields]).toEqual([400, [field]]);
});

test("stored device readings count for the day on which they are saved", async () => {
  const stored = (minute: number) =>
    changed({
      measured_at: new Date(Date.parse("2027-02-20T08:00:00.000Z") + minute * 60_000).toISOString(),
    });
  for (let count = 0; count < 50; count += 1) expect((await save(stored(count))).status).toBe(201);
  expect((await save(stored(50))).status).toBe(429);
});

test("a reading in a dependent's appointment enters the dependent's record and not the parent's", async () => {
  const child = await makePatient(clinic.db, "Child", "child-token-00000000000000000000000", new Date(now));
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("patients")
      .set({ parent_id: known.aurora.patientId, birthdate: "2021-05-01" })
      .where("id", "=", child)
      .execute(),
  );
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z", patientId: child });
  expect((await saveOf(id, { data: { vital_signs: { temperature: 38.4 } } })).status).toBe(201);
  expect(await list()).toEqual([]);
  const ofChild = await withTenant(clinic.db, 1, (tx) => loadOwnMeasurements(tx, child, 10));
  expect(ofChild).toMatchObject([{ vitalSigns: { temperature: 38.4 } }]);
});
