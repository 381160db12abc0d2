import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Lets a browser keep an answer as long as it asks whether it still holds; true when it has this very one. */
export function markNotModified(answer: object, request: FastifyRequest, reply: FastifyReply): boolean {
  const digest = createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22);
  const etag = `"${digest}"`;
  reply
    .header("etag", etag)
    .header("cache-control", "no-cache")
    .header("vary", "accept-language, cookie")
    .header("content-language", request.locale);
  return request.headers["if-none-match"] === etag;
}
