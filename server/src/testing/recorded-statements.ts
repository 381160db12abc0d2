import pg from "pg";
import { loadList } from "../features/appointments/list-appointments.ts";
import { sessionOfToken } from "../platform/http/authentication.ts";
import { openDatabase, withTenant } from "../platform/database/database.ts";
import { NamingClient } from "../platform/database/named-statements.ts";
import { openTenants } from "../platform/tenancy/tenants.ts";

/** A statement with its parameters. */
export type RecordedStatement = { text: string; values: unknown[] };

/**
 * Opens a pool of at most `max` connections of the request role to the embedded database; `host`
 * is its socket's folder.
 */
export function openPool(host: string, max: number): pg.Pool {
  return new pg.Pool({ host, user: "anteroom_app", database: "anteroom", max });
}

/**
 * Returns the statements that the server runs for a patient's list of appointments, as a list of
 * their one transaction. Uses the demo clinic `aurora` and the patient of this session token;
 * throws when either is unknown.
 */
export async function recordList(host: string, token: string): Promise<RecordedStatement[][]> {
  const transactions: RecordedStatement[][] = [];
  // pg's own signature has many forms; all that Kysely uses begin with a text.
  class Recorder extends NamingClient {
    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own parameter list, handed on as it is
    override query(...args: any[]): any {
      const [text, values = []] = args;
      if (typeof text === "string" && /^(begin|start)/i.test(text)) transactions.push([]);
      if (typeof text === "string") transactions.at(-1)?.push({ text, values });
      return super.query(...args);
    }
  }
  const pool = new pg.Pool({
    host,
    user: "anteroom_app",
    database: "anteroom",
    max: 1,
    Client: Recorder,
    pipeline: true,
  });
  const db = openDatabase(pool);
  const now = new Date();
  const tenant = await openTenants(db).ofHost("aurora.localhost");
  if (!tenant) throw new Error("The demo clinic is not known");
  await withTenant(db, tenant.id, async (tx) => {
    const session = await sessionOfToken(tx, token, now);
    if (!session) throw new Error("The demo patient's session is not known");
    return loadList(tx, { tenant, caller: session.caller, query: {}, now });
  });
  await db.destroy();
  return transactions.slice(-1); // before it, the clinic was looked up
}
