import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { until, type Containers } from "./containers.ts";
import type { Step } from "../test/counts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const project = "anteroom";
const servers = ["web-1", "web-2"] as const;
const readyMs = 180_000;
const node = "/app/node_modules/.bin/node";

/**
 * Runs compose.yaml as it stands, but for the ports of this machine, by podman-compose on a network of containers, and checks two
 * servers with one clinic. Everything is stopped in order at the end.
 */
export async function checkCompose(
  { run, inspect }: Containers,
  { folder, step }: { folder: string; step: Step },
): Promise<void> {
  const ports = [await freePorts(), await freePorts()] as const;
  const file = writeProject(folder, ports);
  const compose = (...args: string[]) =>
    run("podman-compose", "--project-name", project, "--file", file, ...args);
  const nameOf = (service: string) => `${project}_${service}_1`;
  const inside = (service: string, ...command: string[]) =>
    run("podman", "exec", nameOf(service), ...command);
  const isReady = async (port: number) => {
    const { status, text } = await localHttp(`http://127.0.0.1:${port}/api/health/ready`);
    return status === 200 && !text.includes("redis");
  };
  const bothReady = () =>
    until("both servers are ready", readyMs, async () =>
      (await Promise.all(ports.map(isReady))).every(Boolean),
    );
  const since = (began: number) => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  await step("compose.yaml starts PostgreSQL, Redis and two servers", async () => {
    const began = performance.now();
    await compose("up", "--detach", "--no-build");
    await bothReady().catch(async (error: unknown) => {
      const logs = ["postgres", "redis", ...servers].map((service) => run("podman", "logs", nameOf(service)));
      throw new Error(
        `${String(error)}\n${(await Promise.allSettled(logs)).map((one) => JSON.stringify(one).slice(-1_500)).join("\n")}`,
      );
    });
    return `ready after ${since(began)}`;
  });
  await step("a clinic added in one is served by both", async () => {
    const clinic = clinicOfPage();
    await inside("web-1", "sh", "-c", `echo '${JSON.stringify(clinic)}' > /tmp/clinic.json`);
    await inside("web-1", "sh", "-c", `${node} tools/tenant/run.ts add /tmp/clinic.json`);
    for (const port of ports)
      await until(`${port} serves the clinic`, 15_000, async () => {
        const { status, text } = await localHttp(`http://127.0.0.1:${port}/`, {
          headers: { host: clinic.domains[0] ?? "" },
        });
        return status === 200 && text.includes(clinic.manifest.name);
      });
    return clinic.manifest.name;
  });
  await step("files, metrics and rights are as compose.yaml says", async () => {
    assert.equal(
      await inside(
        "web-1",
        "sh",
        "-c",
        "touch /files/x && rm /files/x; touch /x 2>/dev/null || echo refused",
      ),
      "refused",
    );
    assert.match(await inside("web-1", "cat", "/proc/1/status"), /^CapEff:\t0+$/m);
    const told = await inside(
      "web-2",
      node,
      "-e",
      "fetch('http://web-1:9464/metrics').then((r) => r.text()).then(console.log)",
    );
    assert.match(told, /^anteroom_database_up 1$/m);
    await until("each health check passes", 60_000, async () => {
      for (const service of servers) await run("podman", "healthcheck", "run", nameOf(service));
      return true;
    });
    return "metrics of web-1 read by web-2";
  });
  await step("the command of docs/operate.md makes a backup", async () => {
    const told = await inside("web-1", "sh", "-c", backupOfPage());
    assert.match(told, /^\/backups\/\S+: \d+ rows of \d+ tables/m);
    return inside("web-1", "sh", "-c", "cd /backups/* && sha256sum --quiet -c SHA256SUMS && du -sh .");
  });
  await step("a killed server is started again while the other answers", async () => {
    const began = performance.now();
    process.kill(Number(await inspect(nameOf("web-1"), "{{.State.Pid}}")), "SIGKILL");
    assert.ok(await isReady(ports[1]));
    await bothReady();
    return since(began);
  });
  await step("a stop ends both servers in order", async () => {
    const began = performance.now();
    await compose("stop", "--timeout", "30", ...servers); // as the head of the file says
    const ended = await Promise.all(
      servers.map(async (service) => {
        const code = await inspect(nameOf(service), "{{.State.ExitCode}}");
        return code === "0"
          ? code
          : `${code}: ${(await run("podman", "logs", nameOf(service))).slice(-2_000)}`;
      }),
    );
    assert.deepEqual(ended, ["0", "0"]);
    return since(began);
  });
  await compose("down", "--volumes");
}

/** A copy with free ports of this machine, and its secrets beside it. */
function writeProject(folder: string, ports: readonly [number, number]): string {
  const place = path.join(folder, "deploy/container");
  mkdirSync(path.join(place, "secrets"), { recursive: true });
  const text = ["8081", "8082"].reduce(
    (before, port, index) => {
      const own = `127.0.0.1:${port}:8080`;
      if (!before.includes(own)) throw new Error(`compose.yaml no longer holds ${own}.`);
      return before.replace(own, `127.0.0.1:${ports[index]}:8080`);
    },
    readFileSync(path.join(root, "deploy/container/compose.yaml"), "utf8"),
  );
  const password = randomBytes(24).toString("hex");
  const secrets = {
    "database-url": `postgres://anteroom:${password}@postgres:5432/anteroom`,
    "redis-url": "redis://redis:6379",
    "data-key": randomBytes(32).toString("base64"),
    "smtp-url": "smtp://127.0.0.1:25",
    "postgres-password": password,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    writeFileSync(path.join(place, "secrets", name), secret);
    chmodSync(path.join(place, "secrets", name), 0o444); // for user 10001, as the file's head says
  }
  const file = path.join(place, "compose.yaml");
  writeFileSync(file, text);
  return file;
}

/** What docs/operate.md runs in the first server for a backup. */
function backupOfPage(): string {
  const page = readFileSync(path.join(root, "docs/operate.md"), "utf8");
  const [, command] = /^    podman exec anteroom_web-1_1 sh -c '(.+)'$/m.exec(page) ?? [];
  if (command === undefined) throw new Error("docs/operate.md no longer holds the backup of compose.yaml.");
  return command;
}

type Clinic = { manifest: { name: string }; domains: string[] };

/** The clinic of docs/clinic.md. */
function clinicOfPage(): Clinic {
  const page = readFileSync(path.join(root, "docs/clinic.md"), "utf8");
  const [, text] = /^```json clinic\.json\n([^]*?)^```$/m.exec(page) ?? [];
  if (text === undefined) throw new Error("docs/clinic.md no longer holds clinic.json.");
  return JSON.parse(text) as Clinic;
}
