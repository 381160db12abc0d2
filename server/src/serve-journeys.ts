import type { Connections } from "./platform/connections.ts";
import type { Jobs } from "./platform/jobs.ts";
import type { Services } from "./platform/services.ts";
import type { Payments } from "./ports/payments.ts";
import type { Realtime } from "./ports/realtime.ts";
import type { Relay } from "./ports/relay.ts";
import { accountRoutes } from "./features/account/account-routes.ts";
import { findDoctorRoutes } from "./features/find-doctor/find-doctor-routes.ts";
import { tenantRoutes } from "./features/tenant/tenant-routes.ts";

type Parts = {
  services: Services;
  connections: Connections;
  jobs: Jobs;
  realtime: Realtime;
  relay: Relay;
  payments: Payments;
  report: (error: Error, where?: string) => void;
  undo: (() => Promise<void> | void)[];
};

/** Every journey's routes, jobs and timers. */
export async function serveJourneys({ services }: Parts): Promise<null> {
  tenantRoutes(services);
  findDoctorRoutes(services);
  accountRoutes(services, { forgetSession: () => {} });
  return null;
}
