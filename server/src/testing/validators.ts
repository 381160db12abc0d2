// Packages of npm that only tests load, such as HL7's definitions: tools/validators/package.json names them, `npm ci` of the repository does not bring them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The folder with their `package.json`, lock file and `node_modules`. */
export const validatorsFolder = path.resolve(import.meta.dirname, "../../../tools/validators");

const require = createRequire(path.join(validatorsFolder, "package.json"));
/** Lies within `node_modules`, so that it goes with what it speaks of. */
const stampFile = path.join(validatorsFolder, "node_modules/.stamp");
let areThere = false;

/** The stamp of what the lock file names: `npm run validators` writes it once all of that is installed. */
export function validatorsStamp(): { file: string; wanted: string; found: string | null } {
  const lock = readFileSync(path.join(validatorsFolder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  try {
    return { file: stampFile, wanted, found: readFileSync(stampFile, "utf8") };
  } catch {
    return { file: stampFile, wanted, found: null };
  }
}

function needInstalled(): void {
  if (areThere) return;
  const { wanted, found } = validatorsStamp();
  if (found !== wanted)
    throw new Error("The packages that this test validates with are not installed. Run: npm run validators");
  areThere = true;
}

/**
 * Returns what a package of `tools/validators` exports, or one of its files. The caller says what that is: its types are
 * not there where it is not installed. Throws, and says how to install it, where it is missing or of another version.
 */
export function requireValidator(name: string): unknown {
  needInstalled();
  return require(name);
}

/** Returns the folder of a package of `tools/validators`; throws as `requireValidator`. */
export function validatorFolder(name: string): string {
  needInstalled();
  return path.join(validatorsFolder, "node_modules", name);
}
