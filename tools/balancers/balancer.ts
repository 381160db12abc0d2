// A machine with HAProxy and keepalived of its own, by the shipped files.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { descendantsOf, killHard } from "../../server/src/testing/process-tree.ts";
import { ip } from "../cluster/network.ts";
import { type BalancerName, sharedAddress, stateIn } from "./configuration.ts";
import type { Machines } from "./machines.ts";

/** What runs on a balancer. */
export type BalancerPart = "haproxy" | "keepalived";

/** A balancer of the drill. */
export type Balancer = {
  name: BalancerName;
  /** Returns whether its machine has the shared address. */
  hasAddress: () => Promise<boolean>;
  /** Returns whether it has the address or is prepared to take it. */
  isReady: () => boolean;
  start: (part: BalancerPart) => void;
  /** Kills a part with its children. Resolves when it has ended; ignored when it does not run. */
  kill: (part: BalancerPart) => Promise<void>;
  /** Kills the first process of a part alone. Resolves when it has ended. */
  killFirst: (part: BalancerPart) => Promise<void>;
  /** Stops a part and its children without ending them, or lets them go on. */
  setFrozen: (part: BalancerPart, isFrozen: boolean) => void;
  setLink: (isUp: boolean) => Promise<void>;
  setCarried: (isCarried: boolean) => Promise<void>;
};

/**
 * Prepares a balancer on its machine and starts both parts. `keepalived` is the text of its configuration, `folder` exists. What it starts
 * ends with this process, however it ends. Rejects when keepalived refuses its configuration.
 */
export async function openBalancer({
  name,
  machines,
  folder,
  haproxyFile,
  keepalived,
}: {
  name: BalancerName;
  machines: Machines;
  folder: string;
  haproxyFile: string;
  keepalived: string;
}): Promise<Balancer> {
  const within = machines.within(name);
  const file = (suffix: string) => path.join(folder, `${name}.${suffix}`);
  const run = (...words: readonly string[]) => {
    const [program = "", ...args] = [...within, ...words];
    return promisify(execFile)(program, args);
  };
  writeFileSync(file("conf"), keepalived);
  await run("sysctl", "-q", "-w", "net.ipv4.ip_nonlocal_bind=1");
  await refuseWrong(run, file("conf"));
  const pids = ["--pid", file("pid"), "--vrrp_pid", file("vrrp.pid")];
  const told = ["--log-console", "--log-detail", "--no-syslog"];
  const commands = {
    haproxy: ["haproxy", "-db", "-f", haproxyFile],
    keepalived: ["keepalived", "--dont-fork", "--vrrp", ...told, ...pids, "--use-file", file("conf")],
  };
  const running = new Map<BalancerPart, ChildProcess>();
  const start = (part: BalancerPart) => {
    const log = openSync(file(`${part}.log`), "a");
    const command = ["--pdeathsig", "KILL", ...within, ...commands[part]];
    running.set(part, spawn("setpriv", command, { stdio: ["ignore", log, log] }));
  };
  const processesOf = (part: BalancerPart) => {
    const pid = running.get(part)?.pid;
    return pid === undefined ? [] : [pid, ...descendantsOf(pid)];
  };
  const end = async (part: BalancerPart, all: boolean) => {
    const child = running.get(part);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    processesOf(part)
      .slice(0, all ? undefined : 1)
      .forEach(killHard);
    await gone;
  };
  start("haproxy");
  start("keepalived");
  return {
    name,
    hasAddress: async () =>
      (await ip(within, "-o", "addr", "show", "dev", "eth0")).stdout.includes(` ${sharedAddress}/`),
    isReady: () => ["MASTER", "BACKUP"].includes(stateIn(readFileSync(file("keepalived.log"), "utf8")) ?? ""),
    start,
    kill: (part) => end(part, true),
    killFirst: (part) => end(part, false),
    setFrozen: (part, isFrozen) => {
      for (const pid of processesOf(part)) process.kill(pid, isFrozen ? "SIGSTOP" : "SIGCONT");
    },
    setLink: async (isUp) => void (await ip(within, "link", "set", "eth0", isUp ? "up" : "down")),
    setCarried: (isCarried) => machines.setCarried(name, isCarried),
  };
}

/**
 * By keepalived itself, as the first process of a PID namespace: anywhere else version 2.2.7 ends itself while it tests a file whose check
 * runs as another user (it takes the process that started it for another one than before).
 */
async function refuseWrong(
  run: (...words: readonly string[]) => Promise<unknown>,
  file: string,
): Promise<void> {
  await run("unshare", "--pid", "--fork", "keepalived", "--config-test", "--use-file", file);
}
