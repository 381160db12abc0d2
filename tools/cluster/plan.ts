import path from "node:path";
import { janusConfiguration } from "../janus/test-janus.ts";
import { type HostAddresses, loopback } from "./hosts.ts";
import { planProxies, withAddresses } from "./plan-proxies.ts";
import type { Programs } from "./programs.ts";

/** The name of a part of a cluster. */
export type PartName = (typeof partNames)[number];
/** The parts of a cluster, in the order of their start. */
export const partNames = [
  "etcd-1",
  "etcd-2",
  "etcd-3",
  "postgres-1",
  "postgres-2",
  "redis",
  "s3",
  "mail",
  "gateway",
  "relay",
  "janus-1",
  "janus-2",
  "pgbouncer-1",
  "pgbouncer-2",
  "pgbouncer-3",
  "haproxy-1",
  "haproxy-2",
  "keepalived-1",
  "keepalived-2",
  "server-1",
  "server-2",
  "server-3",
] as const;

/** One program of the cluster. */
export type Part = {
  name: PartName;
  command: readonly [string, ...string[]];
  env: Readonly<Record<string, string>>;
  /** The user it runs as: root starts PostgreSQL and PgBouncer as `postgres`. */
  user: "postgres" | "ours";
  /** Ready once something listens on this port, or returns 2xx at this path; `address` is that of its host unless given. */
  ready: { port: number; path?: string; address?: string };
  /** The port that identifies it. */
  port: number;
};

/** A file that a program reads, below the cluster's folder. */
type PlannedFile = { path: string; text: string; user: Part["user"] };

/** Everything that a cluster on this machine consists of: programs, files and addresses. */
export type Plan = {
  parts: readonly Part[];
  files: readonly PlannedFile[];
  /** The address for visitors. */
  url: string;
  ports: Ports;
  addresses: HostAddresses;
  /** The IP address of `url`: that of this machine, or the one that two balancers share. */
  entrance: string;
  /** The owner's and the superuser's way to the primary, whichever it is. */
  database: { owner: string; admin: string };
};

/** The ports of a cluster, by part. */
export type Ports = ReturnType<typeof portsFrom>;

/** How many consecutive ports a cluster uses. */
export const portCount = 30;

/** Returns the port of each part, consecutive from `first` on; uses `portCount` ports. */
export const portsFrom = (first: number) => ({
  front: first,
  servers: [first + 1, first + 2, first + 3] as const,
  primary: first + 4,
  postgres: [first + 5, first + 6] as const,
  patroni: [first + 7, first + 8] as const,
  etcd: [first + 9, first + 24, first + 25] as const,
  etcdPeers: [first + 10, first + 26, first + 27] as const,
  redis: first + 12,
  s3: first + 13,
  mail: first + 14,
  gateway: first + 15,
  relay: first + 16,
  janus: [first + 17, first + 20] as const,
  pgbouncers: [first + 11, first + 18, first + 19] as const,
  metrics: [first + 21, first + 22, first + 23] as const,
  replica: first + 28,
  alive: first + 29,
});

/** What a plan depends on. */
export type PlanOptions = {
  /** Empty, and for this cluster alone. */
  folder: string;
  firstPort: number;
  programs: Programs;
  /** The program and environment of each server. */
  server: { command: readonly [string, ...string[]]; env?: Readonly<Record<string, string>> };
  /** Creates random secrets. */
  secret: () => string;
  /** The shipped configurations that are used with addresses of loopback, as text. */
  shipped: { haproxy: string; keepalived: string; pgbouncer: string; coturn: string };
  /** Paths of the repository's own programs. */
  own: { node: string; gateway: string; mailSink: string; s3: string };
  /** With relay and Janus, where installed. */
  hasMedia: boolean;
  /** False: calls run from browser to browser, or through the relay. */
  hasJanus?: boolean;
  /** The addresses of separate machines; by default everything is on loopback. */
  addresses?: HostAddresses;
  /** Two HAProxy on machines of their own have this address, one at a time, by keepalived; by default one HAProxy is on this machine. */
  sharedAddress?: string;
  /** Further settings of PostgreSQL. */
  postgresSettings?: Readonly<Record<string, string>>;
};

