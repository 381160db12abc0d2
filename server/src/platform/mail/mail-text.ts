import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import type { Detail, Line, MailContent, MailLink } from "./mail-content.ts";

/** First strong isolate and its end (Unicode UAX 9): what stands between keeps its own direction. */
const isolate = { start: "\u2068", end: "\u2069" } as const;

const colonIn = (language: Locale) => (language === "fr" ? "\u00a0:" : ":");

function lineText(line: Line, language: Locale): string {
  const isMixed = directionOf(language) === "rtl";
  return line
    .map((piece) => (piece.isValue && isMixed ? `${isolate.start}${piece.text}${isolate.end}` : piece.text))
    .join("");
}

/** Renders a detail as one line: label, colon, value. */
export function detailText({ label, value }: Detail, language: Locale): string {
  return `${label}${colonIn(language)} ${lineText(value, language)}`;
}

/** Renders a mail as plain text, with the same facts, links and order as its HTML. */
export function mailText(content: MailContent): string {
  const { language, text, details, code, button, links, after, footer, clinic } = content;
  const line = (one: Line) => lineText(one, language);
  const colon = colonIn(language);
  const link = (one: MailLink) => `${one.label}${colon}\n${one.link}`;
  return [
    line(content.heading),
    ...text.map(line),
    details.map((detail) => detailText(detail, language)).join("\n"),
    code ?? "",
    ...(button ? [link(button)] : []),
    ...links.map(link),
    ...after.map(line),
    ["--", clinic, ...footer.contacts.map(({ label, value }) => `${label}${colon} ${value}`)].join("\n"),
    line(footer.reason),
    footer.settings ? link(footer.settings) : "",
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}
