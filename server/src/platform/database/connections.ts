import pg from "pg";
import { ensureRoles, jobsRole, requestRole } from "../http/roles.ts";
import { GatheringClient } from "./named-statements.ts";

/**
 * Database connections by role. `owner`: migrations and the job queue's schema. `app`: requests. `jobs`: due work.
 * `requests`: the request pool, when it uses another route, such as PgBouncer.
 */
export type Connections = {
  owner: pg.PoolConfig;
  app: pg.PoolConfig;
  jobs: pg.PoolConfig;
  requests?: pg.PoolConfig;
};

const ownerRole = "anteroom_owner";

/** Returns the connections over a private socket. Creates the database and the three roles if they are missing. */
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

/** Returns the connections of the three roles to an existing database over a private socket. */
export function rolesOn(place: { host: string; database: string }): Connections {
  return {
    owner: { ...place, user: ownerRole },
    app: { ...place, user: requestRole },
    jobs: { ...place, user: jobsRole },
  };
}

/**
 * Creates the roles of requests and jobs in an external PostgreSQL, grants them to its owner, and returns the
 * connections. The user of `url` owns the database; requests and jobs switch to their own roles. `poolUrl` leads to the
 * same database through a transaction pool. Throws an explanation when `url` leads through such a pool.
 */
export async function externalConnections(url: string, poolUrl?: string): Promise<Connections> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await ensureRoles(owner);
    await owner.query(`grant ${requestRole}, ${jobsRole} to current_user`);
  } finally {
    await owner.end();
  }
  const app = { ...reachedAt(url), options: `-c role=${requestRole}` };
  await refusePooler(app);
  return {
    owner: reachedAt(url),
    app,
    jobs: { ...reachedAt(url), options: `-c role=${jobsRole}` },
    ...(poolUrl === undefined ? {} : { requests: { ...reachedAt(poolUrl), Client: GatheringClient } }),
  };
}

/** After so long without an answer TCP asks whether the other end is still there, in ms. */
const silentMs = 2_000;

/**
 * Returns the configuration of connections to this address of another machine. One whose far end has gone without a word, such as a
 * balancer that hangs and has lost its address to another one, fails within 12 s, or when the other one is asked; whoever waits for an answer on it would wait for ever.
 */
export function reachedAt(url: string): pg.PoolConfig {
  return { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: silentMs };
}

/** PgBouncer hands on no `options`, so that no role can be asked for; nor does it keep LISTEN or locks of a session. */
async function refusePooler(app: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(app);
  try {
    await client.connect();
  } catch (cause) {
    if (!(cause instanceof Error) || !cause.message.includes("unsupported startup parameter")) throw cause;
    throw new Error(
      "DATABASE_URL leads through PgBouncer, which keeps neither roles nor LISTEN: set DATABASE_URL to PostgreSQL itself, and DATABASE_POOL_URL to PgBouncer.",
      { cause },
    );
  } finally {
    await client.end();
  }
}
