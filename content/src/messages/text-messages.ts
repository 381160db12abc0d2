import type { NotificationMoment } from "@anteroom/domain/notifications/reminders";
import type { Locale } from "@anteroom/domain/shared/locales";
import { fillTemplate } from "./fill-template.ts";
import { inLocale, type InLanguages } from "./in-locale.ts";

type TextKind = "code" | NotificationMoment | "stopped" | "started";

/** Clinic, time and link, never a word of health (D.100): phones show them on the locked screen. */
const reminder: InLanguages = {
  en: "{clinic}: {day}, {time} ({zone}). {link} Reply STOP to get no more texts.",
  pt: "{clinic}: {day}, {time} ({zone}). {link} Responda PARAR para não receber mais mensagens.",
  "pt-BR": "{clinic}: {day}, {time} ({zone}). {link} Responda PARAR para não receber mais mensagens.",
  it: "{clinic}: {day}, {time} ({zone}). {link} Risponda STOP per non ricevere altri messaggi.",
  es: "{clinic}: {day}, {time} ({zone}). {link} Responda BAJA para no recibir más mensajes.",
  fr: "{clinic} : {day}, {time} ({zone}). {link} Répondez STOP pour ne plus recevoir de messages.",
  ar: "{clinic}: {day}، {time} ({zone}). {link} للتوقف عن استلام الرسائل أرسل: إيقاف",
};

const texts: Readonly<Record<TextKind, InLanguages>> = {
  day: reminder,
  hour: reminder,
  soon: {
    en: "{clinic}: starts at {time}. {link}",
    pt: "{clinic}: começa às {time}. {link}",
    it: "{clinic}: inizia alle {time}. {link}",
    es: "{clinic}: empieza a las {time}. {link}",
    fr: "{clinic} : début à {time}. {link}",
    ar: "{clinic}: يبدأ الساعة {time}. {link}",
  },
  doctor: {
    en: "{clinic}: we are ready for you. Come in now: {link}",
    pt: "{clinic}: estamos à sua espera. Entre agora: {link}",
    "pt-BR": "{clinic}: estamos esperando você. Entre agora: {link}",
    it: "{clinic}: La stiamo aspettando. Entri ora: {link}",
    es: "{clinic}: le estamos esperando. Entre ahora: {link}",
    fr: "{clinic} : nous vous attendons. Entrez maintenant : {link}",
    ar: "{clinic}: نحن في انتظارك. ادخل الآن: {link}",
  },
  code: {
    en: "{clinic}: your code is {code}. Type it in to confirm your number. It works for {minutes} minutes. We never ask for it by phone.",
    pt: "{clinic}: o seu código é {code}. Introduza-o para confirmar o seu número. É válido durante {minutes} minutos. Nunca o pedimos por telefone.",
    "pt-BR":
      "{clinic}: seu código é {code}. Digite-o para confirmar seu número. Ele vale por {minutes} minutos. Nunca pedimos o código por telefone.",
    it: "{clinic}: il Suo codice è {code}. Lo inserisca per confermare il numero. È valido per {minutes} minuti. Non lo chiediamo mai per telefono.",
    es: "{clinic}: su código es {code}. Escríbalo para confirmar su número. Vale durante {minutes} minutos. Nunca lo pedimos por teléfono.",
    fr: "{clinic} : votre code est {code}. Saisissez-le pour confirmer votre numéro. Il est valable {minutes} minutes. Nous ne le demandons jamais par téléphone.",
    ar: "{clinic}: رمزك هو {code}. أدخله لتأكيد رقمك. يصلح لمدة {minutes} دقائق. لا نطلبه أبدًا عبر الهاتف.",
  },
  stopped: {
    en: "You will get no more messages from us here. Send START to get them again.",
    pt: "Não receberá mais mensagens nossas aqui. Envie START para voltar a recebê-las.",
    "pt-BR": "Você não receberá mais mensagens nossas aqui. Envie START para voltar a receber.",
    it: "Qui non riceverà più nostri messaggi. Invii START per riceverli di nuovo.",
    es: "Ya no recibirá mensajes nuestros aquí. Envíe START para volver a recibirlos.",
    fr: "Vous ne recevrez plus de messages de notre part ici. Envoyez START pour en recevoir à nouveau.",
    ar: "لن تصلك رسائل منا هنا بعد الآن. أرسل START لاستلامها من جديد.",
  },
  started: {
    en: "You will get our reminders here again. Send STOP to end them.",
    pt: "Voltará a receber aqui os nossos lembretes. Envie PARAR para deixar de os receber.",
    "pt-BR": "Você voltará a receber nossos lembretes aqui. Envie PARAR para não receber mais.",
    it: "Riceverà di nuovo qui i nostri promemoria. Invii STOP per non riceverli più.",
    es: "Volverá a recibir aquí nuestros recordatorios. Envíe BAJA para dejar de recibirlos.",
    fr: "Vous recevrez à nouveau nos rappels ici. Envoyez STOP pour ne plus les recevoir.",
    ar: "ستصلك تذكيراتنا هنا من جديد. أرسل إيقاف لوقفها.",
  },
};

/** The order in which values fill the places of the template that WhatsApp asks for, from `{{1}}` on. */
const places: Readonly<Record<"code" | NotificationMoment, readonly string[]>> = {
  day: ["clinic", "day", "time", "zone", "link"],
  hour: ["clinic", "day", "time", "zone", "link"],
  soon: ["clinic", "time", "link"],
  doctor: ["clinic", "link"],
  code: ["code"],
};

/**
 * Returns the values for the placeholders of a provider's message template, in their order (`{{1}}` first); a missing
 * value is empty.
 */
export function templateVariables(
  kind: "code" | NotificationMoment,
  values: Readonly<Record<string, string>>,
): string[] {
  return places[kind].map((name) => values[name] ?? "");
}

/**
 * Returns a text message (SMS or WhatsApp) in a language with its placeholders filled; missing values leave the
 * placeholder. In Arabic, values are isolated to keep their direction; links are not, since phones would include the
 * isolating character.
 */
export function textMessage(
  kind: TextKind,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    name === "link" ? value : `\u2068${value}\u2069`,
  ]);
  return fillTemplate(
    inLocale(texts[kind], locale),
    locale === "ar" ? (Object.fromEntries(isolated) as Record<string, string>) : values,
  );
}
