import type { Locale } from "@anteroom/domain/shared/locales";
import { inLocale, type InLanguages } from "./in-locale.ts";

/** Why a person gets a mail, as its footer states. */
export type MailReason = "appointment" | "account" | "formerAccount" | "request" | "clinic";

/** Labels and short texts that mails of several kinds share. Places: `{day} {time} {zone} {clinic} {amount} {rate}`. */
const labels = {
  /** The dependent whom the appointment is for. */
  dependent: { en: "For", pt: "Para", it: "Per", es: "Para", fr: "Pour", ar: "المريض" },
  /** The adult who is with a child. */
  adult: {
    en: "Accompanied by",
    pt: "Acompanhante",
    it: "Accompagnatore",
    es: "Acompañante",
    fr: "Accompagnant",
    ar: "المرافق",
  },
  adult_parent: {
    en: "{name}, parent",
    pt: "{name}, pai ou mãe",
    it: "{name}, genitore",
    es: "{name}, padre o madre",
    fr: "{name}, parent",
    ar: "{name}، أحد الوالدين",
  },
  adult_guardian: {
    en: "{name}, legal guardian",
    pt: "{name}, tutor legal",
    it: "{name}, tutore legale",
    es: "{name}, tutor legal",
    fr: "{name}, représentation légale",
    ar: "{name}، وصاية قانونية",
  },
  adult_relative: {
    en: "{name}, relative",
    pt: "{name}, familiar",
    it: "{name}, familiare",
    es: "{name}, familiar",
    fr: "{name}, membre de la famille",
    ar: "{name}، من الأقارب",
  },
  when: { en: "When", pt: "Quando", it: "Quando", es: "Cuándo", fr: "Quand", ar: "الموعد" },
  time: {
    en: "{day}, {time}, {zone}",
    pt: "{day}, {time}, {zone}",
    it: "{day}, {time}, {zone}",
    es: "{day}, {time}, {zone}",
    fr: "{day}, {time}, {zone}",
    ar: "{day}، {time}، {zone}",
  },
  /** The clinic's own clock, where it shows another time than the patient's. */
  clinicTime: {
    en: "Clinic’s time",
    pt: "Hora da clínica",
    "pt-BR": "Horário da clínica",
    it: "Ora della clinica",
    es: "Hora de la clínica",
    fr: "Heure de la clinique",
    ar: "توقيت العيادة",
  },
  /** Before the name of a woman or a man, with the title. */
  doctor: {
    en: "Doctor",
    pt: "Consulta com",
    it: "Visita con",
    es: "Consulta con",
    fr: "Médecin",
    ar: "موعد مع",
  },
  price: { en: "Price", pt: "Preço", it: "Prezzo", es: "Precio", fr: "Prix", ar: "السعر" },
  voucher: {
    en: "Voucher",
    pt: "Vale",
    "pt-BR": "Cupom",
    it: "Buono",
    es: "Vale",
    fr: "Bon",
    ar: "قسيمة",
  },
  /** After a voucher, before it is paid. */
  total: { en: "Total", pt: "Total", it: "Totale", es: "Total", fr: "Total", ar: "المجموع" },
  totalPaid: {
    en: "Total paid",
    pt: "Total pago",
    it: "Totale pagato",
    es: "Total pagado",
    fr: "Total payé",
    ar: "المجموع المدفوع",
  },
  /** What the payer's bank has set aside for the clinic, which takes it when the appointment begins. */
  totalReserved: {
    en: "Reserved on your card, not taken yet",
    pt: "Reservado no seu cartão, ainda não cobrado",
    "pt-BR": "Reservado no seu cartão, ainda não cobrado",
    it: "Riservato sulla Sua carta, non ancora addebitato",
    es: "Retenido en su tarjeta, aún sin cobrar",
    fr: "Réservé sur votre carte, pas encore débité",
    ar: "محجوز على بطاقتك ولم يُخصم بعد",
  },
  vat: {
    en: "VAT",
    pt: "IVA",
    "pt-BR": "Impostos",
    it: "IVA",
    es: "IVA",
    fr: "TVA",
    ar: "ضريبة القيمة المضافة",
  },
  /** Beside a clinic's own words for why there is no tax, which name it: "VAT exempt". */
  noTax: {
    en: "Tax",
    pt: "Imposto",
    "pt-BR": "Impostos",
    it: "Imposte",
    es: "Impuestos",
    fr: "Taxe",
    ar: "الضريبة",
  },
  /** The tax that the total contains. */
  vatIncluded: {
    en: "{amount} included ({rate})",
    pt: "{amount} incluídos ({rate})",
    it: "{amount} inclusi ({rate})",
    es: "{amount} incluidos ({rate})",
    fr: "{amount} inclus ({rate})",
    ar: "مشمولة: {amount} ({rate})",
  },
  refund: {
    en: "Refund",
    pt: "Reembolso",
    it: "Rimborso",
    es: "Reembolso",
    fr: "Remboursement",
    ar: "المبلغ المسترد",
  },
  /** An appointment that ended with the account, and its payment. Placeholder: `{reference}`. */
  canceledAppointment: {
    en: "Cancelled appointment",
    pt: "Consulta cancelada",
    it: "Visita annullata",
    es: "Consulta cancelada",
    "es-CL": "Hora cancelada",
    fr: "Rendez-vous annulé",
    ar: "موعد ملغى",
  },
  payment: { en: "Payment", pt: "Pagamento", it: "Pagamento", es: "Pago", fr: "Paiement", ar: "الدفعة" },
  paymentRefunded: {
    en: "{reference}, will be refunded",
    pt: "{reference}, será reembolsado",
    it: "{reference}, sarà rimborsato",
    es: "{reference}, se le reembolsará",
    fr: "{reference}, sera remboursé",
    ar: "{reference}، ستُرد إليك",
  },
  paymentKept: {
    en: "{reference}, not refunded: it was too late to cancel free of charge",
    pt: "{reference}, não é reembolsado: já não era possível cancelar sem custos",
    "pt-BR": "{reference}, não será reembolsado: já não era possível cancelar sem custo",
    it: "{reference}, non è rimborsato: era troppo tardi per annullare senza costi",
    es: "{reference}, no se reembolsa: ya no se podía cancelar sin costo",
    fr: "{reference}, non remboursé : il était trop tard pour annuler sans frais",
    ar: "{reference}، لن تُرد: فات موعد الإلغاء المجاني",
  },
  paymentReleased: {
    en: "{reference}, released: nothing is taken from your card",
    pt: "{reference}, libertado: não lhe será cobrado nada",
    "pt-BR": "{reference}, liberado: nada será cobrado no seu cartão",
    it: "{reference}, sbloccato: non Le sarà addebitato nulla",
    es: "{reference}, liberado: no se le cobrará nada",
    fr: "{reference}, libéré : rien ne sera débité",
    ar: "{reference}، أُلغي الحجز: لن يُخصم منك شيء",
  },
  paymentTaken: {
    en: "{reference}, the clinic takes the amount that was reserved on your card",
    pt: "{reference}, a clínica cobra o valor que estava reservado no seu cartão",
    it: "{reference}, la clinica addebita l’importo riservato sulla Sua carta",
    es: "{reference}, la clínica cobra el importe que estaba retenido en su tarjeta",
    fr: "{reference}, la clinique débite la somme qui était réservée sur votre carte",
    ar: "{reference}، تخصم العيادة المبلغ المحجوز على بطاقتك",
  },
  /** Below every mail that announces a refund. Placeholder: `{days}`. */
  refundArrives: {
    en: "A refund can take up to {days} days to show on your card or account.",
    pt: "O reembolso pode demorar até {days} dias a aparecer no cartão ou na conta.",
    "pt-BR": "O reembolso pode levar até {days} dias para aparecer no cartão ou na conta.",
    it: "Il rimborso può impiegare fino a {days} giorni per comparire sulla carta o sul conto.",
    es: "El reembolso puede tardar hasta {days} días en aparecer en su tarjeta o cuenta.",
    fr: "Le remboursement peut mettre jusqu’à {days} jours à apparaître sur votre carte ou votre compte.",
    ar: "قد يستغرق ظهور المبلغ في بطاقتك أو حسابك مدة تصل إلى {days} يومًا.",
  },
  receipt: { en: "Receipt", pt: "Recibo", it: "Ricevuta", es: "Recibo", fr: "Reçu", ar: "الإيصال" },
  /** Where an appointment at the clinic takes place. */
  place: { en: "Where", pt: "Onde", it: "Dove", es: "Dónde", fr: "Lieu", ar: "المكان" },
  map: {
    en: "Open in maps",
    pt: "Abrir no mapa",
    it: "Apri nella mappa",
    es: "Abrir en el mapa",
    fr: "Ouvrir sur une carte",
    ar: "فتح في الخرائط",
  },
  terms: {
    en: "If you cancel",
    pt: "Se cancelar",
    "pt-BR": "Se você cancelar",
    it: "Se disdice",
    es: "Si cancela",
    fr: "Si vous annulez",
    ar: "إذا ألغيت",
  },
  /** The clinic's deadline, for an appointment that costs something. */
  fullRefund: {
    en: "Full refund until {day}, {time}. No refund after that.",
    pt: "Reembolso total até {day}, {time}. Depois não há reembolso.",
    it: "Rimborso completo fino a {day}, {time}. Dopo non è previsto un rimborso.",
    es: "Reembolso completo hasta el {day}, {time}. Después no hay reembolso.",
    fr: "Remboursement intégral jusqu’au {day}, {time}. Ensuite, pas de remboursement.",
    ar: "يُرد المبلغ كاملًا حتى {day}، {time}. بعد ذلك لا يُرد المبلغ.",
  },
  /** The clinic's deadline has passed, by now or before the booking already. */
  noRefund: {
    en: "No refund: it is too close to the appointment.",
    pt: "Sem reembolso: já falta pouco tempo para a consulta.",
    "pt-BR": "Sem reembolso: falta pouco tempo para a consulta.",
    it: "Nessun rimborso: manca poco alla visita.",
    es: "Sin reembolso: falta poco para la consulta.",
    fr: "Pas de remboursement : la consultation est trop proche.",
    ar: "لا يُرد المبلغ: بقي وقت قصير على الموعد.",
  },
  /** Cancelling an appointment whose amount is only reserved. */
  nothingTakenUntil: {
    en: "You pay nothing if you cancel by {day}, {time}. After that the clinic takes the reserved amount.",
    pt: "Não paga nada se cancelar até {day}, {time}. Depois, a clínica cobra o valor reservado.",
    "pt-BR": "Você não paga nada se cancelar até {day}, {time}. Depois, a clínica cobra o valor reservado.",
    it: "Se disdice entro {day}, {time}, non paga nulla. Dopo, la clinica addebita l’importo riservato.",
    es: "Si cancela hasta el {day}, {time}, no paga nada. Después, la clínica cobra el importe retenido.",
    fr: "Si vous annulez avant {day}, {time}, vous ne payez rien. Ensuite, la clinique débite la somme réservée.",
    ar: "لا تدفع شيئًا إذا ألغيت قبل {day}، {time}. بعد ذلك تخصم العيادة المبلغ المحجوز.",
  },
  /** The clinic's deadline has passed for an appointment whose amount is only reserved. */
  reservedIsTaken: {
    en: "If you cancel, the clinic takes the reserved amount: it is too close to the appointment.",
    pt: "Se cancelar, a clínica cobra o valor reservado: já falta pouco tempo para a consulta.",
    "pt-BR": "Se você cancelar, a clínica cobra o valor reservado: falta pouco tempo para a consulta.",
    it: "Se disdice, la clinica addebita l’importo riservato: manca poco alla visita.",
    es: "Si cancela, la clínica cobra el importe retenido: falta poco para la consulta.",
    fr: "Si vous annulez, la clinique débite la somme réservée : la consultation est trop proche.",
    ar: "إذا ألغيت، تخصم العيادة المبلغ المحجوز: بقي وقت قصير على الموعد.",
  },
  freeToCancel: {
    en: "Cancelling is free.",
    pt: "Cancelar não custa nada.",
    it: "Disdire non costa nulla.",
    es: "Cancelar no cuesta nada.",
    fr: "L’annulation ne coûte rien.",
    ar: "الإلغاء لا يكلّف شيئًا.",
  },
  /** The clinic does not allow cancelling online. */
  askClinicToCancel: {
    en: "To cancel, contact the clinic.",
    pt: "Para cancelar, contacte a clínica.",
    "pt-BR": "Para cancelar, fale com a clínica.",
    it: "Per disdire, contatti la clinica.",
    es: "Para cancelar, contacte con la clínica.",
    "es-CL": "Para cancelar, contacte a la clínica.",
    fr: "Pour annuler, contactez la clinique.",
    ar: "للإلغاء، تواصل مع العيادة.",
  },
  code: {
    en: "Your code",
    pt: "O seu código",
    "pt-BR": "Seu código",
    it: "Il Suo codice",
    es: "Su código",
    fr: "Votre code",
    ar: "رمزك",
  },
  /** Leads to the appointment, where both can be done. */
  change: {
    en: "Cancel or reschedule",
    pt: "Cancelar ou alterar a hora",
    "pt-BR": "Cancelar ou mudar o horário",
    it: "Disdici o modifica l’orario",
    es: "Cancelar o cambiar la hora",
    fr: "Annuler ou modifier l’horaire",
    ar: "إلغاء الموعد أو تغيير الوقت",
  },
  cancel: {
    en: "Cancel appointment",
    pt: "Cancelar a consulta",
    it: "Disdici la visita",
    es: "Cancelar la consulta",
    fr: "Annuler la consultation",
    ar: "إلغاء الموعد",
  },
  reschedule: {
    en: "Reschedule",
    pt: "Alterar a hora",
    "pt-BR": "Mudar o horário",
    it: "Modifica l’orario",
    es: "Cambiar la hora",
    fr: "Modifier l’horaire",
    ar: "تغيير الوقت",
  },
  /** Below an offered earlier time; works without signing in. */
  waitlist: {
    en: "Decline this time or leave the waitlist",
    pt: "Recusar este horário ou sair da lista de espera",
    it: "Rifiuta questo orario o lascia la lista d’attesa",
    es: "Rechazar esta hora o salir de la lista de espera",
    fr: "Refuser cet horaire ou quitter la liste d’attente",
    ar: "رفض هذا الوقت أو مغادرة قائمة الانتظار",
  },
  /** Where the link is a guest's own. */
  personalLink: {
    en: "These links are only for you. Each one opens your appointment once, on one device. If a link has been used, its page can email you a new one.",
    pt: "Estes links são só para si. Cada um abre a sua consulta uma vez, num único dispositivo. Se um link já tiver sido usado, pode pedir outro na mesma página.",
    "pt-BR":
      "Estes links são só para você. Cada um abre sua consulta uma vez, em um único dispositivo. Se um link já foi usado, você pode pedir outro na mesma página.",
    it: "Questi link sono solo per Lei. Ognuno apre la Sua visita una volta sola, su un solo dispositivo. Se un link è già stato usato, dalla stessa pagina può chiederne un altro.",
    es: "Estos enlaces son solo para usted. Cada uno abre su consulta una vez, en un solo dispositivo. Si un enlace ya se ha usado, puede pedir otro en la misma página.",
    fr: "Ces liens ne sont que pour vous. Chacun ouvre votre consultation une fois, sur un seul appareil. Si un lien a déjà servi, la même page vous propose d’en recevoir un autre.",
    ar: "هذه الروابط لك وحدك. يفتح كل رابط موعدك مرة واحدة على جهاز واحد. وإذا سبق استخدام رابط، تتيح لك صفحته طلب رابط جديد.",
  },
  /** A payment has failed, and the provider said that nothing was taken. */
  notCharged: {
    en: "You have not been charged.",
    pt: "Não foi cobrado dinheiro nenhum.",
    "pt-BR": "Nenhum valor foi cobrado.",
    it: "Non è stato prelevato denaro.",
    es: "No se cobró nada.",
    fr: "Aucun argent n’a été prélevé.",
    ar: "لم يُسحب أي مبلغ.",
  },
  /** An appointment is off whose amount was only reserved. */
  reservationReleased: {
    en: "You have not been charged. We’re releasing the amount that was reserved on your card. Your bank may need a few days to show this.",
    pt: "Não lhe foi cobrado nada. Vamos libertar o valor que estava reservado no seu cartão. O banco pode demorar alguns dias a mostrá-lo.",
    "pt-BR":
      "Nada foi cobrado. Vamos liberar o valor que estava reservado no seu cartão. O banco pode levar alguns dias para mostrar isso.",
    it: "Non Le è stato addebitato nulla. Sblocchiamo l’importo riservato sulla Sua carta. La banca può impiegare qualche giorno a mostrarlo.",
    es: "No se le cobró nada. Liberamos el importe que estaba retenido en su tarjeta. Su banco puede tardar unos días en mostrarlo.",
    fr: "Rien n’a été débité. Nous libérons la somme qui était réservée sur votre carte. Votre banque peut mettre quelques jours à l’afficher.",
    ar: "لم يُخصم منك أي مبلغ. سنلغي حجز المبلغ على بطاقتك، وقد يستغرق ظهور ذلك لدى مصرفك بضعة أيام.",
  },
  /** An appointment was cancelled too late whose amount was only reserved. */
  reservationTaken: {
    en: "The clinic takes the amount that was reserved on your card.",
    pt: "A clínica cobra o valor que estava reservado no seu cartão.",
    "pt-BR": "A clínica cobra o valor que estava reservado no seu cartão.",
    it: "La clinica addebita l’importo riservato sulla Sua carta.",
    es: "La clínica cobra el importe que estaba retenido en su tarjeta.",
    fr: "La clinique débite la somme qui était réservée sur votre carte.",
    ar: "تخصم العيادة المبلغ المحجوز على بطاقتك.",
  },
  /** A payment has failed, and it is not known yet whether money was taken. */
  chargeGoesBack: {
    en: "If you were charged, we’ll refund you automatically and email you.",
    pt: "Se lhe foi cobrado algum valor, devolvemo-lo automaticamente e enviamos-lhe um e-mail.",
    "pt-BR": "Se algum valor foi cobrado, devolvemos automaticamente e enviamos um e-mail.",
    it: "Se Le è stato addebitato qualcosa, lo rimborsiamo automaticamente e Le inviamo un’e-mail.",
    es: "Si se le cobró algo, se lo devolveremos automáticamente y le enviaremos un correo.",
    fr: "Si une somme a été débitée, nous vous remboursons automatiquement et vous envoyons un e-mail.",
    ar: "إذا خُصم منك مبلغ، فسنرده إليك تلقائيًا ونرسل إليك بريدًا.",
  },
  /** Below a code that opens the waiting room. */
  /** Where an appointment is still to come. Placeholder: `{number}`, of the clinic's country. */
  emergency: {
    en: "In an emergency, don’t wait for the appointment: call {number}.",
    pt: "Numa emergência, não espere pela consulta: ligue para o {number}.",
    "pt-BR": "Em uma emergência, não espere pela consulta: ligue para o {number}.",
    it: "In caso di emergenza non aspetti la visita: chiami il {number}.",
    es: "En una emergencia, no espere a la consulta: llame al {number}.",
    "es-CL": "En una emergencia, no espere su hora: llame al {number}.",
    fr: "En cas d’urgence, n’attendez pas le rendez-vous : appelez le {number}.",
    ar: "في حالة الطوارئ لا تنتظر الموعد: اتصل على {number}.",
  },
  codeIsPrivate: {
    en: "Keep the code to yourself. It opens your waiting room.",
    pt: "Guarde o código só para si. Ele abre a sua sala de espera.",
    "pt-BR": "Guarde o código só para você. Ele abre a sua sala de espera.",
    it: "Tenga il codice per sé. Apre la Sua sala d’attesa.",
    es: "No comparta el código. Abre su sala de espera.",
    fr: "Gardez ce code pour vous. Il ouvre votre salle d’attente.",
    ar: "احتفظ بالرمز لنفسك. فهو يفتح غرفة انتظارك.",
  },
  /** After an appointment, for a guest. */
  signUp: {
    en: "Create an account",
    pt: "Criar uma conta",
    it: "Crea un account",
    es: "Crear una cuenta",
    fr: "Créer un compte",
    ar: "إنشاء حساب",
  },
  settings: {
    en: "Choose which emails you get",
    pt: "Escolher os e-mails que recebe",
    "pt-BR": "Escolher os e-mails que você recebe",
    it: "Scegli quali e-mail ricevere",
    es: "Elegir qué correos recibe",
    fr: "Choisir les e-mails que vous recevez",
    ar: "اختيار الرسائل التي تصلك",
  },
  phone: { en: "Phone", pt: "Telefone", it: "Telefono", es: "Teléfono", fr: "Téléphone", ar: "الهاتف" },
  email: {
    en: "Email",
    pt: "E-mail",
    it: "E-mail",
    es: "Correo",
    fr: "E-mail",
    ar: "البريد الإلكتروني",
  },
  website: { en: "Website", pt: "Site", it: "Sito", es: "Sitio web", fr: "Site", ar: "الموقع" },
} satisfies Record<string, InLanguages>;

