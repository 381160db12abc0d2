import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type {
  AnsweredQuestion,
  CheckedPerson,
  CheckInterview,
  CheckQuestion,
  Presence,
} from "../../ports/symptom-checker.ts";
import { checkerOf, groupLabelSources } from "./open-checker.ts";
import { openTriage } from "./open-triage.ts";
import { openCheckerIn } from "../../testing/checker-in.ts";
import { openReplay } from "./replay.ts";
import { asQuestion } from "./word-findings.ts";

const triage = await openTriage("en");
await triage.learned;
const { prepared, version } = triage;
const checker = checkerOf(triage, "en");

const woman: CheckedPerson = { age: 34, sex: "F" };
const boy: CheckedPerson = { age: 7, sex: "M" };
const begin = (person: CheckedPerson, ...ids: string[]): CheckInterview => ({
  person,
  complaints: ids.map((id) => ({ id, words: id })),
  findings: [],
  answered: [],
});

/** Answers every question until none is left. */
async function run(interview: CheckInterview, presenceOf: (finding: string) => Presence) {
  const questions: CheckQuestion[] = [];
  const answered: AnsweredQuestion[] = [];
  for (;;) {
    const now = { ...interview, answered: [...answered] };
    const { question, danger } = await checker.next(now);
    if (!question) return { interview: now, questions, danger };
    questions.push(question);
    const choices = Object.fromEntries(question.options.map(({ id }) => [id, presenceOf(id)]));
    answered.push({ question, choices });
  }
}

test("danger questions come first, and every interview ends", { tags: ["S2.R18"] }, async () => {
  const { questions, interview, danger } = await run(begin(boy, "earache"), () => "absent");
  expect(questions[0]).toMatchObject({ kind: "red-flags", isNoneAllowed: true, isUnknownAllowed: true });
  for (const { options, text } of questions) {
    expect(text).not.toBe("");
    for (const { id, words } of options) expect(words).not.toBe(id);
  }
  expect(questions.length).toBeLessThanOrEqual(18);
  expect(danger).toBeNull();
  const result = await checker.conclude(interview);
  expect(["self-care", "within-days"]).toContain(result.level);
  expect(result.conditions.length).toBeGreaterThan(0);
  expect(result.getHelpIf.length, "what to look out for").toBeGreaterThan(0);
  expect(result).toMatchObject({ version, isCrisis: false, topics: [{ id: "ear-infection" }] });
  expect(result.specialty.words).not.toBe(result.specialty.slug);
});

test(
  "a danger is reported with its reason after the answer that states it",
  { tags: ["S1.08"] },
  async () => {
    const pressing = (finding: string): Presence =>
      finding === "chest-pain-pressing" || finding === "sweating" ? "present" : "absent";
    const begun = begin({ age: 58, sex: "M" }, "chest-pain");
    const { question } = await checker.next(begun);
    const choices = Object.fromEntries((question?.options ?? []).map(({ id }) => [id, pressing(id)]));
    const reported = { ...begun, answered: question ? [{ question, choices }] : [] };
    const { danger } = await checker.next(reported);
    expect(danger?.level).toMatch(/^emergency-/);
    expect(danger?.reasons.length).toBeGreaterThan(0);
    const result = await checker.conclude(reported);
    expect(result.getHelpIf, "it is here already").toEqual([]);
    expect(result.reasons.some(({ kind }) => kind === "rule")).toBe(true);
  },
);

test.each(["suicidal-thoughts", "suicidal-plan", "self-harm", "overdose-on-purpose"])(
  "%s is a crisis from the start",
  async (id) => {
    const begun = begin(woman, "low-mood");
    const reported = { ...begun, findings: [{ id, words: id, presence: "present" as const }] };
    expect((await checker.next(reported)).danger?.isCrisis).toBe(true);
    expect((await checker.conclude(reported)).isCrisis).toBe(true);
  },
);

test.each([
  [woman, "abdominal-pain", true],
  [{ ...woman, age: 60 }, "abdominal-pain", false],
  [boy, "abdominal-pain", false],
  [woman, "warts-corns", false],
] as const)("%j with %s asks about pregnancy: %s", async (person, id, wanted) => {
  expect(await checker.asksPregnancy(begin(person, id))).toBe(wanted);
});

