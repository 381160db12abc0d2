import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localHttp } from "@anteroom/local-http/local-http";
import { descendantsOf, isRunning, killHard } from "../server/src/testing/process-tree.ts";
import { freePorts } from "../server/src/testing/free-ports.ts";

const root = path.resolve(import.meta.dirname, "..");
const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-start-"));

type Launched = { child: ChildProcess; said: () => string; code: Promise<number | null> };
let first: Launched;
let port = 0;

/** The next start takes the desk for changed, and builds it. */
const forgetDesk = () => rmSync(path.join(root, "desk/dist/stamp"), { force: true });

/** The next start takes the patients' pages for built, but not for compressed; one of their files is not. */
function forgetCompression() {
  for (const name of ["compressed", "client/offline-page.js.br"])
    rmSync(path.join(root, "web/dist", name), { force: true });
}

/** Runs `npm start` in its own process group, as a terminal does, so that Ctrl-C reaches all processes. */
function launch(onPort: number, data = dataDir): Launched {
  const child = spawn(process.execPath, ["tools/start.mjs"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // The test runner's variables are left out: they would change what is built and started.
    env: {
      PATH: process.env["PATH"],
      HOME: os.homedir(),
      PORT: String(onPort),
      ANTEROOM_DATA_DIR: data,
      TURN: "none",
    },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (text += part.toString()));
  return {
    child,
    said: () => text,
    code: once(child, "close").then(([code]: unknown[]) => code as number | null),
  };
}

async function untilItSays(launched: Launched, wanted: RegExp): Promise<void> {
  while (!wanted.test(launched.said())) {
    const isOver = await Promise.race([
      once(launched.child.stdout ?? launched.child, "data").then(() => false),
      launched.code.then(() => true),
    ]);
    if (isOver && !wanted.test(launched.said())) throw new Error(`It ended before: ${launched.said()}`);
  }
}

beforeAll(async () => {
  port = await freePorts(2);
  forgetDesk();
  forgetCompression();
  first = launch(port);
  await untilItSays(first, /Ctrl-C/);
}, 180_000); // the start may build the pages first

afterAll(async () => {
  const { pid } = first.child;
  if (pid !== undefined) [pid, ...descendantsOf(pid)].forEach(killHard);
  await first.code;
  rmSync(dataDir, { recursive: true, force: true });
});

test("patients' pages are there before the desk is built, and the desk by itself after that", async () => {
  const { status, text } = await localHttp(`http://aurora.localhost:${port}/desk`); // waits for it
  const [, script = "no script"] = /<script type="module" src="([^"]+)">/.exec(text) ?? [];
  expect([status, script]).toEqual([200, expect.stringMatching(/^\/assets\/desk\/.+\.js$/)]);
  expect((await localHttp(`http://aurora.localhost:${port}${script}`)).status).toBe(200);
  await untilItSays(first, /Ctrl-C[^]+desk's pages are built/);
}, 120_000);

test("what was not compressed yet is sent compressed after that", async () => {
  const script = {
    url: `http://aurora.localhost:${port}/offline-page.js`,
    headers: { "accept-encoding": "br" },
  };
  await vi.waitFor(async () => {
    const { status, headers } = await localHttp(script.url, { headers: script.headers });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
  }, 60_000);
  expect(globSync("{web,desk}/dist/client/**/*.of-*", { cwd: root })).toEqual([]);
}, 120_000);

test("Ctrl-C while the desk is built ends the build, and leaves nothing of it", async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), "anteroom-start-"));
  forgetDesk();
  const launched = launch(await freePorts(2), data);
  const { pid } = launched.child;
  if (pid === undefined) throw new Error("It does not run");
  await untilItSays(launched, /Ctrl-C/);
  const building = () => globSync(`desk/dist.of-${pid}`, { cwd: root });
  await vi.waitFor(() => expect(building()).toHaveLength(1), 60_000);
  const below = descendantsOf(pid);
  process.kill(-pid, "SIGINT");
  expect(await launched.code).toBe(0);
  expect([pid, ...below].filter(isRunning)).toEqual([]);
  expect(building()).toEqual([]);
  expect(launched.said()).not.toContain("desk's pages");
  rmSync(data, { recursive: true, force: true });
}, 180_000);

test("the start prints addresses and log-ins of every demo clinic in at most 15 lines", () => {
  const lines = first.said().trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(15);
  for (const clinic of ["aurora", "ipe", "andes"])
    expect(first.said()).toContain(`http://${clinic}.localhost:${port}`);
});

test("the demo's tokens are readable by this user only", () => {
  const file = path.join(dataDir, "demo.json");
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect(JSON.parse(readFileSync(file, "utf8")).clinics).toHaveLength(3);
});

test("the started server answers pages, and malformed addresses cause no server error", async () => {
  const base = `http://aurora.localhost:${port}`;
  const home = await localHttp(`${base}/`);
  expect([home.status, home.text.includes("<html")]).toEqual([200, true]);
  const odd = [
    "//",
    "//evil.example/doctors",
    "/doctors/0",
    "/doctors/%F0%9F%A9%BA",
    "/doctors?languages=%zz",
    "/%",
    "/a/../b",
  ];
  for (const address of [
    ...odd,
    `/${"x".repeat(4_000)}`,
    "/appointments/9007199254740993",
    "/doctors/1?selectedDate=2027-02-31",
  ])
    for (const headers of [
      {},
      { cookie: "lang=%%; =;;" },
      { "accept-language": "ar;q=x,,*" },
      { host: "nobody.example" },
    ]) {
      const { status } = await localHttp(`${base}${address}`, { headers });
      expect([address, headers, status < 500]).toEqual([address, headers, true]);
    }
});

test("a second start on the same data exits with a message that names pid and address of the first", async () => {
  const second = launch(await freePorts(2));
  expect(await second.code).toBe(1);
  expect(second.said().trim().split("\n")).toHaveLength(1);
  expect(second.said()).toContain(`pid ${first.child.pid}`);
  expect(second.said()).toContain(`http://localhost:${port}`);
  expect((await localHttp(`http://localhost:${port}/api/health/live`)).status).toBe(200);
});

test("Ctrl-C stops all processes", async () => {
  const { pid } = first.child;
  if (pid === undefined) throw new Error("It does not run");
  const below = descendantsOf(pid);
  expect(below.length).toBeGreaterThanOrEqual(3); // database, gateway, demo doctor
  const began = performance.now();
  process.kill(-pid, "SIGINT");
  expect(await first.code).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000); // 2 s at rest
  expect([pid, ...below].filter(isRunning)).toEqual([]);
});
