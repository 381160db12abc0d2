import type { Receipt } from "@anteroom/contract/appointment/appointments";
import { receiptLabelsIn } from "@anteroom/content/messages/receipt-words";
import { specialtyName } from "@anteroom/content/specialties";
import type { Locale } from "@anteroom/domain/shared/locales";
import { refundArrivalDays } from "@anteroom/domain/payment/refund-time";
import { formatAmount } from "@anteroom/domain/payment/money";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { drawPdf, type Pen } from "../../../platform/pdf/pdf-pen.ts";
import { isolateDirection, leftToRight } from "../../../platform/pdf/bidi-text.ts";

type Setting = { locale: Locale; settings: Pick<ApplicationSettings, "localizedArabicDates"> };

/** Renders a receipt as a one-page A4 PDF with embedded fonts; right to left in Arabic. */
export function receiptPdf(receipt: Receipt, { locale, settings }: Setting): Promise<Buffer> {
  return withArabicDates(settings.localizedArabicDates, () => drawReceipt(receipt, locale)); // draws before its first await
}

function drawReceipt(receipt: Receipt, locale: Locale): Promise<Buffer> {
  const words = receiptLabelsIn(locale);
  const title = `${words.receipt} ${receipt.receipt_number}`;
  return drawPdf(
    { title, author: receipt.clinic.name, createdAt: new Date(receipt.issued_at), locale },
    (pen) => draw(pen, receipt, locale, title),
  );
}

function draw(pen: Pen, receipt: Receipt, locale: Locale, title: string): void {
  const { clinic } = receipt;
  pen.paragraph(isolateDirection(clinic.legal?.name ?? clinic.name), { size: 13, weight: 600 });
  if (clinic.legal && clinic.legal.name !== clinic.name)
    pen.paragraph(isolateDirection(clinic.name), { size: 10 });
  if (clinic.legal) {
    pen.paragraph(isolateDirection(clinic.legal.address), { size: 10 });
    pen.paragraph(leftToRight(clinic.legal.taxNumber), { size: 10 });
  }
  if (clinic.phone !== null) pen.paragraph(leftToRight(clinic.phone), { size: 10 });
  pen.space(26);
  pen.paragraph(title, { size: 22, weight: 600 });
  pen.space(10);
  for (const { term, value, isStrong } of rowsOf(receipt, locale)) pen.row(term, value, isStrong ?? false);
}

type Row = { term: string; value: string; isStrong?: boolean };

/** Returns the rows of the receipt. */
function rowsOf(receipt: Receipt, locale: Locale): Row[] {
  const words = receiptLabelsIn(locale);
  const { doctor, vat, discount, refund, paid, time_zone: zone } = receipt;
  const amount = ({ amount_minor, currency }: Receipt["paid"], sign = "") =>
    leftToRight(sign + formatAmount(amount_minor, currency, locale));
  const day = (instant: string) => isolateDirection(formatDay(Date.parse(instant), zone, locale, true));
  const time = leftToRight(formatTime(Date.parse(receipt.start_time), zone, locale));
  const comma = locale === "ar" ? "،" : ",";
  const kind = words.kinds[receipt.service_type] ?? words.appointment;
  const specialty = specialtyName(doctor.specialty, locale);
  return [
    { term: words.issued, value: day(receipt.issued_at) },
    { term: words.paidOn, value: day(receipt.paid_at) },
    { term: words.patient, value: isolateDirection(receipt.patient_name) },
    {
      term: words.appointment,
      value: `${kind}${comma} ${isolateDirection(doctor.name)}${comma} ${specialty}\n${day(receipt.start_time)}${comma} ${time} (${zoneTimeName(zone, locale)})`,
    },
    {
      term: words.paidWith,
      value: isolateDirection(words.methods[receipt.method] ?? methodNames[receipt.method] ?? receipt.method),
    },
    { term: words.reference, value: leftToRight(receipt.number) },
    { term: words.price, value: amount(receipt.price) },
    ...(discount.amount_minor > 0
      ? [
          {
            term: words.voucher,
            value: `${receipt.voucher_code === null ? "" : `${leftToRight(receipt.voucher_code)} `}${amount(discount, "−")}`,
          },
        ]
      : []),
    { term: words.totalPaid, value: amount(paid), isStrong: true },
    ...(vat === null ? [] : [vatRow(vat, locale, amount)]),
    ...(refund === null
      ? []
      : [
          {
            term: words.refund,
            value: `${amount(receipt.refund_amount ?? paid, "−")} ${refund === "done" ? words.refunded : words.refundDue}\n${words.refundArrives.replace("{days}", String(refundArrivalDays))}`,
            isStrong: true,
          },
          ...(receipt.refunded_at === null
            ? []
            : [{ term: words.refundedOn, value: day(receipt.refunded_at) }]),
        ]),
  ];
}

/** Brand names, the same in every language. */
const methodNames: Readonly<Record<string, string>> = {
  mb_way: "MB Way",
  multibanco: "Multibanco",
  payu: "PayU",
};

function vatRow(
  vat: NonNullable<Receipt["vat"]>,
  locale: Locale,
  amount: (money: Receipt["paid"]) => string,
): Row {
  const { vat: term } = receiptLabelsIn(locale);
  if ("exemption" in vat)
    return { term: receiptLabelsIn(locale).vatExempt, value: isolateDirection(vat.exemption) };
  const format = new Intl.NumberFormat(locale === "ar" ? "en" : locale, { maximumFractionDigits: 2 });
  return { term, value: `${amount(vat.amount)} (${leftToRight(`${format.format(vat.rate_percent)}%`)})` };
}
