import type { Locale } from "@anteroom/domain/shared/locales";
import * as fontkit from "fontkit";
import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { visualRuns } from "./bidi-text.ts";

/** In points: A4 is 595 wide and 842 high. */
const margin = 56;
const width = 595 - 2 * margin;
const bottom = 842 - margin;
const termWidth = 150;
/** Room for who has signed. */
const linesBelowPicture = 72;
const valueWidth = width - termWidth - 12;

type Weight = 400 | 600;
type Style = { size: number; weight?: Weight };
const files = ["figtree-latin", "figtree-latin-ext", "readex-pro-arabic"];

const faces = new Map<Weight, { bytes: Buffer; font: fontkit.Font }[]>();

/** The faces of a weight, in the order in which they are tried; read once. */
function facesOf(weight: Weight) {
  const known = faces.get(weight);
  if (known) return known;
  const read = files.map((name) => {
    const bytes = readFileSync(new URL(`fonts/${name}-${weight}-normal.woff`, import.meta.url));
    const font = fontkit.create(bytes);
    if (!("layout" in font)) throw new Error(`${name} is no single font`);
    return { bytes, font };
  });
  faces.set(weight, read);
  return read;
}

type Size = { width: number; height: number };

/** Draws paragraphs and rows from top to bottom, and continues on the next page. */
export type Pen = {
  space: (points: number) => void;
  paragraph: (text: string, style: Style) => void;
  /** A PNG, scaled to fit into a box in points, at the language's start side; on a page with some lines below it. */
  picture: (picture: { png: Buffer } & Size, box: Size) => void;
  /** A term and its value below a hairline. */
  row: (term: string, value: string, isStrong: boolean) => void;
};

type Facts = { title: string; author: string; createdAt: Date; locale: Locale };

/** Creates a PDF of A4 pages with embedded fonts, aligned to the language's start side: right to left in Arabic. */
export async function drawPdf(
  { title, author, createdAt, locale }: Facts,
  draw: (pen: Pen) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  draw(penOf(doc, locale));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function penOf(doc: PDFKit.PDFDocument, locale: Locale): Pen {
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
  const heightOf = ({ size }: Style) => size * 1.45;
  const turnPage = () => {
    doc.addPage();
    y = margin;
  };
  const write = (line: string, style: Style, { from, top }: { from: number; top: number }) => {
    const { pieces, total } = measure(line, style);
    let x = direction === "rtl" ? margin + width - from - total : margin + from;
    for (const { text: piece, name, wide } of pieces) {
      doc
        .font(name)
        .fontSize(style.size)
        .text(piece, x, top, { ...whole, baseline: "alphabetic" });
      x += wide;
    }
  };
  return {
    space: (points) => {
      y += points;
    },
    paragraph: (text, style) => {
      for (const line of wrap(text, style, width)) {
        if (y > bottom) turnPage();
        write(line, style, { from: 0, top: y });
        y += heightOf(style);
      }
    },
    picture: ({ png, width: ofPicture, height }, box) => {
      const scale = Math.min(box.width / ofPicture, box.height / height);
      const [wide, high] = [ofPicture * scale, height * scale];
      if (y + high + linesBelowPicture > bottom) turnPage();
      const left = direction === "rtl" ? margin + width - wide : margin;
      doc.image(png, left, y, { width: wide, height: high });
      y += high;
    },
    row: (term, value, isStrong) => {
      const [ofTerm, ofValue] = [{ size: 10 }, { size: 11, weight: isStrong ? 600 : 400 } as const];
      const terms = wrap(term, ofTerm, termWidth);
      const values = wrap(value, ofValue, valueWidth);
      if (y + 20 + (terms.length - 1) * heightOf(ofTerm) > bottom) turnPage();
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor("#c8c8c8")
        .stroke();
      y += 20;
      let left = y;
      for (const line of terms) {
        write(line, ofTerm, { from: 0, top: left });
        left += heightOf(ofTerm);
      }
      for (const line of values) {
        if (y > bottom) {
          turnPage();
          left = y;
        }
        write(line, ofValue, { from: termWidth + 12, top: y });
        y += heightOf(ofValue);
      }
      y = Math.max(left, y) - 6;
    },
  };
}
