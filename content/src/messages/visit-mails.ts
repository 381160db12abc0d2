import type { Locale } from "@anteroom/domain/locales";
import type { ServiceType } from "@anteroom/domain/service-type";
import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails about a visit: entered, moved, called off, and reminders. They name clinic, time, code and link, and never doctor,
 * specialty or motive (D.100). Places: `{clinic} {day} {time} {city} {what}`, the last what the patient has to do.
 */
export const visitMails = {
  /** The clinic has entered a visit. */
  visit_entered: {
    en: {
      subject: "{clinic}: a visit for you",
      text: ["{clinic} has booked a visit for you.", "When: {day}, {time}, {city} time", "{what}"],
      button: "See the visit",
      after: ["If the time does not suit you, tell the clinic."],
    },
    pt: {
      subject: "{clinic}: uma consulta para si",
      text: ["{clinic} marcou uma consulta para si.", "Quando: {day}, {time}, hora de {city}", "{what}"],
      button: "Ver a consulta",
      after: ["Se a hora não lhe convém, avise a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: uma consulta para você",
      text: ["{clinic} marcou uma consulta para você.", "Quando: {day}, {time}, hora de {city}", "{what}"],
      button: "Ver a consulta",
      after: ["Se o horário não for bom para você, avise a clínica."],
    },
    it: {
      subject: "{clinic}: una visita per Lei",
      text: ["{clinic} ha prenotato una visita per Lei.", "Quando: {day}, {time}, ora di {city}", "{what}"],
      button: "Veda la visita",
      after: ["Se l’orario non va bene, lo dica alla clinica."],
    },
    es: {
      subject: "{clinic}: una consulta para usted",
      text: [
        "{clinic} ha reservado una consulta para usted.",
        "Cuándo: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ver la consulta",
      after: ["Si la hora no le conviene, avise a la clínica."],
    },
    fr: {
      subject: "{clinic} : une consultation pour vous",
      text: [
        "{clinic} a réservé une consultation pour vous.",
        "Quand : {day}, {time}, heure de {city}",
        "{what}",
      ],
      button: "Voir la consultation",
      after: ["Si l'horaire ne vous convient pas, dites-le à la clinique."],
    },
    ar: {
      subject: "{clinic}: زيارة لك",
      text: ["حجزت لك {clinic} زيارة.", "الموعد: {day}، {time}، بتوقيت {city}", "{what}"],
      button: "اعرض الزيارة",
      after: ["إن لم يناسبك الموعد فأخبر العيادة."],
    },
  },
  /** The clinic has written while nobody of the patient's side was in the visit. */
  visit_message: {
    en: {
      subject: "{clinic}: a message for you",
      text: ["{clinic} has written to you about your visit.", "When: {day}, {time}, {city} time"],
      button: "Read the message",
      after: ["The message itself is not in this mail, so that only you read it."],
    },
    pt: {
      subject: "{clinic}: uma mensagem para si",
      text: ["{clinic} escreveu-lhe sobre a sua consulta.", "Quando: {day}, {time}, hora de {city}"],
      button: "Ler a mensagem",
      after: ["A mensagem não está neste e-mail, para que só a leia quem deve."],
    },
    "pt-BR": {
      subject: "{clinic}: uma mensagem para você",
      text: ["{clinic} escreveu para você sobre a sua consulta.", "Quando: {day}, {time}, hora de {city}"],
      button: "Ler a mensagem",
      after: ["A mensagem não está neste e-mail, para que só você a leia."],
    },
    it: {
      subject: "{clinic}: un messaggio per Lei",
      text: ["{clinic} Le ha scritto sulla Sua visita.", "Quando: {day}, {time}, ora di {city}"],
      button: "Legga il messaggio",
      after: ["Il messaggio non è in questa e-mail, così lo legge solo Lei."],
    },
    es: {
      subject: "{clinic}: un mensaje para usted",
      text: ["{clinic} le ha escrito sobre su consulta.", "Cuándo: {day}, {time}, hora de {city}"],
      button: "Leer el mensaje",
      after: ["El mensaje no está en este correo, para que solo usted lo lea."],
    },
    fr: {
      subject: "{clinic} : un message pour vous",
      text: [
        "{clinic} vous a écrit au sujet de votre consultation.",
        "Quand : {day}, {time}, heure de {city}",
      ],
      button: "Lire le message",
      after: ["Le message n'est pas dans cet e-mail, pour que personne d'autre ne le lise."],
    },
    ar: {
      subject: "{clinic}: رسالة لك",
      text: ["كتبت لك {clinic} بشأن زيارتك.", "الموعد: {day}، {time}، بتوقيت {city}"],
      button: "اقرأ الرسالة",
      after: ["الرسالة نفسها ليست في هذا البريد، لكي تقرأها أنت وحدك."],
    },
  },
  /** The patient, or who cares for the patient, has cancelled. A refund has a mail of its own. */
  visit_canceled: {
    en: {
      subject: "{clinic}: your visit is cancelled",
      text: [
        "This visit is cancelled, as you asked. The time is free for others.",
        "When: {day}, {time}, {city} time",
      ],
      button: "Find another time",
      after: ["If this was not you, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Esta consulta foi cancelada, como pediu. A hora ficou livre para outros.",
        "Quando: {day}, {time}, hora de {city}",
      ],
      button: "Encontrar outra hora",
      after: ["Se não fez este pedido, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Esta consulta foi cancelada, como você pediu. O horário ficou livre para outras pessoas.",
        "Quando: {day}, {time}, hora de {city}",
      ],
      button: "Encontrar outro horário",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata disdetta",
      text: [
        "Questa visita è stata disdetta, come ha chiesto. L’orario è libero per altri.",
        "Quando: {day}, {time}, ora di {city}",
      ],
      button: "Trovi un altro orario",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "Esta consulta está cancelada, como pidió. La hora queda libre para otros.",
        "Cuándo: {day}, {time}, hora de {city}",
      ],
      button: "Buscar otra hora",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "Cette consultation est annulée, comme demandé. L'horaire est libre pour d'autres.",
        "Quand : {day}, {time}, heure de {city}",
      ],
      button: "Trouver un autre horaire",
      after: ["Si ce n'était pas vous, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: أُلغيت زيارتك",
      text: ["أُلغيت هذه الزيارة كما طلبت، وصار الموعد متاحًا لغيرك.", "الموعد: {day}، {time}، بتوقيت {city}"],
      button: "ابحث عن موعد آخر",
      after: ["إن لم تكن أنت، فاتصل بالعيادة."],
    },
  },
  /** The same after the clinic's deadline: nothing goes back. */
  visit_canceled_kept: {
    en: {
      subject: "{clinic}: your visit is cancelled",
      text: [
        "This visit is cancelled, as you asked. It was cancelled after the clinic's deadline, so the clinic keeps what was paid.",
        "When: {day}, {time}, {city} time",
      ],
      button: "Find another time",
      after: ["If this was not you, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Esta consulta foi cancelada, como pediu. Foi cancelada depois do prazo da clínica, por isso a clínica fica com o valor pago.",
        "Quando: {day}, {time}, hora de {city}",
      ],
      button: "Encontrar outra hora",
      after: ["Se não fez este pedido, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Esta consulta foi cancelada, como você pediu. Ela foi cancelada depois do prazo da clínica, por isso a clínica fica com o valor pago.",
        "Quando: {day}, {time}, hora de {city}",
      ],
      button: "Encontrar outro horário",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata disdetta",
      text: [
        "Questa visita è stata disdetta, come ha chiesto. La disdetta è arrivata dopo il termine della clinica, che trattiene quanto pagato.",
        "Quando: {day}, {time}, ora di {city}",
      ],
      button: "Trovi un altro orario",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "Esta consulta está cancelada, como pidió. Se canceló después del plazo de la clínica, por eso la clínica se queda con lo pagado.",
        "Cuándo: {day}, {time}, hora de {city}",
      ],
      button: "Buscar otra hora",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "Cette consultation est annulée, comme demandé. Elle l'a été après le délai de la clinique, qui conserve la somme payée.",
        "Quand : {day}, {time}, heure de {city}",
      ],
      button: "Trouver un autre horaire",
      after: ["Si ce n'était pas vous, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: أُلغيت زيارتك",
      text: [
        "أُلغيت هذه الزيارة كما طلبت. تم الإلغاء بعد المهلة التي حددتها العيادة، لذا تحتفظ العيادة بالمبلغ المدفوع.",
        "الموعد: {day}، {time}، بتوقيت {city}",
      ],
      button: "ابحث عن موعد آخر",
      after: ["إن لم تكن أنت، فاتصل بالعيادة."],
    },
  },
  /** The clinic has called the visit off. */
  visit_canceled_by_clinic: {
    en: {
      subject: "{clinic}: your visit is cancelled",
      text: [
        "{clinic} has cancelled this visit. We are sorry.",
        "When: {day}, {time}, {city} time",
        "If you have paid, all of it goes back to you.",
      ],
      button: "Find another time",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "{clinic} cancelou esta consulta. Lamentamos.",
        "Quando: {day}, {time}, hora de {city}",
        "Se já pagou, recebe tudo de volta.",
      ],
      button: "Encontrar outra hora",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "{clinic} cancelou esta consulta. Lamentamos.",
        "Quando: {day}, {time}, hora de {city}",
        "Se você já pagou, recebe tudo de volta.",
      ],
      button: "Encontrar outro horário",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata annullata",
      text: [
        "{clinic} ha annullato questa visita. Ci dispiace.",
        "Quando: {day}, {time}, ora di {city}",
        "Se ha pagato, riceve tutto indietro.",
      ],
      button: "Trovi un altro orario",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "{clinic} ha cancelado esta consulta. Lo sentimos.",
        "Cuándo: {day}, {time}, hora de {city}",
        "Si ha pagado, se le devuelve todo.",
      ],
      button: "Buscar otra hora",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "{clinic} a annulé cette consultation. Nous en sommes désolés.",
        "Quand : {day}, {time}, heure de {city}",
        "Si vous avez payé, tout vous est remboursé.",
      ],
      button: "Trouver un autre horaire",
      after: [],
    },
    ar: {
      subject: "{clinic}: أُلغيت زيارتك",
      text: [
        "ألغت {clinic} هذه الزيارة. نعتذر لك.",
        "الموعد: {day}، {time}، بتوقيت {city}",
        "إن كنت قد دفعت، فسيعود إليك المبلغ كاملًا.",
      ],
      button: "ابحث عن موعد آخر",
      after: [],
    },
  },
  /** The doctor is not available at the time of the visit. */
  visit_declined: {
    en: {
      subject: "{clinic}: your doctor is not available",
      text: [
        "Your doctor is not available at this time, so the visit does not take place.",
        "When: {day}, {time}, {city} time",
        "If you have paid, all of it goes back to you.",
      ],
      button: "Find another time",
      after: [],
    },
    pt: {
      subject: "{clinic}: o seu médico não está disponível",
      text: [
        "O seu médico não está disponível a esta hora, por isso a consulta não se realiza.",
        "Quando: {day}, {time}, hora de {city}",
        "Se já pagou, recebe tudo de volta.",
      ],
      button: "Encontrar outra hora",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: o seu médico não está disponível",
      text: [
        "O seu médico não está disponível nesse horário, por isso a consulta não vai acontecer.",
        "Quando: {day}, {time}, hora de {city}",
        "Se você já pagou, recebe tudo de volta.",
      ],
      button: "Encontrar outro horário",
      after: [],
    },
    it: {
      subject: "{clinic}: il Suo medico non è disponibile",
      text: [
        "Il Suo medico non è disponibile a quest’ora, quindi la visita non si tiene.",
        "Quando: {day}, {time}, ora di {city}",
        "Se ha pagato, riceve tutto indietro.",
      ],
      button: "Trovi un altro orario",
      after: [],
    },
    es: {
      subject: "{clinic}: su médico no está disponible",
      text: [
        "Su médico no está disponible a esa hora, así que la consulta no se hará.",
        "Cuándo: {day}, {time}, hora de {city}",
        "Si ha pagado, se le devuelve todo.",
      ],
      button: "Buscar otra hora",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre médecin n'est pas disponible",
      text: [
        "Votre médecin n'est pas disponible à cet horaire : la consultation n'aura pas lieu.",
        "Quand : {day}, {time}, heure de {city}",
        "Si vous avez payé, tout vous est remboursé.",
      ],
      button: "Trouver un autre horaire",
      after: [],
    },
    ar: {
      subject: "{clinic}: طبيبك غير متاح",
      text: [
        "طبيبك غير متاح في هذا الموعد، لذلك لن تتم الزيارة.",
        "الموعد: {day}، {time}، بتوقيت {city}",
        "إن كنت قد دفعت، فسيعود إليك المبلغ كاملًا.",
      ],
      button: "ابحث عن موعد آخر",
      after: [],
    },
  },
  /** The visit has another time. */
  visit_rescheduled: {
    en: {
      subject: "{clinic}: your visit has a new time",
      text: [
        "Your visit has a new time. What was paid stays with it, and the former time is free for others.",
        "When: {day}, {time}, {city} time",
        "{what}",
      ],
      button: "See the visit",
      after: ["If this was not you, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta tem uma nova hora",
      text: [
        "A sua consulta tem uma nova hora. O que foi pago continua a valer, e a hora anterior ficou livre para outros.",
        "Quando: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ver a consulta",
      after: ["Se não fez esta alteração, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta tem um novo horário",
      text: [
        "A sua consulta tem um novo horário. O que foi pago continua valendo, e o horário anterior ficou livre para outras pessoas.",
        "Quando: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ver a consulta",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita ha un nuovo orario",
      text: [
        "La Sua visita ha un nuovo orario. Quanto pagato resta valido e l’orario precedente è libero per altri.",
        "Quando: {day}, {time}, ora di {city}",
        "{what}",
      ],
      button: "Veda la visita",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta tiene nueva hora",
      text: [
        "Su consulta tiene una nueva hora. Lo pagado sigue valiendo y la hora anterior queda libre para otros.",
        "Cuándo: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ver la consulta",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation a un nouvel horaire",
      text: [
        "Votre consultation a un nouvel horaire. Ce qui a été payé reste valable et l'ancien horaire est libre pour d'autres.",
        "Quand : {day}, {time}, heure de {city}",
        "{what}",
      ],
      button: "Voir la consultation",
      after: ["Si ce n'était pas vous, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: لزيارتك موعد جديد",
      text: [
        "لزيارتك موعد جديد. يبقى ما دُفع ساريًا لها، وصار الموعد السابق متاحًا لغيرك.",
        "الموعد: {day}، {time}، بتوقيت {city}",
        "{what}",
      ],
      button: "اعرض الزيارة",
      after: ["إن لم تكن أنت، فاتصل بالعيادة."],
    },
  },
  /** A day before. */
  visit_reminder_day: {
    en: {
      subject: "{clinic}: your visit is on {day}",
      text: ["This is a reminder of your visit with {clinic}.", "When: {day}, {time}, {city} time", "{what}"],
      button: "See the visit",
      after: ["You can choose which mails you get in your profile."],
    },
    pt: {
      subject: "{clinic}: a sua consulta de {day}",
      text: ["Lembramos a sua consulta com {clinic}.", "Quando: {day}, {time}, hora de {city}", "{what}"],
      button: "Ver a consulta",
      after: ["No seu perfil pode escolher que e-mails recebe."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta de {day}",
      text: [
        "Este é um lembrete da sua consulta com {clinic}.",
        "Quando: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ver a consulta",
      after: ["No seu perfil você pode escolher quais e-mails recebe."],
    },
    it: {
      subject: "{clinic}: la Sua visita è {day}",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "Quando: {day}, {time}, ora di {city}", "{what}"],
      button: "Veda la visita",
      after: ["Nel Suo profilo può scegliere quali e-mail ricevere."],
    },
    es: {
      subject: "{clinic}: su consulta es el {day}",
      text: ["Le recordamos su consulta con {clinic}.", "Cuándo: {day}, {time}, hora de {city}", "{what}"],
      button: "Ver la consulta",
      after: ["En su perfil puede elegir qué correos recibe."],
    },
    fr: {
      subject: "{clinic} : votre consultation est le {day}",
      text: [
        "Nous vous rappelons votre consultation avec {clinic}.",
        "Quand : {day}, {time}, heure de {city}",
        "{what}",
      ],
      button: "Voir la consultation",
      after: ["Dans votre profil, vous choisissez les e-mails que vous recevez."],
    },
    ar: {
      subject: "{clinic}: زيارتك يوم {day}",
      text: ["نذكّرك بزيارتك مع {clinic}.", "الموعد: {day}، {time}، بتوقيت {city}", "{what}"],
      button: "اعرض الزيارة",
      after: ["يمكنك من ملفك الشخصي اختيار الرسائل التي تصلك."],
    },
  },
  /** An hour before. */
  visit_reminder_hour: {
    en: {
      subject: "{clinic}: your visit is at {time}",
      text: ["This is a reminder of your visit with {clinic}.", "When: {day}, {time}, {city} time", "{what}"],
      button: "To the visit",
      after: ["You can choose which mails you get in your profile."],
    },
    pt: {
      subject: "{clinic}: a sua consulta é às {time}",
      text: ["Lembramos a sua consulta com {clinic}.", "Quando: {day}, {time}, hora de {city}", "{what}"],
      button: "Ir para a consulta",
      after: ["No seu perfil pode escolher que e-mails recebe."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta é às {time}",
      text: [
        "Este é um lembrete da sua consulta com {clinic}.",
        "Quando: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ir para a consulta",
      after: ["No seu perfil você pode escolher quais e-mails recebe."],
    },
    it: {
      subject: "{clinic}: la Sua visita è alle {time}",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "Quando: {day}, {time}, ora di {city}", "{what}"],
      button: "Alla visita",
      after: ["Nel Suo profilo può scegliere quali e-mail ricevere."],
    },
    es: {
      subject: "{clinic}: su consulta es a las {time}",
      text: ["Le recordamos su consulta con {clinic}.", "Cuándo: {day}, {time}, hora de {city}", "{what}"],
      button: "Ir a la consulta",
      after: ["En su perfil puede elegir qué correos recibe."],
    },
    fr: {
      subject: "{clinic} : votre consultation est à {time}",
      text: [
        "Nous vous rappelons votre consultation avec {clinic}.",
        "Quand : {day}, {time}, heure de {city}",
        "{what}",
      ],
      button: "Aller à la consultation",
      after: ["Dans votre profil, vous choisissez les e-mails que vous recevez."],
    },
    ar: {
      subject: "{clinic}: زيارتك الساعة {time}",
      text: ["نذكّرك بزيارتك مع {clinic}.", "الموعد: {day}، {time}، بتوقيت {city}", "{what}"],
      button: "إلى الزيارة",
      after: ["يمكنك من ملفك الشخصي اختيار الرسائل التي تصلك."],
    },
  },
  /** Ten minutes before. */
  visit_reminder_soon: {
    en: {
      subject: "{clinic}: your visit begins in a few minutes",
      text: ["This is a reminder of your visit with {clinic}.", "When: {day}, {time}, {city} time", "{what}"],
      button: "To the visit",
      after: ["You can choose which mails you get in your profile."],
    },
    pt: {
      subject: "{clinic}: a sua consulta começa dentro de minutos",
      text: ["Lembramos a sua consulta com {clinic}.", "Quando: {day}, {time}, hora de {city}", "{what}"],
      button: "Ir para a consulta",
      after: ["No seu perfil pode escolher que e-mails recebe."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta começa em poucos minutos",
      text: [
        "Este é um lembrete da sua consulta com {clinic}.",
        "Quando: {day}, {time}, hora de {city}",
        "{what}",
      ],
      button: "Ir para a consulta",
      after: ["No seu perfil você pode escolher quais e-mails recebe."],
    },
    it: {
      subject: "{clinic}: la Sua visita inizia tra pochi minuti",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "Quando: {day}, {time}, ora di {city}", "{what}"],
      button: "Alla visita",
      after: ["Nel Suo profilo può scegliere quali e-mail ricevere."],
    },
    es: {
      subject: "{clinic}: su consulta empieza en unos minutos",
      text: ["Le recordamos su consulta con {clinic}.", "Cuándo: {day}, {time}, hora de {city}", "{what}"],
      button: "Ir a la consulta",
      after: ["En su perfil puede elegir qué correos recibe."],
    },
    fr: {
      subject: "{clinic} : votre consultation commence dans quelques minutes",
      text: [
        "Nous vous rappelons votre consultation avec {clinic}.",
        "Quand : {day}, {time}, heure de {city}",
        "{what}",
      ],
      button: "Aller à la consultation",
      after: ["Dans votre profil, vous choisissez les e-mails que vous recevez."],
    },
    ar: {
      subject: "{clinic}: تبدأ زيارتك بعد دقائق",
      text: ["نذكّرك بزيارتك مع {clinic}.", "الموعد: {day}، {time}، بتوقيت {city}", "{what}"],
      button: "إلى الزيارة",
      after: ["يمكنك من ملفك الشخصي اختيار الرسائل التي تصلك."],
    },
  },
} satisfies Record<string, AccountMailTexts>;

type InLanguages = Record<Exclude<Locale, "pt-BR" | "es-CL">, string> &
  Partial<Record<"pt-BR" | "es-CL", string>>;

const whatToDo: Readonly<Record<ServiceType, InLanguages>> = {
  remote: {
    en: "The waiting room opens one hour before. You join by video, with the button below.",
    pt: "A sala de espera abre uma hora antes. Entra por vídeo, com o botão abaixo.",
    "pt-BR": "A sala de espera abre uma hora antes. Você entra por vídeo, com o botão abaixo.",
    it: "La sala d’attesa apre un’ora prima. Si collega in video, con il pulsante qui sotto.",
    es: "La sala de espera abre una hora antes. Entra por vídeo, con el botón de abajo.",
    "es-CL": "La sala de espera abre una hora antes. Entra por video, con el botón de abajo.",
    fr: "La salle d'attente ouvre une heure avant. Vous entrez par vidéo, avec le bouton ci-dessous.",
    ar: "تفتح غرفة الانتظار قبل الموعد بساعة. تدخل عبر الفيديو بالزر أدناه.",
  },
  on_site: {
    en: "Come to the clinic a few minutes before the time.",
    pt: "Venha à clínica alguns minutos antes da hora.",
    "pt-BR": "Venha à clínica alguns minutos antes do horário.",
    it: "Venga in clinica qualche minuto prima dell’orario.",
    es: "Venga a la clínica unos minutos antes de la hora.",
    fr: "Venez à la clinique quelques minutes avant l'heure.",
    ar: "احضر إلى العيادة قبل الموعد بدقائق.",
  },
  phone: {
    en: "The visit is by phone. Keep your phone with you at this time.",
    pt: "A consulta é por telefone. Tenha o telefone consigo a esta hora.",
    "pt-BR": "A consulta é por telefone. Fique com o telefone por perto nesse horário.",
    it: "La visita è per telefono. Tenga il telefono con sé a quest’ora.",
    es: "La consulta es por teléfono. Tenga el teléfono consigo a esa hora.",
    fr: "La consultation se fait par téléphone. Gardez votre téléphone près de vous à cette heure.",
    ar: "الزيارة عبر الهاتف. أبقِ هاتفك معك في هذا الموعد.",
  },
  intermediate: {
    en: "Somebody of the clinic's team is with you, and the doctor joins by video. Come to the place the clinic has told you.",
    pt: "Alguém da equipa da clínica está consigo e o médico junta-se por vídeo. Venha ao local que a clínica lhe indicou.",
    "pt-BR":
      "Alguém da equipe da clínica fica com você e o médico entra por vídeo. Vá ao local que a clínica indicou.",
    it: "Una persona della clinica è con Lei e il medico si collega in video. Venga nel luogo indicato dalla clinica.",
    es: "Alguien del equipo de la clínica está con usted y el médico se une por vídeo. Venga al lugar que la clínica le indicó.",
    "es-CL":
      "Alguien del equipo de la clínica está con usted y el médico se une por video. Venga al lugar que la clínica le indicó.",
    fr: "Une personne de l'équipe de la clinique est avec vous et le médecin vous rejoint par vidéo. Venez au lieu indiqué par la clinique.",
    ar: "يكون معك أحد أفراد فريق العيادة وينضم الطبيب عبر الفيديو. احضر إلى المكان الذي أخبرتك به العيادة.",
  },
  prescription_renewal: {
    en: "You need not be there: the doctor looks at your prescription at this time.",
    pt: "Não precisa de estar presente: o médico vê a sua receita a esta hora.",
    "pt-BR": "Você não precisa estar presente: o médico vê a sua receita nesse horário.",
    it: "Non occorre che sia presente: il medico esamina la Sua ricetta a quest’ora.",
    es: "No hace falta que esté: el médico revisa su receta a esa hora.",
    fr: "Votre présence n'est pas nécessaire : le médecin examine votre ordonnance à cette heure.",
    ar: "لا حاجة لحضورك: يراجع الطبيب وصفتك في هذا الموعد.",
  },
};

/** The entry in a calendar of a visit that is not by video, `{clinic}`. */
const calendarWords: Readonly<Record<"title" | "alarm", InLanguages>> = {
  title: {
    en: "Visit, {clinic}",
    pt: "Consulta, {clinic}",
    it: "Visita, {clinic}",
    es: "Consulta, {clinic}",
    fr: "Consultation, {clinic}",
    ar: "زيارة، {clinic}",
  },
  alarm: {
    en: "Your visit with {clinic} starts in one hour",
    pt: "A sua consulta com {clinic} começa dentro de uma hora",
    it: "La Sua visita con {clinic} inizia tra un’ora",
    es: "Su consulta con {clinic} empieza dentro de una hora",
    fr: "Votre consultation avec {clinic} commence dans une heure",
    ar: "تبدأ زيارتك مع {clinic} بعد ساعة",
  },
};

/** What the patient has to do for a visit of this kind (S1.11, G.08). */
export function whatToDoFor(serviceType: ServiceType, locale: Locale): string {
  return inLocale(whatToDo[serviceType], locale);
}

/** Title and alarm of the entry in a calendar. */
export function visitInCalendar(locale: Locale): { title: string; alarm: string } {
  return { title: inLocale(calendarWords.title, locale), alarm: inLocale(calendarWords.alarm, locale) };
}

function inLocale(words: InLanguages, locale: Locale): string {
  if (locale === "pt-BR") return words["pt-BR"] ?? words.pt;
  return locale === "es-CL" ? (words["es-CL"] ?? words.es) : words[locale];
}
