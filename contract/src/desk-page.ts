import type { Locale } from "@anteroom/domain/shared/locales";
import type { RealtimeAddress } from "./page.ts";

/**
 * The name of the `meta` element in which the desk's page carries `DeskPage` as JSON: its policy allows no inline
 * script.
 */
export const deskPageMeta = "anteroom-desk";

/** What the desk's page receives about the clinic before any request. */
export type DeskPage = {
  clinicName: string;
  locale: Locale;
  /** The clinic's zone, IANA: a day at the desk is a day there. */
  timeZone: string;
  /** In which the clinic names amounts, ISO 4217. */
  currency: string;
  /** The clinic's setting: whether dates in Arabic texts are in Arabic too, and not in English. */
  localizedArabicDates: boolean;
  /** The server's clock when the page was written, in ms. */
  serverNow: number;
  realtime: RealtimeAddress;
  /** The clinic's private channel of hints: who waits, messages, urgent events. */
  clinicChannel: string;
};
