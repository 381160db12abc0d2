import pg from "pg";

/**
 * Connects as the database's owner: by URL, or as `anteroom` through the embedded database's
 * socket. The caller ends the connection.
 */
export async function ownerClient(place: { url: string } | { socketDir: string }): Promise<pg.Client> {
  const client = new pg.Client(
    "url" in place
      ? { connectionString: place.url }
      : { host: place.socketDir, user: "anteroom", database: "anteroom" },
  );
  await client.connect();
  return client;
}

/** A connection as the database's owner. */
export type OwnerClient = pg.Client;