test("an answer about pregnancy is known from the start", async () => {
  const { questions } = await run(begin({ ...woman, pregnancy: "no" }, "abdominal-pain"), () => "absent");
  const ids = questions.flatMap(({ options }) => options.map(({ id }) => id));
  expect(ids.filter((id) => id === "pregnant" || id === "postpartum")).toEqual([]);
});

test.each([
  ["no", "absent", "absent", "absent"],
  ["under-12-weeks", "present", undefined, "absent"],
  ["over-20-weeks", "present", undefined, "absent"],
  ["maybe", undefined, "present", "absent"],
  ["gave-birth", "absent", "absent", "present"],
  ["unknown", undefined, undefined, undefined],
] as const)(
  "pregnancy told as %s is known as pregnant %s, perhaps %s, a birth %s",
  (pregnancy, ...wanted) => {
    const { known } = openReplay(prepared)(begin({ ...woman, pregnancy }, "headache"));
    expect(["pregnant", "pregnant-maybe", "postpartum"].map((id) => known.get(id))).toEqual(wanted);
  },
);

test("a stated pregnancy week is not asked again", async () => {
  const weeks = { id: "pregnant-12-to-20-weeks", words: "12 weeks", presence: "present" as const };
  const { questions } = await run(
    { ...begin(woman, "pregnancy-bleeding"), findings: [weeks] },
    () => "absent",
  );
  const ids = questions.flatMap(({ options }) => options.map(({ id }) => id));
  expect(questions.length).toBeGreaterThan(2);
  expect(ids.filter((id) => /^(pregnant-|postpartum)/.test(id))).toEqual([]);
});

test("a reason names exactly the answers it refers to", async () => {
  const here = (ids: readonly string[]) => ids.map((id) => ({ id, words: id, presence: "present" as const }));
  const severe = await checker.conclude({
    ...begin(woman, "headache"),
    findings: here(["headache-severe", "fever"]),
  });
  const together = severe.reasons.find(({ words }) => words.startsWith("A headache together with this"));
  expect(together?.answers).toEqual(["A severe headache", "A fever (38 °C or more, or hot and shivery)"]);
  const plain = await checker.conclude({ ...begin(boy, "child-limp"), findings: here(["child-limp"]) });
  expect(plain.reasons.find(({ words }) => words.startsWith("A child who limps"))?.answers).toBeUndefined();
});

test.each([
  [
    "headache",
    ["carbon-monoxide-risk", "better-outdoors", "contact-same-illness"],
    /go outside into fresh air/,
  ],
  ["dizziness", ["carbon-monoxide-risk", "fainting"], /go outside into fresh air/],
  ["red-eye", ["eye-chemical"], /^Rinse the eye/],
] as const)("%s with %j gets first aid at once and no further question", async (complaint, ids, first) => {
  const findings = ids.map((id) => ({ id, words: id, presence: "present" as const }));
  const interview = { ...begin(woman, complaint), findings };
  const { question, danger } = await checker.next(interview);
  expect(question).toBeNull();
  expect(danger?.first).toMatch(first);
  expect((await checker.conclude(interview)).first).toMatch(first);
});

test("possible gas exposure advises leaving, and carbon monoxide is listed first", async () => {
  const gas = { id: "carbon-monoxide-risk", words: "", presence: "present" as const };
  const { interview } = await run(
    { ...begin(woman, "headache", "dizziness"), findings: [gas] },
    () => "absent",
  );
  const { first, conditions } = await checker.conclude(interview);
  expect(first).toMatch(/go outside into fresh air/);
  expect(conditions[0]?.id).toBe("carbon-monoxide");
});

test("a reason names a complaint, not unasked questions", async () => {
  const findings = ["swelling-lips-tongue", "breathless"].map((id) => ({
    id,
    words: id,
    presence: "present" as const,
  }));
  const { reasons } = await checker.conclude({ ...begin(woman, "allergic-reaction"), findings });
  const named = reasons.flatMap(({ answers = [] }) => answers);
  expect(named).toContain("Allergic reaction");
  expect(named.join()).not.toMatch(/reaction before/);
});

