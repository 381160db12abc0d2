import type { InEveryLanguage, ProblemMessage } from "./problems.ts";

const say = (title: string, detail: string): ProblemMessage => ({ title, detail });

/** Error texts about payment and vouchers. */
export const paymentProblems = {
  payment_method_unavailable: {
    en: say("You can’t pay this way for this appointment.", "Choose another way to pay."),
    pt: say("Esta forma de pagamento não está disponível para esta consulta.", "Escolha outra."),
    it: say("Questo metodo di pagamento non è disponibile per questa visita.", "Ne scelga un altro."),
    es: say("Esta forma de pago no está disponible para esta consulta.", "Elija otra."),
    fr: say("Ce moyen de paiement n’est pas disponible pour cette consultation.", "Choisissez-en un autre."),
    ar: say("طريقة الدفع هذه غير متاحة لهذا الموعد.", "اختر طريقة أخرى."),
  },
  payment_reference_open: {
    en: say(
      "You already have an open payment like this.",
      "Pay it or cancel it first, or choose another way to pay.",
    ),
    pt: say(
      "Já tem um pagamento deste tipo por fazer.",
      "Pague-o ou cancele-o primeiro, ou escolha outra forma de pagamento.",
    ),
    "pt-BR": say(
      "Você já tem um pagamento desse tipo em aberto.",
      "Pague ou cancele esse pagamento primeiro, ou escolha outra forma de pagamento.",
    ),
    it: say(
      "Ha già un pagamento di questo tipo in sospeso.",
      "Lo completi o lo annulli prima, oppure scelga un altro metodo di pagamento.",
    ),
    es: say(
      "Ya tiene un pago de este tipo pendiente.",
      "Páguelo o cancélelo primero, o elija otra forma de pago.",
    ),
    fr: say(
      "Vous avez déjà un paiement de ce type en attente.",
      "Payez-le ou annulez-le d’abord, ou choisissez un autre moyen de paiement.",
    ),
    ar: say("لديك دفعة مفتوحة من هذا النوع.", "ادفعها أو ألغِها أولًا، أو اختر طريقة دفع أخرى."),
  },
  payment_details_invalid: {
    en: say(
      "These payment details don’t look right.",
      "Correct them and try again. You haven’t been charged.",
    ),
    pt: say("Estes dados de pagamento não parecem certos.", "Corrija-os e tente de novo. Nada foi cobrado."),
    it: say(
      "Questi dati di pagamento non sembrano corretti.",
      "Li corregga e riprovi. Non è stato addebitato nulla.",
    ),
    es: say(
      "Estos datos de pago no parecen correctos.",
      "Corríjalos e inténtelo de nuevo. No se ha cobrado nada.",
    ),
    fr: say(
      "Ces données de paiement ne semblent pas correctes.",
      "Corrigez-les et réessayez. Rien n’a été débité.",
    ),
    ar: say("بيانات الدفع هذه لا تبدو صحيحة.", "صحّحها وحاول من جديد. لم يُخصم أي مبلغ."),
  },
  payment_session_failed: {
    en: say("We couldn’t start the payment.", "Try again. We’re still holding your time."),
    pt: say("Não foi possível iniciar o pagamento.", "Tente de novo. A sua hora continua reservada."),
    it: say("Non è stato possibile avviare il pagamento.", "Riprovi. Il Suo orario resta riservato."),
    es: say("No se pudo iniciar el pago.", "Inténtelo de nuevo. Su hora sigue reservada."),
    "es-CL": say("No se pudo iniciar el pago.", "Inténtelo de nuevo. Su hora sigue guardada."),
    fr: say("Le paiement n’a pas pu démarrer.", "Réessayez. Votre horaire reste gardé."),
    ar: say("تعذّر بدء الدفع.", "حاول من جديد. ما زال موعدك محفوظًا."),
    "pt-BR": say("Não foi possível iniciar o pagamento.", "Tente de novo. O seu horário continua guardado."),
  },
  voucher_unknown: {
    en: say("We don’t recognise this voucher.", "Check the code, or continue without it."),
    pt: say("Não conhecemos este vale.", "Verifique o código, ou continue sem ele."),
    it: say("Non conosciamo questo buono.", "Controlli il codice, o continui senza."),
    es: say("No conocemos este vale.", "Revise el código, o siga sin él."),
    fr: say("Nous ne connaissons pas ce bon.", "Vérifiez le code, ou continuez sans lui."),
    ar: say("لا نعرف هذه القسيمة.", "تحقق من الرمز، أو تابع بدونها."),
    "pt-BR": say("Não conhecemos este cupom.", "Confira o código, ou continue sem ele."),
  },
  voucher_expired: {
    en: say("This voucher is no longer valid.", "Use another one, or continue without it."),
    pt: say("Este vale já não é válido.", "Use outro, ou continue sem ele."),
    it: say("Questo buono non è più valido.", "Ne usi un altro, o continui senza."),
    es: say("Este vale ya no es válido.", "Use otro, o siga sin él."),
    fr: say("Ce bon n’est plus valable.", "Utilisez-en un autre, ou continuez sans lui."),
    ar: say("لم تعد هذه القسيمة صالحة.", "استخدم قسيمة أخرى، أو تابع بدونها."),
    "pt-BR": say("Este cupom não vale mais.", "Use outro, ou continue sem ele."),
  },
  voucher_used: {
    en: say("This voucher has already been used.", "Use another one, or continue without it."),
    pt: say("Este vale já foi usado.", "Use outro, ou continue sem ele."),
    it: say("Questo buono è già stato usato.", "Ne usi un altro, o continui senza."),
    es: say("Este vale ya se ha usado.", "Use otro, o siga sin él."),
    fr: say("Ce bon a déjà été utilisé.", "Utilisez-en un autre, ou continuez sans lui."),
    ar: say("استُخدمت هذه القسيمة من قبل.", "استخدم قسيمة أخرى، أو تابع بدونها."),
    "pt-BR": say("Este cupom já foi usado.", "Use outro, ou continue sem ele."),
  },
  voucher_used_by_you: {
    en: say("You’ve already used this voucher.", "Remove it, or use another one."),
    pt: say("Já usou este vale.", "Remova-o ou use outro."),
    it: say("Ha già usato questo buono.", "Lo rimuova o ne usi un altro."),
    es: say("Ya ha usado este vale.", "Quítelo o use otro."),
    fr: say("Vous avez déjà utilisé ce bon.", "Retirez-le ou utilisez-en un autre."),
    ar: say("سبق لك استخدام هذه القسيمة.", "أزل القسيمة أو استخدم قسيمة أخرى."),
    "pt-BR": say("Você já usou este cupom.", "Remova o cupom ou use outro."),
  },
  waitlist_limit: {
    en: say(
      "You’re already waiting for as many earlier times as we allow.",
      "Leave one waitlist. Then join this one.",
    ),
    pt: say("Já está em todas as listas de espera que pode ter.", "Saia de uma delas. Depois entre nesta."),
    "pt-BR": say("Você já está no máximo de listas de espera.", "Saia de uma delas. Depois entre nesta."),
    it: say("È già nel numero massimo di liste d’attesa.", "Ne lasci una. Poi entri in questa."),
    es: say("Ya está en el máximo de listas de espera.", "Salga de una. Después entre en esta."),
    fr: say(
      "Vous êtes déjà sur le nombre maximal de listes d’attente.",
      "Quittez-en une. Inscrivez-vous ensuite sur celle-ci.",
    ),
    ar: say("وصلت إلى الحد الأقصى من قوائم الانتظار.", "اترك إحداها، ثم انضم إلى هذه."),
  },
  unpaid_limit: {
    en: say("You have bookings that aren’t paid yet.", "Pay for one or cancel it. Then book this time."),
    pt: say("Tem marcações ainda por pagar.", "Pague ou cancele uma delas. Depois marque este horário."),
    it: say("Ha prenotazioni non ancora pagate.", "Ne paghi o ne annulli una. Poi prenoti questo orario."),
    es: say("Tiene reservas sin pagar.", "Pague o cancele una. Después reserve esta hora."),
    "es-CL": say("Tiene horas sin pagar.", "Pague o cancele una. Después agende esta hora."),
    fr: say(
      "Vous avez des réservations à payer.",
      "Payez-en une ou annulez-la. Réservez ensuite cet horaire.",
    ),
    ar: say("لديك حجوزات لم تُدفع بعد.", "ادفع أحدها أو ألغه، ثم احجز هذا الموعد."),
    "pt-BR": say(
      "Você tem agendamentos sem pagamento.",
      "Pague ou cancele um deles. Depois agende este horário.",
    ),
  },
  appointment_overlap: {
    en: say(
      "This person has another appointment at that time.",
      "Choose another time, or change the other appointment.",
    ),
    pt: say(
      "Esta pessoa já tem outra consulta a essa hora.",
      "Escolha outra hora ou altere a outra consulta.",
    ),
    it: say(
      "Questa persona ha già un’altra visita a quell’ora.",
      "Scelga un altro orario, oppure modifichi l’altra visita.",
    ),
    es: say("Esta persona ya tiene otra consulta a esa hora.", "Elija otra hora o cambie la otra consulta."),
    fr: say(
      "Cette personne a déjà un autre rendez-vous à cette heure.",
      "Choisissez un autre horaire, ou modifiez l’autre rendez-vous.",
    ),
    ar: say("لدى هذا الشخص موعد آخر في الوقت نفسه.", "اختر وقتًا آخر، أو غيّر الموعد الآخر."),
    "pt-BR": say(
      "Esta pessoa já tem outra consulta nesse horário.",
      "Escolha outro horário ou altere a outra consulta.",
    ),
  },
} as const satisfies Record<string, InEveryLanguage>;
