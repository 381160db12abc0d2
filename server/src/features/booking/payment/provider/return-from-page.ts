import { gatewayKinds } from "@anteroom/domain/payment/gateway-kinds";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withTenant } from "../../../../platform/database/database.ts";
import { hiddenFromOpenApi } from "../../../../platform/http/app.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../../platform/http/problem.ts";
import { tenantAddress } from "../../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { PageReturn, PaymentOutcome } from "../../../../ports/payments.ts";
import { gatewayOfPath, webhookPath } from "../../../../shared/payment/webhook-path.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";
import { isUndecided, lockPayment, type PaymentRow } from "../payment-row.ts";
import { applyPaymentEvent, eventOfOutcome } from "./apply-payment-event.ts";
import { findNamedPayment } from "./payment-event-row.ts";
import { throughGateway } from "./through-gateway.ts";

type Returning = Pick<FastifyRequest, "url" | "body"> & { params: { place: string } };

/**
 * Registers the addresses at which payers come back from the page of a gateway that has to be asked then, by GET or POST.
 * Asks for and applies the outcome, and leads to the patient's payment page; without an answer in time a job goes on. It
 * has no session: a payment is found by the provider's token. Repeating it changes nothing.
 */
export function paymentReturn(scope: FastifyInstance, deps: PaymentDeps): void {
  for (const kind of gatewayKinds)
    scope.route<{ Params: { place: string } }>({
      method: ["GET", "POST"],
      url: `${webhookPath(kind)}/:place/return`,
      ...hiddenFromOpenApi,
      handler: async (request, reply) => {
        const address = await takeReturn(deps, kind, request);
        if (isProblem(address)) return reply.sendProblem(address);
        return reply.header("cache-control", "no-store").redirect(address, 303);
      },
    });
}

async function takeReturn(
  given: PaymentDeps,
  kind: string,
  request: Returning,
): Promise<string | ProblemOutcome> {
  const place = gatewayOfPath(request.params.place);
  const tenant = place && (await given.services.app.tenants.ofId(place.tenantId));
  if (!place || !tenant) return problem("not_found");
  const deps = await throughGateway(given, tenant, place.gatewayId);
  const { provider, readReturn } = deps.through;
  if (provider !== kind || !readReturn) return problem("not_found");
  const params = paramsOf(request);
  const returned = readReturn(params);
  const page = pageOf(params.get("to"));
  if (!returned) return tenantAddress(given.services.config, tenant, page);
  const resultCode = await settleReturn(deps, tenant, returned);
  return tenantAddress(given.services.config, tenant, `${page}?resultCode=${resultCode}`);
}

/** What came by POST counts with what is in the address. */
function paramsOf({ url, body }: Returning): URLSearchParams {
  const params = new URL(url, "http://localhost").searchParams;
  if (typeof body === "string")
    for (const [name, value] of new URLSearchParams(body)) params.set(name, value);
  return params;
}

/** Only the pages of a payment are led to. */
function pageOf(to: string | null): `/${string}` {
  return to !== null && /^\/(appointments\/[1-9]\d{0,9}\/pay|appointment-checkout)$/.test(to)
    ? (to as `/${string}`) // begins with a slash
    : "/";
}

/** Returns the hint for the page, in the words of Adyen's pages. */
async function settleReturn(deps: ProviderDeps, tenant: Tenant, returned: PageReturn): Promise<string> {
  const payment = await findReturning(deps, tenant, returned);
  if (!payment || !isUndecided(payment) || payment.provider_reference === null) return "Received";
  const { provider_reference: payload } = payment;
  const outcome = await deps.through.outcomeOf({ returned: { payload, resultCode: returned.resultCode } });
  if (outcome.state === "unavailable") await askLater(deps, tenant, payment);
  if (isKnown(outcome) && outcome.reference === payment.reference)
    await applyPaymentEvent(deps, tenant, eventOfOutcome(outcome));
  return hints[outcome.state] ?? "Received";
}

const isKnown = (outcome: PaymentOutcome) => outcome.state !== "unknown" && outcome.state !== "unavailable";

const hints: Readonly<Record<string, string>> = {
  authorised: "Authorised",
  refused: "Refused",
  cancelled: "Cancelled",
  expired: "Cancelled",
};

async function findReturning(
  { services, gatewayId }: ProviderDeps,
  { id }: Tenant,
  returned: PageReturn,
): Promise<PaymentRow | null> {
  return withTenant(services.db, id, async (tx) => {
    const reference =
      "reference" in returned
        ? returned.reference
        : (await findNamedPayment(tx, gatewayId ?? 0, returned.providerReference))?.reference;
    const payment = reference === undefined ? null : await lockPayment(tx, reference);
    if (payment?.gateway_id !== gatewayId) return null;
    const isNamed = "reference" in returned || payment.provider_reference === returned.providerReference;
    return isNamed ? payment : null;
  });
}

/** Queues a job that asks until the provider answers. */
async function askLater(
  { services }: ProviderDeps,
  { id: tenant }: Tenant,
  { id }: PaymentRow,
): Promise<void> {
  await withTenant(services.db, tenant, (tx) => services.jobs.send(tx, { tenant, kind: "payment", id }));
}
