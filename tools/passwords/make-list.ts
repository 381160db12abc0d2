// usage: node tools/passwords/make-list.ts PASSWORDS.txt
// Writes server/data/common-passwords.bin from a list with the most common password first; see server/data/README.md.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fieldLimits } from "../../domain/src/shared/field-limits.ts";

const most = 100_000;
const bytesEach = 5;

const [source = ""] = process.argv.slice(2);
const long = readFileSync(source, "utf8")
  .split(/\r?\n/)
  .map((line) => line.normalize("NFKC").toLowerCase())
  .filter((line) => line.length >= fieldLimits.passwordMin);
const chosen = [...new Set(long)].slice(0, most);
const prefixes = chosen
  .map((password) => createHash("sha256").update(password).digest().subarray(0, bytesEach))
  .sort((a, b) => a.compare(b));
const target = path.resolve(import.meta.dirname, "../../server/data/common-passwords.bin");
writeFileSync(target, Buffer.concat(prefixes));
console.log(`${chosen.length} passwords, ${chosen.length * bytesEach} bytes`);
