import { hidden } from "../../platform/app.ts";
import { problem } from "../../platform/problem.ts";
import { applyProviderWord } from "./apply-provider-word.ts";
import { webhookPath } from "./begin-payment.ts";
import type { PaymentParts } from "./payment-parts.ts";

/**
 * Where the provider tells us what happened. The clinic is not that of the host but the one named by the payment's
 * reference, read only after the signature was proven on the bytes as they came.
 */
export function paymentWebhook(parts: PaymentParts): void {
  const { app } = parts.services;
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    scope.post(webhookPath(parts.payments.provider), hidden, async (request, reply) => {
      const rawBody = typeof request.body === "string" ? request.body : "";
      const read = parts.payments.readNotification(request.headers, rawBody);
      if (read.reading === "bad_signature") return reply.sendProblem(problem("unauthenticated"));
      if (read.reading === "malformed") return reply.sendProblem(problem("malformed_request"));
      for (const event of read.events) {
        const tenant = await tenantOfReference(parts, event.reference);
        const result = tenant ? await applyProviderWord(parts, tenant, event) : "unknown";
        // Told again it would be as unknown: the answer is still "received".
        if (result === "unknown")
          parts.report(new Error("The payment provider told of a payment nobody knows"));
      }
      return reply.code(202).send();
    });
    done();
  });
}

async function tenantOfReference({ services }: PaymentParts, reference: string) {
  const id = /^t([1-9]\d{0,8})-a\d+-\w+$/.exec(reference)?.[1];
  return id === undefined ? null : services.app.tenants.ofId(Number(id));
}
