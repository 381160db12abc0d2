import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the socket directory in `postmaster.pid` of the PostgreSQL below Anteroom's data directory, or null without
 * that file. The file may be left over from a server that was killed.
 */
export function runningSocketDir(dataDir: string): string | null {
  const home = path.resolve(dataDir);
  const places = [path.join(home, "postgres"), path.join(serviceHomeOf(home), "data", "postgres")];
  const file = places.map((place) => path.join(place, "postmaster.pid")).find(existsSync);
  // PostgreSQL's own file: pid, data directory, start, port, socket directory.
  return (file && readFileSync(file, "utf8").split("\n")[4]) || null;
}

/**
 * Returns the directory for PostgreSQL's programs and data, below `/var/lib/anteroom`, that is used when root starts
 * the server and other users cannot reach the data directory `home`.
 */
export function serviceHomeOf(home: string): string {
  return path.join("/var/lib/anteroom", createHash("sha256").update(home).digest("hex").slice(0, 16));
}
