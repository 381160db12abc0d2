import type { MailServices } from "../../platform/account-mail.ts";
import type { sendChallengeCode as shape } from "@anteroom/contract/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { findChallenge, sendCode } from "../../platform/code-mail.ts";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { methodsOf } from "../../platform/second-factor.ts";
import { tooMany } from "./answer-challenge.ts";

/** Sends a further code to somebody who stands between the two steps of a log-in. */
export function sendChallengeCode(
  services: MailServices,
  { tenant, body, locale, now, tx, reply }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const challenge = await findChallenge(one, "log-in", body.challenge, now);
    if (!challenge) return problem("challenge_expired");
    const { patient_id: patientId } = challenge;
    if (!(await methodsOf(one, patientId)).includes("email")) return problem("challenge_expired");
    const sent = await sendCode(one, services, body.challenge, { tenant, patientId, locale, now });
    if (!sent.isSent) return tooMany(sent.wait);
    return { data: { entity: { sent_to: sent.sentTo, next_at: sent.nextAt.toISOString() } } };
  });
}
