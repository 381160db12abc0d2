import * as shapes from "@anteroom/contract/administration/domains";
import { hostRule, isProven, proofRecordName, proofRecordValue } from "@anteroom/domain/clinic/clinic-hosts";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import { newToken } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { TxtRecords } from "../../ports/txt-records.ts";

/** Most host names of a clinic, including those to be proven. */
const mostDomains = 50;
/** Least time between two DNS queries for one host name, in ms. */
const checkEvery = 10_000;

type Deps = { services: Pick<Services, "app" | "config">; txtRecords: TxtRecords };
type DomainAnswer = { data: { entity: shapes.ClinicDomain } };

/**
 * Registers the routes to list, add, prove by a DNS record, make primary and remove a clinic's host names. A
 * host name belongs to one clinic. Changes are audited, clear this process's tenant cache and reach the other
 * processes through the database.
 */
export function clinicDomainRoutes({ services: { app, config }, txtRecords }: Deps): void {
  const installation = {
    baseHost: config.baseUrl.hostname,
    isProduction: config.environment === "production",
  };
  /** Clears this process's cache; the other processes are notified by the transaction. */
  const forgetting = async <T>(work: Promise<T>): Promise<T> => {
    const outcome = await work;
    app.tenants.clearCache();
    return outcome;
  };
  mount(app, shapes.clinicListDomains, async ({ tx }) => ({ data: { collection: await tx(readDomains) } }));
  mount(app, shapes.clinicAddDomain, async (call) => {
    const { domain } = call.body;
    const rule = hostRule(domain, call.tenant.slug, installation);
    if (rule === "malformed" || rule === "reserved") return refuse(rule);
    const owner = await app.tenants.ofHost(domain);
    if (owner && owner.id !== call.tenant.id) return refuse("taken");
    return forgetting(addDomain(call, rule));
  });
  mount(app, shapes.clinicCheckDomain, (call) => forgetting(checkDomain(call, txtRecords)));
  mount(app, shapes.clinicSetPrimaryDomain, (call) => forgetting(setPrimary(call)));
  mount(app, shapes.clinicRemoveDomain, (call) => forgetting(removeDomain(call)));
}

const refuse = (code: "malformed" | "reserved" | "taken") =>
  problem("validation_failed", { fields: [{ path: "body.domain", code }] });

/** Serialises changes of a clinic's host names. */
const lock = (tx: Tx, tenantId: number) =>
  sql`select pg_advisory_xact_lock(20261128, ${tenantId})`.execute(tx);

function addDomain(
  { tenant, caller, body: { domain }, now, tx }: Call<typeof shapes.clinicAddDomain>,
  rule: "free" | "proof",
) {
  return tx(async (one) => {
    await lock(one, tenant.id);
    const all = await readDomains(one);
    const known = all.find((each) => each.domain === domain);
    if (known) return { data: { entity: known } };
    if (all.length >= mostDomains) return problem("status_conflict");
    if (rule === "free") {
      if (!(await serve(one, tenant.id, domain, now))) return refuse("taken");
      await writeAudit(one, { tenant, caller }, "domain.serve", domain);
    } else {
      const challenge = newToken();
      await one
        .insertInto("tenant_domain_claims")
        .values({ tenant_id: tenant.id, domain, challenge, created_at: now })
        .execute();
      await writeAudit(one, { tenant, caller }, "domain.claim", domain);
    }
    return answerOf(one, domain);
  });
}

