import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../platform/config/services.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { allowAppOrigins } from "./cross-origin.ts";
import { clientIdOf, findPatientApp, readAuthorization } from "./authorization-request.ts";
import { readPublicIdTokenKeys } from "./id-token-key.ts";
import { authorizationPath, keysPath, openidConfiguration } from "./smart-configuration.ts";

/** The page where a patient decides. */
const page = "/connect-app";
/** The page of the desk that answers for the staff member who opened the app. */
const deskPage = "/desk/open-app";
const discoveryPath = "/.well-known/openid-configuration";

/**
 * Registers `GET /oauth/authorize`, where an app sends a patient (SMART App Launch, standalone), or a staff member who
 * opened it at the desk. Valid requests redirect to the page `/connect-app` or `/desk/open-app`, invalid ones back to the
 * app with an error; an unregistered client or redirect URI to `/connect-app?refused=unknown`. Stores nothing. Also serves OpenID Connect Discovery and `/oauth/jwks`,
 * which pages of public patient apps may read (CORS).
 */
export function serveAuthorization({ app, db, clock }: Pick<Services, "app" | "db" | "clock">): void {
  app.get(authorizationPath, hiddenFromOpenApi, async (request: FastifyRequest, reply: FastifyReply) => {
    const { tenant, protocol, host, url } = request;
    const origin = `${protocol}://${host}`;
    if (!tenant) return reply.code(404).send({ error: "invalid_request" });
    const query = new URLSearchParams(url.split("?")[1] ?? "");
    const client = await withTenant(db, tenant.id, (tx) => findPatientApp(tx, clientIdOf(query)));
    const reading = readAuthorization(query, client, { origin });
    reply.header("cache-control", "no-store");
    if (reading.kind === "unknown") return reply.redirect(`${page}?refused=unknown`, 302);
    if (reading.kind === "refused") return reply.redirect(reading.location, 302);
    const asked = Buffer.from(query.toString()).toString("base64url");
    return reply.redirect(`${reading.request.launch === null ? page : deskPage}?request=${asked}`, 302);
  });
  void app.register(async (scope) => {
    allowAppOrigins(scope, db, { paths: [discoveryPath, keysPath], methods: "GET" });
    scope.get(discoveryPath, hiddenFromOpenApi, (request, reply) => {
      if (!request.tenant) return reply.code(404).send({ error: "invalid_request" });
      reply.header("cache-control", "no-store");
      return reply.send(openidConfiguration(`${request.protocol}://${request.host}`));
    });
    scope.get(keysPath, hiddenFromOpenApi, async ({ tenant }, reply) => {
      if (!tenant) return reply.code(404).send({ error: "invalid_request" });
      const keys = await withTenant(db, tenant.id, (tx) => readPublicIdTokenKeys(tx, clock.now()));
      return reply.header("cache-control", "no-store").send({ keys });
    });
  });
}
