import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { importedFile } from "./imported-topics.ts";
import { medlinePlusLibrary } from "./medlineplus-library.ts";
import { plainLines } from "./plain-lines.ts";
import { readMedlinePlusXml } from "./read-medlineplus-xml.ts";

// Made by hand in the official structure; the official file was never here.
const xml = readFileSync(new URL("made-by-hand.xml", import.meta.url), "utf8");
const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-medlineplus-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  "topics of the MedlinePlus file are read with names, plain text and dates, Spanish beside English",
  { tags: ["S1.33"] },
  () => {
    const { generated, topics } = readMedlinePlusXml(xml);
    expect(generated).toBe("2026-11-21");
    expect(topics.map(({ slug }) => slug)).toEqual(["medlineplus-101", "medlineplus-102"]);
    expect(topics[0]).toEqual({
      slug: "medlineplus-101",
      en: {
        title: "Hiccups & Burps",
        synonyms: ["Singultus", "007"],
        summary: ["What are hiccups?", "A hiccup is a spasm, 1 < 2.", "• Eating fast", "• Drinking “soda”"],
        url: "https://medlineplus.example/hiccups.html",
        dated: "2015-12-22",
      },
      es: {
        title: "Hipo",
        synonyms: ["Singulto"],
        summary: ["El hipo es un espasmo."],
        url: "https://medlineplus.example/spanish/hipo.html",
        dated: "2016-01-02",
      },
    });
  },
);

test("an invalid topics file is refused with a message", { tags: ["S1.33"] }, () => {
  for (const other of [
    "<html><body>Moved</body></html>",
    "nothing",
    xml.replace(/date-generated="[^"]*"/, ""),
  ])
    expect(() => readMedlinePlusXml(other)).toThrow("This is no file of MedlinePlus health topics.");
});

test.each([
  ["<p>One.</p><p>Two &amp; three.</p>", ["One.", "Two & three."]],
  ["<ul><li>A <a href='x'>link</a></li><li></li></ul>", ["• A link"]],
  ["&#233; &#xe9; &unknown; &#0;", ["é é &unknown; &#0;"]],
  ["", []],
])("the HTML %s becomes plain lines", { tags: ["S1.33"] }, (html, lines) => {
  expect(plainLines(html)).toEqual(lines);
});

test(
  "an imported topic is shown with its source, in Spanish where available, else in English with a note",
  { tags: ["S1.33"] },
  () => {
    expect(medlinePlusLibrary(dataDir)).toMatchObject({ isReviewed: true });
    const target = path.join(dataDir, importedFile);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(readMedlinePlusXml(xml)));
    const library = medlinePlusLibrary(dataDir);
    expect(library.isReviewed).toBe(false);
    expect(library.names("es-CL")).toMatchObject([
      { slug: "medlineplus-101", title: "Hipo", language: "es" },
      { slug: "medlineplus-102", title: "Yawning", language: "en" },
    ]);
    expect(library.topic("medlineplus-101", "ar")).toMatchObject({
      language: "en",
      title: "Hiccups & Burps",
      publisher: "MedlinePlus.gov",
      emergency: [],
      sources: [{ publisher: "MedlinePlus.gov", dated: "2015-12-22", read: "2026-11-21" }],
    });
    expect(library.topic("medlineplus-9", "en")).toBeNull();
    writeFileSync(target, "{}");
    expect(() => medlinePlusLibrary(dataDir)).toThrow("run the import again");
  },
);
