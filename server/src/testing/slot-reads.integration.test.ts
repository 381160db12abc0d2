import pg from "pg";
import { expect, inject, test } from "vitest";
import { fillInstallation } from "./fill-installation.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { explainEverything, tracePlans } from "./trace-plans.ts";
import { openWholeClinic } from "./whole-clinic.ts";

test("free times and holds read none of a doctor's 50 past appointments", async () => {
  const first = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", leads: false });
  const owner = new pg.Client({ ...first.connections.owner, user: inject("postgres").superuser });
  await owner.connect();
  await makeManyClinics(first.connections.owner, 60);
  const size = { doctors: 2, patients: 10, appointments: 100, audit: 0 };
  await fillInstallation(owner, size, { alsoSlug: "aurora" });
  const { rows } = await owner.query<{ id: number }>(
    "select max(id)::int as id from doctors where tenant_id = 1 and name like 'Dr Number %'",
  );
  const doctor_id = rows[0]?.id;
  await explainEverything(owner);
  const plans = tracePlans();
  const clinic = await openWholeClinic({ beside: first, leads: false });
  try {
    plans.take();
    const list = await clinic.call("GET", "/doctors");
    const slots = await clinic.call("GET", `/doctors/${doctor_id}/slots?days=7`);
    const hold = await clinic.call("POST", "/appointment_holds", {
      body: { doctor_id, start_time: "2027-03-03T10:00:00.000Z" },
    });
    expect([list.status, slots.status, hold.status]).toEqual([200, 200, 201]);
    const { reads } = plans.take();
    const ofAppointments = reads.filter(({ table }) => table === "appointments");
    expect(ofAppointments.length).toBeGreaterThan(3);
    expect(ofAppointments.filter(({ read }) => read > 1)).toEqual([]);
  } finally {
    plans.stop();
    await clinic.close();
    await owner.end();
    await first.close();
  }
});
