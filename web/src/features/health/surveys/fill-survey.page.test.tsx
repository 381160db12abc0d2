import { listDependents } from "@anteroom/contract/account/dependents";
import {
  getSurveyUrl,
  listSurveyOffers,
  listSurveyResponses,
  listSurveyTemplates,
  saveSurveyResponse,
  type SurveyResponse,
} from "@anteroom/contract/appointment/surveys";
import { listAppointments } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { afterVisit } from "@anteroom/content/questionnaires/after-visit";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectCrisisHelp, clinicWithCrisisLine } from "../../../testing/crisis-help.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const query = "action_name=after-visit&actionable_id=21&project_id=aurora-visits";
const stored: SurveyResponse = {
  id: 4,
  template: "after-visit",
  patient_id: joana.id,
  action_name: "after-visit",
  actionable_id: "21",
  project_id: "aurora-visits",
  environment: "development",
  answered_at: "2026-11-23T09:00:00.000Z",
  consented_at: "2026-11-23T09:00:00.000Z",
  response: {
    resourceType: "QuestionnaireResponse",
    questionnaire: `${afterVisit.url}|${afterVisit.version}`,
    status: "completed",
    language: "en",
    authored: "2026-11-23T09:00:00.000Z",
    item: [],
  },
};

const surveyApi = (url = "http://aurora.localhost:3000/fill-survey") =>
  fakeApi()
    .on(listDependents, collectionOf([]))
    .on(listSurveyOffers, collectionOf([]))
    .on(
      listSurveyTemplates,
      collectionOf([{ id: "after-visit", slug: "after-visit", questionnaire: afterVisit }]),
    )
    .on(getSurveyUrl, { data: { url, notificationChannel: "private-t1-surveys-7", id: "after-visit" } })
    .on(listSurveyResponses, collectionOf<SurveyResponse>([]));
const openSurvey = (api: FakeApi, more: object = {}) =>
  openPage(`/fill-survey?${query}`, { api, patient: joana, ...more });

test.each(["action_name", "actionable_id", "project_id"])(
  "a survey link redirects home when %s is missing",
  { tags: ["S5.GUARD.10", "S5.GUARD.11", "S5.GUARD.12"] },
  async (name) => {
    const rest = new URLSearchParams(query);
    rest.delete(name);
    const api = surveyApi().on(listDoctors, collectionOf([])).on(listAppointments, collectionOf([]));
    await openPage(`/fill-survey?${rest}`, { api, patient: joana });
    await waitFor(() => expect(location.pathname).toBe("/"));
    expect(api.sentTo(listSurveyTemplates)).toHaveLength(0);
    await waitFor(() => expect(api.sentTo(listDoctors)).not.toHaveLength(0));
  },
);

