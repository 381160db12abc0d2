import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startCluster, type Cluster } from "./cluster.ts";
import { validatorFolder } from "../../server/src/testing/validators.ts";
import { mountSmallDisk, type SmallDisk } from "../../server/src/testing/small-disk.ts";
import { balancerMachines, type Host, machines, mediaMachines } from "./hosts.ts";
import { openNetwork, type ClusterNetwork } from "./network.ts";
import { planCluster, type PartName, type Plan, type PlanOptions } from "./plan.ts";
import { findPrograms, describeMissing, type Programs } from "./programs.ts";
import { installValidators } from "../validators/install.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Returns the command of a server with blank pages, which requires no build. */
export const serverWithoutPages = (): [string, ...string[]] => [
  process.execPath,
  path.join(root, "server/src/testing/serve-without-pages.ts"),
];

/**
 * Returns the command of a server with its pages, which it builds when their sources have
 * changed. `tree` is the root of the repository's files, by default these.
 */
export const serverWithPages = (tree = root): [string, ...string[]] => [
  process.execPath,
  path.join(tree, "tools/start.ts"),
];

/** Returns the configurations of `deploy/` that a cluster runs with other addresses. */
export function shippedConfigurations(): PlanOptions["shipped"] {
  const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");
  return {
    haproxy: read("haproxy.cfg"),
    keepalived: read("keepalived/keepalived.conf"),
    pgbouncer: read("pgbouncer/pgbouncer.ini"),
    coturn: read("coturn/turnserver.conf"),
  };
}

type Options = Pick<PlanOptions, "firstPort" | "server" | "hasMedia" | "hasJanus" | "postgresSettings"> & {
  say: (line: string) => void;
  /** Parts as on machines of their own (`machines` in plan.ts), joined by wires that can be made bad. Root and `vde2`. */
  hasMachines?: boolean;
  /** Two HAProxy on two more machines, which share an address by keepalived; visitors reach it at `plan.entrance`. Requires `hasMachines`. */
  hasTwoBalancers?: boolean;
  /** Disks of their own, of so many MB, for parts whose folder has their name. Root. */
  disks?: Partial<Record<PartName, number>>;
};

/** A running cluster with its folder, network and disks; `close` ends and removes all of it. */
export type OpenCluster = {
  cluster: Cluster;
  folder: string;
  /** Null: all on loopback. */
  network: ClusterNetwork | null;
  disks: ReadonlyMap<PartName, SmallDisk>;
  close: () => Promise<void>;
};

/**
 * Starts a cluster in a temporary folder, which `close` removes; installs its S3 server where it is missing. Throws a sentence where programs are missing; nothing is left after a
 * failure.
 */
export async function openCluster({
  say,
  hasMachines = false,
  hasTwoBalancers = false,
  disks: sizes = {},
  ...options
}: Options): Promise<OpenCluster> {
  if (hasTwoBalancers && !hasMachines) throw new Error("Two balancers need machines of their own.");
  const programs = findPrograms(process.env);
  const missing = describeMissing(programs, { hasTwoBalancers });
  if (missing.isFatal) throw new Error(missing.lines.join("\n"));
  missing.lines.forEach(say);
  await installValidators(say);
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-cluster-"));
  const disks = new Map<PartName, SmallDisk>();
  let network: ClusterNetwork | null = null;
  const clear = async () => {
    network?.close();
    for (const disk of disks.values()) await disk.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [name, megabytes] of Object.entries(sizes))
      disks.set(name as PartName, mountSmallDisk(path.join(folder, name), megabytes));
    const isUsed = (host: Host) =>
      (options.hasMedia || !mediaMachines.some((one) => one === host)) &&
      (hasTwoBalancers || !balancerMachines.some((one) => one === host));
    if (hasMachines) network = await openNetwork(folder, machines.filter(isUsed), options.firstPort);
    const plan = planIn(folder, programs, {
      ...options,
      ...(network && { addresses: network.addresses }),
      ...(network && hasTwoBalancers && { sharedAddress: network.sharedAddress }),
    });
    const cluster = await startCluster(plan, folder, say, network?.within);
    return {
      cluster,
      folder,
      network,
      disks,
      close: async () => {
        await cluster.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

function planIn(
  folder: string,
  programs: Programs,
  options: Pick<
    PlanOptions,
    "firstPort" | "server" | "hasMedia" | "hasJanus" | "addresses" | "sharedAddress" | "postgresSettings"
  >,
): Plan {
  return planCluster({
    ...options,
    folder,
    programs,
    secret: () => randomBytes(24).toString("hex"),
    shipped: shippedConfigurations(),
    own: {
      node: process.execPath,
      gateway: path.join(root, "server/src/adapters/sandbox-payments/gateway/main.ts"),
      mailSink: path.join(root, "server/src/testing/mail-sink.ts"),
      s3: path.join(validatorFolder("s3rver"), "bin/s3rver.js"),
    },
  });
}
