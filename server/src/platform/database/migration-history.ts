import type { Migration } from "./migration-files.ts";

/** A row of `schema_migrations`. */
export type AppliedMigration = { name: string; checksum: string };

/** An earlier version of a migration file with which some databases were created. */
export type EarlierText = {
  name: string;
  checksum: string;
  /** The commit that added this text. It was valid until the next commit to the file. */
  commit: string;
  /** SQL expression that is true in a database created by this text. Evaluated only for rows without a checksum. */
  isRecognisedBy: string;
  /** Whether later migrations bring a database of this text to today's schema. */
  isUpgradable: boolean;
};

/**
 * Every earlier version of a migration, from `git log --full-history -m -- server/migrations`. Add one only when a
 * released file cannot run at all.
 */
export const earlierTexts: readonly EarlierText[] = [
  {
    name: "0001-foundation.sql",
    checksum: "601488c2c2e8ae512267cfbbedad92828fdc1b67220ec2841d74479be605e726",
    commit: "0e597c20",
    isRecognisedBy: "to_regclass('public.tenant_configs') is null",
    isUpgradable: false, // a prototype: two made-up clinics, no accounts, no bookings of people
  },
  {
    name: "0001-foundation.sql",
    checksum: "075ea9226f96600e982a14bbe2345a421d4162d67d680b2424d1c1e5b524a056",
    commit: "65901b7e",
    isRecognisedBy: `to_regclass('public.payments') is not null and not exists (
      select from pg_attribute where attrelid = to_regclass('public.payments') and attname = 'last_word')`,
    isUpgradable: true, // by 0029-earlier-foundations.sql
  },
  // Both made the index guests_of_email, so that neither could run after the other: today's texts make it once.
  {
    name: "0028-booking-limits.sql",
    checksum: "3a5280f6cd884c7468be26d2a32a11b4b0c18de4108a155ede1f2e615c6f4359",
    commit: "6a8d119e",
    isRecognisedBy: "false",
    isUpgradable: true,
  },
  {
    name: "0034-guest-links.sql",
    checksum: "d403202020df215b67a0b727eb3ccbf9136b6a43fb7d524c492efe898ee01d4d",
    commit: "4257ba76",
    isRecognisedBy: "false",
    isUpgradable: true,
  },
  {
    name: "0137-name-words.sql",
    checksum: "3c8e1f4b7c6c0589848a3a779ab0f541b2a7cfa3ba1d16fd391b2756e88872c7",
    commit: "8e4e5daef",
    isRecognisedBy: "false",
    isUpgradable: false,
  },
];

/**
 * Returns why this version must not migrate the database, naming the file and the remedy; null when it may. With
 * `acceptsNewer` the database may have migrations that this version lacks.
 */
export function findHistoryFault(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  acceptsNewer = false,
): string | null {
  for (const row of applied) {
    const file = migrations.find(({ name }) => name === row.name);
    if (!file && acceptsNewer) continue;
    const fault = file ? findTextFault(row, file) : unknownFile(row.name);
    if (fault) return fault;
  }
  return null;
}

function unknownFile(name: string): string {
  return (
    `The database has the migration ${name}, which this version of Anteroom lacks: a newer version was here. ` +
    `Start that version or a newer one, or set ANTEROOM_NEWER_DATABASE=on to go back by one version (docs/operate.md).`
  );
}

function findTextFault(row: AppliedMigration, file: Migration): string | null {
  if (row.checksum === file.checksum) return null;
  const earlier = earlierTexts.find(({ name, checksum }) => name === row.name && checksum === row.checksum);
  if (earlier?.isUpgradable) return null;
  if (earlier)
    return (
      `The database was made by the prototype of commit ${earlier.commit} (${row.name}), which cannot be upgraded. ` +
      `Start with an empty database: name another ANTEROOM_DATA_DIR or DATABASE_URL.`
    );
  return (
    `The migration server/migrations/${row.name} was changed after this database applied it ` +
    `(applied ${row.checksum.slice(0, 12)}, now ${file.checksum.slice(0, 12)}). Restore the file's text ` +
    `(git checkout <commit> -- server/migrations/${row.name}) and put the change into a new migration.`
  );
}
