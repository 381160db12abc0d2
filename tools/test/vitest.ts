import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { installValidators } from "../validators/install.ts";
import { type Counts, countVitest, failedAs, messageOf, sum, unhandledIn } from "./counts.ts";
import type { Tier } from "./extended.ts";
import { type Finished, runCommand } from "./run-command.ts";

type Options = { live: boolean; tier?: Tier; args?: readonly string[]; env?: NodeJS.ProcessEnv };

/**
 * Runs one of vitest's projects, or the part of it that a tier takes; installs before what only tests need. A run that
 * fails without naming a failed test counts as one failure.
 */
export async function runVitest(
  project: "unit" | "pages" | "integration",
  { live, tier = "all", args = [], env = {} }: Options,
): Promise<Finished & { counts: Counts }> {
  try {
    if (project !== "pages") await installValidators();
  } catch (error) {
    const output = messageOf(error);
    return { code: 1, output, seconds: 0, counts: failedAs(`${project}, outside any test`, output) };
  }
  const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-vitest-"));
  const report = path.join(scratch, "report.json");
  const done = await runCommand(
    [process.execPath, "node_modules/vitest/vitest.mjs", "run", "--project", project, ...args].concat([
      "--reporter",
      "default",
      "--reporter",
      "json",
      `--outputFile.json=${report}`,
    ]),
    { live, env: { NO_COLOR: "1", ANTEROOM_TIER: tier === "all" ? "" : tier, ...env } },
  );
  const counts = readReport(report, { ...done, project });
  rmSync(scratch, { recursive: true, force: true });
  return { ...done, counts };
}

function readReport(file: string, { code, output, project }: Finished & { project: string }): Counts {
  const unnamed = () => failedAs(`${project}, outside any test`, unhandledIn(output));
  try {
    const counts = countVitest(JSON.parse(readFileSync(file, "utf8")));
    return code !== 0 && counts.failed === 0 ? sum([counts, unnamed()]) : counts;
  } catch {
    return unnamed();
  }
}
