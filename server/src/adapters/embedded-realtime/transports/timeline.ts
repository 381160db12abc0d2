import type { FastifyInstance } from "fastify";
import type { createTimeline } from "../timeline.ts";

type Route = { Params: { receiver: string }; Querystring: Record<string, unknown> };

/** Serves the JSONP URL to which pusher-js sends its usage statistics every 60 seconds. */
export function serveTimeline(app: FastifyInstance, timeline: ReturnType<typeof createTimeline>): void {
  app.get<Route>("/timeline/v2/jsonp/:receiver", { schema: { hide: true } as object }, (request, reply) => {
    const { receiver } = request.params;
    if (!/^\d{1,9}$/.test(receiver)) return reply.code(404).send();
    const isTaken = timeline.take(request.query);
    return reply
      .code(isTaken ? 200 : 400)
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`globalThis.Pusher?.ScriptReceivers?.[${receiver}]?.(${isTaken ? "null, {}" : '"refused"'});`);
  });
}
