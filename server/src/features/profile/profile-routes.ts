import * as profile from "@anteroom/contract/profile";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { completePatient } from "./complete-patient.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { saveInsurance } from "./save-insurance.ts";
import { saveNotifications } from "./save-notifications.ts";
import { saveProfile } from "./save-profile.ts";

type SessionListener = { forgetSession: (tokenHash: Buffer) => void };

/** What a patient changes in the settings: the own data, insurance, mails, signed-in devices. */
export function profileRoutes({ app }: Services, { forgetSession }: SessionListener): void {
  mount(app, profile.saveProfile, saveProfile);
  mount(app, profile.saveInsurance, saveInsurance);
  mount(app, profile.saveNotifications, saveNotifications);
  mount(app, profile.completePatient, completePatient);
  mount(app, profile.listSessions, listSessions);
  mount(app, profile.endSession, (call) => endSession(call, forgetSession));
}
