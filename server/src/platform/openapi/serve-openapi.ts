import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

import { describeApi } from "./describe-api.ts";
import { referencePage, referencePolicy } from "./reference-page.ts";

/** Written once and then the same for everybody. */
type Written = { text: string; etag: string };

/**
 * Serves the OpenAPI document at `/api/openapi.json` and its reference at `/api/docs`. Answers 304 when the client has
 * this version.
 */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  const serve = (url: string, headers: Readonly<Record<string, string>>, write: () => string) => {
    let written: Written | null = null;
    app.get(url, { schema: { hide: true } }, (request, reply) => {
      written ??= withTag(write());
      reply.headers({ etag: written.etag, "cache-control": "no-cache" });
      if (request.headers["if-none-match"] === written.etag) return reply.code(304).send();
      return reply.headers(headers).send(written.text);
    });
  };
  serve("/api/openapi.json", { "content-type": "application/json; charset=utf-8" }, () =>
    JSON.stringify(describeApi(version)),
  );
  serve(
    "/api/docs",
    { "content-type": "text/html; charset=utf-8", "content-security-policy": referencePolicy },
    () => referencePage(describeApi(version)),
  );
}

function withTag(text: string): Written {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
