import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { describeApi } from "./describe-api.ts";
import { interactivePage, referenceAddresses, writeReferenceScript } from "./interactive-reference.ts";
import { referencePage, referencePolicy } from "./reference-page.ts";

/** Written once and then the same for everybody. */
type Written = { text: string; etag: string };

/**
 * Serves the OpenAPI document at `/api/openapi.json`, its interactive reference at `/api/docs` and one without scripts
 * at `/api/docs/plain`. Answers 304 when the client has this version.
 */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  let described: ReturnType<typeof describeApi> | null = null; // takes a second
  const describe = () => (described ??= describeApi(version));
  const serve = (url: string, headers: Readonly<Record<string, string>>, write: () => string) => {
    let written: Written | null = null;
    app.get(url, { schema: { hide: true } }, (request, reply) => {
      written ??= withTag(write());
      if (isKnown(request, reply, written.etag)) return reply.code(304).send();
      return reply.headers(headers).send(written.text);
    });
  };
  serve("/api/openapi.json", { "content-type": "application/json; charset=utf-8" }, () =>
    JSON.stringify(describe()),
  );
  serve(referenceAddresses.plain, { "content-type": html, "content-security-policy": referencePolicy }, () =>
    referencePage(describe()),
  );
  app.get("/api/docs", { schema: { hide: true } }, (_request, reply) => {
    const { policy, html: page } = interactivePage(describe().info.title);
    const headers = { "content-type": html, "content-security-policy": policy, "cache-control": "no-store" };
    return reply.headers(headers).send(page);
  });
  serveReferenceScript(app, describe);
}

const html = "text/html; charset=utf-8";

function serveReferenceScript(app: FastifyInstance, describe: () => ReturnType<typeof describeApi>): void {
  let written: Promise<Written & { compressed: Buffer }> | null = null;
  const write = async () => {
    const { text, compressed } = await writeReferenceScript(describe());
    return { ...withTag(text), compressed };
  };
  app.get(referenceAddresses.script, { schema: { hide: true } }, async (request, reply) => {
    const { text, etag, compressed } = await (written ??= write());
    reply.headers({ vary: "accept-encoding", "content-type": "text/javascript; charset=utf-8" });
    if (isKnown(request, reply, etag)) return reply.code(304).send();
    const isCompressed = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (isCompressed) reply.header("content-encoding", "gzip");
    return reply.send(isCompressed ? compressed : text);
  });
}

/** Names the version, and returns whether the client has it. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({ etag, "cache-control": "no-cache" });
  return request.headers["if-none-match"] === etag;
}

function withTag(text: string): Written {
  return { text, etag: `W/"${createHash("sha256").update(text).digest("base64url")}"` };
}
