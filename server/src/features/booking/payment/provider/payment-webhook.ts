import { sql } from "kysely";
import type { PaymentNotification } from "../../../../ports/payments.ts";
import { hidden } from "../../../../platform/http/app.ts";
import { problem } from "../../../../platform/http/problem.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { webhookPath } from "../begin-payment.ts";
import type { PaymentDeps } from "../payment-deps.ts";

/**
 * Where the provider tells us what happened. The clinic is not that of the host but the one named by the payment's
 * reference, read only after the signature was proven on the bytes as they came.
 */
export function paymentWebhook(deps: PaymentDeps): void {
  const { app } = deps.services;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    scope.post(webhookPath(deps.payments.provider), hidden, async (request, reply) => {
      const rawBody = typeof request.body === "string" ? request.body : "";
      const read = deps.payments.readNotification(request.headers, rawBody);
      if (read.reading === "bad_signature") return reply.sendProblem(problem("unauthenticated"));
      if (read.reading === "malformed") return reply.sendProblem(problem("malformed_request"));
      for (const event of read.events) {
        const tenant = await tenantOfReference(deps, event.reference);
        const result = tenant ? await applyPaymentEvent(deps, tenant, event) : "unknown";
        // Told again it would be as unknown: the answer is still "received".
        if (result === "unknown") await noteUnknown(deps, event);
      }
      return reply.code(202).send();
    });
    done();
  });
}

/** An event of no payment here is recorded for the operator; one that is about money is reported as well. */
async function noteUnknown({ payments, services, report }: PaymentDeps, event: PaymentNotification) {
  const { eventId, code = event.state, reference, state } = event;
  await sql`
    insert into provider_events (provider, event_id, code, reference, received_at)
    values (${payments.provider}, ${eventId}, ${code}, ${reference}, ${services.clock.now()})
    on conflict do nothing`.execute(services.db);
  if (state !== "noted") report(new Error(`The payment provider told of a payment nobody knows (${code})`));
}

async function tenantOfReference({ services }: PaymentDeps, reference: string) {
  const id = /^t([1-9]\d{0,8})-a\d+-\w+$/.exec(reference)?.[1];
  return id === undefined ? null : services.app.tenants.ofId(Number(id));
}
