import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { HealthTopic } from "@anteroom/content/health-topics/health-topic";
import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { embeddedLibrary } from "../adapters/embedded-library/embedded-library.ts";
import { importedFile, type ImportedTopics } from "../adapters/medlineplus-library/imported-topics.ts";
import { medlinePlusLibrary } from "../adapters/medlineplus-library/medlineplus-library.ts";
import { healthSearchRoutes } from "../features/health/library/health-search-routes.ts";
import { changeSettings, openTestClinic, type TestClinic } from "./test-clinic.ts";

/**
 * A test clinic with health topics. `topics` are the built-in ones and one whose title is the
 * name of its language, without the imported ones.
 */
export type LibraryClinic = TestClinic & { topics: readonly HealthTopic[] };

/**
 * Opens the test clinics with the routes of the health search. They have the built-in library, a
 * topic whose title is the name of its language, and two topics imported from MedlinePlus.
 */
export async function openLibraryClinic(): Promise<LibraryClinic> {
  const topics = [...readTopics(), madeUp];
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-library-"));
  mkdirSync(path.dirname(path.join(dataDir, importedFile)));
  writeFileSync(path.join(dataDir, importedFile), JSON.stringify(imported));
  const libraries = [embeddedLibrary(topics), medlinePlusLibrary(dataDir)];
  rmSync(dataDir, { recursive: true });
  const clinic = await openTestClinic({ mount: (services) => healthSearchRoutes(services, libraries) });
  await changeSettings(clinic, "aurora", { elsevierIntegration: true });
  return { ...clinic, topics };
}

const importedText = (title: string) => ({
  title,
  synonyms: [],
  summary: ["What it is."],
  url: "https://medlineplus.example/one.html",
  dated: "2015-12-22",
});
const imported: ImportedTopics = {
  generated: "2026-11-21",
  topics: [
    { slug: "medlineplus-1", en: importedText("Yawning"), es: importedText("Bostezo") },
    { slug: "medlineplus-2", en: importedText("English") },
  ],
};

const text = (title: string) => ({
  title,
  synonyms: [`${title} one`, `${title} two`, `${title} three`],
  summary: ["What it is."],
  selfCare: ["Rest.", "Drink."],
  seeDoctor: ["It lasts.", "It grows."],
  emergency: ["You faint."],
});
const madeUp: HealthTopic = HealthTopic.parse({
  slug: "made-up",
  kind: "condition",
  icd10: null,
  specialty: "dermatology",
  written: "2026-11-22",
  reviewedBy: null,
  sources: [
    { title: "A source", publisher: "A", url: "https://a.example/1", dated: "unknown", read: "2026-11-21" },
    { title: "Another", publisher: "B", url: "https://b.example/2", dated: "2024-05-01", read: "2026-11-21" },
  ],
  texts: {
    en: text("English"),
    pt: text("Português"),
    "pt-BR": { title: "Brasileiro", selfCare: ["Descanse.", "Beba."] },
    it: text("Italiano"),
    es: text("Español"),
    fr: text("Français"),
    ar: text("عربي"),
  },
});
