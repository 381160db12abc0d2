import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Sets ETag, revalidation and language headers on the reply. Returns true when the client has this answer
 * already; then send 304 yourself.
 */
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
