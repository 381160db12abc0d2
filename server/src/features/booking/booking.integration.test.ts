import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { makePatient } from "../../testing/make-appointment.ts";
import { standInPayments } from "../../testing/stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { bookingRoutes } from "./booking-routes.ts";

let clinic: TestClinic;
let changed: string[];
let doctors: unknown[];
beforeEach(async () => {
  changed = [];
  doctors = [];
  clinic = await openTestClinic({
    mount: (services) => {
      const hints: BookingDeps["hints"] = {
        appointmentChanged: async (tenant, { id, doctor_id }) => {
          changed.push(`${tenant}/${id}`);
          doctors.push(doctor_id);
        },
      };
      bookingRoutes({ services, hints, payments: standInPayments() });
    },
  }); // Monday 1 March 2027, nine in Lisbon
});
afterEach(() => clinic.close());

const ten = "2027-03-01T10:00:00.000Z";
const asPatient = { "x-patient-token": known.aurora.patientToken };
const free = { patientsPayments: false };

const visit = (start_time = ten, doctor_id = 1) => ({
  doctor_id,
  personal: true,
  service_type: "remote",
  platform: "web",
  start_time,
  symptoms: "A cough for three days",
});
const guest = {
  name: "Ana Guest",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};

const hold = (start_time = ten, headers: Record<string, string> = {}) =>
  clinic.call("POST", "/appointment_holds", { body: { doctor_id: 1, start_time }, headers });
const keyOf = (answer: { body: { data: { entity: { id: number; secret: string } } } }) => ({
  "x-appointment-hold": `${answer.body.data.entity.id}.${answer.body.data.entity.secret}`,
});
const book = (start = ten, headers: Record<string, string> = {}) =>
  clinic.call("POST", "/patients/appointments", {
    body: visit(start),
    headers: { ...asPatient, ...headers },
  });
const bookAsGuest = (start = ten, headers: Record<string, string> = {}, changes = {}) =>
  clinic.call("POST", "/guests/appointments", { body: { ...visit(start), ...guest, ...changes }, headers });
const rows = () =>
  withTenant(clinic.db, 1, (tx) => tx.selectFrom("appointments").selectAll().orderBy("id").execute());
const mails = () => withTenant(clinic.db, 1, (tx) => tx.selectFrom("mails").selectAll().execute());

test("a hold lasts exactly ten minutes, then the time is free", { tags: ["D.70", "D.71"] }, async () => {
  const first = await hold();
  expect(first.status).toBe(201);
  expect(first.body.data.entity).toMatchObject({
    expires_at: "2027-03-01T09:10:00.000Z",
    extensions_left: 2,
    end_time: "2027-03-01T10:20:00.000Z",
  });
  const path = `/appointment_holds/${first.body.data.entity.id}`;
  clinic.clock.set("2027-03-01T09:09:59.999Z");
  expect((await hold()).body.code).toBe("slot_taken");
  expect((await clinic.call("GET", path, { headers: keyOf(first) })).status).toBe(200);
  clinic.clock.set("2027-03-01T09:10:00.000Z");
  expect((await clinic.call("GET", path, { headers: keyOf(first) })).body.code).toBe("hold_expired");
  expect((await hold()).status).toBe(201);
  expect((await rows()).map((row) => row.status)).toEqual(["expired", "held"]);
});

test("a hold can be extended twice and not a third time", { tags: ["D.71"] }, async () => {
  const first = await hold();
  const extend = () =>
    clinic.call("POST", `/appointment_holds/${first.body.data.entity.id}/extend`, { headers: keyOf(first) });
  clinic.clock.set("2027-03-01T09:08:00.000Z");
  expect((await extend()).body.data.entity).toMatchObject({
    expires_at: "2027-03-01T09:20:00.000Z",
    extensions_left: 1,
  });
  expect((await extend()).body.data.entity).toMatchObject({
    expires_at: "2027-03-01T09:30:00.000Z",
    extensions_left: 0,
  });
  expect((await extend()).body.code).toBe("hold_extension_limit");
  clinic.clock.set("2027-03-01T09:30:00.000Z");
  expect((await extend()).body.code).toBe("hold_expired");
});

