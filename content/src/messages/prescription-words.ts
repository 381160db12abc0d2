import type { Locale } from "@anteroom/domain/shared/locales";
import { inLocale } from "./in-locale.ts";

const title = {
  en: "Prescription",
  pt: "Receita",
  es: "Receta",
  it: "Ricetta",
  fr: "Ordonnance",
  ar: "وصفة طبية",
};

/** Returns the heading of a prescription in a language, where its author gave it none. */
export function prescriptionTitle(locale: Locale): string {
  return inLocale(title, locale);
}

const pictureOnly = {
  en: "The signature is a picture. It is not a qualified electronic signature.",
  pt: "A assinatura é uma imagem. Não é uma assinatura eletrónica qualificada.",
  "pt-BR": "A assinatura é uma imagem. Não é uma assinatura eletrônica qualificada.",
  es: "La firma es una imagen. No es una firma electrónica cualificada.",
  "es-CL": "La firma es una imagen. No es una firma electrónica avanzada.",
  it: "La firma è un’immagine. Non è una firma elettronica qualificata.",
  fr: "La signature est une image. Ce n’est pas une signature électronique qualifiée.",
  ar: "التوقيع صورة فقط، وليس توقيعًا إلكترونيًا مؤهَّلًا.",
};

/**
 * Returns the note below the picture of a signature on a prescription, in a language: that it is no qualified
 * electronic signature. Chile's law calls these "advanced".
 */
export function signaturePictureNote(locale: Locale): string {
  return inLocale(pictureOnly, locale);
}
