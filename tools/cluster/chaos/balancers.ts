import { balancerMachines } from "../hosts.ts";
import type { OpenCluster } from "../open-cluster.ts";

type Opened = Pick<OpenCluster, "cluster" | "network">;

/** Returns the numbers of the balancers that have the shared address; of a single balancer, its own. */
export async function holdersOf({ cluster, network }: Opened): Promise<(1 | 2)[]> {
  const { parts, entrance } = cluster.plan;
  if (!network || !parts.some(({ name }) => name === "haproxy-2")) return [1];
  const has = await Promise.all(balancerMachines.map((balancer) => network.hasAddress(balancer, entrance)));
  return ([1, 2] as const).filter((number) => has[number - 1]);
}

/** Returns what is not as it should be: one balancer has the address, and the other one could take it, because its HAProxy answers. */
export async function lackingBalancers(opened: Opened): Promise<string[]> {
  const { plan, isRunning } = opened.cluster;
  const holders = await holdersOf(opened);
  const lacking = plan.parts.map(async ({ name, ready }) => {
    if (name.startsWith("keepalived-")) return isRunning(name) ? [] : [`${name} has ended`];
    if (!name.startsWith("haproxy-")) return [];
    const url = `http://${ready.address}:${ready.port}${ready.path}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
    return answer?.ok ? [] : [`${name} does not answer`];
  });
  return [
    ...(holders.length === 1 ? [] : [`the shared address is at ${holders.length} balancers`]),
    ...(await Promise.all(lacking)).flat(),
  ];
}