test(
  "a held time is booked with its doctor; booking another time frees the held one",
  { tags: ["D.70"] },
  async () => {
    const other = await makeDoctor(clinic.db);
    const held = await hold(ten, asPatient);
    const later = await book("2027-03-01T11:00:00.000Z", keyOf(held));
    expect(later.body.data.entity).toMatchObject({
      start_time: "2027-03-01T11:00:00.000Z",
      doctor: { id: 1 },
    });
    expect((await rows())[0]?.status).toBe("expired");
    const again = await hold(ten, asPatient);
    const elsewhere = await clinic.call("POST", "/patients/appointments", {
      body: visit(ten, other),
      headers: { ...asPatient, ...keyOf(again) },
    });
    expect(elsewhere.body.data.entity).toMatchObject({ start_time: ten, doctor: { id: other } });
    expect((await hold()).status).toBe(201);
  },
);

test(
  "the key of a hold that another patient has booked does not reveal that appointment",
  { tags: ["D.70"] },
  async () => {
    const held = await hold(ten, asPatient);
    const booked = await book(ten, keyOf(held));
    expect(booked.status).toBe(201);
    const stranger = "stranger-token-00000000000000000000";
    const id = await makePatient(clinic.db, "Stranger", stranger, clinic.clock.now());
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ birthdate: "1990-01-01", sex: "male" }).where("id", "=", id).execute(),
    );
    const answer = await book(ten, { ...keyOf(held), "x-patient-token": stranger });
    expect(answer).toMatchObject({ status: 409, body: { code: "slot_taken" } });
    expect(JSON.stringify(answer.body)).not.toContain("Patient aurora");
  },
);

test(
  "a closed page keeps its hold for 30 seconds and can resume it, then the time is free",
  { tags: ["D.71"] },
  async () => {
    const first = await hold();
    const { id, expires_at } = first.body.data.entity;
    const go = (what: string, headers = keyOf(first)) =>
      clinic.call("POST", `/appointment_holds/${id}/${what}`, { headers });
    clinic.clock.set("2027-03-01T09:01:00.000Z");
    expect((await go("leave", { "x-appointment-hold": `${id}.${"x".repeat(43)}` })).body.code).toBe(
      "not_found",
    );
    expect((await go("leave")).status).toBe(204);
    clinic.clock.set("2027-03-01T09:01:29.999Z");
    expect((await hold()).body.code).toBe("slot_taken");
    expect((await go("return")).body.data.entity).toMatchObject({ id, expires_at, extensions_left: 2 });
    await go("leave");
    clinic.clock.set("2027-03-01T09:01:59.999Z");
    expect((await go("return")).body.code).toBe("hold_expired");
    expect((await hold()).status).toBe(201);
    expect((await go("leave")).status).toBe(204);
    expect((await rows()).map((row) => row.status)).toEqual(["expired", "held"]);
  },
);

test(
  "a browser that lost the answer gets its hold again with its own secret, and nobody else does",
  { tags: ["D.71"] },
  async () => {
    const ask = (secret: string) =>
      clinic.call("POST", "/appointment_holds", { body: { doctor_id: 1, start_time: ten, secret } });
    const lost = await ask("a".repeat(43));
    expect(lost.body.data.entity.secret).toBe("a".repeat(43));
    expect((await ask("b".repeat(43))).body.code).toBe("slot_taken");
    expect((await ask("a".repeat(43))).status).toBe(201);
    expect((await rows()).map((row) => row.status)).toEqual(["expired", "held"]);
    expect((await ask("short")).body.code).toBe("validation_failed");
  },
);

test("viewers of a doctor are notified when a time is held, released or booked", async () => {
  const first = await hold();
  expect(doctors).toEqual([1]);
  const second = await hold("2027-03-01T10:20:00.000Z", keyOf(first));
  expect(doctors).toEqual([1, 1, 1]);
  const { id } = second.body.data.entity;
  await clinic.call("DELETE", `/appointment_holds/${id}`, { headers: keyOf(second) });
  expect(doctors).toHaveLength(4);
  await clinic.call("DELETE", `/appointment_holds/${id}`, { headers: keyOf(second) });
  expect(doctors).toHaveLength(4);
  await book();
  expect(doctors).toEqual([1, 1, 1, 1, 1]);
});

