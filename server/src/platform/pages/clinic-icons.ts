import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { hiddenFromOpenApi } from "../http/app.ts";
import { drawSvg } from "./draw-svg.ts";
import { iconDrawing, iconKinds } from "./icon-drawing.ts";

/** So many finished icons are kept in memory, about 10 kB each: those of the clinics that were asked for last. */
const maxCached = 200;

/**
 * Serves the clinic's icons as PNG at fixed paths, for home screens without SVG support (iOS). `drawingAt` returns the
 * text of a file of the build.
 */
export function serveClinicIcons(app: FastifyInstance, drawingAt: (path: string) => string): void {
  const stored = new Map<string, Promise<Uint8Array>>();
  for (const { name, pixels, isMaskable } of iconKinds)
    app.get(name, hiddenFromOpenApi, async ({ tenant, headers }, reply) => {
      if (!tenant) return reply.sendProblem({ isProblem: true, code: "tenant_not_found", extra: {} });
      const drawing = iconDrawing(tenant.manifest, isMaskable, drawingAt);
      const etag = `"${createHash("sha256").update(`${pixels} ${drawing}`).digest("base64url").slice(0, 22)}"`;
      reply.header("etag", etag).header("cache-control", "public, max-age=3600");
      if (headers["if-none-match"] === etag) return reply.code(304).send();
      const picture = stored.get(etag) ?? drawSvg(drawing, pixels).then(({ png }) => png);
      keepLast(stored, etag, picture);
      return reply.type("image/png").send(Buffer.from(await picture));
    });
}

function keepLast(
  stored: Map<string, Promise<Uint8Array>>,
  etag: string,
  picture: Promise<Uint8Array>,
): void {
  stored.delete(etag);
  stored.set(etag, picture);
  const [oldest] = stored.keys();
  if (stored.size > maxCached && oldest !== undefined) stored.delete(oldest);
  picture.catch(() => stored.delete(etag));
}
