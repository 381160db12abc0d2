import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { openSecondServer } from "../../testing/second-server.ts";
import { withTenant } from "../../platform/database/database.ts";
import { known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  clinic = await openPaymentClinic();
}); // Monday 1 March 2027, nine in Lisbon
afterEach(() => clinic.close());

/** Two free times of an hour, of seven working days. */
const times = ["02", "03", "04", "05", "08", "09", "10"].flatMap((day) =>
  ["10", "11", "13", "14"].flatMap((hour) => [
    `2027-03-${day}T${hour}:00:00.000Z`,
    `2027-03-${day}T${hour}:20:00.000Z`,
  ]),
);

test("Simultaneous holds with two doctors from one account each get an answer, and one hold is kept", async () => {
  const second = await openSecondServer(clinic);
  const doctors = [known.aurora.doctorId, await makeDoctor(clinic.db)];
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      times.slice(0, 30).map((start_time, index) =>
        (index % 2 === 0 ? clinic : second).app.inject({
          method: "POST",
          url: "/api/appointment_holds",
          headers: { host: "aurora.localhost", ...asPatient },
          payload: {
            doctor_id: doctors[(index >> 1) % 2],
            start_time: times[index % (4 + round * 20)] ?? start_time,
          },
        }),
      ),
    );
    const codes = [...new Set(answers.map(({ statusCode }) => statusCode))];
    expect(codes.filter((code) => code !== 201 && code !== 409)).toEqual([]);
    const rows = await clinic.table("appointments");
    expect(rows.filter(({ status }) => status === "held")).toHaveLength(1);
  }
  await second.close();
});

test("A hold does not lock the session while it waits for another request of the same person", async () => {
  const { tenantId, patientId, doctorId } = known.aurora;
  clinic.clock.set("2027-03-01T09:02:00.000Z"); // the session's last use was minutes ago
  let held: Promise<number> | undefined;
  await withTenant(clinic.db, tenantId, async (tx) => {
    // As every call of a signed-in person does whose language has changed: the person, then the session.
    await tx.updateTable("patients").set({ device_language: "fr" }).where("id", "=", patientId).execute();
    held ??= clinic.app
      .inject({
        method: "POST",
        url: "/api/appointment_holds",
        headers: { host: "aurora.localhost", ...asPatient },
        payload: { doctor_id: doctorId, start_time: times[0] },
      })
      .then(({ statusCode }) => statusCode);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_locks one join pg_locks other on other.pid = one.pid
        where not one.granted and other.database = (select oid from pg_database where datname = current_database())`.execute(
        tx,
      );
      expect(rows.length).toBeGreaterThan(0);
    }, 20_000);
    // The session is nobody's meanwhile: else each would wait for the other.
    await sql`select 1 from sessions where patient_id = ${patientId} for no key update nowait`.execute(tx);
  });
  expect(await held).toBe(201);
});

test("A transaction ended by a deadlock is retried", async () => {
  const { tenantId } = known.aurora;
  const runs = [0, 0];
  const both = Promise.withResolvers<void>();
  const locked = new Set<number>();
  const lockInOrder = (who: number, keys: readonly number[]) =>
    withTenant(clinic.db, tenantId, async (tx) => {
      runs[who] = (runs[who] ?? 0) + 1;
      await sql`select pg_advisory_xact_lock(${keys[0]})`.execute(tx);
      // Only once each has its first lock do they stand in each other's way.
      if (locked.add(who).size === 2) both.resolve();
      await both.promise;
      await sql`select pg_advisory_xact_lock(${keys[1]})`.execute(tx);
      return who;
    });
  expect(await Promise.all([lockInOrder(0, [71, 72]), lockInOrder(1, [72, 71])])).toEqual([0, 1]);
  expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBe(3);
});
