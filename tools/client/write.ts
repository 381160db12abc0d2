// `npm run client` writes the generated files of client/src from the OpenAPI document; with `--check` it only says whether they are current.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeApi } from "../../server/src/platform/openapi/describe-api.ts";
import { operationsOfDocument, schemasOfDocument } from "./names-of-document.ts";
import { typesOfDocument, type Document } from "./types-of-document.ts";

const folder = path.resolve(import.meta.dirname, "../../client/src");
// As others read it: what JSON leaves out is not described.
const document = JSON.parse(JSON.stringify(describeApi("0.0.0"))) as Document;
const files = {
  "api.ts": typesOfDocument(document),
  "operations.ts": operationsOfDocument(document),
  "schemas.ts": schemasOfDocument(document),
};

for (const [name, text] of Object.entries(files)) {
  const target = path.join(folder, name);
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (readFileSync(target, "utf8") !== text) {
    console.error(`client/src/${name} is out of date. Run: npm run client`);
    process.exitCode = 1;
  }
}
