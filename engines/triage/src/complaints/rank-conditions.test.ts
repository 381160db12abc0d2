import { describe, expect, test } from "vitest";
import { smallKnowledge } from "../testing/small-knowledge.ts";
import { type Known, learn, type Presence } from "./known.ts";
import { prepareKnowledge } from "./prepare.ts";
import { rankConditions } from "./rank-conditions.ts";

const prepared = prepareKnowledge(smallKnowledge);
const adult = { age: 30, sex: "F" } as const;
const known = (reported: Readonly<Record<string, Presence>>): Known =>
  learn(prepared, new Map(), new Map(Object.entries({ "sore-throat": "present" as const, ...reported })));
const shares = (
  reported: Readonly<Record<string, Presence>>,
  person: { age: number; sex: "F" | "M" } = adult,
) => {
  const ranking = rankConditions(prepared, { person, complaints: ["sore-throat"], known: known(reported) });
  return Object.fromEntries(ranking.map(({ condition, share }) => [condition?.id ?? "other", share]));
};

describe("conditions", () => {
  test("are ranked by prevalence and whether they cause the complaint", () => {
    // A cold is very common and brings it in six of ten; tonsillitis is common and always brings it; something else is uncommon, in three of ten.
    const step = 10 ** -prepared.limits.stepOfFrequency;
    const [cold, tonsillitis, other] = [1 * 0.6, step * 0.99, 0.1 * 0.3];
    const whole = cold + tonsillitis + other;
    const found = shares({});
    expect(found["cold"]).toBeCloseTo(cold / whole, 4);
    expect(found["tonsillitis"]).toBeCloseTo(tonsillitis / whole, 4);
    expect(found["other"]).toBeCloseTo(other / whole, 4);
  });

  test("are distinguished by a finding with its frequency weights", () => {
    const before = shares({});
    const after = shares({ fever: "present" });
    // Nine in ten against one in twelve; three answers in a hundred are as anybody's, of whom three in a hundred have it; at three quarters of its weight.
    const slips = 0.03 * 0.03;
    const ratio = ((0.97 * 0.9 + slips) / (0.97 * 0.083 + slips)) ** 0.75;
    expect((after["tonsillitis"] ?? 0) / (after["cold"] ?? 1)).toBeCloseTo(
      ((before["tonsillitis"] ?? 0) / (before["cold"] ?? 1)) * ratio,
      4,
    );
  });

  test("are almost ruled out by an exclusion", () => {
    const excluding = prepareKnowledge({
      ...smallKnowledge,
      conditions: smallKnowledge.conditions.map((condition) =>
        condition.id === "cold"
          ? { ...condition, findings: { common: ["sore-throat"], excludes: ["fever"] } }
          : condition,
      ),
    });
    const ranking = rankConditions(excluding, {
      person: adult,
      complaints: ["sore-throat"],
      known: known({ fever: "present" }),
    });
    expect(ranking.find(({ condition }) => condition?.id === "cold")?.share).toBeLessThan(0.1);
    expect(shares({ fever: "present" })["cold"]).toBeGreaterThan(0.15);
  });

  test("are unchanged by an unknown finding", () => {
    expect(shares({})).toEqual(shares({}));
    const absent = shares({ "tonsil-pus": "absent" });
    expect(absent["tonsillitis"]).toBeLessThan(shares({})["tonsillitis"] ?? 0);
  });

  test("of children have no weight in adults and much in toddlers with a barking cough", () => {
    expect(shares({ "cough-barking": "present" })["croup"]).toBeLessThan(0.01);
    const toddler = { age: 2, sex: "M" } as const;
    const ranking = rankConditions(prepared, {
      person: toddler,
      complaints: ["cough"],
      known: learn(
        prepared,
        new Map(),
        new Map([
          ["cough", "present"],
          ["cough-barking", "present"],
        ]),
      ),
    });
    expect(ranking[0]?.condition?.id).toBe("croup");
  });
});

describe("known findings", () => {
  test("imply the finding of a quality, and a denied finding denies its qualities", () => {
    expect(known({ "cough-barking": "present" }).get("cough")).toBe("present");
    expect(known({ cough: "absent" }).get("cough-barking")).toBe("absent");
  });

  test("have one entry of a list", () => {
    expect(known({ "days-short": "present" }).get("days-long")).toBe("absent");
  });

  test("are not withdrawn by a later answer", () => {
    const first = known({ drooling: "present" });
    expect(learn(prepared, first, new Map([["drooling", "absent"]])).get("drooling")).toBe("present");
  });
});

test("have a ranking independent of earlier rankings", () => {
  const used = prepareKnowledge(smallKnowledge);
  const ids = smallKnowledge.findings.map(({ id }) => id);
  const evidence = (told: readonly string[], tried: string, presence: Presence) => ({
    person: adult,
    complaints: ["sore-throat"],
    known: learn(
      prepared,
      known(Object.fromEntries(told.map((id) => [id, "absent"]))),
      new Map([[tried, presence]]),
    ),
  });
  const asked = ids.flatMap((_, at) =>
    [ids, ids.toReversed()].flatMap((order) =>
      order
        .slice(at)
        .flatMap((tried) =>
          (["present", "absent"] as const).map((presence) => evidence(order.slice(0, at), tried, presence)),
        ),
    ),
  );
  for (const one of asked)
    expect(rankConditions(used, one)).toEqual(rankConditions(prepareKnowledge(smallKnowledge), one));
});
