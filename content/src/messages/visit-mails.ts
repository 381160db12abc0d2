import type { Locale } from "@anteroom/domain/shared/locales";
import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import type { AccountMailTexts } from "./account-mail.ts";
import { fillTemplate } from "./fill-template.ts";
import { inLocale, type InLanguages } from "./in-locale.ts";

/**
 * Mails about an appointment: booked, rescheduled, cancelled, and reminders. The sender adds time, doctor, price
 * and code as details (`mail-labels.ts`); no text names specialty or reason (D.100). Placeholders: `{clinic} {day}
 * {time} {what}`, the last being what the patient must do.
 */
export const visitMails = {
  /** The appointment is booked: paid, or nothing was due. */
  visit_booked: {
    en: {
      subject: "{clinic}: your video appointment is booked",
      text: ["Your video appointment with {clinic} is booked.", "{what}"],
      button: "Open appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta por vídeo está marcada",
      text: ["A sua consulta por vídeo com {clinic} está marcada.", "{what}"],
      button: "Abrir a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: sua consulta por vídeo está agendada",
      text: ["Sua consulta por vídeo com {clinic} está agendada.", "{what}"],
      button: "Abrir a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita in video è prenotata",
      text: ["La Sua visita in video con {clinic} è prenotata.", "{what}"],
      button: "Apri la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta por vídeo está reservada",
      text: ["Su consulta por vídeo con {clinic} está reservada.", "{what}"],
      button: "Abrir la consulta",
      after: [],
    },
    "es-CL": {
      subject: "{clinic}: su consulta por video está agendada",
      text: ["Su consulta por video con {clinic} está agendada.", "{what}"],
      button: "Abrir la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation vidéo est réservée",
      text: ["Votre consultation vidéo avec {clinic} est réservée.", "{what}"],
      button: "Ouvrir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: تم حجز موعدك عبر الفيديو",
      text: ["تم حجز موعدك عبر الفيديو مع {clinic}.", "{what}"],
      button: "فتح الموعد",
      after: [],
    },
  },
  /** The clinic has created an appointment. */
  visit_entered: {
    en: {
      subject: "{clinic}: you have a new appointment",
      text: ["{clinic} has booked an appointment for you.", "{what}"],
      button: "See appointment",
      after: ["If this time doesn’t suit you, contact the clinic."],
    },
    pt: {
      subject: "{clinic}: tem uma nova consulta",
      text: ["{clinic} marcou uma consulta para si.", "{what}"],
      button: "Ver a consulta",
      after: ["Se a hora não lhe convém, contacte a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: você tem uma nova consulta",
      text: ["{clinic} agendou uma consulta para você.", "{what}"],
      button: "Ver a consulta",
      after: ["Se o horário não for bom para você, fale com a clínica."],
    },
    it: {
      subject: "{clinic}: ha una nuova visita",
      text: ["{clinic} ha prenotato una visita per Lei.", "{what}"],
      button: "Vedi la visita",
      after: ["Se l’orario non va bene, contatti la clinica."],
    },
    es: {
      subject: "{clinic}: tiene una nueva consulta",
      text: ["{clinic} ha reservado una consulta para usted.", "{what}"],
      button: "Ver la consulta",
      after: ["Si la hora no le conviene, contacte con la clínica."],
    },
    "es-CL": {
      subject: "{clinic}: tiene una nueva consulta",
      text: ["{clinic} agendó una consulta para usted.", "{what}"],
      button: "Ver la consulta",
      after: ["Si la hora no le conviene, contacte a la clínica."],
    },
    fr: {
      subject: "{clinic} : vous avez une nouvelle consultation",
      text: ["{clinic} a réservé une consultation pour vous.", "{what}"],
      button: "Voir la consultation",
      after: ["Si l’horaire ne vous convient pas, contactez la clinique."],
    },
    ar: {
      subject: "{clinic}: لديك موعد جديد",
      text: ["حجزت لك {clinic} موعدًا.", "{what}"],
      button: "عرض الموعد",
      after: ["إذا لم يناسبك هذا الوقت، فتواصل مع العيادة."],
    },
  },
  /** An earlier slot is offered to an entry of the waiting list. */
  visit_earlier: {
    en: {
      subject: "{clinic}: an earlier time is free",
      text: [
        "An earlier time for your appointment is free. We’re keeping it for you until {until}.",
        "Earlier time: {earlier}",
      ],
      button: "See the earlier time",
      after: ["If you don’t take it, you keep your appointment and your place on the list."],
    },
    pt: {
      subject: "{clinic}: há um horário mais cedo",
      text: [
        "Há um horário mais cedo para a sua consulta. Fica reservado para si até às {until}.",
        "Horário mais cedo: {earlier}",
      ],
      button: "Ver o horário",
      after: ["Se não o aceitar, mantém a sua consulta e o seu lugar na lista de espera."],
    },
    "pt-BR": {
      subject: "{clinic}: há um horário mais cedo",
      text: [
        "Há um horário mais cedo para a sua consulta. Ele fica reservado para você até as {until}.",
        "Horário mais cedo: {earlier}",
      ],
      button: "Ver o horário",
      after: ["Se você não aceitar, sua consulta e seu lugar na lista de espera continuam iguais."],
    },
    it: {
      subject: "{clinic}: si è liberato un orario anticipato",
      text: [
        "Si è liberato un orario anticipato per la Sua visita. Lo teniamo per Lei fino alle {until}.",
        "Orario anticipato: {earlier}",
      ],
      button: "Vedi l’orario",
      after: ["Se non lo prende, mantiene la Sua visita e il Suo posto nella lista d’attesa."],
    },
    es: {
      subject: "{clinic}: hay una hora más temprana",
      text: [
        "Hay una hora más temprana para su consulta. Se la guardamos hasta las {until}.",
        "Hora más temprana: {earlier}",
      ],
      button: "Ver la hora",
      after: ["Si no la acepta, conserva su consulta y su lugar en la lista."],
    },
    fr: {
      subject: "{clinic} : un horaire plus tôt est libre",
      text: [
        "Un horaire plus tôt est libre pour votre consultation. Nous vous le gardons jusqu’à {until}.",
        "Horaire plus tôt : {earlier}",
      ],
      button: "Voir l’horaire",
      after: [
        "Si vous ne le prenez pas, vous gardez votre consultation et votre place sur la liste d’attente.",
      ],
    },
    ar: {
      subject: "{clinic}: يتوفر موعد أبكر",
      text: ["يتوفر وقت أبكر لموعدك. نحتفظ به لك حتى {until}.", "الوقت الأبكر: {earlier}"],
      button: "عرض الوقت",
      after: ["إذا لم تقبله، فستحتفظ بموعدك وبمكانك في قائمة الانتظار."],
    },
  },
  /** The clinic has sent a message while the patient's side was not in the call. */
  visit_message: {
    en: {
      subject: "{clinic}: you have a message",
      text: ["{clinic} has sent you a message about your appointment."],
      button: "Read message",
      after: ["To protect your privacy, the message is not in this email."],
    },
    pt: {
      subject: "{clinic}: tem uma mensagem",
      text: ["{clinic} enviou-lhe uma mensagem sobre a sua consulta."],
      button: "Ler a mensagem",
      after: ["Para proteger a sua privacidade, a mensagem não está neste e-mail."],
    },
    "pt-BR": {
      subject: "{clinic}: você tem uma mensagem",
      text: ["{clinic} enviou uma mensagem para você sobre a sua consulta."],
      button: "Ler a mensagem",
      after: ["Para proteger a sua privacidade, a mensagem não está neste e-mail."],
    },
    it: {
      subject: "{clinic}: ha un messaggio",
      text: ["{clinic} Le ha inviato un messaggio sulla Sua visita."],
      button: "Leggi il messaggio",
      after: ["Per proteggere la Sua privacy, il messaggio non è in questa e-mail."],
    },
    es: {
      subject: "{clinic}: tiene un mensaje",
      text: ["{clinic} le ha enviado un mensaje sobre su consulta."],
      button: "Leer el mensaje",
      after: ["Para proteger su privacidad, el mensaje no está en este correo."],
    },
    fr: {
      subject: "{clinic} : vous avez un message",
      text: ["{clinic} vous a envoyé un message au sujet de votre consultation."],
      button: "Lire le message",
      after: ["Pour protéger votre vie privée, le message n’est pas dans cet e-mail."],
    },
    ar: {
      subject: "{clinic}: لديك رسالة",
      text: ["أرسلت إليك {clinic} رسالة بشأن موعدك."],
      button: "اقرأ الرسالة",
      after: ["حفاظًا على خصوصيتك، لا يتضمن هذا البريد نص الرسالة."],
    },
  },
  /** To a guest when the clinic has ended the appointment: the link to its page, and to an account that stores it. */
  visit_ended: {
    en: {
      subject: "{clinic}: after your appointment",
      text: [
        "Your appointment with {clinic} has ended. What the doctor wrote or sent to you is on the page of your appointment. If something is added later, you will find it there too.",
        "You can open the page for 30 days.",
      ],
      button: "See appointment",
      after: ["To protect your privacy, nothing about your health is in this email."],
    },
    pt: {
      subject: "{clinic}: depois da sua consulta",
      text: [
        "A sua consulta com {clinic} terminou. O que o médico lhe escreveu ou enviou está na página da sua consulta. Se for acrescentado mais alguma coisa, também fica lá.",
        "Pode abrir a página durante 30 dias.",
      ],
      button: "Ver a consulta",
      after: ["Para proteger a sua privacidade, este e-mail não diz nada sobre a sua saúde."],
    },
    "pt-BR": {
      subject: "{clinic}: depois da sua consulta",
      text: [
        "A sua consulta com {clinic} terminou. O que o médico escreveu ou enviou para você está na página da sua consulta. Se algo for acrescentado depois, também estará lá.",
        "Você pode abrir a página por 30 dias.",
      ],
      button: "Ver a consulta",
      after: ["Para proteger a sua privacidade, este e-mail não diz nada sobre a sua saúde."],
    },
    it: {
      subject: "{clinic}: dopo la Sua visita",
      text: [
        "La Sua visita con {clinic} è terminata. Ciò che il medico Le ha scritto o inviato è nella pagina della Sua visita. Se verrà aggiunto altro, lo troverà lì.",
        "Può aprire la pagina per 30 giorni.",
      ],
      button: "Vedi la visita",
      after: ["Per proteggere la Sua privacy, in questa e-mail non c’è nulla sulla Sua salute."],
    },
    es: {
      subject: "{clinic}: después de su consulta",
      text: [
        "Su consulta con {clinic} ha terminado. Lo que el médico le escribió o le envió está en la página de su consulta. Si más adelante se añade algo, también estará ahí.",
        "Puede abrir la página durante 30 días.",
      ],
      button: "Ver la consulta",
      after: ["Para proteger su privacidad, este correo no dice nada sobre su salud."],
    },
    "es-CL": {
      subject: "{clinic}: después de su consulta",
      text: [
        "Su consulta con {clinic} terminó. Lo que el médico le escribió o le envió está en la página de su consulta. Si más adelante se agrega algo, también estará ahí.",
        "Puede abrir la página durante 30 días.",
      ],
      button: "Ver la consulta",
      after: ["Para proteger su privacidad, este correo no dice nada sobre su salud."],
    },
    fr: {
      subject: "{clinic} : après votre consultation",
      text: [
        "Votre consultation avec {clinic} est terminée. Ce que le médecin vous a écrit ou envoyé se trouve sur la page de votre consultation. Si un élément est ajouté plus tard, vous l’y trouverez aussi.",
        "Vous pouvez ouvrir cette page pendant 30 jours.",
      ],
      button: "Voir la consultation",
      after: ["Pour protéger votre vie privée, cet e-mail ne dit rien de votre santé."],
    },
    ar: {
      subject: "{clinic}: بعد موعدك",
      text: [
        "انتهى موعدك مع {clinic}. ما كتبه الطبيب أو أرسله إليك موجود في صفحة موعدك. وإذا أُضيف شيء لاحقًا فستجده هناك أيضًا.",
        "يمكنك فتح الصفحة خلال 30 يومًا.",
      ],
      button: "عرض الموعد",
      after: ["حفاظًا على خصوصيتك، لا يتضمن هذا البريد أي شيء عن صحتك."],
    },
  },
  /** The patient or their carer has cancelled. A refund has a mail of its own. */
  visit_canceled: {
    en: {
      subject: "{clinic}: your appointment is cancelled",
      text: ["Your appointment is cancelled, as you asked."],
      button: "Find another time",
      after: ["If you didn’t ask for this, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: ["A sua consulta foi cancelada, como pediu."],
      button: "Encontrar outra hora",
      after: ["Se não fez este pedido, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: ["Sua consulta foi cancelada, como você pediu."],
      button: "Encontrar outro horário",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata disdetta",
      text: ["La Sua visita è stata disdetta, come ha chiesto."],
      button: "Trova un altro orario",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: ["Su consulta está cancelada, como pidió."],
      button: "Buscar otra hora",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: ["Votre consultation est annulée, comme vous l’avez demandé."],
      button: "Trouver un autre horaire",
      after: ["Si vous ne l’avez pas demandé, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: أُلغي موعدك",
      text: ["أُلغي موعدك كما طلبت."],
      button: "ابحث عن موعد آخر",
      after: ["إذا لم تطلب ذلك، فاتصل بالعيادة."],
    },
  },
  /** The same with a refund: one mail about both. */
  visit_canceled_refunded: {
    en: {
      subject: "{clinic}: your appointment is cancelled",
      text: [
        "Your appointment is cancelled, as you asked. We’re refunding you to the card or account you paid with.",
        "Refund: {amount}",
      ],
      button: "Find another time",
      after: ["You don’t need to do anything.", "If you didn’t ask for this, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "A sua consulta foi cancelada, como pediu. Vamos devolver o que pagou pelo mesmo meio de pagamento.",
        "Reembolso: {amount}",
      ],
      button: "Encontrar outra hora",
      after: ["Não precisa de fazer nada.", "Se não fez este pedido, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Sua consulta foi cancelada, como você pediu. Vamos devolver o que você pagou pela mesma forma de pagamento.",
        "Reembolso: {amount}",
      ],
      button: "Encontrar outro horário",
      after: ["Você não precisa fazer nada.", "Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata disdetta",
      text: [
        "La Sua visita è stata disdetta, come ha chiesto. La rimborsiamo con lo stesso metodo di pagamento.",
        "Rimborso: {amount}",
      ],
      button: "Trova un altro orario",
      after: ["Non deve fare nulla.", "Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "Su consulta está cancelada, como pidió. Le devolvemos lo que pagó por el mismo medio de pago.",
        "Reembolso: {amount}",
      ],
      button: "Buscar otra hora",
      after: ["No tiene que hacer nada.", "Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "Votre consultation est annulée, comme vous l’avez demandé. Nous vous remboursons sur le moyen de paiement utilisé.",
        "Remboursement : {amount}",
      ],
      button: "Trouver un autre horaire",
      after: ["Vous n’avez rien à faire.", "Si vous ne l’avez pas demandé, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: أُلغي موعدك",
      text: ["أُلغي موعدك كما طلبت. سنرد إليك المبلغ بطريقة الدفع نفسها.", "المبلغ المسترد: {amount}"],
      button: "ابحث عن موعد آخر",
      after: ["لا يلزمك فعل شيء.", "إذا لم تطلب ذلك، فاتصل بالعيادة."],
    },
  },
  /** The same after the clinic's deadline: without a refund. */
  visit_canceled_kept: {
    en: {
      subject: "{clinic}: your appointment is cancelled",
      text: [
        "Your appointment is cancelled, as you asked. You cancelled after the clinic’s deadline, so there is no refund.",
      ],
      button: "Find another time",
      after: ["If you didn’t ask for this, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "A sua consulta foi cancelada, como pediu. O cancelamento foi feito depois do prazo da clínica, por isso não há reembolso.",
      ],
      button: "Encontrar outra hora",
      after: ["Se não fez este pedido, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "Sua consulta foi cancelada, como você pediu. O cancelamento foi feito depois do prazo da clínica, por isso não há reembolso.",
      ],
      button: "Encontrar outro horário",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata disdetta",
      text: [
        "La Sua visita è stata disdetta, come ha chiesto. La disdetta è arrivata dopo il termine della clinica, quindi non è previsto un rimborso.",
      ],
      button: "Trova un altro orario",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "Su consulta está cancelada, como pidió. Se canceló después del plazo de la clínica, por eso no hay reembolso.",
      ],
      button: "Buscar otra hora",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "Votre consultation est annulée, comme vous l’avez demandé. L’annulation a eu lieu après le délai de la clinique : il n’y a pas de remboursement.",
      ],
      button: "Trouver un autre horaire",
      after: ["Si vous ne l’avez pas demandé, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: أُلغي موعدك",
      text: ["أُلغي موعدك كما طلبت. تم الإلغاء بعد المهلة التي حددتها العيادة، لذلك لا يُرد المبلغ."],
      button: "ابحث عن موعد آخر",
      after: ["إذا لم تطلب ذلك، فاتصل بالعيادة."],
    },
  },
  /** The clinic has cancelled the appointment. */
  visit_canceled_by_clinic: {
    en: {
      subject: "{clinic}: your appointment is cancelled",
      text: [
        "{clinic} has cancelled your appointment. We’re sorry.",
        "If you paid, we’ll refund the full amount.",
      ],
      button: "Find another time",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: ["{clinic} cancelou a sua consulta. Lamentamos.", "Se já pagou, devolvemos o valor total."],
      button: "Encontrar outra hora",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta foi cancelada",
      text: [
        "{clinic} cancelou a sua consulta. Lamentamos.",
        "Se você já pagou, vamos devolver o valor total.",
      ],
      button: "Encontrar outro horário",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita è stata annullata",
      text: [
        "{clinic} ha annullato la Sua visita. Ci dispiace.",
        "Se ha pagato, Le rimborsiamo l’intero importo.",
      ],
      button: "Trova un altro orario",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta está cancelada",
      text: [
        "{clinic} ha cancelado su consulta. Lo sentimos.",
        "Si ha pagado, le devolvemos el importe completo.",
      ],
      button: "Buscar otra hora",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation est annulée",
      text: [
        "{clinic} a annulé votre consultation. Nous en sommes désolés.",
        "Si vous avez payé, nous vous remboursons la totalité.",
      ],
      button: "Trouver un autre horaire",
      after: [],
    },
    ar: {
      subject: "{clinic}: أُلغي موعدك",
      text: ["ألغت {clinic} موعدك. نعتذر لك.", "إذا كنت قد دفعت، فسنرد إليك المبلغ كاملًا."],
      button: "ابحث عن موعد آخر",
      after: [],
    },
  },
  /** The doctor is not available at that time. */
  visit_declined: {
    en: {
      subject: "{clinic}: your doctor is not available",
      text: [
        "Your doctor isn’t available at this time, so this appointment is cancelled. We’re sorry.",
        "If you paid, we’ll refund the full amount.",
      ],
      button: "Find another time",
      after: [],
    },
    pt: {
      subject: "{clinic}: o seu médico não está disponível",
      text: [
        "O seu médico não está disponível a esta hora, por isso esta consulta foi cancelada. Lamentamos.",
        "Se já pagou, devolvemos o valor total.",
      ],
      button: "Encontrar outra hora",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: o seu médico não está disponível",
      text: [
        "O médico não está disponível nesse horário, por isso esta consulta foi cancelada. Lamentamos.",
        "Se você já pagou, vamos devolver o valor total.",
      ],
      button: "Encontrar outro horário",
      after: [],
    },
    it: {
      subject: "{clinic}: il Suo medico non è disponibile",
      text: [
        "Il Suo medico non è disponibile a quest’ora, quindi la visita è annullata. Ci dispiace.",
        "Se ha pagato, Le rimborsiamo l’intero importo.",
      ],
      button: "Trova un altro orario",
      after: [],
    },
    es: {
      subject: "{clinic}: su médico no está disponible",
      text: [
        "Su médico no está disponible a esa hora, así que esta consulta está cancelada. Lo sentimos.",
        "Si ha pagado, le devolvemos el importe completo.",
      ],
      button: "Buscar otra hora",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre médecin n’est pas disponible",
      text: [
        "Votre médecin n’est pas disponible à cet horaire : cette consultation est annulée. Nous en sommes désolés.",
        "Si vous avez payé, nous vous remboursons la totalité.",
      ],
      button: "Trouver un autre horaire",
      after: [],
    },
    ar: {
      subject: "{clinic}: طبيبك غير متاح",
      text: [
        "طبيبك غير متاح في هذا الوقت، لذلك أُلغي هذا الموعد. نعتذر لك.",
        "إذا كنت قد دفعت، فسنرد إليك المبلغ كاملًا.",
      ],
      button: "ابحث عن موعد آخر",
      after: [],
    },
  },
  /** The appointment was rescheduled. */
  visit_rescheduled: {
    en: {
      subject: "{clinic}: your appointment has a new time",
      text: ["Your appointment has a new time. If you paid, you don’t need to pay again.", "{what}"],
      button: "See appointment",
      after: ["If you didn’t ask for this, call the clinic."],
    },
    pt: {
      subject: "{clinic}: a sua consulta tem uma nova hora",
      text: ["A sua consulta tem uma nova hora. Se já pagou, não precisa de pagar outra vez.", "{what}"],
      button: "Ver a consulta",
      after: ["Se não fez esta alteração, ligue para a clínica."],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta tem um novo horário",
      text: ["Sua consulta tem um novo horário. Se você já pagou, não precisa pagar de novo.", "{what}"],
      button: "Ver a consulta",
      after: ["Se não foi você, ligue para a clínica."],
    },
    it: {
      subject: "{clinic}: la Sua visita ha un nuovo orario",
      text: ["La Sua visita ha un nuovo orario. Se ha già pagato, non deve pagare di nuovo.", "{what}"],
      button: "Vedi la visita",
      after: ["Se non l’ha chiesto Lei, chiami la clinica."],
    },
    es: {
      subject: "{clinic}: su consulta tiene nueva hora",
      text: ["Su consulta tiene una nueva hora. Si ya pagó, no tiene que pagar otra vez.", "{what}"],
      button: "Ver la consulta",
      after: ["Si no fue usted, llame a la clínica."],
    },
    fr: {
      subject: "{clinic} : votre consultation a un nouvel horaire",
      text: [
        "Votre consultation a un nouvel horaire. Si vous avez déjà payé, vous n’avez rien à payer de plus.",
        "{what}",
      ],
      button: "Voir la consultation",
      after: ["Si vous ne l’avez pas demandé, appelez la clinique."],
    },
    ar: {
      subject: "{clinic}: تغيّر وقت موعدك",
      text: ["لموعدك وقت جديد. إذا كنت قد دفعت، فلا حاجة إلى الدفع مرة أخرى.", "{what}"],
      button: "عرض الموعد",
      after: ["إذا لم تطلب ذلك، فاتصل بالعيادة."],
    },
  },
  /** A day before. */
  visit_reminder_day: {
    en: {
      subject: "{clinic}: your appointment on {day}",
      text: ["This is a reminder of your appointment with {clinic}.", "{what}"],
      button: "See appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta de {day}",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ver a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta de {day}",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ver a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita è {day}",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "{what}"],
      button: "Vedi la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta es el {day}",
      text: ["Le recordamos su consulta con {clinic}.", "{what}"],
      button: "Ver la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation est le {day}",
      text: ["Nous vous rappelons votre consultation avec {clinic}.", "{what}"],
      button: "Voir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: موعدك يوم {day}",
      text: ["نذكّرك بموعدك مع {clinic}.", "{what}"],
      button: "عرض الموعد",
      after: [],
    },
  },
  /** An hour before. */
  visit_reminder_hour: {
    en: {
      subject: "{clinic}: your appointment at {time}",
      text: ["This is a reminder of your appointment with {clinic}.", "{what}"],
      button: "Open appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta é às {time}",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ir para a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta é às {time}",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ir para a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita è alle {time}",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "{what}"],
      button: "Apri la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta es a las {time}",
      text: ["Le recordamos su consulta con {clinic}.", "{what}"],
      button: "Ir a la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation est à {time}",
      text: ["Nous vous rappelons votre consultation avec {clinic}.", "{what}"],
      button: "Ouvrir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: موعدك الساعة {time}",
      text: ["نذكّرك بموعدك مع {clinic}.", "{what}"],
      button: "فتح الموعد",
      after: [],
    },
  },
  /** Ten minutes before. */
  visit_reminder_soon: {
    en: {
      subject: "{clinic}: your appointment starts in a few minutes",
      text: ["This is a reminder of your appointment with {clinic}.", "{what}"],
      button: "Open appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: a sua consulta começa dentro de alguns minutos",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ir para a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: a sua consulta começa em poucos minutos",
      text: ["Este é um lembrete da sua consulta com {clinic}.", "{what}"],
      button: "Ir para a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: la Sua visita inizia tra pochi minuti",
      text: ["Le ricordiamo la Sua visita con {clinic}.", "{what}"],
      button: "Apri la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: su consulta empieza en unos minutos",
      text: ["Le recordamos su consulta con {clinic}.", "{what}"],
      button: "Ir a la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : votre consultation commence dans quelques minutes",
      text: ["Nous vous rappelons votre consultation avec {clinic}.", "{what}"],
      button: "Ouvrir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: يبدأ موعدك بعد دقائق",
      text: ["نذكّرك بموعدك مع {clinic}.", "{what}"],
      button: "فتح الموعد",
      after: [],
    },
  },
} satisfies Record<string, AccountMailTexts>;

const whatToDo: Readonly<Record<ServiceType, InLanguages>> = {
  remote: {
    en: "The waiting room opens one hour before. The link in this email opens your appointment, where you join the video call.",
    pt: "A sala de espera abre uma hora antes. A ligação deste e-mail abre a sua consulta; é lá que entra por vídeo.",
    "pt-BR":
      "A sala de espera abre uma hora antes. O link deste e-mail abre a sua consulta; é lá que você entra por vídeo.",
    it: "La sala d’attesa apre un’ora prima. Il link in questa e-mail apre la visita: da lì si collega in video.",
    es: "La sala de espera abre una hora antes. El enlace de este correo abre su consulta; desde ahí entra por vídeo.",
    "es-CL":
      "La sala de espera abre una hora antes. El enlace de este correo abre su consulta; desde ahí entra por video.",
    fr: "La salle d’attente ouvre une heure avant. Le lien de cet e-mail ouvre votre consultation : c’est là que vous entrez par vidéo.",
    ar: "تفتح غرفة الانتظار قبل الموعد بساعة. يفتح الرابط في هذه الرسالة موعدك، ومنه تنضم إلى مكالمة الفيديو.",
  },
  on_site: {
    en: "Come to the clinic a few minutes early.",
    pt: "Venha à clínica alguns minutos antes da hora.",
    "pt-BR": "Venha à clínica alguns minutos antes do horário.",
    it: "Venga in clinica qualche minuto prima dell’orario.",
    es: "Venga a la clínica unos minutos antes de la hora.",
    fr: "Venez à la clinique quelques minutes avant l’heure.",
    ar: "احضر إلى العيادة قبل الموعد بدقائق.",
  },
  phone: {
    en: "This appointment is by phone. Keep your phone with you.",
    pt: "A consulta é por telefone. Tenha o telefone consigo a esta hora.",
    "pt-BR": "A consulta é por telefone. Fique com o telefone por perto nesse horário.",
    it: "La visita è per telefono. Tenga il telefono con sé a quest’ora.",
    es: "La consulta es por teléfono. Tenga el teléfono consigo a esa hora.",
    fr: "La consultation se fait par téléphone. Gardez votre téléphone près de vous à cette heure.",
    ar: "هذا الموعد عبر الهاتف. أبقِ هاتفك معك.",
  },
  intermediate: {
    en: "Someone from the clinic is with you and the doctor joins by video. Go to the place the clinic told you about.",
    pt: "Alguém da equipa da clínica está consigo e o médico junta-se por vídeo. Venha ao local que a clínica lhe indicou.",
    "pt-BR":
      "Alguém da equipe da clínica fica com você e o médico entra por vídeo. Vá ao local que a clínica indicou.",
    it: "Una persona della clinica è con Lei e il medico si collega in video. Venga nel luogo indicato dalla clinica.",
    es: "Alguien del equipo de la clínica está con usted y el médico se une por vídeo. Venga al lugar que la clínica le indicó.",
    "es-CL":
      "Alguien del equipo de la clínica está con usted y el médico se une por video. Venga al lugar que la clínica le indicó.",
    fr: "Une personne de l’équipe de la clinique est avec vous et le médecin vous rejoint par vidéo. Venez au lieu indiqué par la clinique.",
    ar: "يكون معك أحد أفراد فريق العيادة وينضم الطبيب عبر الفيديو. احضر إلى المكان الذي أخبرتك به العيادة.",
  },
  prescription_renewal: {
    en: "You don’t need to be there. The doctor reviews your prescription at this time.",
    pt: "Não precisa de estar presente: o médico vê a sua receita a esta hora.",
    "pt-BR": "Você não precisa estar presente: o médico vê a sua receita nesse horário.",
    it: "Non occorre che sia presente: il medico esamina la Sua ricetta a quest’ora.",
    es: "No hace falta que esté: el médico revisa su receta a esa hora.",
    fr: "Votre présence n’est pas nécessaire : le médecin examine votre ordonnance à cette heure.",
    ar: "لا حاجة لحضورك: يراجع الطبيب وصفتك في هذا الموعد.",
  },
};

/** Title and alarm of the entry in a calendar, `{clinic}`: by video, or otherwise. They may show on a lock screen (D.100). */
const calendarTexts: Readonly<Record<"byVideo" | "otherwise", Record<"title" | "alarm", InLanguages>>> = {
  byVideo: {
    title: {
      en: "Video appointment, {clinic}",
      pt: "Consulta por vídeo, {clinic}",
      it: "Visita in video, {clinic}",
      es: "Consulta por vídeo, {clinic}",
      "es-CL": "Consulta por video, {clinic}",
      fr: "Consultation vidéo, {clinic}",
      ar: "موعد عبر الفيديو، {clinic}",
    },
    alarm: {
      en: "Your video appointment with {clinic} starts in one hour",
      pt: "A sua consulta por vídeo com {clinic} começa dentro de uma hora",
      "pt-BR": "Sua consulta por vídeo com {clinic} começa em uma hora",
      it: "La Sua visita in video con {clinic} inizia tra un’ora",
      es: "Su consulta por vídeo con {clinic} empieza dentro de una hora",
      "es-CL": "Su consulta por video con {clinic} empieza en una hora",
      fr: "Votre consultation vidéo avec {clinic} commence dans une heure",
      ar: "يبدأ موعدك عبر الفيديو مع {clinic} بعد ساعة",
    },
  },
  otherwise: {
    title: {
      en: "Appointment, {clinic}",
      pt: "Consulta, {clinic}",
      it: "Visita, {clinic}",
      es: "Consulta, {clinic}",
      fr: "Consultation, {clinic}",
      ar: "موعد، {clinic}",
    },
    alarm: {
      en: "Your appointment with {clinic} starts in one hour",
      pt: "A sua consulta com {clinic} começa dentro de uma hora",
      "pt-BR": "Sua consulta com {clinic} começa em uma hora",
      it: "La Sua visita con {clinic} inizia tra un’ora",
      es: "Su consulta con {clinic} empieza dentro de una hora",
      fr: "Votre consultation avec {clinic} commence dans une heure",
      ar: "يبدأ موعدك مع {clinic} بعد ساعة",
    },
  },
};

/** For a video visit whose waiting room is open when the mail is written. */
const whatToDoNow: InLanguages = {
  en: "The waiting room is open. The link in this email opens your appointment, where you join the video call.",
  pt: "A sala de espera está aberta. A ligação deste e-mail abre a sua consulta; é lá que entra por vídeo.",
  "pt-BR":
    "A sala de espera está aberta. O link deste e-mail abre a sua consulta; é lá que você entra por vídeo.",
  it: "La sala d’attesa è aperta. Il link in questa e-mail apre la visita: da lì si collega in video.",
  es: "La sala de espera está abierta. El enlace de este correo abre su consulta; desde ahí entra por vídeo.",
  "es-CL":
    "La sala de espera está abierta. El enlace de este correo abre su consulta; desde ahí entra por video.",
  fr: "La salle d’attente est ouverte. Le lien de cet e-mail ouvre votre consultation : c’est là que vous entrez par vidéo.",
  ar: "غرفة الانتظار مفتوحة. يفتح الرابط في هذه الرسالة موعدك، ومنه تنضم إلى مكالمة الفيديو.",
};

/** For a video visit soon after midnight: its waiting room opens on the evening of the day before. */
const whatToDoBefore: InLanguages = {
  en: "The waiting room opens at {time} the evening before, {day}. The link in this email opens your appointment, where you join the video call.",
  pt: "A sala de espera abre às {time} da véspera, {day}. A ligação deste e-mail abre a sua consulta; é lá que entra por vídeo.",
  "pt-BR":
    "A sala de espera abre às {time} da véspera, {day}. O link deste e-mail abre a sua consulta; é lá que você entra por vídeo.",
  it: "La sala d’attesa apre alle {time} della sera prima, {day}. Il link in questa e-mail apre la visita: da lì si collega in video.",
  es: "La sala de espera abre a las {time} de la noche anterior, {day}. El enlace de este correo abre su consulta; desde ahí entra por vídeo.",
  "es-CL":
    "La sala de espera abre a las {time} de la noche anterior, {day}. El enlace de este correo abre su consulta; desde ahí entra por video.",
  fr: "La salle d’attente ouvre à {time} la veille au soir, {day}. Le lien de cet e-mail ouvre votre consultation : c’est là que vous entrez par vidéo.",
  ar: "تفتح غرفة الانتظار الساعة {time} مساء اليوم السابق، {day}. يفتح الرابط في هذه الرسالة موعدك، ومنه تنضم إلى مكالمة الفيديو.",
};

/**
 * Returns what the patient must do for a kind of appointment (S1.11, G.08). Only for video: `isOpen`, its waiting
 * room is open (come now), or `before`, formatted day and time of opening on the evening before. Else the usual text
 * of the kind.
 */
export function whatToDoFor(
  serviceType: ServiceType,
  locale: Locale,
  isOpen: boolean,
  before: { day: string; time: string } | null = null,
): string {
  if (serviceType !== "remote" || (!isOpen && before === null))
    return inLocale(whatToDo[serviceType], locale);
  return before === null || isOpen
    ? inLocale(whatToDoNow, locale)
    : fillTemplate(inLocale(whatToDoBefore, locale), before);
}

/**
 * Returns title and alarm text of a calendar entry, with the placeholder `{clinic}`; they tell only video from other
 * kinds. The alarm text says that the appointment starts in one hour.
 */
export function calendarTextsIn(serviceType: ServiceType, locale: Locale): { title: string; alarm: string } {
  const { title, alarm } = calendarTexts[serviceType === "remote" ? "byVideo" : "otherwise"];
  return { title: inLocale(title, locale), alarm: inLocale(alarm, locale) };
}

const keeping = {
  byAccount: {
    en: "To keep everything for longer, create an account with this email address.",
    pt: "Para guardar tudo por mais tempo, crie uma conta com este endereço de e-mail.",
    "pt-BR": "Para guardar tudo por mais tempo, crie uma conta com este endereço de e-mail.",
    it: "Per conservare tutto più a lungo, crei un account con questo indirizzo e-mail.",
    es: "Para conservarlo todo por más tiempo, cree una cuenta con esta dirección de correo.",
    "es-CL": "Para guardar todo por más tiempo, cree una cuenta con esta dirección de correo.",
    fr: "Pour tout garder plus longtemps, créez un compte avec cette adresse e-mail.",
    ar: "للاحتفاظ بكل شيء مدة أطول، أنشئ حسابًا بعنوان البريد الإلكتروني هذا.",
  },
  byDownload: {
    en: "Download there what you want to keep for longer.",
    pt: "Descarregue lá o que quiser guardar por mais tempo.",
    "pt-BR": "Baixe lá o que quiser guardar por mais tempo.",
    it: "Scarichi da lì ciò che vuole conservare più a lungo.",
    es: "Descargue ahí lo que quiera conservar por más tiempo.",
    "es-CL": "Descargue ahí lo que quiera guardar por más tiempo.",
    fr: "Téléchargez-y ce que vous voulez garder plus longtemps.",
    ar: "نزّل منها ما تريد الاحتفاظ به مدة أطول.",
  },
} satisfies Record<string, InLanguages>;

/**
 * Returns how a guest can keep the details of the appointment: with an account of the same email address where the
 * clinic offers accounts, else by downloading.
 */
export function keepingNote(locale: Locale, hasAccounts: boolean): string {
  return inLocale(keeping[hasAccounts ? "byAccount" : "byDownload"], locale);
}
