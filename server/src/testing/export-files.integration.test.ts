import { Readable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allPersonalData } from "../all-personal-data.ts";
import { makeArchive } from "../features/account/my-data/make-archive.ts";
import type { Files } from "../ports/files.ts";
import { makeAppointment } from "./make-appointment.ts";
import { changeSettings, known, proveSessions } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
});
afterAll(() => clinic.close());

const me = { "x-patient-token": known.aurora.patientToken };
const pdf = Buffer.from("%PDF-1.7 rest");

test("no transaction is open while the files of an export are read", async () => {
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
  const sent = await clinic.app.inject({
    method: "POST",
    url: `/api/visits/${appointment}/files`,
    headers: {
      host: "aurora.localhost",
      "content-type": "application/octet-stream",
      "x-file-name": "Plan.pdf",
      ...me,
    },
    payload: pdf,
  });
  expect(sent.statusCode).toBe(201);
  await proveSessions(clinic, 1);
  const requested = await clinic.call("POST", "/patients/data_exports", { headers: me });
  const same = new pg.Client(clinic.connections.app); // of the same role, whose sessions it sees
  await same.connect();
  const open = vi.fn<Files["open"]>(async () => {
    const { rows } = await same.query(
      "select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(rows).toEqual([]);
    return Readable.from([pdf]);
  });
  const never = () => Promise.reject(new Error("Only read"));
  const files: Files = {
    open,
    put: never,
    remove: never,
    keys: () => Readable.from([]),
    lack: async () => null,
  };
  const { id } = requested.body.data.entity;
  await makeArchive({ ...clinic.services, files }, allPersonalData)({ tenant: 1, kind: "data-export", id });
  expect(open).toHaveBeenCalledTimes(1);
  await same.end();
});
