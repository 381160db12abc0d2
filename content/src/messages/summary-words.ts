import type { Locale } from "@anteroom/domain/shared/locales";
import { inLocale, type InLanguages } from "./in-locale.ts";

/** What a patient summary says besides the labels of the health record. */
type SummaryLabels = Readonly<Record<keyof typeof texts, string>>;

const texts = {
  title: {
    en: "Patient summary",
    pt: "Resumo de saúde do paciente",
    es: "Resumen de salud del paciente",
    it: "Profilo sanitario sintetico del paziente",
    fr: "Synthèse médicale du patient",
    ar: "ملخص المريض",
  },
  problems: {
    en: "Health problems",
    pt: "Problemas de saúde",
    es: "Problemas de salud",
    it: "Problemi di salute",
    fr: "Problèmes de santé",
    ar: "المشكلات الصحية",
  },
  noProblemList: {
    en: "The app doesn’t ask about health problems, so none are listed here. There may be some.",
    pt: "A aplicação não pergunta por problemas de saúde, por isso não há nenhum nesta lista. Podem existir.",
    "pt-BR":
      "O aplicativo não pergunta sobre problemas de saúde, por isso não há nenhum nesta lista. Podem existir.",
    es: "La aplicación no pregunta por problemas de salud, por eso aquí no hay ninguno. Puede haberlos.",
    it: "L’app non chiede quali problemi di salute ci sono, quindi qui non ne compaiono. Potrebbero essercene.",
    fr: "L’application ne demande pas les problèmes de santé : aucun n’est indiqué ici. Il peut y en avoir.",
    ar: "لا يسأل التطبيق عن المشكلات الصحية، لذلك لا يرد أي منها هنا. وقد تكون موجودة.",
  },
  notAnswered: {
    en: "No information: this has not been answered. There may be some.",
    pt: "Sem informação: ainda não há resposta. Podem existir.",
    es: "Sin información: todavía no hay respuesta. Puede haber.",
    it: "Nessuna informazione: manca la risposta. Potrebbero essercene.",
    fr: "Aucune information : pas encore de réponse. Il peut y en avoir.",
    ar: "لا توجد معلومات: لم تتم الإجابة بعد. وقد تكون موجودة.",
  },
  withheld: {
    en: "This part is not in this copy. It may hold information.",
    pt: "Esta parte não está nesta cópia. Pode conter informação.",
    "pt-BR": "Esta parte não está nesta cópia. Pode conter informações.",
    es: "Esta parte no está en esta copia. Puede contener información.",
    it: "Questa parte non è in questa copia. Potrebbe contenere informazioni.",
    fr: "Cette partie n’est pas dans cette copie. Elle peut contenir des informations.",
    ar: "هذا الجزء غير موجود في هذه النسخة. وقد يحتوي على معلومات.",
  },
  selfReported: {
    en: "Entered in the app by the patient or by someone who acts for them. No health professional has checked it.",
    pt: "Introduzido na aplicação pelo paciente ou por quem o representa. Nenhum profissional de saúde o verificou.",
    "pt-BR":
      "Informado no aplicativo pelo paciente ou por quem o representa. Nenhum profissional de saúde verificou.",
    es: "Lo introdujo en la aplicación el paciente o quien lo representa. Ningún profesional sanitario lo ha comprobado.",
    "es-CL":
      "Lo ingresó en la aplicación el paciente o quien lo representa. Ningún profesional de la salud lo ha revisado.",
    it: "Inserito nell’app dal paziente o da chi agisce per lui. Nessun professionista sanitario lo ha verificato.",
    fr: "Saisi dans l’application par le patient ou par la personne qui agit pour lui. Aucun professionnel de santé ne l’a vérifié.",
    ar: "أدخله في التطبيق المريض أو من ينوب عنه. لم يتحقق منه أي مختص صحي.",
  },
  notConfirmed: {
    en: "No one has confirmed that this list is complete.",
    pt: "Ninguém confirmou que esta lista está completa.",
    es: "Nadie ha confirmado que esta lista esté completa.",
    it: "Nessuno ha confermato che questo elenco sia completo.",
    fr: "Personne n’a confirmé que cette liste est complète.",
    ar: "لم يؤكد أحد أن هذه القائمة كاملة.",
  },
} satisfies Record<string, InLanguages>;

/** Returns the labels of a patient summary in a language. */
export function summaryLabelsIn(locale: Locale): SummaryLabels {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, inLocale(text, locale)]),
  ) as SummaryLabels;
}
