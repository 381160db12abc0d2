import { locales } from "@anteroom/domain/shared/locales";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LibraryClinic, openLibraryClinic } from "../../../testing/library-clinic.ts";
import { changeSettings } from "../../../testing/test-clinic.ts";

let clinic: LibraryClinic;
beforeAll(async () => {
  clinic = await openLibraryClinic();
});
afterAll(() => clinic.close());

const ask = (path: string, language = "en", headers: Record<string, string> = {}) =>
  clinic.call("GET", path, { headers: { "accept-language": language, ...headers } });

test(
  "names and search words of every topic are served in each of eight languages without a session",
  { tags: ["S1.33", "S2.R26"] },
  async () => {
    for (const locale of locales) {
      const { status, body, headers } = await ask("/shared/health_topics", locale);
      expect(status).toBe(200);
      expect(headers["content-language"]).toBe(locale);
      const own = body.data.collection.filter(({ language }: { language: string }) => language === locale);
      expect(own.length).toBeGreaterThanOrEqual(clinic.topics.length);
    }
    const names = (await ask("/shared/health_topic_synonyms", "ar")).body.data.collection;
    expect(names.find(({ slug }: { slug: string }) => slug === "made-up").synonyms).toEqual([
      "عربي one",
      "عربي two",
      "عربي three",
    ]);
    const { body } = await ask("/shared/health_topics/made-up", "fr");
    expect(body.data.entity).toMatchObject({
      slug: "made-up",
      title: "Français",
      language: "fr",
      self_care: ["Rest.", "Drink."],
      specialty: "dermatology",
      reviewed_by: null,
      publisher: null,
      sources: [{ dated: null }, { dated: "2024-05-01", read: "2026-11-21" }],
    });
  },
);

test(
  "the regional variants for Brazil and Chile contain only what differs",
  { tags: ["S1.33"] },
  async () => {
    const brazil = (await ask("/shared/health_topics/made-up", "pt-BR")).body.data.entity;
    expect(brazil).toMatchObject({
      language: "pt-BR",
      title: "Brasileiro",
      self_care: ["Descanse.", "Beba."],
      synonyms: ["Português one", "Português two", "Português three"],
    });
    const chile = (await ask("/shared/health_topics/made-up", "es-CL")).body.data.entity;
    expect(chile).toMatchObject({ language: "es-CL", title: "Español" });
  },
);

test(
  "MedlinePlus topics are listed beside our own, once, in English where a language is missing",
  { tags: ["S1.33"] },
  async () => {
    const namesIn = async (language: string): Promise<{ slug: string; title: string; language: string }[]> =>
      (await ask("/shared/health_topics", language)).body.data.collection;
    const importedIn = async (language: string) =>
      (await namesIn(language))
        .filter(({ slug }) => slug.startsWith("medlineplus"))
        .map((name) => [name.title, name.language]);
    expect(await importedIn("en")).toEqual([["Yawning", "en"]]);
    expect(await importedIn("es-CL")).toEqual([
      ["Bostezo", "es"],
      ["English", "en"],
    ]);
    expect((await ask("/shared/health_topics/medlineplus-1", "ar")).body.data.entity).toMatchObject({
      language: "en",
      publisher: "MedlinePlus.gov",
      reviewed_by: null,
    });
  },
);

test("a browser caches an answer while it is fresh, one per language", { tags: ["S1.33"] }, async () => {
  const path = "/shared/health_topics";
  const first = await ask(path);
  const etag = String(first.headers["etag"]);
  expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-language, cookie" });
  const again = await ask(path, "en", { "if-none-match": etag });
  expect([again.status, again.body]).toEqual([304, null]);
  expect((await ask(path, "pt", { "if-none-match": etag })).status).toBe(200);
});

test(
  "the server has no search endpoint, and an unknown topic is not found",
  { tags: ["S1.33"] },
  async () => {
    expect((await ask("/shared/health_topics?q=depression")).status).toBe(400);
    expect((await ask("/shared/health_topics/no-such-topic")).body.code).toBe("not_found");
    expect((await ask("/shared/health_topics/..%2Fsecret")).status).toBe(400);
  },
);

test(
  "a clinic without the library gets no topics",
  { tags: ["S6.GATE.elsevierIntegration", "S3.SET.elsevierIntegration", "D.34"] },
  async () => {
    await changeSettings(clinic, "aurora", { elsevierIntegration: false });
    for (const path of [
      "/shared/health_topics",
      "/shared/health_topic_synonyms",
      "/shared/health_topics/made-up",
    ]) {
      const { status, body } = await ask(path);
      expect([status, body.code]).toEqual([403, "feature_off"]);
    }
    await changeSettings(clinic, "aurora", { elsevierIntegration: true });
  },
);