test("a wrong secret finds no hold, and a released hold frees its time at once", async () => {
  const first = await hold();
  const { id } = first.body.data.entity;
  const wrong = { "x-appointment-hold": `${id}.${"x".repeat(43)}` };
  for (const headers of [wrong, { "x-appointment-hold": "nonsense" }]) {
    expect((await clinic.call("GET", `/appointment_holds/${id}`, { headers })).body.code).toBe("not_found");
    expect((await clinic.call("POST", `/appointment_holds/${id}/extend`, { headers })).body.code).toBe(
      "not_found",
    );
    expect((await clinic.call("DELETE", `/appointment_holds/${id}`, { headers })).body.code).toBe(
      "not_found",
    );
  }
  const ipe = await clinic.call("GET", `/appointment_holds/${id}`, { headers: keyOf(first), clinic: "ipe" });
  expect(ipe.body.code).toBe("not_found");
  expect((await clinic.call("DELETE", `/appointment_holds/${id}`, { headers: keyOf(first) })).status).toBe(
    204,
  );
  expect((await hold()).status).toBe(201);
});

test("a browser and a patient have one hold each, and a failed new hold keeps the old one", async () => {
  const first = await hold();
  const second = await hold("2027-03-01T10:20:00.000Z", keyOf(first));
  expect(second.status).toBe(201);
  expect((await rows()).map((row) => row.status)).toEqual(["expired", "held"]);
  await hold("2027-03-01T11:00:00.000Z", asPatient);
  await hold("2027-03-01T11:20:00.000Z", asPatient);
  expect((await rows()).map((row) => row.status)).toEqual(["expired", "held", "expired", "held"]);
  const lost = await hold("2027-03-01T11:20:00.000Z", keyOf(second));
  expect(lost.body.code).toBe("slot_taken");
  expect((await rows())[1]?.status).toBe("held");
  const again = await hold("2027-03-01T10:20:00.000Z", keyOf(second));
  expect(again.status).toBe(201);
});

test("twenty holds an hour per address, with a retry time; signed-in patients are not counted", async () => {
  // What is given up for the new one is not counted along with it.
  let last = await hold();
  for (let made = 1; made <= 20; made += 1) last = await hold(ten, keyOf(last));
  expect(last.status).toBe(201);
  clinic.clock.set("2027-03-01T09:05:00.000Z");
  const refused = await hold("2027-03-01T10:20:00.000Z");
  expect(refused).toMatchObject({ status: 429, body: { code: "hold_limit", retry_after: 3300 } });
  expect(refused.headers["retry-after"]).toBe("3300");
  expect((await hold("2027-03-01T11:00:00.000Z", asPatient)).status).toBe(201);
  expect((await bookAsGuest("2027-03-01T13:00:00.000Z")).body.code).toBe("hold_limit");
  clinic.clock.set("2027-03-01T10:00:00.000Z");
  expect((await hold("2027-03-01T11:20:00.000Z")).status).toBe(201);
});

test("a booked hold does not count as an unbooked hold of its address", async () => {
  await changeSettings(clinic, "aurora", free);
  const times = ["02", "03"].flatMap((day) =>
    ["10", "11", "13", "14", "15", "16"].flatMap((hour) =>
      ["00", "20"].map((minute) => `2027-03-${day}T${hour}:${minute}:00.000Z`),
    ),
  );
  for (const [index, time] of times.slice(0, 21).entries()) {
    const changes = { name: `Guest ${index}`, email: `guest${index}@example.org` };
    expect((await bookAsGuest(time, keyOf(await hold(time)), changes)).status, time).toBe(201);
  }
  expect((await hold("2027-03-04T10:00:00.000Z")).status).toBe(201);
});

