import { describe, expect, test } from "vitest";
import { smallKnowledge } from "../../testing/small-knowledge.ts";
import { findGaps } from "../find-gaps.ts";
import type { Knowledge } from "../knowledge.ts";
import { lintKnowledge } from "./lint-knowledge.ts";

const changed = (change: Partial<Knowledge>) => lintKnowledge({ ...smallKnowledge, ...change });
const [throat, cough] = smallKnowledge.complaints;
const [cold, ...otherConditions] = smallKnowledge.conditions;
const [airway, ...otherRules] = smallKnowledge.rules;
const [guide] = smallKnowledge.sources;
if (!throat || !cough || !cold || !airway || !guide) throw new Error("The small knowledge is too small.");

describe("the knowledge linter", () => {
  test("finds nothing in valid knowledge", () => {
    expect(lintKnowledge(smallKnowledge)).toEqual([]);
  });

  test.each<readonly [string, Partial<Knowledge>, string]>([
    [
      "an id that stands twice",
      { complaints: [throat, throat, cough] },
      "complaints: sore-throat stands twice",
    ],
    [
      "a finding and a group of one id",
      { groups: [...smallKnowledge.groups, { id: "fever", mode: "one", question: "How?", findings: [] }] },
      "questions: fever stands twice",
    ],
    [
      "a rule over a finding that does not exist",
      { rules: [{ ...airway, when: { any: [airway.when, "hiccups"] } }, ...otherRules] },
      "rule airway: there is no finding hiccups",
    ],
    [
      "a rule without a source",
      { rules: [{ ...airway, source: "hearsay" }, ...otherRules] },
      "rule airway: there is no source hearsay",
    ],
    [
      "a source that is checked by nothing",
      { sources: [{ ...guide, sourceChecked: true }] },
      "source guide must say what was read, and only then be checked",
    ],
    [
      "a complaint without red flags",
      { complaints: [{ ...throat, redFlags: [] }, cough] },
      "complaint sore-throat: has no red flags",
    ],
    [
      "red flags that raise nothing",
      { complaints: [{ ...throat, redFlags: ["duration"], ask: [], urgency: "within-days" }, cough] },
      "complaint sore-throat: the red flags duration raise the urgency by no rule",
    ],
    [
      "a complaint without a way to an emergency",
      { complaints: [{ ...throat, redFlags: ["duration"], ask: [] }, cough] },
      "complaint sore-throat: no rule of its questions leads to an emergency",
    ],
    [
      "a danger that is asked last",
      { complaints: [{ ...throat, redFlags: ["duration"], ask: [], tell: ["drooling"] }, cough] },
      "complaint sore-throat: drooling alone makes an emergency and is asked last",
    ],
    [
      "what only those can tell who are too old for it",
      {
        findings: smallKnowledge.findings.map((one) =>
          one.id === "cough-barking" ? { ...one, observableFrom: 9 } : one,
        ),
      },
      "finding cough-barking: whoever can have it is too young to tell it",
    ],
    [
      "two lists of a complaint that read the same",
      {
        groups: [
          ...smallKnowledge.groups,
          { id: "more", mode: "several", question: "Are any of these true?", findings: ["fever"] },
        ],
        complaints: [{ ...throat, tell: ["more"] }, cough],
      },
      "complaint sore-throat: danger-throat and more have the same words",
    ],
    [
      "a question that is asked twice",
      { complaints: [{ ...throat, tell: ["fever", "duration"] }, cough] },
      "complaint sore-throat: asks duration twice",
    ],
    [
      "a condition that no complaint leads to",
      {
        conditions: [
          { ...cold, findings: { common: ["runny-nose", "fever", "drooling"] } },
          ...otherConditions,
        ],
      },
      "condition cold: is reached from no complaint",
    ],
    [
      "a condition without sources",
      { conditions: [{ ...cold, sources: [] }, ...otherConditions] },
      "condition cold: has no source",
    ],
    [
      "two weights for one finding",
      { conditions: [{ ...cold, findings: { ...cold.findings, rare: ["cough"] } }, ...otherConditions] },
      "condition cold: gives cough two weights",
    ],
    [
      "a condition that is signed where no hash is kept",
      { conditions: [{ ...cold, reviewedBy: "me" as unknown as null }, ...otherConditions] },
      "condition cold: is signed here and not in reviews.json",
    ],
    [
      "an exposure that a condition does not bring",
      { conditions: [{ ...cold, namedWith: ["drooling"] }, ...otherConditions] },
      "condition cold: is named with drooling, which it does not bring",
    ],
    [
      "an exposure that does not exist",
      { conditions: [{ ...cold, namedWith: ["snow"] }, ...otherConditions] },
      "condition cold: there is no finding snow",
    ],
    [
      "an illness of journeys that is named without one",
      {
        findings: smallKnowledge.findings.map((one) =>
          ["cough", "sore-throat"].includes(one.id) ? { ...one, journey: true as const } : one,
        ),
        conditions: [{ ...cold, frequency: "very-rare" as const }, ...otherConditions],
      },
      "condition cold: comes from journeys and does not say what it is named with",
    ],
    [
      "a doubt that calls an ambulance",
      { rules: [{ ...airway, when: { unsureDangerBeside: 2 } }, ...otherRules] },
      "rule airway: goes by a doubt and sends to a hospital",
    ],
    [
      "a condition of no urgency",
      { conditions: [{ ...cold, urgency: "soon" as "self-care" }, ...otherConditions] },
      "condition cold: has no urgency",
    ],
  ])("finds %s", (_, change, problem) => {
    expect(changed(change)).toContain(problem);
  });
});

describe("knowledge gaps", () => {
  test("are none where every entry is used", () => {
    expect(findGaps(smallKnowledge)).toEqual([]);
  });

  test("are a useless question and an unused finding, but no errors", () => {
    const yawning = { id: "yawning", kind: "symptom", label: "yawning" } as const;
    const lacking: Knowledge = {
      ...smallKnowledge,
      findings: [...smallKnowledge.findings, yawning],
      conditions: [{ ...cold, findings: { common: ["cough", "sore-throat", "fever"] } }],
    };
    expect(lintKnowledge(lacking)).toEqual([]);
    expect(findGaps(lacking)).toContain("finding yawning is used by nothing");
    expect(findGaps(lacking)).toContain(
      "complaint sore-throat: the question runny-nose can change no result",
    );
  });
});
