import path from "node:path";
import { deviceOfMachines, type HostAddresses, loopback } from "./hosts.ts";
import type { Part, Plan, PlanOptions, Ports } from "./plan.ts";

type Planned = { part: Part; file: Plan["files"][number] };

/**
 * Returns HAProxy with keepalived where two share an address, and a PgBouncer beside each server, by the files of `deploy/` with other
 * addresses. Throws where one of them no longer holds an address to be replaced.
 */
export function planProxies(options: PlanOptions, ports: Ports): Pick<Plan, "parts" | "files"> {
  const { folder, sharedAddress } = options;
  const numbers = sharedAddress === undefined ? ([1] as const) : ([1, 2] as const);
  const planned = [
    ...([1, 2, 3] as const).map((number) => planPgbouncer(options, ports, number)),
    ...numbers.map((number) => planHaproxy(options, ports, number)),
    ...(sharedAddress === undefined
      ? []
      : numbers.map((number) => planKeepalived(options, ports, number, sharedAddress))),
  ];
  return {
    parts: planned.map(({ part }) => part),
    files: [
      ...planned.map(({ file }) => file),
      { path: path.join(folder, "pgbouncer-users.txt"), text: '"anteroom_app" ""\n', user: "postgres" },
    ],
  };
}

/** One of two answers keepalived at an address that it keeps; the shared one may be the other's. */
function planHaproxy(
  { folder, programs, shipped, addresses = loopback, sharedAddress }: PlanOptions,
  ports: Ports,
  number: 1 | 2,
): Planned {
  const file = path.join(folder, `haproxy-${number}.cfg`);
  const at = (host: keyof HostAddresses, port: number) => `${addresses[host]}:${port}`;
  const inside = sharedAddress ?? addresses.front;
  const alive = aliveAddress({ addresses, sharedAddress }, number);
  const text = withAddresses(shipped.haproxy, [
    ["10.0.0.5:80", `${sharedAddress ?? "127.0.0.1"}:${ports.front}`],
    ["127.0.0.1:8404", `${alive}:${ports.alive}`],
    ["10.0.0.11:8080", at("server-1", ports.servers[0])],
    ["10.0.0.12:8080", at("server-2", ports.servers[1])],
    ["10.0.0.13:8080", at("server-3", ports.servers[2])],
    ["10.0.0.5:5432", `${inside}:${ports.primary}`],
    ["10.0.0.5:5433", `${inside}:${ports.replica}`],
    ["10.0.0.21:5432 port 8008", `${at("postgres-1", ports.postgres[0])} port ${ports.patroni[0]}`],
    ["10.0.0.22:5432 port 8008", `${at("postgres-2", ports.postgres[1])} port ${ports.patroni[1]}`],
  ]);
  const part: Part = {
    name: `haproxy-${number}`,
    command: [programs.haproxy ?? "haproxy", "-db", "-f", file],
    env: {},
    user: "ours",
    ready: { port: ports.alive, path: "/alive", address: alive },
    port: ports.front,
  };
  return { part, file: { path: file, text, user: "ours" } };
}

/** Where a HAProxy answers by itself whether it does. */
const aliveAddress = (
  { addresses, sharedAddress }: { addresses: HostAddresses; sharedAddress: string | undefined },
  number: 1 | 2,
) => (sharedAddress === undefined ? "127.0.0.1" : addresses[`balancer-${number}`]);

/** Ready once one of both has the address. */
function planKeepalived(
  { folder, programs, shipped, addresses = loopback }: PlanOptions,
  ports: Ports,
  number: 1 | 2,
  sharedAddress: string,
): Planned {
  const file = (suffix: string) => path.join(folder, `keepalived-${number}.${suffix}`);
  const [own, other] = [addresses[`balancer-${number}`], addresses[`balancer-${number === 1 ? 2 : 1}`]];
  const text = withAddresses(shipped.keepalived, [
    ["127.0.0.1:8404", `${own}:${ports.alive}`],
    ["interface eth0", `interface ${deviceOfMachines}`],
    ["unicast_src_ip 10.0.0.3", `unicast_src_ip ${own}`],
    ["10.0.0.4 min_ttl", `${other} min_ttl`],
    ["10.0.0.5 dev eth0", `${sharedAddress} dev ${deviceOfMachines}`],
  ]);
  const pids = ["--pid", file("pid"), "--vrrp_pid", file("vrrp.pid")];
  const told = ["--log-console", "--log-detail", "--no-syslog"];
  const part: Part = {
    name: `keepalived-${number}`,
    command: [
      programs.keepalived ?? "keepalived",
      "--dont-fork",
      "--vrrp",
      ...told,
      ...pids,
      "--use-file",
      file("conf"),
    ],
    env: {},
    user: "ours",
    ready: { port: ports.front, address: sharedAddress },
    port: ports.front,
  };
  return { part, file: { path: file("conf"), text, user: "ours" } };
}

/** One beside each server: where one hangs, the others go on. */
function planPgbouncer(
  { folder, programs, shipped, addresses = loopback, sharedAddress }: PlanOptions,
  ports: Ports,
  number: 1 | 2 | 3,
): Planned {
  const port = ports.pgbouncers[number - 1] ?? 0;
  const file = path.join(folder, `pgbouncer-${number}.ini`);
  const text = withAddresses(shipped.pgbouncer, [
    ["host=10.0.0.5 port=5432", `host=${sharedAddress ?? addresses.front} port=${ports.primary}`],
    ...(addresses === loopback
      ? []
      : [["listen_addr = 127.0.0.1", `listen_addr = 127.0.0.1,${addresses[`server-${number}`]}`] as const]),
    ["listen_port = 6432", `listen_port = ${port}`],
    ["auth_type = scram-sha-256", "auth_type = trust"],
    ["/etc/pgbouncer/userlist.txt", path.join(folder, "pgbouncer-users.txt")],
  ]);
  const part: Part = {
    name: `pgbouncer-${number}`,
    command: [programs.pgbouncer ?? "pgbouncer", "-q", file],
    env: {},
    user: "postgres",
    ready: { port },
    port,
  };
  return { part, file: { path: file, text, user: "postgres" } };
}

/** Returns the text with each address in place of another. Throws where the text no longer holds one. */
export function withAddresses(
  text: string,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  return changes.reduce((before, [from, to]) => {
    const pattern = new RegExp(`${from.replaceAll(".", "\\.")}(?!\\d)`, "g");
    if (before.search(pattern) < 0) throw new Error(`The shipped configuration no longer holds ${from}.`);
    return before.replaceAll(pattern, to);
  }, text);
}
