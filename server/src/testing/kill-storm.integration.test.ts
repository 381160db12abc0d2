import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { isRunning } from "./process-tree.ts";
import {
  requestClinic,
  bookUntilServerEnds,
  nothingConfirmed,
  stormSteps,
  type ConfirmedByServer,
  type StormStep,
} from "./storm-patient.ts";

/** `ANTEROOM_BOOKINGS=100` for the matrix: goes on until so many bookings were promised; else for three quarters of a minute. */
const bookings = Number(process.env["ANTEROOM_BOOKINGS"] ?? "0");
const patience = bookings > 0 ? 120_000 + bookings * 30_000 : 240_000;
const stormMs = 45_000; // every step twice at least on two cores; the matrix goes on far longer
const crowd = 6;

test(
  "a kill between any two steps of a booking leaves each time free, held or booked, and loses nothing",
  { tags: ["D.70", "D.76"], timeout: patience },
  async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-storm-"));
    const port = await freePorts(2);
    const base = `http://aurora.localhost:${port}`;
    const promised = nothingConfirmed();
    const seen = new Set<number>();
    const struck = new Map<StormStep, number>();
    const end = performance.now() + stormMs;
    let killed = 0;
    let server = await startKillableServer(port, dataDir);
    const signedIn = await logInAll(base, dataDir);
    const isAnyPaid = () => [...promised.bookings.values()].some(({ isPaid }) => isPaid);
    try {
      // On a busy machine the time alone may end before anything was paid.
      while (bookings > 0 ? promised.bookings.size < bookings : performance.now() < end || !isAnyPaid()) {
        for (const pid of server.pids()) seen.add(pid);
        const target = stormSteps[killed % stormSteps.length] ?? "hold";
        const struckStep = await strike({ base, promised, signedIn, target }, server);
        struck.set(struckStep, (struck.get(struckStep) ?? 0) + 1);
        killed += 1;
        server = await startKillableServer(port, dataDir);
        await expectPromisesKept(base, promised);
        await expectAllWhole(dataDir, promised, []);
      }
      for (const pid of server.pids()) seen.add(pid);
      // What the gateway has taken is told again until we have heard it.
      await vi.waitFor(() => expectAllWhole(dataDir, promised, ["--gateway"]), {
        timeout: 60_000,
        interval: 1_000,
      });
    } finally {
      await server.stop();
    }
    const paid = [...promised.bookings.values()].filter(({ isPaid }) => isPaid).length;
    const where = [...struck].map(([step, times]) => `${step} ${times}`).join(", ");
    console.log(
      `${killed} kills (${where}); ${promised.bookings.size} bookings promised, ${paid} of them paid; ${promised.holds.size} holds; ${promised.conflicts} conflicts`,
    );
    expect(promised.surprises).toEqual([]);
    expect(paid).toBeGreaterThan(0);
    await vi.waitFor(() => expect([...seen].filter(isRunning)).toEqual([]), { timeout: 10_000 });
    rmSync(dataDir, { recursive: true, force: true });
  },
);

type Storm = {
  base: string;
  promised: ConfirmedByServer;
  signedIn: Record<string, string>[];
  target: StormStep;
};

/** Lets a crowd book until a request of this step is under way, and kills the server there; answers the step it was. */
async function strike(
  { base, promised, signedIn, target }: Storm,
  server: KillableServer,
): Promise<StormStep> {
  const isReached = Promise.withResolvers<StormStep>();
  const onStep = (step: StormStep) => void (step === target && isReached.resolve(step));
  const patients = Array.from({ length: crowd }, (_, index) =>
    bookUntilServerEnds({ base, promised, signedIn: signedIn[index] ?? null, onStep }),
  );
  await after(Math.random() * 400); // some bookings come through whole
  const step = await Promise.race([isReached.promise, after(6_000, target)]);
  await after(Math.random() * 40); // a random moment of the step is the very point
  await server.kill(Math.random() < 0.3 ? "everything" : "server");
  await Promise.all(patients);
  return step;
}

/** Three patients; whoever else books is a guest. */
async function logInAll(base: string, dataDir: string): Promise<Record<string, string>[]> {
  const demo = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8"));
  const { patients } = demo.clinics.find((one: { slug: string }) => one.slug === "aurora");
  const all = [];
  for (const { login, password } of patients.slice(0, 3)) {
    const { body } = await requestClinic(base, ["POST", "/patients/auth/login"], {
      body: { login, password },
    });
    all.push({ "x-patient-token": body.data.entity.token });
  }
  return all;
}

/** Asked with the very tokens the patients were given. */
async function expectPromisesKept(base: string, promised: ConfirmedByServer): Promise<void> {
  for (const [id, { headers, start, doctorId, isPaid, hasEnded }] of promised.bookings) {
    const { status, body } = await requestClinic(base, ["GET", `/patients/appointments/${id}`], { headers });
    expect([id, status]).toEqual([id, 200]);
    const { start_time, doctor, status: state } = body.data.entity;
    expect([start_time, doctor.id]).toEqual([start, doctorId]);
    const ended = hasEnded ? ["canceled", "payment_failed"] : [];
    expect(isPaid ? ["accepted"] : ["accepted", "pending_payment", ...ended]).toContain(state);
  }
  for (const [id, { key }] of promised.holds) {
    const headers = { "x-appointment-hold": key };
    const { status, body } = await requestClinic(base, ["GET", `/appointment_holds/${id}`], { headers });
    // Held until its time is over; or booked by a request whose answer the kill has swallowed.
    const isHeld = status === 200 && Date.parse(body.data.entity.expires_at) > Date.now();
    expect([id, isHeld || body?.code]).toEqual([id, isHeld || "hold_expired"]);
  }
  await expectSlotsTrue(base, promised);
}

/** A time is offered exactly when nobody has it. */
async function expectSlotsTrue(base: string, { bookings, holds }: ConfirmedByServer): Promise<void> {
  const stored = [...bookings.values(), ...holds.values()];
  for (const doctorId of new Set(stored.map((one) => one.doctorId))) {
    const { body } = await requestClinic(base, ["GET", `/doctors/${doctorId}/slots?days=31`]);
    const offered = body.data.collection.flatMap((day: { slots: { start_time: string }[] }) =>
      day.slots.map((slot) => slot.start_time),
    );
    for (const { start } of [...bookings.values()].filter(
      (one) => one.doctorId === doctorId && !one.hasEnded,
    ))
      expect(offered).not.toContain(start);
  }
}

/** The independent checker, a program of its own, finds nothing wrong. */
async function expectAllWhole(
  dataDir: string,
  { bookings: all }: ConfirmedByServer,
  more: string[],
): Promise<void> {
  const file = path.join(dataDir, "promised.json");
  const reported = [...all].map(([id, { doctorId, start, isPaid }]) => ({
    id,
    doctor_id: doctorId,
    start_time: start,
    is_paid: isPaid,
  }));
  writeFileSync(file, JSON.stringify(reported));
  const program = path.resolve(import.meta.dirname, "../../../tools/check-bookings.ts");
  const child = spawn(process.execPath, [program, "--promised", file, ...more], {
    env: { PATH: process.env["PATH"], ANTEROOM_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = await once(child, "close");
  expect([code, said]).toEqual([0, expect.stringContaining("all whole")]);
}
