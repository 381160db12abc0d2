import type { DoctorLexicon } from "@anteroom/domain/booking/doctor-search/lexicon";
import type { Locale } from "@anteroom/domain/shared/locales";

/** Loads the search terms for doctors in one language, as a chunk of its own; rejects where it cannot be fetched. */
export async function loadDoctorLexicon(locale: Locale): Promise<DoctorLexicon> {
  switch (locale) {
    case "en":
      return (await import("./en.ts")).english;
    case "pt":
      return (await import("./pt.ts")).portuguese;
    case "pt-BR":
      return (await import("./pt-br.ts")).brazilianPortuguese;
    case "it":
      return (await import("./it.ts")).italian;
    case "es":
      return (await import("./es.ts")).spanish;
    case "es-CL":
      return (await import("./es-cl.ts")).chileanSpanish;
    case "fr":
      return (await import("./fr.ts")).french;
    case "ar":
      return (await import("./ar.ts")).arabic;
  }
}
