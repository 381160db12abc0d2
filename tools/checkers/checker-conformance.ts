import { expect, test } from "vitest";
import {
  careLevels,
  type AnsweredQuestion,
  type CheckInterview,
  type CheckQuestion,
  type Presence,
  type SymptomChecker,
} from "../../web/src/ports/symptom-checker.ts";

type Open = () => Promise<SymptomChecker>;

/** What a checker is tested with: texts that it understands, and the danger of their complaint. */
export type CheckerTrial = {
  open: Open;
  words: { complaint: string; denial: string; nonsense: string };
  /** Matches the text of an option that is an emergency. */
  dangerous: RegExp;
  complaintOfDanger: string;
};

/** Declares the tests that every symptom checker must pass; call it in a test file. Each test opens a checker of its own. */
export function testChecker(name: string, trial: CheckerTrial): void {
  const { open, words, dangerous, complaintOfDanger } = trial;
  const complaintOf = async (checker: SymptomChecker, text: string) => {
    const { complaints } = await checker.understand(text, person);
    const [first] = complaints;
    if (!first) throw new Error(`${name} understands nothing of "${text}"`);
    return { id: first.id, words: first.words };
  };
  /** Answers until nothing is asked any more. */
  const run = async (
    checker: SymptomChecker,
    begun: CheckInterview,
    presenceOf: (words: string, question: CheckQuestion, at: number) => Presence,
  ) => {
    const answered: AnsweredQuestion[] = [];
    for (let count = 0; count < 40; count += 1) {
      const { question, danger } = await checker.next({ ...begun, answered: [...answered] });
      if (!question) return { interview: { ...begun, answered }, danger };
      const choices = Object.fromEntries(
        question.options.map((one, at) => [one.id, presenceOf(one.words, question, at)]),
      );
      answered.push({ question, choices });
    }
    throw new Error(`${name} never ends`);
  };

  test(`${name} lists complaints with its own texts and names`, async () => {
    const complaints = await (await open()).complaints(person);
    expect(complaints.length).toBeGreaterThan(3);
    expect(new Set(complaints.map(({ id }) => id)).size).toBe(complaints.length);
    for (const { id, words: said } of complaints) expect([id, said]).not.toContain("");
  });

  test(`${name} understands a complaint and a denial, and no nonsense`, async () => {
    const checker = await open();
    const said = await checker.understand(`${words.complaint}, ${words.denial}`, person);
    expect(said.complaints.map(({ id }) => id)).toEqual(expect.arrayContaining([...said.meant]));
    expect(said.complaints.length).toBeGreaterThan(0);
    expect(said.findings.some(({ presence }) => presence === "absent")).toBe(true);
    expect((await checker.understand(words.nonsense, person)).meant).toEqual([]);
  });

  test.each(["absent", "unknown"] as const)(
    `${name} ends with an urgency where everything is %s`,
    async (presence) => {
      const checker = await open();
      const begun = begunWith(await complaintOf(checker, words.complaint));
      const { interview } = await run(checker, begun, (_words, { kind }, at) =>
        kind === "one" && presence === "absent" ? (at === 0 ? "present" : "absent") : presence,
      );
      expect(interview.answered.length).toBeGreaterThan(0);
      const result = await checker.conclude(interview);
      expect(careLevels).toContain(result.level);
      expect(result.version).not.toBe("");
      expect(result.specialty.slug).not.toBe("");
      expect(result.conditions.length).toBeGreaterThan(0);
      for (const { name: called, fit } of result.conditions) {
        expect(called).not.toBe("");
        expect(["well", "partly"]).toContain(fit);
      }
    },
  );

  test(`${name} asks with labelled options, and never what was answered`, async () => {
    const checker = await open();
    const begun = begunWith(await complaintOf(checker, words.complaint));
    const requested: string[] = [];
    await run(checker, begun, (_words, question) => {
      requested.push(question.id);
      expect(question.text).not.toBe("");
      expect(question.options.length).toBeGreaterThan(question.kind === "finding" ? 0 : 1);
      return "absent";
    });
    const ids = requested.filter((id, at) => id !== requested[at - 1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test(`${name} is stateless: the same interview gets the same answer in any order`, async () => {
    const [one, another] = [await open(), await open()];
    const begun = begunWith(await complaintOf(one, words.complaint));
    const { interview } = await run(one, begun, () => "absent");
    expect(await another.conclude(interview)).toEqual(await one.conclude(interview));
    expect(await one.next(begun)).toEqual(await another.next(begun));
  });

  test(`${name} reports a danger with its reason after the answer that states it, permanently`, async () => {
    const checker = await open();
    const begun = begunWith(await complaintOf(checker, complaintOfDanger));
    const { interview, danger } = await run(checker, begun, (said) =>
      dangerous.test(said) ? "present" : "absent",
    );
    expect(danger?.level).toMatch(/^emergency-/);
    expect(danger?.reasons.length).toBeGreaterThan(0);
    const result = await checker.conclude(interview);
    expect(result.level).toMatch(/^emergency-/);
    expect(result.reasons.length).toBeGreaterThan(0);
  });

  test(`${name} restores a stored interview and refuses an invalid one`, async () => {
    const checker = await open();
    const begun = begunWith(await complaintOf(checker, words.complaint));
    const { interview } = await run(checker, begun, () => "absent");
    const stored: unknown = JSON.parse(JSON.stringify(interview));
    expect(await checker.restore(stored)).toEqual(interview);
    for (const none of [null, {}, { person: { age: 34, sex: "X" } }, "text"])
      expect(await checker.restore(none)).toBeNull();
    const ofAnother = { ...interview, findings: [{ id: "Nobody knows", words: "x", presence: "present" }] };
    expect(await checker.restore(ofAnother)).toBeNull();
  });
}

const person = { age: 34, sex: "F" } as const;
const begunWith = (...complaints: CheckInterview["complaints"]): CheckInterview => ({
  person,
  complaints,
  findings: [],
  answered: [],
});

/**
 * Declares further tests for third-party checkers: our own recognition of danger, and a rejection when it is unavailable (`openAway`). The
 * checker must know the complaint `s_101`.
 */
export function testOutsideChecker(name: string, { open, openAway }: { open: Open; openAway: Open }): void {
  const headache = { id: "s_101", words: "Headache" };

  test(`${name} keeps words of suicide a crisis to the end, whatever the company answers`, async () => {
    const checker = await open();
    const reported = { ...begunWith(headache), warning: "crisis" as const };
    expect((await checker.next(reported)).danger?.isCrisis).toBe(true);
    expect((await checker.urgentNow(reported))?.isCrisis).toBe(true);
    expect((await checker.conclude(reported)).isCrisis).toBe(true);
  });

  test(`${name} keeps words of an emergency one to the end, whatever the company answers`, async () => {
    const checker = await open();
    const reported = { ...begunWith(headache), warning: "emergency" as const };
    expect((await checker.next(reported)).danger).toMatchObject({
      level: "emergency-department-now",
      isCrisis: false,
    });
    expect(await checker.urgentNow(reported)).toMatchObject({ level: "emergency-department-now" });
    expect(await checker.conclude(reported)).toMatchObject({
      level: "emergency-department-now",
      isCrisis: false,
    });
  });

  test.each([
    ["Suicidal thoughts", true],
    ["Headache", false],
  ])(`${name} treats "%s" as a crisis by our own reading: %s`, async (words, isCrisis) => {
    const checker = await open();
    const reported = {
      ...begunWith(headache),
      findings: [{ id: "s_901", words, presence: "present" as const }],
    };
    expect((await checker.urgentNow(reported))?.isCrisis ?? false).toBe(isCrisis);
    expect((await checker.conclude(reported)).isCrisis).toBe(isCrisis);
  });

  test(`${name} rejects while its service is unavailable`, async () => {
    const checker = await openAway();
    const begun = begunWith(headache);
    for (const requested of [
      checker.complaints(person),
      checker.understand("headache", person),
      checker.next(begun),
      checker.conclude(begun),
    ])
      await expect(requested).rejects.toBeInstanceOf(Error);
  });
}
