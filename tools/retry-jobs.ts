// `npm run jobs:retry [-- kind …]`: without a kind it lists the jobs that fail and those that were given up; with kinds it has them tried again at once.
import { readConfig } from "../server/src/platform/config/config.ts";
import { openPool } from "../server/src/platform/database/database.ts";
import { jobKinds, type JobKind } from "../server/src/platform/jobs/job-kinds.ts";
import { listTroubledJobs, retryJobs } from "../server/src/platform/jobs/retry-jobs.ts";
import { openStorage } from "./storage.ts";

const given = process.argv.slice(2);
const unknown = given.filter((kind) => !jobKinds.includes(kind as JobKind));
if (unknown.length > 0) {
  console.error(`There are no jobs of kind ${unknown.join(", ")}. Kinds: ${jobKinds.join(", ")}.`);
  process.exit(1);
}
const { connections, close } = await openStorage(readConfig(process.env), "jobs:retry");
const pool = openPool(connections.owner, 1, () => {}); // what matters is thrown by the query
try {
  if (given.length === 0) {
    const troubled = await listTroubledJobs(pool);
    if (troubled.length === 0) console.log("No job fails, and none was given up.");
    for (const { kind, failing, givenUp, oldest, reasons } of troubled)
      console.log(
        `${kind}: ${failing} failing, ${givenUp} given up, the oldest queued at ${oldest.toISOString()}; why: ${reasons.join(", ")}`,
      );
  }
  for (const kind of given as JobKind[])
    console.log(`${kind}: ${await retryJobs(pool, kind)} jobs are tried again now`);
} finally {
  await pool.end();
  await close();
}
