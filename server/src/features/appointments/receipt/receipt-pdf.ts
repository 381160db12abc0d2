import type { Receipt } from "@anteroom/contract/appointments";
import { receiptWordsIn } from "@anteroom/content/messages/receipt-words";
import { specialtyName } from "@anteroom/content/specialties";
import type { Locale } from "@anteroom/domain/locales";
import { formatAmount } from "@anteroom/domain/money";
import { formatDay, formatTime, zoneInWords } from "@anteroom/domain/visit-time";
import * as fontkit from "fontkit";
import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { isolated, leftToRight, visualRuns } from "./receipt-text.ts";

/** In points: A4 is 595 wide. */
const margin = 56;
const width = 595 - 2 * margin;
const termWidth = 150;
const valueWidth = width - termWidth - 12;

type Weight = 400 | 600;
const files = ["figtree-latin", "figtree-latin-ext", "readex-pro-arabic"];

const faces = new Map<Weight, { bytes: Buffer; font: fontkit.Font }[]>();

/** The faces of a weight, in the order in which they are tried; read once. */
function facesOf(weight: Weight) {
  const known = faces.get(weight);
  if (known) return known;
  const read = files.map((name) => {
    const bytes = readFileSync(new URL(`receipt-fonts/${name}-${weight}-normal.woff`, import.meta.url));
    const font = fontkit.create(bytes);
    if (!("layout" in font)) throw new Error(`${name} is no single font`);
    return { bytes, font };
  });
  faces.set(weight, read);
  return read;
}

/** A receipt as a PDF of one page of A4, with its fonts in it; right to left in Arabic. */
export async function receiptPdf(receipt: Receipt, locale: Locale): Promise<Buffer> {
  const words = receiptWordsIn(locale);
  const title = `${words.receipt} ${receipt.receipt_number}`;
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: receipt.clinic.name, CreationDate: new Date(receipt.issued_at) },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  draw(doc, receipt, locale, title);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(doc: PDFKit.PDFDocument, receipt: Receipt, locale: Locale, title: string): void {
  const pen = penOf(doc, locale);
  const { clinic } = receipt;
  pen.paragraph(isolated(clinic.legal?.name ?? clinic.name), { size: 13, weight: 600 });
  if (clinic.legal && clinic.legal.name !== clinic.name) pen.paragraph(isolated(clinic.name), { size: 10 });
  if (clinic.legal) {
    pen.paragraph(isolated(clinic.legal.address), { size: 10 });
    pen.paragraph(leftToRight(clinic.legal.taxNumber), { size: 10 });
  }
  if (clinic.phone !== null) pen.paragraph(leftToRight(clinic.phone), { size: 10 });
  pen.space(26);
  pen.paragraph(title, { size: 22, weight: 600 });
  pen.space(10);
  for (const { term, value, isStrong } of rowsOf(receipt, locale)) pen.row(term, value, isStrong ?? false);
}

type Row = { term: string; value: string; isStrong?: boolean };

/** What the receipt says, line by line. */
function rowsOf(receipt: Receipt, locale: Locale): Row[] {
  const words = receiptWordsIn(locale);
  const { doctor, vat, discount, refund, paid, time_zone: zone } = receipt;
  const amount = ({ amount_minor, currency }: Receipt["paid"], sign = "") =>
    leftToRight(sign + formatAmount(amount_minor, currency, locale));
  const day = (instant: string) => isolated(formatDay(Date.parse(instant), zone, locale, true));
  const time = leftToRight(formatTime(Date.parse(receipt.start_time), zone, locale));
  const comma = locale === "ar" ? "،" : ",";
  const kind = words.kinds[receipt.service_type] ?? words.appointment;
  const specialty = specialtyName(doctor.specialty, locale);
  return [
    { term: words.issued, value: day(receipt.issued_at) },
    { term: words.paidOn, value: day(receipt.paid_at) },
    { term: words.patient, value: isolated(receipt.patient_name) },
    {
      term: words.appointment,
      value: `${kind}${comma} ${isolated(doctor.name)}${comma} ${specialty}\n${day(receipt.start_time)}${comma} ${time} (${zoneInWords(zone, locale)})`,
    },
    {
      term: words.paidWith,
      value: isolated(words.methods[receipt.method] ?? methodNames[receipt.method] ?? receipt.method),
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
            value: `${amount(paid, "−")} ${refund === "done" ? words.refunded : words.refundDue}`,
            isStrong: true,
          },
          ...(receipt.refunded_at === null
            ? []
            : [{ term: words.refundedOn, value: day(receipt.refunded_at) }]),
        ]),
  ];
}

/** Names of brands, the same in every language. */
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
  const { vat: term } = receiptWordsIn(locale);
  if ("exemption" in vat) return { term: receiptWordsIn(locale).vatExempt, value: isolated(vat.exemption) };
  const format = new Intl.NumberFormat(locale === "ar" ? "en" : locale, { maximumFractionDigits: 2 });
  return { term, value: `${amount(vat.amount)} (${leftToRight(`${format.format(vat.rate_percent)}%`)})` };
}

type Style = { size: number; weight?: Weight };

/** Draws paragraphs and rows from the top of the page down, at the side where the language begins. */
function penOf(doc: PDFKit.PDFDocument, locale: Locale) {
  const direction = locale === "ar" ? "rtl" : "ltr";
  let y = margin;
  for (const weight of [400, 600] as const)
    for (const [index, { bytes }] of facesOf(weight).entries()) doc.registerFont(`${weight}-${index}`, bytes);
  // Any list of features has pdfkit shape a run as a whole instead of word by word.
  const whole = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions;
  const measure = (line: string, { size, weight = 400 }: Style) => {
    const pieces = visualRuns(
      line,
      direction,
      facesOf(weight).map(({ font }) => font),
    ).map(({ text, font }) => {
      const name = `${weight}-${font}`;
      return { text, name, wide: doc.font(name).fontSize(size).widthOfString(text, whole) };
    });
    return { pieces, total: pieces.reduce((sum, { wide }) => sum + wide, 0) };
  };
  const wrap = (text: string, style: Style, most: number): string[] =>
    text.split("\n").flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(" ")) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last === undefined || measure(longer, style).total > most) lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      return lines;
    });
  const write = (text: string, style: Style, { from, most }: { from: number; most: number }): number => {
    let top = y;
    for (const line of wrap(text, style, most)) {
      const { pieces, total } = measure(line, style);
      let x = direction === "rtl" ? margin + width - from - total : margin + from;
      for (const { text: piece, name, wide } of pieces) {
        doc
          .font(name)
          .fontSize(style.size)
          .text(piece, x, top, { ...whole, baseline: "alphabetic" });
        x += wide;
      }
      top += style.size * 1.45;
    }
    return top;
  };
  return {
    space: (points: number) => {
      y += points;
    },
    paragraph: (text: string, style: Style) => {
      y = write(text, style, { from: 0, most: width });
    },
    row: (term: string, value: string, isStrong: boolean) => {
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor("#c8c8c8")
        .stroke();
      y += 20;
      const weight = isStrong ? 600 : 400;
      const left = write(term, { size: 10 }, { from: 0, most: termWidth });
      const right = write(value, { size: 11, weight }, { from: termWidth + 12, most: valueWidth });
      y = Math.max(left, right) - 6;
    },
  };
}
