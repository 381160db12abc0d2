import pg from "pg";
import type { Connections } from "./connections.ts";
import { prepareJobs } from "../jobs/jobs.ts";
import { migrate } from "./migrate.ts";
import { readMigrations } from "./migration-files.ts";
import { refusePowerfulRole } from "../http/roles.ts";

/**
 * Runs migrations as the owner, and creates the job queue's schema after new ones. Throws when the request role
 * has too many privileges, when the request pool leads to another database, or when a newer version has migrated the
 * database and `acceptsNewer` does not allow it.
 */
export async function prepareDatabase(
  connections: Connections,
  { acceptsNewer = false }: { acceptsNewer?: boolean } = {},
): Promise<void> {
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  let fresh: string[];
  try {
    fresh = await migrate(owner, readMigrations(), { acceptsNewer });
  } finally {
    await owner.end();
  }
  if (fresh.length > 0) await prepareJobs(connections.owner);
  const database = await askAs(connections.app, nameDatabase);
  if (connections.requests && (await askAs(connections.requests, nameDatabase)) !== database)
    throw new Error("DATABASE_POOL_URL leads to another database than DATABASE_URL.");
}

/** The answer over a connection that requests may use; refuses one whose role has too much power. */
async function askAs(
  connection: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<string>,
): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await refusePowerfulRole(client);
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** SQL that returns `name`, unique among all databases: the cluster's identifier and the database's OID. */
export const databaseName =
  "select (select system_identifier from pg_control_system()) || '/' || oid as name from pg_database where datname = current_database()";

async function nameDatabase(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(databaseName);
  return rows[0]?.name ?? "";
}
