import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { refundAppointment } from "../../shared/appointment/refund-appointment.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  // One patient books many times here: limits of persons are not what is tested.
  const bookingLimits = { unpaidPerPerson: 100, unpaidPerPayer: 100, voucherUsesPerPerson: 100 };
  clinic = await openPaymentClinic({ bookingLimits });
  await make("FIFTH20", { kind: "percentage", percent: 20 });
  await make("TENOFF", { kind: "fixed", amount_minor: 1000, currency: "EUR" });
  await make("FREEVISIT", { kind: "free_visit" });
  await make("LASTONE", { kind: "percentage", percent: 50, uses_allowed: 1 });
  await make("USEDUP", { kind: "percentage", percent: 50, uses_allowed: 1, uses_taken: 1 });
  await make("TOOLATE", {
    kind: "percentage",
    percent: 50,
    valid_until: new Date("2027-03-01T08:59:59.999Z"),
  });
  await make("INREAIS", { kind: "fixed", amount_minor: 1000, currency: "BRL" });
  await make("ELSEWHERE", { kind: "free_visit" }, known.ipe.tenantId);
}); // Monday 1 March 2027, nine in Lisbon
afterEach(() => clinic.close());

type Wanted = {
  kind: "percentage" | "fixed" | "free_visit";
  percent?: number;
  amount_minor?: number;
  currency?: string;
  valid_until?: Date;
  uses_allowed?: number;
  uses_taken?: number;
};

function make(code: string, wanted: Wanted, tenant_id: number = known.aurora.tenantId) {
  return withTenant(clinic.db, tenant_id, (tx) =>
    tx
      .insertInto("vouchers")
      .values({ tenant_id, code, created_at: clinic.clock.now(), ...wanted })
      .execute(),
  );
}

const start = "2027-03-01T11:00:00.000Z";
let day = 1;
const anotherStart = () => `2027-03-${String((day += 1)).padStart(2, "0")}T11:00:00.000Z`;

async function hold(start_time = start, headers: Record<string, string> = {}) {
  const { doctorId: doctor_id } = known.aurora;
  const { body } = await clinic.call("POST", "/appointment_holds", {
    body: { doctor_id, start_time },
    headers,
  });
  const { id, secret } = body.data.entity;
  return {
    id: Number(id),
    doctor_id: Number(doctor_id),
    start_time,
    key: { "x-appointment-hold": `${id}.${secret}` },
  };
}
type Held = Awaited<ReturnType<typeof hold>>;

const give = ({ id, key }: Held, code: string) =>
  clinic.call("PUT", `/appointment_holds/${id}/voucher`, { body: { code }, headers: key });
const total = async ({ id, key }: Held) =>
  (await clinic.call("GET", `/appointment_holds/${id}/voucher`, { headers: key })).body.data.entity;
const visit = { personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };
const book = ({ doctor_id, start_time, key }: Held, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", "/patients/appointments", {
    body: { ...visit, doctor_id, start_time },
    headers: { ...key, ...headers },
  });
const guestBooking = ({ doctor_id, start_time }: Held) => ({
  ...visit,
  doctor_id,
  start_time,
  name: "Ana",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
});
const bookAsGuest = (held: Held) =>
  clinic.call("POST", "/guests/appointments", { body: guestBooking(held), headers: held.key });
/** One address waits for nobody at another. */
const bookFrom = (index: number, held: Held) =>
  clinic.app.inject({
    method: "POST",
    url: "/api/guests/appointments",
    headers: { host: "aurora.localhost", ...held.key },
    remoteAddress: `10.1.1.${index}`,
    payload: guestBooking(held),
  });
const usesOf = async (code: string) =>
  (await clinic.table("vouchers")).find((row) => row["code"] === code)?.["uses_taken"];

