import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { localHttp } from "@anteroom/local-http/local-http";
import { ownerClient, type OwnerClient } from "../../../server/src/testing/owner-client.ts";
import { mailsIn } from "../mails.ts";
import type { Acknowledged } from "./load.ts";

type Place = {
  database: string;
  folder: string;
  hasGateway?: boolean;
  front: string;
  /** The IP address of `front`; by default that of this machine. */
  entrance?: string;
};

/** So long after the last fault everything must be whole, in ms: refunds, mails and messages of the gateway are on their way. */
const settleMs = 180_000;
const fileMs = 10_000;

/**
 * Returns what is wrong after chaos: in the database (`check-bookings.ts`), the gateway's journal, the requests that servers acknowledged,
 * and the mails. Repeats every 5 s until all is right or three minutes have passed. Writes `promised.json` into the cluster's folder.
 */
export async function findInconsistencies(
  place: Place,
  done: Acknowledged,
): Promise<{ wrong: string[]; facts: string[] }> {
  const deadline = performance.now() + settleMs;
  for (;;) {
    const found = await look(place, done);
    if (found.wrong.length === 0 || performance.now() > deadline) return found;
    await sleep(5_000);
  }
}

async function look(place: Place, done: Acknowledged): Promise<{ wrong: string[]; facts: string[] }> {
  const bookings = await checkBookings(place, done);
  const client = await ownerClient({ url: place.database });
  try {
    await client.query(
      "select set_config('app.tenant', (select id::text from tenants where slug = 'aurora'), false)",
    );
    const messages = await checkMessages(client, done);
    const mails = await checkMails(client, place.folder, done);
    const files = await checkFiles(place, done);
    const refunds = await checkRefunds(client, done);
    const wrong = [...bookings.wrong, ...messages, ...files, ...refunds.wrong, ...mails.wrong];
    return {
      wrong,
      facts: [
        ...bookings.facts,
        `${done.messages.size} acknowledged messages, ${done.files.size} files`,
        ...refunds.facts,
        ...mails.facts,
      ],
    };
  } finally {
    await client.end();
  }
}

async function checkBookings({ database, folder, hasGateway = true }: Place, { bookings }: Acknowledged) {
  const file = path.join(folder, "promised.json");
  const promised = [...bookings].map(([id, { doctorId, start, isPaid, hasEnded }]) => ({
    id,
    doctor_id: doctorId,
    start_time: start,
    is_paid: isPaid && !hasEnded,
  }));
  writeFileSync(file, JSON.stringify(promised));
  const program = path.resolve(import.meta.dirname, "../../check-bookings.ts");
  const env = { PATH: process.env["PATH"], DATABASE_URL: database, ANTEROOM_DATA_DIR: folder };
  const ran = promisify(execFile)(
    process.execPath,
    [program, "--promised", file, ...(hasGateway ? ["--gateway"] : [])],
    { env },
  );
  const told = await ran.then(
    ({ stdout }) => ({ isWhole: true, lines: stdout.trim().split("\n") }),
    (error: { stdout?: string; stderr?: string }) => ({
      isWhole: false,
      lines: `${error.stdout ?? ""}${error.stderr ?? ""}`.trim().split("\n"),
    }),
  );
  return told.isWhole ? { wrong: [], facts: told.lines } : { wrong: told.lines, facts: [] };
}

async function checkMessages(client: OwnerClient, { messages }: Acknowledged): Promise<string[]> {
  const { rows } = await client.query<{ key: string; appointment_id: string; body: string }>(
    "select key, appointment_id, body from messages where key = any($1)",
    [[...messages.keys()]],
  );
  return [...messages].flatMap(([key, { appointment, text }]) => {
    const found = rows.filter((row) => row.key === key);
    const isThere =
      found.length === 1 && Number(found[0]?.appointment_id) === appointment && found[0]?.body === text;
    return isThere ? [] : [`message ${key} was acknowledged and is there ${found.length} times`];
  });
}

