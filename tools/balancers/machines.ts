// Machines that are none: a network namespace each, joined by a bridge in another one. Root, Linux and Debian's `iproute2`.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { ip, untilUnshared } from "../cluster/network.ts";
import { addresses, type Machine } from "./configuration.ts";

/** Machines on one wire, with the addresses of the shipped files. Their device is `eth0`. */
export type Machines = {
  /** Returns the words to put before a command so that it runs on a machine. */
  within: (machine: Machine) => readonly string[];
  /** False: the bridge carries nothing to and from the machine, whose link stays up. */
  setCarried: (machine: Machine, isCarried: boolean) => Promise<void>;
  /** Ends the namespaces, and with them the bridge. What runs in them must have ended. */
  close: () => void;
};

/**
 * Creates the machines of `addresses`. Namespaces have no names and are held by processes that end with this one, however it ends, so
 * that nothing remains. Requires root, else it throws.
 */
export async function openMachines(): Promise<Machines> {
  const holders: ChildProcess[] = [];
  const close = () => holders.forEach((holder) => holder.kill("SIGKILL"));
  const openNamespace = async () => {
    const command = ["--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"];
    const holder = spawn("setpriv", command, { stdio: "ignore" });
    holders.push(holder);
    const pid = holder.pid ?? 0;
    await untilUnshared(pid);
    return { pid, within: ["nsenter", `--net=/proc/${pid}/ns/net`] as const };
  };
  try {
    const bridge = await openNamespace();
    await ip(bridge.within, "link", "add", "bridge", "type", "bridge");
    await ip(bridge.within, "link", "set", "bridge", "up");
    const machines = new Map<Machine, readonly string[]>();
    for (const [name, address] of Object.entries(addresses)) {
      const { pid, within } = await openNamespace();
      const peer = ["peer", "name", "eth0", "netns", String(pid)];
      await ip(bridge.within, "link", "add", name, "type", "veth", ...peer);
      await ip(bridge.within, "link", "set", name, "master", "bridge", "up");
      await ip(within, "link", "set", "lo", "up");
      await ip(within, "addr", "add", `${address}/24`, "dev", "eth0");
      await ip(within, "link", "set", "eth0", "up");
      machines.set(name as Machine, within);
    }
    return {
      within: (machine) => machines.get(machine) ?? [],
      setCarried: async (machine, isCarried) => {
        const state = isCarried ? "forwarding" : "disabled";
        const [program, ...before] = bridge.within;
        const command = [...before, "bridge", "link", "set", "dev", machine, "state", state];
        await promisify(execFile)(program, command);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
