import {
  concludeSymptomCheck,
  listSymptoms,
  nextSymptomQuestion,
  understandSymptoms,
} from "@anteroom/contract/health/symptom-checks";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import { locales } from "@anteroom/domain/shared/locales";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  careLevels,
  type CheckInterview,
  type CheckQuestion,
  type CheckResult,
} from "../../ports/symptom-checker.ts";
import { openCrisisReader, raiseResultToOwnWarning, addOwnWarning } from "./crisis.ts";
import type { ScriptFrame } from "./open-frame.ts";
import { readComplaints, readResult, readStep, readUnderstood } from "./read-answers.ts";
import { openRemoteChecker } from "./remote-checker.ts";
import { restoreOutsideInterview } from "./reported-outside.ts";
import { openScriptChecker } from "./script-checker.ts";

const cough = { id: "s_1", words: "Cough" };
const interview: CheckInterview = {
  person: { age: 34, sex: "F" },
  complaints: [cough],
  findings: [],
  answered: [],
};
const specialty = { id: "general-practice", name: "General practice" } as unknown as CheckResult["specialty"];
const answered = {
  level: "self-care",
  reasons: [{ kind: "rule", words: "A mild cold" }],
  getHelpIf: ["You cannot breathe"],
  selfCare: ["Rest"],
  conditions: [{ id: "c_1", name: "Cold", medicalName: null, fit: "well", isEmergency: false }],
  version: "2.1",
};

