import { listDependents } from "@anteroom/contract/account/dependents";
import { listAppointments, type Appointment } from "@anteroom/contract/appointment/appointments";
import { listSurveyResponses } from "@anteroom/contract/appointment/surveys";
import {
  listHealthAssessmentShares,
  saveHealthAssessment,
  shareHealthAssessment,
} from "@anteroom/contract/health/health-assessment";
import { listOwnMeasurements, type Measurement } from "@anteroom/contract/health/vital-signs";
import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { areas, type AreaResult, type UnableReason } from "@anteroom/domain/health/assessment/areas";
import type { Overall } from "@anteroom/domain/health/assessment/overall";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../../../testing/accessibility-faults.ts";
import { aDependent } from "../../../../testing/answers/account.ts";
import { anAppointment } from "../../../../testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../../testing/answers/vitals.ts";
import { fakeApi, type FakeApi } from "../../../../testing/fake-api.ts";
import { allFetched, Fetching } from "../../../../testing/fetching.tsx";
import { joana, openPage, showPart } from "../../../../testing/open-page.tsx";
import { pageText } from "../../../../testing/page-words.ts";
import { KnownFacts } from "../known-facts.tsx";
import { QuestionnaireProvider } from "../questionnaire-context.ts";
import { readStoredAssessment, storeAssessment } from "../stored-assessment.ts";
import type { Subject } from "../subject.ts";
import { AreaRow } from "./area-row.tsx";
import { AssessmentResult } from "./assessment-result.tsx";
import { PastResults } from "./past-results.tsx";
import { ShareWithDoctor } from "./share-with-doctor.tsx";
import type { FinishedAssessment } from "./use-past-assessments.ts";
import { WorstLevel } from "./worst-level.tsx";

const now = Date.UTC(2026, 10, 24, 9);
const response = responseOf(healthAssessment, {}, { authored: "2026-11-24T08:00:00.000Z", language: "en" });
const row = (area: AreaResult["area"], level: "low" | "medium" | "high" | "very_high"): AreaResult => ({
  area,
  level,
  number: null,
  reasons: [],
});
const unable = (area: AreaResult["area"], ...reasons: UnableReason[]): AreaResult => ({
  area,
  level: "unable_to_assess",
  number: null,
  reasons,
});
const overall = (level: "low" | "medium" | "high" | "very_high", assessable: number): Overall => ({
  level,
  riskScore: 37,
  assessable,
});
const tooFew: Overall = { level: "unable_to_assess", riskScore: null, assessable: 0 };

/** A result of Joana that the clinic has, with whatever differs. */
function finished(
  results: AreaResult[],
  whole: Overall = tooFew,
  more: Partial<FinishedAssessment> = {},
): FinishedAssessment {
  return {
    id: 3,
    patientId: joana.id,
    at: now - 3_600_000,
    answers: { age: [41], sex: ["female"] },
    response,
    result: { areas: results, overall: whole },
    ...more,
  };
}

const quiet = () =>
  fakeApi()
    .on(listDependents, collectionOf([aDependent()]))
    .on(listAppointments, collectionOf<Appointment>([]))
    .on(listHealthAssessmentShares, collectionOf([]));
const show = (part: ReactNode, api: FakeApi = quiet(), more: object = {}) =>
  showPart(<QuestionnaireProvider value={healthAssessment}>{part}</QuestionnaireProvider>, {
    api,
    patient: joana,
    now,
    ...more,
  });

