import { expect, test } from "vitest";
import { hostOf, loopback } from "./hosts.ts";
import { describeCluster, partNames, planCluster, portCount, type PlanOptions } from "./plan.ts";
import { describeMissing, type Programs } from "./programs.ts";
import { shippedConfigurations } from "./open-cluster.ts";

const everything: Programs = {
  haproxy: "/usr/sbin/haproxy",
  keepalived: "/usr/sbin/keepalived",
  "redis-server": "/usr/bin/redis-server",
  postgres: "/usr/lib/postgresql/15/bin/postgres",
  patroni: "/usr/bin/patroni",
  etcd: "/usr/bin/etcd",
  pgbouncer: "/usr/sbin/pgbouncer",
  turnserver: "/usr/bin/turnserver",
  janus: "/usr/bin/janus",
};
const options: PlanOptions = {
  folder: "/tmp/a-cluster",
  firstPort: 4340,
  programs: everything,
  server: { command: ["node", "server.ts"] },
  secret: () => "secret",
  shipped: shippedConfigurations(),
  own: { node: "node", gateway: "gateway.ts", mailSink: "mail-sink.ts", s3: "s3rver.js" },
  hasMedia: true,
};
const plan = planCluster(options);
const textOf = (name: string) => plan.files.find((file) => file.path.endsWith(name))?.text ?? "";

const ofTwoBalancers = new Set(["haproxy-2", "keepalived-1", "keepalived-2"]);

test("a cluster has every component once, in dependency order", () => {
  expect(plan.parts.map(({ name }) => name)).toEqual(partNames.filter((name) => !ofTwoBalancers.has(name)));
});

