import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import { readMigrations } from "../platform/database/migration-files.ts";
import { emptyDatabase } from "./fresh-database.ts";

/** As the version before stored them, and what becomes of them: title, name. */
const rows = [
  ["Dr Ana Rocha", "female", "doctor", "Ana Rocha"],
  ["Dra. Ana Rocha", "female", "doctor", "Ana Rocha"],
  ["Dr.ª Ana Rocha", "female", "doctor", "Ana Rocha"],
  ["Dott.ssa Ana Rocha", "female", "doctor", "Ana Rocha"],
  ["Dr. José de Sá", "male", "doctor", "José de Sá"],
  ["Dott. Joaquín Vial", null, "doctor", "Joaquín Vial"],
  ["د. نور حداد", "female", "doctor", "نور حداد"],
  ["الدكتورة نور حداد", "female", "doctor", "نور حداد"],
  ["Prof. Nuno Évora", "male", "professor", "Nuno Évora"],
  ["Professoressa Ana Rocha", "female", "professor", "Ana Rocha"],
  // Left as they are: a woman's title of somebody who is not known to be one, a second title, and no title at all.
  ["Dra. Ana Rocha", null, null, "Dra. Ana Rocha"],
  ["Dra. Ana Rocha", "male", null, "Dra. Ana Rocha"],
  ["Prof. Dr. Nuno Évora", "male", null, "Prof. Dr. Nuno Évora"],
  ["Dr. med. Nuno Évora", "male", null, "Dr. med. Nuno Évora"],
  ["Drago Ilić", "male", null, "Drago Ilić"],
  ["Proft Bauer", "male", null, "Proft Bauer"],
  ["Dr", "male", null, "Dr"],
  ["Ana Rocha", "female", null, "Ana Rocha"],
] as const;

test("the migration moves titles out of stored names in every clinic and leaves ambiguous ones", async () => {
  const client = new pg.Client((await emptyDatabase()).owner);
  await client.connect();
  try {
    const migrations = readMigrations();
    const before = migrations.filter(({ name }) => name < "0067");
    await migrate(client, before);
    for (const tenant of [1, 2]) {
      await client.query(
        `insert into tenants (id, slug, business_account_slug, created_at) overriding system value values ($1, $2, $2, now())`,
        [tenant, `clinic-${tenant}`],
      );
      await client.query("select set_config('app.tenant', $1, false)", [String(tenant)]);
      for (const [name, sex] of rows)
        await client.query(
          `insert into doctors (tenant_id, name, sex, specialty, languages, portrait, about, price_minor, visit_minutes)
            values ($1, $2, $3, 'cardiology', '{pt}', 'rui', '{}', 0, 20)`,
          [tenant, name, sex],
        );
    }
    await migrate(client, migrations);
    for (const tenant of [1, 2]) {
      await client.query("select set_config('app.tenant', $1, false)", [String(tenant)]);
      const { rows: found } = await client.query(
        "select title, name from doctors where tenant_id = $1 order by id",
        [tenant],
      );
      expect(found).toEqual(rows.map(([, , title, name]) => ({ title, name })));
    }
  } finally {
    await client.end();
  }
});
