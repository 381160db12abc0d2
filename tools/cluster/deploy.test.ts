// The files of deploy/, checked by the programs that read them, where those are installed. The cluster also runs most of them.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { filesDirOf, readConfig, secretVariables } from "../../server/src/platform/config/config.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { findPrograms } from "./programs.ts";
import { settingOf, variablesOf } from "./unit-file.ts";

const root = path.resolve(import.meta.dirname, "../..");
const deploy = path.join(root, "deploy");
const read = (file: string) => readFileSync(path.join(deploy, file), "utf8");
const programs = findPrograms(process.env);
const hasJanus = process.env["CI"] === "true" || spawnSync("sh", ["-c", "command -v janus"]).status === 0;
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

let folder = "";
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-deploy-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(programs.haproxy === null)(
  "HAProxy accepts its configuration file (skipped: haproxy is not installed)",
  () => {
    const check = spawnSync(programs.haproxy ?? "haproxy", [
      "-c",
      "-q",
      "-f",
      path.join(deploy, "haproxy.cfg"),
    ]);
    expect([check.status, check.stderr.toString()]).toEqual([0, ""]);
  },
);

test.skipIf(!hasSystemd)("systemd accepts its units (skipped: systemd-analyze is not installed)", () => {
  mkdirSync(path.join(folder, "anteroom.service.d"));
  for (const unit of globSync("systemd/*", { cwd: deploy })) {
    const name = path.basename(unit);
    const file = path.join(folder, name.endsWith(".conf") ? path.join("anteroom.service.d", name) : name);
    writeFileSync(file, read(unit).replaceAll("/opt/anteroom", root));
  }
  const verify = [
    "verify",
    "--man=no",
    path.join(folder, "anteroom.service"),
    path.join(folder, "anteroom-backup.timer"),
  ];
  const { status, stderr } = spawnSync("systemd-analyze", verify, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test.skipIf(!hasSystemd)("a server's unit is restricted (skipped: systemd-analyze is not installed)", () => {
  const told = execFileSync(
    "systemd-analyze",
    ["security", "--offline=true", "--no-pager", path.join(folder, "anteroom.service")],
    { encoding: "utf8" },
  );
  expect(Number(/exposure level for anteroom.service: ([\d.]+)/.exec(told)?.[1])).toBeLessThan(1.5);
});

test("Janus starts with its files, with loopback in place of an address", async () => {
  const own = path.join(folder, "janus");
  mkdirSync(own);
  const port = await freePorts();
  for (const file of globSync("janus/*", { cwd: deploy }))
    writeFileSync(
      path.join(own, path.basename(file)),
      read(file)
        .replaceAll("10.0.0.9", "127.0.0.1")
        .replaceAll("/etc/janus", own)
        .replaceAll("8188", String(port)),
    );
  expect(await answerOfJanus(own, port)).toBe(hasJanus ? "success" : "not here"); // CI has it
});

/** Starts Janus with a folder of settings and creates a session. Returns its answer, or "not here". */
async function answerOfJanus(own: string, port: number): Promise<string> {
  if (!hasJanus) return "not here";
  const janus = spawn("janus", ["-F", own], { stdio: "ignore" });
  try {
    const socket = await vi.waitFor(() => connect(port), { timeout: 20_000 });
    const answered = once(socket, "message") as Promise<[MessageEvent<string>]>;
    socket.send(
      JSON.stringify({ janus: "create", transaction: "one", apisecret: "REPLACE-WITH-JANUS_API_SECRET" }),
    );
    const [{ data }] = await answered;
    socket.close();
    return (JSON.parse(data) as { janus: string }).janus;
  } finally {
    janus.kill("SIGKILL");
  }
}

/** Its log tells of warnings alone: whether it has started shows when it takes a connection. */
async function connect(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, "janus-protocol");
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener("open", () => resolve());
  socket.addEventListener("error", () => reject(new Error("Janus takes no connection")));
  await promise;
  return socket;
}

test("HAProxy and nginx bear the same silence of a server", () => {
  const [, haproxy] = /^ +timeout server (\d+)s$/m.exec(read("haproxy.cfg")) ?? [];
  expect(haproxy).toBe("75");
  for (const name of ["proxy_read_timeout", "proxy_send_timeout"])
    expect([name, new RegExp(`^ +${name} (\\d+)s;`, "m").exec(read("nginx.conf"))?.[1]]).toEqual([
      name,
      haproxy,
    ]);
});

test("a single server needs no secrets except database, data key and mail", () => {
  const wanted = [...read("systemd/anteroom.service").matchAll(/^LoadCredential=([\w-]+):/gm)];
  expect(wanted.map(([, name]) => name)).toEqual(["database-url", "data-key", "smtp-url"]);
});

test("a backup contains every secret required in production", () => {
  const given = (unit: string) =>
    [...read(unit).matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
  expect(given("systemd/anteroom-backup.service")).toEqual(given("systemd/anteroom.service"));
});

/** The folder of files that a program finds by these variables; credentials are never read. */
const filesDirBy = (variables: NodeJS.ProcessEnv) =>
  filesDirOf(
    readConfig(
      Object.fromEntries(
        Object.entries(variables).filter(([name]) => /^(ANTEROOM_DATA|FILES)_DIR$/.test(name)),
      ),
    ),
  );

test("server, nightly backup and commands of the page use one folder of files", () => {
  const page = readFileSync(path.join(root, "docs/operate.md"), "utf8");
  const [given = ""] = /^set -a; [^`]*?; set \+a$/m.exec(page) ?? [];
  expect(given).toContain("/etc/anteroom/environment");
  writeFileSync(path.join(folder, "environment"), "");
  const script = `${given.replaceAll("/etc/anteroom", folder)}\nenv -0`;
  const printed = execFileSync("sh", ["-ec", script], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  const byHand = Object.fromEntries(printed.split("\0").map((pair) => pair.split(/=(.*)/s, 2)));
  const found = {
    server: filesDirBy(variablesOf("anteroom.service")),
    backup: filesDirBy(variablesOf("anteroom-backup.service")),
    byHand: filesDirBy(byHand),
  };
  const one = "/var/lib/anteroom/files";
  expect(found).toEqual({ server: one, backup: one, byHand: one });
});

test("the nightly backup runs as the server's user, who alone can read the files", () => {
  const identity = (unit: string) => ["DynamicUser", "User", "Group"].map((name) => settingOf(unit, name));
  expect(identity("anteroom-backup.service")).toEqual(identity("anteroom.service"));
  // A dynamic user reaches below /var/lib only what its unit names here.
  expect(settingOf("anteroom-backup.service", "StateDirectory")).toEqual(
    expect.arrayContaining(settingOf("anteroom.service", "StateDirectory")),
  );
});

test("every secret of units and compose may be a file", () => {
  const names = [
    "systemd/anteroom.service",
    "systemd/several-servers.conf",
    "systemd/anteroom-backup.service",
    "container/compose.yaml",
  ].flatMap((file) => [...read(file).matchAll(/\b([A-Z][A-Z_]+)_FILE[=:]/g)].map(([, name]) => name));
  const known = new Set<string | undefined>([...secretVariables, "POSTGRES_PASSWORD"]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(8);
});

test("programs started by units and image exist in the repository", () => {
  const started = [
    "systemd/anteroom.service",
    "systemd/anteroom-backup.service",
    "container/Containerfile",
  ].flatMap((file) =>
    [...read(file).matchAll(/\/(?:opt\/anteroom|app)\/(tools\/[\w/-]+\.ts)/g)].map(
      ([, program = ""]) => program,
    ),
  );
  expect(new Set(started)).toEqual(
    new Set(["tools/start.ts", "tools/backup/run-backup.ts", "tools/build-web.ts"]),
  );
  for (const program of started) expect(existsSync(path.join(root, program))).toBe(true);
});

type Service = {
  image: string;
  user?: string;
  cap_drop?: string[];
  healthcheck?: { test: unknown[] };
  command?: unknown[];
  environment?: Record<string, string>;
  volumes?: string[];
};

const services = () =>
  (parse(read("container/compose.yaml"), { merge: true }) as { services: Record<string, Service> }).services;

test("compose's services have commands and health checks of texts alone", () => {
  // A colon with a blank behind it makes a mapping of what looks like a text: compose programs refuse the whole file.
  const lists = Object.values(services()).flatMap(({ healthcheck, command = [] }) => [
    healthcheck?.test ?? [],
    command,
  ]);
  expect(lists.flat().filter((one) => typeof one !== "string")).toEqual([]);
  expect(lists.flat().length).toBeGreaterThan(10);
});

test("the servers of compose can write to their volumes, and their metrics are reachable from other services", () => {
  const [, owned = ""] =
    /install -d -o anteroom -g anteroom -m 0700 (.+)/.exec(read("container/Containerfile")) ?? [];
  const servers = Object.entries(services()).filter(([name]) => name.startsWith("web-"));
  expect(servers).toHaveLength(2);
  for (const [, { volumes = [], environment = {} }] of servers) {
    // A new volume gets the owner that the image's folder has; where it has none, root's.
    for (const volume of volumes) expect(owned.split(" ")).toContain(volume.split(":")[1]);
    expect(environment).toMatchObject({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" });
  }
});

test("a service without capabilities never begins as root, which it could not give up", () => {
  const begin = Object.values(services())
    .filter(({ image, cap_drop }) => cap_drop?.includes("ALL") && image !== "localhost/anteroom")
    .map(({ user }) => user ?? "root");
  expect(begin).toEqual(["redis"]);
});

test("nothing that only builds or tests stays in the image", () => {
  const [build = "", final = ""] = read("container/Containerfile")
    .split(/^FROM /m)
    .slice(1);
  const removed = build.slice(build.indexOf("npm prune --omit=dev"));
  expect(removed).toMatch(/\bnode_modules\/vite node_modules\/rolldown\b/);
  expect(final).not.toMatch(/npm|nodejs|git/);
});

test("the image runs unprivileged, with a read-only root and no capabilities", () => {
  expect(read("container/Containerfile")).toMatch(/^USER 10001:10001$/m);
  expect(read("container/compose.yaml")).toMatch(/read_only: true\n.*tmpfs: \[\/tmp\]\n.*cap_drop: \[ALL\]/);
});