/**
 * Returns everything that a cluster on this machine consists of. Starts and writes nothing; draws secrets by `secret`. Throws where a
 * shipped configuration no longer holds an address to be replaced.
 */
export function planCluster(options: PlanOptions): Plan {
  const ports = portsFrom(options.firstPort);
  const secrets = { gatewayKey: options.secret(), gatewaySecret: options.secret(), relay: options.secret() };
  const media = planMedia(options, ports, secrets.relay);
  const stores = planStores(options, ports);
  const url = `http://localhost:${ports.front}`;
  const { addresses = loopback, sharedAddress } = options;
  const balancer = sharedAddress ?? addresses.front;
  const database = (user: string) => `postgres://${user}@${balancer}:${ports.primary}/anteroom`;
  const shared = {
    BASE_URL: url,
    DATABASE_URL: database("anteroom"),
    DATABASE_REPLICA_URL: `postgres://anteroom_app@${balancer}:${ports.replica}/anteroom`,
    REDIS_URL: `redis://${addresses.redis}:${ports.redis}`,
    FILES_URL: "s3://anteroom/clinic-files",
    FILES_S3_ENDPOINT: `http://${addresses.s3}:${ports.s3}`,
    FILES_S3_ACCESS_KEY_ID: "S3RVER",
    FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
    SMTP_URL: `smtp://${addresses.mail}:${ports.mail}`,
    SANDBOX_URL: `http://${addresses.gateway}:${ports.gateway}`,
    SANDBOX_KEY: secrets.gatewayKey,
    SANDBOX_SECRET: secrets.gatewaySecret,
    // Behind two balancers, also the machine of visitors, whose simulated patients each name an address of their own.
    TRUSTED_PROXIES: [...new Set([addresses.front, addresses["balancer-1"], addresses["balancer-2"]])].join(
      ",",
    ),
    ANTEROOM_STOP_DELAY: "3",
    FORCED_TERMS_TENANTS: "ipe",
    ...media.env,
  };
  const servers = ports.servers.map((port, index): Part => ({
    name: `server-${(index + 1) as 1 | 2 | 3}`,
    command: options.server.command,
    env: {
      ...shared,
      PORT: String(port),
      METRICS_PORT: String(ports.metrics[index]),
      // How PostgreSQL names its connections.
      PGAPPNAME: `server-${index + 1}`,
      DATABASE_POOL_URL: `postgres://anteroom_app@127.0.0.1:${ports.pgbouncers[index] ?? 0}/anteroom`,
      ANTEROOM_DATA_DIR: path.join(options.folder, `server-${index + 1}`),
      // One of them looks after the demo clinics.
      ANTEROOM_DEMO: index === 0 ? "on" : "off",
      // Reachable from another machine a server wants to be told what it is.
      ...(options.addresses && {
        HOST: options.addresses[`server-${(index + 1) as 1 | 2 | 3}`],
        ANTEROOM_ENV: "development",
      }),
      ...options.server.env,
    },
    user: "ours",
    ready: { port, path: "/api/health/ready" },
    port,
  }));
  const gateway = gatewayPart(options, ports.gateway, secrets);
  const proxies = planProxies(options, ports);
  const all = [...stores.parts, gateway, ...media.parts, ...proxies.parts, ...servers];
  return {
    parts: partNames.flatMap((name) => all.filter((part) => part.name === name)),
    files: [...stores.files, ...media.files, ...proxies.files],
    url,
    ports,
    addresses,
    entrance: sharedAddress ?? "127.0.0.1",
    database: {
      owner: database("anteroom"),
      admin: `postgres://postgres@${balancer}:${ports.primary}/postgres`,
    },
  };
}

