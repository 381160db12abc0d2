import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** Written once and then the same for everybody: it depends on the routes and the version alone. */
type Document = { json: string; etag: string };

/** Serves the OpenAPI document at `/api/openapi.json`; whoever already has this one is told 304. */
export function serveOpenApi(app: FastifyInstance): void {
  let document: Document | null = null;
  app.get("/api/openapi.json", { schema: { hide: true } }, (request, reply) => {
    document ??= writeDocument(app);
    reply.headers({ etag: document.etag, "cache-control": "no-cache" });
    if (request.headers["if-none-match"] === document.etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(document.json);
  });
}

function writeDocument(app: FastifyInstance): Document {
  const json = JSON.stringify(app.swagger());
  return { json, etag: `"${createHash("sha256").update(json).digest("base64url")}"` };
}