test("a guest with a booked appointment may hold another time despite others on the network", async () => {
  await changeSettings(clinic, "aurora", free);
  const { body } = await bookAsGuest();
  const asGuest = { "x-guest-token": String(body.data.guest_token) };
  let last = await hold("2027-03-02T10:00:00.000Z");
  for (let made = 1; made <= 20; made += 1) last = await hold("2027-03-02T10:00:00.000Z", keyOf(last));
  expect((await hold("2027-03-02T11:00:00.000Z")).body.code).toBe("hold_limit");
  expect((await hold("2027-03-02T11:00:00.000Z", asGuest)).status).toBe(201);
  expect((await hold("2027-03-02T11:20:00.000Z", asGuest)).status).toBe(201);
  const stored = (await rows())
    .filter(({ status }) => status === "held")
    .map((row) => row.start_time.toISOString());
  expect(stored).toEqual(["2027-03-02T10:00:00.000Z", "2027-03-02T11:20:00.000Z"]);
  // A stranger's token, or that of an appointment that was called off, opens nothing.
  expect((await hold("2027-03-02T13:00:00.000Z", { "x-guest-token": "x".repeat(43) })).body.code).toBe(
    "hold_limit",
  );
});

test("visitors hold at most a third of a doctor's free times of a day", async () => {
  // Two in the afternoon of a day that ends at eight: six hours, ten slots of which lie too near or are gone.
  clinic.clock.set("2027-03-01T17:29:00.000Z"); // 18:00 to 20:00 is left: six times
  const from = (address: string, start_time: string) =>
    clinic.app.inject({
      method: "POST",
      url: "/api/appointment_holds",
      remoteAddress: address,
      headers: { host: "aurora.localhost" },
      payload: { doctor_id: 1, start_time },
    });
  const statuses = [];
  for (const [index, time] of ["18:00", "18:20", "18:40"].entries())
    statuses.push((await from(`10.0.0.${index + 1}`, `2027-03-01T${time}:00.000Z`)).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
  // The same on another day, all at once: nobody is counted twice, and nobody slips through.
  const times = Array.from(
    { length: 33 },
    (_, index) => new Date(Date.parse("2027-03-03T08:00:00Z") + index * 1_200_000),
  );
  const atOnce = await Promise.all(times.map((time, index) => from(`10.0.1.${index}`, time.toISOString())));
  expect(atOnce.filter(({ statusCode }) => statusCode === 201)).toHaveLength(11);
  expect((await from("10.0.0.3", "2027-03-02T10:00:00.000Z")).statusCode).toBe(201);
  expect((await hold("2027-03-01T18:40:00.000Z", asPatient)).status).toBe(201);
});

test(
  "only offered times can be held: not in the past, in a break or between two times",
  { tags: ["D.73"] },
  async () => {
    for (const start of [
      "2027-03-01T09:20:00.000Z",
      "2027-02-01T10:00:00.000Z",
      "2027-03-01T12:20:00.000Z",
      "2027-03-01T10:05:00.000Z",
      "0001-01-01T00:00:00.000Z",
      "9999-12-31T23:59:59.999Z",
    ])
      expect((await hold(start)).body.code, start).toBe("slot_unavailable");
    // The nearest that it does offer are told along, as where somebody was faster.
    const startsNear = async (start: string) =>
      (await hold(start)).body.alternatives.map((slot: { start_time: string }) =>
        slot.start_time.slice(0, 16),
      );
    const nextToNoon = ["2027-03-01T11:20", "2027-03-01T11:40", "2027-03-01T13:00"];
    expect(await startsNear("2027-03-01T12:20:00.000Z")).toEqual(nextToNoon);
    const soonest = ["2027-03-01T09:40", "2027-03-01T10:00", "2027-03-01T10:20"];
    expect(await startsNear("2027-02-01T10:00:00.000Z")).toEqual(soonest);
    const other = await clinic.call("POST", "/appointment_holds", {
      body: { doctor_id: 2, start_time: ten },
    });
    expect(other.body.code).toBe("not_found");
  },
);

test(
  "a free appointment is booked at once with code, mail and calendar file, none naming the reason",
  { tags: ["S7.API.12", "S7.API.12.body", "D.30", "D.82", "D.83", "D.100", "S1.12"] },
  async () => {
    await changeSettings(clinic, "aurora", free);
    const held = await hold(ten, asPatient);
    const { status, body } = await book(ten, keyOf(held));
    expect(status).toBe(201);
    expect(body.data.entity).toMatchObject({
      id: held.body.data.entity.id,
      status: "accepted",
      status_code: 2,
      service_type: "remote",
      patient_name: "Patient aurora",
      symptoms: "A cough for three days",
      video_link: `/client/video/${held.body.data.entity.id}`,
      join_opens_at: "2027-03-01T09:00:00.000Z",
      join_closes_at: "2027-03-01T22:20:00.000Z",
    });
    const { code } = body.data.entity;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(clinic.sentJobs).toEqual([{ tenant: 1, kind: "mail", id: mail?.id }]);
    expect(mail).toMatchObject({
      recipient: "patient@aurora.example",
      subject: "Clinic aurora: your video appointment is booked",
    });
    expect(mail?.body).toContain("Monday, 1 March 2027, 10:00, Lisbon time");
    expect(mail?.body).toContain(`${code.slice(0, 4)}-${code.slice(4)}`);
    expect(mail?.body).toContain(`http://aurora.localhost:8080/appointments/${held.body.data.entity.id}`);
    expect(mail?.calendar).toContain("DTSTART:20270301T100000Z\r\n");
    expect(mail?.calendar).toContain("TRIGGER:-PT1H\r\n");
    expect(mail?.body).toContain("Doctor: Dr aurora");
    for (const text of [mail?.subject, mail?.body, mail?.html, mail?.calendar])
      expect(text).not.toMatch(/family medicine|cough/i);
    for (const text of [mail?.subject, mail?.calendar]) expect(text).not.toContain("Dr aurora");
    const own = `1/${held.body.data.entity.id}`;
    expect(changed).toEqual([own, own]); // kept, then booked
    expect((await book(ten, keyOf(held))).body.data.entity.id).toBe(held.body.data.entity.id);
    expect(await mails()).toHaveLength(1);
  },
);

test(
  "an unpaid appointment keeps its time for fifteen minutes without code and mail",
  { tags: ["S4.PAYFLOW.12", "D.70", "D.72"] },
  async () => {
    const held = await hold(ten, asPatient);
    clinic.clock.set("2027-03-01T09:09:00.000Z");
    const { body } = await book(ten, keyOf(held));
    expect(body.data.entity).toMatchObject({
      status: "pending_payment",
      status_code: 0,
      code: null,
      video_link: null,
      amount: { amount_minor: 4000, currency: "EUR" },
    });
    expect((await rows())[0]?.hold_expires_at).toEqual(new Date("2027-03-01T09:24:00.000Z"));
    expect(await mails()).toEqual([]);
  },
);

test(
  "a guest's booking returns a token stored as a hash, and repeating the request books once",
  { tags: ["S6.ROLE.05", "D.67", "D.68"] },
  async () => {
    await changeSettings(clinic, "aurora", free);
    const held = await hold();
    const first = await bookAsGuest(ten, keyOf(held));
    expect(first.status).toBe(201);
    const token = first.body.data.guest_token;
    expect(first.body.data.entity).toMatchObject({
      patient_name: "Ana Guest",
      video_link: `/guest/video/${token}`,
    });
    const again = await bookAsGuest(ten, keyOf(held));
    expect(again.body.data).toMatchObject({ guest_token: token, entity: { id: first.body.data.entity.id } });
    const [row, ...others] = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("guests").selectAll().execute(),
    );
    expect(others).toEqual([]);
    expect(row?.token_hash).toEqual(hashOf(token));
    const [mail] = await mails();
    expect(mail?.body).toMatch(/aurora\.localhost:8080\/appointments\/\d+\?guest_token=[\w-]{43}/);
    expect(mail?.body).not.toContain(token);
  },
);

