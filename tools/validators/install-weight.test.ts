// What `npm ci` of the repository installs: nothing that only tests load, and no more than a limit.
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withAddresses } from "../lock-addresses.ts";

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
};
type Named = { dependencies?: object; devDependencies?: object; optionalDependencies?: object };

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), "utf8"));
const packagesOf = (lock: string) =>
  Object.entries(read(lock).packages as Record<string, Locked>).filter(
    ([place, { link }]) => place.includes("node_modules/") && !link,
  );

/** For Linux x64: a part of a package for each other platform is in the lock file too. */
const mostPackages = 620;
/** Files of all of these, of any platform. */
const mostFiles = 48_500;

const isFor = (list: readonly string[] | undefined, name: string) =>
  list === undefined || (list.includes(name) && !list.includes(`!${name}`));
const onLinux = packagesOf("package-lock.json").filter(
  ([, { os, cpu, libc }]) => isFor(os, "linux") && isFor(cpu, "x64") && isFor(libc, "glibc"),
);

test("npm ci installs no package that is among the validators", () => {
  const { dependencies } = read("tools/validators/package.json") as { dependencies: object };
  const places = ["package.json", ...globSync("{*,engines/*}/package.json", { cwd: root })];
  const named = places.flatMap((place) => {
    const { dependencies: own, devDependencies: dev, optionalDependencies: optional } = read(place) as Named;
    return Object.keys({ ...own, ...dev, ...optional }).map((name) => ({ place, name }));
  });
  expect(named.filter(({ name }) => name in dependencies)).toEqual([]);
  const locked = new Set(packagesOf("package-lock.json").map(([place]) => place));
  expect(Object.keys(dependencies).filter((name) => locked.has(`node_modules/${name}`))).toEqual([]);
  expect(places.length).toBeGreaterThan(10);
});

test("npm ci installs at most as many packages, and files, as the newcomer's first command may", () => {
  const files = onLinux
    .map(([place]) => path.join(root, place))
    .reduce((sum, folder) => sum + countFiles(folder), 0);
  expect(onLinux.length).toBeLessThanOrEqual(mostPackages);
  expect(files).toBeLessThanOrEqual(mostFiles);
  expect(files).toBeGreaterThan(mostFiles / 2); // it has counted
});

test.each(["package-lock.json", "tools/validators/package-lock.json"])(
  "%s has the hash of every package",
  (lock) => {
    const vague = packagesOf(lock).filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"));
    expect(vague.map(([place]) => place)).toEqual([]);
  },
);

test("the lock file says where each package is, at the configured registry: after npm install, npm run lock", () => {
  const lock = read("package-lock.json") as Parameters<typeof withAddresses>[0];
  expect(withAddresses(lock)).toEqual(lock);
  expect(readFileSync(path.join(root, ".npmrc"), "utf8")).toContain("replace-registry-host=always");
});

/** Files of a package, without those of packages within it; 0 where it is not installed on this machine. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      if (!entry.isDirectory()) return sum + 1;
      return entry.name === "node_modules" ? sum : sum + countFiles(path.join(folder, entry.name));
    }, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw error;
  }
}
