import { passcodeLength } from "@anteroom/domain/health/health-record";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { Services } from "../../../platform/config/services.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { problem } from "../../../platform/http/problem.ts";
import { countAddress, ticketedShare, ticketFor, useShare } from "./open-share.ts";
import { hasHealthRecord } from "./record-person.ts";
import { fhirJson, manifestAddress } from "./record-shares.ts";

/** A request for a manifest. What else a program sends is ignored, as SMART Health Links ask. */
const ManifestRequest = z.object({
  recipient: z.string().check(z.trim(), z.minLength(1)),
  passcode: z.optional(z.nullable(z.string().check(z.maxLength(passcodeLength.most)))),
  embeddedLengthMax: z.optional(z.nullable(z.int().check(z.gte(0)))),
});

const Token = /^[\w-]{43}$/;

/**
 * Registers the manifest of SMART Health Links and its files. Their form is the specification's, so they are not part
 * of the contract; programs on any site may ask, and no cookie is read. A manifest counts as a view and is audited;
 * 401 with the tries left for a wrong passcode, 404 for every link that does not open, 429 above 60 requests of one
 * network in 15 minutes.
 */
export function healthLinkRoutes({ app, db, config }: Services): void {
  const { dataKey } = config;
  app.options<{ Params: { token: string } }>("/api/shl/:token", hiddenFromOpenApi, (_request, reply) =>
    opened(reply).headers(preflight).code(204).send(),
  );
  app.post<{ Params: { token: string } }>("/api/shl/:token", hiddenFromOpenApi, async (request, reply) => {
    opened(reply);
    const { tenant, ip: address } = request;
    const { token } = request.params;
    const body = z.safeParse(ManifestRequest, request.body);
    if (!body.success) return answered(reply, 400, { error: "A recipient is needed." });
    if (!tenant || !hasHealthRecord(tenant) || !Token.test(token)) return gone(reply);
    const now = app.clock.now();
    const { passcode, embeddedLengthMax } = body.data;
    const recipient = body.data.recipient.slice(0, fieldLimits.name);
    const answer = await withTenant(db, tenant.id, async (tx) => {
      const wait = await countAddress(tx, tenant.id, address, now);
      if (wait !== null) return { state: "wait", wait } as const;
      const use = { by: "program", recipient } as const;
      return useShare(tx, { tenantId: tenant.id, token, passcode: passcode || undefined, use, now });
    });
    if (answer.state === "wait")
      return reply.sendProblem(problem("too_many_requests", { retry_after: answer.wait }));
    if (answer.state === "closed") return gone(reply);
    if (answer.state === "passcode") return answered(reply, 401, { remainingAttempts: answer.triesLeft });
    const { share } = answer;
    const manifest = manifestAddress(token, { config, tenant });
    const ticket = ticketFor(share.id, { dataKey, tenantId: tenant.id, now });
    const files = (share.sealed_fhir ?? []).map((embedded, index) => ({
      contentType: fhirJson,
      fhirVersion: "4.0.1",
      lastUpdated: share.created_at.toISOString(),
      status: "finalized",
      ...(embedded.length > (embeddedLengthMax ?? Infinity)
        ? { location: `${manifest}/${index}/${ticket}` }
        : { embedded }),
    }));
    return answered(reply, 200, { files });
  });
  app.get<{ Params: { token: string; index: string; ticket: string } }>(
    "/api/shl/:token/:index/:ticket",
    hiddenFromOpenApi,
    async (request, reply) => {
      opened(reply);
      const { tenant, ip: address } = request;
      const { token, index, ticket } = request.params;
      if (!tenant || !hasHealthRecord(tenant) || !Token.test(token)) return gone(reply);
      const now = app.clock.now();
      const found = await withTenant(db, tenant.id, async (tx) => {
        const wait = await countAddress(tx, tenant.id, address, now);
        return wait ?? ticketedShare(tx, token, ticket, { dataKey, tenantId: tenant.id, now });
      });
      if (typeof found === "number")
        return reply.sendProblem(problem("too_many_requests", { retry_after: found }));
      const file = /^\d$/.test(index) ? found?.sealed_fhir?.[Number(index)] : undefined;
      return file === undefined ? gone(reply) : reply.type("application/jose").send(file);
    },
  );
}

/** Readable by any site, since the link is what allows it; in no cache and no index. */
function opened(reply: FastifyReply): FastifyReply {
  return reply.headers({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "retry-after",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
}

const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
};

/** A link that expired, was revoked, used up or locked, or never was: one answer, which tells nothing apart. */
const gone = (reply: FastifyReply) => answered(reply, 404, { error: "This link does not open any more." });

function answered(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).type("application/json").serializer(JSON.stringify).send(body);
}
