import { hash } from "node:crypto";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import {
  SymptomServiceUnavailable,
  type OpenSymptomService,
  type SymptomService,
} from "../../../ports/symptom-service.ts";

/** Most requests of one check; the longest known needs a third. */
const mostCalls = 150;
/** How long a check can be continued. */
const lifetimeHours = 24;

type Asking = Pick<Call<EndpointShape>, "locale" | "now" | "tx" | "reply"> & {
  tenant: Call<EndpointShape>["tenant"];
  body: { check: string };
};

/**
 * Calls `ask` with the clinic's external checker, within a consented check less than a day old and its limit
 * of 150 requests, which it counts. Returns `checker_unavailable` when the service fails, `not_found` for an
 * unknown check or another company. The company gets a derived id, not the check's token.
 */
export async function forwardToChecker<T>(
  open: OpenSymptomService,
  { tenant, body, locale, now, tx, reply }: Asking,
  ask: (service: SymptomService) => Promise<T>,
): Promise<T | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  if (!tenant) return problem("tenant_not_found");
  const outside = outsideCheckerOf(tenant.settings);
  if (outside?.kind !== "http" || outside.url === null || !isCheckerOffered(tenant.settings))
    return problem("feature_off");
  const since = new Date(now.getTime() - lifetimeHours * 3_600_000);
  const counted = await tx(async (one) => {
    const row = await one
      .updateTable("symptom_checks")
      .set({ calls: sql`least(calls + 1, ${mostCalls + 1})` })
      .where("token_hash", "=", hashOf(body.check))
      .where("consented_at", ">", since)
      .where("company", "=", outside.company)
      .returning("calls")
      .executeTakeFirst();
    if (!row) return problem("not_found");
    return row.calls > mostCalls ? problem("too_many_requests", { retry_after: 3600 }) : null;
  });
  if (isProblem(counted)) return counted;
  const interviewId = interviewIdOf(body.check);
  try {
    return await ask(open({ url: outside.url, locale, interviewId }));
  } catch (error) {
    if (!(error instanceof SymptomServiceUnavailable)) throw error;
    const wait = error.retryAfter;
    return problem("checker_unavailable", wait === null ? {} : { retry_after: wait });
  }
}

/** Returns the id by which the company knows this check; it cannot be derived from the database. */
function interviewIdOf(check: string): string {
  const hex = hash("sha256", `interview ${check}`, "hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
