import type { Migration } from "../../server/src/platform/database/migration-files.ts";

type Fault = { kind: "new" | "edited" | "gone"; sentence: string };

/** Returns differences between migrations and their recorded checksums, each with what to do: new, edited and missing ones. */
export function findChecksumFaults(
  migrations: readonly Pick<Migration, "name" | "checksum">[],
  recorded: ReadonlyMap<string, string>,
): Fault[] {
  const faults: Fault[] = [];
  for (const { name, checksum } of migrations) {
    const known = recorded.get(name);
    if (known === undefined)
      faults.push({
        kind: "new",
        sentence: `${name} is new: run npm run migrations:record and commit the line.`,
      });
    else if (known !== checksum)
      faults.push({
        kind: "edited",
        sentence: `${name} was edited. Restore its text (git checkout main -- server/migrations/${name}) and write a new migration. While no other branch or data directory has it: delete its line and run npm run migrations:record.`,
      });
  }
  const names = new Set(migrations.map(({ name }) => name));
  for (const name of recorded.keys())
    if (!names.has(name))
      faults.push({
        kind: "gone",
        sentence: `${name} is recorded and is not there. Restore it; migrations stay.`,
      });
  return faults;
}

/**
 * Returns the names of the main branch's checksum file whose checksum here is another or missing: landed migrations that this branch
 * changes.
 */
export function findLandedChanges(
  main: ReadonlyMap<string, string>,
  here: ReadonlyMap<string, string>,
): string[] {
  return [...main].filter(([name, checksum]) => here.get(name) !== checksum).map(([name]) => name);
}
