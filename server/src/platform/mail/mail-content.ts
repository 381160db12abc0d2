import type { Locale } from "@anteroom/domain/shared/locales";

/** A part of a line; a value comes from outside the text and may be in another script or direction. */
export type Piece = { text: string; isValue: boolean; lang?: "en" };
export type Line = readonly Piece[];

export type Detail = { label: string; value: Line };
export type MailLink = { label: string; link: string };

/** What a mail says, whatever it looks like: its plain text and its HTML are two presentations of the same content. */
export type MailContent = {
  language: Locale;
  clinic: string;
  /** One line, without line breaks or control characters. */
  subject: string;
  heading: Line;
  text: readonly Line[];
  details: readonly Detail[];
  /** A code to type, shown large. */
  code: string | null;
  /** The one thing to do. */
  button: MailLink | null;
  links: readonly MailLink[];
  after: readonly Line[];
  footer: { reason: Line; contacts: readonly (MailLink & { value: string })[]; settings: MailLink | null };
};

/** Dates in Arabic mails are in English (S9.DATE.01), and marked so. */
const datePlaces = new Set(["day", "time", "until"]);

/** Fills the places of a text; each value stays a piece of its own. A place nobody fills stays as it is. */
export function fillLine(text: string, values: Readonly<Record<string, string>>, language: Locale): Line {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{(\w+)\}/g)) {
    const [place, name = ""] = match;
    const value = values[name];
    if (value === undefined) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isValue: false });
    const isEnglish = language === "ar" && datePlaces.has(name);
    // A whole sentence of ours in place of the text's only place is no value.
    pieces.push({ text: value, isValue: text !== place, ...(isEnglish ? { lang: "en" as const } : {}) });
    end = match.index + place.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isValue: false });
  return pieces;
}

/** The line as one text, without isolates: for a subject or a preheader. */
export function plainLine(line: Line): string {
  return line.map(({ text }) => text).join("");
}

/** A line `Label: {value}` is a detail of the mail: its label and the text of its value; null for any other line, sentences with a colon among them. */
export function asDetail(text: string): { label: string; value: string } | null {
  const found = /^([^:{}]{1,40}?)\s?: (.*\{\w+\}.*)$/u.exec(text);
  const [, label = "", value = ""] = found ?? [];
  const isSentences = /\. |:$/.test(value); // "We’re holding your time: {day}. Pay with this reference:" is no label
  return label !== "" && !isSentences ? { label, value } : null;
}
