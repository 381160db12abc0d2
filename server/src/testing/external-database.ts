import pg from "pg";
import { inject } from "vitest";
import { emptyDatabase } from "./fresh-database.ts";

/**
 * Creates an empty database whose owner is not a superuser but may create roles. Returns its URL
 * and the same place as options of `pg`.
 */
export async function externalDatabase(): Promise<{ url: string; owner: pg.ClientConfig }> {
  const { socketDir, superuser } = inject("postgres");
  const { database } = (await emptyDatabase()).owner;
  const name = String(database);
  const role = `owner_of_${name}`;
  const admin = new pg.Client({ host: socketDir, user: superuser, database: name });
  await admin.connect();
  try {
    await admin.query(`create role "${role}" login createrole`);
    await admin.query(`grant anteroom_app, anteroom_jobs to "${role}" with admin option`);
    await admin.query(`alter database "${name}" owner to "${role}"`);
  } finally {
    await admin.end();
  }
  return {
    url: `postgres://${role}@localhost/${name}?host=${encodeURIComponent(socketDir)}`,
    owner: { host: socketDir, user: role, database: name },
  };
}
