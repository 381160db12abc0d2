import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import type { Locale } from "@anteroom/domain/shared/locales";

/** Returns the sentence on how long a refund takes, for every mail that announces one. */
export function refundNote(language: Locale): string {
  return fillTemplate(mailLabel("refundArrives", language), { days: String(refundArrivalDays) });
}
