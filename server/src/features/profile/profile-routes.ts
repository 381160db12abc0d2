import * as profile from "@anteroom/contract/profile";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { completePatient } from "./complete-patient.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { saveNotifications } from "./save-notifications.ts";
import { saveProfile } from "./save-profile.ts";
import { undoEmail } from "./undo-email.ts";

type SessionListener = { forgetSession: (tokenHash: Buffer) => void };

/** What a patient changes in the settings: the own data, insurance, mails, signed-in devices. */
export function profileRoutes(services: Services, { forgetSession }: SessionListener): void {
  const { app } = services;
  mount(app, profile.saveProfile, saveProfile);
  mount(app, profile.saveNotifications, saveNotifications);
  mount(app, profile.completePatient, completePatient);
  mount(app, profile.changeEmail, (call) => changeEmail(call, services));
  mount(app, profile.confirmEmail, (call) => confirmEmail(call, services));
  mount(app, profile.undoEmail, (call) => undoEmail(call, forgetSession));
  mount(app, profile.listSessions, listSessions);
  mount(app, profile.endSession, (call) => endSession(call, forgetSession));
}