describe("messages of an external script", () => {
  test("are read in the agreed format", () => {
    expect(readComplaints([cough])).toEqual([{ ...cough, area: null }]);
    expect(
      readUnderstood({
        complaints: [cough],
        findings: [{ ...cough, presence: "absent" }],
        meant: ["s_1", "s_9"],
      }),
    ).toEqual({
      complaints: [{ ...cough, area: null }],
      findings: [{ ...cough, presence: "absent" }],
      meant: ["s_1"],
    });
    expect(readStep({ question: null, danger: null })).toEqual({ question: null, danger: null });
    expect(readResult(answered, specialty)).toMatchObject({
      level: "self-care",
      selfCare: ["Rest"],
      specialty,
      isCrisis: false,
      version: "2.1",
    });
  });

  test.each([
    ["no list", () => readComplaints({ 0: cough })],
    ["too many", () => readComplaints(Array.from({ length: 501 }, () => cough))],
    ["an entry that is none", () => readComplaints([null])],
    ["an id of another kind", () => readComplaints([{ ...cough, id: "1" }])],
    ["an id with a tag", () => readComplaints([{ ...cough, id: "s_<b>" }])],
    ["a number as its words", () => readComplaints([{ ...cough, words: 7 }])],
    ["words of nothing but spaces", () => readComplaints([{ ...cough, words: " \n\t" }])],
    [
      "a presence that is not known",
      () => readUnderstood({ complaints: [], findings: [{ ...cough, presence: 1 }] }),
    ],
    ["no answer at all", () => readUnderstood(null)],
    ["a step without a question", () => readStep({ danger: null })],
    ["a question without options", () => readStep({ question: questionOf({ options: [] }), danger: null })],
    ["a question of another kind", () => readStep({ question: questionOf({ kind: "poll" }), danger: null })],
    [
      "a level that does not exist",
      () => readStep({ question: null, danger: { level: "soon", reasons: [] } }),
    ],
    ["a result without a level", () => readResult({ ...answered, level: undefined }, specialty)],
    ["advice that is no list", () => readResult({ ...answered, selfCare: "Rest" }, specialty)],
    [
      "more reasons than a page holds",
      () => readResult({ ...answered, reasons: Array.from({ length: 21 }, () => cough) }, specialty),
    ],
  ])("are refused as a whole for %s", (_what, read) => {
    expect(read).toThrow(/makes no sense$/);
  });

  const questionOf = (more: object) => ({
    id: "q1",
    kind: "one",
    text: "How long?",
    options: [cough],
    isNoneAllowed: true,
    isUnknownAllowed: "yes",
    ...more,
  });

  test("grant only what they state explicitly", () => {
    const { question } = readStep({ question: questionOf({}), danger: null });
    expect(question).toMatchObject({ isNoneAllowed: true, isUnknownAllowed: false });
    const { danger } = readStep({
      question: null,
      danger: { level: "within-hours", isCrisis: 1, reasons: ["Fever"] },
    });
    expect(danger).toEqual({ level: "within-hours", isCrisis: false, reasons: ["Fever"] });
  });

  test("have no line breaks, no control characters, and at most 400 characters", () => {
    fc.assert(
      fc.property(
        fc.string({
          minLength: 1,
          maxLength: 500,
          unit: fc.constantFrom("a", " ", "\n", "\u0000", "\u009f", "é", "م"),
        }),
        (text) => {
          let read: string | undefined;
          try {
            read = readComplaints([{ ...cough, words: text }])[0]?.words;
          } catch {
            return; // nothing was left of it
          }
          expect(read).toBeDefined();
          expect(read?.length).toBeLessThanOrEqual(400);
          expect(read).not.toMatch(/\p{Cc}/u);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(careLevels)("contain no home advice for urgent results (%s)", (level) => {
    const mayStay = level === "within-days" || level === "self-care";
    expect(readResult({ ...answered, level }, specialty).selfCare).toEqual(mayStay ? ["Rest"] : []);
  });
});

describe("our own reading beside another company's", () => {
  const danger = { level: "within-hours" as const, reasons: ["Fever"], isCrisis: false };
  const own = (isCrisis: boolean, warning?: CheckInterview["warning"]) =>
    ({ isCrisis, warning }) as Parameters<typeof addOwnWarning>[0];

  test.each([
    ["nothing", own(false), null, null],
    ["their danger alone", own(false), danger, danger],
    ["our emergency alone", own(false, "emergency"), null, "emergency-department-now"],
    ["our emergency beside theirs, which has reasons", own(false, "emergency"), danger, danger],
    ["a crisis alone", own(true), null, "emergency-department-now"],
    ["a crisis beside their danger", own(true), danger, "within-hours"],
    ["words that were denied", own(false, "denied"), null, null],
  ])("reports %s", (_what, reading, theirs, told) => {
    const found = addOwnWarning(reading, theirs);
    expect(typeof told === "string" ? found?.level : found).toEqual(told);
    expect(found?.isCrisis ?? false).toBe(reading.isCrisis);
  });

  const result = readResult(answered, specialty);

  test.each([
    ["self-care", "emergency", "emergency-department-now"],
    ["within-days", "emergency", "emergency-department-now"],
    ["within-hours", "emergency", "emergency-department-now"],
    ["emergency-services", "emergency", "emergency-services"],
    ["self-care", undefined, "self-care"],
    ["self-care", "denied", "self-care"],
  ] as const)("never leaves a result of %s below the warning %s: %s", (level, warning, shown) => {
    expect(raiseResultToOwnWarning(own(false, warning), { ...result, level }).level).toBe(shown);
  });

  test("omits the company's home advice when it sends to hospital", () => {
    expect(raiseResultToOwnWarning(own(false, "emergency"), result).selfCare).toEqual([]);
    expect(raiseResultToOwnWarning(own(false), result).selfCare).toEqual(["Rest"]);
  });
});

describe("a crisis in the answers", () => {
  const question = { id: "q", text: "Do you have this?", isNoneAllowed: true, isUnknownAllowed: true };
  const words = { id: "s_9", words: "I want to kill myself" };
  const told: [string, Partial<CheckInterview>, boolean][] = [
    ["nothing of it", {}, false],
    ["the warning of the words", { warning: "crisis" }, true],
    ["a complaint", { complaints: [words] }, true],
    ["a finding that is there", { findings: [{ ...words, presence: "present" }] }, true],
    ["a finding that is not there", { findings: [{ ...words, presence: "absent" }] }, false],
    [
      "an option that was ticked",
      {
        answered: [
          { question: { ...question, kind: "several", options: [words] }, choices: { s_9: "present" } },
        ],
      },
      true,
    ],
    [
      "an option that was not",
      {
        answered: [
          { question: { ...question, kind: "several", options: [words] }, choices: { s_9: "absent" } },
        ],
      },
      false,
    ],
  ];

  test.each(told)("is detected by %s", async (_what, more, isSeen) => {
    const hasCrisis = await openCrisisReader("en");
    expect(hasCrisis({ ...interview, ...more })).toBe(isSeen);
  });

  const inLanguages = {
    en: "I want to kill myself",
    pt: "quero matar-me",
    "pt-BR": "quero me matar",
    it: "voglio uccidermi",
    es: "quiero suicidarme",
    "es-CL": "quiero suicidarme",
    fr: "je veux me suicider",
    ar: "أريد أن أقتل نفسي",
  };

  test.each(locales)("is detected in the page's language: %s", async (locale) => {
    const hasCrisis = await openCrisisReader(locale);
    expect(hasCrisis({ ...interview, complaints: [{ id: "s_1", words: inLanguages[locale] }] })).toBe(true);
    expect(hasCrisis(interview)).toBe(false);
  });
});

describe("a script-based checker", () => {
  /** A frame whose script answers as the test says. */
  function frame(reply: (call: string, input: Record<string, unknown>) => unknown) {
    let hear: (message: unknown) => void = () => {};
    const posted: { id: number; call: string; input: Record<string, unknown> }[] = [];
    const line: ScriptFrame = {
      post: (message) => {
        const asked = message as { id: number; call: string; input: Record<string, unknown> };
        posted.push(asked);
        const answer = reply(asked.call, asked.input);
        if (answer !== undefined) queueMicrotask(() => hear(answer));
      },
      listen: (listener) => void (hear = listener),
    };
    return { line, posted, say: (message: unknown) => hear(message) };
  }
  const wait = { ready: 50, answer: 20 };
  const specialtyOf = () => specialty;

  async function open(reply: (call: string, input: Record<string, unknown>, id: number) => unknown) {
    let id = 0;
    const stand = frame((call, input) => {
      id += 1;
      return reply(call, input, id);
    });
    const opening = openScriptChecker({ name: "Other", locale: "en", frame: stand.line, specialtyOf, wait });
    stand.say({ anteroom: 1, ready: true });
    return { ...stand, checker: await opening };
  }
  const answer = (id: number, of: unknown) => ({ anteroom: 1, id, answer: of });

  test("receives age, sex, ids and nothing else, and its answers are read", async () => {
    const { checker, posted } = await open((call, _input, id) =>
      answer(id, call === "next" ? { question: null, danger: null } : answered),
    );
    expect(await checker.next(interview)).toEqual({ question: null, danger: null });
    expect((await checker.conclude(interview)).level).toBe("self-care");
    expect(posted.map(({ input }) => input)).toEqual(
      Array(2).fill({ locale: "en", age: 34, sex: "F", complaints: ["s_1"], findings: [], answers: [] }),
    );
    expect(JSON.stringify(posted)).not.toContain("Cough");
  });

  test("shows our own warning when the script reports none", async () => {
    const { checker } = await open((call, _input, id) =>
      answer(id, call === "next" ? { question: null, danger: null } : answered),
    );
    const worried = { ...interview, warning: "emergency" as const };
    expect((await checker.next(worried)).danger?.level).toBe("emergency-department-now");
    expect((await checker.urgentNow(worried))?.level).toBe("emergency-department-now");
    expect(await checker.conclude(worried)).toMatchObject({
      level: "emergency-department-now",
      selfCare: [],
    });
    expect(await checker.urgentNow(interview)).toBeNull();
    expect(await checker.asksPregnancy({ age: 34, sex: "F" } as never)).toBe(false);
  });

  test.each([
    ["says that it failed", (id: number) => ({ anteroom: 1, id, failed: true }), "The script failed"],
    ["says nothing", () => undefined, "The script does not answer"],
    ["answers another question", (id: number) => answer(id + 7, []), "The script does not answer"],
    ["speaks of something else", () => ({ hello: 1 }), "The script does not answer"],
    ["answers nonsense", (id: number) => answer(id, "x"), "makes no sense"],
  ])("times out where it %s", async (_what, reply, error) => {
    const { checker } = await open((_call, _input, id) => reply(id));
    await expect(checker.complaints({ age: 34, sex: "F" })).rejects.toThrow(error);
  });

  test("matches two questions with their answers in any order", async () => {
    const held: (() => void)[] = [];
    const { checker, say } = await open((call, _input, id) => {
      held.push(() => say(answer(id, call === "complaints" ? [cough] : { complaints: [], findings: [] })));
      return undefined;
    });
    const both = Promise.all([
      checker.complaints({ age: 34, sex: "F" }),
      checker.understand("I cough", { age: 34, sex: "F" }),
    ]);
    for (const tell of held.toReversed()) tell();
    const [complaints, understood] = await both;
    expect(complaints).toHaveLength(1);
    expect(understood).toEqual({ complaints: [], findings: [], meant: [] });
  });

  test.each([
    ["does not come", undefined, "The script did not come"],
    ["could not be loaded", { anteroom: 1, ready: false }, "The script could not be loaded"],
    ["is another one", { ready: true }, "The script did not come"],
  ])("is abandoned where the script %s", async (_what, message, error) => {
    const { line, say } = frame(() => undefined);
    const opening = openScriptChecker({ name: "Other", locale: "en", frame: line, specialtyOf, wait });
    say(message);
    await expect(opening).rejects.toThrow(error);
  });
});

describe("a checker called by our server", () => {
  function open(answers: Map<EndpointShape, unknown>) {
    const sent: { shape: EndpointShape; body: unknown }[] = [];
    const onEnded = vi.fn<() => void>();
    const api = {
      call: (shape: EndpointShape, { body }: { body: unknown }) => {
        sent.push({ shape, body });
        const found = answers.get(shape);
        return Promise.resolve(
          typeof found === "string" ? { isOk: false, failure: { code: found } } : { isOk: true, data: found },
        );
      },
    };
    const agreed = { check: "check-1", onEnded };
    const opening = openRemoteChecker({ name: "Other", locale: "en", api, agreed } as never);
    return { opening, sent, onEnded };
  }
  const entity = (one: unknown) => ({ data: { entity: one } });

  test("lists the absent danger signs it asked about, unless it is an emergency", async () => {
    const asked: CheckQuestion = {
      id: "q",
      kind: "red-flags",
      text: "Any of these?",
      options: [
        { id: "s_2", words: "Stiff neck" },
        { id: "s_3", words: "Drooling" },
        { id: "s_4", words: "Light hurts" },
      ],
      isNoneAllowed: true,
      isUnknownAllowed: true,
    };
    const choices = { s_2: "absent", s_3: "unknown", s_4: "present" } as const;
    const signsWith = async (level: string) => {
      const result = entity({ level, reasons: [], specialty, version: "1", conditions: [] });
      const { opening } = open(new Map<EndpointShape, unknown>([[concludeSymptomCheck, result]]));
      const checker = await opening;
      const { getHelpIf } = await checker.conclude({
        ...interview,
        answered: [{ question: asked, choices }],
      });
      return getHelpIf;
    };
    expect(await signsWith("self-care")).toEqual(["Stiff neck", "Drooling"]);
    expect(await signsWith("emergency-services")).toEqual([]);
  });

  test("is called with the agreed check and never with interview text", async () => {
    const { opening, sent } = open(
      new Map<EndpointShape, unknown>([
        [listSymptoms, { data: { collection: [cough] } }],
        [understandSymptoms, entity({ complaints: [cough], meant: ["s_1"], findings: [] })],
        [nextSymptomQuestion, entity({ question: null, danger: null })],
        [
          concludeSymptomCheck,
          entity({ level: "within-days", reasons: [], specialty, version: "1", conditions: [cough] }),
        ],
      ]),
    );
    const checker = await opening;
    expect(await checker.complaints({ age: 34, sex: "F" })).toEqual([{ ...cough, area: null }]);
    expect((await checker.understand("I cough", { age: 34, sex: "F" })).meant).toEqual(["s_1"]);
    expect(await checker.next(interview)).toEqual({ question: null, danger: null });
    expect(await checker.conclude(interview)).toMatchObject({
      level: "within-days",
      selfCare: [],
      topics: [],
    });
    expect(sent.every(({ body }) => (body as { check: string }).check === "check-1")).toBe(true);
    const told = sent.filter(({ shape }) => shape === nextSymptomQuestion || shape === concludeSymptomCheck);
    expect(JSON.stringify(told.map(({ body }) => body))).not.toContain("Cough");
  });

  test.each([
    ["not_found", 1],
    ["feature_off", 1],
    ["offline", 0],
    ["internal", 0],
  ])("ends when the server says %s: %i", async (code, times) => {
    const { opening, onEnded } = open(new Map<EndpointShape, unknown>([[nextSymptomQuestion, code]]));
    const checker = await opening;
    await expect(checker.next(interview)).rejects.toThrow(code);
    expect(onEnded).toHaveBeenCalledTimes(times);
  });

  test("is not called for ticked answers only", async () => {
    const { opening, sent } = open(new Map());
    const checker = await opening;
    expect(await checker.urgentNow({ ...interview, warning: "crisis" })).toMatchObject({ isCrisis: true });
    expect(sent).toEqual([]);
  });
});

test.each([
  ["a kept interview of such a checker", interview, true],
  ["one of ours", { ...interview, complaints: [{ id: "headache", words: "Headache" }] }, false],
  ["no interview", { at: "whom" }, false],
])("%s continues with: %s", async (_what, stored, isRestored) => {
  expect((await restoreOutsideInterview(stored)) !== null).toBe(isRestored);
});
