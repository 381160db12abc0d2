import { textChannels, type TextChannel } from "@anteroom/domain/notifications/reminders";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Config } from "../config/config.ts";

type Settings = Pick<ApplicationSettings, "patientsSmsReminders" | "patientsWhatsAppReminders">;

/** Returns the text channels that the clinic wants and the installation can send. */
export function offeredTextChannels({ texts }: Pick<Config, "texts">, settings: Settings): TextChannel[] {
  const isWanted = { sms: settings.patientsSmsReminders, whatsapp: settings.patientsWhatsAppReminders };
  return textChannels.filter((channel) => isWanted[channel] && texts.senders[channel] !== undefined);
}