test("numbers in a text become findings to confirm, and those implied by the complaint are not repeated", async () => {
  const { meant, findings } = await checker.understand("my ear hurts, temperature 39.4 for 2 days", boy);
  expect(meant).toContain("earache");
  expect(findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["fever-high", "duration-1-to-3-days"]),
  );
  expect(findings.map(({ id }) => id)).not.toContain("ear-pain");
});

test.each([
  ["en", "bad throbbing headaches about twice a week, I see flashing lights before they start", "headache"],
  ["en", "headache with flashing lights before", "headache"],
  ["pt", "dor de cabeça com luzes a piscar antes", "headache"],
  ["fr", "mal de tête avec des lumières qui clignotent avant", "headache"],
  ["fr", "j'ai la gorge qui brûle depuis deux jours, mal quand j'avale et la voix enrouée", "sore-throat"],
  ["en", "I fell down the stairs and my wrist is swollen", "limb-injury"],
  ["es", "me caí por las escaleras y tengo la muñeca hinchada", "limb-injury"],
] as const)("in %s %j leads with %s", async (locale, text, complaint) => {
  const { understand } = await openCheckerIn(locale);
  const { meant, findings } = await understand(text, woman);
  expect(meant[0]).toBe(complaint);
  const ids = findings.map(({ id }) => id);
  for (const other of ["burn", "flashes-of-light", "duration-4-to-7-days"]) expect(ids).not.toContain(other);
});

test.each([
  ["en", "my child is drooling, has a muffled voice and won't drink"],
  ["en", "he can't swallow, spit is running out of his mouth"],
  ["pt", "o meu filho baba-se, tem a voz abafada e não quer beber"],
  ["pt-BR", "meu filho está babando, com a voz abafada e não quer beber"],
  ["it", "mio figlio sbava, ha la voce ovattata e non vuole bere"],
  ["es", "mi hijo babea, tiene la voz apagada y no quiere beber"],
  ["es-CL", "mi hijo está babeando, no puede tragar la saliva"],
  ["fr", "mon fils bave, il a la voix étouffée et ne veut pas boire"],
  ["ar", "ابني لعابه يسيل وصوته مكتوم ولا يشرب"],
] as const)("in %s %j is an urgent throat complaint", async (locale, text) => {
  const { understand, urgentNow } = await openCheckerIn(locale);
  const { meant, complaints, findings } = await understand(text, boy);
  expect(meant).toEqual(["sore-throat"]);
  const named = complaints.filter(({ id }) => meant.includes(id));
  const danger = await urgentNow({ person: boy, complaints: named, findings, answered: [] });
  expect(danger?.level).toMatch(/^emergency-/);
});

test("a sleepy child with diarrhoea who does not drink is an emergency from the text, led by diarrhoea", async () => {
  const text = "watery poo nonstop since yesterday, he is very sleepy now and hasn't peed for 12 hours";
  const { meant, findings } = await checker.understand(text, { age: 3, sex: "M" });
  expect(meant[0]).toBe("child-vomiting-diarrhoea");
  expect(meant).not.toContain("cannot-pass-urine");
  const of = { person: { age: 3, sex: "M" as const }, complaints: [], findings, answered: [] };
  expect((await checker.urgentNow(of))?.level).toBe("emergency-services");
});

test("the week of a pregnancy is read, and pregnancy is not asked after that", async () => {
  const { findings } = await checker.understand("I am 37 weeks with a terrible headache", woman);
  expect(findings.map(({ id }) => id)).toContain("pregnant-over-37-weeks");
  expect(await checker.asksPregnancy({ ...begin(woman, "headache"), findings })).toBe(false);
  const ofMan = await checker.understand("37 weeks headache", { age: 34, sex: "M" });
  expect(ofMan.findings.map(({ id }) => id)).not.toContain("pregnant-over-37-weeks");
});

test.each(["I want a pizza", "the weather is nice and I want an ice cream"])(
  "%j is read as no complaint",
  async (text) => {
    expect((await checker.understand(text, woman)).meant).toEqual([]);
  },
);

