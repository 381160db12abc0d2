import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Demo } from "./demo.ts";

const fileOf = (dataDir: string) => path.join(dataDir, "demo.json");

/** Writes `demo.json`, readable by its owner only; a reader sees the old one or the new one, never half of it. */
export function writeDemoFile(dataDir: string, demo: Demo): void {
  const file = fileOf(dataDir);
  const making = `${file}.making`;
  writeFileSync(making, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  chmodSync(making, 0o600); // a leftover keeps the mode it had
  renameSync(making, file);
}

/** The demo of an earlier start, whose tokens go on; null when there is none or it makes no sense. */
export function readDemoFile(dataDir: string): Demo | null {
  try {
    return Demo.safeParse(JSON.parse(readFileSync(fileOf(dataDir), "utf8"))).data ?? null;
  } catch {
    return null;
  }
}
