import pg from "pg";
import type { Connections } from "./connections.ts";
import { prepareJobs } from "../jobs/jobs.ts";
import { migrate } from "./migrate.ts";
import { refusePowerfulRole } from "../http/roles.ts";

/** Migrates as the owner, makes the job queue's schema, and refuses to go on if requests would run with too much power. */
export async function prepareDatabase(connections: Connections): Promise<void> {
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  let fresh: string[];
  try {
    fresh = await migrate(owner);
  } finally {
    await owner.end();
  }
  if (fresh.length > 0) await prepareJobs(connections.owner);
  const app = new pg.Client(connections.app);
  await app.connect();
  try {
    await refusePowerfulRole(app);
  } finally {
    await app.end();
  }
}
