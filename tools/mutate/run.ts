// `npm run mutate [-- FILE...]`: changes one comparison or constant of the gate of the vital signs at a time, runs the engine's tests, and lists the
// changes they did not notice. The files are changed in a copy; a change that makes the tests run forever counts as noticed.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Mutation, mutated, mutationsOf } from "./mutations.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Where it is decided whether a value may be shown. */
const gate = [
  "scene.ts",
  "heart-rate.ts",
  "variability-gate.ts",
  "blood-colour.ts",
  "beat-agreement.ts",
  "respiration.ts",
  "breath-rate.ts",
  "read-vitals.ts",
  "read-pulse.ts",
  "live.ts",
];
const slow = ["src/read-vitals.test.ts", "src/live.test.ts", "src/recorder.test.ts", "src/skin.test.ts"];
const mostMs = 120_000;

const wanted = process.argv.slice(2);
const files = wanted.length === 0 ? gate : wanted;
const copy = mkdtempSync(path.join(os.tmpdir(), "anteroom-mutate-"));
try {
  cpSync(path.join(root, "engines/vitals"), copy, { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  if (!doTestsPass()) throw new Error("The tests fail before anything is changed.");
  const tried = files.map(survivorsIn);
  const survivors = tried.flatMap((one) => one.survivors);
  console.log(`${tried.reduce((sum, one) => sum + one.count, 0)} changes, ${survivors.length} not noticed`);
  for (const survivor of survivors) console.log(survivor);
} finally {
  rmSync(copy, { recursive: true });
}

function survivorsIn(file: string): { count: number; survivors: readonly string[] } {
  const place = path.join(copy, "src", file);
  const source = readFileSync(place, "utf8");
  const mutations = mutationsOf(source);
  const survivors = mutations.filter((mutation) => {
    writeFileSync(place, mutated(source, mutation));
    return doTestsPass();
  });
  writeFileSync(place, source);
  console.error(`${file}: ${mutations.length} changes, ${survivors.length} not noticed`);
  return { count: mutations.length, survivors: survivors.map((one) => tell(file, source, one)) };
}

/** Tests of whole readings take seconds: they are asked only about what the others have not noticed. */
function doTestsPass(): boolean {
  return runTests(slow.flatMap((file) => ["--exclude", file])) && runTests(slow);
}

function runTests(which: readonly string[]): boolean {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const quickly = ["--bail", "1", "--no-file-parallelism", "--no-isolate", "--exclude", "src/face/**"];
  const { status } = spawnSync(process.execPath, [vitest, "run", "--root", copy, ...quickly, ...which], {
    stdio: "ignore",
    timeout: mostMs,
  });
  return status === 0;
}

function tell(file: string, source: string, { line, from, to }: Mutation): string {
  return `  ${file}:${line}  ${from} -> ${to}   ${source.split("\n")[line - 1]?.trim() ?? ""}`;
}