describe("the score of an area", () => {
  test.each([
    ["mood", "low", 3, [], "3 of 24 points, 0 is best"],
    ["mood", "high", 5, ["short-form"], "5 of 6 points, 0 is best; from the first two questions"],
    ["anxiety", "medium", 12, [], "12 of 21 points, 0 is best"],
    ["diabetes", "low", 0, [], "0 of 26 points, 0 is best: 1 in 100 gets diabetes within ten years"],
    ["diabetes", "low", 6, [], "1 in 100 gets diabetes"],
    ["diabetes", "medium", 7, [], "1 in 25 gets diabetes"],
    ["diabetes", "medium", 12, [], "1 in 6 gets diabetes"],
    ["diabetes", "high", 20, [], "1 in 3 gets diabetes"],
    ["diabetes", "very_high", 21, [], "1 in 2 gets diabetes"],
    [
      "heart",
      "high",
      12.4,
      [],
      "12.4 in 100 have a heart attack, a stroke or heart failure within ten years",
    ],
    ["weight", "medium", 26.1, [], "Body mass index 26.1"],
    ["weight", "high", 26.1, ["wide-waist"], "Body mass index 26.1, and a wide waist"],
    ["activity", "high", 1, [], "1 minute a week; 150 are recommended"],
    ["activity", "low", 1500, [], "1,500 minutes a week; 150 are recommended"],
    ["alcohol", "medium", 120, [], "120 g of alcohol a week"],
    ["tobacco", "low", null, [], "You do not smoke"],
    ["tobacco", "medium", null, ["some-days"], "You smoke on some days"],
    ["tobacco", "high", 4, [], "4 of 6 points, 0 is best"],
    ["sleep", "medium", 2, [], "2 of 6 points, 0 is best"],
    ["nutrition", "medium", 5, [], "5 of 12 points, 0 is best"],
  ] as const)(
    "%s at the level %s with %s and %j is shown as “%s”",
    async (area, level, number, reasons, words) => {
      const result: AreaResult = { area, level, number, reasons: [...reasons] };
      await show(<AreaRow result={result} shown={finished([result])} />);
      const [said] = screen.getByRole("heading", { level: 3 }).parentElement?.querySelectorAll("p") ?? [];
      expect(said?.textContent).toContain(words);
    },
  );

  test.each(areas)("%s is absent where it could not be assessed", async (area) => {
    const result = unable(area, "missing-answer");
    await show(<AreaRow result={result} shown={finished([result])} />);
    expect(screen.getByRole("heading", { level: 3 }).parentElement?.querySelector("p")).toBeNull();
    expect(screen.getByText("Unable to assess")).toBeTruthy();
    expect(screen.queryByText("What it means")).toBeNull();
  });
});