function gatewayPart(
  { folder, own, addresses = loopback, sharedAddress }: PlanOptions,
  port: number,
  { gatewayKey, gatewaySecret }: { gatewayKey: string; gatewaySecret: string },
): Part {
  return {
    name: "gateway",
    command: [own.node, own.gateway],
    env: {
      GATEWAY_PORT: String(port),
      GATEWAY_HOST: addresses.gateway,
      ...(sharedAddress !== undefined && { GATEWAY_LOCALHOST: sharedAddress }),
      GATEWAY_STATE_FILE: path.join(folder, "sandbox-gateway.json"),
      GATEWAY_KEY: gatewayKey,
      GATEWAY_SECRET: gatewaySecret,
      GATEWAY_CONTROL: "open",
    },
    user: "ours",
    ready: { port },
    port,
  };
}

/** What keeps something: PostgreSQL twice with Patroni, etcd, Redis, S3, mail. */
function planStores(options: PlanOptions, ports: Ports) {
  const { folder, programs, own, addresses = loopback } = options;
  const ours = { env: {}, user: "ours" as const };
  const postgres = ([1, 2] as const).map((number): Part => {
    const port = ports.postgres[number === 1 ? 0 : 1];
    return {
      name: `postgres-${number}`,
      command: [programs.patroni ?? "patroni", path.join(folder, `patroni-${number}.yml`)],
      env: {},
      user: "postgres",
      ready: { port: ports.patroni[number === 1 ? 0 : 1], path: "/health" },
      port,
    };
  });
  const redis: Part = {
    name: "redis",
    command: [
      programs["redis-server"] ?? "redis-server",
      "--port",
      String(ports.redis),
      "--bind",
      addresses.redis,
      "--protected-mode",
      "no",
      "--dir",
      folder,
      "--save",
      "",
    ],
    ...ours,
    ready: { port: ports.redis },
    port: ports.redis,
  };
  const s3: Part = {
    name: "s3",
    command: [
      own.node,
      "--openssl-legacy-provider",
      own.s3,
      "-d",
      path.join(folder, "s3"),
      "-a",
      addresses.s3,
      "-p",
      String(ports.s3),
      "--silent",
      "--configure-bucket",
      "anteroom",
    ],
    ...ours,
    ready: { port: ports.s3 },
    port: ports.s3,
  };
  const mail: Part = {
    name: "mail",
    command: [own.node, own.mailSink, String(ports.mail), path.join(folder, "mails.jsonl"), addresses.mail],
    ...ours,
    ready: { port: ports.mail },
    port: ports.mail,
  };
  return {
    parts: [...planEtcd(options, ports), ...postgres, redis, s3, mail],
    files: ([1, 2] as const).map((number): PlannedFile => ({
      path: path.join(folder, `patroni-${number}.yml`),
      text: patroniConfiguration(options, ports, number),
      user: "postgres",
    })),
  };
}

const etcds = ["etcd-1", "etcd-2", "etcd-3"] as const;

/** Three, of which one may fail. The first two are alone until the third is there, and ready once they listen. */
function planEtcd({ folder, programs, addresses = loopback }: PlanOptions, ports: Ports): Part[] {
  const members = etcds
    .map((name, index) => `${name}=http://${addresses[name]}:${ports.etcdPeers[index]}`)
    .join();
  return etcds.map((name, index): Part => {
    const urlOf = (port: number) => `http://${addresses[name]}:${port}`;
    const [port, peer] = [ports.etcd[index] ?? 0, ports.etcdPeers[index] ?? 0];
    const settings = {
      name,
      "data-dir": path.join(folder, name),
      "log-level": "error",
      "listen-client-urls": urlOf(port),
      "advertise-client-urls": urlOf(port),
      "listen-peer-urls": urlOf(peer),
      "initial-advertise-peer-urls": urlOf(peer),
      "initial-cluster": members,
    };
    const args = Object.entries(settings).flatMap(([setting, value]) => [`--${setting}`, value]);
    return {
      name,
      command: [programs.etcd ?? "etcd", "--enable-v2", ...args],
      env: {},
      user: "ours",
      ready: name === "etcd-3" ? { port, path: "/health" } : { port },
      port,
    };
  });
}

