import { specialties } from "@anteroom/content/specialties";
import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { lintKnowledge } from "@anteroom/triage/complaints/lint/lint-knowledge";
import { describe, expect, test } from "vitest";
import { knowledgeFiles, readKnowledge, serialiseList } from "./read-knowledge.ts";

const knowledge = readKnowledge();

describe("the knowledge of complaints", () => {
  test("the linter finds nothing wrong in the files", () => {
    expect(lintKnowledge(knowledge)).toEqual([]);
  });

  test.each(knowledgeFiles())("%s holds one entry a line", (_, text) => {
    expect(text).toBe(serialiseList(JSON.parse(text)));
  });

  test("every stand-in for a specialty and every health topic that is named exists", () => {
    const slugs = new Set(specialties.map(({ slug }) => slug));
    const topics = new Set(readTopics().map(({ slug }) => slug));
    const named = [...knowledge.complaints, ...knowledge.conditions];
    expect(knowledge.specialties.filter(({ standIn }) => !slugs.has(standIn))).toEqual([]);
    expect(named.filter(({ topic }) => topic && !topics.has(topic)).map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ["idiopathic-intracranial-hypertension", undefined],
    ["narcolepsy", undefined],
    ["motor-neurone-disease", undefined],
    ["optic-neuritis", undefined],
    ["low-sodium", undefined],
    ["encephalitis", undefined],
    ["mesenteric-adenitis", "tummy-ache-in-children"],
    ["medication-overuse-headache", "headache"],
    ["shaken-baby", "head-injury"],
    ["tension-headache", "tension-headache"],
  ])("%s opens no topic titled after another illness when one reads more: %s", (condition, topic) => {
    expect(knowledge.conditions.find(({ id }) => id === condition)?.topic).toBe(topic);
  });

  test("110 complaints and more are known", () => {
    expect(knowledge.complaints.length).toBeGreaterThanOrEqual(110);
  });
});