/** Each file comes back to whoever sent it, byte for byte. */
async function checkFiles({ front, entrance }: Place, { files }: Acknowledged): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, { appointment, headers, text }] of files) {
    const url = `${front}/api/visits/${appointment}/files/${id}`;
    const told = await localHttp(url, { headers, signal: AbortSignal.timeout(fileMs), at: entrance }).then(
      (answer) =>
        answer.status === 200 ? (answer.text === text ? null : "differs") : `answers ${answer.status}`,
      (error: unknown) => String(error),
    );
    if (told !== null) wrong.push(`file ${id} was acknowledged and ${told}`);
  }
  return wrong;
}

/** What was acknowledged as cancelled is, and its money has gone back. */
async function checkRefunds(client: OwnerClient, { bookings }: Acknowledged) {
  const cancelled = [...bookings].flatMap(([id, { isRefundDue }]) => (isRefundDue ? [id] : []));
  const { rows } = await client.query<{ id: string; status: string; payments: string[] }>(
    `select a.id, a.status, array_agg(p.status::text) as payments from appointments a
      left join payments p on p.tenant_id = a.tenant_id and p.appointment_id = a.id and p.status in ('authorised', 'refund_due', 'refunded')
      where a.id = any($1) group by a.id, a.status`,
    [cancelled],
  );
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  const wrong = cancelled.flatMap((id) => {
    const { status, payments } = found.get(id) ?? {};
    const isRight = status === "canceled" && payments?.join() === "refunded";
    return isRight ? [] : [`appointment ${id} was cancelled, and is ${status} with ${payments?.join()}`];
  });
  return { wrong, facts: [`${cancelled.length} cancelled and paid back`] };
}

/** Each paid booking that was not cancelled has one mail of it and one of each reminder that was due, and each mail of the database arrived under its own id. */
async function checkMails(client: OwnerClient, folder: string, { bookings }: Acknowledged) {
  const paid = [...bookings].flatMap(([id, { isPaid, hasEnded }]) => (isPaid && !hasEnded ? [id] : []));
  const { rows } = await client.query<{
    id: string;
    appointment_id: string;
    tenant_id: string;
    calendar: boolean;
  }>(
    "select id, tenant_id, appointment_id, calendar is not null as calendar from mails where appointment_id = any($1)",
    [paid],
  );
  const reminders = await client.query<{ appointment_id: string; mailed: number }>(
    "select appointment_id, count(*)::int as mailed from visit_reminders where appointment_id = any($1) and is_mailed group by 1",
    [paid],
  );
  const reminded = new Map(
    reminders.rows.map(({ appointment_id, mailed }) => [Number(appointment_id), mailed]),
  );
  const arrived = Map.groupBy(
    mailsIn(folder),
    ({ id }) => /^<?mail-(\d+-\d+)@/.exec(id ?? "")?.[1] ?? "other",
  );
  const wrong = paid.flatMap((appointment) => {
    const own = rows.filter((row) => Number(row.appointment_id) === appointment && row.calendar);
    // A run of an hour comes to the reminders of what was booked for today.
    const due = 1 + (reminded.get(appointment) ?? 0);
    const missing = own.filter(({ tenant_id, id }) => !arrived.has(`${tenant_id}-${id}`));
    return [
      ...(own.length === due
        ? []
        : [`appointment ${appointment} has ${own.length} mails with its calendar entry, ${due} were due`]),
      ...missing.map(({ id }) => `mail ${id} of appointment ${appointment} has not arrived`),
    ];
  });
  const repeated = [...arrived.values()].filter((all) => all.length > 1);
  const facts = [
    `${paid.length} paid bookings with their mail; ${[...arrived.values()].flat().length} mails arrived, ${repeated.length} of them again under the same Message-ID`,
  ];
  return { wrong, facts };
}
