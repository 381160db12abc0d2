import type { FastifyInstance } from "fastify";
import type { Clock } from "../../ports/clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** What every journey's routes and use cases stand on; made once in `main.ts`. Ports come beside it, by name. */
export type Services = {
  app: FastifyInstance;
  /** Transactions of one clinic go through `withTenant`. */
  db: Database;
  /** The owner's read-only view, for finding which clinics have work due. */
  acrossClinics: Database;
  clock: Clock;
  config: Config;
  jobs: Pick<Jobs, "send">;
};
