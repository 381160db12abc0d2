import { gatewayKinds, type GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { PaymentNotification } from "../../../../ports/payments.ts";
import { hiddenFromOpenApi } from "../../../../platform/http/app.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../../platform/http/problem.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { gatewayOfPath, webhookPath } from "../../../../shared/payment/webhook-path.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";
import { findNamedPayment } from "./payment-event-row.ts";
import { paymentReturn } from "./return-from-page.ts";
import { throughGateway } from "./through-gateway.ts";

/**
 * Registers the webhooks of the installed provider and of clinics' gateways, outside the OpenAPI document.
 * Verifies the signature, then applies each event; answers 202 also for unknown payments, 401 for a bad
 * signature. The payment's reference names the clinic, not the host. A gateway's messages count only for that
 * clinic's own payments. Registers the return addresses of `paymentReturn` too.
 */
export function paymentWebhook(deps: PaymentDeps): void {
  const { app } = deps.services;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    const own: ProviderDeps = { ...deps, through: deps.payments, gatewayId: null };
    scope.post(webhookPath(deps.payments.provider), hiddenFromOpenApi, async (request, reply) => {
      const read = readMessage(own, request);
      if (isProblem(read)) return reply.sendProblem(read);
      for (const event of read) {
        const tenant = await tenantOfReference(deps, event.reference);
        const result = tenant ? await applyPaymentEvent(own, tenant, event) : "unknown";
        // A repeat would be unknown as well, so the answer is still 202.
        if (result === "unknown") await noteUnknown(deps, event);
      }
      return reply.code(202).send();
    });
    for (const kind of gatewayKinds)
      scope.post<{ Params: { place: string } }>(
        `${webhookPath(kind)}/:place`,
        hiddenFromOpenApi,
        async (request, reply) => {
          const refusal = await takeFromGateway(deps, kind, request);
          return refusal ? reply.sendProblem(refusal) : reply.code(202).send();
        },
      );
    paymentReturn(scope, deps);
    done();
  });
}

type Message = Pick<FastifyRequest, "headers" | "body">;

function readMessage({ through }: ProviderDeps, { headers, body }: Message) {
  const read = through.readNotification(headers, typeof body === "string" ? body : "");
  if (read.reading === "bad_signature") return problem("unauthenticated");
  return read.reading === "malformed" ? problem("malformed_request") : read.events;
}

/**
 * Handles a message of a clinic's own gateway, also a disabled one. It applies to this clinic's payments that started there
 * and to no others, because the clinic knows the key. Other events belong to other users of the account, and are dropped.
 */
async function takeFromGateway(
  deps: PaymentDeps,
  kind: GatewayKind,
  request: Message & { params: { place: string } },
): Promise<ProblemOutcome | null> {
  const place = gatewayOfPath(request.params.place);
  const tenant = place && (await deps.services.app.tenants.ofId(place.tenantId));
  if (!place || !tenant) return problem("unauthenticated");
  const own = await throughGateway(deps, tenant, place.gatewayId);
  const read = own.through.provider === kind ? readMessage(own, request) : problem("unauthenticated");
  if (isProblem(read)) return read;
  const { db, clock } = deps.services;
  await withTenant(db, tenant.id, (tx) => noteMessage(tx, place.gatewayId, clock.now()));
  for (const received of read) {
    const event = await withReference(deps, { tenantId: tenant.id, gatewayId: place.gatewayId }, received);
    if (tenantIdOf(event.reference) === tenant.id) await applyPaymentEvent(own, tenant, event);
  }
  return null;
}

/**
 * Adds our number to an event that names its payment by the provider's reference alone, and the payment's amount where
 * the event has none (`XXX`).
 */
async function withReference(
  { services }: PaymentDeps,
  { tenantId, gatewayId }: { tenantId: number; gatewayId: number },
  event: PaymentNotification,
): Promise<PaymentNotification> {
  const { reference, providerReference: name, state } = event;
  if (reference !== "" || name === null || state === "noted") return event;
  const found = await withTenant(services.db, tenantId, (tx) => findNamedPayment(tx, gatewayId, name));
  if (!found) return event;
  const { amountMinor, currency } = event.currency === "XXX" ? found : event;
  return { ...event, ...found, amountMinor, currency };
}

/** Records when the last message arrived, for the clinic; at most one write a minute. */
async function noteMessage(tx: Tx, gatewayId: number, now: Date): Promise<void> {
  await sql`
    update payment_gateways set last_notified_at = ${now}
    where id = ${gatewayId} and (last_notified_at is null or last_notified_at < ${new Date(now.getTime() - 60_000)})`.execute(
    tx,
  );
}

/** Stores an event of an unknown payment for the operator, and reports it when it is about money. */
async function noteUnknown({ payments, services, report }: PaymentDeps, event: PaymentNotification) {
  const { eventId, code = event.state, reference, state } = event;
  await sql`
    insert into provider_events (provider, event_id, code, reference, received_at)
    values (${payments.provider}, ${eventId}, ${code}, ${reference}, ${services.clock.now()})
    on conflict do nothing`.execute(services.db);
  if (state !== "noted") report(new Error(`The payment provider told of a payment nobody knows (${code})`));
}

async function tenantOfReference({ services }: PaymentDeps, reference: string) {
  const id = tenantIdOf(reference);
  return id === null ? null : services.app.tenants.ofId(id);
}

function tenantIdOf(reference: string): number | null {
  const id = /^t([1-9]\d{0,8})-a\d+-\w+$/.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}
