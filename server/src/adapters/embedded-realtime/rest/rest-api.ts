import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Realm } from "../realm.ts";
import type { createTimeline } from "../timeline.ts";
import {
  describeChannel,
  terminateUserConnections,
  listChannels,
  listUsers,
  publishBatch,
  publishEvent,
  type RestAnswer,
} from "./rest-answers.ts";
import { refuseSignature } from "./signature.ts";

type RestRealm = Pick<Realm, "app" | "broker">;
type RestDeps = { realms: ReadonlyMap<string, RestRealm>; timeline: ReturnType<typeof createTimeline> };
type Question = RestRealm & { name: string; query: URLSearchParams; body: unknown };

/** Ten events of 10 kB, every character of them escaped. */
const maxBodyBytes = 512 * 1024;

/** Serves Pusher's REST API at `/apps/{id}/…`. Every request must be signed with the application's secret. */
export function serveRest(app: FastifyInstance, { realms, timeline }: RestDeps): void {
  app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers(); // the signature is over the body as it came
    routes.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, String(body)),
    );
    const at = (
      method: "GET" | "POST",
      path: string,
      ask: (question: Question) => RestAnswer | Promise<RestAnswer>,
    ) =>
      routes.route({
        method,
        url: `/apps/:app${path}`,
        schema: { hide: true } as object, // `hide` belongs to @fastify/swagger
        handler: async (request, reply) => give(reply, await answerTo(request, ask)),
      });
    at("POST", "/events", ({ broker, body }) => publishEvent(broker, body));
    at("POST", "/batch_events", ({ broker, body }) => publishBatch(broker, body));
    at("GET", "/channels", ({ broker, query }) => listChannels(broker, query));
    at("GET", "/channels/:name", ({ broker, name, query }) => describeChannel(broker, name, query));
    at("GET", "/channels/:name/users", ({ broker, name }) => listUsers(broker, name));
    at("POST", "/users/:name/terminate_connections", ({ broker, name }) =>
      terminateUserConnections(broker, name),
    );
    at("GET", "/timeline", ({ app: { key } }) => ({ status: 200, body: timeline.statistics(key) })); // ours: Pusher has none
    done();
  });

  function answerTo(
    request: FastifyRequest,
    ask: (question: Question) => RestAnswer | Promise<RestAnswer>,
  ): RestAnswer | Promise<RestAnswer> {
    const { app: id = "", name = "" } = request.params as Record<string, string>; // the route's own parameters
    const realm = realms.get(id);
    if (!realm) return { status: 404, body: "No such application" };
    if (!realm.app.isEnabled) return { status: 403, body: "The application is disabled" };
    const [path = "", search = ""] = request.url.split("?", 2);
    const query = new URLSearchParams(search);
    const body = typeof request.body === "string" ? request.body : "";
    const refusal = refuseSignature({ method: request.method, path, query, body }, realm.app, Date.now());
    if (refusal) return { status: 401, body: refusal };
    return ask({ app: realm.app, broker: realm.broker, name, query, body: fromJson(body) });
  }
}

function give(reply: FastifyReply, { status, body }: RestAnswer): FastifyReply {
  const kind = typeof body === "string" ? "text/plain" : "application/json";
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return reply.code(status).type(`${kind}; charset=utf-8`).header("cache-control", "no-store").send(text);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
