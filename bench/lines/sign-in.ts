import { createHash, pbkdf2Sync } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { localHttp } from "@anteroom/local-http/local-http";
import { hashPassword } from "../../server/src/platform/crypto/password.ts";
import type { BenchLine, Row } from "../line.ts";
import { median, sideBySide } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { measureLoad } from "../support/load.ts";

const rounds = 5;
/** Refused log-ins of each kind: enough to tell a few milliseconds of difference from noise. */
const refusals = 50;
const connections = 16;
const spellMs = 2_000;

/** Cost of a password check, timing of refused sign-ins (Linux only), and cost of authentication for each request. */
export const signIn: BenchLine = {
  name: "sign-in",
  measure: async () => {
    const server = await startDemoServer();
    try {
      return [...(await passwordRows()), ...(await refusalRows(server.port)), ...(await lookUpRows(server))];
    } finally {
      await server.stop();
    }
  },
};

/** One password after the other; beside it PBKDF2 as OWASP gives it for the same strength, and a bare SHA-256. */
async function passwordRows(): Promise<Row[]> {
  const password = "correct horse battery staple";
  const times = await sideBySide({
    argon2id: () => took(() => hashPassword(password)),
    pbkdf2: () => took(() => pbkdf2Sync(password, "a salt of 16 byt", 600_000, 32, "sha256")),
    sha256: () => took(() => createHash("sha256").update(password).digest()),
  });
  const cpu = await cpuOf(() => hashPassword(password));
  const what = "argon2id, 19 MiB, 2 passes, 1 lane";
  const goal = "10 to 100 ms";
  return [
    {
      what: `${what} (n=${rounds})`,
      ours: times.argon2id,
      unit: "ms",
      baseline: { what: "PBKDF2, 600,000", value: times.pbkdf2 },
      goal,
    },
    {
      what: "  beside a hash that is no KDF",
      ours: times.argon2id,
      unit: "ms",
      baseline: { what: "SHA-256", value: times.sha256 },
      goal: "-",
    },
    { what: "  CPU of one", ours: cpu, unit: "ms", baseline: null, goal: "-" },
  ];
}

/** Wrong passwords for a patient who exists and for nobody, in turn, each from an address of its own. */
async function refusalRows(port: number): Promise<Row[]> {
  if (process.platform !== "linux") return []; // only Linux has many loopback addresses
  let address = 1;
  let tries = 0;
  const refused = (login: string) => () => took(() => expectRefusal(port, login, (address += 1)));
  const times = await sideBySide(
    {
      // A name has five tries in a quarter of an hour: the clock goes on when they are used up.
      pause: async () => {
        if (tries++ % 5 === 0) await moveClock(port, (tries / 5) * 16 * 60_000);
        return 0;
      },
      known: refused("ines@example.pt"),
      nobody: refused("nobody@example.pt"),
    },
    refusals,
  );
  await moveClock(port, 0);
  const baseline = { what: "no such account", value: times.nobody };
  return [
    {
      what: `refused log-in, account exists (n=${refusals})`,
      ours: times.known,
      unit: "ms",
      baseline,
      goal: "ratio near 1",
    },
  ];
}

type Server = { port: number; pid: number; token: string };

/** The same server with and without a caller to know: the difference is the session's look-up, its transaction included. */
async function lookUpRows({ port, pid, token }: Server): Promise<Row[]> {
  const target = { port, pid, headers: { host: "aurora.localhost", "x-patient-token": token } };
  const known = { ...target, path: "/api/patients/auth/ping" };
  const anybody = { ...target, path: "/api/health/live" };
  const cpu = { known: [] as number[], anybody: [] as number[] };
  for (const one of [known, anybody]) await measureLoad(one, connections, spellMs); // warm
  for (let round = 0; round < rounds; round += 1) {
    cpu.known.push((await measureLoad(known, connections, spellMs)).cpuMicros ?? Number.NaN);
    cpu.anybody.push((await measureLoad(anybody, connections, spellMs)).cpuMicros ?? Number.NaN);
  }
  const [withSession, without] = [median(cpu.known), median(cpu.anybody)];
  const baseline = { what: "no caller", value: without };
  return [
    { what: `request with a session, CPU (n=${rounds})`, ours: withSession, unit: "us", baseline, goal: "-" },
    {
      what: "  of it the session's look-up",
      ours: withSession - without,
      unit: "us",
      baseline: null,
      goal: "< 500",
    },
  ];
}

async function moveClock(port: number, offset_ms: number): Promise<void> {
  const { status } = await localHttp(`http://aurora.localhost:${port}/dev/clock`, {
    method: "POST",
    body: { offset_ms: Math.round(offset_ms) },
  });
  if (status !== 200) throw new Error(`The clock does not move: ${status}`);
}

async function took(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** CPU of this process while it works, in ms. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function expectRefusal(port: number, login: string, address: number): Promise<void> {
  const body = JSON.stringify({ login, password: "not-the-password" });
  const request = http.request({
    host: "127.0.0.1",
    localAddress: `127.0.1.${address}`,
    port,
    method: "POST",
    path: "/api/patients/auth/login",
    headers: { host: "aurora.localhost", "content-type": "application/json" },
  });
  request.end(body);
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  answer.resume();
  await once(answer, "end");
  if (answer.statusCode !== 401) throw new Error(`A wrong password is answered ${answer.statusCode}`);
}
