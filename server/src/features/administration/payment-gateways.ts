import * as shapes from "@anteroom/contract/administration/payment-gateways";
import {
  canCaptureLater,
  gatewayCurrency,
  gatewayFaults,
  type GatewayKind,
} from "@anteroom/domain/payment/gateway-kinds";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { sealGatewaySecret } from "../../shared/payment/gateway-accounts.ts";
import {
  countOpenPayments,
  hasPayments,
  isMethodTaken,
  readPaymentGateways,
  gatewayVersion,
} from "./payment-gateway-rows.ts";
import { testGateway, type GatewayDeps } from "./test-payment-gateway.ts";

/** Most gateways of a clinic. */
const mostGateways = 10;

/**
 * Registers the routes to list, read, add, change, test and remove the clinic's payment gateways and to
 * rotate the signing key. Secrets can be set but never read. At most 10; one enabled gateway per method; the
 * account cannot change once it has payments, and removal requires that none is open. Changes are audited.
 */
export function clinicGatewayRoutes(deps: GatewayDeps): void {
  const { app, config } = deps.services;
  mount(app, shapes.clinicListPaymentGateways, ({ tenant, tx }) =>
    tx(async (one) => ({
      data: {
        collection: await readPaymentGateways(one, { tenantId: tenant.id, baseUrl: config.baseUrl }),
      },
    })),
  );
  mount(app, shapes.clinicGetPaymentGateway, (call) =>
    call.tx((tx) => answerOf(tx, call, deps, call.params.gateway_id)),
  );
  mount(app, shapes.clinicAddPaymentGateway, (call) => thenForget(deps, addGateway(call, deps)));
  mount(app, shapes.clinicChangePaymentGateway, (call) => thenForget(deps, changeGateway(call, deps)));
  mount(app, shapes.clinicRotatePaymentGatewayKey, (call) => rotateKey(call, deps));
  mount(app, shapes.clinicTestPaymentGateway, (call) => testGateway(call, deps));
  mount(app, shapes.clinicRemovePaymentGateway, (call) => thenForget(deps, removeGateway(call)));
}

/** Clears this server's cache of clinics; other servers are notified by the database. */
async function thenForget<T>({ services: { app } }: GatewayDeps, work: T | Promise<T>): Promise<T> {
  const outcome = await work;
  app.tenants.clearCache();
  return outcome;
}

type AddCall = Call<typeof shapes.clinicAddPaymentGateway>;
type ChangeCall = Call<typeof shapes.clinicChangePaymentGateway>;
type By = Pick<AddCall, "tenant" | "caller">;

type Facts = ChangeCall["body"] & { kind: GatewayKind; signing_key?: string | null };

/**
 * Returns the problem of invalid details: private addresses, kinds or methods not installed, a kind that takes another
 * currency than the clinic's, or that cannot capture later, wrong formats, a missing signing key (`signing_key` null; undefined: it stays).
 */
function refusalOfFacts(
  facts: Facts,
  { gateways }: GatewayDeps,
  { settings }: Tenant,
): ProblemOutcome | null {
  const { kind, address, merchant_account, methods, capture, signing_key } = facts;
  const known = gateways.methodsOf(kind);
  const currency = gatewayCurrency(kind);
  if (!known || (currency !== null && currency !== settings.currency))
    return problem("validation_failed", { fields: [{ path: "body.kind", code: "not_available" }] });
  const fields = gatewayFaults({
    kind,
    address,
    merchantAccount: merchant_account,
    ...(signing_key === undefined ? {} : { signingKey: signing_key }),
  }).map(({ field, code }) => ({
    path: `body.${field}`,
    code: field === "signing_key" && signing_key === null ? "required" : `${code}`,
  }));
  if (!gateways.canReach(address)) fields.push({ path: "body.address", code: "not_public" });
  if (!methods.every((method) => known.includes(method)))
    fields.push({ path: "body.methods", code: "not_available" });
  if (capture === "manual" && !canCaptureLater(kind))
    fields.push({ path: "body.capture", code: "not_available" });
  return fields.length > 0 ? problem("validation_failed", { fields }) : null;
}

function addGateway(call: AddCall, deps: GatewayDeps) {
  const { tenant, body, now, tx } = call;
  const { api_key, signing_key = null, methods, ...facts } = body;
  const refusal = refusalOfFacts({ ...body, signing_key }, deps, tenant);
  if (refusal) return refusal;
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const { count } = await one
      .selectFrom("payment_gateways")
      .select((all) => all.fn.countAll().as("count"))
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostGateways) return problem("status_conflict", { reason: "too_many" });
    if (body.is_enabled && (await isMethodTaken(one, methods, 0)))
      return problem("status_conflict", { reason: "method_taken" });
    const { id } = await one
      .insertInto("payment_gateways")
      .values({
        tenant_id: tenant.id,
        ...facts,
        methods: [...new Set(methods)],
        api_key_end: endOf(api_key),
        api_key_set_at: now,
        signing_key_end: endOf(signing_key ?? ""),
        signing_key_set_at: now,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const place = placeOf(call, deps, id);
    await one
      .updateTable("payment_gateways")
      .set({
        sealed_api_key: sealGatewaySecret(api_key, "gateway-api-key", place),
        sealed_signing_key:
          signing_key === null ? null : sealGatewaySecret(signing_key, "gateway-signing-key", place),
      })
      .where("id", "=", id)
      .execute();
    await writeAudit(one, call, "payment_gateway.add", id);
    return answerOf(one, call, deps, id);
  });
}

