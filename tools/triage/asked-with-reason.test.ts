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
  /** Told before anything is asked. */
  readonly reported?: readonly string[];
  /** Said yes to where it is asked; all else is denied. */
  readonly present?: readonly string[];
};

/** What somebody is asked who denies all that is not so, and how it ends. */
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
] as const)("nobody with %s and no low mood is asked about suicide", (complaint, age, reported) => {
  const { asked } = walk({ age, sex: "F", complaints: [complaint], reported });
  expect(asked).toContain("low-mood");
  expect(asked.filter((finding) => ofSuicide.includes(finding))).toEqual([]);
});

test("whoever has acne and a low mood is asked about suicide, and thoughts of it are found", () => {
  const { asked, urgency } = walk({
    age: 18,
    sex: "F",
    complaints: ["acne-face"],
    present: ["low-mood", "suicidal-thoughts"],
  });
  expect(asked).toContain("suicidal-thoughts");
  expect(urgency).toBe("within-hours");
});

test("a woman with signs of pre-eclampsia is asked about neither her mood nor suicide", () => {
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

test("no cholera is named at home, and it is where somebody was", () => {
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

test("a heart attack is named before a torn artery for pain in jaw and back with sweat", () => {
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

test("a feverish child of whom much is denied is asked about its ear", () => {
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
] as const)(
  "fainting with pain in the belly and at the tip of the shoulder calls an ambulance (%s, %s)",
  (sex, pain) => {
    const { urgency } = walk({
      age: 34,
      sex,
      complaints: ["fainting"],
      reported: [pain, "shoulder-tip-pain"],
    });
    expect(urgency).toBe("emergency-services");
  },
);

test.each([
  [["diarrhoea", "nausea-vomiting", "abdominal-pain"], ["vomiting", "severity-severe"], false],
  [
    ["diarrhoea", "nausea-vomiting", "abdominal-pain"],
    ["vomiting", "severity-severe", "abdominal-pain-severe"],
    true,
  ],
  [["abdominal-pain"], ["vomiting", "severity-severe"], true],
] as const)(
  "severe is said of %j: with %j the pain in the belly is severe: %j",
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

test("a twisted testicle is not kept with pages about the vomiting that comes with it", () => {
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

test("what calls an ambulance by itself is still asked of another complaint", () => {
  const { urgency } = walk({
    age: 21,
    sex: "M",
    complaints: ["testicle-problem", "nausea-vomiting"],
    reported: ["testicle-pain", "onset-sudden", "nausea", "duration-under-1-day"],
    present: ["testicle-pain-sudden", "rash-non-blanching"],
  });
  expect(urgency).toBe("emergency-services");
});

test("a child with an earache and trouble hearing is not asked about a stroke", () => {
  const { pages } = walk({
    age: 5,
    sex: "M",
    complaints: ["child-fever", "earache", "hearing-loss"],
    reported: ["runny-nose", "duration-1-to-3-days"],
    present: ["ear-tugging"],
  });
  expect(pages.filter((id) => id.startsWith("danger-stroke"))).toEqual([]);
});

test("nobody who is getting worse is asked whether it is getting better", () => {
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
] as const)("pain low in the belly told with %j and %j is seen %s", (reported, present, level) => {
  const { urgency } = walk({
    age: 29,
    sex: "F",
    complaints: ["pelvic-pain"],
    reported: ["pain-linked-to-period", ...reported],
    present,
  });
  expect(urgency).toBe(level);
});

test("no miscarriage is named late in a pregnancy, and it is early", () => {
  const bleeding = {
    age: 37,
    sex: "F",
    complaints: ["pregnancy-bleeding"],
    present: ["abdominal-pain-cramping"],
  } as const;
  expect(walk({ ...bleeding, reported: ["pregnant-over-20-weeks"] }).named).not.toContain("miscarriage");
  expect(walk({ ...bleeding, reported: ["pregnant-under-12-weeks"] }).named).toContain("miscarriage");
});

test("whoever is sent to a hospital with cholera reads to drink on the way, and nobody at home does", () => {
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

test("whoever is seen within hours for diarrhoea reads what to drink until then", () => {
  const ill = { age: 0.8, sex: "M", complaints: ["child-vomiting-diarrhoea"] } as const;
  const baby = walk({ ...ill, reported: ["diarrhoea"], present: ["vomiting"] });
  expect(baby.urgency).toBe("within-hours");
  expect(baby.selfCare).toEqual(["drink-on-the-way"]);
});

test("a low mood with tiredness is no tiredness after an infection that nobody told of", () => {
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

test("a man with a low mood is asked about harming others, not about harming a baby that nobody told of", () => {
  const low = { complaints: ["low-mood"], present: ["suicidal-thoughts"] } as const;
  const { asked } = walk({ ...low, age: 19, sex: "M" });
  expect(asked).toContain("harm-others-thoughts");
  expect(asked).not.toContain("harm-to-baby-thoughts");
  expect(walk({ ...low, age: 30, sex: "F" }).asked).toContain("harm-to-baby-thoughts");
  const told = walk({ ...low, age: 30, sex: "M", reported: ["harm-to-baby-thoughts"], present: [] });
  expect(told.urgency).toBe("emergency-department-now");
});
