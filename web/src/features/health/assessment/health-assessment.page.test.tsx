import { expectCrisisHelp, clinicWithCrisisLine } from "../../../testing/crisis-help.ts";
import { listDependents } from "@anteroom/contract/account/dependents";
import { listSurveyResponses, type SurveyResponse } from "@anteroom/contract/appointment/surveys";
import { saveHealthAssessment } from "@anteroom/contract/health/health-assessment";
import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDependent } from "../../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const assessmentApi = () =>
  fakeApi()
    .on(listDependents, collectionOf([aDependent()]))
    .on(listSurveyResponses, collectionOf<SurveyResponse>([]))
    .on(listOwnMeasurements, collectionOf([]));
const aSavedAssessment: Omit<SurveyResponse, "response"> = {
  id: 3,
  template: "health_assessment",
  patient_id: joana.id,
  action_name: null,
  actionable_id: null,
  project_id: null,
  environment: "production",
  answered_at: "2026-11-24T09:00:00.000Z",
  consented_at: "2026-11-24T09:00:00.000Z",
};
const openAssessment = (api: FakeApi, more: object = {}) =>
  openPage("/health-assessment", { api, patient: joana, ...more });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));

/** Begins with one area alone. */
async function begin(user: UserEvent, area: string): Promise<void> {
  await press(user, "Start");
  for (const box of await screen.findAllByRole("checkbox")) {
    const isWanted = box.closest("label")?.textContent === area;
    if (!isWanted) await user.click(box);
  }
  await press(user, "Continue");
}

test("the assessment redirects a visitor to sign-in", async () => {
  await openPage("/health-assessment", { settings: { patientsWebScheduling: false } });
  expect(await screen.findByText(/^Sign in to do the health assessment/)).toBeTruthy();
});

