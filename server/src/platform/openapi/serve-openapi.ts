import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { describeApi } from "./describe-api.ts";

/** Written once and then the same for everybody. */
type Document = { json: string; etag: string };

/** Serves the OpenAPI document at `/api/openapi.json`; whoever already has this one is told 304. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  let document: Document | null = null;
  app.get("/api/openapi.json", { schema: { hide: true } }, (request, reply) => {
    document ??= writeDocument(version);
    reply.headers({ etag: document.etag, "cache-control": "no-cache" });
    if (request.headers["if-none-match"] === document.etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(document.json);
  });
}

function writeDocument(version: string): Document {
  const json = JSON.stringify(describeApi(version));
  return { json, etag: `"${createHash("sha256").update(json).digest("base64url")}"` };
}
