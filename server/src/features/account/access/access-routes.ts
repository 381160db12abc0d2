import * as access from "@anteroom/contract/account/access";
import * as passwords from "@anteroom/contract/account/passwords";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { confirmSignUp } from "./confirm-sign-up.ts";
import { confirmTaxpayerNumber } from "./confirm-taxpayer-number.ts";
import { expirePassword } from "./expire-password.ts";
import { getTerms } from "./get-terms.ts";
import { inviteKnownPatient, invitePatient } from "./invite-patient.ts";
import { logInByToken } from "./log-in-by-token.ts";
import { makeLogInLink } from "./make-log-in-link.ts";
import { recoverPassword } from "./recover-password.ts";
import { resetPassword } from "./reset-password.ts";
import type { SessionListener } from "./session-listener.ts";
import { checkPasswordLink } from "./see-password-link.ts";
import { setPassword } from "./set-password.ts";
import { signUp } from "./sign-up.ts";
import type { agreeToTerms as shape } from "@anteroom/contract/account/access";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { problem } from "../../../platform/http/problem.ts";
import { storeAgreement } from "./store-agreement.ts";

/**
 * Registers the routes of sign-up, passwords, links and terms, for patients, and of the clinic's invitations,
 * sign-in links and password expiry. `listener` is called with each session that ends.
 */
export function accessRoutes(services: Services, listener: SessionListener): void {
  const { app } = services;
  mount(app, passwords.recoverPassword, (call) => recoverPassword(call, services));
  mount(app, passwords.resetPassword, (call) => resetPassword(call, services));
  mount(app, passwords.seePasswordLink, checkPasswordLink);
  mount(app, passwords.setPassword, (call) => setPassword(call, services, listener));
  mount(app, access.signUp, (call) => signUp(call, services));
  mount(app, access.confirmSignUp, (call) => confirmSignUp(call, services));
  mount(app, access.logInByToken, (call) => logInByToken(call, services));
  mount(app, access.getTerms, (call) => getTerms(call, services));
  mount(app, access.agreeToTerms, agreeToTerms);
  mount(app, access.acceptInvitation, acceptInvitation);
  mount(app, access.clinicInvite, (call) => invitePatient(call, services));
  mount(app, access.clinicInvitePatient, (call) => inviteKnownPatient(call, services));
  mount(app, access.clinicLogInLink, (call) => makeLogInLink(call, services));
  mount(app, access.clinicConfirmTaxpayerNumber, confirmTaxpayerNumber);
  mount(app, access.clinicExpirePassword, (call) => expirePassword(call, listener));
}

/** Stores the agreement to the terms that were shown; `terms_changed` when they are not the current ones. */
function agreeToTerms({ tenant, caller, body, now, tx }: Call<typeof shape>) {
  return tx(async (one) => {
    if (body.version !== tenant.settings.termsVersion) return problem("terms_changed");
    const { patientId } = caller;
    const isNew = await storeAgreement(one, {
      tenantId: tenant.id,
      patientId,
      version: body.version,
      agreedAt: now,
    });
    const entry = { action: "terms.agree", object: `patient/${patientId}` } as const;
    if (isNew) await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return undefined;
  });
}
