import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { freePorts } from "./free-ports.ts";
import { untilListening } from "./start-program.ts";

/** Debian puts it where only root looks. */
const program = ["pgbouncer", "/usr/sbin/pgbouncer"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
/** Whether Debian's `pgbouncer` is installed. Always true in CI, which requires it. */
export const hasPgBouncer = process.env["CI"] === "true" || program !== undefined;

/** A running PgBouncer. */
export type TestPgBouncer = {
  /** Returns the URL of the database for a role. */
  urlOf: (role: string) => string;
  /** True ends all database connections and refuses new ones, as during a failover; false accepts them again. */
  cutOff: (isCut: boolean) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts `pgbouncer` on a free port with transaction pooling: two connections to the database, any number of
 * clients. Throws when the program is missing.
 */
export async function openPgBouncer(place: {
  socketDir: string;
  database: string;
  roles: readonly string[];
}): Promise<TestPgBouncer> {
  if (program === undefined) throw new Error("pgbouncer is not on this machine");
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePorts();
  const [config, users] = [path.join(folder, "pgbouncer.ini"), path.join(folder, "users.txt")];
  writeFileSync(users, place.roles.map((role) => `"${role}" ""\n`).join(""));
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: users,
    admin_users: place.roles[0],
    pool_mode: "transaction",
    default_pool_size: 2,
    max_client_conn: 500,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    config,
    `[databases]\n${place.database} = host=${place.socketDir}\n[pgbouncer]\n${lines.join("\n")}\n`,
  );
  const [command, ...args] = [...asOwnerOf(place.socketDir), program, config];
  const child = spawn(command, args, { stdio: "ignore" });
  const gone = once(child, "exit").then(() =>
    Promise.reject(new Error("pgbouncer ended before it listened")),
  );
  await Promise.race([untilListening(port), gone]);
  gone.catch(() => {});
  const tell = async (...commands: string[]) => {
    const admin = new pg.Client(`postgres://${place.roles[0]}@127.0.0.1:${port}/pgbouncer`);
    await admin.connect();
    for (const command of commands) await admin.query(`${command} ${place.database}`);
    await admin.end();
  };
  return {
    urlOf: (role) => `postgres://${role}@127.0.0.1:${port}/${place.database}`,
    cutOff: (isCut) => (isCut ? tell("disable", "kill") : tell("resume", "enable")),
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The socket is private to whoever runs PostgreSQL, for root somebody in a user namespace; pgbouncer refuses to run as root too. */
function asOwnerOf(socketDir: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const { uid, gid } = statSync(socketDir);
  if (uid !== 0) return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  return ["unshare", "--user", "--map-user=1000", "--map-group=1000"];
}
