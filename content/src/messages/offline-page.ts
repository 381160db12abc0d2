import type { Locale } from "@anteroom/domain/shared/locales";

/** Texts of the page shown without a connection. Placeholders: `{clinic}`, `{day}`, `{number}`. */
export type OfflineCopy = {
  title: string;
  detail: string;
  again: string;
  call: string;
  stored: string;
  code: string;
  keptOn: string;
  emergency: string;
};

type InEveryLanguage = Record<Exclude<Locale, "pt-BR" | "es-CL">, OfflineCopy> &
  Partial<Record<"pt-BR" | "es-CL", OfflineCopy>>;

const words: InEveryLanguage = {
  en: {
    title: "You’re not connected",
    detail: "We can’t reach {clinic} right now. Check your Wi-Fi or mobile data, then try again.",
    again: "Try again",
    call: "Call the clinic:",
    stored: "Saved on this device",
    code: "Code",
    keptOn: "Saved on {day}. If the clinic has written to you since then, follow its message.",
    emergency: "In an emergency, do not wait. Call {number}.",
  },
  pt: {
    title: "Não tem ligação à internet",
    detail:
      "Não é possível chegar a {clinic} neste momento. Verifique o Wi-Fi ou os dados móveis e tente de novo.",
    again: "Tentar de novo",
    call: "A clínica atende por telefone:",
    stored: "Guardado neste dispositivo",
    code: "Código",
    keptOn: "Guardado em: {day}. Se a clínica lhe escreveu depois, vale a mensagem dela.",
    emergency: "Numa emergência, não espere. Ligue {number}.",
  },
  "pt-BR": {
    title: "Você está sem internet",
    detail: "Não é possível acessar {clinic} agora. Confira o Wi-Fi ou os dados móveis e tente de novo.",
    again: "Tentar de novo",
    call: "A clínica atende por telefone:",
    stored: "Salvo neste aparelho",
    code: "Código",
    keptOn: "Salvo em: {day}. Se a clínica escreveu para você depois, vale a mensagem dela.",
    emergency: "Em uma emergência, não espere. Ligue {number}.",
  },
  it: {
    title: "Nessuna connessione",
    detail:
      "In questo momento {clinic} non è raggiungibile. Controlli il Wi-Fi o i dati mobili, poi riprovi.",
    again: "Riprova",
    call: "La clinica risponde al telefono:",
    stored: "Salvato su questo dispositivo",
    code: "Codice",
    keptOn: "Salvato il giorno: {day}. Se la clinica Le ha scritto dopo, vale il suo messaggio.",
    emergency: "In caso di emergenza non aspetti. Chiami il {number}.",
  },
  es: {
    title: "No hay conexión",
    detail:
      "Ahora no podemos conectar con {clinic}. Revise el wifi o los datos móviles y vuelva a intentarlo.",
    again: "Intentarlo de nuevo",
    call: "La clínica atiende por teléfono:",
    stored: "Guardado en este dispositivo",
    code: "Código",
    keptOn: "Guardado el día: {day}. Si la clínica le ha escrito después, vale su mensaje.",
    emergency: "En una emergencia, no espere. Llame al {number}.",
  },
  fr: {
    title: "Pas de connexion à internet",
    detail:
      "{clinic} n’est pas joignable pour l’instant. Vérifiez le Wi-Fi ou les données mobiles, puis réessayez.",
    again: "Réessayer",
    call: "La clinique répond au téléphone :",
    stored: "Gardé sur cet appareil",
    code: "Code",
    keptOn: "Gardé le : {day}. Si la clinique vous a écrit depuis, c’est son message qui compte.",
    emergency: "En cas d’urgence, n’attendez pas. Appelez le {number}.",
  },
  ar: {
    title: "لا يوجد اتصال بالإنترنت",
    detail: "لا يمكن الوصول إلى {clinic} الآن. تحقق من الواي فاي أو بيانات الهاتف، ثم حاول من جديد.",
    again: "حاول من جديد",
    call: "للاتصال بالعيادة:",
    stored: "محفوظ على هذا الجهاز",
    code: "الرمز",
    keptOn: "حُفظ يوم: {day}. إن كتبت لك العيادة بعد ذلك فرسالتها هي المعتمدة.",
    emergency: "في حالة الطوارئ لا تنتظر. اتصل بالرقم {number}.",
  },
};

/**
 * Returns the texts of the offline page in a language; for pt-BR and es-CL those of pt and es where they have
 * none.
 */
export function offlineCopy(locale: Locale): OfflineCopy {
  return words[locale] ?? words[locale === "pt-BR" ? "pt" : "es"];
}
