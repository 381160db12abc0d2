import pg from "pg";

/** A connection as the database's owner or administrator: by its address, or to the embedded one on its socket. */
export async function ownerClient(place: { url: string } | { socketDir: string }): Promise<pg.Client> {
  const client = new pg.Client(
    "url" in place
      ? { connectionString: place.url }
      : { host: place.socketDir, user: "anteroom", database: "anteroom" },
  );
  await client.connect();
  return client;
}

export type OwnerClient = pg.Client;