function changeGateway(call: ChangeCall, deps: GatewayDeps) {
  const { tenant, params, body, now, tx } = call;
  const { gateway_id: id } = params;
  const { api_key, methods, replaces, ...facts } = body;
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    const known = await lockGateway(one, id);
    if (!known) return problem("not_found");
    const refusal = refusalOfFacts({ ...body, kind: known.kind }, deps, tenant);
    if (refusal) return refusal;
    const version = gatewayVersion(known);
    const capture = facts.capture ?? known.capture;
    const sent = gatewayVersion({ ...known, ...facts, capture, methods: [...new Set(methods)] });
    const unread = refuseUnread(replaces, version, api_key === undefined && sent === version);
    if (unread) return unread;
    const isElsewhere = known.address !== body.address;
    if (isElsewhere && api_key === undefined)
      return problem("validation_failed", { fields: [{ path: "body.api_key", code: "required" }] });
    const isOther = isElsewhere || known.merchant_account !== body.merchant_account;
    if (isOther && (await hasPayments(one, id)))
      return problem("status_conflict", { reason: "has_payments" });
    if (body.is_enabled && (await isMethodTaken(one, methods, id)))
      return problem("status_conflict", { reason: "method_taken" });
    const sealed_api_key =
      api_key === undefined ? null : sealGatewaySecret(api_key, "gateway-api-key", placeOf(call, deps, id));
    await one
      .updateTable("payment_gateways")
      .set({
        ...facts,
        methods: [...new Set(methods)],
        ...(api_key !== undefined && sealed_api_key
          ? { sealed_api_key, api_key_end: endOf(api_key), api_key_set_at: now }
          : {}),
      })
      .where("id", "=", id)
      .execute();
    await writeAudit(one, call, "payment_gateway.change", id);
    if (known.is_enabled !== body.is_enabled)
      await writeAudit(one, call, body.is_enabled ? "payment_gateway.enable" : "payment_gateway.disable", id);
    return answerOf(one, call, deps, id);
  });
}

function rotateKey(call: Call<typeof shapes.clinicRotatePaymentGatewayKey>, deps: GatewayDeps) {
  const { params, body, now, tx } = call;
  const { gateway_id: id } = params;
  return tx(async (one) => {
    const known = await lockGateway(one, id);
    if (!known) return problem("not_found");
    const { kind, address, merchant_account: merchantAccount } = known;
    const faults = gatewayFaults({ kind, address, merchantAccount, signingKey: body.signing_key });
    if (faults.some(({ field }) => field === "signing_key"))
      return problem("validation_failed", { fields: [{ path: "body.signing_key", code: "invalid" }] });
    const hasOverlap = body.overlap_hours > 0;
    await one
      .updateTable("payment_gateways")
      .set({
        sealed_signing_key: sealGatewaySecret(
          body.signing_key,
          "gateway-signing-key",
          placeOf(call, deps, id),
        ),
        signing_key_end: endOf(body.signing_key),
        signing_key_set_at: now,
        sealed_old_signing_key: hasOverlap ? known.sealed_signing_key : null,
        old_signing_key_until: hasOverlap ? new Date(now.getTime() + body.overlap_hours * 3_600_000) : null,
      })
      .where("id", "=", id)
      .execute();
    await writeAudit(one, call, "payment_gateway.rotate", id);
    return answerOf(one, call, deps, id);
  });
}

function removeGateway(call: Call<typeof shapes.clinicRemovePaymentGateway>) {
  const { tenant, params, now, tx } = call;
  const { gateway_id: id } = params;
  return tx(async (one) => {
    await oneChangeAtATime(one, tenant.id);
    // A payment that is being started holds the row, so it is counted below.
    if (!(await lockGateway(one, id))) return problem("not_found");
    if ((await countOpenPayments(one, id)) > 0)
      return problem("status_conflict", { reason: "open_payments" });
    await one
      .updateTable("payment_gateways")
      .set({
        removed_at: now,
        is_enabled: false,
        sealed_api_key: null,
        sealed_signing_key: null,
        sealed_old_signing_key: null,
        old_signing_key_until: null,
      })
      .where("id", "=", id)
      .execute();
    await writeAudit(one, call, "payment_gateway.remove", id);
    return undefined;
  });
}

/** Serialises changes, so that two of them cannot take the same method. */
async function oneChangeAtATime(tx: Tx, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20261128, ${tenantId})`.execute(tx);
}

function lockGateway(tx: Tx, id: number) {
  return tx
    .selectFrom("payment_gateways")
    .select([
      "kind",
      "name",
      "address",
      "merchant_account",
      "methods",
      "is_enabled",
      "capture",
      "sealed_signing_key",
    ])
    .select(["api_key_end", "api_key_set_at"])
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

const endOf = (secret: string) => secret.slice(-4);

const placeOf = ({ tenant }: Pick<By, "tenant">, { services: { config } }: GatewayDeps, id: number) => ({
  dataKey: config.dataKey,
  tenantId: tenant.id,
  gatewayId: id,
});

async function answerOf(tx: Tx, { tenant }: Pick<By, "tenant">, { services }: GatewayDeps, id: number) {
  const wanted = { tenantId: tenant.id, baseUrl: services.config.baseUrl, id };
  const [found] = await readPaymentGateways(tx, wanted);
  return found ? { data: { entity: found } } : problem("not_found");
}

async function writeAudit(tx: Tx, { tenant, caller }: By, action: AuditAction, id: number): Promise<void> {
  await audit(tx, tenant.id, { actor: actorOf(caller), action, object: `payment_gateway/${id}` });
}
