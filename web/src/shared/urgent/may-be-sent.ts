import { asLocale } from "@anteroom/domain/shared/locales";

/** Whether a text may be given to another company: not one that tells of suicide, self-harm or violence by somebody close. Rejects where that cannot be read; then nothing is sent. */
export async function mayBeSent(text: string): Promise<boolean> {
  const { DangerReader } = await import("./danger-reader.ts");
  const locale = asLocale(document.documentElement.lang) ?? "en";
  const { crisis } = await new DangerReader(locale, () => {}).readWhole(text);
  return crisis === null;
}
