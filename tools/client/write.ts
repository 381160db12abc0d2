// `npm run client` writes client/src/api.ts from the OpenAPI document; with `--check` it only says whether it is current.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeApi } from "../../server/src/platform/openapi/describe-api.ts";
import { typesOfDocument, type Document } from "./types-of-document.ts";

const target = path.resolve(import.meta.dirname, "../../client/src/api.ts");
// As others read it: what JSON leaves out is not described.
const document = JSON.parse(JSON.stringify(describeApi("0.0.0"))) as Document;
const types = typesOfDocument(document);

if (!process.argv.includes("--check")) writeFileSync(target, types);
else if (readFileSync(target, "utf8") !== types) {
  console.error("client/src/api.ts is out of date. Run: npm run client");
  process.exitCode = 1;
}