test("a child is not assessed and gets an alternative", { tags: ["S8.MSG.28"] }, async () => {
  const { user } = await openAssessment(assessmentApi());
  await user.click(await screen.findByRole("radio", { name: /Tomás Prata/ }));
  expect(await screen.findByText(/^The assessment is for adults aged 18/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See a doctor about a child" }).getAttribute("href")).toBe(
    "/doctors",
  );
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
});

test("the assessment takes age and sex from the profile, and says so", async () => {
  await openAssessment(assessmentApi());
  expect(await screen.findByRole("heading", { name: "What we already know" })).toBeTruthy();
  expect(screen.getByText("41 years")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change the age" })).toBeTruthy();
});

test("no other language is offered where mood and anxiety are official in one’s own", async () => {
  await openAssessment(assessmentApi());
  await screen.findByRole("button", { name: "Start" });
  expect(screen.queryByText(/no official version/)).toBeNull();
});

test("a family that failed to load is reported, and the assessment continues", async () => {
  const { user } = await openAssessment(assessmentApi().lose(listDependents));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  await press(user, "Start");
  expect(await screen.findAllByRole("checkbox")).toHaveLength(10);
});

test("urgent answers interrupt before the next question and are stored only with consent", async () => {
  const api = assessmentApi().lose(saveHealthAssessment);
  const { user } = await openAssessment(api);
  await user.click(await screen.findByRole("checkbox", { name: /^Save the answers/ }));
  await begin(user, "Heart");
  let isWarned = false;
  for (
    let page = 0;
    page < 25 && !screen.queryByRole("button", { name: "Save and show the result" });
    page += 1
  ) {
    const heading = screen.getByRole("heading", { level: 1 });
    const title = heading.textContent;
    if (title === "Blood pressure this high may need urgent care.") {
      isWarned = true;
      await press(user, "I have read this, continue");
    } else {
      const [box] = screen.queryAllByRole("textbox");
      const radios = within(screen.getByRole("main")).queryAllByRole("radio");
      const boxes = within(screen.getByRole("main")).queryAllByRole("checkbox");
      if (box) await fill(user, box, /upper number/.test(title) ? "190" : "100");
      else if (radios[0]) await user.click(radios.at(-1) as HTMLElement);
      else if (boxes[0]) await user.click(boxes.at(-1) as HTMLElement);
      await press(user, "Continue");
    }
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  expect(isWarned).toBe(true);
  await press(user, "Save and show the result");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(
    saveHealthAssessment,
    entityOf({ id: 3, patient_id: joana.id, answered_at: "2026-11-24T09:00:00.000Z" }),
  );
  await press(user, "Save and show the result");
  // The address does not tell: the list of results is empty here, and leads back at once.
  await waitFor(() => expect(api.sentTo(saveHealthAssessment)).toHaveLength(2));
  const [first, second] = api.sentTo(saveHealthAssessment).map(({ body }) => body);
  expect(second).toEqual(first); // a lost answer does not make two assessments
  expect(second).toMatchObject({
    patient_id: joana.id,
    consented_at: expect.stringMatching(/^2026-11-24T09:0/),
  });
});

test("a dangerously low upper pressure interrupts before the next question", async () => {
  const { user } = await openAssessment(assessmentApi());
  await begin(user, "Heart");
  const said = "This blood pressure is dangerously low.";
  for (let page = 0; page < 25; page += 1) {
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    if (title === said) break;
    const [box] = screen.queryAllByRole("textbox");
    const radios = within(screen.getByRole("main")).queryAllByRole("radio");
    if (box) await fill(user, box, /upper number/.test(title) ? "72" : "100");
    else await user.click(radios.at(-1) as HTMLElement);
    await press(user, "Continue");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(said);
  expect(screen.getByRole("link", { name: "In danger? Call 112" })).toBeTruthy();
});

test("the browser's back does not pass a danger, and leads to the question before it once it was read", async () => {
  const { user } = await openAssessment(assessmentApi());
  await begin(user, "Heart");
  const said = "This blood pressure is dangerously low.";
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  for (let page = 0; page < 25 && title() !== said; page += 1) {
    const before = title();
    const [box] = screen.queryAllByRole("textbox");
    const radios = within(screen.getByRole("main")).queryAllByRole("radio");
    if (box) await fill(user, box, /upper number/.test(before ?? "") ? "72" : "100");
    else await user.click(radios.at(-1) as HTMLElement);
    await press(user, "Continue");
    await waitFor(() => expect(title()).not.toBe(before));
  }
  const popped = () =>
    new Promise<void>((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
  const passed = popped();
  history.back();
  await act(() => passed);
  expect(title()).toBe(said);
  await press(user, "I have read this, continue");
  await waitFor(() => expect(title()).not.toBe(said));
  const after = title();
  await waitFor(() => expect(history.state).not.toHaveProperty("guardsCrisis"));
  const left = popped();
  history.back();
  await act(() => left);
  await waitFor(() => expect(title()).toMatch(/upper number/));
  expect(title()).not.toBe(after);
});

test("an upper pressure typed as 12/8 is read as 120, with a notice", async () => {
  const { user } = await openAssessment(assessmentApi());
  await begin(user, "Heart");
  const titleNow = () => screen.getByRole("heading", { level: 1 }).textContent;
  const goOn = async () => {
    const title = titleNow();
    await press(user, "Continue");
    await waitFor(() => expect(titleNow()).not.toBe(title));
  };
  for (let page = 0; page < 25 && !/upper number/.test(titleNow()); page += 1) {
    const [box] = screen.queryAllByRole("textbox");
    if (box) await fill(user, box, "100");
    else await user.click(within(screen.getByRole("main")).getAllByRole("radio").at(-1) as HTMLElement);
    await goOn();
  }
  await fill(user, screen.getByRole("textbox"), "12/8");
  expect((await screen.findByText(/We read this as/)).textContent).toContain("120 mmHg");
  await goOn();
});

test("a height typed in metres is read in centimetres, with a notice", async () => {
  const { user } = await openAssessment(assessmentApi());
  await begin(user, "Weight");
  const height = () => screen.queryByRole("textbox", { name: /^Height/ });
  for (let page = 0; page < 9 && !height(); page += 1) {
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    await user.click(within(screen.getByRole("main")).getAllByRole("radio").at(-1) as HTMLElement);
    await press(user, "Continue");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  await fill(user, height() as HTMLElement, "1,68");
  expect((await screen.findByText(/We read this as/)).textContent).toContain("168 cm");
  await fill(user, screen.getByRole("textbox", { name: /^Weight/ }), "72,5 kg");
  await press(user, "Continue");
  await waitFor(() => expect(height()).toBeNull());
});

test("a very low mood shows the full crisis help, on its own page and with the result", async () => {
  const { user } = await openAssessment(assessmentApi(), { settings: clinicWithCrisisLine });
  await begin(user, "Mood");
  let hasRead = false;
  for (let page = 0; page < 12 && !screen.queryByRole("button", { name: "Show the result" }); page += 1) {
    const heading = screen.getByRole("heading", { level: 1 });
    const title = heading.textContent;
    if (title === "You don’t have to face this alone.") {
      await expectCrisisHelp();
      await screen.findByText(/^Your answers show a very low mood/);
      await screen.findByRole("button", { name: "Tell the clinic now" });
      hasRead = document.activeElement === heading;
      await press(user, "I have read this, continue");
    } else {
      await user.click(within(screen.getByRole("main")).getAllByRole("radio").at(-1) as HTMLElement);
      await press(user, "Continue");
    }
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  expect(hasRead, "with the focus on its heading").toBe(true);
  await press(user, "Show the result");
  await screen.findByRole("heading", { name: "Your health, 1 area" });
  await expectCrisisHelp();
});

test("a single chosen area is the only one in the result, with doctors of its specialty", async () => {
  const api = assessmentApi();
  const { user } = await openAssessment(api);
  await begin(user, "Sleep");
  const parts = new Set<string | undefined>();
  for (let page = 0; page < 9 && !screen.queryByRole("button", { name: "Show the result" }); page += 1) {
    parts.add(/Part \d of \d/.exec(screen.getByRole("main").textContent)?.[0]);
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    const [box] = screen.queryAllByRole("textbox");
    if (box) await fill(user, box, "4");
    else await user.click(within(screen.getByRole("main")).getAllByRole("radio").at(-1) as HTMLElement);
    await press(user, "Continue");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  expect([...parts]).toEqual(["Part 2 of 2"]);
  await press(user, "Show the result");
  expect(await screen.findByRole("heading", { name: "Your health, 1 area" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Too few areas for an overall result" })).toBeTruthy();
  expect(screen.getByText("An overall result needs at least 5 areas that can be assessed.")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Sleep",
  ]);
  expect(screen.getByText(/^You didn’t choose these areas: Mood, /)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See who is free to talk" }).getAttribute("href")).toBe(
    "/doctors?specialties=general-practice",
  );
  const saved: SurveyResponse[] = [];
  api.on(saveHealthAssessment, ({ body }) => {
    const { response } = body as { response: SurveyResponse["response"] };
    saved.push({ ...aSavedAssessment, response });
    return entityOf({ id: 3, patient_id: joana.id, answered_at: "2026-11-24T09:00:00.000Z" });
  });
  api.on(listSurveyResponses, () => collectionOf(saved));
  await press(user, "Save it to my record");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save it to my record" })).toBeNull());
  expect(location.pathname).toBe("/health-assessment/results");
  expect(screen.getByRole("heading", { name: "Your health, 1 area" })).toBeTruthy();
  await press(user, "Add areas");
  expect(await screen.findByRole("checkbox", { name: "Sleep" })).toHaveProperty("checked", true);
});

test("nobody is told to keep going while chosen areas could not be assessed", async () => {
  const { user } = await openAssessment(assessmentApi());
  await press(user, "Start");
  for (const box of await screen.findAllByRole("checkbox")) {
    const label = box.closest("label")?.textContent ?? "";
    if (!["Anxiety", "Sleep"].includes(label)) await user.click(box);
  }
  await press(user, "Continue");
  for (let page = 0; page < 12 && !screen.queryByRole("button", { name: "Show the result" }); page += 1) {
    const main = screen.getByRole("main");
    const title = screen.getByRole("heading", { level: 1 }).textContent;
    const [none] = /Anxiety/.test(main.textContent) ? within(main).queryAllByRole("radio") : [];
    if (none) await user.click(none);
    await press(user, "Continue");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe(title));
  }
  await press(user, "Show the result");
  expect(
    await screen.findByText("We can’t say anything yet about: Sleep. Below you can see why."),
  ).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Keep going" })).toBeNull();
  await press(user, "Answer what is missing");
  expect(await screen.findByRole("heading", { level: 1, name: /^How many hours do you sleep/ })).toBeTruthy();
});

test("the results lead to the assessment when there is none yet", { tags: ["D.98"] }, async () => {
  await openPage("/health-assessment/results", { api: assessmentApi(), patient: joana });
  expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
  expect(location.pathname).toBe("/health-assessment");
});

test("the results say that they failed to load when offline", async () => {
  const api = assessmentApi().lose(listSurveyResponses);
  await openPage("/health-assessment/results", { api, patient: joana });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
});

test("the assessment is in Arabic from right to left", async () => {
  await openAssessment(assessmentApi(), { locale: "ar", patient: { ...joana, language: "ar" } });
  expect(await screen.findByRole("button", { name: "ابدأ" })).toBeTruthy();
  const [mood, anxiety, ...others] = screen.getAllByText(/صيغة رسمية/).map(({ textContent }) => textContent);
  expect(others).toEqual([]);
  for (const language of ["الإنجليزية", "الفرنسية", "الإسبانية"]) {
    expect(mood).toContain(language);
    expect(anxiety).toContain(language);
  }
  // Nobody has published the anxiety questions in Italian.
  expect(mood).toContain("الإيطالية");
  expect(anxiety).not.toContain("الإيطالية");
  expect(document.documentElement.dir).toBe("rtl");
});
