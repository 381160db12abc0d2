import type { Locale } from "@anteroom/domain/locales";
import type { CardProblem, TypedCard } from "./card.ts";

export type GatewayTexts = {
  testBank: string;
  paymentTo: (shop: string) => string;
  reference: string;
  payWithin: string;
  card: string;
  fields: Record<keyof TypedCard, string>;
  hints: Partial<Record<keyof TypedCard, string>>;
  /** Stands at the field when something else has to be corrected. */
  cvvAgain: string;
  /** Followed by the amount. */
  pay: string;
  cancel: string;
  privacy: (shop: string) => string;
  testCards: string;
  approved: string;
  declined: string;
  testHow: string;
  error: string;
  /** For one to four fields. */
  toCorrect: readonly [string, string, string, string];
  problems: Record<CardProblem, string>;
  expired: string;
  expiredWhat: string;
  backTo: (shop: string) => string;
  missing: string;
  missingWhat: string;
};

/** What the gateway's pages say, in the language the shop named. */
export function textsOf(locale: Locale): GatewayTexts {
  return texts[locale];
}

const en: GatewayTexts = {
  testBank: "Test bank: no real money moves",
  paymentTo: (shop) => `Payment to ${shop}`,
  reference: "Reference",
  payWithin: "Pay within",
  card: "Your card",
  fields: {
    name: "Name on the card",
    number: "Card number",
    expiry: "Expiry date",
    cvv: "Security code (CVV)",
  },
  hints: { expiry: "Month and year, as 04/29", cvv: "Usually on the back" },
  cvvAgain: "Enter it again: it is never kept",
  pay: "Pay",
  cancel: "Cancel the payment",
  privacy: (shop) =>
    `Only Sandbox Bank sees your card, and it keeps nothing of it. ${shop} hears the outcome.`,
  testCards: "Cards for testing",
  approved: "Approved",
  declined: "Declined",
  testHow: "Any name, any date to come, any three digits. Every other valid card number is approved.",
  error: "Error",
  toCorrect: [
    "One thing needs correcting",
    "Two things need correcting",
    "Three things need correcting",
    "Four things need correcting",
  ],
  problems: {
    name_missing: "Enter the name as it stands on the card.",
    number_missing: "Enter the card number.",
    number_wrong: "This card number is not complete or has a wrong digit. Compare it with your card.",
    expiry_missing: "Enter the month and year until which the card is valid.",
    expiry_wrong: "Enter the expiry date as month and year, for example 04/29.",
    expiry_past: "This card has expired. Use another card.",
    cvv_missing: "Enter the security code. It is never kept.",
    cvv_wrong: "The security code has 3 or 4 digits.",
  },
  expired: "The time to pay is over",
  expiredWhat: "Nothing was taken from your card.",
  backTo: (shop) => `Back to ${shop}`,
  missing: "There is no payment here",
  missingWhat:
    "The address is not complete, or the payment is long over. Go back to the clinic's page and begin there.",
};

const pt: GatewayTexts = {
  testBank: "Banco de teste: não há dinheiro real",
  paymentTo: (shop) => `Pagamento a ${shop}`,
  reference: "Referência",
  payWithin: "Tempo para pagar",
  card: "O seu cartão",
  fields: {
    name: "Nome no cartão",
    number: "Número do cartão",
    expiry: "Validade",
    cvv: "Código de segurança (CVV)",
  },
  hints: { expiry: "Mês e ano, como 04/29", cvv: "Em geral no verso" },
  cvvAgain: "Escreva-o de novo: nunca fica guardado",
  pay: "Pagar",
  cancel: "Cancelar o pagamento",
  privacy: (shop) =>
    `Só o Sandbox Bank vê o seu cartão e não guarda nada dele. ${shop} recebe apenas o resultado.`,
  testCards: "Cartões para testar",
  approved: "Aprovado",
  declined: "Recusado",
  testHow:
    "Qualquer nome, qualquer data futura, quaisquer três algarismos. Todos os outros números válidos são aprovados.",
  error: "Erro",
  toCorrect: [
    "Há um campo a corrigir",
    "Há dois campos a corrigir",
    "Há três campos a corrigir",
    "Há quatro campos a corrigir",
  ],
  problems: {
    name_missing: "Escreva o nome tal como está no cartão.",
    number_missing: "Escreva o número do cartão.",
    number_wrong:
      "O número do cartão está incompleto ou tem um algarismo errado. Compare-o com o seu cartão.",
    expiry_missing: "Escreva o mês e o ano até quando o cartão é válido.",
    expiry_wrong: "Escreva a validade com mês e ano, por exemplo 04/29.",
    expiry_past: "Este cartão já não é válido. Use outro cartão.",
    cvv_missing: "Escreva o código de segurança. Nunca fica guardado.",
    cvv_wrong: "O código de segurança tem 3 ou 4 algarismos.",
  },
  expired: "O tempo para pagar terminou",
  expiredWhat: "Nada foi cobrado no seu cartão.",
  backTo: (shop) => `Voltar a ${shop}`,
  missing: "Não há aqui nenhum pagamento",
  missingWhat:
    "O endereço está incompleto ou o pagamento terminou há muito. Volte à página da clínica e comece por lá.",
};

