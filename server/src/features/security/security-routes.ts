import * as passkeys from "@anteroom/contract/passkeys";
import * as factors from "@anteroom/contract/second-factor";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { answerChallenge } from "./answer-challenge.ts";
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
} from "./passkeys.ts";
import { provePassword } from "./proof.ts";
import { sendChallengeCode } from "./send-challenge-code.ts";

/** What protects an account besides its password: second factors, recovery codes, passkeys. */
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
  mount(app, passkeys.removePasskey, (call) => removePasskey(services, call));
  mount(app, passkeys.beginPasskeyLogIn, beginPasskeyLogIn);
  mount(app, passkeys.logInWithPasskey, (call) => logInWithPasskey(services, call));
}
