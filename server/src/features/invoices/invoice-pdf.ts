import type { Invoice } from "@anteroom/contract/administration/invoices";
import { invoiceLabelsIn } from "@anteroom/content/messages/invoice-words";
import { receiptLabelsIn } from "@anteroom/content/messages/receipt-words";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { formatTaxId } from "@anteroom/domain/account/tax-id";
import { formatAmount } from "@anteroom/domain/payment/money";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import type { Locale } from "@anteroom/domain/shared/locales";
import { isolateDirection, leftToRight } from "../../platform/pdf/bidi-text.ts";
import { drawPdf, type Pen } from "../../platform/pdf/pdf-pen.ts";

type Shown = {
  invoice: Invoice;
  /** The number of the invoice that a credit note is for. */
  creditedNumber: string | null;
  locale: Locale;
  settings: Pick<ApplicationSettings, "localizedArabicDates" | "timeZone">;
};

/**
 * Renders an invoice or a credit note as a PDF in `locale`, with a notice below the title that it is not certified.
 * Prints the first line's service and the taxes of all lines; dates are in the clinic's time zone.
 */
export function invoicePdf(shown: Shown): Promise<Buffer> {
  const { invoice, locale, settings } = shown;
  const words = invoiceLabelsIn(locale);
  const kind = invoice.kind === "invoice" ? words.invoice : words.creditNote;
  const title = `${kind} ${leftToRight(invoice.invoice_number)}`;
  const createdAt = new Date(invoice.issued_at);
  return withArabicDates(settings.localizedArabicDates, () =>
    drawPdf({ title, author: invoice.issuer.legal_name, createdAt, locale }, (pen) =>
      draw(pen, shown, title),
    ),
  );
}

function draw(pen: Pen, shown: Shown, title: string): void {
  const { issuer } = shown.invoice;
  pen.paragraph(isolateDirection(issuer.legal_name), { size: 13, weight: 600 });
  pen.paragraph(isolateDirection(issuer.address), { size: 10 });
  pen.paragraph(leftToRight(issuer.tax_number), { size: 10 });
  pen.space(20);
  pen.paragraph(title, { size: 22, weight: 600 });
  pen.space(6);
  pen.paragraph(invoiceLabelsIn(shown.locale).notCertified, { size: 11, weight: 600 });
  pen.space(10);
  for (const { term, value, isStrong } of rowsOf(shown)) pen.row(term, value, isStrong ?? false);
}

type Row = { term: string; value: string; isStrong?: boolean };

function rowsOf({ invoice, creditedNumber, locale, settings }: Shown): Row[] {
  const words = invoiceLabelsIn(locale);
  const { customer, lines, currency, total_minor, tax_minor, atcud } = invoice;
  const amount = (minor: number) => leftToRight(formatAmount(minor, currency, locale));
  const [line] = lines;
  const kinds = receiptLabelsIn(locale).kinds;
  const taxes = lines.map(({ treatment, tax_minor: tax }) =>
    treatment.kind === "exempt"
      ? { term: words.exempt, value: isolateDirection(treatment.reason) }
      : { term: words.tax, value: `${amount(tax)} (${leftToRight(`${treatment.rate_percent}%`)})` },
  );
  return [
    ...(creditedNumber === null
      ? []
      : [{ term: words.invoice, value: words.forInvoice.replace("{number}", leftToRight(creditedNumber)) }]),
    {
      term: words.issued,
      value: isolateDirection(formatDay(Date.parse(invoice.issued_at), settings.timeZone, locale, true)),
    },
    { term: words.customer, value: isolateDirection(customer.name) },
    ...(customer.tax_number === null
      ? []
      : [{ term: words.taxNumber, value: leftToRight(formatTaxId(customer.tax_number, customer.country)) }]),
    ...(line ? [{ term: words.service, value: kinds[line.service_type] ?? line.description }] : []),
    ...taxes,
    ...(tax_minor === 0 ? [] : [{ term: words.withoutTax, value: amount(total_minor - tax_minor) }]),
    { term: words.total, value: amount(total_minor), isStrong: true },
    ...(atcud === null ? [] : [{ term: "ATCUD", value: leftToRight(atcud) }]),
  ];
}
