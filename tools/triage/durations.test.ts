import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { answerQuestion, beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { daysOfLabel } from "./asked-items.ts";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Case = {
  readonly finding: string;
  readonly complaints: readonly string[];
  readonly present?: readonly string[];
  readonly age?: number;
  readonly sex?: "F" | "M";
  /** Entries of the list, or days, that exclude the finding. */
  readonly tooShort: readonly (string | number)[];
  /** Those that imply the finding. */
  readonly means?: readonly (string | number)[];
  /** Those that do not decide it. */
  readonly open?: readonly (string | number)[];
};

const day = "duration-under-1-day";
const days = "duration-1-to-3-days";
const week = "duration-4-to-7-days";
const weeks = "duration-1-to-3-weeks";
const month = "duration-3-to-8-weeks";
const months = "duration-over-8-weeks";

const cases: readonly Case[] = [
  {
    finding: "cough-over-3-weeks",
    complaints: ["cough"],
    tooShort: [day, days, week, weeks, 2, 21],
    means: [month, months, 22],
  },
  {
    finding: "cough-over-3-weeks",
    complaints: ["child-cough"],
    age: 4,
    tooShort: [day, days, week, weeks, 7],
    means: [month, months],
  },
  {
    finding: "cough-over-3-weeks",
    complaints: ["cough", "sore-throat"],
    tooShort: [days, weeks, 2],
    open: [month, months, 30],
  },
  {
    finding: "cough-over-3-weeks",
    complaints: ["weight-loss"],
    present: ["cough"],
    tooShort: [],
    open: [days, 2],
  },
  {
    finding: "hoarse-over-3-weeks",
    complaints: ["hoarseness"],
    tooShort: [day, days, week, weeks, 14],
    means: [month, months, 30],
  },
  {
    finding: "hiccups-over-2-days",
    complaints: ["hiccups"],
    tooShort: [day, 1, 2],
    means: [week, weeks, month, months, 3],
    open: [days],
  },
  {
    finding: "vomiting-over-2-days",
    complaints: ["nausea-vomiting"],
    tooShort: [day, 0.5, 1, 2],
    means: [week, weeks, 3],
    open: [days],
  },
  {
    finding: "vomiting-over-2-days",
    complaints: ["child-vomiting-diarrhoea"],
    present: ["vomiting"],
    age: 4,
    tooShort: [day, 2],
    means: [week, 3],
    open: [days],
  },
  {
    finding: "vomiting-over-2-days",
    complaints: ["child-vomiting-diarrhoea"],
    present: ["vomiting", "diarrhoea"],
    age: 4,
    tooShort: [day, 2],
    open: [week],
  },
  {
    finding: "diarrhoea-over-7-days",
    complaints: ["diarrhoea"],
    tooShort: [day, days, week, 7],
    means: [weeks, month, months, 10],
  },
  {
    finding: "diarrhoea-over-4-weeks",
    complaints: ["diarrhoea"],
    tooShort: [day, days, week, weeks, 28],
    means: [months, 30],
    open: [month],
  },
  {
    finding: "fever-over-3-days",
    complaints: ["fever"],
    tooShort: [day, days, 1, 3],
    means: [week, weeks, month, months, 4],
  },
  {
    finding: "fever-over-3-days",
    complaints: ["flu-like-illness"],
    present: ["fever"],
    tooShort: [day, days, 2],
    open: [week, weeks],
  },
  {
    finding: "fever-over-5-days",
    complaints: ["fever"],
    tooShort: [day, days, 4],
    means: [weeks, month, 5],
    open: [week],
  },
  {
    finding: "fever-over-5-days",
    complaints: ["child-fever"],
    age: 3,
    tooShort: [day, days, 4],
    means: [weeks, 5, 6],
    open: [week],
  },
  // A rash that lasts a day may follow a week of fever.
  {
    finding: "fever-over-5-days",
    complaints: ["child-rash"],
    present: ["fever"],
    age: 3,
    tooShort: [],
    open: [day, days, 1],
  },
  {
    finding: "gland-over-3-weeks",
    complaints: ["swollen-glands"],
    tooShort: [day, days, week, weeks, 14],
    means: [month, months, 60],
  },
  {
    finding: "gland-over-3-weeks",
    complaints: ["neck-lump"],
    tooShort: [day, days, week, weeks, 2],
    open: [month],
  },
  {
    finding: "low-mood-over-2-weeks",
    complaints: ["low-mood"],
    tooShort: [day, days, week, 14],
    means: [month, months, 15],
    open: [weeks],
  },
  {
    finding: "mouth-ulcer-over-3-weeks",
    complaints: ["mouth-sore"],
    present: ["mouth-ulcer"],
    tooShort: [day, days, week, weeks, 7],
    means: [month, months],
  },
  {
    finding: "pain-widespread-over-3-months",
    complaints: ["muscle-pain"],
    tooShort: [day, days, week, weeks, month, 60],
    open: [months, 100],
  },
  {
    finding: "memory-worse-over-months",
    complaints: ["memory-confusion"],
    age: 70,
    tooShort: [day, days, week, weeks, 14],
    open: [month, months],
  },
  {
    finding: "hearing-loss-gradual",
    complaints: ["hearing-loss"],
    age: 70,
    tooShort: [day, days, week, weeks, month, 90],
    open: [months, 800],
  },
  {
    finding: "vision-loss-gradual",
    complaints: ["vision-problem"],
    age: 70,
    tooShort: [day, 0.5],
    open: [days, months],
  },
  {
    finding: "bowel-habit-changed",
    complaints: ["constipation"],
    tooShort: [day, days, week, 2],
    open: [weeks, month],
  },
  { finding: "bowel-habit-changed", complaints: ["abdominal-pain"], tooShort: [], open: [day, days] },
  {
    finding: "skin-sore-not-healing",
    complaints: ["skin-lump-mole"],
    tooShort: [day, days, week, weeks, 7],
    open: [month, months],
  },
  { finding: "onset-gradual", complaints: ["low-back-pain"], tooShort: [day, 0.5], open: [days, weeks] },
];

/** Interviews with the duration reported in own words or chosen from the list. */
function after(
  { complaints, present = [], age = 34, sex = "F" }: Case,
  told: string | number,
): readonly Interview[] {
  const person = { age, sex };
  const has = present.map((id) => [id, "present"] as const);
  if (typeof told === "number")
    return [
      beginInterview(prepared, {
        person,
        complaints,
        known: new Map(has),
        lasted: { least: told, most: told },
      }),
    ];
  const begun = beginInterview(prepared, { person, complaints, known: new Map(has) });
  const list = prepared.groups.get("duration");
  if (!list) throw new Error("there is no list of lengths");
  const question = { ...list, kind: "one" as const };
  return [
    beginInterview(prepared, { person, complaints, known: new Map([...has, [told, "present"]]) }),
    answerQuestion(prepared, begun, question, { [told]: "present" }),
  ];
}

/** Returns all further findings asked of a person who does not know the answers. */
function askedFrom(begun: Interview): readonly string[] {
  const asked: string[] = [];
  let interview = begun;
  for (
    let question = nextQuestion(prepared, interview);
    question;
    question = nextQuestion(prepared, interview)
  ) {
    asked.push(...question.findings);
    interview = answerQuestion(prepared, interview, question, {});
  }
  return asked;
}

const plays = (of: "tooShort" | "means" | "open") =>
  cases.flatMap((one) =>
    (one[of] ?? []).map(
      (told) => [`${one.complaints.join(" and ")}, ${one.finding}, ${told}`, one, told] as const,
    ),
  );

test.each(plays("tooShort"))("%s is denied when the reported duration is too short", (_, one, told) => {
  for (const interview of after(one, told)) {
    expect(interview.known.get(one.finding)).toBe("absent");
    expect(askedFrom(interview)).not.toContain(one.finding);
  }
});

test.each(plays("means"))("%s is known when the reported duration implies it", (_, one, told) => {
  for (const interview of after(one, told)) {
    expect(interview.known.get(one.finding)).toBe("present"); // known findings are never asked
  }
});

test.each(plays("open"))("%s stays open when the reported duration does not decide it", (_, one, told) => {
  for (const interview of after(one, told)) expect(interview.known.get(one.finding)).not.toBe("absent");
  for (const interview of after(one, told)) expect(interview.known.get(one.finding)).not.toBe("present");
});

describe("the list of durations", () => {
  const lengthsAfter = (complaint: string, finding: string, age = 34) => {
    const begun = beginInterview(prepared, {
      person: { age, sex: "F" },
      complaints: [complaint],
      known: new Map([[finding, "present"]]),
    });
    return { known: begun.known, asked: askedFrom(begun).filter((one) => one.startsWith("duration-")) };
  };

  test("offers only long enough durations when a finding states a minimum", () => {
    expect(lengthsAfter("cough", "cough-over-3-weeks").asked).toEqual([month, months]);
    expect(lengthsAfter("fever", "fever-over-5-days").asked).toEqual([week, weeks, month, months]);
    expect(lengthsAfter("hiccups", "hiccups-over-2-days").asked).toEqual([days, week, weeks, month, months]);
  });

  test("is not asked when only one entry is long enough", () => {
    const { known, asked } = lengthsAfter("trouble-conceiving", "difficulty-conceiving");
    expect(asked).toEqual([]);
    expect(known.get(months)).toBe("present");
  });

  test("is complete when two complaints may have lasted for different times", () => {
    const begun = beginInterview(prepared, {
      person: { age: 34, sex: "F" },
      complaints: ["sore-throat", "cough"],
      known: new Map([["cough-over-3-weeks", "present"]]),
    });
    expect(askedFrom(begun).filter((one) => one.startsWith("duration-"))).toHaveLength(6);
  });

  test("reverts a denial when a longer duration is chosen later", () => {
    const person = { age: 34, sex: "F" } as const;
    const begun = beginInterview(prepared, {
      person,
      complaints: ["swollen-glands"],
      known: new Map([["gland-over-3-weeks", "absent"]]),
    });
    const list = prepared.groups.get("duration");
    if (!list) throw new Error("there is no list of lengths");
    const told = answerQuestion(prepared, begun, { ...list, kind: "one" }, { [months]: "present" });
    expect(told.known.get("gland-over-3-weeks")).toBe("present");
  });
});

/** Their labels state a time other than the duration of the complaint, such as that of a medicine. */
const otherTimes: ReadonlySet<string> = new Set([
  "history-menopause",
  "medicine-decongestant-spray",
  "period-very-heavy",
  "immobile-recent",
  "bedwetting-new",
]);

test("every finding whose label states a minimum duration has it in its data", () => {
  const named = prepared.knowledge.findings.filter(
    ({ id, label, kind }) => kind !== "duration" && daysOfLabel(label) !== undefined && !otherTimes.has(id),
  );
  expect(named.filter(({ lasts }) => !lasts).map(({ id, label }) => `${id}: ${label}`)).toEqual([]);
});
