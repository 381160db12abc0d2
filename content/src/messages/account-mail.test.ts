import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { accountMailIn, accountMailKinds } from "./account-mail.ts";
import { keepingNote, whatToDoFor } from "./visit-mails.ts";

/** Every place a mail may have; what fills it names clinic, time, code, link and what is to pay only (D.100). */
const places =
  /\{(?!clinic\}|minutes\}|days?\}|time\}|zone\}|name\}|device\}|what\}|amount\}|rest\}|until\}|earlier\}|entity\}|reference\}|payment\}|appointment\}|reason\}|ended\}|stays\})/;

test.each(locales.map((locale) => [locale]))(
  "in %s every account mail names the clinic in its subject and says what to do",
  { tags: ["D.100"] },
  (locale) => {
    for (const kind of accountMailKinds) {
      const { subject, text, after, button } = accountMailIn(kind, locale);
      expect([kind, subject]).toEqual([kind, expect.stringContaining("{clinic}")]);
      expect([kind, text.length > 0]).toEqual([kind, true]);
      const all = [subject, ...text, ...after, button ?? "x"];
      expect([kind, all.filter((one) => one.trim() === "" || one.includes("!") || places.test(one))]).toEqual(
        [kind, []],
      );
    }
  },
);

test("mails of different languages differ", { tags: ["D.44"] }, () => {
  for (const kind of accountMailKinds) {
    const subjects = (["en", "pt", "it", "es", "fr", "ar"] as const).map(
      (one) => accountMailIn(kind, one).subject,
    );
    expect([kind, new Set(subjects).size]).toEqual([kind, 6]);
  }
});

test("a mail of a video appointment states no opening hour when the waiting room is open", () => {
  expect(whatToDoFor("remote", "en", false)).toContain("The waiting room opens one hour before.");
  expect(whatToDoFor("remote", "en", true)).toContain("The waiting room is open.");
  const same = locales.filter(
    (one) => whatToDoFor("remote", one, true) === whatToDoFor("remote", one, false),
  );
  expect(same).toEqual([]);
  const before = { day: "Tuesday 24 November", time: "23:20" };
  expect(whatToDoFor("remote", "en", false, before)).toContain(
    "The waiting room opens at 23:20 the evening before, Tuesday 24 November.",
  );
  expect(whatToDoFor("remote", "en", true, before)).toContain("The waiting room is open.");
  expect(whatToDoFor("on_site", "en", false, before)).toBe(whatToDoFor("on_site", "en", false));
  expect(whatToDoFor("phone", "en", true)).toBe(whatToDoFor("phone", "en", false));
});

test.each(locales.map((locale) => [locale]))(
  "in %s a new personal link does not offer changes that may be too late",
  (locale) => {
    const text = accountMailIn("guest_link", locale).text.join(" ");
    expect(text).not.toMatch(/reschedul|cancel|annul|mudar [ao] h|cambi\S+ (l’ora|la ho)|l’heure|الإلغاء/i);
    expect(text).toMatch(/The page says|página|pagina|La page|الصفحة/);
  },
);

test("a guest of a clinic without accounts is told to download, not to sign up", () => {
  expect(keepingNote("en", true)).toContain("create an account");
  for (const locale of locales) expect(keepingNote(locale, false)).not.toBe(keepingNote(locale, true));
  expect(keepingNote("es", false)).not.toContain("cuenta");
  expect(accountMailIn("visit_ended", "en").text.join(" ")).not.toContain("account");
});