const ptBR: GatewayTexts = {
  ...pt,
  cvvAgain: "Digite de novo: ele nunca fica guardado",
  testBank: "Banco de teste: sem dinheiro real",
  hints: { expiry: "Mês e ano, como 04/29", cvv: "Em geral no verso" },
  testHow:
    "Qualquer nome, qualquer data futura, quaisquer três dígitos. Todos os outros números válidos são aprovados.",
  problems: {
    ...pt.problems,
    name_missing: "Digite o nome como está no cartão.",
    number_missing: "Digite o número do cartão.",
    number_wrong: "O número do cartão está incompleto ou tem um dígito errado. Compare com o seu cartão.",
    expiry_missing: "Digite o mês e o ano até quando o cartão é válido.",
    expiry_wrong: "Digite a validade com mês e ano, por exemplo 04/29.",
    expiry_past: "Este cartão está vencido. Use outro cartão.",
    cvv_missing: "Digite o código de segurança. Ele nunca fica guardado.",
    cvv_wrong: "O código de segurança tem 3 ou 4 dígitos.",
  },
  backTo: (shop) => `Voltar para ${shop}`,
};

const it: GatewayTexts = {
  testBank: "Banca di prova: nessun denaro reale",
  paymentTo: (shop) => `Pagamento a ${shop}`,
  reference: "Riferimento",
  payWithin: "Tempo per pagare",
  card: "La Sua carta",
  fields: {
    name: "Nome sulla carta",
    number: "Numero della carta",
    expiry: "Scadenza",
    cvv: "Codice di sicurezza (CVV)",
  },
  hints: { expiry: "Mese e anno, come 04/29", cvv: "Di solito sul retro" },
  cvvAgain: "Lo inserisca di nuovo: non viene mai conservato",
  pay: "Paga",
  cancel: "Annulla il pagamento",
  privacy: (shop) =>
    `Solo Sandbox Bank vede la Sua carta e non ne conserva nulla. ${shop} riceve solo l'esito.`,
  testCards: "Carte di prova",
  approved: "Approvata",
  declined: "Rifiutata",
  testHow:
    "Un nome qualsiasi, una data futura, tre cifre qualsiasi. Ogni altro numero di carta valido viene approvato.",
  error: "Errore",
  toCorrect: [
    "C'è un campo da correggere",
    "Ci sono due campi da correggere",
    "Ci sono tre campi da correggere",
    "Ci sono quattro campi da correggere",
  ],
  problems: {
    name_missing: "Inserisca il nome come appare sulla carta.",
    number_missing: "Inserisca il numero della carta.",
    number_wrong: "Il numero della carta è incompleto o ha una cifra errata. Lo confronti con la Sua carta.",
    expiry_missing: "Inserisca il mese e l'anno di scadenza della carta.",
    expiry_wrong: "Inserisca la scadenza con mese e anno, per esempio 04/29.",
    expiry_past: "Questa carta è scaduta. Usi un'altra carta.",
    cvv_missing: "Inserisca il codice di sicurezza. Non viene mai conservato.",
    cvv_wrong: "Il codice di sicurezza ha 3 o 4 cifre.",
  },
  expired: "Il tempo per pagare è finito",
  expiredWhat: "Nulla è stato addebitato sulla Sua carta.",
  backTo: (shop) => `Torna a ${shop}`,
  missing: "Qui non c'è nessun pagamento",
  missingWhat:
    "L'indirizzo è incompleto o il pagamento è terminato da tempo. Torni alla pagina della clinica e ricominci da lì.",
};

