// A real server while guests and patients book, pay, write, send files and read: nothing that the database holds about a person is in its log.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allPersonalData } from "../server/src/all-personal-data.ts";
import { readDemoFile } from "../server/src/features/tenant/demo-file.ts";
import { bookAndPay, signIn } from "../server/src/testing/book-and-pay.ts";
import { externalDatabase } from "../server/src/testing/external-database.ts";
import { freePorts } from "../server/src/testing/free-ports.ts";
import { ownerClient } from "../server/src/testing/owner-client.ts";
import { sendNonsense } from "../server/src/testing/send-nonsense.ts";
import { startKillableServer, type KillableServer } from "../server/src/testing/killable-server.ts";
import { nothingAcknowledged, runPatients } from "./cluster/chaos/load.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-whole-run-"));
let server: KillableServer;
let base = "";
let realtimePort = 0;
let databaseUrl = "";

beforeAll(async () => {
  const { url } = await externalDatabase();
  databaseUrl = url;
  const port = await freePorts(2);
  base = `http://aurora.localhost:${port}`;
  realtimePort = await freePorts();
  const env = {
    REALTIME_PORT: String(realtimePort),
    DATABASE_URL: url,
    LOG_FORMAT: "json",
    LOG_LEVEL: "debug",
  };
  server = await startKillableServer(port, folder, { env });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every text in a value of the database: itself, or those within its JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts that say nothing of anybody: names of states and kinds, numbers and dates. */
const isTelling = (text: string) =>
  text.length >= 6 && /\p{L}/u.test(text) && !/^[a-z_]+$|^\d{4}-\d\d-/.test(text);

/** What the database holds of persons, by the registry of personal data, and how many tables and columns have any. */
async function personalTexts(): Promise<{ texts: Set<string>; columns: string[] }> {
  const client = await ownerClient({ url: databaseUrl });
  await client.query("set app.across_clinics = 'on'");
  const texts = new Set<string>();
  const columns: string[] = [];
  try {
    for (const { table, erased } of allPersonalData)
      for (const column of erased) {
        const { rows } = await client.query<{ value: unknown }>(
          `select distinct to_jsonb(t) -> '${column}' as value from ${table} t`,
        );
        const telling = rows.flatMap(({ value }) => textsIn(value)).filter(isTelling);
        if (telling.length > 0) columns.push(`${table}.${column}`);
        for (const text of telling) texts.add(text.toLowerCase());
      }
  } finally {
    await client.end();
  }
  return { texts, columns };
}

/** Asks the realtime port with what a patient has, in the address and in the headers, also in what is no HTTP. */
async function askRealtime(headers: Record<string, string>): Promise<void> {
  const secret = Object.values(headers).find((value) => value.length > 15) ?? "";
  for (const address of [`/apps/${secret}/events?auth_key=${secret}`, `/${secret}?token=${secret}`])
    await localHttp(`http://127.0.0.1:${realtimePort}${address}`, {
      method: "POST",
      headers,
      body: { secret },
    });
  await sendNonsense(realtimePort, secret);
}

test(
  "the log of a whole run holds nothing that the database holds about a person",
  { timeout: 180_000 },
  async () => {
    const patients = readDemoFile(folder)?.clinics.find(({ slug }) => slug === "aurora")?.patients ?? [];
    const sessions = await Promise.all(patients.map((patient) => signIn(base, patient)));
    const [first] = sessions;
    if (!first) throw new Error("The demo clinic has patients");
    const done = nothingAcknowledged();
    const isWhole = () => done.messages.size >= 4 && done.files.size >= 2;
    const deadline = performance.now() + 60_000;
    await runPatients(
      { front: base, done, isOver: () => isWhole() || performance.now() > deadline },
      { guests: 3, sessions },
    );
    expect([isWhole(), done.givenUp, done.signedOut]).toEqual([true, [], []]);
    expect(await bookAndPay(base, first)).toBe("paid");
    await askRealtime(first);

    const { texts, columns } = await personalTexts();
    for (const column of [
      "guests.name",
      "messages.body",
      "mails.recipient",
      "appointments.symptoms",
      "patients.name",
    ])
      expect(columns).toContain(column);
    const secrets = [...sessions, ...[...done.bookings.values()].map(({ headers }) => headers)]
      .flatMap((headers) => Object.values(headers))
      .filter((value) => value.length > 15 || /[a-z]/i.test(value));
    const log = server.output().toLowerCase();
    for (const told of [
      '"method":"POST","route":"/apps/:app/events","status":404',
      '"kind":"unreadable","id":',
      '"reason":"HPE_INVALID_METHOD"',
    ])
      expect([told, log.includes(told.toLowerCase())]).toEqual([told, true]);
    for (const route of [
      "guests/appointments",
      "visits/:appointment_id/messages",
      "visits/:appointment_id/files",
    ])
      expect([route, log.includes(`"route":"/api/${route}"`)]).toEqual([route, true]);
    const found = [...texts, ...secrets.map((secret) => secret.toLowerCase())].filter((text) =>
      log.includes(text),
    );
    expect(found).toEqual([]);
  },
);
