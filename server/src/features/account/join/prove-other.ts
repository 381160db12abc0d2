import type * as shapes from "@anteroom/contract/account/join-accounts";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { joinProofLifetime } from "@anteroom/domain/account/join-refusals";
import type { Services } from "../../../platform/config/services.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { provenUntil } from "../../../shared/account/proof.ts";
import { completeSignIn } from "../security/answer-challenge.ts";
import { signInByPasskey } from "../security/passkeys.ts";
import { signInByPassword } from "../sign-in/log-in.ts";

/** Kind of the token that proves a sign-in to another account. Its payload names the patient who may use it. */
export const joinTokenKind = "join_accounts";

type Proof = AnswerOf<typeof shapes.proveOtherByPassword>;
type Outcome = Promise<Proof | ProblemOutcome>;
type ProofCall =
  | Call<typeof shapes.proveOtherByPassword>
  | Call<typeof shapes.proveOtherBySecondFactor>
  | Call<typeof shapes.proveOtherByPasskey>;

/** Proves another account by sign-in name and password, by the rules of a sign-in; creates no session. */
export async function proveByPassword(
  services: Services,
  call: Call<typeof shapes.proveOtherByPassword>,
): Outcome {
  return (await refuseUnproven(call)) ?? signInByPassword<Proof>(services, call, issueProof(call));
}

/** Completes the proof of another account with the code of its second factor. */
export async function proveBySecondFactor(
  services: Services,
  call: Call<typeof shapes.proveOtherBySecondFactor>,
): Outcome {
  return (await refuseUnproven(call)) ?? completeSignIn<Proof>(services, call, issueProof(call));
}

/** Proves another account by a passkey's signature. */
export async function proveByPasskey(
  services: Services,
  call: Call<typeof shapes.proveOtherByPasskey>,
): Outcome {
  return (await refuseUnproven(call)) ?? signInByPasskey<Proof>(services, call, issueProof(call));
}

/** A stolen session may not ask for other accounts either. */
function refuseUnproven({ caller, now, tx, reply }: ProofCall): Promise<ProblemOutcome | null> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => ((await provenUntil(one, caller, now)) ? null : problem("proof_needed")));
}

/** Issues the token of the proof, which only this patient can use, and audits it. */
const issueProof =
  ({ tenant, caller, now }: ProofCall) =>
  async (tx: Tx, patientId: number): Outcome => {
    if (patientId === caller.patientId) return problem("status_conflict", { reason: "same_account" });
    const token = await issueAccountToken(tx, {
      tenantId: tenant.id,
      kind: joinTokenKind,
      patientId,
      payload: { into: caller.patientId },
      now,
      lifetime: joinProofLifetime,
    });
    const entry = { action: "account.prove", object: `patient/${patientId}` } as const;
    await audit(tx, tenant.id, { actor: actorOf(caller), ...entry });
    return {
      data: { entity: { token, expires_at: new Date(now.getTime() + joinProofLifetime).toISOString() } },
    };
  };
