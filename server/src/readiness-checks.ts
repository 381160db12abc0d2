import { sql } from "kysely";
import type { Database } from "./platform/database/database.ts";
import { readMigrations } from "./platform/database/migration-files.ts";
import type { Lease } from "./platform/database/serving-server.ts";
import type { ReadinessCheck } from "./platform/http/readiness.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { Bus } from "./ports/bus.ts";
import type { Files } from "./ports/files.ts";
import type { Relay } from "./ports/relay.ts";
import type { VideoEngine } from "./ports/video.ts";

type ReadinessDeps = {
  db: Database;
  acrossClinics: Database;
  lease: Lease;
  life: { isEnding: boolean };
  jobs: Pick<Jobs, "missing">;
  video: VideoEngine;
  bus: Pick<Bus, "isUp">;
  files: Pick<Files, "lack">;
  relay: Pick<Relay, "reach">;
};

/**
 * Returns the checks of `GET /api/health/ready`. Calls, files and the bus are reported but not required: a server
 * without them still books. Taking all servers out of service together would end what still works.
 */
export function readinessChecks({
  db,
  acrossClinics,
  lease,
  life,
  jobs,
  video,
  bus,
  files,
  relay,
}: ReadinessDeps): readonly ReadinessCheck[] {
  const names = readMigrations().map(({ name }) => name);
  return [
    {
      part: "process",
      isNeeded: true,
      lack: async () => (life.isEnding ? "This server is about to stop." : null),
    },
    {
      part: "server",
      isNeeded: true,
      lack: async () =>
        lease.isHeld() ? null : "This server could not tell the database in time that it is still there.",
    },
    {
      part: "database",
      isNeeded: true,
      lack: async () => {
        const answered = db.selectNoFrom((one) => one.val(1).as("one")).execute();
        return answered.then(
          () => null,
          () => "The database does not answer. See DATABASE_URL and the log of PostgreSQL.",
        );
      },
    },
    {
      part: "migrations",
      isNeeded: true,
      lack: async () => {
        const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
          acrossClinics,
        );
        const applied = new Set(rows.map(({ name }) => name));
        const missing = names.filter((name) => !applied.has(name));
        return missing.length === 0
          ? null
          : `The database lacks ${missing.join(", ")}. Start this version anew.`;
      },
    },
    {
      part: "jobs",
      isNeeded: true,
      lack: async () => {
        const missing = await jobs.missing();
        return missing.length === 0
          ? null
          : `There is no queue for ${missing.join(", ")}. Start this version anew.`;
      },
    },
    {
      part: "files",
      isNeeded: false,
      lack: files.lack,
    },
    {
      part: "bus",
      isNeeded: false,
      lack: async () =>
        bus.isUp() ? null : "Redis cannot be reached at REDIS_URL: nobody enters a call until it is back.",
    },
    {
      part: "media",
      isNeeded: false,
      lack: async () => lackOfMedia(video.reach()),
    },
    {
      part: "relay",
      isNeeded: false,
      lack: async () => {
        const { up, of } = (await relay.reach?.()) ?? { up: 0, of: 0 };
        return up === of
          ? null
          : `${of - up} of ${of} addresses in TURN_URLS do not answer: calls of people whose network allows no direct connection fail.`;
      },
    },
  ];
}

/** What is missing of the media servers, as a sentence for the operator; null where nothing is. */
function lackOfMedia({ up, of }: { up: number; of: number }): string | null {
  if (up === of) return null;
  if (up === 0) return "Janus cannot be reached at JANUS_URL: calls do not connect.";
  return `${of - up} of ${of} Janus in JANUS_URL cannot be reached: their calls have moved to the others.`;
}
