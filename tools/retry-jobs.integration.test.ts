// `npm run jobs:retry` as an operator runs it, beside the database alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { prepareJobs } from "../server/src/platform/jobs/jobs.ts";
import { ownerClient } from "../server/src/testing/owner-client.ts";
import { externalDatabase } from "../server/src/testing/external-database.ts";

async function run(url: string, ...kinds: string[]): Promise<[code: number, said: string]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "retry-jobs.ts"), ...kinds], {
    env: { PATH: process.env["PATH"], DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, said];
}

test("the command lists jobs that fail with their reasons, and has a kind tried again", async () => {
  const { url, owner } = await externalDatabase();
  await prepareJobs(owner);
  expect(await run(url)).toEqual([0, "No job fails, and none was given up.\n"]);
  const client = await ownerClient({ url });
  await client.query(`
    insert into pgboss.job (name, state, created_on, start_after, output, retry_limit, retry_count) values
      ('mail', 'failed', '2026-11-29 10:00Z', now(), '{"code": "EAUTH", "responseCode": 535, "message": "<ana@patients.example>"}', 10, 10),
      ('mail', 'retry', '2026-11-29 11:00Z', now() + interval '1 hour', '{"code": "ECONNREFUSED"}', 10, 3),
      ('payment', 'retry', '2026-11-29 12:00Z', now() + interval '1 hour', null, 200, 1)`);
  const listed = await run(url);
  expect(listed).toEqual([
    0,
    "mail: 1 failing, 1 given up, the oldest queued at 2026-11-29T10:00:00.000Z; why: EAUTH 535, ECONNREFUSED\n" +
      "payment: 1 failing, 0 given up, the oldest queued at 2026-11-29T12:00:00.000Z; why: unknown\n",
  ]);
  expect(await run(url, "mail")).toEqual([0, "mail: 2 jobs are tried again now\n"]);
  const { rows } = await client.query<{ name: string; isDue: boolean }>(
    `select name, state = 'retry' and retry_count = 0 and start_after <= now() as "isDue" from pgboss.job order by name`,
  );
  await client.end();
  expect(rows.map(({ name, isDue }) => [name, isDue])).toEqual([
    ["mail", true],
    ["mail", true],
    ["payment", false],
  ]);
  expect(await run(url, "post")).toEqual([
    1,
    expect.stringMatching(/no jobs of kind post\. Kinds: mail-urgent, mail,/),
  ]);
});
