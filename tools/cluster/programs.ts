import { globSync, statSync } from "node:fs";
import path from "node:path";

/** The path of each program of a cluster; null where it is missing. */
export type Programs = Record<keyof typeof packages, string | null>;

/** What Debian's package of each program is called. */
const packages = {
  haproxy: "haproxy",
  keepalived: "keepalived",
  "redis-server": "redis-server",
  postgres: "postgresql",
  patroni: "patroni",
  etcd: "etcd-server",
  pgbouncer: "pgbouncer",
  turnserver: "coturn",
  janus: "janus",
} as const;

/** A cluster goes without these: calls then run from browser to browser. */
const dispensable: ReadonlySet<string> = new Set(["turnserver", "janus"]);
/** Wanted by two balancers alone. */
const ofTwoBalancers: ReadonlySet<string> = new Set(["keepalived"]);

/**
 * Returns the path of every program of a cluster, searched in PATH of `env` and in Debian's
 * folders of system programs; null for a missing one. Of several PostgreSQL the newest counts;
 * each has a folder in `postgresql`, named after its version.
 */
export function findPrograms(env: NodeJS.ProcessEnv, postgresql = "/usr/lib/postgresql"): Programs {
  // Beside Debian's `postgres` lie the others that Patroni needs; a link to it elsewhere would not do.
  const newestFirst = globSync("*/bin", { cwd: postgresql }).toSorted((one, other) =>
    other.localeCompare(one, "en", { numeric: true }),
  );
  const folders = [
    ...newestFirst.map((folder) => path.join(postgresql, folder)),
    ...(env["PATH"] ?? "").split(path.delimiter),
    "/usr/sbin",
    "/sbin",
  ];
  const find = (name: string) => folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys are those of the table above
  return Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)])) as Programs;
}

const isProgram = (file: string) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && (found.mode & 0o111) !== 0;
};

/** Returns messages about missing programs of a cluster, with two balancers or with one. `isFatal`: it cannot start without them. */
export function describeMissing(
  programs: Programs,
  { hasTwoBalancers = false }: { hasTwoBalancers?: boolean } = {},
): { isFatal: boolean; lines: string[] } {
  const missing = Object.entries(programs).flatMap(([name, found]) =>
    found === null && (hasTwoBalancers || !ofTwoBalancers.has(name)) ? [name] : [],
  );
  const needed = missing.filter((name) => !dispensable.has(name));
  const packageOf = (name: string) => packages[name as keyof typeof packages];
  const lines = missing.map((name) =>
    dispensable.has(name)
      ? `${name} is not here (Debian: ${packageOf(name)}): the cluster goes without.`
      : `${name} is not here (Debian: ${packageOf(name)}).`,
  );
  if (needed.length > 0)
    lines.push(`A cluster needs them: apt-get install ${needed.map(packageOf).join(" ")}`);
  return { isFatal: needed.length > 0, lines };
}
