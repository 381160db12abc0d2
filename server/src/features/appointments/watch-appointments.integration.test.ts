import { sql } from "kysely";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPool, withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { closeMissedAppointments } from "./close-missed-appointments.ts";
import { remindOfAppointments } from "./remind-of-appointments.ts";

let clinic: TestClinic;
let jobsPool: pg.Pool;
beforeEach(async () => {
  clinic = await openTestClinic();
  jobsPool = openPool(clinic.connections.jobs, 2, () => {});
});
afterEach(async () => {
  await jobsPool.end();
  await clinic.close();
});

const start = "2027-03-03T10:00:00Z";
const run = <T>(query: ReturnType<typeof sql<T>>) =>
  withTenant(clinic.db, 1, async (tx) => (await query.execute(tx)).rows);
const failures: string[] = [];
const look = (iso: string) =>
  remindOfAppointments(
    jobsPool,
    clinic.services,
    new Date(iso),
    ({ message }) => void failures.push(message),
  );
const mails = async () =>
  (
    await run(sql<{ recipient: string; subject: string }>`select recipient, subject from mails order by id`)
  ).map(({ recipient, subject }) => `${recipient} ${subject}`);
/** Booked two days before, as a careful patient does. */
const book = async (wanted: Partial<Parameters<typeof makeAppointment>[1]> = {}) => {
  const id = await makeAppointment(clinic.db, { start, ...wanted });
  await run(sql`update appointments set booked_at = '2027-03-01T08:00:00Z' where id = ${id}`);
  return id;
};

test("a reminder is sent a day, an hour and ten minutes before, once each, however often the job runs", async () => {
  await book();
  await look("2027-03-02T09:59:59Z");
  expect(await mails()).toEqual([]);
  for (const at of ["2027-03-02T10:00:00Z", "2027-03-02T10:00:05Z", "2027-03-03T08:59:59Z"]) await look(at);
  expect(await mails()).toHaveLength(1);
  await Promise.all([
    look("2027-03-03T09:00:00Z"),
    look("2027-03-03T09:00:00Z"),
    look("2027-03-03T09:00:01Z"),
  ]);
  expect(await mails()).toHaveLength(2);
  await look("2027-03-03T09:50:00Z");
  await look("2027-03-03T10:00:00Z");
  await look("2027-03-03T10:00:01Z");
  expect(await mails()).toEqual([
    "patient@aurora.example Clinic aurora: your appointment on Wednesday, 3 March 2027",
    "patient@aurora.example Clinic aurora: your appointment at 10:00",
    "patient@aurora.example Clinic aurora: your appointment starts in a few minutes",
  ]);
  expect(clinic.sentJobs.map(({ kind }) => kind)).toEqual(["mail-bulk", "mail", "mail"]);
});

test("All 250 due reminders are queued in one run when the first of them fails", async () => {
  const first = await book();
  await run(sql`insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, code, currency, created_at, booked_at)
    select 1, 1, 1, 'accepted', at, at + interval '1 minute', lpad(n::text, 8, 'A'), 'EUR', '2027-03-01T08:00:00Z', '2027-03-01T08:00:00Z'
    from generate_series(1, 249) n, lateral (select timestamptz '2027-03-03T10:20:00Z' + n * interval '1 minute' as at) t`);
  const { send } = clinic.services.jobs;
  let isFirst = true;
  clinic.services.jobs.send = async (tx, job) => {
    if (isFirst) {
      isFirst = false;
      throw new Error("power cut");
    }
    await send(tx, job);
  };
  await look("2027-03-02T15:00:00Z");
  expect(failures).toEqual(["power cut"]);
  expect(await mails()).toHaveLength(249);
  await look("2027-03-02T15:00:05Z");
  expect(await mails()).toHaveLength(250);
  expect(await run(sql`select 1 from visit_reminders where appointment_id = ${first}`)).toHaveLength(1);
});

test("a clock set forward sends the nearest reminder only, and one set back repeats none", async () => {
  await book();
  await look("2027-03-03T09:55:00Z");
  expect(await mails()).toHaveLength(1);
  await look("2027-03-02T12:00:00Z");
  await look("2027-03-03T09:55:00Z");
  expect(await mails()).toHaveLength(1);
});

test("no reminder is sent for a cancelled, past or unpaid appointment", async () => {
  for (const [index, status] of (
    ["canceled", "declined", "payment_failed", "finished", "pending_payment", "held"] as const
  ).entries())
    await book({ status, start: `2027-03-03T1${index}:00:00Z` });
  await look("2027-03-03T09:30:00Z");
  expect(await mails()).toEqual([]);
});

test("a moved appointment is reminded at its new time only", { tags: ["D.85"] }, async () => {
  const id = await book();
  await look("2027-03-02T10:00:00Z");
  await run(sql`update appointments set start_time = '2027-03-05T10:00:00Z', end_time = '2027-03-05T10:20:00Z',
    moved_at = '2027-03-02T11:00:00Z' where id = ${id}`);
  await look("2027-03-03T09:50:00Z");
  expect(await mails()).toHaveLength(1);
  await look("2027-03-04T10:00:00Z");
  expect((await mails()).at(-1)).toContain("Friday, 5 March 2027");
});

