import type { Locale } from "@anteroom/domain/shared/locales";

/** A part of a line. A value comes from outside the text and may have another script or direction. */
export type Piece = { text: string; isValue: boolean; lang?: "en" };
/** One line of text, as pieces. */
export type Line = readonly Piece[];

/** A labelled value of a mail. */
export type Detail = { label: string; value: Line };
/** A link with its label. In contacts an empty `link` makes the value plain text. */
export type MailLink = { label: string; link: string };

/** The content of a mail. Its plain text and HTML are two presentations of it. */
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
  /** The main action. */
  button: MailLink | null;
  links: readonly MailLink[];
  after: readonly Line[];
  footer: { reason: Line; contacts: readonly (MailLink & { value: string })[]; settings: MailLink | null };
};

/** Dates in Arabic mails are in English (S9.DATE.01), and marked so. */
const datePlaces = new Set(["day", "time", "until"]);

/**
 * Fills the placeholders of a text; each value stays a separate piece. Unknown placeholders stay as they are. A value
 * that is the whole text is not marked as a value; dates in Arabic texts are marked as English.
 */
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

/** Returns the line as one text without direction isolates, for subjects and previews. */
export function plainLine(line: Line): string {
  return line.map(({ text }) => text).join("");
}

/** Parses a line of the form `Label: {value}`. Returns null for any other line, also for sentences with a colon. */
export function asDetail(text: string): { label: string; value: string } | null {
  const found = /^([^:{}]{1,40}?)\s?: (.*\{\w+\}.*)$/u.exec(text);
  const [, label = "", value = ""] = found ?? [];
  const isSentences = /\. |:$/.test(value); // "We’re holding your time: {day}. Pay with this reference:" is no label
  return label !== "" && !isSentences ? { label, value } : null;
}
