// `npm run mutate [-- --quick] [FILE...]`: changes one comparison or constant of the gate of the vital signs at a time, runs the engine's tests, and lists the
// changes they did not notice. The files are changed in a copy; a change that makes a test run forever counts as noticed.
// With --quick only the tests of single parts are asked, not those of whole readings: a minute instead of a quarter of an hour, and more survivors.
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Mutation, applyMutation, mutationsOf } from "./mutations.ts";
import { openTestRunner } from "./open-test-runner.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Where it is decided whether a value may be shown. */
const gate = [
  "scene.ts",
  "heart-rate.ts",
  "variability-gate.ts",
  "blood-colour.ts",
  "beat-agreement.ts",
  "breath/respiration.ts",
  "breath/breath-rate.ts",
  "read-vitals.ts",
  "read-pulse.ts",
  "live.ts",
];
/** Tests of whole readings, which take seconds. */
const slow = ["read-vitals.test.ts", "live.test.ts", "recorder.test.ts", "skin.test.ts"];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), "anteroom-mutate-")));
for (const part of ["src", "package.json"])
  cpSync(path.join(root, "engines/vitals", part), path.join(copy, part), { recursive: true });
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
const tests = await openTestRunner(copy, { slow, isQuick: values.quick });
try {
  if (!(await tests.pass([]))) throw new Error("The tests fail before anything is changed.");
  let tried = 0;
  let survived = 0;
  for (const file of wanted.length === 0 ? gate : wanted) {
    const { count, survivors } = await survivorsIn(file);
    tried += count;
    survived += survivors.length;
    console.log(`${file}: ${count} changes, ${survivors.length} not noticed`);
    for (const survivor of survivors) console.log(survivor);
  }
  console.log(`${tried} changes, ${survived} not noticed`);
} finally {
  await tests.stop();
  rmSync(copy, { recursive: true });
}

async function survivorsIn(file: string): Promise<{ count: number; survivors: readonly string[] }> {
  const place = path.join(copy, "src", file);
  const source = readFileSync(place, "utf8");
  const mutations = mutationsOf(source);
  const survivors: string[] = [];
  for (const mutation of mutations) {
    writeFileSync(place, applyMutation(source, mutation));
    if (await tests.pass([place])) survivors.push(tell(file, source, mutation));
  }
  writeFileSync(place, source);
  await tests.pass([place]);
  return { count: mutations.length, survivors };
}

function tell(file: string, source: string, { line, from, to }: Mutation): string {
  return `  ${file}:${line}  ${from} -> ${to}   ${source.split("\n")[line - 1]?.trim() ?? ""}`;
}
