import { expect, test } from "vitest";
import { smallKnowledge } from "../testing/small-knowledge.ts";
import { packKnowledge, unpackKnowledge } from "./pack-knowledge.ts";

const { findings, groups, rules, complaints, conditions, selfCare, specialties } = smallKnowledge;
const texts = {
  findings: findings.map(({ label }) => label),
  groups: groups.map(({ question }) => question),
  rules: rules.map(({ reason }) => reason),
  complaints: complaints.map(({ name }) => name),
  conditions: conditions.map(({ name }) => [name] as const),
  selfCare: selfCare.map(({ text }) => text),
  specialties: specialties.map(({ name }) => name),
};

const none = { reviewed: 0, of: 3 };
const about = { version: "1", reviewed: { complaints: none, conditions: none, rules: none } };

test("packed knowledge in its own texts equals what the engine reads", () => {
  const again = unpackKnowledge(packKnowledge(smallKnowledge, about), texts);
  expect(again.findings).toEqual(findings.map(({ icpc: _icpc, ...rest }) => rest));
  expect(again.rules).toEqual(rules);
  expect(again.groups).toEqual(groups);
  expect(again.complaints).toEqual(
    complaints.map((complaint) => ({ ...complaint, icpc: [complaint.icpc[0]?.[0]] })),
  );
  expect(again.conditions.map((condition) => [condition.id, condition.name, condition.findings])).toEqual(
    conditions.map((condition) => [condition.id, condition.name, condition.findings]),
  );
});

test("packed knowledge states its version and review share", () => {
  expect(packKnowledge(smallKnowledge, about)).toMatchObject(about);
});

test("packed knowledge contains no texts", () => {
  const packed = JSON.stringify(packKnowledge(smallKnowledge, about));
  for (const text of [...texts.rules, ...texts.groups]) expect(packed).not.toContain(text);
});

test("unpacking assigns another language's texts by position", () => {
  const french = { ...texts, findings: findings.map(({ id }) => `${id} en français`) };
  const again = unpackKnowledge(packKnowledge(smallKnowledge, about), french);
  expect(again.findings[1]?.label).toBe(`${findings[1]?.id} en français`);
});
