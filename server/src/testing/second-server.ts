import type { FastifyInstance } from "fastify";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { buildApp } from "../platform/http/app.ts";
import { openDatabase, openPool } from "../platform/database/database.ts";
import type { PaymentClinic } from "./payment-clinic.ts";

/**
 * Opens another server with the booking routes on the clinic's database and clock, with
 * connections and memory of its own. It shares the queue of sent jobs.
 */
export async function openSecondServer({
  services,
  connections,
  deps,
}: PaymentClinic): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const { clock, config } = services;
  const db = openDatabase(openPool(connections.app, 20, () => {}));
  const app = await buildApp({
    db,
    clock,
    config,
    codeVersion: () => "test",
    vitalsProviders: [],
    symptomCheckers: [],
    report: (error) => console.error(error),
  });
  bookingRoutes({ services: { ...services, app, db }, hints: deps.hints, payments: deps.payments });
  return {
    app,
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}