/** JSON, which YAML contains. A commit waits for the standby, so that a failover loses nothing. */
function patroniConfiguration(
  { folder, programs, addresses = loopback, postgresSettings = {} }: PlanOptions,
  ports: Ports,
  number: 1 | 2,
): string {
  const host = addresses[`postgres-${number}`];
  const [port, api] = [ports.postgres[number - 1], ports.patroni[number - 1]];
  const home = path.join(folder, `postgres-${number}`);
  const trust = [
    "local all all trust",
    ...[...new Set(["127.0.0.1", ...Object.values(addresses)])].flatMap((address) => [
      `host all all ${address}/32 trust`,
      `host replication all ${address}/32 trust`,
    ]),
  ];
  const configuration = {
    scope: "anteroom",
    name: `postgres-${number}`,
    log: { level: "WARNING" },
    restapi: { listen: `${host}:${api}`, connect_address: `${host}:${api}` },
    // By the older protocol: by that of etcd 3, Patroni 3.0.2 of a primary that was frozen takes the lead from the one that has followed it.
    etcd: { hosts: etcds.map((name, index) => `${addresses[name]}:${ports.etcd[index]}`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        // Longer than etcd needs for another leader: after 5 s a healthy primary gave up the lead meanwhile.
        retry_timeout: 8,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            wal_keep_size: "256MB",
            wal_log_hints: "on",
            hot_standby: "on",
            // A standby that hangs holds every commit up; after so long it is no longer waited for.
            wal_sender_timeout: "3s",
            wal_receiver_timeout: "3s",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
    },
    postgresql: {
      listen: `${host}:${port}`,
      connect_address: `${host}:${port}`,
      data_dir: path.join(home, "data"),
      bin_dir: path.dirname(programs.postgres ?? "postgres"),
      pgpass: path.join(home, "pgpass"),
      pg_hba: trust,
      basebackup: [{ checkpoint: "fast" }, { "max-rate": "200M" }],
      authentication: {
        superuser: { username: "postgres", password: "postgres" },
        replication: { username: "replicator", password: "replicator" },
        rewind: { username: "rewinder", password: "rewinder" },
      },
      parameters: {
        unix_socket_directories: home,
        logging_collector: "off",
        log_min_messages: "fatal",
        ...postgresSettings,
      },
    },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** The relay and Janus where they are wanted and here; calls run from browser to browser otherwise. */
function planMedia(
  { folder, programs, hasMedia, hasJanus = hasMedia, secret, shipped, addresses = loopback }: PlanOptions,
  ports: Ports,
  relaySecret: string,
) {
  const parts: Part[] = [];
  const files: PlannedFile[] = [];
  let env: Record<string, string> = { TURN: "none" };
  if (hasMedia && programs.turnserver !== null) {
    const file = path.join(folder, "turnserver.conf");
    const port = ports.relay;
    const text = withAddresses(withoutTls(shipped.coturn), [
      ["listening-ip=203.0.113.7", `listening-ip=${addresses.relay}`],
      ["relay-ip=203.0.113.7", `relay-ip=${addresses.relay}`],
      ["listening-port=3478", `listening-port=${port}`],
      ["REPLACE-WITH-TURN_SECRET", relaySecret],
      ["denied-peer-ip=127.0.0.0-127.255.255.255", "allow-loopback-peers"],
    ]);
    const own = [
      // Both ends of a call are at the relay itself, which on a machine of its own has an address of a denied network.
      ...(addresses === loopback ? [] : [`allowed-peer-ip=${addresses.relay}`]),
      `userdb=${path.join(folder, "turn.db")}`,
      `pidfile=${path.join(folder, "turn.pid")}`,
      "no-tls",
      "no-dtls",
    ];
    files.push({ path: file, text: `${text}${own.join("\n")}\n`, user: "ours" });
    const command = [programs.turnserver, "-c", file] as const;
    parts.push({ name: "relay", command, env: {}, user: "ours", ready: { port }, port });
    env = { TURN_URLS: `turn:${addresses.relay}:${port}`, TURN_SECRET: relaySecret };
  }
  if (hasJanus && programs.janus !== null) {
    const [apiSecret, adminKey] = [secret(), secret()];
    for (const [index, port] of ports.janus.entries()) {
      const name = `janus-${(index + 1) as 1 | 2}` as const;
      const place = path.join(folder, name);
      const settings = { folder: place, address: addresses[name], port, apiSecret, adminKey };
      for (const [file, text] of Object.entries(janusConfiguration(settings)))
        files.push({ path: path.join(place, file), text, user: "ours" });
      const command = [programs.janus, "-F", place] as const;
      parts.push({ name, command, env: {}, user: "ours", ready: { port }, port });
    }
    env = {
      ...env,
      JANUS_URL: ports.janus
        .map((port, index) => `ws://${addresses[`janus-${(index + 1) as 1 | 2}`]}:${port}`)
        .join(","),
      JANUS_API_SECRET: apiSecret,
      JANUS_ADMIN_KEY: adminKey,
    };
  }
  return { parts, files, env };
}

/** A configuration of coturn without what names a certificate or a port of TLS. */
const withoutTls = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^(cert|pkey|tls-listening-port|no-tlsv1(_1)?)\b/.test(line))
    .join("\n");

/** Returns the addresses of a cluster as lines of text. */
export function describeCluster({ parts, ports, url, database }: Plan, folder: string): string[] {
  const front = new URL(url);
  const clinic = (slug: string) => `http://${slug}.${front.host}`;
  const isHere = new Set<string>(parts.map(({ name }) => name));
  const row = (what: string, where: string) => `  ${what.padEnd(14)} ${where}`;
  return [
    `Anteroom runs on three servers behind HAProxy at ${url}`,
    row("clinics", `${clinic("aurora")}  ${clinic("ipe")}  ${clinic("andes")}`),
    row("servers", ports.servers.map((port) => `http://aurora.localhost:${port}`).join("  ")),
    row("health", ports.servers.map((port) => `http://127.0.0.1:${port}/api/health/ready`).join("  ")),
    row("metrics", ports.metrics.map((port) => `http://127.0.0.1:${port}/metrics`).join("  ")),
    row("PostgreSQL", `${database.owner}  (the primary, by HAProxy)`),
    row("", `postgres://anteroom_app@127.0.0.1:${ports.replica}/anteroom  (a standby, by HAProxy)`),
    row("", `postgres-1 127.0.0.1:${ports.postgres[0]}, postgres-2 127.0.0.1:${ports.postgres[1]}`),
    row("Patroni", `http://127.0.0.1:${ports.patroni[0]}/cluster  etcd 127.0.0.1:${ports.etcd.join(", ")}`),
    row("PgBouncer", ports.pgbouncers.map((port) => `127.0.0.1:${port}`).join("  ")),
    row("Redis", `redis://127.0.0.1:${ports.redis}`),
    row("S3", `http://127.0.0.1:${ports.s3}/anteroom`),
    row("mail", `smtp://127.0.0.1:${ports.mail}, taken mails in ${path.join(folder, "mails.jsonl")}`),
    row("payments", `http://127.0.0.1:${ports.gateway} (sandbox gateway)`),
    ...(isHere.has("relay") ? [row("relay", `turn:127.0.0.1:${ports.relay} (coturn)`)] : []),
    ...(isHere.has("janus-1")
      ? [row("Janus", ports.janus.map((port) => `ws://127.0.0.1:${port}`).join("  "))]
      : []),
    `  Data and logs in ${folder}; gone with the cluster. Ctrl-C ends everything.`,
  ];
}
