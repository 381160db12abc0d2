import { doctorInSentence } from "@anteroom/domain/booking/doctor-in-sentence";
import { useLocale } from "./locale.ts";

/** Returns a doctor's name as it stands after "with" in the page's language (see `doctorInSentence`). */
export const useDoctorInSentence = (name: string): string => doctorInSentence(name, useLocale());

/** Returns a doctor's name as it begins a sentence in the page's language: "La Dra. Pinho". */
export function useDoctorAtStart(name: string): string {
  const words = useDoctorInSentence(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