describe("a voucher at checkout", { tags: ["S3.PAY.11"] }, () => {
  test.each([
    ["fifth-20", 800, "FIFTH20"],
    ["TENOFF", 1000, "TENOFF"],
    ["free visit", 4000, "FREEVISIT"],
  ])("%s takes %d off the order total", { tags: ["S3.PAY.13"] }, async (typed, discount, code) => {
    const held = await hold();
    expect(await total(held)).toEqual({
      amount: 4000,
      discount: 0,
      total: 4000,
      currency: "EUR",
      voucher_code: null,
    });
    const sum = { amount: 4000, discount, total: 4000 - discount, currency: "EUR", voucher_code: code };
    expect((await give(held, typed)).body.data.entity).toEqual(sum);
    expect(await total(held)).toEqual(sum);
    expect(await usesOf(code)).toBe(0);
    const removed = await clinic.call("DELETE", `/appointment_holds/${held.id}/voucher`, {
      headers: held.key,
    });
    expect(removed.body.data.entity).toMatchObject({ total: 4000, voucher_code: null });
    const audit = (await clinic.table("audit_log")).map((row) => row["action"]);
    expect(audit).toEqual(["hold.voucher_given", "hold.voucher_removed"]);
  });

  test.each([
    ["NOSUCH", 404, "voucher_unknown"],
    ["ELSEWHERE", 404, "voucher_unknown"],
    ["INREAIS", 404, "voucher_unknown"],
    ["TOOLATE", 409, "voucher_expired"],
    ["USEDUP", 409, "voucher_used"],
  ])("%s is refused with %d %s, and the price stays", async (typed, status, code) => {
    const held = await hold();
    const refused = await give(held, typed);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await total(held)).total).toBe(4000);
  });

  test(
    "a clinic without vouchers accepts none, even one given earlier",
    { tags: ["S3.SET.patientsVouchers"] },
    async () => {
      const held = await hold();
      await give(held, "FREEVISIT");
      await changeSettings(clinic, "aurora", { patientsVouchers: false });
      expect((await give(held, "FIFTH20")).body.code).toBe("feature_off");
      expect((await book(held)).body.code).toBe("feature_off");
    },
  );

  test("a voucher is set by the hold's own browser while the hold lasts, and guessing is limited", async () => {
    const held = await hold();
    const forged = { ...held, key: { "x-appointment-hold": `${held.id}.${"x".repeat(43)}` } };
    expect((await give(forged, "FIFTH20")).status).toBe(404);
    for (let guess = 0; guess < 10; guess += 1) expect((await give(held, `GUESS${guess}`)).status).toBe(404);
    expect((await give(held, "FIFTH20")).body.code).toBe("too_many_requests");
    clinic.clock.set("2027-03-01T09:10:00.000Z");
    expect((await give(held, "FIFTH20")).body.code).toBe("hold_expired");
  });
});

