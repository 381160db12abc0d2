import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { holdersOf, lackingBalancers } from "./chaos/balancers.ts";
import { startCluster } from "./cluster.ts";
import { hostOf } from "./hosts.ts";
import { openNetwork } from "./network.ts";
import { type Part, type PartName, planCluster, portCount } from "./plan.ts";
import { findPrograms } from "./programs.ts";
import { shippedConfigurations } from "./open-cluster.ts";

const mayOpen =
  spawnSync("unshare", ["--net", "true"]).status === 0 &&
  spawnSync("wirefilter", ["--help"]).error === undefined;

/** Echoes every datagram and prints a line when it is ready. */
const echo = `const s = require("dgram").createSocket("udp4");
s.on("message", (m, from) => s.send(m, from.port, from.address));
s.bind(7007, () => console.log("ready"));`;
/** Sends datagrams. Prints how many returned within a second and the delay of the first in ms. */
const ask = `const [address, count] = process.argv.slice(1);
const s = require("dgram").createSocket("udp4"), sent = new Map(), took = [];
s.on("message", (m) => took.push(performance.now() - sent.get(String(m))));
for (let n = 0; n < Number(count); n++)
  setTimeout(() => (sent.set(String(n), performance.now()), s.send(String(n), 7007, address)), 10 * n);
setTimeout(() => { console.log(JSON.stringify({ back: took.length, ms: Math.min(...took) })); s.close(); }, 10 * count + 1000);`;

test.skipIf(!mayOpen)(
  "traffic between two hosts is delayed and lost as configured (skipped: needs root and vde2)",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-network-"));
    const network = await openNetwork(folder, ["server-1", "postgres-1"], process.pid);
    let listening: ChildProcess | undefined;
    const askOther = async (count: number): Promise<{ back: number; ms: number }> => {
      const [command, ...args] = [...network.within("server-1"), process.execPath, "-e", ask];
      const told = await promisify(execFile)(command, [
        ...args,
        network.addresses["postgres-1"],
        String(count),
      ]);
      return JSON.parse(told.stdout) as { back: number; ms: number };
    };
    try {
      const [command, ...args] = [...network.within("postgres-1"), process.execPath, "-e", echo];
      listening = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
      if (listening.stdout) await once(listening.stdout, "data");
      const whole = await askOther(20);
      expect(whole.back).toBe(20);
      expect(whole.ms).toBeLessThan(290); // below any delayed answer, on a busy machine too
      await network.impair("postgres-1", { lossPercent: 0, delayMs: 150 });
      const late = await askOther(20);
      expect(late.back).toBe(20);
      expect(late.ms).toBeGreaterThanOrEqual(295);
      await network.impair("postgres-1", { lossPercent: 30, delayMs: 0 });
      const holed = await askOther(200);
      expect(holed.back).toBeGreaterThan(50); // 98 of 200 are expected
      expect(holed.back).toBeLessThan(150);
      await network.impair("postgres-1", null);
      expect((await askOther(20)).back).toBe(20);
    } finally {
      listening?.kill("SIGKILL");
      network.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  30_000,
);

const programs = findPrograms(process.env);
const root = path.resolve(import.meta.dirname, "../..");

/** The shortest of three connections to this port, in ms: a busy machine makes some of them late. */
async function connectMs(host: string, port: number): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const from = performance.now();
    const socket = net.connect({ host, port });
    await once(socket, "connect");
    took.push(performance.now() - from);
    socket.destroy();
  }
  return Math.min(...took);
}

/** Some parts of a cluster on machines of their own, with the commands of `replaced`; a single HAProxy is beside visitors. */
async function openParts(
  names: readonly PartName[],
  replaced: Partial<Record<PartName, Part["command"]>> = {},
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-network-"));
  const firstPort = await freePorts(portCount);
  const hasTwo = names.includes("haproxy-2");
  const hosts = [...new Set(names.map(hostOf))]
    .filter((host) => host !== "front")
    .filter((host) => hasTwo || !host.startsWith("balancer-"));
  const network = await openNetwork(folder, hosts, firstPort);
  const planned = planCluster({
    folder,
    firstPort,
    programs,
    server: { command: ["node"] },
    secret: () => "a secret of a test alone",
    shipped: shippedConfigurations(),
    own: {
      node: process.execPath,
      gateway: path.join(root, "server/src/adapters/sandbox-payments/gateway/main.ts"),
      mailSink: path.join(root, "server/src/testing/mail-sink.ts"),
      s3: "",
    },
    hasMedia: true,
    addresses: network.addresses,
    ...(hasTwo && { sharedAddress: network.sharedAddress }),
  });
  const parts = planned.parts.flatMap((part) =>
    names.includes(part.name) ? [{ ...part, command: replaced[part.name] ?? part.command }] : [],
  );
  const end = () => {
    network.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await startCluster({ ...planned, parts }, folder, () => {}, network.within);
    const close = async () => {
      await Promise.all(parts.map(({ name }) => cluster.kill(name)));
      end();
    };
    return { cluster, parts, network, ports: planned.ports, close };
  } catch (error) {
    end();
    throw error;
  }
}

