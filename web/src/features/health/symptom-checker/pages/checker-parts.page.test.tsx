import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import type {
  AnsweredQuestion,
  CheckInterview,
  CheckQuestion,
  CheckResult,
  PossibleCondition,
  SymptomChecker,
} from "../../../../ports/symptom-checker.ts";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import { storeCheck, readStoredCheck } from "../../../../shared/booking/stored-check.ts";
import { joana, showPart } from "../../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../../testing/page-words.ts";
import { AttachedCheck } from "../check-along.tsx";
import { UnidentifiedCheckNotice } from "../unidentified-check-notice.tsx";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useAgeAndSexLabel } from "../use-age-and-sex-label.ts";
import { AllAnswers } from "./all-answers.tsx";
import { AnswersPage } from "./answers-page.tsx";
import { BodyList } from "./body-list.tsx";
import { ConditionList } from "./condition-list.tsx";
import { EmergencyFoot } from "./emergency-foot.tsx";
import { QuestionPage } from "./question-page.tsx";
import { ResultReasoning } from "./result-reasoning.tsx";
import { ShareResult } from "./share-result.tsx";
import { TapForm } from "./tap-form.tsx";
import { UnsureDangers } from "./unsure-dangers.tsx";
import { AlternativesToCheck } from "./ways-on.tsx";

const now = Date.UTC(2026, 10, 24, 9);
const nothing = () => {};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
const question = (more: Partial<CheckQuestion> = {}): CheckQuestion => ({
  id: "flags",
  kind: "red-flags",
  text: "Is any of this so?",
  options: [
    { id: "breath", words: "Hard to breathe" },
    { id: "drool", words: "Cannot swallow" },
  ],
  isNoneAllowed: true,
  isUnknownAllowed: true,
  ...more,
});
const fever = question({
  id: "fever",
  kind: "finding",
  text: "Do you have a fever?",
  options: [{ id: "fever", words: "Fever" }],
  isNoneAllowed: false,
});
const answered = (of: CheckQuestion, choices: AnsweredQuestion["choices"]): AnsweredQuestion => ({
  question: of,
  choices,
});
const interview = (more: Partial<CheckInterview> = {}): CheckInterview => ({
  person: { age: 34, sex: "F" },
  complaints: [{ id: "throat", words: "Sore throat" }],
  findings: [],
  answered: [],
  ...more,
});
const result = (more: Partial<CheckResult> = {}): CheckResult => ({
  level: "self-care",
  isCrisis: false,
  reasons: [],
  getHelpIf: [],
  selfCare: [],
  conditions: [],
  specialty: { words: "General practice", slug: "general-practice" },
  topics: [],
  version: "2026.11",
  reviewed: null,
  ...more,
});
const flu: PossibleCondition = {
  id: "flu",
  name: "Flu",
  medicalName: "influenza",
  fit: "well",
  isEmergency: false,
  topic: "flu",
};
const show = (part: ReactNode, more: object = {}) => showPart(part, { now, ...more });
const itemsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the person of a check", () => {
  function Who(person: CheckInterview["person"]) {
    return useAgeAndSexLabel()(person);
  }
  test.each([
    [34, "F", "Female, 34 years old"],
    [2, "M", "Male, 2 years old"],
    [1.99, "M", "Male, 23 months old"],
    [1, "F", "Female, 12 months old"],
    [0.25, "F", "Female, 3 months old"],
    [0.24, "M", "Male, 13 weeks old"],
    [7 / 365.25, "M", "Male, 1 week old"],
    [0, "F", "Female, less than a week old"],
    [119, "F", "Female, 119 years old"],
  ] as const)("at the age of %s and the sex %s is “%s”", async (age, sex, words) => {
    await show(<Who age={age} sex={sex} />);
    expect(pageText()).toBe(words);
  });
});

