import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import type { Known } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Walk = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  /** Reported before the first question. */
  readonly reported?: readonly string[];
  /** Confirmed when asked; everything else is denied. */
  readonly present?: readonly string[];
};

/** Runs an interview that denies everything else. Returns its questions and result. */
function walk({ age, sex, complaints, reported = [], present = [] }: Walk) {
  const known: Known = new Map(reported.map((finding) => [finding, "present" as const]));
  const asked: string[] = [];
  const pages: string[] = [];
  let interview = beginInterview(prepared, { person: { age, sex }, complaints, known });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview)) {
    asked.push(...next.findings);
    pages.push(next.id);
    const answers = next.findings.map((one) => [one, present.includes(one) ? "present" : "absent"] as const);
    interview = answerQuestion(prepared, interview, next, Object.fromEntries(answers));
  }
  const { urgency, conditions, selfCare } = conclude(prepared, interview);
  return { asked, pages, urgency, named: conditions.map(({ id }) => id), selfCare };
}

const ofSuicide = ["suicidal-plan", "suicidal-thoughts", "self-harm", "overdose-on-purpose"];

test.each([
  ["acne-face", 22, []],
  ["hair-loss", 30, []],
  ["tiredness", 40, []],
  ["pregnancy-other", 33, ["pregnant-over-20-weeks"]],
] as const)("suicide is not asked about for %s without low mood", (complaint, age, reported) => {
  const { asked } = walk({ age, sex: "F", complaints: [complaint], reported });
  expect(asked).toContain("low-mood");
  expect(asked.filter((finding) => ofSuicide.includes(finding))).toEqual([]);
});

test("suicide is asked about for acne with low mood, and suicidal thoughts are found", () => {
  const { asked, urgency } = walk({
    age: 18,
    sex: "F",
    complaints: ["acne-face"],
    present: ["low-mood", "suicidal-thoughts"],
  });
  expect(asked).toContain("suicidal-thoughts");
  expect(urgency).toBe("within-hours");
});

test("neither mood nor suicide is asked about when a woman has signs of pre-eclampsia", () => {
  const { asked, urgency } = walk({
    age: 33,
    sex: "F",
    complaints: ["pregnancy-other"],
    reported: ["pregnant-over-20-weeks"],
    present: ["headache-severe", "vision-blurred", "swelling-hands-face-pregnancy"],
  });
  expect(urgency).toBe("emergency-department-now");
  expect(asked.filter((finding) => [...ofSuicide, "low-mood"].includes(finding))).toEqual([]);
});

test("after a birth nothing is asked about the pregnancy, and pre-eclampsia is still found", () => {
  const { asked, urgency, named } = walk({
    age: 31,
    sex: "F",
    complaints: ["pregnancy-other"],
    reported: ["postpartum"],
    present: ["headache-severe", "vision-blurred", "swelling-hands-face-pregnancy"],
  });
  const ofPregnancy = new Set([
    "vaginal-bleeding-pregnancy",
    "belly-pain-pregnancy-constant",
    "waters-broken",
    "baby-moves-less",
    "contractions",
    "pregnant-maybe",
  ]);
  expect(asked.filter((finding) => ofPregnancy.has(finding))).toEqual([]);
  expect(asked).toContain("swelling-hands-face-pregnancy");
  expect(urgency).toBe("emergency-department-now");
  expect(named[0]).toBe("pre-eclampsia");
});

test("cholera is named only after a stay in a cholera area", () => {
  const baby = {
    age: 0.4,
    sex: "M",
    complaints: ["nausea-vomiting", "diarrhoea"],
    present: [
      "dehydration-signs",
      "urine-little",
      "drowsy-hard-to-wake",
      "diarrhoea-watery",
      "drinking-little",
    ],
  } as const;
  expect(walk(baby).named).not.toContain("cholera");
  const there = { ...baby, present: [...baby.present, "water-food-cholera", "travel-tropics"] };
  expect(walk(there).named).toContain("cholera");
});

