import { asLocale } from "@anteroom/domain/shared/locales";

const load = async () => (await import("./danger-reader.ts")).DangerReader;

/**
 * Resolves to whether a text may be sent to another company: false if it mentions suicide, self-harm or
 * violence, in the page's language or one it may be written in. Rejects if words cannot be loaded: do not
 * send then.
 */
export async function mayBeSent(text: string): Promise<boolean> {
  const DangerReader = await load();
  const locale = asLocale(document.documentElement.lang) ?? "en";
  const { crisis } = await new DangerReader(locale, () => {}).readWhole(text);
  return crisis === null;
}
