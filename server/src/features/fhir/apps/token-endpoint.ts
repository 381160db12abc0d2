import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../platform/config/services.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { addressSubject, countTries, uncountTry } from "../../../platform/http/rate-limits.ts";
import type { AppAuthorization } from "../../../ports/app-authorization.ts";
import { appStore } from "./app-rows.ts";
import { allowAppOrigins } from "./cross-origin.ts";
import { introspectionPath, revocationPath, tokenPath } from "./smart-configuration.ts";

type EndpointDeps = { services: Services; authorization: AppAuthorization };

const allowOrigin = "access-control-allow-origin";
/** Most refused requests of one network in 15 minutes. */
const mostRefused = 60;

/**
 * Registers `POST /oauth/token`, where apps get access tokens for a signed assertion, an authorization code or a
 * refresh token, `POST /oauth/revoke`, and `POST /oauth/introspect`, where an app with a key learns whether a token is
 * good; outside the OpenAPI document. All together answer 429 above 60 refused requests of one network in 15 minutes;
 * requests answered with 200 do not count. Pages of a public patient app may ask for and revoke its tokens (CORS).
 */
export function serveAppTokens({ services: { app, db, clock, config }, authorization }: EndpointDeps): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { tenant, protocol, host, headers } = request;
    const origin = `${protocol}://${host}`;
    if (!tenant || !URL.canParse(origin)) return reply.code(404).send({ error: "invalid_request" });
    // The library would let a page read its errors until it knows the app.
    if (headers.origin !== undefined && reply.getHeader(allowOrigin) === undefined)
      return reply
        .code(400)
        .header("cache-control", "no-store")
        .send({ error: "invalid_request", error_description: "no app of the clinic has this origin" });
    const subject = addressSubject(request.ip, "app");
    const transact = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenant.id, work);
    const wait = await transact((tx) =>
      countTries(tx, tenant.id, [{ subject, most: mostRefused }], clock.now()),
    );
    if (wait !== null)
      return reply
        .code(429)
        .headers({ "retry-after": wait, "cache-control": "no-store" })
        .send({ error: "temporarily_unavailable" });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      // The library allows the origin of the app that it finds.
      if (value !== undefined && !name.startsWith("access-control-")) reply.raw.setHeader(name, value);
    await authorization.answer(request.raw, reply.raw, {
      tenantId: tenant.id,
      url: origin + tokenPath,
      revocationUrl: origin + revocationPath,
      introspectionUrl: origin + introspectionPath,
      resource: `${origin}/fhir/R4`,
      store: appStore({ db, clock, programLimit: app.programLimit, dataKey: config.dataKey }, tenant.id),
    });
    if (reply.raw.statusCode === 200) await transact((tx) => uncountTry(tx, subject));
    return reply;
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library reads the body.
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.post(introspectionPath, hiddenFromOpenApi, answer);
    await scope.register(async (ofPages) => {
      allowAppOrigins(ofPages, db, { paths: [tokenPath, revocationPath], methods: "POST" });
      ofPages.post(tokenPath, hiddenFromOpenApi, answer);
      ofPages.post(revocationPath, hiddenFromOpenApi, answer);
    });
  });
}
