import type { AccountMailTexts } from "./account-mail.ts";

/**
 * Mails to a clinic about payments at risk. Placeholders: `{amount}`, `{payment}`, `{appointment}`, `{time}` of the
 * appointment, `{until}` when the provider accepts an answer, `{reason}` of the provider. They name no patient.
 */
export const clinicMails = {
  clinic_dispute_opened: {
    en: {
      subject: "{clinic}: a payment is disputed",
      text: [
        "The payer’s bank disputes a payment of {amount}. Reply with your documents in your payment provider account.",
        "Payment: {payment}",
        "Appointment: {appointment}, {time}",
        "Reply by: {until}",
        "The provider says: {reason}",
      ],
      after: ["The appointment has not changed. Mark the alert as seen once someone is dealing with it."],
    },
    pt: {
      subject: "{clinic}: um pagamento foi contestado",
      text: [
        "O banco de quem pagou contesta um pagamento de {amount}. Responda com os seus documentos na conta do seu prestador de pagamentos.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder até: {until}",
        "O prestador indica: {reason}",
      ],
      after: ["A consulta não mudou. Marque o alerta como visto quando alguém estiver a tratar dele."],
    },
    "pt-BR": {
      subject: "{clinic}: um pagamento foi contestado",
      text: [
        "O banco de quem pagou contesta um pagamento de {amount}. Responda com os seus documentos na conta do seu provedor de pagamentos.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder até: {until}",
        "O provedor informa: {reason}",
      ],
      after: ["A consulta não mudou. Marque o alerta como visto quando alguém estiver cuidando dele."],
    },
    it: {
      subject: "{clinic}: un pagamento è contestato",
      text: [
        "La banca di chi ha pagato contesta un pagamento di {amount}. Rispondete con i vostri documenti nell’account del vostro fornitore di pagamenti.",
        "Pagamento: {payment}",
        "Visita: {appointment}, {time}",
        "Rispondere entro: {until}",
        "Il fornitore indica: {reason}",
      ],
      after: ["La visita non è cambiata. Segnate l’avviso come visto quando qualcuno se ne occupa."],
    },
    es: {
      subject: "{clinic}: se ha disputado un pago",
      text: [
        "El banco de quien pagó disputa un pago de {amount}. Responda con sus documentos en la cuenta de su proveedor de pagos.",
        "Pago: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder antes de: {until}",
        "El proveedor indica: {reason}",
      ],
      after: ["La consulta no ha cambiado. Marque la alerta como vista cuando alguien se ocupe de ella."],
    },
    fr: {
      subject: "{clinic} : un paiement est contesté",
      text: [
        "La banque du payeur conteste un paiement de {amount}. Répondez avec vos justificatifs dans le compte de votre prestataire de paiement.",
        "Paiement : {payment}",
        "Rendez-vous : {appointment}, {time}",
        "Répondre avant le : {until}",
        "Le prestataire indique : {reason}",
      ],
      after: ["Le rendez-vous n’a pas changé. Marquez l’alerte comme vue quand quelqu’un s’en occupe."],
    },
    ar: {
      subject: "{clinic}: اعتراض على دفعة",
      text: [
        "يعترض بنك الدافع على دفعة قدرها {amount}. يُرجى الرد بالمستندات من حساب العيادة لدى مزوّد الدفع.",
        "الدفعة: {payment}",
        "الموعد: {appointment}، {time}",
        "آخر موعد للرد: {until}",
        "ما ذكره المزوّد: {reason}",
      ],
      after: ["لم يتغيّر الموعد. يُرجى تعليم التنبيه كمقروء عند متابعته."],
    },
  },
  clinic_money_taken_back: {
    en: {
      subject: "{clinic}: a payment was charged back",
      text: [
        "The payer’s bank has taken {amount} back from your account. Check in your payment provider account if you can still reply.",
        "Payment: {payment}",
        "Appointment: {appointment}, {time}",
        "Reply by: {until}",
        "The provider says: {reason}",
      ],
      after: ["The appointment has not changed. Decide whether it takes place, then mark the alert as seen."],
    },
    pt: {
      subject: "{clinic}: um pagamento foi estornado",
      text: [
        "O banco de quem pagou retirou {amount} da sua conta. Veja na conta do seu prestador de pagamentos se ainda pode responder.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder até: {until}",
        "O prestador indica: {reason}",
      ],
      after: ["A consulta não mudou. Decida se se realiza e depois marque o alerta como visto."],
    },
    "pt-BR": {
      subject: "{clinic}: um pagamento foi estornado",
      text: [
        "O banco de quem pagou retirou {amount} da sua conta. Veja na conta do seu provedor de pagamentos se ainda pode responder.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder até: {until}",
        "O provedor informa: {reason}",
      ],
      after: ["A consulta não mudou. Decida se ela acontece e depois marque o alerta como visto."],
    },
    it: {
      subject: "{clinic}: un pagamento è stato stornato",
      text: [
        "La banca di chi ha pagato ha ripreso {amount} dal vostro conto. Controllate nell’account del fornitore di pagamenti se potete ancora rispondere.",
        "Pagamento: {payment}",
        "Visita: {appointment}, {time}",
        "Rispondere entro: {until}",
        "Il fornitore indica: {reason}",
      ],
      after: ["La visita non è cambiata. Decidete se si svolge, poi segnate l’avviso come visto."],
    },
    es: {
      subject: "{clinic}: se ha devuelto un pago al banco",
      text: [
        "El banco de quien pagó ha retirado {amount} de su cuenta. Compruebe en la cuenta de su proveedor de pagos si aún puede responder.",
        "Pago: {payment}",
        "Consulta: {appointment}, {time}",
        "Responder antes de: {until}",
        "El proveedor indica: {reason}",
      ],
      after: ["La consulta no ha cambiado. Decida si se realiza y después marque la alerta como vista."],
    },
    fr: {
      subject: "{clinic} : un paiement a été rejeté par la banque",
      text: [
        "La banque du payeur a repris {amount} sur votre compte. Vérifiez dans le compte de votre prestataire de paiement si vous pouvez encore répondre.",
        "Paiement : {payment}",
        "Rendez-vous : {appointment}, {time}",
        "Répondre avant le : {until}",
        "Le prestataire indique : {reason}",
      ],
      after: ["Le rendez-vous n’a pas changé. Décidez s’il a lieu, puis marquez l’alerte comme vue."],
    },
    ar: {
      subject: "{clinic}: استرد البنك دفعة",
      text: [
        "استرد بنك الدافع {amount} من حساب العيادة. يُرجى التحقق من حساب مزوّد الدفع إن كان الرد ما زال ممكنًا.",
        "الدفعة: {payment}",
        "الموعد: {appointment}، {time}",
        "آخر موعد للرد: {until}",
        "ما ذكره المزوّد: {reason}",
      ],
      after: ["لم يتغيّر الموعد. يُرجى تحديد إن كان سيُعقد، ثم تعليم التنبيه كمقروء."],
    },
  },
  clinic_money_not_coming: {
    en: {
      subject: "{clinic}: a payment will not arrive",
      text: [
        "A payment of {amount} was approved, but the money will not reach you.",
        "Payment: {payment}",
        "Appointment: {appointment}, {time}",
        "The provider says: {reason}",
      ],
      after: ["The appointment is still booked. Decide whether it takes place, then mark the alert as seen."],
    },
    pt: {
      subject: "{clinic}: um pagamento não vai chegar",
      text: [
        "Um pagamento de {amount} foi aprovado, mas o dinheiro não vai chegar.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "O prestador indica: {reason}",
      ],
      after: ["A consulta continua marcada. Decida se se realiza e depois marque o alerta como visto."],
    },
    "pt-BR": {
      subject: "{clinic}: um pagamento não vai chegar",
      text: [
        "Um pagamento de {amount} foi aprovado, mas o dinheiro não vai chegar.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "O provedor informa: {reason}",
      ],
      after: ["A consulta continua marcada. Decida se ela acontece e depois marque o alerta como visto."],
    },
    it: {
      subject: "{clinic}: un pagamento non arriverà",
      text: [
        "Un pagamento di {amount} è stato approvato, ma il denaro non arriverà.",
        "Pagamento: {payment}",
        "Visita: {appointment}, {time}",
        "Il fornitore indica: {reason}",
      ],
      after: ["La visita è ancora prenotata. Decidete se si svolge, poi segnate l’avviso come visto."],
    },
    es: {
      subject: "{clinic}: un pago no va a llegar",
      text: [
        "Se aprobó un pago de {amount}, pero el dinero no va a llegar.",
        "Pago: {payment}",
        "Consulta: {appointment}, {time}",
        "El proveedor indica: {reason}",
      ],
      after: ["La consulta sigue reservada. Decida si se realiza y después marque la alerta como vista."],
    },
    "es-CL": {
      subject: "{clinic}: un pago no va a llegar",
      text: [
        "Se aprobó un pago de {amount}, pero el dinero no va a llegar.",
        "Pago: {payment}",
        "Consulta: {appointment}, {time}",
        "El proveedor indica: {reason}",
      ],
      after: ["La hora sigue agendada. Decida si se realiza y después marque la alerta como vista."],
    },
    fr: {
      subject: "{clinic} : un paiement n’arrivera pas",
      text: [
        "Un paiement de {amount} a été accepté, mais l’argent n’arrivera pas.",
        "Paiement : {payment}",
        "Rendez-vous : {appointment}, {time}",
        "Le prestataire indique : {reason}",
      ],
      after: ["Le rendez-vous est toujours réservé. Décidez s’il a lieu, puis marquez l’alerte comme vue."],
    },
    ar: {
      subject: "{clinic}: دفعة لن تصل",
      text: [
        "تمت الموافقة على دفعة قدرها {amount}، لكن المبلغ لن يصل إلى العيادة.",
        "الدفعة: {payment}",
        "الموعد: {appointment}، {time}",
        "ما ذكره المزوّد: {reason}",
      ],
      after: ["ما زال الموعد محجوزًا. يُرجى تحديد إن كان سيُعقد، ثم تعليم التنبيه كمقروء."],
    },
  },
  clinic_refund_not_possible: {
    en: {
      subject: "{clinic}: a refund has failed",
      text: [
        "We could not refund {amount}. The patient is still waiting for the money. Try the refund again, or send it another way.",
        "Payment: {payment}",
        "Appointment: {appointment}, {time}",
        "The provider says: {reason}",
      ],
      after: ["Mark the alert as seen once you have sent the refund."],
    },
    pt: {
      subject: "{clinic}: um reembolso falhou",
      text: [
        "Não conseguimos reembolsar {amount}. O paciente continua à espera do dinheiro. Tente de novo o reembolso ou envie-o de outra forma.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "O prestador indica: {reason}",
      ],
      after: ["Marque o alerta como visto quando o dinheiro estiver a caminho."],
    },
    "pt-BR": {
      subject: "{clinic}: um reembolso falhou",
      text: [
        "Não conseguimos reembolsar {amount}. O paciente ainda espera o dinheiro. Tente o reembolso de novo ou envie o valor de outra forma.",
        "Pagamento: {payment}",
        "Consulta: {appointment}, {time}",
        "O provedor informa: {reason}",
      ],
      after: ["Marque o alerta como visto quando o dinheiro estiver a caminho."],
    },
    it: {
      subject: "{clinic}: un rimborso non è riuscito",
      text: [
        "Non siamo riusciti a rimborsare {amount}. Il paziente aspetta ancora il denaro. Riprovate il rimborso o inviatelo in altro modo.",
        "Pagamento: {payment}",
        "Visita: {appointment}, {time}",
        "Il fornitore indica: {reason}",
      ],
      after: ["Segnate l’avviso come visto dopo aver inviato il rimborso."],
    },
    es: {
      subject: "{clinic}: un reembolso ha fallado",
      text: [
        "No hemos podido reembolsar {amount}. El paciente sigue esperando el dinero. Intente de nuevo el reembolso o envíelo de otra forma.",
        "Pago: {payment}",
        "Consulta: {appointment}, {time}",
        "El proveedor indica: {reason}",
      ],
      after: ["Marque la alerta como vista cuando haya enviado el reembolso."],
    },
    fr: {
      subject: "{clinic} : un remboursement a échoué",
      text: [
        "Nous n’avons pas pu rembourser {amount}. Le patient attend toujours l’argent. Relancez le remboursement ou envoyez-le autrement.",
        "Paiement : {payment}",
        "Rendez-vous : {appointment}, {time}",
        "Le prestataire indique : {reason}",
      ],
      after: ["Marquez l’alerte comme vue une fois le remboursement envoyé."],
    },
    ar: {
      subject: "{clinic}: تعذّر رد مبلغ",
      text: [
        "تعذّر رد {amount}. ما زال المريض ينتظر المبلغ. يُرجى إعادة محاولة الرد أو إرساله بطريقة أخرى.",
        "الدفعة: {payment}",
        "الموعد: {appointment}، {time}",
        "ما ذكره المزوّد: {reason}",
      ],
      after: ["يُرجى تعليم التنبيه كمقروء عندما يكون المبلغ في طريقه."],
    },
  },
} satisfies Record<`clinic_${string}`, AccountMailTexts>;
