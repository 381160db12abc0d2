import { fillTemplate } from "@anteroom/content/messages/fill-template";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import type { Locale } from "@anteroom/domain/shared/locales";

/** How long money takes to come back, for every mail that announces it. */
export function refundNote(language: Locale): string {
  return fillTemplate(mailLabel("refundArrives", language), { days: String(refundArrivalDays) });
}
