import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import type { Realtime } from "../../ports/realtime.ts";

export type DemoDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "config">;
  /** The owner of the database: clinics and their domains are made by nobody else. */
  owner: pg.PoolConfig;
  address: Realtime["address"];
};
