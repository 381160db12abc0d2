import { directionOf } from "@anteroom/domain/shared/locales";
import type { Line, MailContent, MailLink } from "./mail-content.ts";

/** First strong isolate and its end (Unicode UAX 9): what stands between keeps its own direction. */
const isolate = { start: "\u2068", end: "\u2069" } as const;

/** A mail as plain text: the same facts, links and order as its HTML. */
export function mailText(content: MailContent): string {
  const { language, text, details, code, button, links, after, footer, clinic } = content;
  const isMixed = directionOf(language) === "rtl";
  const line = (one: Line) =>
    one
      .map((piece) => (piece.isValue && isMixed ? `${isolate.start}${piece.text}${isolate.end}` : piece.text))
      .join("");
  const colon = language === "fr" ? "\u00a0:" : ":";
  const link = (one: MailLink) => `${one.label}${colon}\n${one.link}`;
  return [
    line(content.heading),
    ...text.map(line),
    details.map(({ label, value }) => `${label}${colon} ${line(value)}`).join("\n"),
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