describe("a voucher in a booking", () => {
  test("the total is due and paid, and the price is unchanged", async () => {
    const held = await hold(start, asPatient);
    await give(held, "FIFTH20");
    const { id } = (await book(held)).body.data.entity;
    expect(await clinic.info(id)).toMatchObject({
      amount: 4000,
      discount: 800,
      total: 3200,
      voucher_code: "FIFTH20",
    });
    expect(await usesOf("FIFTH20")).toBe(1);
    await clinic.begin(id, { method: "credit_card" });
    expect(clinic.provider.begun[0]).toMatchObject({ amountMinor: 3200 });
    await clinic.tell(await clinic.referenceOf(id), "authorised", { amountMinor: 4000 });
    expect((await clinic.info(id)).status).toBe("refund_due");
  });

  test("a total of zero books at once without a payment", { tags: ["D.30"] }, async () => {
    const held = await hold(start, asPatient);
    await give(held, "FREEVISIT");
    const booked = await book(held);
    expect(booked.body.data.entity.status).toBe("accepted");
    expect(await clinic.info(booked.body.data.entity.id)).toMatchObject({
      status: "none",
      total: 0,
      methods: [],
    });
    expect(await clinic.table("payments")).toEqual([]);
    expect((await clinic.table("mails"))[0]?.["subject"]).toBe(
      "Clinic aurora: your video appointment is booked",
    );
  });

  test("one of twenty simultaneous bookings gets the last use, and the others book without it", async () => {
    const holds: Held[] = [];
    // With two doctors, so that no doctor's lock keeps them apart.
    const doctors = [known.aurora.doctorId, await makeDoctor(clinic.db)];
    for (let index = 0; index < 20; index += 1) holds.push(await holdFrom(index, doctors[index % 2]));
    for (const held of holds) await give(held, "LASTONE");
    const answers = await Promise.all(holds.map((held, index) => bookFrom(index, held)));
    const statuses = answers.map((answer) =>
      answer.statusCode === 201 ? "booked" : answer.json<{ code: string }>().code,
    );
    expect(statuses.toSorted()).toEqual(["booked", ...Array.from({ length: 19 }, () => "voucher_used")]);
    expect(await usesOf("LASTONE")).toBe(1);
    const loser = holds[statuses.indexOf("voucher_used")];
    if (!loser) throw new Error("Nobody lost");
    await clinic.call("DELETE", `/appointment_holds/${loser.id}/voucher`, { headers: loser.key });
    expect((await bookAsGuest(loser)).status).toBe(201);
  });

  test("a voucher is returned once when no payment arrives, however the payment ends", async () => {
    for (const end of ["refused", "given up", "timed out", "cancelled"]) {
      const held = await hold(anotherStart(), asPatient);
      await give(held, "LASTONE");
      const { id } = (await book(held)).body.data.entity;
      await clinic.begin(id, { method: "credit_card" });
      expect([end, await usesOf("LASTONE")]).toEqual([end, 1]);
      clinic.provider.says("cancelled");
      const reference = await clinic.referenceOf(id);
      if (end === "refused" || end === "cancelled") await clinic.tell(reference, end);
      if (end === "given up") await clinic.giveUp(id);
      if (end === "timed out") {
        clinic.clock.setOffset(15 * 60_000);
        await clinic.sweep();
      }
      await clinic.tell(reference, "expired");
      expect([end, await usesOf("LASTONE")]).toEqual([end, 0]);
    }
  });

  test("a late payment books only while the voucher is available", { tags: ["D.76"] }, async () => {
    const held = await hold(start, asPatient);
    await give(held, "LASTONE");
    const { id } = (await book(held)).body.data.entity;
    await clinic.begin(id, { method: "credit_card" });
    const reference = await clinic.referenceOf(id);
    await clinic.giveUp(id);
    const other = await hold(anotherStart(), asPatient);
    await give(other, "LASTONE");
    const { id: winner } = (await book(other)).body.data.entity;
    await clinic.tell(reference, "authorised", { providerReference: `provider of ${reference}` });
    expect((await clinic.info(id)).status).toBe("refund_due");
    expect(await usesOf("LASTONE")).toBe(1);
    expect(await clinic.statusOf(winner)).toBe("pending_payment");
  });

  test("an expired hold passes its voucher to the booking of the same time", async () => {
    const held = await hold(start, asPatient);
    await give(held, "TENOFF");
    clinic.clock.set("2027-03-01T09:10:01.000Z");
    const { id } = (await book(held)).body.data.entity;
    expect(await clinic.info(id)).toMatchObject({ total: 3000, voucher_code: "TENOFF" });
  });

  test("a repeated request books once and takes one use", async () => {
    const held = await hold(start, asPatient);
    await give(held, "FIFTH20");
    const both = await Promise.all([book(held), book(held)]);
    expect(new Set(both.map(({ body }) => body.data.entity.id)).size).toBe(1);
    expect(await usesOf("FIFTH20")).toBe(1);
  });

  test("a voucher set during the booking is either applied and used, or neither", async () => {
    for (let round = 0; round < 6; round += 1) {
      const used = Number(await usesOf("FIFTH20"));
      const held = await hold(anotherStart(), asPatient);
      const [booked] = await Promise.all([book(held), give(held, "FIFTH20")]);
      const { id } = booked.body.data.entity;
      const isTaken = Number(await usesOf("FIFTH20")) - used === 1;
      const voucher = isTaken
        ? { voucher_code: "FIFTH20", discount: 800 }
        : { voucher_code: null, discount: 0 };
      expect(await clinic.info(id)).toMatchObject(voucher);
    }
  });

  test("a free appointment cancelled in time returns the voucher", async () => {
    const held = await hold(start, asPatient);
    await give(held, "FREEVISIT");
    const { id: appointmentId } = (await book(held)).body.data.entity;
    expect(await usesOf("FREEVISIT")).toBe(1);
    const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
    if (!tenant) throw new Error("No clinic");
    const off = { tenant, appointmentId, actor: "patient/1", now: clinic.clock.now() };
    await withTenant(clinic.db, tenant.id, (tx) =>
      refundAppointment(tx, clinic.services, { ...off, isRefunded: false }),
    );
    expect(await usesOf("FREEVISIT")).toBe(1);
    for (let twice = 0; twice < 2; twice += 1)
      await withTenant(clinic.db, tenant.id, (tx) =>
        refundAppointment(tx, clinic.services, { ...off, isRefunded: true }),
      );
    expect(await usesOf("FREEVISIT")).toBe(0);
  });
});

/** Each guest from an address of his own, on a day of his own: limits are not what is tested here. */
async function holdFrom(index: number, doctor_id: number = known.aurora.doctorId): Promise<Held> {
  const start_time = `2027-03-${String(index + 2).padStart(2, "0")}T12:00:00.000Z`.replace("T12", "T14");
  const answer = await clinic.app.inject({
    method: "POST",
    url: "/api/appointment_holds",
    headers: { host: "aurora.localhost" },
    remoteAddress: `10.1.1.${index}`,
    payload: { doctor_id, start_time },
  });
  const { id, secret } = answer.json<{ data: { entity: { id: number; secret: string } } }>().data.entity;
  return { id, doctor_id, start_time, key: { "x-appointment-hold": `${id}.${secret}` } };
}
