import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Runs a command as an operator does, of a clinic that no server answers for. */
function run(...words: string[]) {
  const env = { ...process.env, ANTEROOM_URL: "http://127.0.0.1:1", ANTEROOM_TOKEN: "x" };
  return spawnSync(process.execPath, words, { cwd: root, encoding: "utf8", env });
}

test.each([
  ["a file that is not there", ["tools/tenant/run.ts", "check", "nobody.json"], "nobody.json"],
  ["a file that is not there", ["tools/clinic/run.ts", "doctor", "add", "nobody.json"], "nobody.json"],
  ["a server that does not answer", ["tools/clinic/run.ts", "doctor", "list"], "http://127.0.0.1:1"],
])("%s is named in one line, without a stack (%j)", (_, words, named) => {
  const { stderr, status } = run(...words);
  expect(stderr).toContain(named);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(1);
});
