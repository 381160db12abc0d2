import * as passkeys from "@anteroom/contract/account/passkeys";
import * as factors from "@anteroom/contract/account/second-factor";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { answerChallenge, tooSoon } from "./answer-challenge.ts";
import { getSecurity } from "./get-security.ts";
import {
  beginEmailFactor,
  beginTotp,
  confirmEmailFactor,
  confirmTotp,
  removeFactor,
  renewCodes,
} from "./manage-factors.ts";
import {
  beginPasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
import { provePassword } from "./proof.ts";
import type { MailServices } from "../../../shared/mail/account-mail.ts";
import type { sendChallengeCode as shape } from "@anteroom/contract/account/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { findChallenge, sendCode } from "../../../shared/mail/code-mail.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { factorMethodsOf } from "../../../shared/account/second-factor.ts";

/**
 * Registers the routes of the second sign-in step, recent authentication, second factors, recovery codes and
 * passkeys.
 */
export function securityRoutes(services: Services): void {
  const { app } = services;
  mount(app, factors.answerChallenge, (call) => answerChallenge(services, call));
  mount(app, factors.sendChallengeCode, (call) => sendChallengeCode(services, call));
  mount(app, factors.getSecurity, getSecurity);
  mount(app, factors.provePassword, provePassword);
  mount(app, factors.beginTotp, (call) => beginTotp(services, call));
  mount(app, factors.confirmTotp, (call) => confirmTotp(services, call));
  mount(app, factors.removeTotp, (call) => removeFactor(services, call, "totp"));
  mount(app, factors.beginEmailFactor, (call) => beginEmailFactor(services, call));
  mount(app, factors.confirmEmailFactor, (call) => confirmEmailFactor(services, call));
  mount(app, factors.removeEmailFactor, (call) => removeFactor(services, call, "email"));
  mount(app, factors.renewRecoveryCodes, (call) => renewCodes(services, call));
  mount(app, passkeys.beginPasskey, beginPasskey);
  mount(app, passkeys.registerPasskey, (call) => registerPasskey(services, call));
  mount(app, passkeys.renamePasskey, renamePasskey);
  mount(app, passkeys.removePasskey, (call) => removePasskey(services, call));
  mount(app, passkeys.beginPasskeyLogIn, beginPasskeyLogIn);
  mount(app, passkeys.logInWithPasskey, (call) => logInWithPasskey(services, call));
}

/** Mails another code for the second step of a sign-in. */
function sendChallengeCode(
  services: MailServices,
  { tenant, body, locale, now, tx, reply }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const challenge = await findChallenge(one, "log-in", body.challenge, now);
    if (!challenge) return problem("challenge_expired");
    const { patient_id: patientId } = challenge;
    if (!(await factorMethodsOf(one, patientId)).includes("email")) return problem("challenge_expired");
    const sent = await sendCode(one, services, body.challenge, { tenant, patientId, locale, now });
    if (!sent.isSent) return tooSoon(sent.wait);
    return { data: { entity: { sent_to: sent.sentTo, next_at: sent.nextAt.toISOString() } } };
  });
}
