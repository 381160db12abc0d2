import { afterEach, describe, expect, test, vi } from "vitest";
import { catalogues } from "./catalogues.ts";
import { createTexts } from "./i18n.ts";

afterEach(() => vi.restoreAllMocks());

const catalogue = (words: Record<string, string>) =>
  `data:text/javascript,export const messages = ${encodeURIComponent(JSON.stringify(words))}`;

test("texts loaded later in the page's language are available without re-rendering", async () => {
  const texts = createTexts("en", { shell: catalogue({ a: "Home" }), waitlist: catalogue({ b: "Tell me" }) });
  await texts.load(["shell"]);
  let told = 0;
  texts.i18n.on("change", () => (told += 1));
  await texts.load(["waitlist"]);
  const ids = ["a", "b"]; // not as literals: `extract` would take them for texts of the app
  expect(ids.map((id) => texts.i18n._(id))).toEqual(["Home", "Tell me"]);
  expect(texts.loaded()).toEqual(["shell", "waitlist"]);
  expect(told).toBe(0);
});

describe("of two languages chosen in a row", () => {
  /** Catalogues that arrive when the test says so. */
  function held() {
    const arrivals = new Map<string, (words: Record<string, string> | null) => void>();
    for (const locale of ["fr", "ar"])
      for (const journey of ["shell", "waitlist"])
        vi.spyOn(catalogues, `../../locales/${locale}/${journey}.po`).mockImplementation(
          () =>
            new Promise((resolve, reject) => {
              arrivals.set(`${locale} ${journey}`, (words) =>
                words ? resolve({ messages: words }) : reject(new TypeError("Failed to fetch")),
              );
            }),
        );
    return async (name: string, words: Record<string, string> | null) => {
      await vi.waitFor(() => expect(arrivals.has(name)).toBe(true));
      arrivals.get(name)?.(words);
      arrivals.delete(name);
    };
  }
  async function opened() {
    const texts = createTexts("en", { shell: catalogue({ a: "Home" }), waitlist: catalogue({ b: "Wait" }) });
    await texts.load(["shell"]);
    return texts;
  }
  const ids = ["a", "b"];

  test("the last chosen is shown, though it is loaded first", async () => {
    const arrive = held();
    const texts = await opened();
    const changes = [texts.change("fr"), texts.change("ar")];
    await arrive("ar shell", { a: "الرئيسية" });
    expect(await changes[1]).toBe(true);
    await arrive("fr shell", { a: "Accueil" });
    expect(await changes[0]).toBe(false);
    expect(texts.i18n.locale).toBe("ar");
  });

  test("the first is no fault once it fails", async () => {
    const arrive = held();
    const texts = await opened();
    const changes = [texts.change("fr"), texts.change("en")];
    expect(await changes[1]).toBe(true);
    await arrive("fr shell", null);
    expect(await changes[0]).toBe(false);
  });

  test("a part that is loaded during a change speaks the new language", async () => {
    const arrive = held();
    const texts = await opened();
    const change = texts.change("fr");
    await texts.load(["waitlist"]);
    await arrive("fr shell", { a: "Accueil" });
    await arrive("fr waitlist", { b: "Attendre" });
    await arrive("fr shell", { a: "Accueil" }); // a browser has this file already
    await change;
    expect(ids.map((id) => texts.i18n._(id))).toEqual(["Accueil", "Attendre"]);
  });

  test("a part whose loading outlasts a change speaks the new language", async () => {
    const arrive = held();
    const texts = await opened();
    await Promise.all([texts.change("fr"), arrive("fr shell", { a: "Accueil" })]);
    const load = texts.load(["waitlist"]);
    const change = texts.change("ar");
    await arrive("ar shell", { a: "الرئيسية" });
    await change;
    await arrive("fr waitlist", { b: "Attendre" });
    await arrive("ar waitlist", { b: "انتظر" });
    await load;
    expect(ids.map((id) => texts.i18n._(id))).toEqual(["الرئيسية", "انتظر"]);
  });
});
