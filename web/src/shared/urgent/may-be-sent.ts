import { asLocale } from "@anteroom/domain/shared/locales";

/**
 * Resolves with whether a text may be sent to another company: not if it mentions suicide, self-harm or
 * violence. Rejects where it cannot be checked; then nothing may be sent.
 */
export async function mayBeSent(text: string): Promise<boolean> {
  const { DangerReader } = await import("./danger-reader.ts");
  const locale = asLocale(document.documentElement.lang) ?? "en";
  const { crisis } = await new DangerReader(locale, () => {}).readWhole(text);
  return crisis === null;
}