test(
  "guests and the reason are accepted only where the clinic asks for them",
  { tags: ["S6.ROLE.04", "D.67", "D.32", "S3.SET.patientsSymptoms"] },
  async () => {
    await changeSettings(clinic, "aurora", { patientsGuestBooking: false });
    expect((await bookAsGuest()).body.code).toBe("guest_booking_closed");
    await changeSettings(clinic, "aurora", {});
    expect((await bookAsGuest(ten, {}, { symptoms: "  " })).body).toMatchObject({
      code: "validation_failed",
      fields: [{ path: "body.symptoms", code: "required" }],
    });
    expect((await bookAsGuest(ten, {}, { birthdate: "2030-01-01" })).body).toMatchObject({
      fields: [{ path: "body.birthdate", code: "in-the-future" }],
    });
    await changeSettings(clinic, "aurora", { patientsSymptoms: false });
    expect((await bookAsGuest()).body.data.entity.symptoms).toBe("");
    await changeSettings(clinic, "aurora", { patientsWebScheduling: false });
    expect((await hold()).body.code).toBe("feature_off");
    expect((await book()).body.code).toBe("feature_off");
  },
);

test("a booking without a valid hold succeeds only if the time is still free", async () => {
  const held = await hold();
  expect((await book()).body.code).toBe("slot_taken");
  clinic.clock.set("2027-03-01T09:10:00.000Z");
  expect((await book()).status).toBe(201);
  expect((await bookAsGuest(ten, keyOf(held))).body.code).toBe("slot_taken");
  const elsewhere = await bookAsGuest("2027-03-01T11:00:00.000Z", keyOf(held));
  expect(elsewhere.status).toBe(201);
  expect((await bookAsGuest("2027-03-01T11:20:00.000Z", keyOf(held))).status).toBe(201);
});