const es: GatewayTexts = {
  testBank: "Banco de pruebas: sin dinero real",
  paymentTo: (shop) => `Pago a ${shop}`,
  reference: "Referencia",
  payWithin: "Tiempo para pagar",
  card: "Su tarjeta",
  fields: {
    name: "Nombre en la tarjeta",
    number: "Número de tarjeta",
    expiry: "Fecha de caducidad",
    cvv: "Código de seguridad (CVV)",
  },
  hints: { expiry: "Mes y año, como 04/29", cvv: "Normalmente en el reverso" },
  cvvAgain: "Escríbalo de nuevo: nunca se guarda",
  pay: "Pagar",
  cancel: "Cancelar el pago",
  privacy: (shop) =>
    `Solo Sandbox Bank ve su tarjeta y no guarda nada de ella. ${shop} recibe únicamente el resultado.`,
  testCards: "Tarjetas de prueba",
  approved: "Aprobada",
  declined: "Rechazada",
  testHow:
    "Cualquier nombre, cualquier fecha futura, tres cifras cualesquiera. Cualquier otro número válido se aprueba.",
  error: "Error",
  toCorrect: [
    "Hay un dato por corregir",
    "Hay dos datos por corregir",
    "Hay tres datos por corregir",
    "Hay cuatro datos por corregir",
  ],
  problems: {
    name_missing: "Escriba el nombre tal como figura en la tarjeta.",
    number_missing: "Escriba el número de la tarjeta.",
    number_wrong:
      "El número de la tarjeta está incompleto o tiene una cifra equivocada. Compárelo con su tarjeta.",
    expiry_missing: "Escriba el mes y el año hasta los que vale la tarjeta.",
    expiry_wrong: "Escriba la fecha con mes y año, por ejemplo 04/29.",
    expiry_past: "Esta tarjeta ha caducado. Use otra tarjeta.",
    cvv_missing: "Escriba el código de seguridad. Nunca se guarda.",
    cvv_wrong: "El código de seguridad tiene 3 o 4 cifras.",
  },
  expired: "El tiempo para pagar ha terminado",
  expiredWhat: "No se ha cobrado nada en su tarjeta.",
  backTo: (shop) => `Volver a ${shop}`,
  missing: "Aquí no hay ningún pago",
  missingWhat:
    "La dirección está incompleta o el pago terminó hace tiempo. Vuelva a la página de la clínica y empiece allí.",
};

const esCL: GatewayTexts = {
  ...es,
  cvvAgain: "Ingréselo de nuevo: nunca se guarda",
  fields: { ...es.fields, expiry: "Fecha de vencimiento" },
  hints: { expiry: "Mes y año, como 04/29", cvv: "Normalmente al reverso" },
  testHow:
    "Cualquier nombre, cualquier fecha futura, tres dígitos cualesquiera. Cualquier otro número válido se aprueba.",
  problems: {
    ...es.problems,
    name_missing: "Ingrese el nombre tal como aparece en la tarjeta.",
    number_missing: "Ingrese el número de la tarjeta.",
    number_wrong:
      "El número de la tarjeta está incompleto o tiene un dígito equivocado. Compárelo con su tarjeta.",
    expiry_missing: "Ingrese el mes y el año hasta los que vale la tarjeta.",
    expiry_wrong: "Ingrese la fecha con mes y año, por ejemplo 04/29.",
    expiry_past: "Esta tarjeta está vencida. Use otra tarjeta.",
    cvv_missing: "Ingrese el código de seguridad. Nunca se guarda.",
    cvv_wrong: "El código de seguridad tiene 3 o 4 dígitos.",
  },
  expired: "El tiempo para pagar terminó",
  expiredWhat: "No se cobró nada en su tarjeta.",
};