describe("an assessed area", () => {
  test.each(["low", "medium", "high", "very_high"] as const)(
    "at the level %s shows meaning, advice and source",
    async (level) => {
      const result = row("diabetes", level);
      await show(<AreaRow result={result} shown={finished([result])} />);
      const words = pageText();
      expect(words).toContain("FINDRISC, Lindström & Tuomilehto, 2003");
      expect(words).toContain("We reworded the questions, and that wording is not validated");
      expect(words.includes("Keep going as you do.")).toBe(level === "low");
      expect(words.includes("Ask a doctor for a blood sugar test.")).toBe(level !== "low");
    },
  );

  test.each([
    ["mood", "Published questions and score: PHQ-8, Kroenke et al., 2009."],
    ["sleep", "Our own questions and limits, not validated. They are based on: Hirshkowitz et al., 2015."],
    ["heart", "Published score. We reworded the questions, and that wording is not validated: Framingham"],
  ] as const)("%s says how far it is validated", async (area, words) => {
    await show(<AreaRow result={row(area, "medium")} shown={finished([])} />);
    expect(pageText()).toContain(words);
  });

  test("says in one sentence what counted", async () => {
    const result: AreaResult = {
      area: "heart",
      level: "high",
      number: 20,
      reasons: ["smokes", "treated-pressure"],
    };
    await show(<AreaRow result={result} shown={finished([result])} />);
    expect(pageText()).toContain("Based on: smoking, treated blood pressure.");
  });

  test.each([
    ["under-18", "It is only for adults."],
    ["outside-ages", "It is made for ages 30 to 74."],
    ["outside-range", "Talk to a doctor about it."],
    ["pregnancy", "It does not apply in pregnancy."],
    ["known-disease", "It is made for people without this disease."],
    ["sex-needed", "The formula only works for two sexes."],
    ["invalid-answer", "One of the answers can’t be right."],
    ["no-wording", "Not available in your language yet."],
  ] as const)("that could not be assessed says why: %s", async (reason, words) => {
    await show(<AreaRow result={unable("heart", reason)} shown={finished([])} />);
    expect(pageText()).toContain(words);
    expect(screen.queryByText("Not answered yet:")).toBeNull();
  });

  test("with missing answers lists three and counts the rest, each with a link", async () => {
    await show(<AreaRow result={unable("diabetes", "missing-answer")} shown={finished([])} />);
    expect(screen.getByText("Not answered yet:")).toBeTruthy();
    const list = screen.getByText("Not answered yet:").nextElementSibling as HTMLElement;
    expect(within(list).getAllByRole("button")).toHaveLength(3);
    const more = Number(/\d+/.exec(screen.getByText(/^and \d+ more$/).textContent)?.[0]);
    expect(screen.getByText(`${more + 3} answers are missing.`)).toBeTruthy();
  });

  test("with one missing answer says so in words", async () => {
    const shown = finished([], tooFew, { answers: { sex: ["female"] } }); // without the age nothing else counts
    await show(<AreaRow result={unable("diabetes", "missing-answer")} shown={shown} />);
    expect(screen.getByText("One answer is missing.")).toBeTruthy();
  });

  test.each([
    [{ crisisLineNumber: "808 24 24 24", emergencyNumber: "112" }, ["tel:808242424", "tel:112"]],
    [{ crisisLineNumber: null, emergencyNumber: "112" }, ["tel:112"]],
    [{ crisisLineNumber: null, emergencyNumber: null }, []],
  ])("of mood lists helplines at every level and with %j", async (settings, numbers) => {
    const results = [row("mood", "low"), row("mood", "very_high"), unable("mood", "missing-answer")];
    const rows = results.map((result) => <AreaRow key={result.level} result={result} shown={finished([])} />);
    await show(<ul>{rows}</ul>, quiet(), { settings });
    const listening = screen.getAllByText(/someone will listen/);
    expect(listening).toHaveLength(3);
    for (const one of listening) {
      expect([...one.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(numbers);
      expect(/In danger\? Call your emergency number/.test(one.textContent)).toBe(numbers.length === 0);
    }
  });
});

describe("the worst level in words", () => {
  test.each([
    ["low", [row("mood", "low")], "Low risk in 1 area"],
    ["low", [row("mood", "low"), row("sleep", "low")], "Low risk in all 2 areas"],
    ["medium", [row("mood", "medium"), row("sleep", "low")], "Medium risk in 1 area"],
    ["high", [row("mood", "high"), row("sleep", "high")], "High risk in 2 areas"],
    ["very_high", [row("mood", "very_high"), row("sleep", "high")], "Very high risk in 1 area"],
    ["unable_to_assess", [unable("mood", "under-18")], "Unable to assess"],
  ] as const)("%s of %o is “%s”", async (level, of, words) => {
    await show(<WorstLevel areas={of} level={level} />);
    expect(pageText()).toBe(words);
  });
});

describe("an assessment result", () => {
  const five = [
    row("mood", "low"),
    row("sleep", "medium"),
    row("heart", "very_high"),
    row("tobacco", "low"),
    row("alcohol", "low"),
  ];
  const saved = finished(five, overall("very_high", 5));

  test("starts with the worst area", async () => {
    await show(<AssessmentResult shown={saved} after={null} />);
    expect(screen.getByRole("heading", { level: 1, name: "Your health, 5 areas" })).toBe(
      document.activeElement,
    );
    const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Heart", "Sleep", "Mood", "Tobacco", "Alcohol"]);
    expect(screen.getByRole("heading", { name: "Start with: Heart" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See who is free to talk" }).getAttribute("href")).toBe(
      "/doctors?specialties=cardiology,general-practice",
    );
    expect(screen.getByRole("img", { name: /^Risk by area\..*Heart: Very high risk/ })).toBeTruthy();
    expect(pageText()).toContain("Average risk of all areas: 37 of 100. 0 is the lowest.");
    expect(pageText()).toContain("The average is our own index and is not validated.");
    expect(await accessibilityFaults()).toEqual([]);
  });

  test("encourages where every area is low, without an urgent button", async () => {
    const low = five.map(({ area }) => row(area, "low"));
    await show(<AssessmentResult shown={finished(low, overall("low", 5))} after={null} />);
    expect(screen.getByRole("heading", { name: "Keep going" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See who is free to talk" }).getAttribute("href")).toBe(
      "/doctors",
    );
  });

  test("names the child it is about and shows no score of too few areas", async () => {
    const of = finished([unable("sleep", "under-18")], tooFew, { patientId: 9 });
    await show(<AssessmentResult shown={of} after={null} />);
    await waitFor(() => expect(pageText()).toContain("About Tomás Prata"));
    expect(
      screen.getByRole("heading", { name: "We are unable to assess your health from the answers." }),
    ).toBeTruthy();
    expect(pageText()).not.toContain("Average risk");
    expect(screen.queryByRole("button", { name: "Go through the answers again" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Enter the age" })).toBeNull();
  });

  test("asks for the age first where only that is missing", async () => {
    const of = finished([unable("sleep", "missing-answer")], tooFew, { answers: {} });
    const { user } = await show(<AssessmentResult shown={of} after={null} />);
    expect(pageText()).toContain("The age is missing. Without it we can’t assess any area.");
    await user.click(screen.getByRole("button", { name: "Enter the age" }));
    await waitFor(() => expect(location.pathname).toBe("/health-assessment"));
  });

  test("lists the areas that were left out", async () => {
    const of = finished([...five, unable("weight", "not-chosen")], overall("very_high", 5));
    await show(<AssessmentResult shown={of} after={null} />);
    expect(pageText()).toContain("You didn’t choose these areas: Weight.");
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(5);
  });
});

describe("an unsaved result", () => {
  const here = finished([row("sleep", "low")], tooFew, { id: null });
  const showHere = async (api: FakeApi) => {
    const shown = await show(<AssessmentResult shown={here} after={null} />, api);
    storeAssessment(localStorage, joana.id, { response, patientId: joana.id }, now);
    return shown;
  };
  const save = () => screen.getByRole("button", { name: "Save it to my record" });

  test("says so and stays where it cannot be sent", async () => {
    const { user } = await showHere(quiet().lose(saveHealthAssessment));
    expect(pageText()).toContain("It is deleted after an hour, or when you sign out.");
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    expect(readStoredAssessment(localStorage, joana.id, now)).not.toBeNull();
  });

  test("stays on the device when it was saved but the saved list failed to load", async () => {
    const answer = { id: 4, patient_id: joana.id, answered_at: "2026-11-24T08:00:00.000Z" };
    const api = quiet().on(saveHealthAssessment, entityOf(answer));
    const { user } = await showHere(api);
    await user.click(save());
    await waitFor(() => expect(save().getAttribute("aria-disabled")).not.toBe("true"));
    expect(readStoredAssessment(localStorage, joana.id, now)).not.toBeNull();
    expect(api.sentTo(saveHealthAssessment)[0]?.body).toMatchObject({
      patient_id: joana.id,
      consented_at: expect.stringMatching(/^2026-11-24T09:0/) as string,
    });
  });

  test.each([
    ["within the hour", 3_600_000, true],
    ["after it", 3_600_001, false],
  ])("is restored %s", (_, later, isThere) => {
    storeAssessment(localStorage, joana.id, { response, patientId: 9 }, now);
    expect(readStoredAssessment(localStorage, joana.id, now + later)?.patientId === 9).toBe(isThere);
    expect(readStoredAssessment(localStorage, 8, now), "somebody else's").toBeNull();
  });
});

describe("sharing a result with the doctor", () => {
  const rui = anAppointment({ id: 21 });
  const ana = anAppointment({ id: 22, doctor: { ...rui.doctor, name: "Dr Ana Pinho" }, status: "scheduled" });
  const share = (appointment_id: number) => ({
    assessment_id: 3,
    appointment_id,
    shared_at: "2026-11-24T09:00:00.000Z",
  });
  const at = (...booked: Appointment[]) => quiet().on(listAppointments, collectionOf(booked));
  const open = (api: FakeApi, patientId = joana.id) =>
    show(
      <>
        <ShareWithDoctor id={3} patientId={patientId} />
        <Fetching />
      </>,
      api,
    );

  test.each([
    ["nothing is booked", []],
    ["the appointment is over", [anAppointment({ status: "finished" })]],
    ["it waits for its payment", [anAppointment({ status: "pending_payment" })]],
    ["it was cancelled", [anAppointment({ status: "canceled" })]],
    ["it is a child's", [anAppointment({ dependent_id: 9 })]],
  ])("is not offered when %s", async (_, booked) => {
    const api = at(...booked);
    await open(api);
    await waitFor(() => expect(api.sentTo(listAppointments)).toHaveLength(1));
    await allFetched();
    expect(pageText()).toBe("");
  });

  test("of a child is offered with the child's appointment only", async () => {
    await open(at(rui, { ...ana, dependent_id: 9 }), 9);
    expect(await screen.findByRole("radio", { name: /Dr Ana Pinho/ })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: /Dr Rui Vale/ })).toBeNull();
  });

  test("needs a choice and a separate confirmation, which is acknowledged", async () => {
    const api = at(rui, ana).on(shareHealthAssessment, entityOf(share(22)));
    const { user } = await open(api);
    await user.click(await screen.findByRole("radio", { name: /Dr Ana Pinho/ }));
    expect(api.sentTo(shareHealthAssessment)).toHaveLength(0);
    api.on(listHealthAssessmentShares, collectionOf([share(22)]));
    await user.click(screen.getByRole("button", { name: "Let Dr Ana Pinho read it" }));
    await waitFor(() =>
      expect(pageText()).toContain("Dr Ana Pinho can read this result with your appointment."),
    );
    expect(screen.queryByRole("radio", { name: /Dr Ana Pinho/ })).toBeNull();
    expect(screen.getByRole("radio", { name: /Dr Rui Vale/ })).toBeTruthy();
    expect(api.sentTo(shareHealthAssessment).map(({ body }) => body)).toEqual([{ appointment_id: 22 }]);
  });

  test.each([
    [
      "offline",
      (api: FakeApi) => api.lose(shareHealthAssessment),
      "We couldn’t reach the clinic’s service just now.",
    ],
    [
      "refused",
      (api: FakeApi) => api.refuse(shareHealthAssessment, "status_conflict"),
      "title of status_conflict",
    ],
  ])("says why it failed when it is %s, and can be retried", async (_, how, says) => {
    const { user } = await open(how(at(rui)));
    await user.click(await screen.findByRole("radio", { name: /Dr Rui Vale/ }));
    await user.click(screen.getByRole("button", { name: "Let Dr Rui Vale read it" }));
    expect((await screen.findByRole("alert")).textContent).toContain(says);
    expect(screen.getByRole("button", { name: "Let Dr Rui Vale read it" })).toBeTruthy();
  });

  test("that was done on another device is shown", async () => {
    await open(at(rui).on(listHealthAssessmentShares, collectionOf([share(21)])));
    await waitFor(() => expect(pageText()).toContain("Dr Rui Vale can read this result"));
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("earlier results", () => {
  test("are listed with day, level and person, and the shown one has no button", async () => {
    const own = finished([row("sleep", "low")], overall("low", 5));
    const child = finished([row("sleep", "high")], overall("high", 5), {
      id: 2,
      patientId: 9,
      at: now - 86_400_000,
    });
    const shown: (number | null)[] = [];
    const { user } = await show(
      <PastResults all={[own, child]} shown={own} onShow={(id) => shown.push(id)} />,
    );
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toMatch(/24 Nov.*08:00.*Low risk in 1 area.*Shown above/);
    await waitFor(() => expect(second?.textContent).toMatch(/23 Nov.*High risk in 1 area · Tomás Prata/));
    await user.click(within(second as HTMLElement).getByRole("button", { name: /^Show/ }));
    expect(shown).toEqual([2]);
  });

  test("are at most twelve", async () => {
    const all = Array.from({ length: 15 }, (_, index) => finished([], tooFew, { id: index + 1 }));
    const [first] = all;
    if (!first) throw new Error("A result is needed.");
    await show(<PastResults all={all} shown={first} onShow={() => {}} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(12);
  });

  test("that failed to load appear at the next try", async () => {
    const api = quiet().lose(listSurveyResponses);
    const { user } = await openPage("/health-assessment/results", { api, patient: joana });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    api.on(listSurveyResponses, collectionOf([])).on(listOwnMeasurements, collectionOf([]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(location.pathname).toBe("/health-assessment"));
  });
});

describe("known facts before the assessment", () => {
  const adult: Subject = { id: 7, name: null, birthdate: "1985-04-02", age: 41, sex: "female" };
  const kept = (vitalSigns: Measurement["vitalSigns"], sources: Measurement["sources"]): Measurement => ({
    ...aMeasurement(vitalSigns, "2026-11-23T09:00:00.000Z"),
    sources,
  });
  const open = async (
    subject: Subject,
    all: Measurement[] = [],
    requested: string[] = [],
    more: object = {},
  ) => {
    const calls: unknown[] = [];
    const api = quiet().on(listOwnMeasurements, collectionOf(all));
    const shown = await show(
      <>
        <KnownFacts
          subject={subject}
          requested={new Set(requested)}
          onAsk={(name) => calls.push(name)}
          taken={[]}
          onTake={(taken) => calls.push(taken.map(({ question, value }) => [question, value]))}
        />
        <Fetching />
      </>,
      api,
      more,
    );
    return { ...shown, calls, api };
  };

  test.each([
    [adult, ["41 years", "Female"], []],
    [{ ...adult, age: 1, sex: "male" }, ["1 year", "Male"], []],
    [{ ...adult, age: null }, ["Female"], ["Age, from the profile"]],
    [{ ...adult, sex: "other" }, ["41 years"], ["Sex, from the profile"]],
    [{ ...adult, sex: null }, ["41 years"], ["Sex, from the profile"]],
  ] as const)("of %o are shown: %j", async (subject, there, missing) => {
    await open(subject as Subject);
    for (const words of there) expect(pageText()).toContain(words);
    for (const words of missing) expect(pageText()).not.toContain(words);
  });

  test("are absent where the profile has neither", async () => {
    await open({ ...adult, age: null, sex: null });
    await allFetched();
    expect(pageText()).toBe("");
  });

  test("are asked again when marked as wrong", async () => {
    const { user, calls } = await open(adult);
    await user.click(screen.getByRole("button", { name: "Change the age" }));
    await user.click(screen.getByRole("button", { name: "Change the sex" }));
    expect(calls).toEqual(["age", "sex"]);
  });

  test("disappear once they are to be asked", async () => {
    await open(adult, [], ["age", "sex"]);
    await allFetched();
    expect(pageText()).toBe("");
  });

  test.each([
    [
      { weight: 71.5 },
      { weight: "scale" },
      /weight of your record: 71\.5.kg.*23 Nov · Entered by you/,
      ["weight-kg", 71.5],
    ],
    [
      { systolic: 128, diastolic: 80 },
      { systolic: "cuff" },
      /upper blood pressure of your record: 128.mmHg.*Entered by you/,
      ["systolic", 128],
    ],
    [{ systolic: 128, diastolic: 80 }, { systolic: "device" }, /Bluetooth device/, ["systolic", 128]],
    [{ systolic: 128, diastolic: 80 }, { systolic: "photo" }, /Photo of the display/, ["systolic", 128]],
  ] as const)(
    "of the record %j from %j are offered with day and source",
    async (values, sources, words, taken) => {
      const { user, calls } = await open(adult, [kept(values, sources)]);
      const box = await screen.findByRole("checkbox", { name: words });
      expect(calls).toEqual([]);
      await user.click(box);
      expect(calls).toEqual([[taken]]);
    },
  );

  test("of the patient's own record are not offered for somebody else", async () => {
    const { api } = await open({ ...adult, id: 9, name: "Rosa Prata" }, [kept({ weight: 71 }, {})]);
    await waitFor(() => expect(api.sentTo(listOwnMeasurements)).toHaveLength(1));
    await allFetched();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("of the record are not fetched where the clinic has no vital signs", async () => {
    const { api } = await open(adult, [], [], { settings: { patientsVitalSigns: false } });
    expect(pageText()).toContain("41 years");
    expect(api.sentTo(listOwnMeasurements)).toHaveLength(0);
  });
});
