import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "./free-ports.ts";

/** A running cache in front of the server. `stop` ends it and deletes its folder. */
export type EdgeCache = { port: number; stop: () => Promise<void> };

const deploy = path.resolve(import.meta.dirname, "../../../deploy");
const isCi = process.env["CI"] === "true";
// Debian keeps both where only root looks.
const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/usr/local/sbin` };

/** Whether nginx is installed (Debian: nginx-light). Always true in CI, which requires it. */
export const hasNginx = isCi || spawnSync("nginx", ["-v"], { env }).status === 0;
/** Whether Varnish is installed (Debian: varnish). Always true in CI, which requires it. */
export const hasVarnish = isCi || spawnSync("varnishd", ["-V"], { env }).status === 0;

/**
 * Starts nginx on a free port with `deploy/nginx.conf`, in front of port `backend` of 127.0.0.1.
 * Resolves once it listens; throws its error output when it ends before.
 */
export async function startNginx(backend: number): Promise<EdgeCache> {
  const port = await freePorts();
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-nginx-"));
  for (const name of ["cache", "body", "proxy"]) mkdirSync(path.join(folder, name));
  const conf = readFileSync(path.join(deploy, "nginx.conf"), "utf8")
    .replace("/var/cache/nginx/anteroom", `${folder}/cache`)
    .replace("server 127.0.0.1:8080;", `server 127.0.0.1:${backend};`)
    .replace("listen 127.0.0.1:8081;", `listen 127.0.0.1:${port};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name === "client_body" ? "body" : "proxy"};`)
    .join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${temporary}\n${conf}\n}`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return standing(child, port, folder);
}

/**
 * Starts Varnish on a free port with `deploy/varnish.vcl`, in front of port `backend` of
 * 127.0.0.1. Resolves once it listens; throws its error output when it ends before.
 */
export async function startVarnish(backend: number): Promise<EdgeCache> {
  const port = await freePorts();
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-varnish-"));
  const vcl = readFileSync(path.join(deploy, "varnish.vcl"), "utf8").replace(
    '.port = "8080"',
    `.port = "${backend}"`,
  );
  writeFileSync(path.join(folder, "page.vcl"), vcl);
  const child = spawn(
    "varnishd",
    ["-F", "-j", "none", "-n", path.join(folder, "state"), "-a", `127.0.0.1:${port}`]
      .concat(["-s", "malloc,64m", "-T", "none", "-p", "thread_pool_min=10"])
      .concat(["-f", path.join(folder, "page.vcl")]),
    { env, stdio: ["ignore", "ignore", "pipe"] },
  );
  return standing(child, port, folder);
}

/** Waits until it takes connections; says its own words where it ends before. */
async function standing(child: ChildProcess, port: number, folder: string): Promise<EdgeCache> {
  let said = "";
  child.stderr?.on("data", (text) => (said += String(text)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`${path.basename(child.spawnfile)} did not start:\n${said}`);
    }
    await wait(50);
  }
  return { port, stop };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    socket.on("connect", () => socket.end(() => resolve(true))).on("error", () => resolve(false));
  });
}
