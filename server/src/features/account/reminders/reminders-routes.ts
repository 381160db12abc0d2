import * as contract from "@anteroom/contract/account/reminders";
import { mount } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { readReminders } from "./read-reminders.ts";
import { saveDependentReminders, saveReminders } from "./save-reminders.ts";
import { saveTextChannel } from "./save-text-channel.ts";
import { changeTextNumber, confirmTextNumber, removeTextNumber } from "./text-number.ts";

/**
 * Registers the routes of reminder settings: moments and mails, dependents, the phone number with its code,
 * and text channels.
 */
export function remindersRoutes(services: Services): void {
  const { app, config } = services;
  mount(app, contract.getReminders, async ({ tenant, caller, tx }) => ({
    data: { entity: await tx((one) => readReminders(one, caller.patientId, { tenant, config })) },
  }));
  mount(app, contract.saveReminders, (call) => saveReminders(call, services));
  mount(app, contract.saveDependentReminders, (call) => saveDependentReminders(call, services));
  mount(app, contract.changeTextNumber, (call) => changeTextNumber(call, services));
  mount(app, contract.confirmTextNumber, (call) => confirmTextNumber(call, services));
  mount(app, contract.removeTextNumber, (call) => removeTextNumber(call, services));
  mount(app, contract.saveTextChannel, (call) => saveTextChannel(call, services));
}