test("findings alone offer their complaints, none preselected", async () => {
  const said = { complaints: [], named: [], values: {} };
  const fever = [{ id: "fever", presence: "present" as const, from: "hot" }];
  const reader = checkerOf(
    { ...triage, understand: () => Promise.resolve({ ...said, findings: fever }) },
    "en",
  );
  const { complaints, meant, findings } = await reader.understand("so hot", woman);
  expect(complaints.map(({ id }) => id)).toContain("fever");
  expect(
    complaints.map(({ id }) => id),
    "for children alone",
  ).not.toContain("child-fever");
  expect([meant.length, findings.map(({ id }) => id)]).toEqual([0, ["fever"]]);
});

test("a denied pain is not mentioned in later questions", async () => {
  const { questions } = await run(begin(woman, "sweating"), () => "absent");
  const ofChest = questions.find(({ id }) => id === "danger-chest");
  expect(ofChest?.text).toBe(prepared.groups.get("danger-heart-hidden")?.question);
});

test("the list holds the complaints possible for a person, each under a body part", async () => {
  const [ofBoy, ofWoman] = await Promise.all([checker.complaints(boy), checker.complaints(woman)]);
  expect(ofWoman.map(({ id }) => id)).toContain("period-pain");
  expect(ofBoy.map(({ id }) => id)).not.toContain("period-pain");
  expect(ofBoy.find(({ id }) => id === "earache")?.area).toBe("ear");
  expect(ofBoy.map(({ area }) => area)).not.toContain("women");
});

test(
  "an interview is restored from storage and dropped if the knowledge changed",
  { tags: ["S4.DRAFT.05"] },
  async () => {
    const { interview } = await run(begin(boy, "earache"), () => "unknown");
    const stored: unknown = JSON.parse(JSON.stringify(interview));
    const again = await checker.restore(stored);
    expect(again?.answered).toEqual(interview.answered);
    expect(again?.complaints).toEqual([{ id: "earache", words: "Earache" }]);
    expect(await checker.conclude(again ?? interview)).toEqual(await checker.conclude(interview));
    const other = { ...interview, complaints: [{ id: "of-another-version", words: "x" }] };
    expect(await checker.restore(other)).toBeNull();
    expect(await checker.restore({ patient: { age: 3, sex: "M" } })).toBeNull();
    expect(await checker.restore(null)).toBeNull();
  },
);

test.each([
  ["en", "a stiff neck", "A stiff neck?"],
  ["es", "rigidez de nuca", "¿Rigidez de nuca?"],
  ["es-CL", "rigidez de nuca", "¿Rigidez de nuca?"],
  ["fr", "nuque raide", "Nuque raide\u{a0}?"],
  ["ar", "تيبس الرقبة", "تيبس الرقبة؟"],
  ["pt", "rigidez da nuca", "Rigidez da nuca?"],
] as const)("in %s a finding is asked by its label", (locale, label, wanted) => {
  expect(asQuestion(label, locale)).toBe(wanted);
});

test("groups that lend texts to combined boxes match the engine", () => {
  const texts = Object.values(groupLabelSources).map((id) => prepared.groups.get(id)?.question);
  expect(texts).toEqual([
    "Which of these come with it?",
    "Are any of these true?",
    "Are any of these happening now?",
  ]);
});

test("each topic linked by a result exists in the library", { tags: ["S1.33"] }, () => {
  const folder = new URL("../../../../content/src/health-topics/topics/", import.meta.url);
  const library = new Set(readdirSync(folder).map((file) => file.replace(/\.json$/, "")));
  const linked = [...prepared.knowledge.conditions, ...prepared.knowledge.complaints].flatMap(
    ({ topic }) => topic ?? [],
  );
  expect(linked.filter((topic) => !library.has(topic))).toEqual([]);
});

test("a mild result of burning and frequent urination names its urgent signs", async () => {
  const woman48 = begin({ age: 48, sex: "F" }, "painful-urination", "frequent-urination");
  const { interview } = await run(woman48, (finding) => (finding === "duration-days" ? "present" : "absent"));
  const { level, seeSoonIf, getHelpIf } = await checker.conclude(interview);
  expect(level).toBe("within-days");
  expect(seeSoonIf?.join(" ")).toMatch(/fever|chill|side/i);
  expect([...getHelpIf, ...(seeSoonIf ?? [])].join(" ")).not.toMatch(/ketones|mmol/i);
});
