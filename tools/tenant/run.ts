// `npm run tenant -- check FILE [--production] | add FILE | export SLUG | token SLUG LABEL [--scopes A,B] [--days N] | id-token-key SLUG [--leaked]`: clinics as files of the form {"manifest", "settings", "domains"}.
// `check` says in words what is wrong with a file and what it will mean; `add` takes it into the installation's database, anew if the
// clinic is there; pictures of its manifest may be files beside it. `token` makes a token for the clinic's API and prints it once, the
// clinic's first above all: later ones the API makes. `id-token-key` publishes the next key of ID tokens ahead of its time, or replaces one that
// got out at once. `export` prints a clinic as such a file. A running server goes on with what was added within a second.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkTenant, type Finding } from "@anteroom/domain/clinic/tenant-check";
import { readConfig, parseSymptomCheckerCredentials } from "../../server/src/platform/config/config.ts";
import type { Connections } from "../../server/src/platform/database/connections.ts";
import { openStorage } from "../storage.ts";
import { changeIdTokenKey } from "./id-token-key.ts";
import { makeFirstToken, readTokenOptions } from "./first-token.ts";
import { readPictures, storePictures } from "./pictures.ts";
import { addTenant, exportTenant, type TenantFile } from "../../server/src/features/tenant/tenant-file.ts";

// Whoever runs a clinic is told what is wrong; where in this program it was noticed does not help.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

const usage =
  "npm run tenant -- check FILE [--production] | add FILE | export SLUG | token SLUG LABEL [--scopes A,B] [--days N] | id-token-key SLUG [--leaked]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    production: { type: "boolean", default: false },
    scopes: { type: "string" },
    days: { type: "string" },
    leaked: { type: "boolean", default: false },
  },
});
const [verb, subject = "", label = ""] = positionals;

if (verb === "check" && subject !== "") {
  const { file } = await readPictures(readFile(subject), path.dirname(subject));
  if (hasErrors(say(file))) process.exitCode = 1;
} else if (verb === "add" && subject !== "") {
  const { file, pictures } = await readPictures(readFile(subject), path.dirname(subject));
  if (hasErrors(say(file))) throw new Error("Nothing was added.");
  const { slug, version } = await inDatabase(async ({ owner, app }) => {
    const added = await addTenant(owner, file as TenantFile, new Date()); // checked just now
    await storePictures(app, (file as TenantFile).domains[0] ?? "", pictures);
    return added;
  });
  console.log(`${slug} is there, with version ${version} of its manifest and settings.`);
} else if (verb === "export" && subject !== "") {
  const found = await inDatabase(({ owner }) => exportTenant(owner, subject));
  if (!found) throw new Error(`No clinic has the slug ${subject}.`);
  console.log(JSON.stringify(found, null, 2));
} else if (verb === "token" && subject !== "" && label !== "") {
  const wanted = readTokenOptions(values);
  const made = await inDatabase(({ app }) => makeFirstToken(app, { slug: subject, label, ...wanted }));
  console.log(made.token);
  console.error(`Token ${made.id} of ${subject}, shown this one time.`);
} else if (verb === "id-token-key" && subject !== "") {
  const { dataKey } = readConfig(process.env);
  const wanted = { slug: subject, isLeaked: values.leaked, dataKey, now: new Date() };
  console.log(await inDatabase(({ app }) => changeIdTokenKey(app, wanted)));
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
  const found = checkTenant(file, {
    isProduction,
    vitalsProviders: [],
    paymentProviders: isProduction ? ["adyen"] : ["adyen", "sandbox"],
    symptomCheckers: ["embedded"],
    outside: {
      defaultUrl: process.env["SYMPTOM_SDK_URL"] ?? null,
      keyedOrigins: [...parseSymptomCheckerCredentials(process.env["SYMPTOM_API_KEYS"] ?? "").keys()],
    },
  });
  for (const { kind, where, words } of found) console.log(`${kind.padEnd(7)}  ${where}: ${words}`);
  return found;
}

function hasErrors(found: readonly Finding[]): boolean {
  return found.some(({ kind }) => kind === "error");
}

/** With the database of the installation. */
async function inDatabase<T>(work: (connections: Connections) => Promise<T>): Promise<T> {
  const { connections, close } = await openStorage(readConfig(process.env), "tenant");
  try {
    return await work(connections);
  } finally {
    await close();
  }
}