describe("an answer in words", () => {
  function Words({ of }: { of: AnsweredQuestion }) {
    const said = useAnswerLabels();
    return (
      <>{[said.answer(of), said.part(of), said.wholeAnswer(of), String(said.isReported(of))].join(" | ")}</>
    );
  }
  const one = question({ kind: "one", text: "How long?" });
  test.each([
    [fever, { fever: "present" }, "Yes | Yes | Yes | true"],
    [fever, { fever: "absent" }, "No | No: Fever | No | false"],
    [fever, { fever: "unknown" }, "I am not sure | Not sure: Fever | I am not sure | true"],
    [
      one,
      { breath: "present", drool: "absent" },
      "Hard to breathe | Hard to breathe | Hard to breathe | true",
    ],
    [
      one,
      { breath: "unknown", drool: "unknown" },
      "I am not sure | Not sure: Hard to breathe; Cannot swallow | I am not sure | true",
    ],
    [
      question(),
      { breath: "present", drool: "present" },
      "Hard to breathe and cannot swallow | Hard to breathe and cannot swallow | Yes: Hard to breathe; Cannot swallow | true",
    ],
    [
      question(),
      { breath: "present", drool: "absent" },
      "Hard to breathe | Hard to breathe | Yes: Hard to breathe. No: Cannot swallow | true",
    ],
    [
      question(),
      { breath: "absent", drool: "absent" },
      "None of these | No: Hard to breathe; Cannot swallow | No: Hard to breathe; Cannot swallow | false",
    ],
    [
      question(),
      { breath: "absent", drool: "unknown" },
      "I am not sure | Not sure: Cannot swallow | No: Hard to breathe. Not sure: Cannot swallow | true",
    ],
  ] as const)("of %o with %j", async (of, choices, words) => {
    await show(<Words of={answered(of, choices)} />);
    expect(pageText()).toBe(words);
  });

  function Lists({ of }: { of: CheckInterview }) {
    const said = useAnswerLabels();
    return (
      <>
        {[said.denied(of), said.unsureDangers(of).join(), said.complaints(of), said.yes(of).join()].join(
          " | ",
        )}
      </>
    );
  }
  test("joins present, absent and unknown findings once each", async () => {
    const of = interview({
      complaints: [
        { id: "a", words: "Sore throat" },
        { id: "b", words: "Cough" },
        { id: "c", words: "COVID-19" },
      ],
      findings: [
        { id: "f", words: "Fever", presence: "present" },
        { id: "g", words: "Rash", presence: "absent" },
      ],
      answered: [
        answered(question(), { breath: "absent", drool: "unknown" }),
        answered(question({ id: "again", kind: "several" }), { breath: "absent", drool: "present" }),
        answered(question({ id: "one", kind: "one" }), { breath: "absent", drool: "absent" }),
      ],
    });
    await show(<Lists of={of} />);
    expect(pageText()).toBe(
      "No: Hard to breathe | Cannot swallow | Sore throat, cough, and COVID-19 | Sore throat,Cough,COVID-19,Fever,Cannot swallow",
    );
  });
});

