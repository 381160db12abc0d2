import type { FastifyInstance } from "fastify";
import type { Clock } from "../../ports/clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** The shared dependencies of all features, created once in `main.ts`. Ports are passed separately. */
export type Services = {
  app: FastifyInstance;
  /** The application database. Use `withTenant` for queries of a clinic. */
  db: Database;
  /** Read-only access to all clinics, to find which ones have work due. */
  acrossClinics: Database;
  clock: Clock;
  config: Config;
  jobs: Pick<Jobs, "send">;
};
