import type { Locale } from "@anteroom/domain/shared/locales";

/** The labels of a receipt. */
export type ReceiptWords = {
  receipt: string;
  issued: string;
  paidOn: string;
  patient: string;
  appointment: string;
  paidWith: string;
  reference: string;
  price: string;
  voucher: string;
  vat: string;
  vatExempt: string;
  totalPaid: string;
  refund: string;
  refunded: string;
  refundDue: string;
  /** Placeholder: `{days}`. */
  refundArrives: string;
  refundedOn: string;
  /** By kind of appointment and by payment method, as the API names them. */
  kinds: Readonly<Record<string, string>>;
  methods: Readonly<Record<string, string>>;
};

const en: ReceiptWords = {
  receipt: "Receipt",
  issued: "Issued on",
  paidOn: "Paid on",
  patient: "For",
  appointment: "Appointment",
  paidWith: "Paid with",
  reference: "Payment reference",
  price: "Price",
  voucher: "Voucher",
  vat: "VAT included",
  vatExempt: "Tax",
  totalPaid: "Total paid",
  refund: "Refund",
  refunded: "Refunded",
  refundDue: "Refund on its way",
  refundArrives: "It can take up to {days} days to show on your card or account.",
  refundedOn: "Refunded on",
  kinds: {
    remote: "Video appointment",
    on_site: "Appointment at the clinic",
    phone: "Phone appointment",
    intermediate: "Assisted appointment",
    prescription_renewal: "Prescription renewal",
  },
  methods: {
    credit_card: "Card",
    atm: "Cash machine",
    qr_code: "QR code",
    instant_transfer: "Instant transfer",
    wallet: "Wallet",
  },
};

const pt: ReceiptWords = {
  receipt: "Recibo",
  issued: "Emitido em",
  paidOn: "Pago em",
  patient: "Para",
  appointment: "Consulta",
  paidWith: "Pago com",
  reference: "Referência do pagamento",
  price: "Preço",
  voucher: "Vale",
  vat: "IVA incluído",
  vatExempt: "Imposto",
  totalPaid: "Total pago",
  refund: "Reembolso",
  refunded: "Reembolsado",
  refundDue: "Reembolso em curso",
  refundArrives: "Pode demorar até {days} dias a aparecer no cartão ou na conta.",
  refundedOn: "Reembolsado em",
  kinds: {
    remote: "Consulta por vídeo",
    on_site: "Consulta na clínica",
    phone: "Consulta por telefone",
    intermediate: "Consulta acompanhada",
    prescription_renewal: "Renovação de receita",
  },
  methods: {
    credit_card: "Cartão",
    atm: "Caixa automático",
    qr_code: "Código QR",
    instant_transfer: "Transferência imediata",
    wallet: "Carteira digital",
  },
};

const es: ReceiptWords = {
  receipt: "Recibo",
  issued: "Emitido el",
  paidOn: "Pagado el",
  patient: "Para",
  appointment: "Consulta",
  paidWith: "Pagado con",
  reference: "Referencia del pago",
  price: "Precio",
  voucher: "Vale",
  vat: "IVA incluido",
  vatExempt: "Impuestos",
  totalPaid: "Total pagado",
  refund: "Reembolso",
  refunded: "Reembolsado",
  refundDue: "Reembolso en curso",
  refundArrives: "Puede tardar hasta {days} días en aparecer en su tarjeta o cuenta.",
  refundedOn: "Reembolsado el",
  kinds: {
    remote: "Consulta por vídeo",
    on_site: "Consulta en la clínica",
    phone: "Consulta por teléfono",
    intermediate: "Consulta asistida",
    prescription_renewal: "Renovación de receta",
  },
  methods: {
    credit_card: "Tarjeta",
    atm: "Cajero automático",
    qr_code: "Código QR",
    instant_transfer: "Transferencia inmediata",
    wallet: "Monedero digital",
  },
};

