import { specialties } from "@anteroom/content/specialties";
import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { lintKnowledge } from "@anteroom/triage/complaints/lint/lint-knowledge";
import { describe, expect, test } from "vitest";
import { knowledgeFiles, readKnowledge, serialiseList } from "./read-knowledge.ts";

const knowledge = readKnowledge();

describe("the knowledge of complaints", () => {
  test("passes the linter", () => {
    expect(lintKnowledge(knowledge)).toEqual([]);
  });

  test.each(knowledgeFiles())("%s has one entry per line", (_, text) => {
    expect(text).toBe(serialiseList(JSON.parse(text)));
  });

  test("names only existing specialties and health topics", () => {
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
  ])("%s links to the right health topic, or to none: %s", (condition, topic) => {
    expect(knowledge.conditions.find(({ id }) => id === condition)?.topic).toBe(topic);
  });

  test("contains at least 110 complaints", () => {
    expect(knowledge.complaints.length).toBeGreaterThanOrEqual(110);
  });
});
