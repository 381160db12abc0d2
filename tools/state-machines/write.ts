// `npm run states` writes docs/state-machines.md from the domain's own tables; with `--check` it only says whether it is current.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stateMachines } from "@anteroom/domain/shared/state-machines";
import { stateMachinesDocument } from "./document.ts";

const target = path.resolve(import.meta.dirname, "../../docs/state-machines.md");
const document = stateMachinesDocument(stateMachines);
if (!process.argv.includes("--check")) {
  writeFileSync(target, document);
} else if (!existsSync(target) || readFileSync(target, "utf8") !== document) {
  console.error("docs/state-machines.md is out of date. Run: npm run states");
  process.exitCode = 1;
}
