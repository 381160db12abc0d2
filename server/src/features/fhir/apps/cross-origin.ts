import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { withTenant, type Database, type Tx } from "../../../platform/database/database.ts";
import { isOriginOf } from "../../../platform/http/addresses/origin.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { isOfPatients, keysOf } from "./app-rows.ts";

/** How long a browser keeps the answer to a preflight, in seconds; Chromium keeps none for longer. */
const preflightLifetime = 7_200;
/** Longest origin that is looked up: a scheme, a host name and a port. */
const longestOrigin = 300;

const mayRead = "etag, location, retry-after, www-authenticate";
const maySend = "accept, authorization, content-type, if-match, prefer";

type Paths = {
  /** Paths that answer preflights; `*` as in a route. */
  paths: readonly string[];
  methods: string;
};

/**
 * Lets pages of a clinic's public patient apps read the routes of this scope (CORS), by the origins of their redirect
 * URIs; other origins get no CORS headers, and 403 for a preflight. Cookies are never allowed. Requires
 * `request.tenant`.
 */
export function allowAppOrigins(scope: FastifyInstance, db: Database, { paths, methods }: Paths): void {
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "Origin");
    if (await isAppOrigin(db, request))
      reply.headers({
        "access-control-allow-origin": request.headers.origin,
        "access-control-expose-headers": mayRead,
      });
  });
  const answer = (_request: FastifyRequest, reply: FastifyReply) => {
    if (reply.getHeader("access-control-allow-origin") === undefined) return reply.code(403).send();
    return reply
      .code(204)
      .headers({
        "access-control-allow-methods": methods,
        "access-control-allow-headers": maySend,
        "access-control-max-age": String(preflightLifetime),
      })
      .send();
  };
  for (const path of paths) scope.options(path, hiddenFromOpenApi, answer);
}

async function isAppOrigin(db: Database, { tenant, headers }: FastifyRequest): Promise<boolean> {
  const { origin } = headers;
  if (!tenant || origin === undefined || origin.length > longestOrigin) return false;
  return withTenant(db, tenant.id, (tx) => hasPublicApp(tx, origin));
}

/** Whether a public app is sent back to this origin; one with a key runs on a server. */
async function hasPublicApp(tx: Tx, origin: string): Promise<boolean> {
  const rows = await tx
    .selectFrom("apps")
    .select(["redirect_uris", "jwks"])
    .where(isOfPatients)
    .where("revoked_at", "is", null)
    .where("jwks_uri", "is", null)
    .where(
      sql<boolean>`exists (select from unnest(apps.redirect_uris) as one where starts_with(lower(one), ${origin}))`,
    )
    .execute();
  return rows.some((row) => keysOf(row).length === 0 && isOriginOf(origin, row.redirect_uris));
}
