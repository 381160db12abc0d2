import type { PartName } from "./plan.ts";

/** The two machines that share an address; a cluster with one HAProxy has neither. */
export const balancerMachines = ["balancer-1", "balancer-2"] as const;
/** The machines of what carries calls. */
export const mediaMachines = ["relay", "janus-1", "janus-2"] as const;
/** The machines of a cluster besides `front`, where parts have machines of their own. */
export const machines = [
  "server-1",
  "server-2",
  "server-3",
  "postgres-1",
  "postgres-2",
  "redis",
  "s3",
  "mail",
  "gateway",
  "etcd-1",
  "etcd-2",
  "etcd-3",
  ...mediaMachines,
  ...balancerMachines,
] as const;
/** A machine, where parts have machines of their own; otherwise all run on this one. */
export type Host = "front" | (typeof machines)[number];
/** The IP address of each host. */
export type HostAddresses = Readonly<Record<Host, string>>;

/** Every host is this machine. */
export const loopback: HostAddresses = {
  front: "127.0.0.1",
  "server-1": "127.0.0.1",
  "server-2": "127.0.0.1",
  "server-3": "127.0.0.1",
  "postgres-1": "127.0.0.1",
  "postgres-2": "127.0.0.1",
  redis: "127.0.0.1",
  s3: "127.0.0.1",
  mail: "127.0.0.1",
  gateway: "127.0.0.1",
  "etcd-1": "127.0.0.1",
  "etcd-2": "127.0.0.1",
  "etcd-3": "127.0.0.1",
  relay: "127.0.0.1",
  "janus-1": "127.0.0.1",
  "janus-2": "127.0.0.1",
  "balancer-1": "127.0.0.1",
  "balancer-2": "127.0.0.1",
};

/**
 * Returns the host of a part: each server with its PgBouncer, each PostgreSQL with its Patroni, each HAProxy with its keepalived. Every
 * other part has its own.
 */
export function hostOf(name: PartName): Host {
  const number = Number(name.at(-1));
  if (name.startsWith("pgbouncer-")) return `server-${number as 1 | 2 | 3}`;
  if (/^(haproxy|keepalived)-/.test(name)) return `balancer-${number as 1 | 2}`;
  return name as Host;
}

/** The network device of each machine but `front`. */
export const deviceOfMachines = "wire";