test("a heart attack is named before an aortic dissection for jaw and back pain with sweating", () => {
  const { urgency, named } = walk({
    age: 58,
    sex: "F",
    complaints: ["upper-back-pain"],
    reported: ["duration-under-1-day", "nausea", "tiredness"],
    present: ["jaw-pain", "sweating", "breathless", "smoker", "history-hypertension"],
  });
  expect(urgency).toBe("emergency-services");
  expect(named[0]).toBe("heart-attack");
});

test("the ear of a feverish child is asked about although many findings are denied", () => {
  const { asked, named } = walk({
    age: 2,
    sex: "F",
    complaints: ["child-fever"],
    present: ["ear-pain", "ear-tugging", "runny-nose", "duration-1-to-3-days"],
  });
  expect(asked).toContain("ear-tugging");
  expect(named[0]).toBe("otitis-media");
});

test.each([
  ["F", "abdominal-pain"],
  ["M", "abdominal-pain"],
  ["F", "pelvic-pain"],
] as const)("fainting with abdominal and shoulder tip pain results in an ambulance (%s, %s)", (sex, pain) => {
  const { urgency } = walk({
    age: 34,
    sex,
    complaints: ["fainting"],
    reported: [pain, "shoulder-tip-pain"],
  });
  expect(urgency).toBe("emergency-services");
});

test.each([
  [["diarrhoea", "nausea-vomiting", "abdominal-pain"], ["vomiting", "severity-severe"], false],
  [
    ["diarrhoea", "nausea-vomiting", "abdominal-pain"],
    ["vomiting", "severity-severe", "abdominal-pain-severe"],
    true,
  ],
  [["abdominal-pain"], ["vomiting", "severity-severe"], true],
] as const)(
  "severity for %j with %j counts as severe abdominal pain: %j",
  (complaints, present, isHospital) => {
    const { urgency } = walk({
      age: 37,
      sex: "F",
      complaints,
      reported: ["duration-under-1-day", "abdominal-pain-cramping"],
      present: ["diarrhoea-watery", ...present],
    });
    expect(urgency === "emergency-department-now").toBe(isHospital);
  },
);

test("testicular torsion skips question pages about the vomiting that comes with it", () => {
  const { asked, pages, urgency } = walk({
    age: 21,
    sex: "M",
    complaints: ["testicle-problem", "nausea-vomiting"],
    reported: ["testicle-pain", "onset-sudden", "nausea", "duration-under-1-day"],
    present: ["testicle-pain-sudden", "testicle-high-or-twisted", "severity-severe"],
  });
  expect(urgency).toBe("emergency-department-now");
  const ofOthers = new Set(["danger-fluids", "danger-abdomen", "danger-head", "danger-gut-bleed"]);
  expect(pages.filter((id) => ofOthers.has(id))).toEqual([]);
  expect(pages.length).toBeLessThanOrEqual(4);
  expect(asked).toContain("headache-sudden-worst");
});

test("a sign that needs an ambulance is still asked about for a second complaint", () => {
  const { urgency } = walk({
    age: 21,
    sex: "M",
    complaints: ["testicle-problem", "nausea-vomiting"],
    reported: ["testicle-pain", "onset-sudden", "nausea", "duration-under-1-day"],
    present: ["testicle-pain-sudden", "rash-non-blanching"],
  });
  expect(urgency).toBe("emergency-services");
});

test("a child with an earache and hearing loss is not asked about a stroke", () => {
  const { pages } = walk({
    age: 5,
    sex: "M",
    complaints: ["child-fever", "earache", "hearing-loss"],
    reported: ["runny-nose", "duration-1-to-3-days"],
    present: ["ear-tugging"],
  });
  expect(pages.filter((id) => id.startsWith("danger-stroke"))).toEqual([]);
});

test("someone getting worse is not asked about getting better", () => {
  const { asked } = walk({
    age: 37,
    sex: "F",
    complaints: ["pregnancy-bleeding"],
    reported: ["pregnant-over-20-weeks", "getting-worse"],
  });
  expect(asked).not.toContain("getting-better");
});

