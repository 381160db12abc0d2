// Machines of a cluster that are none: a network namespace each, joined by wires whose loss and delay can be set. Root, Linux and Debian's `vde2`.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { balancerMachines, deviceOfMachines, type Host, type HostAddresses, loopback } from "./hosts.ts";

/** The loss and delay of a wire, in each direction. */
export type WireFault = { lossPercent: number; delayMs: number };

/** The virtual network of a cluster. */
export type ClusterNetwork = {
  /** Of each host; one without a machine of its own is `front`. */
  addresses: HostAddresses;
  /** An address that no host has; for two that share it. */
  sharedAddress: string;
  /** Returns the words to put before a command so that it runs on a host; none for `front`. */
  within: (host: Host) => readonly string[];
  /** Sets loss and delay of a host's wire; null repairs it. */
  impair: (host: Host, fault: WireFault | null) => Promise<void>;
  /** Returns whether a host has this IP address. Rejects for `front`. */
  hasAddress: (host: Host, address: string) => Promise<boolean>;
  /** Ends switches, wires and namespaces. */
  close: () => void;
};

const readyMs = 10_000;

/**
 * Creates a network namespace for every host but `front`, which is this machine. Each host, `front` too, has a switch (`vde_switch`)
 * behind a wire (`wirefilter`) to a switch in the middle, so that traffic between two hosts passes both wires. Balancers may bind addresses that they do not have. Does not use the kernel's
 * `netem`, which many kernels lack. Requires root and vde2, else it throws; `unique` chooses the addresses (10.209.N.0/24).
 */
export async function openNetwork(
  folder: string,
  hosts: readonly Exclude<Host, "front">[],
  unique: number,
): Promise<ClusterNetwork> {
  const children: ChildProcess[] = [];
  // Each ends when its input does: with us, however we end.
  const run = (command: readonly string[]) => {
    const child = spawn("setpriv", ["--pdeathsig", "KILL", ...command], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
    });
    children.push(child);
    return child;
  };
  const close = () => {
    for (const child of children) child.kill("SIGKILL");
  };
  const addressOf = (number: number) => `10.209.${unique % 250}.${number}`;
  const file = (name: string) => path.join(folder, name);
  const join = async (host: string, address: string, within: readonly string[], tap: string) => {
    const options = ["-s", file(`${host}.switch`), "-t", tap];
    run([...within, "vde_switch", ...options]);
    await untilThere(file(`${host}.switch/ctl`));
    await untilDevice(within, tap);
    await ip(within, "addr", "add", `${address}/24`, "dev", tap);
    await ip(within, "link", "set", tap, "up");
    run([
      "wirefilter",
      "-v",
      `${file(`${host}.switch`)}:${file("middle.switch")}`,
      "-M",
      file(`${host}.wire`),
    ]);
    await untilThere(file(`${host}.wire`));
  };
  try {
    run(["vde_switch", "-s", file("middle.switch")]);
    await untilThere(file("middle.switch/ctl"));
    // Named after the number: two clusters may stand side by side.
    await join("front", addressOf(1), [], `anteroom${unique % 250}`);
    const namespaces = new Map<Host, readonly string[]>();
    for (const [index, host] of hosts.entries()) {
      const holder = run(["unshare", "--net", "sleep", "infinity"]);
      const within = ["nsenter", `--net=/proc/${holder.pid}/ns/net`];
      namespaces.set(host, within);
      await untilUnshared(holder.pid ?? 0);
      await ip(within, "link", "set", "lo", "up");
      await join(host, addressOf(index + 11), within, deviceOfMachines);
      // HAProxy binds an address that the other balancer has, as docs/operate.md says.
      if (balancerMachines.some((balancer) => balancer === host))
        await runOn(within, "sysctl", "-q", "-w", "net.ipv4.ip_nonlocal_bind=1");
    }
    const front = Object.keys(loopback).map((host) => [host, addressOf(1)] as const);
    const own = hosts.map((host, index) => [host, addressOf(index + 11)] as const);
    return {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys are those of `loopback`
      addresses: Object.fromEntries([...front, ...own]) as HostAddresses,
      sharedAddress: addressOf(5),
      within: (host) => namespaces.get(host) ?? [],
      impair: (host, fault) => {
        const wire = namespaces.has(host) ? host : "front";
        return setWire(file(`${wire}.wire`), fault ?? { lossPercent: 0, delayMs: 0 });
      },
      hasAddress: async (host, address) => {
        const within = namespaces.get(host);
        if (!within) throw new Error(`${host} is not a machine of its own`);
        const { stdout } = await ip(within, "-o", "addr", "show", "dev", deviceOfMachines);
        return stdout.includes(` ${address}/`);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Runs `ip` on a host, by the words that go before a command there. Rejects when it fails. */
export const ip = (within: readonly string[], ...args: string[]): Promise<{ stdout: string }> =>
  runOn(within, "ip", ...args);

const runOn = (within: readonly string[], ...words: string[]): Promise<{ stdout: string }> => {
  const [command = "", ...rest] = [...within, ...words];
  return promisify(execFile)(command, rest);
};

async function untilThere(file: string): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (!existsSync(file)) {
    if (performance.now() > deadline) throw new Error(`${file} did not appear: is vde2 installed?`);
    await sleep(20);
  }
}

/** A switch opens its socket before its device. */
async function untilDevice(within: readonly string[], device: string): Promise<void> {
  const deadline = performance.now() + readyMs;
  const isThere = () =>
    ip(within, "link", "show", "dev", device).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`The device ${device} did not appear.`);
    await sleep(20);
  }
}

/** Resolves when a process has its own namespace: once it has changed into another program. Rejects after 10 s. */
export async function untilUnshared(pid: number): Promise<void> {
  const deadline = performance.now() + readyMs;
  const nameOf = async () =>
    (await promisify(execFile)("ps", ["-o", "comm=", "-p", String(pid)])).stdout.trim();
  while ((await nameOf()) !== "sleep") {
    if (performance.now() > deadline) throw new Error("A network namespace was not made: this needs root.");
    await sleep(20);
  }
}

/** By the words of `wirefilter`'s own console, one after the other. */
function setWire(socket: string, { lossPercent, delayMs }: WireFault): Promise<void> {
  return new Promise((resolve, reject) => {
    const commands = [`loss ${lossPercent}\n`, `delay ${delayMs}\n`];
    const wire = net.connect(socket).setEncoding("utf8");
    let said = "";
    wire.on("data", (text: string) => {
      said += text;
      if (!said.endsWith("$ ")) return; // its prompt
      const command = commands.shift();
      if (command === undefined) wire.end();
      else wire.write(command);
    });
    wire.once("error", reject);
    wire.once("close", () => {
      if (said.match(/1000 Success/g)?.length === 2) resolve();
      else reject(new Error(`A wire was not set: ${said}`));
    });
    wire.setTimeout(readyMs, () => wire.destroy(new Error(`A wire does not answer: ${said}`)));
  });
}