const reasons: Readonly<Record<MailReason, InLanguages>> = {
  appointment: {
    en: "You got this email because of an appointment at {clinic}.",
    pt: "Recebeu este e-mail por causa de uma consulta em {clinic}.",
    "pt-BR": "Você recebeu este e-mail por causa de uma consulta em {clinic}.",
    it: "Ha ricevuto questa e-mail per una visita presso {clinic}.",
    es: "Ha recibido este correo por una consulta en {clinic}.",
    fr: "Vous recevez cet e-mail pour une consultation chez {clinic}.",
    ar: "وصلتك هذه الرسالة بسبب موعد لدى {clinic}.",
  },
  account: {
    en: "You got this email because you have an account at {clinic}.",
    pt: "Recebeu este e-mail porque tem uma conta em {clinic}.",
    "pt-BR": "Você recebeu este e-mail porque tem uma conta em {clinic}.",
    it: "Ha ricevuto questa e-mail perché ha un account presso {clinic}.",
    es: "Ha recibido este correo porque tiene una cuenta en {clinic}.",
    fr: "Vous recevez cet e-mail car vous avez un compte chez {clinic}.",
    ar: "وصلتك هذه الرسالة لأن لديك حسابًا لدى {clinic}.",
  },
  formerAccount: {
    en: "You got this email because you had an account at {clinic}.",
    pt: "Recebeu este e-mail porque tinha uma conta em {clinic}.",
    "pt-BR": "Você recebeu este e-mail porque tinha uma conta em {clinic}.",
    it: "Ha ricevuto questa e-mail perché aveva un account presso {clinic}.",
    es: "Ha recibido este correo porque tenía una cuenta en {clinic}.",
    fr: "Vous recevez cet e-mail car vous aviez un compte chez {clinic}.",
    ar: "وصلتك هذه الرسالة لأنه كان لديك حساب لدى {clinic}.",
  },
  request: {
    en: "You got this email because this address was given to {clinic}.",
    pt: "Recebeu este e-mail porque este endereço foi indicado a {clinic}.",
    "pt-BR": "Você recebeu este e-mail porque este endereço foi informado a {clinic}.",
    it: "Ha ricevuto questa e-mail perché questo indirizzo è stato indicato a {clinic}.",
    es: "Ha recibido este correo porque se indicó esta dirección a {clinic}.",
    fr: "Vous recevez cet e-mail car cette adresse a été indiquée à {clinic}.",
    ar: "وصلتك هذه الرسالة لأن هذا العنوان أُعطي لـ {clinic}.",
  },
  clinic: {
    en: "You got this email because this is the contact address of {clinic}.",
    pt: "Recebeu este e-mail porque este é o endereço de contacto de {clinic}.",
    "pt-BR": "Você recebeu este e-mail porque este é o endereço de contato de {clinic}.",
    it: "Ha ricevuto questa e-mail perché questo è l’indirizzo di contatto di {clinic}.",
    es: "Ha recibido este correo porque esta es la dirección de contacto de {clinic}.",
    fr: "Vous recevez cet e-mail car cette adresse est le contact de {clinic}.",
    ar: "وصلتك هذه الرسالة لأن هذا هو عنوان التواصل مع {clinic}.",
  },
};

/** The name of a label or short text that several kinds of mail share. */
export type MailLabel = keyof typeof labels;

/**
 * Returns a label of mails in a language, its placeholders (`{day}`) not filled; `pt` and `es` stand in for `pt-BR` and
 * `es-CL` where these have none.
 */
export function mailLabel(name: MailLabel, locale: Locale): string {
  return inLocale(labels[name], locale);
}

/** Returns the sentence that says why a mail was sent, in a language, its placeholders not filled. */
export function mailReasonIn(reason: MailReason, locale: Locale): string {
  return inLocale(reasons[reason], locale);
}