const words: Readonly<Record<Locale, ReceiptWords>> = {
  en,
  pt,
  "pt-BR": {
    ...pt,
    voucher: "Cupom",
    vat: "Impostos incluídos",
    vatExempt: "Impostos",
    refundDue: "Reembolso em andamento",
    refundArrives: "Pode levar até {days} dias para aparecer no cartão ou na conta.",
    methods: {
      ...pt.methods,
      atm: "Caixa eletrônico",
      instant_transfer: "Transferência instantânea",
    },
  },
  es,
  "es-CL": {
    ...es,
    kinds: { ...es.kinds, remote: "Consulta por video" },
    methods: { ...es.methods, instant_transfer: "Transferencia instantánea", wallet: "Billetera digital" },
  },
  fr: {
    receipt: "Reçu",
    issued: "Émis le",
    paidOn: "Payé le",
    patient: "Pour",
    appointment: "Consultation",
    paidWith: "Payé avec",
    reference: "Référence du paiement",
    price: "Prix",
    voucher: "Bon",
    vat: "TVA incluse",
    vatExempt: "Taxe",
    totalPaid: "Total payé",
    refund: "Remboursement",
    refunded: "Remboursé",
    refundDue: "En cours de remboursement",
    refundArrives: "Il peut mettre jusqu’à {days} jours à apparaître sur votre carte ou votre compte.",
    refundedOn: "Remboursé le",
    kinds: {
      remote: "Consultation vidéo",
      on_site: "Consultation à la clinique",
      phone: "Consultation par téléphone",
      intermediate: "Consultation accompagnée",
      prescription_renewal: "Renouvellement d’ordonnance",
    },
    methods: {
      credit_card: "Carte",
      atm: "Distributeur",
      qr_code: "Code QR",
      instant_transfer: "Virement instantané",
      wallet: "Portefeuille numérique",
    },
  },
  it: {
    receipt: "Ricevuta",
    issued: "Emessa il",
    paidOn: "Pagato il",
    patient: "Per",
    appointment: "Visita",
    paidWith: "Pagato con",
    reference: "Riferimento del pagamento",
    price: "Prezzo",
    voucher: "Buono",
    vat: "IVA inclusa",
    vatExempt: "Imposte",
    totalPaid: "Totale pagato",
    refund: "Rimborso",
    refunded: "Rimborsato",
    refundDue: "In corso di rimborso",
    refundArrives: "Può impiegare fino a {days} giorni per comparire sulla carta o sul conto.",
    refundedOn: "Rimborsato il",
    kinds: {
      remote: "Visita in video",
      on_site: "Visita in clinica",
      phone: "Visita per telefono",
      intermediate: "Visita assistita",
      prescription_renewal: "Rinnovo della ricetta",
    },
    methods: {
      credit_card: "Carta",
      atm: "Sportello automatico",
      qr_code: "Codice QR",
      instant_transfer: "Bonifico istantaneo",
      wallet: "Portafoglio digitale",
    },
  },
  ar: {
    receipt: "إيصال",
    issued: "تاريخ الإصدار",
    paidOn: "تاريخ الدفع",
    patient: "المريض",
    appointment: "الموعد",
    paidWith: "طريقة الدفع",
    reference: "مرجع الدفع",
    price: "السعر",
    voucher: "قسيمة",
    vat: "ضريبة القيمة المضافة المشمولة",
    vatExempt: "الضريبة",
    totalPaid: "المجموع المدفوع",
    refund: "المبلغ المُعاد",
    refunded: "أُعيد إليك",
    refundDue: "المبلغ في طريقه إليك",
    refundArrives: "قد يستغرق ظهور المبلغ في بطاقتك أو حسابك مدة تصل إلى {days} يومًا.",
    refundedOn: "تاريخ رد المبلغ",
    kinds: {
      remote: "موعد بالفيديو",
      on_site: "موعد في العيادة",
      phone: "موعد عبر الهاتف",
      intermediate: "موعد بمساعدة",
      prescription_renewal: "تجديد الوصفة",
    },
    methods: {
      credit_card: "بطاقة",
      atm: "صراف آلي",
      qr_code: "رمز QR",
      instant_transfer: "تحويل فوري",
      wallet: "محفظة رقمية",
    },
  },
};

/** Returns the labels of a receipt in a language. */
export function receiptLabelsIn(locale: Locale): ReceiptWords {
  return words[locale];
}
