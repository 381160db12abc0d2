import type { Locale } from "@anteroom/domain/shared/locales";

/** The labels of an invoice or credit note as the patient sees it. */
export type InvoiceWords = {
  invoice: string;
  creditNote: string;
  /** That the document is no certified tax invoice. */
  notCertified: string;
  /** Of a credit note. Placeholder: `{number}`. */
  forInvoice: string;
  issued: string;
  customer: string;
  taxNumber: string;
  service: string;
  withoutTax: string;
  tax: string;
  exempt: string;
  total: string;
};

const en: InvoiceWords = {
  invoice: "Invoice",
  creditNote: "Credit note",
  notCertified:
    "For your information. This is not a certified tax invoice and was not sent to the tax authority. Ask the clinic if you need one.",
  forInvoice: "For invoice {number}",
  issued: "Issued on",
  customer: "Customer",
  taxNumber: "Tax number",
  service: "Service",
  withoutTax: "Before tax",
  tax: "Tax",
  exempt: "No tax",
  total: "Total",
};

const es: InvoiceWords = {
  invoice: "Factura",
  creditNote: "Nota de crédito",
  notCertified:
    "A título informativo. No es una factura fiscal certificada ni se ha enviado a la autoridad tributaria. Si necesita una, pídala a la clínica.",
  forInvoice: "De la factura {number}",
  issued: "Fecha de emisión",
  customer: "Cliente",
  taxNumber: "Número fiscal",
  service: "Servicio",
  withoutTax: "Sin impuestos",
  tax: "Impuesto",
  exempt: "Sin impuesto",
  total: "Total",
};

const pt: InvoiceWords = {
  invoice: "Fatura",
  creditNote: "Nota de crédito",
  notCertified:
    "Documento informativo. Não é uma fatura certificada nem foi comunicado à Autoridade Tributária. Se precisar de uma fatura, peça-a à clínica.",
  forInvoice: "Relativa à fatura {number}",
  issued: "Data de emissão",
  customer: "Cliente",
  taxNumber: "Número de contribuinte",
  service: "Serviço",
  withoutTax: "Valor sem imposto",
  tax: "Imposto",
  exempt: "Isento de imposto",
  total: "Total",
};

const words: Readonly<Record<Locale, InvoiceWords>> = {
  en,
  pt,
  "pt-BR": {
    ...pt,
    notCertified:
      "Documento informativo. Não é uma nota fiscal e não foi enviado à prefeitura nem à Receita. Se você precisar de uma nota fiscal, peça à clínica.",
    forInvoice: "Referente à fatura {number}",
    taxNumber: "CPF ou CNPJ",
  },
  es,
  "es-CL": {
    ...es,
    notCertified:
      "A título informativo. No es una boleta ni una factura electrónica, y no se ha enviado al SII. Si necesita una, pídala a la clínica.",
    taxNumber: "RUT",
    exempt: "Exento de impuesto",
  },
  it: {
    invoice: "Fattura",
    creditNote: "Nota di credito",
    notCertified:
      "Documento informativo. Non è una fattura fiscale certificata e non è stato inviato all’autorità fiscale. Se ne ha bisogno, la chieda alla clinica.",
    forInvoice: "Relativa alla fattura {number}",
    issued: "Data di emissione",
    customer: "Cliente",
    taxNumber: "Codice fiscale",
    service: "Prestazione",
    withoutTax: "Importo senza imposte",
    tax: "Imposta",
    exempt: "Esente da imposta",
    total: "Totale",
  },
  fr: {
    invoice: "Facture",
    creditNote: "Avoir",
    notCertified:
      "Document d’information. Ce n’est pas une facture certifiée et il n’a pas été transmis à l’administration fiscale. Si vous en avez besoin, demandez-la à la clinique.",
    forInvoice: "Relatif à la facture {number}",
    issued: "Date d’émission",
    customer: "Client",
    taxNumber: "Numéro fiscal",
    service: "Prestation",
    withoutTax: "Montant hors taxe",
    tax: "Taxe",
    exempt: "Exonéré de taxe",
    total: "Total",
  },
  ar: {
    invoice: "فاتورة",
    creditNote: "إشعار دائن",
    notCertified:
      "هذا المستند للعلم فقط. ليس فاتورة ضريبية معتمدة ولم يُرسَل إلى مصلحة الضرائب. عند الحاجة إلى فاتورة معتمدة يمكن طلبها من العيادة.",
    forInvoice: "عن الفاتورة {number}",
    issued: "تاريخ الإصدار",
    customer: "العميل",
    taxNumber: "الرقم الضريبي",
    service: "الخدمة",
    withoutTax: "المبلغ قبل الضريبة",
    tax: "الضريبة",
    exempt: "معفى من الضريبة",
    total: "الإجمالي",
  },
};

/** Returns the labels of an invoice in a language. */
export const invoiceLabelsIn = (locale: Locale): InvoiceWords => words[locale];
