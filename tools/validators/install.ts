// `npm run validators`: installs the packages that only tests load (package.json beside this file), unless they are there.
import { writeFileSync } from "node:fs";
import { validatorsFolder, validatorsStamp } from "../../server/src/testing/validators.ts";
import { runCommand } from "../test/run-command.ts";

let installing: Promise<void> | undefined;

/**
 * Installs the packages of `tools/validators`, unless those of its lock file are there. Costs nothing the second time.
 * Rejects with npm's output when it fails.
 */
export function installValidators(say: (line: string) => void = console.log): Promise<void> {
  return (installing ??= install(say));
}

async function install(say: (line: string) => void): Promise<void> {
  const { file, wanted, found } = validatorsStamp();
  if (found === wanted) return;
  say("Installing what only tests need (tools/validators), once");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { code, output, seconds } = await runCommand([npm, "ci", "--no-audit", "--no-fund"], {
    cwd: validatorsFolder,
  });
  if (code !== 0) throw new Error(`npm ci in tools/validators failed:\n${output}`);
  writeFileSync(file, wanted);
  say(`Installed (${seconds.toFixed(1)} s)`);
}

if (import.meta.main) await installValidators();
