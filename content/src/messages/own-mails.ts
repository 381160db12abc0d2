import type { CustomisableMailKind } from "@anteroom/domain/notifications/own-mails";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { accountMailIn, type AccountMailText } from "./account-mail.ts";

/**
 * A fault of a clinic's text: its part, and an error code (`unknown-place-…`, `lacks-…`, `stray-brace`, `no-button`).
 */
export type OwnMailFault = { part: "subject" | "text" | "button" | "after"; code: string };

/**
 * Returns the placeholders (without braces, sorted) that a kind of mail allows in any part, and those that its body
 * must contain: all of the English body except `clinic`.
 */
export function placeholdersOf(kind: CustomisableMailKind): {
  known: readonly string[];
  needed: readonly string[];
} {
  const texts = locales.map((locale) => accountMailIn(kind, locale));
  const known = new Set(["clinic", ...texts.flatMap((text) => placesIn(wholeOf(text)))]);
  const english = accountMailIn(kind, "en");
  const needed = new Set(placesIn([...english.text, ...english.after].join("\n")));
  needed.delete("clinic");
  return { known: [...known].toSorted(), needed: [...needed].toSorted() };
}

/**
 * Returns the faults of a clinic's text for a kind of mail; empty when every such mail can be written with it. It
 * must have a button exactly where ours has one; lengths are not checked.
 */
export function ownMailFaults(
  kind: CustomisableMailKind,
  locale: Locale,
  text: AccountMailText,
): OwnMailFault[] {
  const { known, needed } = placeholdersOf(kind);
  const parts: [OwnMailFault["part"], readonly string[]][] = [
    ["subject", [text.subject]],
    ["text", text.text],
    ["button", text.button === undefined ? [] : [text.button]],
    ["after", text.after],
  ];
  const faults = parts.flatMap(([part, lines]) =>
    lines.flatMap((line) => lineFaults(line, known).map((code) => ({ part, code }))),
  );
  const said = new Set(placesIn([...text.text, ...text.after].join("\n")));
  const hasButton = accountMailIn(kind, locale).button !== undefined;
  return [
    ...faults,
    ...needed
      .filter((place) => !said.has(place))
      .map((place): OwnMailFault => ({ part: "text", code: `lacks-${place}` })),
    ...(hasButton && text.button === undefined ? [{ part: "button" as const, code: "lacks-button" }] : []),
    ...(!hasButton && text.button !== undefined ? [{ part: "button" as const, code: "no-button" }] : []),
  ];
}

function lineFaults(line: string, known: readonly string[]): string[] {
  const unknown = placesIn(line).filter((place) => !known.includes(place));
  const isStray = /[{}]/.test(line.replaceAll(/\{\w+\}/g, ""));
  return [...unknown.map((place) => `unknown-place-${place}`), ...(isStray ? ["stray-brace"] : [])];
}

const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const wholeOf = ({ subject, text, button = "", after }: AccountMailText) =>
  [subject, ...text, button, ...after].join("\n");
