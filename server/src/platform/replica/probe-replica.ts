import pg from "pg";
import { databaseName } from "../database/prepare-database.ts";
import { refusePowerfulRole } from "../http/roles.ts";

/** A connection that only asks how far the replica is. */
export type Probe = {
  /** Returns the replayed WAL position in bytes. Rejects after `patienceMs`, and when it is no standby. */
  replayed: () => Promise<number>;
  close: () => void;
};

/** A replica that must not be used: another database, or a role with too many privileges. */
export class UnfitReplica extends Error {
  override name = "UnfitReplica";
}

/**
 * Connects to the replica and checks that it is a standby of this database and that row-level security binds the
 * role. Rejects with `UnfitReplica` when it must not be used.
 */
export async function openProbe(
  connection: pg.ClientConfig,
  { database, patienceMs }: { database: string; patienceMs: number },
): Promise<Probe> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patienceMs });
  let isLost = false;
  client.on("error", () => (isLost = true)).on("end", () => (isLost = true));
  const close = () => {
    isLost = true;
    client.connection.stream.destroy();
  };
  const ask = async <T>(question: Promise<T>): Promise<T> => {
    const timer = setTimeout(close, patienceMs); // what waits is then told that the connection ended
    try {
      return await question;
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    await client.connect();
    await ask(refusePowerfulRole(client)).catch(asUnfit);
    const { rows } = await ask(client.query<{ name: string }>(databaseName));
    if (rows[0]?.name !== database)
      throw new UnfitReplica("DATABASE_REPLICA_URL leads to another database than DATABASE_URL.");
  } catch (error) {
    close();
    throw error;
  }
  return {
    replayed: async () => {
      if (isLost) throw new Error("The connection ended.");
      const { rows } = await ask(client.query<{ position: number | null }>(replayedPosition));
      const position = rows[0]?.position ?? null;
      if (position === null) throw new Error("It is no standby.");
      return position;
    },
    close,
  };
}

const replayedPosition =
  "select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position";

/** `refusePowerfulRole` throws a sentence; whatever PostgreSQL itself says is passed on. */
function asUnfit(error: unknown): never {
  if (error instanceof Error && error.message.startsWith("Requests may not run"))
    throw new UnfitReplica(error.message, { cause: error });
  throw error;
}