test("hidden amounts are shown only while they are due", { tags: ["D.31"] }, async () => {
  await changeSettings(clinic, "aurora", { patientsHideAmount: true });
  expect((await book()).body.data.entity.amount).toEqual({ amount_minor: 4000, currency: "EUR" });
  await changeSettings(clinic, "aurora", { patientsHideAmount: true, ...free });
  expect((await book("2027-03-01T11:00:00.000Z")).body.data.entity.amount).toBeNull();
});

test("one of two hundred simultaneous bookings gets the time, and the others the three nearest times", async () => {
  await changeSettings(clinic, "aurora", free);
  const tokens = await withTenant(clinic.db, 1, async (tx) => {
    const now = clinic.clock.now();
    const people = Array.from({ length: 200 }, (_, index) => ({
      tenant_id: 1,
      name: `Patient ${index}`,
      birthdate: "1990-05-17",
      sex: "female" as const,
      created_at: now,
    }));
    const ids = await tx.insertInto("patients").values(people).returning("id").execute();
    const sessions = ids.map(({ id }) => ({
      tenant_id: 1,
      token_hash: hashOf(`token-of-patient-${id}`),
      patient_id: id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    }));
    await tx.insertInto("sessions").values(sessions).execute();
    return ids.map(({ id }) => `token-of-patient-${id}`);
  });
  await book("2027-03-01T09:40:00.000Z"); // warm
  const began = performance.now();
  const answers = await Promise.all(tokens.map((token) => book(ten, { "x-patient-token": token })));
  const took = performance.now() - began;
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const lost = answers.filter(({ body }) => body.code === "slot_taken");
  expect(lost).toHaveLength(199);
  for (const { body } of lost)
    expect(body.alternatives.map((slot: { start_time: string }) => slot.start_time.slice(11, 16))).toEqual([
      "10:20",
      "10:40",
      "11:00",
    ]);
  expect(took).toBeLessThan(10_000);
});

test("sixty concurrent hold and booking loops leave every time free, held until an end, or booked once", async () => {
  await changeSettings(clinic, "aurora", free);
  const starts = ["10:00", "10:20", "10:40"].map((time) => `2027-03-01T${time}:00.000Z`);
  const from = (address: string, url: string, payload: object, headers: Record<string, string> = {}) =>
    clinic.app.inject({
      method: "POST",
      url: `/api${url}`,
      remoteAddress: address,
      headers: { host: "aurora.localhost", ...headers },
      payload,
    });
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const address = `10.1.0.${index}`;
      const codes: number[] = [];
      let key: Record<string, string> = {};
      for (const start of [...starts, ...starts]) {
        const held = await from(address, "/appointment_holds", { doctor_id: 1, start_time: start }, key);
        codes.push(held.statusCode);
        if (held.statusCode === 201) key = keyOf({ body: held.json() });
      }
      const booked = await from(
        address,
        "/guests/appointments",
        { ...visit(starts[index % 3]), ...guest },
        key,
      );
      return [...codes, booked.statusCode];
    }),
  );
  expect(answers.flat().filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
  const stored = (await rows()).filter((row) => row.status !== "expired");
  expect(stored.length).toBeGreaterThan(0);
  expect(new Set(stored.map((row) => row.start_time.toISOString())).size).toBe(stored.length);
});
