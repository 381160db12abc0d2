import pg from "pg";
import { ensureRoles, jobsRole, requestRole } from "../http/roles.ts";

/** Owner: migrations and the job queue's schema. App: requests. Jobs: due work. */
export type Connections = { owner: pg.PoolConfig; app: pg.PoolConfig; jobs: pg.PoolConfig };

const ownerRole = "anteroom_owner";

/** The three roles behind a private socket, in a database that is made if it is missing. */
export async function socketConnections(
  socketDir: string,
  superuser: string,
  database: string,
): Promise<Connections> {
  const admin = new pg.Client({ host: socketDir, user: superuser, database: "postgres" });
  await admin.connect();
  try {
    const { rowCount } = await admin.query("select 1 from pg_roles where rolname = $1", [ownerRole]);
    if (rowCount === 0) await admin.query(`create role ${ownerRole} login nosuperuser createdb nobypassrls`);
    await ensureRoles(admin);
    const found = await admin.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await admin.query(`create database "${database}" owner ${ownerRole}`);
  } finally {
    await admin.end();
  }
  return rolesOn({ host: socketDir, database });
}

/** The three roles of a database that exists, over a private socket. */
export function rolesOn(place: { host: string; database: string }): Connections {
  return {
    owner: { ...place, user: ownerRole },
    app: { ...place, user: requestRole },
    jobs: { ...place, user: jobsRole },
  };
}

/** A PostgreSQL of the installation: its URL's user owns the database, requests and jobs step down to their roles. */
export async function externalConnections(url: string): Promise<Connections> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await ensureRoles(owner);
    await owner.query(`grant ${requestRole}, ${jobsRole} to current_user`);
  } finally {
    await owner.end();
  }
  return {
    owner: { connectionString: url },
    app: { connectionString: url, options: `-c role=${requestRole}` },
    jobs: { connectionString: url, options: `-c role=${jobsRole}` },
  };
}
