// `npm run migrations:record`: adds the checksums of new migrations to server/migrations/checksums.txt, a line each.
// Never changes a line: databases have applied a recorded migration, so a change belongs into a new file.
import { appendFileSync } from "node:fs";
import {
  checksumsPath,
  readChecksums,
  readMigrations,
} from "../../server/src/platform/database/migration-files.ts";
import { findChecksumFaults } from "./checksum-faults.ts";

const recorded = readChecksums();
const migrations = readMigrations();
const added = migrations.filter(({ name }) => !recorded.has(name));
for (const { name, checksum } of added) appendFileSync(checksumsPath, `${checksum}  ${name}\n`);
console.log(added.length === 0 ? "Nothing is new." : `Recorded ${added.map(({ name }) => name).join(", ")}.`);

for (const { sentence } of findChecksumFaults(migrations, recorded).filter(({ kind }) => kind !== "new")) {
  console.error(sentence);
  process.exitCode = 1;
}
