import * as account from "@anteroom/contract/account";
import { mount } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { getPatient } from "./get-patient.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { patientOfCall } from "./patient-of-call.ts";

/** Sessions of patients, and who they are. */
export function accountRoutes(services: Services, { forgetSession }: SessionListener): void {
  const { app } = services;
  mount(app, account.logIn, (call) => logIn(services, call));
  mount(app, account.logOut, async (call) => {
    await logOut(call);
    forgetSession(call.caller.tokenHash);
    return undefined;
  });
  mount(app, account.pingSession, async (call) => {
    call.reply.header("cache-control", "no-store");
    const patient = await call.tx((tx) => patientOfCall(tx, call));
    return patient ? undefined : problem("unauthenticated");
  });
  mount(app, account.getPatient, getPatient);
}

/** Whoever keeps callers in memory is told when one of their sessions has ended. */
export type SessionListener = { forgetSession: (tokenHash: Buffer) => void };
