// `npm run tenant -- check FILE [--production] | add FILE | export SLUG`: clinics as files of the form {"manifest", "settings", "domains"}.
// `check` says in words what is wrong with a file and what it will mean; `add` takes it into the installation's database, anew if the
// clinic is there; `export` prints a clinic as such a file. A running server goes on with what was added within a second.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkTenant, type Finding } from "@anteroom/domain/tenant-check";
import { readConfig } from "../../server/src/platform/config.ts";
import type { Connections } from "../../server/src/platform/connections.ts";
import { openStorage } from "../storage.ts";
import { addTenant, exportTenant, type TenantFile } from "../../server/src/features/tenant/tenant-file.ts";

const usage = "npm run tenant -- check FILE [--production] | add FILE | export SLUG";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { production: { type: "boolean", default: false } },
});
const [verb, subject = ""] = positionals;

if (verb === "check" && subject !== "") {
  if (hasErrors(say(readFile(subject)))) process.exitCode = 1;
} else if (verb === "add" && subject !== "") {
  const file = readFile(subject);
  if (hasErrors(say(file))) throw new Error("Nothing was added.");
  const { slug, version } = await inDatabase((owner) => addTenant(owner, file as TenantFile, new Date())); // checked just now
  console.log(`${slug} is there, with version ${version} of its manifest and settings.`);
} else if (verb === "export" && subject !== "") {
  const found = await inDatabase((owner) => exportTenant(owner, subject));
  if (!found) throw new Error(`No clinic has the slug ${subject}.`);
  console.log(JSON.stringify(found, null, 2));
} else {
  console.error(usage);
  process.exitCode = 1;
}

function readFile(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, "utf8"));
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON: ${String(error)}`);
  }
}

function say(file: unknown): Finding[] {
  const isProduction = values.production || process.env["ANTEROOM_ENV"] === "production";
  const found = checkTenant(file, { isProduction, vitalsProviders: [], symptomCheckers: ["embedded"] });
  for (const { kind, where, words } of found) console.log(`${kind.padEnd(7)}  ${where}: ${words}`);
  return found;
}

function hasErrors(found: readonly Finding[]): boolean {
  return found.some(({ kind }) => kind === "error");
}

/** With the database of the installation, as its owner. */
async function inDatabase<T>(work: (owner: Connections["owner"]) => Promise<T>): Promise<T> {
  const { connections, close } = await openStorage(readConfig(process.env), "tenant");
  try {
    return await work(connections.owner);
  } finally {
    await close();
  }
}
