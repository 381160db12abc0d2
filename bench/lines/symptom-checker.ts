import type { Page } from "@playwright/test";
import path from "node:path";
import type { Locale } from "@anteroom/domain/shared/locales";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { bundleScript } from "../../tools/bundle-script.ts";
import { readPhrases } from "../../tools/eval/own-words.ts";
import { readWeights } from "../../tools/own-words/files.ts";
import { type CaseTranscript, readLines } from "../../tools/triage/measure-vignettes.ts";
import { readKnowledge } from "../../tools/triage/read-knowledge.ts";
import { phrasesOf, textsOf } from "../../tools/triage/triage-words.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";
import type { CheckerOfPage } from "../programs/symptom-checker-page.ts";

const languages = ["en", "pt", "ar"] as const satisfies readonly Locale[];
const slowness = [4, 6] as const;
const mostTexts = 60;
const mostPeople = 30;
const data = path.join(import.meta.dirname, "../../tools/eval/data");

/**
 * Time a slow phone takes to read free text and to choose the next question: Chromium with a slowed-down
 * processor.
 */
export const symptomChecker: BenchLine = {
  name: "symptom-checker",
  measure: async () => {
    const program = path.join(import.meta.dirname, "../programs/symptom-checker-page.ts");
    const script = await bundleScript(program, "iife");
    const browser = await openChromium();
    try {
      const rows: Row[] = [];
      for (const rate of slowness) {
        const page = await browser.newPage();
        await page.setContent("<!doctype html><title>symptom checker</title>");
        await page.addScriptTag({ content: script });
        const devTools = await page.context().newCDPSession(page);
        await devTools.send("Emulation.setCPUThrottlingRate", { rate });
        for (const locale of languages) rows.push(...(await readingRows(page, locale, rate)));
        rows.push(...(await questionRows(page, rate)));
        await page.close();
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function readingRows(page: Page, locale: Locale, rate: number): Promise<readonly Row[]> {
  const knowledge = readKnowledge();
  const words = textsOf(knowledge, locale);
  const known = {
    groups: knowledge.groups,
    complaints: knowledge.complaints.map((one, at) => ({ ...one, name: words.complaints[at] ?? one.name })),
    findings: knowledge.findings.map((one, at) => ({ ...one, label: words.findings[at] ?? one.label })),
  };
  const typed = readPhrases(path.join(data, "own-words-4.jsonl"))
    .filter((one) => one.locale === locale)
    .slice(0, mostTexts)
    .map(({ text, age, sex }) => ({ text, age, sex }));
  const handed = { locale, phrases: phrasesOf(locale), known, weights: readWeights(locale), typed };
  const { opened, times } = await page.evaluate((given) => {
    const { checkerOfPage } = globalThis as unknown as { checkerOfPage: CheckerOfPage };
    const reader = checkerOfPage.openReader(given.locale, given.phrases, given.known);
    return {
      opened: reader + checkerOfPage.learn(given.weights),
      times: checkerOfPage.read(given.typed),
    };
  }, handed);
  return [
    row(`reader of ${locale} opened, CPU ${rate} times slower`, opened, "in a worker; n=1"),
    ...twoOf(`own words in ${locale} read, CPU ${rate} times slower`, times),
  ];
}

async function questionRows(page: Page, rate: number): Promise<readonly Row[]> {
  const people = readLines<CaseTranscript>(path.join(data, "vignette-transcripts-1.jsonl"))
    .filter(({ complaints }) => complaints.length > 0)
    .slice(0, mostPeople);
  const { opened, times } = await page.evaluate(
    (given) => {
      const { checkerOfPage } = globalThis as unknown as { checkerOfPage: CheckerOfPage };
      return {
        opened: checkerOfPage.openKnowledge(given.knowledge),
        times: checkerOfPage.ask(given.people),
      };
    },
    { knowledge: readKnowledge(), people },
  );
  return [
    row(`knowledge opened, CPU ${rate} times slower`, opened, "n=1"),
    ...twoOf(`next question chosen, CPU ${rate} times slower`, times),
  ];
}

function twoOf(what: string, times: readonly number[]): readonly Row[] {
  return [
    row(`${what}, p50`, percentile(times, 0.5), `n=${times.length}`),
    row(`${what}, p95`, percentile(times, 0.95), `n=${times.length}`),
  ];
}

const row = (what: string, ours: number, goal: string): Row => ({
  what: `symptom checker: ${what}`,
  ours,
  unit: "ms",
  baseline: null,
  goal,
});
