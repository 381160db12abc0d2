import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../deploy/systemd");

/** Returns the values of a setting of a shipped systemd unit, in order and split at blanks; empty when it is not set. */
export function settingOf(unit: string, name: string): string[] {
  return readFileSync(path.join(folder, unit), "utf8")
    .split("\n")
    .filter((line) => line.startsWith(`${name}=`))
    .flatMap((line) => line.slice(name.length + 1).split(" "));
}

/** Returns the variables that a shipped systemd unit sets itself. */
export const variablesOf = (unit: string): Record<string, string> =>
  Object.fromEntries(settingOf(unit, "Environment").map((pair) => pair.split(/=(.*)/s, 2)));
