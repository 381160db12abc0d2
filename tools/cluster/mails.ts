import { readFileSync } from "node:fs";
import path from "node:path";

type SunkMail = { at: number; id: string | null; to: string[]; subject: string };

/** Returns the mails that a cluster's mail sink has received so far (`mails.jsonl` in the cluster's folder); empty where there are none. */
export function mailsIn(folder: string): SunkMail[] {
  try {
    const lines = readFileSync(path.join(folder, "mails.jsonl"), "utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as SunkMail);
  } catch {
    return []; // nothing has come yet
  }
}
