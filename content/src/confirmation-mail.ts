import type { Locale } from "@anteroom/domain/locales";

/**
 * The mail that confirms a visit, and its entry in a calendar. They may stand on a lock screen or in a shared mailbox:
 * they name clinic, time, code and link, and never doctor, specialty or motive (D.100).
 */
export type ConfirmationMail = {
  /** `{clinic}`. */
  subject: string;
  /** `{clinic} {day} {time} {city} {code} {link}`. */
  body: string;
  /** Title of the calendar's entry, `{clinic}`. */
  event: string;
  /** What the calendar says an hour before, `{clinic}`. */
  alarm: string;
};

/** Varieties without a text of their own use their language's. */
type Language = Exclude<Locale, "pt-BR" | "es-CL">;

const mails: Readonly<Record<Language, ConfirmationMail>> = {
  en: {
    subject: "{clinic}: your video visit is booked",
    body: "Your video visit with {clinic} is booked.\n\nWhen: {day}, {time}, {city} time\nYour code: {code}\n\nThe waiting room opens one hour before. Enter here:\n{link}\n\nKeep the code to yourself: it opens your waiting room.",
    event: "Video visit, {clinic}",
    alarm: "Your video visit with {clinic} starts in one hour",
  },
  pt: {
    subject: "{clinic}: a sua consulta por vídeo está marcada",
    body: "A sua consulta por vídeo com {clinic} está marcada.\n\nQuando: {day}, {time}, hora de {city}\nO seu código: {code}\n\nA sala de espera abre uma hora antes. Entre aqui:\n{link}\n\nGuarde o código só para si: é ele que abre a sua sala de espera.",
    event: "Consulta por vídeo, {clinic}",
    alarm: "A sua consulta por vídeo com {clinic} começa dentro de uma hora",
  },
  it: {
    subject: "{clinic}: la Sua visita in video è prenotata",
    body: "La Sua visita in video con {clinic} è prenotata.\n\nQuando: {day}, {time}, ora di {city}\nIl Suo codice: {code}\n\nLa sala d’attesa apre un’ora prima. Entri da qui:\n{link}\n\nTenga il codice per sé: apre la Sua sala d’attesa.",
    event: "Visita in video, {clinic}",
    alarm: "La Sua visita in video con {clinic} inizia tra un’ora",
  },
  es: {
    subject: "{clinic}: su consulta por vídeo está reservada",
    body: "Su consulta por vídeo con {clinic} está reservada.\n\nCuándo: {day}, {time}, hora de {city}\nSu código: {code}\n\nLa sala de espera abre una hora antes. Entre aquí:\n{link}\n\nNo comparta el código: abre su sala de espera.",
    event: "Consulta por vídeo, {clinic}",
    alarm: "Su consulta por vídeo con {clinic} empieza dentro de una hora",
  },
  fr: {
    subject: "{clinic} : votre consultation vidéo est réservée",
    body: "Votre consultation vidéo avec {clinic} est réservée.\n\nQuand : {day}, {time}, heure de {city}\nVotre code : {code}\n\nLa salle d'attente ouvre une heure avant. Entrez ici :\n{link}\n\nGardez ce code pour vous : il ouvre votre salle d'attente.",
    event: "Consultation vidéo, {clinic}",
    alarm: "Votre consultation vidéo avec {clinic} commence dans une heure",
  },
  ar: {
    subject: "{clinic}: تم حجز زيارتك عبر الفيديو",
    body: "تم حجز زيارتك عبر الفيديو مع {clinic}.\n\nالموعد: {day}، {time}، بتوقيت {city}\nالرمز الخاص بك: {code}\n\nتفتح غرفة الانتظار قبل الموعد بساعة. الدخول من هنا:\n{link}\n\nاحتفظ بالرمز لنفسك: فهو يفتح غرفة انتظارك.",
    event: "زيارة عبر الفيديو، {clinic}",
    alarm: "تبدأ زيارتك عبر الفيديو مع {clinic} بعد ساعة",
  },
};

const own: Partial<Record<Locale, ConfirmationMail>> = {
  "pt-BR": {
    ...mails.pt,
    body: "Sua consulta por vídeo com {clinic} está marcada.\n\nQuando: {day}, {time}, hora de {city}\nSeu código: {code}\n\nA sala de espera abre uma hora antes. Entre por aqui:\n{link}\n\nGuarde o código só para você: é ele que abre a sua sala de espera.",
    alarm: "Sua consulta por vídeo com {clinic} começa em uma hora",
  },
  "es-CL": {
    subject: "{clinic}: su consulta por video está reservada",
    body: "Su consulta por video con {clinic} está reservada.\n\nCuándo: {day}, {time}, hora de {city}\nSu código: {code}\n\nLa sala de espera abre una hora antes. Entre aquí:\n{link}\n\nNo comparta el código: abre su sala de espera.",
    event: "Consulta por video, {clinic}",
    alarm: "Su consulta por video con {clinic} empieza en una hora",
  },
};

/** The texts of the confirmation in a language. */
export function confirmationMailIn(locale: Locale): ConfirmationMail {
  const language = locale === "pt-BR" ? "pt" : locale === "es-CL" ? "es" : locale;
  return own[locale] ?? mails[language];
}