describe("the possible conditions", () => {
  const tear: PossibleCondition = {
    ...flu,
    id: "tear",
    name: "Torn vessel",
    medicalName: null,
    fit: "partly",
    isEmergency: true,
  };

  test("are absent where nothing matches", async () => {
    await show(<ConditionList conditions={[]} />);
    expect(pageText()).toBe("");
  });

  test("state how well they match and their medical name", async () => {
    await show(
      <ConditionList
        conditions={[flu, { ...flu, id: "cold", name: "Cold", medicalName: null, fit: "partly" }]}
      />,
    );
    expect(itemsIn(screen.getByRole("main"))).toEqual([
      expect.stringMatching(/^Flu \(influenza\)fits well/),
      expect.stringMatching(/^Coldfits partly/),
    ]);
  });

  test("list a less likely danger separately, for a doctor to rule out", async () => {
    await show(<ConditionList conditions={[flu, tear]} />);
    const heading = screen.getByRole("heading", { name: "A doctor should rule this out:" });
    expect(itemsIn(heading.parentElement as HTMLElement)).toEqual([expect.stringMatching(/^Torn vessel/)]);
    expect(pageText()).not.toMatch(/Torn vessel\s*fits/);
  });

  test("put the danger a sign points to first, with its source", async () => {
    const ofSign = {
      organisation: "NICE",
      title: "Torn vessels",
      url: "https://www.nice.org.uk/guidance/ng228",
    };
    const other = { ...tear, id: "bleeding", name: "Bleeding" };
    await show(<ConditionList conditions={[{ ...tear, ofSign }, flu, other]} />);
    expect(itemsIn(screen.getByRole("main"))).toEqual([
      expect.stringMatching(/^Torn vesselSource: NICE: Torn vessels/),
      expect.stringMatching(/^Bleeding/),
      expect.stringMatching(/^Flu \(influenza\)/),
    ]);
    expect(screen.getByRole("link", { name: "NICE: Torn vessels" }).getAttribute("href")).toBe(ofSign.url);
    expect(pageText()).not.toMatch(/fits/);
  });

  test.each([
    ["fits best", [tear, flu]],
    ["fits well", [flu, { ...tear, fit: "well" as const }]],
  ])("list a danger among the others where it %s", async (_, conditions) => {
    await show(<ConditionList conditions={conditions} />);
    expect(screen.queryByRole("heading", { name: "A doctor should rule this out:" })).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test.each([
    ["flu", true, "/health-search?topic=flu&from=check"],
    [null, true, null],
    ["flu", false, null],
  ])("link to the topic %s of an enabled library: %s", async (topic, elsevierIntegration, address) => {
    await show(<ConditionList conditions={[{ ...flu, topic }]} />, { settings: { elsevierIntegration } });
    expect(screen.queryByRole("link")?.getAttribute("href") ?? null).toBe(address);
  });
});

describe("the other parts of a result", () => {
  const all = {
    getHelpIf: ["Hard to breathe"],
    seeSoonIf: ["Ear pain"],
    selfCare: ["Drink enough."],
    conditions: [flu],
  };

  test("appear for each content, and not when empty", async () => {
    const { show: next } = await show(<ResultReasoning result={result(all)} interview={interview()} />);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Get help right away if",
      "See a doctor within a few hours if one of these starts",
      "What you can do yourself",
      "What it may be",
    ]);
    next(<ResultReasoning result={result()} interview={interview()} />);
    expect(pageText()).toBe("");
  });

  test("name no illness to a person with suicidal thoughts", async () => {
    await show(<ResultReasoning result={result({ ...all, isCrisis: true })} interview={interview()} />);
    expect(screen.queryByRole("heading", { name: "What it may be" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Get help right away if" })).toBeTruthy();
  });

  test.each([
    ["112", /^Call 112, or go to an emergency department/],
    [null, /^Call the emergency number, or go to an emergency department/],
  ])("name whom to call where the clinic's number is %s", async (emergencyNumber, words) => {
    await show(<ResultReasoning result={result(all)} interview={interview()} />, {
      settings: { emergencyNumber },
    });
    const help = screen.getByRole("heading", { name: "Get help right away if" }).parentElement;
    expect(plain(help?.querySelector("p")?.textContent ?? "")).toMatch(words);
    expect(help?.querySelector("a")?.getAttribute("href") ?? null).toBe(
      emergencyNumber === null ? null : `tel:${emergencyNumber}`,
    );
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("link to the library where the clinic has one: %s", async (elsevierIntegration, count) => {
    const topics = [{ id: "throat", words: "Sore throat" }];
    await show(<ResultReasoning result={result({ topics })} interview={interview()} />, {
      settings: { elsevierIntegration },
    });
    expect(screen.queryAllByRole("link", { name: "Read more about: Sore throat" })).toHaveLength(count);
  });
});

describe("uncertain danger signs", () => {
  const unsure = interview({ answered: [answered(question(), { breath: "unknown", drool: "absent" })] });

  test("are listed again beside a mild result", async () => {
    await show(<ResultReasoning result={result()} interview={unsure} />);
    expect(itemsIn(screen.getByRole("main"))).toEqual(["Hard to breathe"]);
    expect(pageText()).toContain("If one of them is there, or you still can’t tell, see a doctor today.");
  });

  test.each([
    ["112", "If one of them is there, call 112 now."],
    [null, "If one of them is there, call your emergency number now."],
  ])("show the number %s where one would be an emergency", async (emergencyNumber, words) => {
    const of = result({ unsureEmergencies: ["Cannot swallow"] });
    await show(<UnsureDangers result={of} interview={unsure} />, { settings: { emergencyNumber } });
    expect(itemsIn(screen.getByRole("main"))).toEqual(["Cannot swallow"]);
    expect(plain(pageText())).toContain(words);
  });

  test.each(["emergency-services", "emergency-department-now"] as const)(
    "are not shown beside the result %s",
    async (level) => {
      await show(<ResultReasoning result={result({ level })} interview={unsure} />);
      expect(pageText()).toBe("");
    },
  );

  test("are at most six", async () => {
    const options = Array.from({ length: 9 }, (_, index) => ({ id: `s${index}`, words: `Sign ${index}` }));
    const choices = Object.fromEntries(options.map(({ id }) => [id, "unknown" as const]));
    const of = interview({ answered: [answered(question({ options }), choices)] });
    await show(<UnsureDangers result={result()} interview={of} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
  });
});

describe("the answers below a result", () => {
  const of = interview({
    person: { age: 30, sex: "F", pregnancy: "maybe" },
    findings: [{ id: "rash", words: "Rash", presence: "absent" }],
    answered: [
      answered(fever, { fever: "present" }),
      answered(question(), { breath: "absent", drool: "absent" }),
    ],
  });
  const open = (more: Partial<CheckResult> = {}, onAnswers = nothing, about = of) =>
    show(<AllAnswers interview={about} result={result(more)} onAnswers={onAnswers} />);

  test("show present findings, and in print absent ones", async () => {
    await open();
    const lines = itemsIn(screen.getByRole("main"));
    expect(lines[0]).toBe("Female, 30 years old");
    expect(lines).toContain("Sore throat");
    expect(lines).toContain("Rash: no");
    expect(lines).toContain("Do you have a fever? Yes");
    expect(lines).toContain("No: Hard to breathe; Cannot swallow");
    expect(pageText()).toContain("Version of the knowledge: 2026.11");
  });

  test("can be changed where anything was answered", async () => {
    const changed = vi.fn<() => void>();
    const { user, show: next } = await open({}, changed);
    await user.click(screen.getByRole("button", { name: "Change an answer" }));
    expect(changed).toHaveBeenCalledOnce();
    next(<AllAnswers interview={interview()} result={result()} onAnswers={nothing} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    [null, /^$/],
    [{ conditions: 0, of: 100 }, /No doctor has checked the content/],
    [{ conditions: 99, of: 100 }, /Doctors have checked only part/],
    [{ conditions: 100, of: 100 }, /^$/],
  ])("state how much was reviewed by doctors: %j", async (reviewed, words) => {
    await open({ reviewed });
    const said = pageText().match(/(No doctor has|Doctors have) checked[^.]*\./)?.[0] ?? "";
    expect(said).toMatch(words);
  });
});

describe("changeable answers", () => {
  test("have a link each, also several under one question", async () => {
    const places: number[] = [];
    const several = question({ id: "more", options: [{ id: "drool2", words: "Swollen face" }] });
    const of = interview({
      person: { age: 30, sex: "F", pregnancy: "no" },
      answered: [
        answered(question(), { breath: "present", drool: "absent" }),
        answered(several, { drool2: "absent" }),
        answered(fever, { fever: "unknown" }),
      ],
    });
    const unused = [answered(question({ text: "Does it hurt?" }), { breath: "absent", drool: "absent" })];
    const { user } = await show(
      <AnswersPage
        {...{ interview: of, unused }}
        onBack={nothing}
        onChange={(place) => places.push(place)}
        onComplaints={() => places.push(-1)}
        onPregnancy={() => places.push(-2)}
        onDone={() => places.push(99)}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Change the main symptoms" }));
    await user.click(screen.getByRole("button", { name: "Change: Do you have a fever?" }));
    await user.click(screen.getByRole("button", { name: "Change: Is any of this so? Hard to breathe" }));
    await user.click(screen.getByRole("button", { name: "Change: Is any of this so? No: Swollen face" }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(places).toEqual([-1, 2, 0, 1, 99]);
    const kept = screen.getByRole("heading", { name: "Kept from before your change" }).parentElement;
    expect(kept?.textContent).toContain("Does it hurt? No: Hard to breathe; Cannot swallow");
  });
});

describe("a checker question", () => {
  const open = async (of: CheckQuestion, more: object = {}) => {
    const answers: AnsweredQuestion["choices"][] = [];
    const shown = await show(
      <QuestionPage
        onBack={null}
        interview={interview()}
        question={of}
        known={null}
        danger={null}
        urgentWith={() => Promise.resolve(null)}
        progress={0.1}
        isSlow={false}
        onAnswer={(choices) => answers.push(choices)}
        onEnd={null}
        onAnswers={null}
        onAgain={nothing}
        {...more}
      />,
    );
    const next = () => shown.user.click(screen.getByRole("button", { name: "Next question" }));
    return { ...shown, answers, next };
  };

  test("without an answer explains how to be unsure, until something is ticked", async () => {
    const { user, answers, next } = await open(question());
    await next();
    const says = "Choose an answer. You can choose “I am not sure”.";
    expect(screen.getByText(says)).toBeTruthy();
    const first = screen.getByRole("checkbox", { name: "Hard to breathe" });
    expect(document.activeElement).toBe(first);
    await user.click(first);
    expect(screen.queryByText(says)).toBeNull();
    await next();
    expect(answers).toEqual([{ breath: "present", drool: "absent" }]);
  });

  test.each([
    ["None of these", { breath: "absent", drool: "absent" }],
    ["I am not sure", { breath: "unknown", drool: "unknown" }],
  ])("with nothing ticked continues by one tap on %s", async (name, choices) => {
    const { user, answers } = await open(question());
    await user.click(screen.getByRole("checkbox", { name }));
    expect(answers).toEqual([choices]);
  });

  test('keeps ticked answers when "none" is tapped', async () => {
    const { user, answers, next } = await open(question());
    await user.click(screen.getByRole("checkbox", { name: "Hard to breathe" }));
    await user.click(screen.getByRole("checkbox", { name: "None of these" }));
    expect(answers).toEqual([]);
    expect(screen.getByRole("checkbox", { name: "Hard to breathe" })).toHaveProperty("checked", false);
    await next();
    expect(answers).toEqual([{ breath: "absent", drool: "absent" }]);
  });

  test("waits for the button in keyboard use", async () => {
    const { user, answers } = await open(fever);
    screen.getByRole("radio", { name: "Yes" }).focus();
    await user.keyboard(" ");
    expect(answers).toEqual([]);
    await user.keyboard("{Enter}");
    expect(answers).toEqual([{ fever: "present" }]);
  });

  test.each([
    [question(), { breath: "present", drool: "present" }, ["Hard to breathe", "Cannot swallow"]],
    [question(), { breath: "absent", drool: "absent" }, ["None of these"]],
    [question(), { breath: "unknown", drool: "unknown" }, ["I am not sure"]],
    [fever, { fever: "present" }, ["Yes"]],
    [fever, { fever: "absent" }, ["No"]],
    [fever, { fever: "unknown" }, ["I am not sure"]],
  ] as const)("asked again has the earlier answer ticked: %#", async (of, known, ticked) => {
    await open(of, { known });
    const boxes = [...screen.queryAllByRole("checkbox"), ...screen.queryAllByRole("radio")];
    const names = boxes
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => box.closest("label")?.textContent);
    expect(names).toEqual(ticked);
  });

  test.each([
    [0, "Just begun."],
    [0.2, "Not halfway yet."],
    [0.45, "About halfway."],
    [0.65, "More than half."],
    [0.85, "Nearly done."],
  ])("at %s of the way says so in words", async (progress, words) => {
    await open(fever, { progress });
    expect(pageText()).toContain(`${words} You said: Sore throat`);
  });

  test.each([
    ["emergency-services", "Call 112 now."],
    ["emergency-department-now", "Go to an emergency department now."],
  ] as const)("beside a danger of %s says what to do, and may be left", async (level, words) => {
    const ended = vi.fn<() => void>();
    const danger = { level, isCrisis: false, reasons: ["Hard to breathe"] };
    const { user } = await open(fever, { danger, onEnd: ended });
    await expectPageText(words);
    expect(pageText()).toContain("You need not answer the questions that follow.");
    await user.click(screen.getByRole("button", { name: "What to do now" }));
    expect(ended).toHaveBeenCalledOnce();
  });

  test("whose ticked danger could not be judged continues", async () => {
    const { user, answers, next } = await open(question(), {
      urgentWith: () => Promise.reject(new Error("lost")),
    });
    await user.click(screen.getByRole("checkbox", { name: "Hard to breathe" }));
    await next();
    expect(answers).toHaveLength(1);
  });

  test("focuses its heading without scrolling", async () => {
    await show(<TapForm question="How long?" options={[]} known={[]} onDone={nothing} />);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "How long?" }));
  });
});

describe("the list of all complaints", () => {
  const person = { age: 34, sex: "F" as const };
  const ear = { id: "ear", words: "Earache", area: "ear" as const };
  const rash = { id: "rash", words: "Rash", area: "skin" as const };
  const other = { id: "other", words: "Something else", area: null };
  const checkerOf = (complaints: SymptomChecker["complaints"]) =>
    ({ name: "embedded", complaints }) as SymptomChecker;
  const open = (more: object = {}, complaints = [ear, rash, other] as const) => {
    const chosen: string[] = [];
    const props = {
      person,
      chosen: [],
      isFull: false,
      onChoose: ({ id }: { id: string }) => chosen.push(id),
    };
    const checker = checkerOf(() => Promise.resolve(complaints));
    return show(<BodyList {...props} {...{ checker }} {...more} />).then((shown) => ({ ...shown, chosen }));
  };

  test("is grouped by body part and returns the tapped one", async () => {
    const { user, chosen } = await open();
    expect(await screen.findByText("Where is it?")).toBeTruthy();
    expect(screen.getByText("Ears")).toBeTruthy();
    expect(screen.queryByText("Eyes")).toBeNull();
    await user.click(screen.getByText("Rash"));
    await user.click(screen.getByText("Something else"));
    expect(chosen).toEqual(["rash", "other"]);
  });

  test("omits a body part whose complaints are all chosen", async () => {
    await open({ chosen: [ear] });
    expect(await screen.findByText("Skin, hair and nails")).toBeTruthy();
    expect(screen.queryByText("Ears")).toBeNull();
  });

  test("says that three is the maximum when three are chosen", async () => {
    await open({ isFull: true });
    expect(await screen.findByText("You can choose up to three.")).toBeTruthy();
    expect(screen.queryByText("Rash")).toBeNull();
  });

  test("is optional where it cannot be loaded", async () => {
    await open({ checker: checkerOf(() => Promise.reject(new Error("lost"))) });
    expect(screen.queryByText("Where is it?")).toBeNull();
  });
});

describe("the alternatives without a result", () => {
  const slot = { doctorId: 3, startTime: "2026-11-24T14:00:00.000Z" };
  test.each([
    [null, "Book a doctor", "/doctors"],
    [slot, "Continue booking", "/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z"],
  ])("at the time %j are %s", async (of, name, address) => {
    await show(<AlternativesToCheck slot={of} />, { settings: { clinicPhone: "+351 210 000 000" } });
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
    expect(screen.getByRole("link", { name: "Call the clinic" }).getAttribute("href")).toBe(
      "tel:+351210000000",
    );
  });

  test("have no telephone where the clinic has none", async () => {
    await show(<AlternativesToCheck slot={null} />, { settings: { clinicPhone: null } });
    expect(screen.queryByRole("link", { name: "Call the clinic" })).toBeNull();
  });

  test("take the typed text into the booking", async () => {
    const { user } = await show(<AlternativesToCheck slot={slot} />);
    await user.click(screen.getByRole("link", { name: "Continue booking" }));
    expect(readStoredCheck(deviceMemory(localStorage), now)?.isCarried).toBe(true);
  });

  test.each([
    ["112", "Suddenly worse, chest pain or trouble breathing? Call 112 now."],
    [null, "Suddenly worse, chest pain or trouble breathing? Call your emergency number now."],
  ])("are below the urgent notice with the number %s", async (emergencyNumber, words) => {
    await show(<EmergencyFoot />, { settings: { emergencyNumber } });
    expect(plain(pageText())).toBe(words);
  });
});

describe("a shared result", () => {
  const shared = result({ reasons: [{ kind: "rule", words: "Only since yesterday" }] });
  const open = () => show(<ShareResult interview={interview()} result={shared} />);

  test("is text with urgency, person, and the lack of validation", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error("put off"));
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { share }));
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Share the result" }));
    const lines = share.mock.calls[0]?.[0].text?.split("\n") ?? [];
    expect(lines.slice(1)).toEqual([
      "Female, 34 years old: Sore throat",
      "Only since yesterday",
      "Symptom checker: based on public health guidance, not validated by clinicians, not a medical device.",
    ]);
  });

  test("is copied where the browser cannot share", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Copy the result" })).toBeTruthy();
  });
});

describe("a check in a booking", () => {
  const slot = { doctorId: 3, startTime: "2026-11-24T14:00:00.000Z" };
  const memory = () => deviceMemory(localStorage);
  const store = (more: object) =>
    storeCheck(memory(), { interview: interview(), details: "{}", ...more }, now);
  const woman = { birthdate: "1992-04-02", sex: "female" as const };
  const open = (more: object = {}, settings: object = { patientsSymptomChecker: true }) =>
    show(<AttachedCheck slot={slot} bookedFor={null} seen={woman} {...more} />, { patient: joana, settings });
  const box = () => screen.queryByRole("checkbox", { name: "Send the symptom check with this booking" });

  test("is offered where none was made, and resumed where one was started", async () => {
    await open();
    const address = "/scheduling/symptom-checker?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z";
    expect(screen.getByRole("link", { name: "Check your symptoms first" }).getAttribute("href")).toBe(
      address,
    );
  });

  test("for somebody else does not speak of the reader's symptoms", async () => {
    await open({ bookedFor: 9 });
    expect(screen.getByRole("link", { name: "Check the patient’s symptoms first" })).toBeTruthy();
  });

  test("for somebody else that was started does not speak of the reader's check", async () => {
    store({ details: null });
    await open({ bookedFor: 9 });
    expect(screen.getByRole("link", { name: "Continue the symptom check" })).toBeTruthy();
  });

  test("that was started is resumed", async () => {
    store({ details: null });
    await open();
    expect(screen.getByRole("link", { name: "Continue your symptom check" })).toBeTruthy();
  });

  test("of the patient is sent only while its box is ticked", async () => {
    store({ dependentId: null });
    const { user } = await open();
    expect(box()).toHaveProperty("checked", false);
    await user.click(box() as HTMLElement);
    expect(readStoredCheck(memory(), now)?.isShared).toBe(true);
    await user.click(box() as HTMLElement);
    expect(readStoredCheck(memory(), now)?.isShared).toBe(false);
  });

  test.each([
    ["of a child, for the patient", { dependentId: 9 }, null],
    ["of the patient, for a child", { dependentId: null }, 9],
    ["of one child, for another", { dependentId: 9 }, 8],
  ])("%s is not sent, with a notice", async (_, more, bookedFor) => {
    store(more);
    await open({ bookedFor });
    expect(pageText()).toContain("Your symptom check was for someone else.");
    expect(box()).toBeNull();
  });

  test.each([
    ["matches", woman, "Send the symptom check with this booking"],
    [
      "is of another age",
      { ...woman, birthdate: "1960-04-02" },
      "Your symptom check is about someone else: Female, 34 years old.",
    ],
    [
      "is of another sex",
      { ...woman, sex: "male" },
      "Your symptom check is about someone else: Female, 34 years old.",
    ],
    [
      "is not known yet",
      { birthdate: null, sex: null },
      "It is about: Female, 34 years old. We only send it if",
    ],
  ])("of a visitor says whether it matches when the patient %s", async (_, seen, says) => {
    store({});
    await open({ seen });
    expect(pageText()).toContain(says);
    expect(box() === null).toBe(says.startsWith("Your symptom check is about someone else"));
  });

  test.each([
    ["2026-11-24T13:59:00.000Z", "/doctors?specialties=cardiology,general-practice", "cardiology"],
    ["2026-11-24T13:59:00.000Z", "/doctors?specialties=general-practice", null],
    ["2026-11-24T14:00:00.000Z", null, null],
  ])("that advises care until %s leads to an earlier time: %s", async (until, address, specialty) => {
    store({ dependentId: null, seenBy: Date.parse(until), specialty });
    await open();
    expect(screen.queryByRole("link", { name: "Find an earlier time" })?.getAttribute("href") ?? null).toBe(
      address,
    );
  });

  test.each([
    [7, "/profile?add=1", "Add the child"],
    [17, "/profile?add=1", "Add the child"],
    [18, "/profile?add=1", "Add this person"],
    [18, null, null],
  ])(
    "of an unknown person aged %s asks who the patient is, with the link %s",
    async (age, addAddress, name) => {
      await show(<UnidentifiedCheckNotice checked={{ age, sex: "M" }} addAddress={addAddress} />);
      expect(pageText()).toContain(`about someone else: Male, ${age} years old. Who is the appointment for?`);
      expect(screen.queryByRole("link")?.textContent ?? null).toBe(name);
    },
  );
});
