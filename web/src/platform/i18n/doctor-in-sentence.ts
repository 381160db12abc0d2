import { doctorInSentence } from "@anteroom/domain/booking/doctor-in-sentence";
import type { Locale } from "@anteroom/domain/shared/locales";
import { useLocale } from "./locale.ts";

/** Returns a doctor's name as it stands after "with" in the page's language (see `doctorInSentence`). */
export const useDoctorInSentence = (name: string): string => doctorInSentence(name, useLocale());

/** Returns a doctor's name as it begins a sentence in the page's language: "La Dra. Pinho". */
export const useDoctorAtStart = (name: string): string => doctorAtStart(name, useLocale());

/** Returns a name as it begins a sentence in a language, a doctor's with the article; of anybody else unchanged. */
export function doctorAtStart(name: string, locale: Locale): string {
  const words = doctorInSentence(name, locale);
  return words === name ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
