import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MovableClock } from "../../ports/clock.ts";
import { hiddenFromOpenApi } from "./app.ts";

const Movement = z.strictObject({ offset_ms: z.int().min(-31_536_000_000).max(31_536_000_000) });

/**
 * Development only: routes that read and move the clock of tests. `POST /dev/clock {"offset_ms": 3600000}` sets it
 * one hour ahead of real time; at most 365 days either way.
 */
export function devClockRoutes(app: FastifyInstance, clock: MovableClock): void {
  app.get("/dev/clock", hiddenFromOpenApi, () => ({ now: clock.now().toISOString() }));
  app.post("/dev/clock", { schema: { hide: true, body: Movement } }, (request) => {
    clock.setOffset(Movement.parse(request.body).offset_ms);
    return { now: clock.now().toISOString() };
  });
}
