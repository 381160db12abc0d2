import { readFileSync } from "node:fs";
import path from "node:path";

/** A mail that the sink received. `at`: when, in ms since 1970. `id`: its Message-ID. */
type SunkMail = { at: number; id: string | null; to: string[]; subject: string };

/**
 * Returns the mails that a cluster's mail sink has received so far and written to `mails.jsonl` in the cluster's
 * folder. Returns an empty list when the file is missing. Throws when it cannot be read or a line is not JSON.
 */
export function mailsIn(folder: string): SunkMail[] {
  const lines = readIfPresent(path.join(folder, "mails.jsonl")).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SunkMail);
}

/** Returns the file's text, empty when it is missing: the sink creates it with the first mail. */
function readIfPresent(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