test.skipIf(!mayOpen || Object.values(programs).includes(null))(
  "every part but HAProxy is late when its own wire is bad (skipped: needs root, vde2 and a cluster's programs)",
  async () => {
    const names = ["etcd-1", "etcd-2", "etcd-3", "mail", "gateway", "relay", "janus-1", "janus-2"] as const;
    const { parts, network, close } = await openParts(names);
    try {
      const lateParts = async () => {
        const took = await Promise.all(
          parts.map(({ name, port }) => connectMs(network.addresses[hostOf(name)], port)),
        );
        return parts.flatMap(({ name }, index) => ((took[index] ?? 0) < 295 ? [] : [name]));
      };
      expect(parts.map(({ name }) => name)).toEqual(names);
      expect(await lateParts()).toEqual([]);
      for (const name of names) {
        await network.impair(hostOf(name), { lossPercent: 0, delayMs: 150 });
        expect(await lateParts()).toEqual([name]);
        await network.impair(hostOf(name), null);
      }
    } finally {
      await close();
    }
  },
  120_000,
);

/** A server that answers every request with 200 and its name. */
const answering = `require("http").createServer((request, response) => response.end(process.env.PGAPPNAME))
  .listen(Number(process.env.PORT), process.env.HOST);`;

test.skipIf(!mayOpen || programs.haproxy === null || programs.postgres === null)(
  "a bad wire of HAProxy delays what it asks of servers, not what visitors ask of it (skipped: needs root, vde2, HAProxy)",
  async () => {
    const servers = ["server-1", "server-2", "server-3"] as const;
    const command = [process.execPath, "-e", answering] as const;
    const commands = Object.fromEntries(servers.map((name) => [name, command]));
    const { network, ports, close } = await openParts(["haproxy-1", ...servers], commands);
    /** How long each server takes to answer through HAProxy, at best, in ms. */
    const answerMs = async () => {
      const took = new Map<string, number>();
      for (let count = 0; count < 12; count += 1) {
        const from = performance.now();
        const answer = await fetch(`http://127.0.0.1:${ports.front}/`);
        const name = await answer.text();
        took.set(name, Math.min(took.get(name) ?? Infinity, performance.now() - from));
      }
      return took;
    };
    const lateServers = async () =>
      [...(await answerMs())].flatMap(([name, ms]) => (ms < 295 ? [] : [name])).toSorted();
    try {
      await vi.waitFor(
        async () => expect([...(await answerMs()).keys()].toSorted()).toEqual(servers),
        20_000,
      );
      expect(await lateServers()).toEqual([]);
      await network.impair(hostOf("haproxy-1"), { lossPercent: 0, delayMs: 150 });
      expect(await lateServers()).toEqual(servers);
      expect(await connectMs("127.0.0.1", ports.front)).toBeLessThan(290);
      await network.impair(hostOf("haproxy-1"), null);
      await network.impair("server-2", { lossPercent: 0, delayMs: 150 });
      expect(await lateServers()).toEqual(["server-2"]);
    } finally {
      await close();
    }
  },
  120_000,
);

test.skipIf(!mayOpen || programs.haproxy === null || programs.keepalived === null)(
  "a HAProxy that hangs loses the shared address to the other one, which answers (skipped: needs root, vde2, HAProxy, keepalived)",
  async () => {
    const servers = ["server-1", "server-2", "server-3"] as const;
    const command = [process.execPath, "-e", answering] as const;
    const commands = Object.fromEntries(servers.map((name) => [name, command]));
    const balancers = ["haproxy-1", "haproxy-2", "keepalived-1", "keepalived-2"] as const;
    const { cluster, network, ports, close } = await openParts([...balancers, ...servers], commands);
    const isAnswered = async () => {
      const url = `http://${network.sharedAddress}:${ports.front}/`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      return answer?.ok === true;
    };
    const holders = () => holdersOf({ cluster, network });
    const within = { timeout: 20_000, interval: 200 };
    try {
      await vi.waitFor(async () => expect(await isAnswered()).toBe(true), within);
      await vi.waitFor(async () => expect(await lackingBalancers({ cluster, network })).toEqual([]), within);
      const [before = 1] = await holders();
      const other = before === 1 ? 2 : 1;
      cluster.freeze(`haproxy-${before}`, true);
      await vi.waitFor(async () => expect(await holders()).toEqual([other]), within);
      await vi.waitFor(async () => expect(await isAnswered()).toBe(true), within);
      expect(await lackingBalancers({ cluster, network })).toEqual([`haproxy-${before} does not answer`]);
      cluster.freeze(`haproxy-${before}`, false);
      await vi.waitFor(async () => expect(await lackingBalancers({ cluster, network })).toEqual([]), within);
      expect(await holders()).toEqual([other]);
    } finally {
      await close();
    }
  },
  120_000,
);