/** Adds the host name; returns false when it belongs to another clinic. */
async function serve(tx: Tx, tenantId: number, domain: string, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto("tenant_domains")
    .values({ domain, tenant_id: tenantId, is_primary: false, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("domain")
    .executeTakeFirst();
  return made !== undefined || (await readDomains(tx)).some((own) => own.is_served && own.domain === domain);
}

/** Checks the proof. Queries the DNS between two transactions, so that no lock is held. */
async function checkDomain(
  { tenant, caller, params: { domain }, now, tx }: Call<typeof shapes.clinicCheckDomain>,
  txtRecords: TxtRecords,
): Promise<DomainAnswer | ProblemOutcome> {
  const begun = await tx(async (one) => {
    await lock(one, tenant.id);
    const claim = await one
      .selectFrom("tenant_domain_claims")
      .select(["challenge", "last_checked_at"])
      .where("domain", "=", domain)
      .executeTakeFirst();
    if (!claim) return answerOf(one, domain);
    const wait = checkEvery - (now.getTime() - (claim.last_checked_at?.getTime() ?? 0));
    if (wait > 0) return problem("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
    await one
      .updateTable("tenant_domain_claims")
      .set({ last_checked_at: now })
      .where("domain", "=", domain)
      .execute();
    return claim.challenge;
  });
  if (typeof begun !== "string") return begun;
  const found = await txtRecords(proofRecordName(domain));
  return tx(async (one) => {
    await lock(one, tenant.id);
    if (!found || !isProven(found, begun)) {
      const last_found = found === null ? "unreachable" : found.length === 0 ? "nothing" : "other";
      await one
        .updateTable("tenant_domain_claims")
        .set({ last_found })
        .where("domain", "=", domain)
        .execute();
      return answerOf(one, domain);
    }
    const claim = await one
      .deleteFrom("tenant_domain_claims")
      .where("domain", "=", domain)
      .where("challenge", "=", begun)
      .returning("domain")
      .executeTakeFirst();
    if (!claim) return answerOf(one, domain); // removed, or proven by another request, meanwhile
    if (!(await serve(one, tenant.id, domain, now))) return problem("status_conflict");
    await writeAudit(one, { tenant, caller }, "domain.serve", domain);
    return answerOf(one, domain);
  });
}

function setPrimary({
  tenant,
  caller,
  params: { domain },
  tx,
}: Call<typeof shapes.clinicSetPrimaryDomain>): Promise<DomainAnswer | ProblemOutcome> {
  return tx(async (one) => {
    await lock(one, tenant.id);
    const answer = await answerOf(one, domain);
    if (isProblem(answer)) return answer;
    const { is_served, is_primary } = answer.data.entity;
    if (!is_served) return problem("status_conflict");
    if (is_primary) return answer;
    const change = (isPrimary: boolean) => one.updateTable("tenant_domains").set({ is_primary: isPrimary });
    await change(false).where("is_primary", "=", true).execute();
    await change(true).where("domain", "=", domain).execute();
    await writeAudit(one, { tenant, caller }, "domain.set_primary", domain);
    return answerOf(one, domain);
  });
}

function removeDomain({
  tenant,
  caller,
  params: { domain },
  tx,
}: Call<typeof shapes.clinicRemoveDomain>): Promise<ProblemOutcome | undefined> {
  return tx(async (one) => {
    await lock(one, tenant.id);
    const known = (await readDomains(one)).find((each) => each.domain === domain);
    if (!known) return problem("not_found");
    if (known.is_primary) return problem("status_conflict");
    const table = known.is_served ? "tenant_domains" : "tenant_domain_claims";
    await one.deleteFrom(table).where("domain", "=", domain).execute();
    await writeAudit(one, { tenant, caller }, "domain.remove", domain);
    return undefined;
  });
}

const writeAudit = (
  tx: Tx,
  { tenant, caller }: Pick<Call<typeof shapes.clinicRemoveDomain>, "tenant" | "caller">,
  action: AuditAction,
  domain: string,
) => audit(tx, tenant.id, { actor: actorOf(caller), action, object: `domain/${domain}` });

async function answerOf(tx: Tx, domain: string): Promise<DomainAnswer | ProblemOutcome> {
  const found = (await readDomains(tx)).find((each) => each.domain === domain);
  return found ? { data: { entity: found } } : problem("not_found");
}

/** Returns the clinic's host names (row-level security): served ones, the primary first, then those to be proven. */
async function readDomains(tx: Tx): Promise<shapes.ClinicDomain[]> {
  const served = await tx
    .selectFrom("tenant_domains")
    .select(["domain", "is_primary", "added_at"])
    .orderBy("is_primary", "desc")
    .orderBy("domain")
    .execute();
  const claims = await tx
    .selectFrom("tenant_domain_claims")
    .select(["domain", "challenge", "last_checked_at", "last_found"])
    .orderBy("domain")
    .execute();
  const isServed = new Set(served.map(({ domain }) => domain)); // the operator may have added what was claimed
  return [
    ...served.map(({ domain, is_primary, added_at }) => ({
      domain,
      is_served: true,
      is_primary,
      added_at: added_at?.toISOString() ?? null,
      proof: null,
    })),
    ...claims
      .filter(({ domain }) => !isServed.has(domain))
      .map(({ domain, challenge, last_checked_at, last_found }) => ({
        domain,
        is_served: false,
        is_primary: false,
        added_at: null,
        proof: {
          record_name: proofRecordName(domain),
          record_value: proofRecordValue(challenge),
          last_checked_at: last_checked_at?.toISOString() ?? null,
          last_found,
        },
      })),
  ];
}
