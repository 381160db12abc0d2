import { execFileSync, type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowsers } from "../../tools/browsers/find.ts";

/** Two networks on this machine, each with a Chromium, and a router between them that can also relay. */
export type CallNetworks = {
  browsers: readonly [Browser, Browser];
  /** The router's address, which both networks reach. */
  relayHost: string;
  /** Starts a program on the router. */
  startRelay(command: string, args: readonly string[]): ChildProcess;
  /** Drops UDP between the two networks; what goes to the router itself still passes. */
  dropDirectUdp(): void;
  /** Drops all UDP that leaves either network. */
  dropAllUdp(): void;
  passAllUdp(): void;
  close(): Promise<void>;
};

const relayHost = "10.213.0.1";
const fakeDevices = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
];
/** Both pages count as visible, and nothing slows one of them down. */
const neverThrottled = [
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
  "--disable-backgrounding-occluded-windows",
];

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "pipe", "pipe"] });

/** Returns why this machine cannot create such networks, or null. */
export function missingForNetworks(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "network namespaces need Linux and root";
  try {
    ip("-V");
    execFileSync("iptables", ["--version"], { stdio: "ignore" });
  } catch {
    return "network namespaces need iproute2 and iptables";
  }
  return findBrowsers(["chromium"], () => undefined).chromium ? null : "this needs Chromium";
}

/**
 * Creates the networks and starts both browsers; throws, with nothing left, where that fails. Requires root; see `missingForNetworks`.
 * `close` removes everything, as does the end of this process.
 */
export async function openCallNetworks(): Promise<CallNetworks> {
  const router = `anteroom-${process.pid}-r`;
  const homes = [1, 2].map((number) => ({ name: `anteroom-${process.pid}-${number}`, number }));
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-networks-"));
  const children: ChildProcess[] = [];
  const browsers: Browser[] = [];
  const inRouter = (...args: string[]) => ip("netns", "exec", router, ...args);

  const deleteNetworks = () => {
    for (const name of [router, ...homes.map((home) => home.name)])
      try {
        ip("netns", "del", name);
      } catch {
        // It was never made.
      }
  };
  const interrupted = () => process.exit(1);
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const child of children) await ended(child);
    deleteNetworks();
    rmSync(folder, { recursive: true, force: true });
    process.off("exit", deleteNetworks).off("SIGTERM", interrupted).off("SIGINT", interrupted);
  };
  // No network of ours outlives this process.
  process.once("exit", deleteNetworks).once("SIGTERM", interrupted).once("SIGINT", interrupted);

  try {
    ip("netns", "add", router);
    inRouter("ip", "link", "set", "lo", "up");
    inRouter("ip", "address", "add", `${relayHost}/32`, "dev", "lo");
    inRouter("sysctl", "-qw", "net.ipv4.ip_forward=1");
    for (const { name, number } of homes) {
      const inHome = (...args: string[]) => ip("netns", "exec", name, ...args);
      ip("netns", "add", name);
      inHome("ip", "link", "set", "lo", "up");
      inRouter("ip", "link", "add", `home${number}`, "type", "veth", "peer", "name", "eth0", "netns", name);
      inRouter("ip", "address", "add", `10.213.${number}.1/24`, "dev", `home${number}`);
      inRouter("ip", "link", "set", `home${number}`, "up");
      inHome("ip", "address", "add", `10.213.${number}.2/24`, "dev", "eth0");
      inHome("ip", "link", "set", "eth0", "up");
      inHome("ip", "route", "add", "default", "via", `10.213.${number}.1`);
      browsers.push(await browserIn(name, folder));
    }
    const [one, two] = browsers;
    if (!one || !two) throw new Error("Two browsers were started, and are not there");
    return {
      browsers: [one, two],
      relayHost,
      startRelay(command, args) {
        const child = spawn("ip", ["netns", "exec", router, command, ...args], {
          stdio: ["ignore", "pipe", "inherit"],
        });
        children.push(child);
        return child;
      },
      dropDirectUdp: () => void inRouter("iptables", "-A", "FORWARD", "-p", "udp", "-j", "DROP"),
      dropAllUdp() {
        for (const chain of ["FORWARD", "INPUT"])
          inRouter("iptables", "-A", chain, "-i", "home+", "-p", "udp", "-j", "DROP");
      },
      passAllUdp: () => void inRouter("iptables", "-F"),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Playwright speaks to the browser over pipes, which pass into a network without one of its own. */
function browserIn(network: string, folder: string): Promise<Browser> {
  const real = findBrowsers(["chromium"], () => undefined).chromium;
  const launcher = path.join(folder, `chromium-${network}`);
  writeFileSync(launcher, `#!/bin/sh\nexec ip netns exec ${network} ${real} "$@"\n`);
  chmodSync(launcher, 0o755);
  return chromium.launch({
    executablePath: launcher,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", ...fakeDevices, ...neverThrottled],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
