import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails of paying, one for each outcome that ends a booking or needs the patient; a paid visit has the confirmation.
 * Places: `{day} {time} {city}` of the visit, `{amount}`, `{until}`, `{entity}`, `{reference}`. A line whose place is hidden
 * or missing is left out, so each stands in a line of its own (D.31).
 */
export const paymentMails = {
  payment_reference: {
    en: {
      subject: "{clinic}: how to pay for your visit",
      text: [
        "Your time is kept: {day}, {time}, {city} time. Pay with this reference, at a cash machine or in your bank's app:",
        "Entity: {entity}",
        "Reference: {reference}",
        "Amount: {amount}",
        "Pay until: {until}",
      ],
      button: "See the payment",
      after: ["When the payment has come, we write to you. Without it the time is free for others again."],
    },
    pt: {
      subject: "{clinic}: como pagar a sua consulta",
      text: [
        "A sua hora está reservada: {day}, {time}, hora de {city}. Pague com esta referência, no multibanco ou na app do seu banco:",
        "Entidade: {entity}",
        "Referência: {reference}",
        "Montante: {amount}",
        "Pague até: {until}",
      ],
      button: "Ver o pagamento",
      after: ["Quando o pagamento chegar, escrevemos-lhe. Sem ele, a hora volta a ficar livre para outros."],
    },
    "pt-BR": {
      subject: "{clinic}: como pagar a sua consulta",
      text: [
        "O seu horário está guardado: {day}, {time}, hora de {city}. Pague com esta referência, no caixa eletrônico ou no app do seu banco:",
        "Entidade: {entity}",
        "Referência: {reference}",
        "Valor: {amount}",
        "Pague até: {until}",
      ],
      button: "Ver o pagamento",
      after: [
        "Quando o pagamento chegar, avisamos você. Sem ele, o horário fica livre de novo para outras pessoas.",
      ],
    },
    it: {
      subject: "{clinic}: come pagare la Sua visita",
      text: [
        "Il Suo orario è riservato: {day}, {time}, ora di {city}. Paghi con questo riferimento, allo sportello automatico o nell’app della Sua banca:",
        "Ente: {entity}",
        "Riferimento: {reference}",
        "Importo: {amount}",
        "Da pagare entro: {until}",
      ],
      button: "Veda il pagamento",
      after: ["Quando il pagamento arriva, Le scriviamo. Senza, l’orario torna libero per altri."],
    },
    es: {
      subject: "{clinic}: cómo pagar su consulta",
      text: [
        "Su hora está reservada: {day}, {time}, hora de {city}. Pague con esta referencia, en un cajero o en la app de su banco:",
        "Entidad: {entity}",
        "Referencia: {reference}",
        "Importe: {amount}",
        "Pague hasta: {until}",
      ],
      button: "Ver el pago",
      after: ["Cuando llegue el pago, le escribiremos. Sin él, la hora vuelve a quedar libre para otros."],
    },
    fr: {
      subject: "{clinic} : comment payer votre consultation",
      text: [
        "Votre horaire est gardé : {day}, {time}, heure de {city}. Payez avec cette référence, à un distributeur ou dans l'application de votre banque :",
        "Entité : {entity}",
        "Référence : {reference}",
        "Montant : {amount}",
        "À payer avant : {until}",
      ],
      button: "Voir le paiement",
      after: [
        "Quand le paiement arrive, nous vous écrivons. Sans lui, l'horaire redevient libre pour d'autres.",
      ],
    },
    ar: {
      subject: "{clinic}: كيف تدفع ثمن زيارتك",
      text: [
        "موعدك محفوظ: {day}، {time}، بتوقيت {city}. ادفع بهذا المرجع، من الصراف الآلي أو من تطبيق بنكك:",
        "الجهة: {entity}",
        "المرجع: {reference}",
        "المبلغ: {amount}",
        "ادفع قبل: {until}",
      ],
      button: "عرض الدفع",
      after: ["عندما يصل الدفع نكتب إليك. وبدونه يصبح الموعد متاحًا لغيرك من جديد."],
    },
  },
  payment_unsuccessful: {
    en: {
      subject: "{clinic}: the payment could not be completed",
      text: [
        "Your visit on {day}, {time}, {city} time, is not booked: the payment could not be completed. The time is free again.",
      ],
      button: "Choose a time",
      after: ["If money was taken all the same, it comes back by itself and we write to you."],
    },
    pt: {
      subject: "{clinic}: não foi possível concluir o pagamento",
      text: [
        "A sua consulta de {day}, {time}, hora de {city}, não está marcada: não foi possível concluir o pagamento. A hora voltou a ficar livre.",
      ],
      button: "Escolher uma hora",
      after: ["Se, mesmo assim, algum valor foi cobrado, é devolvido automaticamente e nós escrevemos-lhe."],
    },
    "pt-BR": {
      subject: "{clinic}: não foi possível concluir o pagamento",
      text: [
        "A sua consulta de {day}, {time}, hora de {city}, não está marcada: não foi possível concluir o pagamento. O horário está livre de novo.",
      ],
      button: "Escolher um horário",
      after: ["Se mesmo assim algum valor foi cobrado, ele volta sozinho e avisamos você."],
    },
    it: {
      subject: "{clinic}: il pagamento non è riuscito",
      text: [
        "La Sua visita di {day}, {time}, ora di {city}, non è prenotata: non è stato possibile completare il pagamento. L’orario è di nuovo libero.",
      ],
      button: "Scelga un orario",
      after: ["Se è stato comunque addebitato del denaro, torna indietro da sé e Le scriviamo."],
    },
    es: {
      subject: "{clinic}: no se pudo completar el pago",
      text: [
        "Su consulta del {day}, {time}, hora de {city}, no está reservada: no se pudo completar el pago. La hora vuelve a estar libre.",
      ],
      button: "Elegir una hora",
      after: ["Si aun así se cobró algo, se le devolverá sin que tenga que pedirlo y le escribiremos."],
    },
    fr: {
      subject: "{clinic} : le paiement n'a pas pu aboutir",
      text: [
        "Votre consultation du {day}, {time}, heure de {city}, n'est pas réservée : le paiement n'a pas pu aboutir. L'horaire est de nouveau libre.",
      ],
      button: "Choisir un horaire",
      after: ["Si une somme a tout de même été débitée, elle revient d'elle-même et nous vous écrivons."],
    },
    ar: {
      subject: "{clinic}: تعذّر إتمام الدفع",
      text: ["زيارتك يوم {day}، {time}، بتوقيت {city} غير محجوزة: تعذّر إتمام الدفع. الموعد متاح من جديد."],
      button: "اختيار موعد",
      after: ["إذا خُصم مبلغ رغم ذلك، فسيعود من تلقاء نفسه ونكتب إليك."],
    },
  },
  payment_timed_out: {
    en: {
      subject: "{clinic}: no payment received",
      text: [
        "Your visit on {day}, {time}, {city} time, is not booked: no payment came in time. The time is free again.",
      ],
      button: "Choose a time",
      after: [
        "Do not pay for it any more. If you have paid already, the money comes back or the visit is booked after all; we write to you either way.",
      ],
    },
    pt: {
      subject: "{clinic}: não recebemos o pagamento",
      text: [
        "A sua consulta de {day}, {time}, hora de {city}, não está marcada: o pagamento não chegou a tempo. A hora voltou a ficar livre.",
      ],
      button: "Escolher uma hora",
      after: [
        "Já não a pague. Se já pagou, o dinheiro volta ou a consulta fica marcada; em qualquer caso, escrevemos-lhe.",
      ],
    },
    "pt-BR": {
      subject: "{clinic}: não recebemos o pagamento",
      text: [
        "A sua consulta de {day}, {time}, hora de {city}, não está marcada: o pagamento não chegou a tempo. O horário está livre de novo.",
      ],
      button: "Escolher um horário",
      after: [
        "Não pague mais por ela. Se você já pagou, o dinheiro volta ou a consulta fica marcada; de qualquer forma, avisamos você.",
      ],
    },
    it: {
      subject: "{clinic}: nessun pagamento ricevuto",
      text: [
        "La Sua visita di {day}, {time}, ora di {city}, non è prenotata: il pagamento non è arrivato in tempo. L’orario è di nuovo libero.",
      ],
      button: "Scelga un orario",
      after: [
        "Non la paghi più. Se ha già pagato, il denaro torna o la visita viene prenotata; in ogni caso Le scriviamo.",
      ],
    },
    es: {
      subject: "{clinic}: no recibimos el pago",
      text: [
        "Su consulta del {day}, {time}, hora de {city}, no está reservada: el pago no llegó a tiempo. La hora vuelve a estar libre.",
      ],
      button: "Elegir una hora",
      after: [
        "Ya no la pague. Si ya pagó, se le devolverá el dinero o la consulta quedará reservada; en ambos casos le escribiremos.",
      ],
    },
    fr: {
      subject: "{clinic} : aucun paiement reçu",
      text: [
        "Votre consultation du {day}, {time}, heure de {city}, n'est pas réservée : le paiement n'est pas arrivé à temps. L'horaire est de nouveau libre.",
      ],
      button: "Choisir un horaire",
      after: [
        "Ne la payez plus. Si vous avez déjà payé, l'argent revient ou la consultation est réservée ; dans tous les cas nous vous écrivons.",
      ],
    },
    ar: {
      subject: "{clinic}: لم يصلنا الدفع",
      text: [
        "زيارتك يوم {day}، {time}، بتوقيت {city} غير محجوزة: لم يصل الدفع في الوقت المحدد. الموعد متاح من جديد.",
      ],
      button: "اختيار موعد",
      after: [
        "لا تدفع ثمنها بعد الآن. إن كنت قد دفعت، فسيعود المال أو تُحجز الزيارة؛ ونكتب إليك في كلتا الحالتين.",
      ],
    },
  },
  payment_refund_due: {
    en: {
      subject: "{clinic}: your money is on its way back",
      text: [
        "The visit on {day}, {time}, {city} time, does not take place. What you paid goes back the way it came.",
        "Amount: {amount}",
      ],
      button: "See the visit",
      after: ["You need to do nothing. We write to you when it is done."],
    },
    pt: {
      subject: "{clinic}: o seu dinheiro vai ser devolvido",
      text: [
        "A consulta de {day}, {time}, hora de {city}, não se realiza. O que pagou volta pela mesma via.",
        "Montante: {amount}",
      ],
      button: "Ver a consulta",
      after: ["Não precisa de fazer nada. Escrevemos-lhe quando estiver feito."],
    },
    "pt-BR": {
      subject: "{clinic}: o seu dinheiro será devolvido",
      text: [
        "A consulta de {day}, {time}, hora de {city}, não vai acontecer. O que você pagou volta pelo mesmo caminho.",
        "Valor: {amount}",
      ],
      button: "Ver a consulta",
      after: ["Você não precisa fazer nada. Avisamos quando estiver feito."],
    },
    it: {
      subject: "{clinic}: il Suo denaro sta tornando",
      text: [
        "La visita di {day}, {time}, ora di {city}, non ha luogo. Quanto ha pagato torna per la stessa via.",
        "Importo: {amount}",
      ],
      button: "Veda la visita",
      after: ["Non deve fare nulla. Le scriviamo quando è fatto."],
    },
    es: {
      subject: "{clinic}: le estamos devolviendo su dinero",
      text: [
        "La consulta del {day}, {time}, hora de {city}, no se hará. Le devolvemos lo que pagó por el mismo medio de pago.",
        "Importe: {amount}",
      ],
      button: "Ver la consulta",
      after: ["No tiene que hacer nada. Le escribiremos cuando esté hecho."],
    },
    "es-CL": {
      subject: "{clinic}: le estamos devolviendo su dinero",
      text: [
        "La consulta del {day}, {time}, hora de {city}, no se hará. Le devolvemos lo que pagó por el mismo medio de pago.",
        "Monto: {amount}",
      ],
      button: "Ver la consulta",
      after: ["No tiene que hacer nada. Le escribiremos cuando esté hecho."],
    },
    fr: {
      subject: "{clinic} : votre argent vous revient",
      text: [
        "La consultation du {day}, {time}, heure de {city}, n'a pas lieu. Ce que vous avez payé revient par le même chemin.",
        "Montant : {amount}",
      ],
      button: "Voir la consultation",
      after: ["Vous n'avez rien à faire. Nous vous écrivons quand c'est fait."],
    },
    ar: {
      subject: "{clinic}: مالك في طريقه إليك",
      text: [
        "الزيارة يوم {day}، {time}، بتوقيت {city} لن تتم. ما دفعته يعود بالطريقة نفسها.",
        "المبلغ: {amount}",
      ],
      button: "عرض الزيارة",
      after: ["لا حاجة لأي إجراء منك. نكتب إليك عندما يتم ذلك."],
    },
  },
  payment_refunded: {
    en: {
      subject: "{clinic}: your money has been sent back",
      text: [
        "What you paid for the visit on {day}, {time}, {city} time, has been sent back the way it came.",
        "Amount: {amount}",
      ],
      button: "See the visit",
      after: ["Your bank may take some days to show it."],
    },
    pt: {
      subject: "{clinic}: o seu dinheiro foi devolvido",
      text: [
        "O que pagou pela consulta de {day}, {time}, hora de {city}, foi devolvido pela mesma via.",
        "Montante: {amount}",
      ],
      button: "Ver a consulta",
      after: ["O seu banco pode demorar alguns dias a mostrá-lo."],
    },
    "pt-BR": {
      subject: "{clinic}: o seu dinheiro foi devolvido",
      text: [
        "O que você pagou pela consulta de {day}, {time}, hora de {city}, foi devolvido pelo mesmo caminho.",
        "Valor: {amount}",
      ],
      button: "Ver a consulta",
      after: ["O seu banco pode levar alguns dias para mostrar."],
    },
    it: {
      subject: "{clinic}: il Suo denaro è stato restituito",
      text: [
        "Quanto ha pagato per la visita di {day}, {time}, ora di {city}, è stato restituito per la stessa via.",
        "Importo: {amount}",
      ],
      button: "Veda la visita",
      after: ["La Sua banca può impiegare qualche giorno a mostrarlo."],
    },
    es: {
      subject: "{clinic}: su dinero ha sido devuelto",
      text: [
        "Lo que pagó por la consulta del {day}, {time}, hora de {city}, se le ha devuelto por el mismo medio de pago.",
        "Importe: {amount}",
      ],
      button: "Ver la consulta",
      after: ["Su banco puede tardar algunos días en mostrarlo."],
    },
    "es-CL": {
      subject: "{clinic}: su dinero ha sido devuelto",
      text: [
        "Lo que pagó por la consulta del {day}, {time}, hora de {city}, se le ha devuelto por el mismo medio de pago.",
        "Monto: {amount}",
      ],
      button: "Ver la consulta",
      after: ["Su banco puede tardar algunos días en mostrarlo."],
    },
    fr: {
      subject: "{clinic} : votre argent a été renvoyé",
      text: [
        "Ce que vous avez payé pour la consultation du {day}, {time}, heure de {city}, a été renvoyé par le même chemin.",
        "Montant : {amount}",
      ],
      button: "Voir la consultation",
      after: ["Votre banque peut mettre quelques jours à l'afficher."],
    },
    ar: {
      subject: "{clinic}: أُعيد إليك مالك",
      text: ["ما دفعته للزيارة يوم {day}، {time}، بتوقيت {city} أُعيد بالطريقة نفسها.", "المبلغ: {amount}"],
      button: "عرض الزيارة",
      after: ["قد يحتاج بنكك إلى بضعة أيام ليظهره."],
    },
  },
} satisfies Record<string, AccountMailTexts>;
