// The journey over a whole cluster, for `npm run test:matrix -- --only cluster`.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import http from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import { bookAndPay, signIn } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import { failedAs, messageOf, onePassed, sum, type Counts } from "../test/counts.ts";
import type { Cluster } from "./cluster.ts";
import { openCluster, serverWithoutPages } from "./open-cluster.ts";
import { mailsIn } from "./mails.ts";
import { portCount } from "./plan.ts";

type Headers = Record<string, string>;
type Setting = {
  cluster: Cluster;
  folder: string;
  front: string;
  servers: readonly string[];
  headers: Headers;
};

/** Starts a cluster, runs the steps of a patient and of an operator in it, and ends it; each step counts as one test. */
export async function runClusterJourney(say: (line: string) => void): Promise<Counts> {
  const firstPort = await freePorts(portCount);
  const opened = await openCluster({
    firstPort,
    server: { command: serverWithoutPages() },
    hasMedia: true,
    say,
  });
  const { cluster, folder, close } = opened;
  const [patient] = readDemoFile(path.join(folder, "server-1"))?.clinics[0]?.patients ?? [];
  const counts: Counts[] = [];
  try {
    if (!patient) throw new Error("The demo clinic has a patient");
    const front = `http://aurora.localhost:${cluster.plan.ports.front}`;
    const servers = cluster.plan.ports.servers.map((port) => `http://aurora.localhost:${port}`);
    const setting = { cluster, folder, front, servers, headers: await signIn(front, patient) };
    for (const [title, step] of Object.entries(steps)) {
      const count = await step(setting).then(
        () => onePassed,
        (error: unknown) => failedAs(title, messageOf(error)),
      );
      say(`${count.failed > 0 ? "failed" : "passed"}: ${title}`);
      counts.push(count);
    }
  } finally {
    await close();
  }
  return sum(counts);
}

const steps: Readonly<Record<string, (setting: Setting) => Promise<void>>> = {
  "every server is ready and lacks nothing": async ({ servers }) => {
    for (const server of servers) {
      const { status, text } = await localHttp(`${server}/api/health/ready`, {});
      assert.deepEqual([status, JSON.parse(text)], [200, { status: "ready", missing: [], degraded: [] }]);
    }
  },
  "who has signed in through HAProxy is known on each server": async ({ servers, headers }) => {
    for (const server of servers) {
      const { status } = await localHttp(`${server}/api/patients/appointments`, { headers });
      assert.equal(status, 200);
    }
  },
  "an appointment is booked and paid through HAProxy, and its mail arrives once": async ({
    folder,
    front,
    headers,
  }) => {
    assert.equal(await bookAndPay(front, headers), "paid");
    await until(() => mailsIn(folder).length > 0);
    await sleep(3_000); // a second server that sent it too would have
    const ids = mailsIn(folder).map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  },
  "a realtime session over HTTP keeps to one server, twelve times of twelve": async ({ front }) => {
    for (let round = 0; round < 12; round += 1) await converse(front);
  },
  "one of three servers leads": async ({ cluster }) => {
    const client = await ownerClient({ url: cluster.plan.database.owner });
    try {
      const { rows } = await client.query(
        "select 1 from background_leader where heard_at > now() - interval '10 seconds'",
      );
      assert.equal(rows.length, 1);
    } finally {
      await client.end();
    }
  },
  "requests reach PostgreSQL through PgBouncer": async ({ cluster }) => {
    const client = await ownerClient({ url: cluster.plan.database.admin });
    try {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where usename = 'anteroom_app'",
      );
      assert.ok((rows[0]?.count ?? 0) > 0);
    } finally {
      await client.end();
    }
  },
  "the standby is in step with the primary": async ({ cluster }) => {
    const answer = await fetch(`http://127.0.0.1:${cluster.plan.ports.patroni[0]}/cluster`);
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] };
    assert.deepEqual(members.map(({ role }) => role).toSorted(), ["leader", "sync_standby"]);
  },
};

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error("It did not come in 30 s.");
    await sleep(200);
  }
}

/** As pusher-js where web sockets do not get through: one request that streams, another that says something in the same session. */
async function converse(front: string): Promise<void> {
  const { port } = new URL(front);
  const session = randomUUID();
  const at = `/pusher/app/anteroom/1/${session}`;
  const headers = { host: new URL(front).host, "content-type": "application/json" };
  const post = (kind: string, body: string) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = http.request({
        host: "127.0.0.1",
        port,
        method: "POST",
        path: `${at}/${kind}?protocol=7`,
        headers,
      });
      request.once("error", reject).once("response", resolve).end(body);
    });
  const stream = await post("xhr_streaming", "");
  assert.equal(stream.statusCode, 200);
  stream.setEncoding("utf8").on("error", () => {});
  let heard = "";
  stream.on("data", (chunk: string) => (heard += chunk));
  try {
    await until(() => heard.includes("connection_established"));
    const event = JSON.stringify({ event: "pusher:subscribe", data: { channel: "news" } });
    const said = await post("xhr_send", JSON.stringify([event]));
    said.resume();
    assert.equal(said.statusCode, 204);
    await until(() => heard.includes("subscription_succeeded"));
  } finally {
    stream.destroy();
  }
}
