import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import type { Realtime } from "../../ports/realtime.ts";

/** Services, the owner's connection and the realtime address, as the demo clinics are created and renewed with. */
export type DemoDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "config">;
  /** Connection of the database's owner, who alone creates clinics and domains. */
  owner: pg.PoolConfig;
  address: Realtime["address"];
};
