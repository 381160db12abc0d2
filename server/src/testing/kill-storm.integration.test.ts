import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { runningSocketDir } from "../adapters/embedded-postgres/running.ts";
import { freePortPair, startKillableServer } from "./killable-server.ts";
import { isRunning } from "./process-tree.ts";
import { askClinic, bookUntilTheEnd, nothingPromised, type Promised } from "./storm-patient.ts";

/** `ANTEROOM_KILLS=2000` for the matrix; else as many as fit into a minute. */
const kills = Number(process.env["ANTEROOM_KILLS"] ?? "0");
const patience = kills > 0 ? kills * 30_000 : 150_000;

test(
  "D.70 D.76: killed at any moment of a booking, every time is free, held or booked, and nothing promised is lost",
  async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-storm-"));
    const port = await freePortPair();
    const base = `http://aurora.localhost:${port}`;
    const promised = nothingPromised();
    const seen = new Set<number>();
    const end = performance.now() + 50_000;
    let killed = 0;
    let server = await startKillableServer(port, dataDir);
    const patient = await logIn(base, dataDir);
    const seeded = await highestAppointment(dataDir);
    try {
      while (kills > 0 ? killed < kills : performance.now() < end) {
        for (const pid of server.pids()) seen.add(pid);
        const patients = [null, null, patient].map((who) => bookUntilTheEnd(base, promised, who));
        await after(200 + Math.random() * 2_500); // a random moment is the very point
        await server.kill(Math.random() < 0.3 ? "everything" : "server");
        killed += 1;
        await Promise.all(patients);
        server = await startKillableServer(port, dataDir);
        await expectPromisesKept(base, promised);
        await expectNoBrokenRows(dataDir, seeded);
      }
      for (const pid of server.pids()) seen.add(pid);
    } finally {
      await server.stop();
    }
    const paid = [...promised.bookings.values()].filter(({ isPaid }) => isPaid).length;
    console.log(
      `${killed} kills; ${promised.bookings.size} bookings promised, ${paid} of them paid; ${promised.holds.size} holds; ${promised.conflicts} conflicts`,
    );
    expect(promised.surprises).toEqual([]);
    expect(paid).toBeGreaterThan(0);
    await vi.waitFor(() => expect([...seen].filter(isRunning)).toEqual([]), { timeout: 10_000 });
    rmSync(dataDir, { recursive: true, force: true });
  },
  patience,
);

async function logIn(base: string, dataDir: string): Promise<Record<string, string>> {
  const demo = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8"));
  const { login, password } = demo.clinics.find((one: { slug: string }) => one.slug === "aurora").patients[0];
  const { body } = await askClinic(base, ["POST", "/patients/auth/login"], { body: { login, password } });
  return { "x-patient-token": body.data.entity.token };
}

/** Asked with the very tokens the patients were given. */
async function expectPromisesKept(base: string, promised: Promised): Promise<void> {
  for (const [id, { headers, start, doctorId, isPaid }] of promised.bookings) {
    const { status, body } = await askClinic(base, ["GET", `/patients/appointments/${id}`], { headers });
    expect([id, status]).toEqual([id, 200]);
    const { start_time, doctor, status: state } = body.data.entity;
    expect([start_time, doctor.id]).toEqual([start, doctorId]);
    expect(isPaid ? ["accepted"] : ["accepted", "pending_payment"]).toContain(state);
  }
  for (const [id, { key }] of promised.holds) {
    const headers = { "x-appointment-hold": key };
    const { status, body } = await askClinic(base, ["GET", `/appointment_holds/${id}`], { headers });
    // Held until its time is over; or booked by a request whose answer the kill has swallowed.
    const isHeld = status === 200 && Date.parse(body.data.entity.expires_at) > Date.now();
    expect([id, isHeld || body?.code]).toEqual([id, isHeld || "hold_expired"]);
  }
  await expectSlotsTrue(base, promised);
}

/** A time is offered exactly when nobody has it. */
async function expectSlotsTrue(base: string, { bookings, holds }: Promised): Promise<void> {
  const kept = [...bookings.values(), ...holds.values()];
  for (const doctorId of new Set(kept.map((one) => one.doctorId))) {
    const { body } = await askClinic(base, ["GET", `/doctors/${doctorId}/slots?days=31`]);
    const offered = body.data.collection.flatMap((day: { slots: { start_time: string }[] }) =>
      day.slots.map((slot) => slot.start_time),
    );
    for (const { start } of [...bookings.values()].filter((one) => one.doctorId === doctorId))
      expect(offered).not.toContain(start);
  }
}

const questions = {
  "times that two appointments have": `
    select a.id from appointments a join appointments b on a.doctor_id = b.doctor_id and a.id < b.id
      and tstzrange(a.start_time, a.end_time) && tstzrange(b.start_time, b.end_time)
    where a.status not in ('expired', 'canceled', 'declined', 'payment_failed')
      and b.status not in ('expired', 'canceled', 'declined', 'payment_failed')`,
  "times kept beyond their deadline": `
    select id from appointments where status in ('held', 'pending_payment') and hold_expires_at < now() - interval '1 minute'`,
  "bookings without the money, a code, or the mail that tells of them": `
    select id from appointments a where id > $1 and status in ('scheduled', 'accepted') and (code is null or booked_at is null
      or not exists (select 1 from mails m where m.appointment_id = a.id)
      or amount_minor > 0 and not exists (select 1 from payments p where p.appointment_id = a.id and p.status = 'authorised'))`,
  "money taken for a time that is not kept": `
    select id from payments p where p.status = 'authorised' and not exists (
      select 1 from appointments a where a.id = p.appointment_id and a.status in ('scheduled', 'accepted'))`,
  "appointments that no line of the audit log tells of": `
    select id from appointments a where id > $1 and status in ('pending_payment', 'scheduled', 'accepted')
      and not exists (select 1 from audit_log l where l.object = 'appointment/' || a.id)`,
};

async function expectNoBrokenRows(dataDir: string, seeded: number): Promise<void> {
  for (const [what, question] of Object.entries(questions)) {
    const found = await query(dataDir, question, question.includes("$1") ? [seeded] : []);
    expect({ [what]: found.map(({ id }) => id) }).toEqual({ [what]: [] });
  }
}

async function highestAppointment(dataDir: string): Promise<number> {
  const [row] = await query(dataDir, "select max(id)::int as id from appointments", []);
  return row?.id ?? 0;
}

/** As the database's own administrator, who sees every clinic. */
async function query(dataDir: string, text: string, values: number[]): Promise<{ id: number }[]> {
  const host = runningSocketDir(dataDir);
  if (host === null) throw new Error("The database does not run");
  const client = new pg.Client({ host, user: "anteroom", database: "anteroom" });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(text, values);
  await client.end();
  return rows;
}
