import { readFileSync } from "node:fs";
import path from "node:path";
import { gad7Wordings } from "@anteroom/content/questionnaires/health-assessment/gad-7-wordings";
import { phq8Wordings } from "@anteroom/content/questionnaires/health-assessment/phq-8-wordings";
import type { Wording } from "@anteroom/content/questionnaires/health-assessment/wordings";
import { expect, test } from "vitest";

const folder = process.env["ANTEROOM_EVALUATION_DATA"];
type Row = {
  section_header: string;
  field_label: string;
  select_choices_or_calculations: { label: string }[];
};

test.skipIf(folder === undefined).each<[string, Wording | undefined]>([
  ["radar-phq8_armt.json", phq8Wordings.en],
  ["radar-phq8_armt_es.json", phq8Wordings.es],
  ["radar-phq8_armt_it.json", phq8Wordings.it],
  ["radar-gad7_armt.json", gad7Wordings.en],
])("the wording of %s is the published one", { tags: ["D.103"] }, (file, wording) => {
  const rows = JSON.parse(readFileSync(path.join(folder ?? "", "instruments", file), "utf8")) as Row[];
  const plain = (text: string) => text.replace(/^\d+\. /, "").trim();
  expect(wording).toEqual({
    stem: plain(rows[0]?.section_header ?? ""),
    items: rows.map((row) => plain(row.field_label)),
    options: rows[0]?.select_choices_or_calculations.map(({ label }) => plain(label)),
  });
});
