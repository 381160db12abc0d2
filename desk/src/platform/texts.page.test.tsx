import { expect, test, vi } from "vitest";
import { catalogues, loadTexts } from "./texts.ts";

test("of two languages chosen in a row the last is shown, though it is loaded first", async () => {
  const french = Promise.withResolvers<{ messages: Record<string, string> }>();
  const arrivals = { en: Promise.resolve({ messages: {} }), ar: Promise.resolve({ messages: {} }) };
  for (const [locale, arrival] of Object.entries({ ...arrivals, fr: french.promise }))
    vi.spyOn(catalogues, `../locales/${locale}/desk.po`).mockImplementation(() => arrival);
  const texts = await loadTexts("en");
  const first = texts.change("fr");
  await texts.change("ar");
  french.resolve({ messages: {} });
  await first;
  expect(texts.i18n.locale).toBe("ar");
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar", "rtl"]);
});
