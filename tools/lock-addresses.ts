// `npm run lock`: writes into package-lock.json where each package is, after `npm install` has changed it (docs/decisions/0170).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Locked = { name?: string; version?: string; resolved?: string; integrity?: string };
type Lock = { packages: Record<string, Locked> };

/** A host that is none: npm puts the configured registry in its place (`replace-registry-host` in `.npmrc`). */
const anyRegistry = "https://npm.invalid";

/**
 * Returns the lock file with the address of every package that comes from a registry, by npm's rule for its names:
 * `https://npm.invalid/@scope/name/-/name-1.0.0.tgz`. Packages of the repository itself stay as they are.
 */
export function withAddresses(lock: Lock): Lock {
  const packages = Object.entries(lock.packages).map(([place, locked]): [string, Locked] => {
    if (locked.integrity === undefined) return [place, locked];
    const { version, resolved: _, ...rest } = locked;
    const name = locked.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const resolved = `${anyRegistry}/${name}/-/${path.posix.basename(name)}-${version}.tgz`;
    return [place, { ...(locked.name !== undefined && { name }), version, resolved, ...rest } as Locked];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, "../package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
  writeFileSync(file, `${JSON.stringify(withAddresses(lock), null, 2)}\n`);
}
