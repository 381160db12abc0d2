import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { savePushSubscription as shape } from "@anteroom/contract/account/push";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Push } from "../../../ports/push.ts";

/** Most devices of a patient; a further one replaces the oldest. */
const mostDevices = 10;

/**
 * Stores the push subscription of this session's device and audits it; replaces the session's
 * earlier one, that of any account with the same endpoint, and the patient's oldest of 10.
 * `feature_off` without a push service; `validation_failed` for an endpoint that it does not send
 * to.
 */
export async function savePushSubscription(
  push: Push | null,
  { tenant, caller, body, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!push) return problem("feature_off");
  if (!push.canReach(body.endpoint))
    return problem("validation_failed", { fields: [{ path: "body.endpoint", code: "invalid" }] });
  const entity = await tx(async (one) => {
    await makeRoom(one, {
      patientId: caller.patientId,
      tokenHash: caller.tokenHash,
      endpoint: body.endpoint,
    });
    const stored = await one
      .insertInto("push_subscriptions")
      .values({
        tenant_id: tenant.id,
        patient_id: caller.patientId,
        token_hash: caller.tokenHash,
        ...body,
        created_at: now,
      })
      .returning(["endpoint", "wants_reminders"])
      .executeTakeFirstOrThrow();
    const object = `patient/${caller.patientId}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "push.subscribe", object });
    return stored;
  });
  return { data: { entity } };
}

type Place = { patientId: number; tokenHash: Buffer; endpoint: string };

async function makeRoom(tx: Tx, { patientId, tokenHash, endpoint }: Place): Promise<void> {
  await tx
    .deleteFrom("push_subscriptions")
    .where((where) => where.or([where("token_hash", "=", tokenHash), where("endpoint", "=", endpoint)]))
    .execute();
  const others = tx
    .selectFrom("push_subscriptions")
    .select("id")
    .where("patient_id", "=", patientId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(mostDevices - 1);
  await tx.deleteFrom("push_subscriptions").where("id", "in", others).execute();
}