test("components listen on loopback on their own consecutive ports", () => {
  const ports = Object.values(plan.ports).flat();
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBe(4340);
  expect(Math.max(...ports)).toBeLessThan(4340 + portCount);
  const lines = plan.files.flatMap(({ text }) => text.split("\n"));
  expect(lines.filter((line) => !/^\s*[#;]|^denied-peer-ip=/.test(line)).join("\n")).not.toMatch(
    /0\.0\.0\.0|\b10\.0\.0\.\d+:/,
  );
});

test("servers differ in port, pool, folder and demo ownership only", () => {
  const [first, ...others] = plan.parts
    .filter(({ name }) => name.startsWith("server-"))
    .map(({ env }) => env);
  const own = [
    "PORT",
    "METRICS_PORT",
    "PGAPPNAME",
    "DATABASE_POOL_URL",
    "ANTEROOM_DATA_DIR",
    "ANTEROOM_DEMO",
  ];
  for (const other of others)
    expect(Object.keys(other).filter((name) => other[name] !== first?.[name])).toEqual(own);
  expect([first, ...others].map((env) => env?.["ANTEROOM_DEMO"])).toEqual(["on", "off", "off"]);
  expect(first).toMatchObject({
    DATABASE_URL: "postgres://anteroom@127.0.0.1:4344/anteroom",
    DATABASE_REPLICA_URL: "postgres://anteroom_app@127.0.0.1:4368/anteroom",
    DATABASE_POOL_URL: "postgres://anteroom_app@127.0.0.1:4351/anteroom",
    TURN_URLS: "turn:127.0.0.1:4356",
    JANUS_URL: "ws://127.0.0.1:4357,ws://127.0.0.1:4360",
  });
});

test("a commit waits for the standby, and both share one scope", () => {
  const [one, two] = ["patroni-1.yml", "patroni-2.yml"].map((name) => JSON.parse(textOf(name)));
  expect(one.bootstrap.dcs.synchronous_mode).toBe(true);
  const { ttl, loop_wait: loop, retry_timeout: retry } = one.bootstrap.dcs;
  expect(retry).toBeGreaterThan(5); // see docs/operate.md
  expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
  expect(Object.keys(one)).not.toContain("etcd3"); // see docs/operate.md
  expect([one.scope, one.name, two.name]).toEqual([two.scope, "postgres-1", "postgres-2"]);
  expect(one.postgresql.bin_dir).toBe("/usr/lib/postgresql/15/bin");
});

test("three etcd nodes know each other, and Patroni uses all of them", () => {
  const etcds = plan.parts.filter(({ name }) => name.startsWith("etcd-"));
  const valueOf = ({ command }: (typeof etcds)[number], setting: string) =>
    command[command.indexOf(`--${setting}`) + 1];
  const members = etcds.map((etcd) => `${etcd.name}=${valueOf(etcd, "listen-peer-urls")}`).join();
  expect(etcds.map((etcd) => valueOf(etcd, "initial-cluster"))).toEqual([members, members, members]);
  expect(new Set(etcds.map((etcd) => valueOf(etcd, "data-dir"))).size).toBe(3);
  const clients = etcds.map((etcd) => valueOf(etcd, "listen-client-urls"));
  for (const number of [1, 2])
    expect(
      JSON.parse(textOf(`patroni-${number}.yml`)).etcd.hosts.map((host: string) => `http://${host}`),
    ).toEqual(clients);
});

test("HAProxy, PgBouncer and coturn run the shipped files with other addresses", () => {
  expect(textOf("haproxy-1.cfg")).toContain("server db-2 127.0.0.1:4346 port 4348");
  expect(textOf("haproxy-1.cfg")).toMatch(
    /bind 127\.0\.0\.1:4368\n(.*\n)*? +option httpchk OPTIONS \/replica\n/,
  );
  expect(textOf("haproxy-1.cfg")).toContain("bind 127.0.0.1:4369\n    monitor-uri /alive\n");
  expect(textOf("haproxy-1.cfg").match(/127\.0\.0\.1:4342/g)).toHaveLength(4); // its requests, its web sockets, its sessions, and its scripts
  expect(textOf("pgbouncer-2.ini")).toContain("anteroom = host=127.0.0.1 port=4344");
  expect(textOf("pgbouncer-2.ini")).toContain("pool_mode = transaction");
  expect(textOf("turnserver.conf")).toContain("listening-port=4356\n");
  expect(textOf("turnserver.conf")).toContain("static-auth-secret=secret\n");
  expect(textOf("turnserver.conf")).not.toMatch(/REPLACE|203\.0\.113|^cert/m);
  const changed = { ...options.shipped, haproxy: "global" };
  expect(() => planCluster({ ...options, shipped: changed })).toThrow("no longer holds 10.0.0.5:80");
});

test("a cluster runs without coturn and Janus, and names what to install without PostgreSQL", () => {
  const programs = { ...everything, turnserver: null, janus: null };
  const small = planCluster({ ...options, programs });
  expect(small.parts.map(({ name }) => name)).not.toContain("janus-1");
  expect(small.parts.at(-1)?.env).toMatchObject({ TURN: "none" });
  expect(describeCluster(small, "/tmp/a-cluster").join("\n")).not.toContain("coturn");
  expect(describeMissing(programs).isFatal).toBe(false);
  const { isFatal, lines } = describeMissing({ ...programs, postgres: null });
  expect([isFatal, lines.at(-1)]).toEqual([true, "A cluster needs them: apt-get install postgresql"]);
  expect(describeMissing(everything)).toEqual({ isFatal: false, lines: [] });
  const withoutKeepalived = { ...everything, keepalived: null };
  expect(describeMissing(withoutKeepalived)).toEqual({ isFatal: false, lines: [] });
  expect(describeMissing(withoutKeepalived, { hasTwoBalancers: true }).isFatal).toBe(true);
});

test("one page lists every address", () => {
  const page = describeCluster(plan, "/tmp/a-cluster");
  expect(page.length).toBeLessThan(25);
  for (const address of ["http://aurora.localhost:4340", "redis://127.0.0.1:4352", "turn:127.0.0.1:4356"])
    expect(page.join("\n")).toContain(address);
});

test("components on separate machines are found by address, and visitors enter by loopback", () => {
  const addresses = {
    front: "10.209.7.1",
    "server-1": "10.209.7.11",
    "server-2": "10.209.7.12",
    "server-3": "10.209.7.13",
    "postgres-1": "10.209.7.14",
    "postgres-2": "10.209.7.15",
    redis: "10.209.7.16",
    s3: "10.209.7.17",
    mail: "10.209.7.18",
    gateway: "10.209.7.19",
    "etcd-1": "10.209.7.20",
    "etcd-2": "10.209.7.21",
    "etcd-3": "10.209.7.22",
    relay: "10.209.7.23",
    "janus-1": "10.209.7.24",
    "janus-2": "10.209.7.25",
    "balancer-1": "10.209.7.1",
    "balancer-2": "10.209.7.1",
  };
  const spread = planCluster({ ...options, addresses });
  const file = (name: string) => spread.files.find(({ path: at }) => at.endsWith(name))?.text ?? "";
  expect(file("haproxy-1.cfg")).toMatch(/bind 127\.0\.0\.1:4340\n/);
  expect(file("haproxy-1.cfg")).toContain("server web-2 10.209.7.12:4342");
  expect(file("haproxy-1.cfg")).toContain("server db-2 10.209.7.15:4346 port 4348");
  expect(file("pgbouncer-3.ini")).toContain("listen_addr = 127.0.0.1,10.209.7.13");
  expect(file("patroni-1.yml")).toContain("host replication all 10.209.7.15/32 trust");
  const env = spread.parts.find(({ name }) => name === "server-3")?.env;
  expect(env).toMatchObject({
    HOST: "10.209.7.13",
    TRUSTED_PROXIES: "10.209.7.1",
    DATABASE_URL: "postgres://anteroom@10.209.7.1:4344/anteroom",
    DATABASE_REPLICA_URL: "postgres://anteroom_app@10.209.7.1:4368/anteroom",
    DATABASE_POOL_URL: "postgres://anteroom_app@127.0.0.1:4359/anteroom",
    REDIS_URL: "redis://10.209.7.16:4352",
    FILES_S3_ENDPOINT: "http://10.209.7.17:4353",
    SMTP_URL: "smtp://10.209.7.18:4354",
    SANDBOX_URL: "http://10.209.7.19:4355",
    TURN_URLS: "turn:10.209.7.23:4356",
    JANUS_URL: "ws://10.209.7.24:4357,ws://10.209.7.25:4360",
  });
  expect(file("turnserver.conf")).toMatch(/^listening-ip=10\.209\.7\.23\nrelay-ip=10\.209\.7\.23\n/m);
  expect(file("turnserver.conf")).toContain("\nallowed-peer-ip=10.209.7.23\n");
  expect(textOf("turnserver.conf")).not.toContain("allowed-peer-ip");
  expect(file("janus-2/janus.jcfg")).toContain('ice_enforce_list = "10.209.7.25"');
  expect(file("janus-2/janus.transport.websockets.jcfg")).toContain('ws_ip = "10.209.7.25"');
  expect(textOf("janus-2/janus.jcfg")).toContain('ice_enforce_list = "lo"');
  const partOf = (name: string) => spread.parts.find((part) => part.name === name);
  expect(partOf("mail")?.command.at(-1)).toBe("10.209.7.18");
  expect(partOf("gateway")?.env["GATEWAY_HOST"]).toBe("10.209.7.19");
  const second = partOf("etcd-2")?.command;
  expect(second).toEqual(expect.arrayContaining(["http://10.209.7.21:4364", "http://10.209.7.21:4366"]));
  expect(second?.at(-1)).toBe(
    "etcd-1=http://10.209.7.20:4350,etcd-2=http://10.209.7.21:4366,etcd-3=http://10.209.7.22:4367",
  );
  expect(JSON.parse(file("patroni-1.yml")).etcd.hosts).toEqual([
    "10.209.7.20:4349",
    "10.209.7.21:4364",
    "10.209.7.22:4365",
  ]);
  expect(partNames.map(hostOf)).toEqual([
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
    "server-1",
    "server-2",
    "server-3",
    "balancer-1",
    "balancer-2",
    "balancer-1",
    "balancer-2",
    "server-1",
    "server-2",
    "server-3",
  ]);
});

test("two balancers share the address that visitors, servers and pools know, and each answers keepalived at its own", () => {
  const addresses = {
    ...loopback,
    front: "10.209.7.1",
    "server-3": "10.209.7.13",
    "balancer-1": "10.209.7.26",
    "balancer-2": "10.209.7.27",
  };
  const twice = planCluster({ ...options, addresses, sharedAddress: "10.209.7.5" });
  expect(twice.parts.map(({ name }) => name)).toEqual(partNames);
  const file = (name: string) => twice.files.find(({ path: at }) => at.endsWith(name))?.text ?? "";
  const [first, second] = [file("haproxy-1.cfg"), file("haproxy-2.cfg")];
  expect(first.match(/bind 10\.209\.7\.5:\d+/g)).toEqual(
    [4340, 4344, 4368].map((port) => `bind 10.209.7.5:${port}`),
  );
  expect(first.replace("bind 10.209.7.26:4369", "bind 10.209.7.27:4369")).toBe(second);
  const [one, other] = [file("keepalived-1.conf"), file("keepalived-2.conf")];
  expect(one).toContain("http://10.209.7.26:4369/alive");
  expect(one).toContain("unicast_src_ip 10.209.7.26\n");
  expect(one).toContain("        10.209.7.27 min_ttl 255\n");
  expect(one).toContain("10.209.7.5 dev wire\n");
  expect(other).toBe(
    one
      .replaceAll("10.209.7.26", "first")
      .replaceAll("10.209.7.27", "10.209.7.26")
      .replaceAll("first", "10.209.7.27"),
  );
  expect(twice.entrance).toBe("10.209.7.5");
  expect(plan.entrance).toBe("127.0.0.1");
  const env = twice.parts.find(({ name }) => name === "server-3")?.env;
  expect(env).toMatchObject({
    TRUSTED_PROXIES: "10.209.7.1,10.209.7.26,10.209.7.27",
    DATABASE_URL: "postgres://anteroom@10.209.7.5:4344/anteroom",
    DATABASE_REPLICA_URL: "postgres://anteroom_app@10.209.7.5:4368/anteroom",
  });
  expect(file("pgbouncer-3.ini")).toContain("anteroom = host=10.209.7.5 port=4344");
  const gateway = twice.parts.find(({ name }) => name === "gateway")?.env;
  expect(gateway?.["GATEWAY_LOCALHOST"]).toBe("10.209.7.5");
});