test("a survey is introduced, answered, and sent with the consent", async () => {
  const api = surveyApi().lose(saveSurveyResponse);
  const { user } = await openSurvey(api);
  expect(await screen.findByRole("heading", { level: 1, name: "After your appointment" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Begin" }));
  const send = await screen.findByRole("button", { name: "Send my answers" });
  await user.click(send);
  const summary = await screen.findByRole("region", { name: /need|look|missing/i });
  const toAgreement = within(summary).getByRole("link", {
    name: "Tick that you agree, then send your answers.",
  });
  expect(within(summary).getAllByRole("link").at(-1), "all that is missing, at once").toBe(toAgreement);
  expect(within(summary).getAllByRole("link").length).toBeGreaterThan(1);
  expect(api.sentTo(saveSurveyResponse)).toHaveLength(0);
  await user.click(screen.getByRole("radio", { name: "Better" }));
  for (const group of screen.queryAllByRole("group")) {
    const [first] = within(group).queryAllByRole("radio");
    if (first && !within(group).queryByRole("radio", { checked: true })) await user.click(first);
  }
  await user.click(screen.getByRole("checkbox", { name: /^I agree that Clínica Aurora keeps/ }));
  await user.click(send);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(saveSurveyResponse, entityOf(stored));
  await user.click(send);
  expect(
    await screen.findByRole("heading", { name: "Thank you. The clinic has your answers." }),
  ).toBeTruthy();
  expect(api.sentTo(saveSurveyResponse).at(-1)?.body).toMatchObject({
    action_name: "after-visit",
    actionable_id: "21",
    project_id: "aurora-visits",
    response: { questionnaire: `${afterVisit.url}|${afterVisit.version}` },
  });
});

test("words of suicide in a survey keep the help until its end and after it", async () => {
  const api = surveyApi().on(saveSurveyResponse, entityOf(stored));
  const { user } = await openSurvey(api, { settings: clinicWithCrisisLine });
  await user.click(await screen.findByRole("button", { name: "Begin" }));
  const send = await screen.findByRole("button", { name: "Send my answers" });
  await user.click(screen.getByRole("radio", { name: "Better" }));
  for (const group of screen.queryAllByRole("group")) {
    const [first] = within(group).queryAllByRole("radio");
    if (first && !within(group).queryByRole("radio", { checked: true })) await user.click(first);
  }
  const [field] = screen.getAllByRole("textbox");
  await user.type(field as HTMLElement, "I want to kill myself");
  await expectCrisisHelp();
  await user.click(screen.getByRole("checkbox", { name: /^I agree that Clínica Aurora keeps/ }));
  await user.click(send);
  expect(
    await screen.findByRole("heading", { name: "Thank you. The clinic has your answers." }),
  ).toBeTruthy();
  await expectCrisisHelp();
});

test("a survey left empty names each question in its error", async () => {
  const { user } = await openSurvey(surveyApi());
  await user.click(await screen.findByRole("button", { name: "Begin" }));
  await user.click(await screen.findByRole("button", { name: "Send my answers" }));
  const summary = await screen.findByRole("region", { name: /attention/ });
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "How are you now, compared with before your appointment? Choose an answer.",
    "Did you understand what the doctor explained? Choose an answer.",
    "Could you do what the doctor advised? Choose an answer.",
    "Tick that you agree, then send your answers.",
  ]);
});

test("advice to call in a survey comes with the emergency number and the clinic's phone", async () => {
  const settings = { emergencyNumber: "112", clinicPhone: "+351 210 000 000" };
  const { user } = await openSurvey(surveyApi(), { settings });
  await user.click(await screen.findByRole("button", { name: "Begin" }));
  const main = within(screen.getByRole("main"));
  await user.click(await main.findByRole("radio", { name: "Better" }));
  expect(main.queryByRole("link", { name: /Call/ })).toBeNull();
  await user.click(main.getByRole("radio", { name: "Worse" }));
  const links = [
    ["In danger? Call 112", "tel:112"],
    ["Call the clinic: +351 210 000 000", "tel:+351210000000"],
  ] as const;
  for (const [name, address] of links)
    expect((await main.findByRole("link", { name })).getAttribute("href")).toBe(address);
});

test("a survey answered before says when", async () => {
  await openSurvey(surveyApi().on(listSurveyResponses, collectionOf([stored])));
  expect(await screen.findByRole("heading", { name: "You have answered this survey" })).toBeTruthy();
  expect(screen.getByText(/on 23 November 2026\./)).toBeTruthy();
});

test("a survey that failed to load appears at the next try", async () => {
  const api = surveyApi().lose(listSurveyTemplates);
  const { user } = await openSurvey(api);
  expect(await screen.findByRole("heading", { name: "We couldn’t load the survey" })).toBeTruthy();
  api.on(
    listSurveyTemplates,
    collectionOf([{ id: "after-visit", slug: "after-visit", questionnaire: afterVisit }]),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Begin" })).toBeTruthy();
});

test("an unknown survey or somebody else's is not found", async () => {
  await openSurvey(surveyApi().refuse(getSurveyUrl, "not_found"));
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});

test("an external survey is announced, and its service gets no referrer", { tags: ["G.17"] }, async () => {
  const api = surveyApi("https://forms.example/x?y=1").on(
    listSurveyTemplates,
    collectionOf([{ id: "after-visit", slug: "after-visit", questionnaire: null }]),
  );
  await openSurvey(api);
  const link = await screen.findByRole("link", { name: "Open the survey" });
  expect(link.getAttribute("href")).toBe("https://forms.example/x?y=1");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(screen.getByText("forms.example")).toBeTruthy();
});

test("a survey is in Italian", async () => {
  await openSurvey(surveyApi(), { locale: "it", patient: { ...joana, language: "it" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Dopo la Sua visita" })).toBeTruthy();
});
