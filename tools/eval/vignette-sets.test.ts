import path from "node:path";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { urgencyLevels } from "@anteroom/triage/complaints/knowledge";
import { describe, expect, test } from "vitest";
import {
  type CaseTranscript,
  transcriptProblems,
  readLines,
  type Reference,
} from "../triage/measure-vignettes.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";

type Text = {
  readonly id: number;
  readonly age: number;
  readonly sex: string;
  readonly text: string;
  readonly history: string;
};

const read = <Line>(name: string): readonly Line[] =>
  readLines<Line>(path.join(import.meta.dirname, "data", name));

describe.each([
  { name: "new", first: 1001, count: 240 },
  { name: "third", first: 2001, count: 160 },
  { name: "fourth", first: 3001, count: 120 },
])("the $name set of vignettes", ({ name, first, count }) => {
  const texts = read<Text>(`vignettes-${name}.jsonl`);
  const references = read<Reference>(`vignette-references-${name}.jsonl`);
  const transcripts = [1, 2].flatMap((part) =>
    read<CaseTranscript>(`vignette-transcripts-${name}-${part}.jsonl`),
  );

  test("every vignette has one text, one transcript and one reference", () => {
    const idsOf = (lines: readonly { readonly id: number | string }[]): number[] =>
      lines.map(({ id }) => Number(id)).sort((a, b) => a - b);
    const ids = Array.from({ length: count }, (_, at) => first + at);
    expect(idsOf(texts)).toEqual(ids);
    expect(idsOf(references)).toEqual(ids);
    expect(idsOf(transcripts)).toEqual(ids);
  });

  test("a transcript has the age and sex of its text", () => {
    const people = new Map(texts.map(({ id, age, sex }) => [id, { age, sex }]));
    for (const { id, age, sex } of transcripts) expect({ age, sex }).toEqual(people.get(Number(id)));
    for (const { text, history } of texts) expect(Math.min(text.length, history.length)).toBeGreaterThan(40);
  });

  test("the transcripts name only known findings and complaints that apply to the person", () => {
    expect(transcriptProblems(prepareKnowledge(readKnowledge()), transcripts)).toEqual([]);
  });

  test("the references name existing levels, each at most once", () => {
    for (const { urgency, alsoRight = [] } of references) {
      const levels = [urgency, ...alsoRight].flat();
      expect(new Set(levels).size).toBe(levels.length);
      for (const level of levels) expect(urgencyLevels).toContain(level);
    }
  });
});