test.each([
  [["duration-over-8-weeks"], [], "within-days"],
  [["duration-over-8-weeks"], ["getting-worse"], "within-hours"],
  [["duration-over-8-weeks"], ["severity-severe"], "within-hours"],
  [["duration-1-to-3-days"], [], "within-hours"],
  [[], [], "within-hours"],
] as const)("lower abdominal pain reported with %j and %j has urgency %s", (reported, present, level) => {
  const { urgency } = walk({
    age: 29,
    sex: "F",
    complaints: ["pelvic-pain"],
    reported: ["pain-linked-to-period", ...reported],
    present,
  });
  expect(urgency).toBe(level);
});

test("a miscarriage is named in early pregnancy and not in late pregnancy", () => {
  const bleeding = {
    age: 37,
    sex: "F",
    complaints: ["pregnancy-bleeding"],
    present: ["abdominal-pain-cramping"],
  } as const;
  expect(walk({ ...bleeding, reported: ["pregnant-over-20-weeks"] }).named).not.toContain("miscarriage");
  expect(walk({ ...bleeding, reported: ["pregnant-under-12-weeks"] }).named).toContain("miscarriage");
});

test("advice to drink on the way appears for hospital care with cholera, and not at home", () => {
  const ill = { age: 3, sex: "M", complaints: ["child-vomiting-diarrhoea"] } as const;
  const told = ["diarrhoea-watery", "drowsy-hard-to-wake", "drinking-little", "travel-tropics"];
  const cholera = walk({
    ...ill,
    reported: told,
    present: ["dehydration-signs", "urine-none", "water-food-cholera"],
  });
  expect(cholera.urgency).toBe("emergency-services");
  expect(cholera.named[0]).toBe("cholera");
  expect(cholera.selfCare).toEqual(["drink-on-the-way"]);
  const atHome = walk({ ...ill, reported: ["diarrhoea"], present: ["vomiting"] });
  expect(atHome.selfCare).toContain("oral-rehydration");
  expect(atHome.selfCare).not.toContain("drink-on-the-way");
});

test("diarrhoea with care within hours shows what to drink until then", () => {
  const ill = { age: 0.8, sex: "M", complaints: ["child-vomiting-diarrhoea"] } as const;
  const baby = walk({ ...ill, reported: ["diarrhoea"], present: ["vomiting"] });
  expect(baby.urgency).toBe("within-hours");
  expect(baby.selfCare).toEqual(["drink-on-the-way"]);
});

test("low mood with tiredness does not suggest post-viral tiredness without a reported infection", () => {
  const low = {
    age: 38,
    sex: "M",
    complaints: ["low-mood"],
    present: ["interest-lost", "tiredness", "sleep-trouble", "low-mood-over-2-weeks"],
  } as const;
  const { named } = walk(low);
  expect(named).toContain("depression");
  expect(named.slice(0, 2)).not.toContain("post-viral-tiredness");
  const after = walk({
    ...low,
    complaints: ["tiredness"],
    present: ["infection-recent-weeks", "muscle-aches", "concentration-poor", "duration-1-to-3-weeks"],
  });
  expect(after.named[0]).toBe("post-viral-tiredness");
});

test("a man with low mood is asked about harming others, but not about an unreported baby", () => {
  const low = { complaints: ["low-mood"], present: ["suicidal-thoughts"] } as const;
  const { asked } = walk({ ...low, age: 19, sex: "M" });
  expect(asked).toContain("harm-others-thoughts");
  expect(asked).not.toContain("harm-to-baby-thoughts");
  expect(walk({ ...low, age: 30, sex: "F" }).asked).toContain("harm-to-baby-thoughts");
  const told = walk({ ...low, age: 30, sex: "M", reported: ["harm-to-baby-thoughts"], present: [] });
  expect(told.urgency).toBe("emergency-department-now");
});
