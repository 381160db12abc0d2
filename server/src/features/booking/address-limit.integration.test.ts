import { afterEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makePatient } from "../../testing/make-appointment.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { openSecondServer } from "../../testing/second-server.ts";
import { known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
afterEach(() => clinic.close());

/** All other limits are out of the way. */
const othersWide = { unpaidPerPerson: 500, unpaidPerPayer: 500, unpaidPerDevice: 500 };
const proxy = { TRUSTED_PROXIES: "127.0.0.1" };
/** One time of each hour of seven days. */
const times = ["02", "03", "04", "05", "08", "09", "10"].flatMap((day) =>
  ["10", "11", "13", "14", "15", "16"].map((hour) => `2027-03-${day}T${hour}:00:00.000Z`),
);

/** Somebody with an account; `number` of them means as many people. */
const people = async (number: number) => {
  const tokens = [];
  for (let index = 0; index < number; index += 1) {
    const token = `person-${index}-token-0000000000000000000`;
    await makePatient(clinic.db, `Person ${index}`, token, clinic.clock.now());
    tokens.push(token);
  }
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("patients").set({ birthdate: "1990-05-17", sex: "female" }).execute(),
  );
  return tokens;
};

type From = {
  token: string;
  index: number;
  doctorId?: number;
  remoteAddress?: string;
  forwarded?: string;
};
const bookAt = async (
  { app }: Pick<PaymentClinic, "app">,
  { token, index, doctorId = known.aurora.doctorId, remoteAddress = "127.0.0.1", forwarded }: From,
) => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/patients/appointments",
    remoteAddress,
    headers: {
      host: "aurora.localhost",
      "x-patient-token": token,
      ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    },
    payload: {
      doctor_id: doctorId,
      personal: true,
      service_type: "remote",
      platform: "web",
      symptoms: "A cough",
      start_time: times[index],
    },
  });
  return answer.statusCode === 409 ? String(answer.json().code) : answer.statusCode;
};
const bookFrom = (from: From) => bookAt(clinic, from);
const count = (answers: readonly unknown[], one: unknown) =>
  answers.filter((answer) => answer === one).length;

test("Twenty bookings behind a trusted proxy count for one network address, and the next is delayed", async () => {
  clinic = await openPaymentClinic({ bookingLimits: othersWide }, undefined, proxy);
  const tokens = await people(26);
  const home = "203.0.113.7";
  const answers = await Promise.all(
    tokens.slice(0, 25).map((token, index) => bookFrom({ token, index, forwarded: home })),
  );
  expect(count(answers, 201)).toBe(20);
  expect(count(answers, "unpaid_limit")).toBe(5);
  const elsewhere = { token: tokens[25] ?? "", index: 25 };
  expect(await bookFrom({ ...elsewhere, forwarded: `198.51.100.9, ${home}` })).toBe("unpaid_limit");
  expect(await bookFrom({ ...elsewhere, forwarded: "203.0.113.8" })).toBe(201);
});

test("An IPv6 /64 counts as one network address", async () => {
  clinic = await openPaymentClinic(
    { bookingLimits: { ...othersWide, unpaidPerAddress: 2 } },
    undefined,
    proxy,
  );
  const tokens = await people(4);
  const answers = [];
  for (const [index, token] of tokens.entries())
    answers.push(await bookFrom({ token, index, forwarded: `2001:db8:1:${index < 3 ? 2 : 3}::${index}` }));
  expect(answers).toEqual([201, 201, "unpaid_limit", 201]);
});

test("A claimed address is ignored where no proxy is trusted", async () => {
  clinic = await openPaymentClinic({ bookingLimits: { ...othersWide, unpaidPerAddress: 2 } });
  const tokens = await people(3);
  const answers = [];
  for (const [index, token] of tokens.entries())
    answers.push(
      await bookFrom({ token, index, remoteAddress: "198.51.100.9", forwarded: `203.0.113.${index}` }),
    );
  expect(answers).toEqual([201, 201, "unpaid_limit"]);
});

test("An untrusted local proxy is not limited as one household", async () => {
  clinic = await openPaymentClinic({ bookingLimits: { ...othersWide, unpaidPerAddress: 2 } });
  const tokens = await people(4);
  const answers = [];
  for (const [index, token] of tokens.entries())
    answers.push(await bookFrom({ token, index, forwarded: "203.0.113.7" }));
  expect(answers).toEqual([201, 201, 201, 201]);
});

test.each([
  ["person", { ...othersWide, unpaidPerAddress: 500, unpaidPerPerson: 3 }, 1, 3],
  ["account", { ...othersWide, unpaidPerAddress: 500, unpaidPerPayer: 4 }, 1, 4],
  ["address", { ...othersWide, unpaidPerAddress: 5 }, 30, 5],
] as const)(
  "The limit by %s is shared by two servers for simultaneous bookings",
  async (_what, bookingLimits, persons, most) => {
    clinic = await openPaymentClinic({ bookingLimits }, undefined, proxy);
    const second = await openSecondServer(clinic);
    const tokens = await people(persons);
    // With as many doctors, no lock of a doctor's calendar puts the bookings in a row.
    const doctors: number[] = [];
    for (let index = 0; index < 30; index += 1) doctors.push(await makeDoctor(clinic.db));
    const answers = await Promise.all(
      times.slice(0, 30).map((_, index) =>
        bookAt(index % 2 === 0 ? clinic : second, {
          token: tokens[index % persons] ?? "",
          index,
          doctorId: doctors[index] ?? 0,
          forwarded: "203.0.113.7",
        }),
      ),
    );
    await second.close();
    expect(count(answers, 201)).toBe(most);
    expect(count(answers, "unpaid_limit")).toBe(30 - most);
    const rows = await clinic.table("appointments");
    expect(rows.filter(({ status }) => status === "pending_payment")).toHaveLength(most);
  },
);
