import type { DeskSession } from "@anteroom/contract/account/desk-sessions";
import type * as shapes from "@anteroom/contract/account/desk-security";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import { consumeChallenge, staffChallenges, storeChallenge } from "../account/security/passkey-challenges.ts";
import {
  mostPasskeys,
  passkeyOptions,
  passkeyTimeout,
  verifyNewPasskey,
  verifySignature,
} from "../account/security/webauthn.ts";
import { changeFactors, factorsOf, liftFactorLimit, requiresFactor } from "./staff-factors.ts";
import type { StaffSessionListener } from "./staff-routes.ts";
import { readSession } from "./staff-sessions.ts";

type Deps = Pick<Services, "config">;
type Assertion = { id: string; response: { clientDataJSON: string } };

/**
 * Returns the options to create a passkey of a staff account for the request's host, and stores their challenge
 * for 5 minutes. `status_conflict` at 10 passkeys. Requires recent authentication.
 */
export function beginStaffPasskey(
  call: Call<typeof shapes.beginDeskPasskey>,
): Promise<AnswerOf<typeof shapes.beginDeskPasskey> | ProblemOutcome> {
  const { tenant, host, now } = call;
  return changeFactors(call, async (tx, { id: staffId, email, name }) => {
    const known = await tx
      .selectFrom("staff_passkeys")
      .select(["credential_id"])
      .where("staff_id", "=", staffId)
      .execute();
    if (known.length >= mostPasskeys) return problem("status_conflict");
    const account = { userName: email, displayName: name, key: `passkey staff ${tenant.id}/${staffId}` };
    const options = await passkeyOptions({ clinicName: tenant.manifest.name, host, account, known });
    const { challenge } = options;
    const question = { tenantId: tenant.id, ownerId: staffId, challenge, now, lifetime: passkeyTimeout };
    await storeChallenge(tx, staffChallenges, question);
    return { data: { entity: options } };
  });
}

/**
 * Verifies the authenticator's answer to `beginStaffPasskey`, stores the passkey, lifts the limit of a session
 * without a second factor, and audits. `passkey_refused` when it does not fit, `status_conflict` for a known
 * passkey. Requires recent authentication.
 */
export async function registerStaffPasskey(
  { config }: Deps,
  call: Call<typeof shapes.registerDeskPasskey>,
  listener: StaffSessionListener,
): Promise<{ data: { entity: DeskSession } } | ProblemOutcome> {
  const { tenant, caller, body, host, now } = call;
  const outcome = await changeFactors(call, async (tx, { id: staffId }) => {
    const { credential } = body;
    const challenge = await consumeChallenge(tx, staffChallenges, { ownerId: staffId, credential, now });
    if (challenge === null) return problem("passkey_refused");
    const made = await verifyNewPasskey({ config, host, challenge, credential });
    if (!made) return problem("passkey_refused");
    const row = await tx
      .insertInto("staff_passkeys")
      .values({ tenant_id: tenant.id, staff_id: staffId, name: body.name, ...made, created_at: now })
      .onConflict((conflict) => conflict.columns(["tenant_id", "credential_id"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return problem("status_conflict");
    const ended = await liftFactorLimit(tx, caller, now);
    await note(tx, call, "desk.passkey_add");
    return { ended, answer: await readSession(tx, caller) };
  });
  if (isProblem(outcome)) return outcome;
  outcome.ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return outcome.answer;
}

/** Gives one of the account's own passkeys another name, and audits it. Requires recent authentication. */
export function renameStaffPasskey(
  call: Call<typeof shapes.renameDeskPasskey>,
): Promise<undefined | ProblemOutcome> {
  const { params, body } = call;
  return changeFactors(call, async (tx, { id: staffId }) => {
    const { numUpdatedRows } = await tx
      .updateTable("staff_passkeys")
      .set({ name: body.name })
      .where("id", "=", params.passkey_id)
      .where("staff_id", "=", staffId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return problem("not_found");
    await note(tx, call, "desk.passkey_rename");
    return undefined;
  });
}

/**
 * Deletes one of the account's own passkeys, and audits it. `last_factor` where a second factor is required and
 * the account has no other. Requires recent authentication.
 */
export function removeStaffPasskey(
  { config }: Deps,
  call: Call<typeof shapes.removeDeskPasskey>,
): Promise<undefined | ProblemOutcome> {
  const { params } = call;
  return changeFactors(call, async (tx, account) => {
    const own = await tx
      .selectFrom("staff_passkeys")
      .select("id")
      .where("id", "=", params.passkey_id)
      .where("staff_id", "=", account.id)
      .executeTakeFirst();
    if (!own) return problem("not_found");
    const { hasApp, passkeys } = await factorsOf(tx, account);
    if (requiresFactor(config) && !hasApp && passkeys === 1) return problem("last_factor");
    await tx.deleteFrom("staff_passkeys").where("id", "=", own.id).execute();
    await note(tx, call, "desk.passkey_remove");
    return undefined;
  });
}

type SignatureCall = { host: string; now: Date };

/**
 * Verifies a staff passkey's signature over a challenge, and stores counter and time of use. Returns the account's
 * id, or null when the passkey is unknown or does not fit. Locks the passkey.
 */
export async function verifyStaffPasskey(
  tx: Tx,
  config: Services["config"],
  { host, now }: SignatureCall,
  { challenge, credential }: { challenge: string; credential: Assertion },
): Promise<number | null> {
  const row = await tx
    .selectFrom("staff_passkeys")
    .select(["id", "staff_id", "public_key", "counter"])
    .where("credential_id", "=", credential.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const counter = await verifySignature({ config, host, challenge, credential }, row);
  if (counter === null) return null;
  await tx
    .updateTable("staff_passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", row.id)
    .execute();
  return row.staff_id;
}

function note(
  tx: Tx,
  { tenant, caller }: Pick<Call<typeof shapes.removeDeskPasskey>, "tenant" | "caller">,
  action: AuditAction,
): Promise<void> {
  const object = `staff/${caller.staff.staffId}`;
  return audit(tx, tenant.id, { actor: actorOf(caller), action, object });
}