const fr: GatewayTexts = {
  testBank: "Banque de test : aucun argent réel",
  paymentTo: (shop) => `Paiement à ${shop}`,
  reference: "Référence",
  payWithin: "Temps pour payer",
  card: "Votre carte",
  fields: {
    name: "Nom sur la carte",
    number: "Numéro de carte",
    expiry: "Date d’expiration",
    cvv: "Code de sécurité (CVV)",
  },
  hints: { expiry: "Mois et année, comme 04/29", cvv: "Le plus souvent au dos" },
  cvvAgain: "Saisissez-le à nouveau : il n’est jamais conservé",
  pay: "Payer",
  cancel: "Annuler le paiement",
  privacy: (shop) =>
    `Seule Sandbox Bank voit votre carte et n’en garde rien. ${shop} ne reçoit que le résultat.`,
  testCards: "Cartes de test",
  approved: "Acceptée",
  declined: "Refusée",
  testHow:
    "N’importe quel nom, une date à venir, trois chiffres au choix. Tout autre numéro valide est accepté.",
  error: "Erreur",
  toCorrect: [
    "Un point est à corriger",
    "Deux points sont à corriger",
    "Trois points sont à corriger",
    "Quatre points sont à corriger",
  ],
  problems: {
    name_missing: "Saisissez le nom tel qu’il figure sur la carte.",
    number_missing: "Saisissez le numéro de la carte.",
    number_wrong:
      "Ce numéro de carte est incomplet ou comporte un chiffre erroné. Comparez-le avec votre carte.",
    expiry_missing: "Saisissez le mois et l’année d’expiration de la carte.",
    expiry_wrong: "Saisissez la date avec le mois et l’année, par exemple 04/29.",
    expiry_past: "Cette carte a expiré. Utilisez une autre carte.",
    cvv_missing: "Saisissez le code de sécurité. Il n’est jamais conservé.",
    cvv_wrong: "Le code de sécurité comporte 3 ou 4 chiffres.",
  },
  expired: "Le temps pour payer est écoulé",
  expiredWhat: "Rien n’a été débité de votre carte.",
  backTo: (shop) => `Revenir à ${shop}`,
  missing: "Il n’y a aucun paiement ici",
  missingWhat:
    "L’adresse est incomplète ou le paiement est terminé depuis longtemps. Revenez à la page de la clinique et recommencez de là.",
};

const ar: GatewayTexts = {
  testBank: "بنك تجريبي: لا تُدفع أموال حقيقية",
  paymentTo: (shop) => `الدفع إلى ${isolated(shop)}`,
  reference: "الرقم المرجعي",
  payWithin: "المهلة للدفع",
  card: "بطاقتك",
  fields: {
    name: "الاسم على البطاقة",
    number: "رقم البطاقة",
    expiry: "تاريخ الانتهاء",
    cvv: "رمز الأمان (CVV)",
  },
  hints: { expiry: `الشهر والسنة، مثل ${isolated("04/29")}`, cvv: "غالبًا على ظهر البطاقة" },
  cvvAgain: "أدخله مرة أخرى: لا يُحتفظ به أبدًا",
  pay: "ادفع",
  cancel: "إلغاء الدفع",
  privacy: (shop) =>
    `لا يرى بطاقتك إلا Sandbox Bank ولا يحتفظ بأي شيء منها. لا يصل إلى ${isolated(shop)} سوى النتيجة.`,
  testCards: "بطاقات للتجربة",
  approved: "مقبولة",
  declined: "مرفوضة",
  testHow: "أي اسم، وأي تاريخ لم يحن بعد، وأي ثلاثة أرقام. كل رقم بطاقة صحيح آخر مقبول.",
  error: "خطأ",
  toCorrect: [
    "هناك أمر واحد يحتاج إلى تصحيح",
    "هناك أمران يحتاجان إلى تصحيح",
    "هناك ثلاثة أمور تحتاج إلى تصحيح",
    "هناك أربعة أمور تحتاج إلى تصحيح",
  ],
  problems: {
    name_missing: "أدخل الاسم كما هو مكتوب على البطاقة.",
    number_missing: "أدخل رقم البطاقة.",
    number_wrong: "رقم البطاقة غير مكتمل أو فيه رقم خاطئ. قارنه ببطاقتك.",
    expiry_missing: "أدخل الشهر والسنة اللذين تنتهي فيهما البطاقة.",
    expiry_wrong: `أدخل تاريخ الانتهاء بالشهر والسنة، مثل ${isolated("04/29")}.`,
    expiry_past: "انتهت صلاحية هذه البطاقة. استخدم بطاقة أخرى.",
    cvv_missing: "أدخل رمز الأمان. لا يُحتفظ به أبدًا.",
    cvv_wrong: "رمز الأمان مكوَّن من 3 أو 4 أرقام.",
  },
  expired: "انتهت مهلة الدفع",
  expiredWhat: "لم يُسحب شيء من بطاقتك.",
  backTo: (shop) => `العودة إلى ${isolated(shop)}`,
  missing: "لا توجد عملية دفع هنا",
  missingWhat: "العنوان غير مكتمل أو انتهت عملية الدفع منذ وقت طويل. عد إلى صفحة العيادة وابدأ من هناك.",
};

/** Keeps a foreign piece in its own direction inside a sentence (Unicode FSI and PDI). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

const texts: Record<Locale, GatewayTexts> = { en, pt, "pt-BR": ptBR, it, es, "es-CL": esCL, fr, ar };
