import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails about payment, one for each outcome that ends a booking or requires the patient's action. Placeholders:
 * `{day} {time} {zone}` of the appointment, `{amount}`, `{rest}`, `{until}`, `{entity}`, `{reference}`. A line
 * whose placeholder is hidden or empty is omitted, so each is on its own line (D.31).
 */
export const paymentMails = {
  payment_reference: {
    en: {
      subject: "{clinic}: how to pay for your appointment",
      text: [
        "We’re holding your time: {day}, {time}, {zone}. Pay with this reference at a cash machine or in your bank’s app:",
        "Entity: {entity}",
        "Reference: {reference}",
        "Amount: {amount}",
        "Pay by: {until}",
      ],
      button: "See payment",
      after: [
        "We’ll email you when your payment arrives. If it doesn’t arrive in time, we’ll offer this time to other patients.",
      ],
    },
    pt: {
      subject: "{clinic}: como pagar a sua consulta",
      text: [
        "A sua hora está reservada: {day}, {time}, {zone}. Pague com esta referência, no multibanco ou na app do seu banco:",
        "Entidade: {entity}",
        "Referência: {reference}",
        "Montante: {amount}",
        "Pague até: {until}",
      ],
      button: "Ver o pagamento",
      after: [
        "Quando o pagamento chegar, enviamos-lhe um e-mail. Se não chegar a tempo, oferecemos a hora a outros pacientes.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: como pagar a sua consulta",
      text: [
        "O seu horário está guardado: {day}, {time}, {zone}. Pague com esta referência, no caixa eletrônico ou no app do seu banco:",
        "Entidade: {entity}",
        "Referência: {reference}",
        "Valor: {amount}",
        "Pague até: {until}",
      ],
      button: "Ver o pagamento",
      after: [
        "Quando o pagamento chegar, enviamos um e-mail. Se não chegar a tempo, oferecemos o horário a outros pacientes.",
      ],
    },
    it: {
      subject: "{clinic}: come pagare la Sua visita",
      text: [
        "Il Suo orario è riservato: {day}, {time}, {zone}. Paghi con questo riferimento, allo sportello automatico o nell’app della Sua banca:",
        "Ente: {entity}",
        "Riferimento: {reference}",
        "Importo: {amount}",
        "Da pagare entro: {until}",
      ],
      button: "Vedi il pagamento",
      after: [
        "Quando arriverà il pagamento, Le invieremo un’e-mail. Se non arriva in tempo, offriremo l’orario ad altri pazienti.",
      ],
    },
    es: {
      subject: "{clinic}: cómo pagar su consulta",
      text: [
        "Su hora está reservada: {day}, {time}, {zone}. Pague con esta referencia, en un cajero o en la app de su banco:",
        "Entidad: {entity}",
        "Referencia: {reference}",
        "Importe: {amount}",
        "Pague hasta: {until}",
      ],
      button: "Ver el pago",
      after: [
        "Cuando llegue el pago, le enviaremos un correo. Si no llega a tiempo, ofreceremos la hora a otros pacientes.",
      ],
    },
    "es-CL": {
      subject: "{clinic}: cómo pagar su consulta",
      text: [
        "Su hora está guardada: {day}, {time}, {zone}. Pague con esta referencia, en un cajero o en la app de su banco:",
        "Entidad: {entity}",
        "Referencia: {reference}",
        "Importe: {amount}",
        "Pague hasta: {until}",
      ],
      button: "Ver el pago",
      after: [
        "Cuando llegue el pago, le enviaremos un correo. Si no llega a tiempo, ofreceremos la hora a otros pacientes.",
      ],
    },
    fr: {
      subject: "{clinic} : comment payer votre consultation",
      text: [
        "Votre horaire est gardé : {day}, {time}, {zone}. Payez avec cette référence, à un distributeur ou dans l’application de votre banque :",
        "Entité : {entity}",
        "Référence : {reference}",
        "Montant : {amount}",
        "À payer avant : {until}",
      ],
      button: "Voir le paiement",
      after: [
        "Quand le paiement arrivera, nous vous enverrons un e-mail. S’il n’arrive pas à temps, nous proposerons l’horaire à d’autres patients.",
      ],
    },
    ar: {
      subject: "{clinic}: كيف تدفع ثمن موعدك",
      text: [
        "موعدك محفوظ: {day}، {time}، {zone}. ادفع بهذا المرجع، من الصراف الآلي أو من تطبيق بنكك:",
        "الجهة: {entity}",
        "المرجع: {reference}",
        "المبلغ: {amount}",
        "ادفع قبل: {until}",
      ],
      button: "عرض الدفع",
      after: ["نرسل إليك بريدًا عند وصول الدفع. وإذا لم يصل في الوقت المحدد، فسنعرض الموعد على مرضى آخرين."],
    },
  },
  payment_unsuccessful: {
    en: {
      subject: "{clinic}: the payment could not be completed",
      text: ["Your payment didn’t go through, so your appointment on {day}, {time}, {zone}, is not booked."],
      button: "Choose a time",
      after: [],
    },
    pt: {
      subject: "{clinic}: não foi possível concluir o pagamento",
      text: [
        "Não foi possível concluir o pagamento, por isso a sua consulta de {day}, {time}, {zone}, não está marcada.",
      ],
      button: "Escolher uma hora",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: não foi possível concluir o pagamento",
      text: [
        "Não foi possível concluir o pagamento, por isso sua consulta de {day}, {time}, {zone}, não está agendada.",
      ],
      button: "Escolher um horário",
      after: [],
    },
    it: {
      subject: "{clinic}: il pagamento non è riuscito",
      text: ["Il pagamento non è riuscito, quindi la Sua visita di {day}, {time}, {zone}, non è prenotata."],
      button: "Scegli un orario",
      after: [],
    },
    es: {
      subject: "{clinic}: no se pudo completar el pago",
      text: [
        "No se pudo completar el pago, así que su consulta del {day}, {time}, {zone}, no está reservada.",
      ],
      button: "Elegir una hora",
      after: [],
    },
    "es-CL": {
      subject: "{clinic}: no se pudo completar el pago",
      text: [
        "No se pudo completar el pago, así que su consulta del {day}, {time}, {zone}, no está agendada.",
      ],
      button: "Elegir una hora",
      after: [],
    },
    fr: {
      subject: "{clinic} : le paiement n’a pas pu aboutir",
      text: [
        "Le paiement n’a pas pu aboutir. Votre consultation du {day}, {time}, {zone}, n’est donc pas réservée.",
      ],
      button: "Choisir un horaire",
      after: [],
    },
    ar: {
      subject: "{clinic}: تعذّر إتمام الدفع",
      text: ["تعذّر إتمام الدفع، لذلك لم يُحجز موعدك يوم {day}، {time}، {zone}."],
      button: "اختيار موعد",
      after: [],
    },
  },
  payment_timed_out: {
    en: {
      subject: "{clinic}: no payment received",
      text: [
        "Your payment didn’t arrive in time, so your appointment on {day}, {time}, {zone}, is not booked.",
      ],
      button: "Choose a time",
      after: [
        "Don’t pay for it now. If you’ve already paid, we’ll either book the appointment or refund you. We’ll email you either way.",
      ],
    },
    pt: {
      subject: "{clinic}: não recebemos o pagamento",
      text: [
        "O pagamento não chegou a tempo, por isso a sua consulta de {day}, {time}, {zone}, não está marcada.",
      ],
      button: "Escolher uma hora",
      after: [
        "Já não a pague. Se já pagou, marcamos a consulta ou devolvemos o dinheiro. Em qualquer caso, enviamos-lhe um e-mail.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: não recebemos o pagamento",
      text: [
        "O pagamento não chegou a tempo, por isso sua consulta de {day}, {time}, {zone}, não está agendada.",
      ],
      button: "Escolher um horário",
      after: [
        "Não pague mais por ela. Se você já pagou, agendamos a consulta ou devolvemos o dinheiro. De qualquer forma, enviamos um e-mail.",
      ],
    },
    it: {
      subject: "{clinic}: nessun pagamento ricevuto",
      text: [
        "Il pagamento non è arrivato in tempo, quindi la Sua visita di {day}, {time}, {zone}, non è prenotata.",
      ],
      button: "Scegli un orario",
      after: [
        "Non la paghi più. Se ha già pagato, prenoteremo la visita o La rimborseremo. In ogni caso Le invieremo un’e-mail.",
      ],
    },
    es: {
      subject: "{clinic}: no recibimos el pago",
      text: ["El pago no llegó a tiempo, así que su consulta del {day}, {time}, {zone}, no está reservada."],
      button: "Elegir una hora",
      after: [
        "Ya no la pague. Si ya pagó, reservaremos la consulta o le devolveremos el dinero. En ambos casos le enviaremos un correo.",
      ],
    },
    "es-CL": {
      subject: "{clinic}: no recibimos el pago",
      text: ["El pago no llegó a tiempo, así que su consulta del {day}, {time}, {zone}, no está agendada."],
      button: "Elegir una hora",
      after: [
        "Ya no la pague. Si ya pagó, agendaremos la consulta o le devolveremos el dinero. En ambos casos le enviaremos un correo.",
      ],
    },
    fr: {
      subject: "{clinic} : aucun paiement reçu",
      text: [
        "Le paiement n’est pas arrivé à temps. Votre consultation du {day}, {time}, {zone}, n’est donc pas réservée.",
      ],
      button: "Choisir un horaire",
      after: [
        "Ne la payez plus. Si vous avez déjà payé, nous réserverons la consultation ou nous vous rembourserons. Dans tous les cas, nous vous enverrons un e-mail.",
      ],
    },
    ar: {
      subject: "{clinic}: لم يصلنا الدفع",
      text: ["لم يصل الدفع في الوقت المحدد، لذلك لم يُحجز موعدك يوم {day}، {time}، {zone}."],
      button: "اختيار موعد",
      after: [
        "لا تدفع ثمنه الآن. إذا كنت قد دفعت، فسنحجز الموعد أو نرد إليك المبلغ. وسنرسل إليك بريدًا في كلتا الحالتين.",
      ],
    },
  },
  payment_refund_due: {
    en: {
      subject: "{clinic}: your refund is on its way",
      text: [
        "Your appointment on {day}, {time}, {zone}, is cancelled. We’re refunding you to the card or account you paid with.",
        "Amount: {amount}",
      ],
      button: "See appointment",
      after: ["You don’t need to do anything. We’ll email you when it’s done."],
    },
    pt: {
      subject: "{clinic}: o seu dinheiro vai ser devolvido",
      text: [
        "A sua consulta de {day}, {time}, {zone}, está cancelada. Vamos devolver o que pagou pelo mesmo meio de pagamento.",
        "Montante: {amount}",
      ],
      button: "Ver a consulta",
      after: ["Não precisa de fazer nada. Enviamos-lhe um e-mail quando estiver feito."],
    },
    "pt-BR": {
      subject: "{clinic}: o seu dinheiro será devolvido",
      text: [
        "Sua consulta de {day}, {time}, {zone}, está cancelada. Vamos devolver o que você pagou pela mesma forma de pagamento.",
        "Valor: {amount}",
      ],
      button: "Ver a consulta",
      after: ["Você não precisa fazer nada. Enviamos um e-mail quando estiver feito."],
    },
    it: {
      subject: "{clinic}: il rimborso è in arrivo",
      text: [
        "La Sua visita di {day}, {time}, {zone}, è annullata. La rimborsiamo con lo stesso metodo di pagamento.",
        "Importo: {amount}",
      ],
      button: "Vedi la visita",
      after: ["Non deve fare nulla. Le invieremo un’e-mail a rimborso effettuato."],
    },
    es: {
      subject: "{clinic}: le estamos devolviendo su dinero",
      text: [
        "Su consulta del {day}, {time}, {zone}, está cancelada. Le devolvemos lo que pagó por el mismo medio de pago.",
        "Importe: {amount}",
      ],
      button: "Ver la consulta",
      after: ["No tiene que hacer nada. Le enviaremos un correo cuando esté hecho."],
    },
    "es-CL": {
      subject: "{clinic}: le estamos devolviendo su dinero",
      text: [
        "Su consulta del {day}, {time}, {zone}, está cancelada. Le devolvemos lo que pagó por el mismo medio de pago.",
        "Monto: {amount}",
      ],
      button: "Ver la consulta",
      after: ["No tiene que hacer nada. Le enviaremos un correo cuando esté hecho."],
    },
    fr: {
      subject: "{clinic} : votre remboursement est en cours",
      text: [
        "Votre consultation du {day}, {time}, {zone}, est annulée. Nous vous remboursons par le même moyen de paiement.",
        "Montant : {amount}",
      ],
      button: "Voir la consultation",
      after: ["Vous n’avez rien à faire. Nous vous enverrons un e-mail quand ce sera fait."],
    },
    ar: {
      subject: "{clinic}: سنرد إليك المبلغ",
      text: [
        "أُلغي موعدك يوم {day}، {time}، {zone}. سنرد إليك ما دفعته بوسيلة الدفع نفسها.",
        "المبلغ: {amount}",
      ],
      button: "عرض الموعد",
      after: ["لا حاجة لأي إجراء منك. سنرسل إليك بريدًا عندما يتم ذلك."],
    },
  },
  payment_refunded: {
    en: {
      subject: "{clinic}: we’ve refunded you",
      text: [
        "We’ve refunded what you paid for your appointment on {day}, {time}, {zone}, to the card or account you paid with.",
        "Amount: {amount}",
      ],
      button: "See appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: devolvemos o seu dinheiro",
      text: [
        "Devolvemos o que pagou pela consulta de {day}, {time}, {zone}, pelo mesmo meio de pagamento.",
        "Montante: {amount}",
      ],
      button: "Ver a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: devolvemos o seu dinheiro",
      text: [
        "Devolvemos o que você pagou pela consulta de {day}, {time}, {zone}, pela mesma forma de pagamento.",
        "Valor: {amount}",
      ],
      button: "Ver a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: rimborso effettuato",
      text: [
        "Abbiamo rimborsato quanto ha pagato per la visita di {day}, {time}, {zone}, con lo stesso metodo di pagamento.",
        "Importo: {amount}",
      ],
      button: "Vedi la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: le hemos devuelto su dinero",
      text: [
        "Le hemos devuelto lo que pagó por la consulta del {day}, {time}, {zone}, por el mismo medio de pago.",
        "Importe: {amount}",
      ],
      button: "Ver la consulta",
      after: [],
    },
    "es-CL": {
      subject: "{clinic}: le devolvimos su dinero",
      text: [
        "Le devolvimos lo que pagó por la consulta del {day}, {time}, {zone}, por el mismo medio de pago.",
        "Monto: {amount}",
      ],
      button: "Ver la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : nous vous avons remboursé",
      text: [
        "Nous vous avons remboursé la consultation du {day}, {time}, {zone}, par le même moyen de paiement.",
        "Montant : {amount}",
      ],
      button: "Voir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: رددنا إليك المبلغ",
      text: ["رددنا إليك ما دفعته لموعدك يوم {day}، {time}، {zone}، بوسيلة الدفع نفسها.", "المبلغ: {amount}"],
      button: "عرض الموعد",
      after: [],
    },
  },
  /** A part of the money that the clinic sends back. `{rest}`: what stays paid. */
  payment_part_refunded: {
    en: {
      subject: "{clinic}: part of your payment is refunded",
      text: [
        "We’ve refunded part of what you paid for your appointment on {day}, {time}, {zone}, to the card or account you paid with.",
        "Refund: {amount}",
        "Paid after the refund: {rest}",
      ],
      button: "See appointment",
      after: [],
    },
    pt: {
      subject: "{clinic}: devolvemos parte do seu dinheiro",
      text: [
        "Devolvemos parte do que pagou pela consulta de {day}, {time}, {zone}, pelo mesmo meio de pagamento.",
        "Reembolso: {amount}",
        "Pago depois do reembolso: {rest}",
      ],
      button: "Ver a consulta",
      after: [],
    },
    "pt-BR": {
      subject: "{clinic}: devolvemos parte do seu dinheiro",
      text: [
        "Devolvemos parte do que você pagou pela consulta de {day}, {time}, {zone}, pela mesma forma de pagamento.",
        "Reembolso: {amount}",
        "Pago depois do reembolso: {rest}",
      ],
      button: "Ver a consulta",
      after: [],
    },
    it: {
      subject: "{clinic}: rimborso parziale effettuato",
      text: [
        "Abbiamo rimborsato una parte di quanto ha pagato per la visita di {day}, {time}, {zone}, con lo stesso metodo di pagamento.",
        "Rimborso: {amount}",
        "Pagato dopo il rimborso: {rest}",
      ],
      button: "Vedi la visita",
      after: [],
    },
    es: {
      subject: "{clinic}: le hemos devuelto una parte de su dinero",
      text: [
        "Le hemos devuelto una parte de lo que pagó por la consulta del {day}, {time}, {zone}, por el mismo medio de pago.",
        "Reembolso: {amount}",
        "Pagado tras el reembolso: {rest}",
      ],
      button: "Ver la consulta",
      after: [],
    },
    "es-CL": {
      subject: "{clinic}: le devolvimos una parte de su dinero",
      text: [
        "Le devolvimos una parte de lo que pagó por la consulta del {day}, {time}, {zone}, por el mismo medio de pago.",
        "Reembolso: {amount}",
        "Pagado después del reembolso: {rest}",
      ],
      button: "Ver la consulta",
      after: [],
    },
    fr: {
      subject: "{clinic} : nous vous avons remboursé une partie",
      text: [
        "Nous vous avons remboursé une partie de la consultation du {day}, {time}, {zone}, par le même moyen de paiement.",
        "Remboursement : {amount}",
        "Payé après remboursement : {rest}",
      ],
      button: "Voir la consultation",
      after: [],
    },
    ar: {
      subject: "{clinic}: رددنا إليك جزءًا من المبلغ",
      text: [
        "رددنا إليك جزءًا مما دفعته لموعدك يوم {day}، {time}، {zone}، بوسيلة الدفع نفسها.",
        "المبلغ المسترد: {amount}",
        "المدفوع بعد الاسترداد: {rest}",
      ],
      button: "عرض الموعد",
      after: [],
    },
  },
} satisfies Record<string, AccountMailTexts>;
