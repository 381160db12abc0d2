import type { FactorMethod } from "@anteroom/contract/errors";
import { audit } from "../../platform/privacy/audit.ts";
import { type CodeRecipient, openChallenge, sendCode } from "../mail/code-mail.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { MailServices } from "../mail/account-mail.ts";

/**
 * Returns null when no second factor is needed, else `second_factor_required` with a new challenge, which it
 * audits. Sends the code when e-mail is the patient's first method; without `sent_to` it was sent too
 * recently. Call it after the first step of a sign-in, and create no session unless null.
 */
export async function secondFactorDue(
  tx: Tx,
  services: MailServices,
  facts: CodeRecipient,
): Promise<ProblemOutcome | null> {
  const methods = await factorMethodsOf(tx, facts.patientId);
  const [first] = methods;
  if (first === undefined) return null;
  const challenge = await openChallenge(tx, "log-in", facts);
  const object = `patient/${facts.patientId}`;
  await audit(tx, facts.tenant.id, { actor: "anyone", action: "session.challenge", object });
  if (first !== "email") return problem("second_factor_required", { challenge, methods });
  const sent = await sendCode(tx, services, challenge, facts);
  return problem("second_factor_required", {
    challenge,
    methods,
    ...(sent.isSent ? { sent_to: sent.sentTo } : {}),
  });
}

/**
 * Returns the patient's confirmed second-factor methods, strongest first, with `recovery` last; empty without
 * any.
 */
export async function factorMethodsOf(tx: Tx, patientId: number): Promise<FactorMethod[]> {
  const factors = await tx
    .selectFrom("second_factors")
    .innerJoin("patients", (join) =>
      join
        .onRef("patients.id", "=", "second_factors.patient_id")
        .onRef("patients.tenant_id", "=", "second_factors.tenant_id"),
    )
    .select(["kind", "patients.email"])
    .where("patient_id", "=", patientId)
    .where("confirmed_at", "is not", null)
    .execute();
  if (factors.length === 0) return [];
  const has = (wanted: "totp" | "email") => factors.some(({ kind }) => kind === wanted);
  const methods: FactorMethod[] = [];
  if (has("totp")) methods.push("totp");
  if (has("email") && factors.some(({ email }) => email !== null)) methods.push("email");
  return [...methods, "recovery"];
}
