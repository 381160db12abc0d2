import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where the PostgreSQL of a running Anteroom on this data directory listens, or null when there is none. */
export function runningSocketDir(dataDir: string): string | null {
  const home = path.resolve(dataDir);
  const places = [path.join(home, "postgres"), path.join(serviceHomeOf(home), "data", "postgres")];
  const file = places.map((place) => path.join(place, "postmaster.pid")).find(existsSync);
  // PostgreSQL's own file: pid, data directory, start, port, socket directory.
  return (file && readFileSync(file, "utf8").split("\n")[4]) || null;
}

/** Where programs and data live when root runs us and the data directory is closed to others. */
export function serviceHomeOf(home: string): string {
  return path.join("/var/lib/anteroom", createHash("sha256").update(home).digest("hex").slice(0, 16));
}
