import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clamdScanner } from "../adapters/clamd-scanner/clamd-scanner.ts";
import { withTenant } from "../platform/database/database.ts";
import type { FileScanner } from "../ports/file-scanner.ts";
import { eicar, hasClamd, openClamd, type Clamd } from "./clamd.ts";
import { makeAppointment } from "./make-appointment.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
let visit: number;

type Headers = Record<string, string>;
const me: Headers = { "x-patient-token": known.aurora.patientToken };
const doctor: Headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const text = Buffer.from("Took the tablets at eight.");

async function open(scanner?: FileScanner): Promise<void> {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", ...(scanner && { scanner }) });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
  visit = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
}
afterEach(() => clinic.close());

const mine = () => `/visits/${visit}/files`;
const clinics = () => `/clinic/appointments/${visit}/files`;
async function send(content: Buffer, headers = me, to = mine()) {
  const answer = await clinic.app.inject({
    method: "POST",
    url: `/api${to}`,
    headers: {
      host: "aurora.localhost",
      "content-type": "application/octet-stream",
      "x-file-name": "note.txt",
      ...headers,
    },
    payload: content,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.entity as { id: number; scan: string };
}
const listOf = async (headers: Headers, at: string) =>
  (await clinic.call("GET", at, { headers })).body.data.entity.items as { id: number; scan: string }[];
const statusOf = async (id: number, headers: Headers, at: string) => {
  const host = "aurora.localhost";
  return (await clinic.app.inject({ url: `/api${at}/${id}`, headers: { host, ...headers } })).statusCode;
};
const filesKept = () =>
  existsSync(clinic.filesFolder)
    ? readdirSync(clinic.filesFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    : [];

test("a file without a scanner is marked unscanned and served at once", async () => {
  await open();
  const { id, scan } = await send(text);
  expect(scan).toBe("unscanned");
  expect(await listOf(doctor, clinics())).toMatchObject([{ id, scan: "unscanned" }]);
  expect(await statusOf(id, doctor, clinics())).toBe(200);
});

describe.skipIf(!hasClamd)("with a ClamAV daemon (skipped: clamav-daemon is not on this machine)", () => {
  let clamd: Clamd;
  beforeEach(async () => {
    clamd = await openClamd();
    await open(clamdScanner(clamd));
  });
  afterEach(() => clamd.close());

  test("a patient's file waits for the scanner and is served once clean", async () => {
    const { id, scan } = await send(text);
    expect(scan).toBe("scanning");
    expect(await listOf(me, mine())).toMatchObject([{ id, scan: "scanning" }]);
    expect(await listOf(doctor, clinics())).toMatchObject([{ id, scan: "scanning" }]);
    expect(await statusOf(id, doctor, clinics())).toBe(404);
    expect(await statusOf(id, me, mine())).toBe(404);
    await clinic.workJobs();
    expect(await listOf(doctor, clinics())).toMatchObject([{ id, scan: "clean" }]);
    expect(await statusOf(id, doctor, clinics())).toBe(200);
    expect(await statusOf(id, me, mine())).toBe(200);
  });

  test("a clinic's file is hidden from the patient until scanned", async () => {
    const { id } = await send(text, doctor, clinics());
    expect(await listOf(me, mine())).toEqual([]);
    expect(await statusOf(id, me, mine())).toBe(404);
    await clinic.workJobs();
    expect(await listOf(me, mine())).toMatchObject([{ id, scan: "clean" }]);
    expect(await statusOf(id, me, mine())).toBe(200);
  });

  test("an infected file is removed, both sides are informed, and it is audited", async () => {
    const { id } = await send(eicar);
    expect(filesKept()).toHaveLength(1);
    await clinic.workJobs();
    expect(filesKept()).toEqual([]);
    for (const [headers, at] of [
      [me, mine()],
      [doctor, clinics()],
    ] as const) {
      expect(await listOf(headers, at)).toMatchObject([{ id, name: "note.txt", scan: "infected" }]);
      expect(await statusOf(id, headers, at)).toBe(404);
    }
    const { rows } = await withTenant(clinic.db, 1, (tx) =>
      sql<{
        line: string;
      }>`select actor || ' ' || action || ' ' || object as line from audit_log order by id`.execute(tx),
    );
    expect(rows.map(({ line }) => line)).toContain(`scanner file.infected appointment/${visit}`);
    const gone = await clinic.call("DELETE", `${mine()}/${id}`, { headers: me });
    expect(gone.status).toBe(204);
    expect(await listOf(me, mine())).toEqual([]);
  });

  test("files wait while the scanner is down, and are scanned at the retry", async () => {
    await clamd.stop();
    const { id } = await send(text);
    const jobs = [...clinic.sentJobs];
    await expect(clinic.workJobs()).rejects.toThrow("ECONNREFUSED");
    expect(await listOf(me, mine())).toMatchObject([{ id, scan: "scanning" }]);
    expect(await statusOf(id, doctor, clinics())).toBe(404);
    await clamd.start();
    clinic.sentJobs.push(...jobs);
    await clinic.workJobs();
    expect(await listOf(me, mine())).toMatchObject([{ id, scan: "clean" }]);
  });

  test("a file deleted while waiting and a repeated job change nothing", async () => {
    const first = await send(text);
    const second = await send(eicar);
    const jobs = [...clinic.sentJobs];
    expect((await clinic.call("DELETE", `${mine()}/${first.id}`, { headers: me })).status).toBe(204);
    await clinic.workJobs();
    clinic.sentJobs.push(...jobs);
    await clinic.workJobs();
    expect(await listOf(me, mine())).toMatchObject([{ id: second.id, scan: "infected" }]);
    expect(filesKept()).toEqual([]);
  });
});
