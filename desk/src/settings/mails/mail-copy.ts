import type { MailTemplate } from "@anteroom/client/schemas";
import type { Failure } from "../../../../web/src/platform/api.ts";

type Copy = MailTemplate["product"];

/** The parts of an email, as the API names them. */
export type MailPart = keyof Copy;

/** An email's text as fields: several paragraphs are lines of one field. */
export type EnteredMail = { subject: string; text: string; button: string; after: string };

/** Converts an email's text to the form's values. */
export function copyToForm({ subject, text, button, after }: Copy): EnteredMail {
  return { subject, text: text.join("\n"), button: button ?? "", after: after.join("\n") };
}

/**
 * Converts the form's values to an email's text: each line is a paragraph, empty ones are left
 * out. Without `hasButton` the text has none.
 */
export function formToCopy({ subject, text, button, after }: EnteredMail, hasButton: boolean): Copy {
  return {
    subject: subject.trim(),
    text: linesOf(text),
    button: hasButton ? button.trim() || null : null,
    after: linesOf(after),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * Returns the codes of all faults that the server found in a text, by part; empty for other
 * failures.
 */
export function faultsByPart(failure: Failure | null): Partial<Record<MailPart, readonly string[]>> {
  const faults: Partial<Record<MailPart, string[]>> = {};
  if (failure?.code !== "validation_failed") return faults;
  for (const { path, code } of failure.fields ?? []) {
    const part = (["subject", "text", "button", "after"] as const).find(
      (one) => path === `body.${one}` || path.startsWith(`body.${one}.`),
    );
    if (part) (faults[part] ??= []).push(code);
  }
  return faults;
}