test("an appointment booked half an hour before gets the ten-minute reminder only", async () => {
  const id = await book();
  await run(sql`update appointments set booked_at = '2027-03-03T09:30:00Z' where id = ${id}`);
  await look("2027-03-03T09:30:05Z");
  expect(await mails()).toEqual([]);
  await look("2027-03-03T09:50:00Z");
  expect(await mails()).toHaveLength(1);
});

test("reminders respect the mail setting and go to the dependent's own address, else to the carer", async () => {
  const child = (email: string | null) =>
    run(
      sql<{ id: number }>`insert into patients (tenant_id, name, email, parent_id, created_at)
        values (1, 'A Child', ${email}, 1, now()) returning id`,
    ).then(([row]) => row?.id ?? 0);
  await book({ start: "2027-03-03T10:00:00Z", patientId: await child("child@aurora.example") });
  await book({ start: "2027-03-03T11:00:00Z", patientId: await child(null) });
  await look("2027-03-02T12:00:00Z");
  const recipients = (await mails()).map((mail) => mail.split(" ")[0]);
  expect(recipients).toEqual(["child@aurora.example", "patient@aurora.example"]);
  await run(sql`update patients set wants_visit_mails = false where id = 1`);
  await look("2027-03-03T10:30:00Z");
  expect(await mails()).toHaveLength(2);
});

test(
  "a reminder states the instructions of its kind, and a prescription renewal gets no reminder",
  { tags: ["S1.11", "G.08"] },
  async () => {
    for (const [index, kind] of (
      ["on_site", "phone", "intermediate", "prescription_renewal"] as const
    ).entries()) {
      const id = await book({ start: `2027-03-03T1${index}:00:00Z` });
      await run(sql`update appointments set service_type = ${kind} where id = ${id}`);
    }
    await look("2027-03-02T13:30:00Z");
    const bodies = (await run(sql<{ body: string }>`select body from mails order by id`)).map(
      ({ body }) => body,
    );
    expect(bodies).toHaveLength(3);
    expect(bodies[0]).toContain("Come to the clinic a few minutes early.");
    expect(bodies[1]).toContain("Keep your phone with you");
    expect(bodies[2]).toContain("the doctor joins by video");
  },
);

test(
  "an unfinished video appointment becomes missed exactly when its room closes",
  { tags: ["S4.STATUS.08", "D.83"] },
  async () => {
    const reported: number[] = [];
    const hints = {
      appointmentChanged: async (_tenant: number, { id }: { id: number }) => void reported.push(id),
    };
    const close = (iso: string) =>
      closeMissedAppointments(jobsPool, { services: clinic.services, hints }, new Date(iso), (error) => {
        throw error;
      });
    const ids = [
      await makeAppointment(clinic.db, { start }),
      await makeAppointment(clinic.db, { start: "2027-03-03T09:30:00Z", status: "preparing" }),
      await makeAppointment(clinic.db, { start: "2027-03-03T08:00:00Z", status: "finished" }),
      await makeAppointment(clinic.db, { start: "2027-03-03T08:30:00Z", serviceType: "on_site" }),
      await makeAppointment(clinic.db, { start: "2027-03-03T07:30:00Z", status: "scheduled" }),
    ];
    const statuses = async () =>
      (await run(sql<{ status: string }>`select status from appointments order by id`)).map(
        (row) => row.status,
      );
    await close("2027-03-03T21:50:00Z");
    expect(reported).toEqual([]);
    await close("2027-03-03T22:20:00Z");
    expect(reported).toEqual([ids[1]]);
    await close("2027-03-03T22:20:00.001Z");
    await close("2027-03-03T22:20:00.001Z");
    expect(reported).toEqual([ids[1], ids[0]]);
    expect(await statuses()).toEqual(["no_show", "no_show", "finished", "accepted", "scheduled"]);
    expect(known.aurora.tenantId).toBe(1);
  },
);

test("an appointment that fails to close does not block the next ones", async () => {
  const errors: string[] = [];
  const refused = await makeAppointment(clinic.db, { start });
  const next = await makeAppointment(clinic.db, { start: "2027-03-03T10:30:00Z" });
  const hints = {
    appointmentChanged: async (_tenant: number, { id }: { id: number }) => {
      if (id === refused) throw new Error("no bus");
    },
  };
  await closeMissedAppointments(
    jobsPool,
    { services: clinic.services, hints },
    new Date("2027-03-04T12:00:00Z"),
    ({ message }) => void errors.push(message),
  );
  const [row] = await run(sql<{ status: string }>`select status from appointments where id = ${next}`);
  expect([row?.status, errors]).toEqual(["no_show", ["no bus"]]);
});
