import {
  clinicListSurveyTemplates,
  clinicRetireSurveyTemplate,
  clinicSetSurveyTemplate,
  type ClinicSurveyTemplate,
} from "@anteroom/contract/administration/survey-templates";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const item: ClinicSurveyTemplate["questionnaire"]["item"] = [
  { linkId: "sleeps-well", type: "boolean", text: "Do you sleep well?", required: true },
  {
    linkId: "where",
    type: "choice",
    text: "Where?",
    answerOption: [
      { valueCoding: { code: "bed", display: "In bed" } },
      { valueCoding: { code: "sofa", display: "On a sofa" } },
    ],
  },
];
const sleep: ClinicSurveyTemplate = {
  slug: "sleep",
  origin: "clinic",
  version: "2",
  about: "patient",
  is_active: true,
  created_at: "2026-11-20T10:00:00.000Z",
  retired_at: null,
  questionnaire: {
    resourceType: "Questionnaire",
    id: "sleep",
    url: "https://mar.example/questionnaires/sleep",
    version: "2",
    status: "active",
    language: "en",
    title: "How you sleep",
    item,
  },
};
const older = { ...sleep, version: "1", is_active: false };
const product: ClinicSurveyTemplate = {
  ...sleep,
  slug: "after-visit",
  origin: "product",
  questionnaire: { ...sleep.questionnaire, title: "After your appointment" },
};
const conditional: ClinicSurveyTemplate = {
  ...sleep,
  slug: "hours",
  is_active: false,
  questionnaire: {
    ...sleep.questionnaire,
    title: "Hours",
    item: [
      {
        linkId: "hours",
        type: "integer",
        text: "How many?",
        enableWhen: [{ question: "sleeps-well", operator: "=", answerBoolean: false }],
      },
    ],
  },
};
const listOf = (...collection: ClinicSurveyTemplate[]) => ({ data: { collection } });
const button = (name: string) => screen.getByRole("button", { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const question = (number: number) => within(screen.getByRole("group", { name: `Question ${number}` }));

test("each survey is listed with its newest version; one that the form cannot edit has no edit button", async () => {
  const api = fakeApi().on(clinicListSurveyTemplates, listOf(product, sleep, older, conditional));
  await openDesk("/desk/surveys", { api });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain("After your appointmentIn useafter-visit · Part of the software");
  expect(rows[1]).toContain("How you sleepIn usesleep · Your own, version 2");
  expect(rows[2]).toContain("HoursNot in use");
  expect(rows[2]).toContain("change it by the API");
  expect(screen.getAllByRole("button", { name: /^Change/ })).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a survey of the software is listed by its title in the language of the desk", async () => {
  const translated: ClinicSurveyTemplate = {
    ...product,
    questionnaire: {
      ...product.questionnaire,
      language: "pt",
      title: "Depois da sua consulta",
      _title: {
        extension: [
          {
            url: "http://hl7.org/fhir/StructureDefinition/translation",
            extension: [
              { url: "lang", valueCode: "en" },
              { url: "content", valueString: "After your appointment" },
            ],
          },
        ],
      },
    },
  };
  const api = fakeApi().on(clinicListSurveyTemplates, listOf(translated));
  await openDesk("/desk/surveys", { api });
  expect((await screen.findByText("After your appointment")).lang).toBe("en");
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const api = fakeApi().hang(clinicListSurveyTemplates);
  const { desk, user } = await openDesk("/desk/surveys", { api });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListSurveyTemplates);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListSurveyTemplates, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no surveys yet.")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the surveys", async (role) => {
  await openDesk("/desk/surveys", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a survey is written with a choice and a number, and sent only when it is complete", async () => {
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf())
    .on(clinicSetSurveyTemplate, { data: { entity: sleep } });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(button("Write a survey"));
  expect(document.activeElement?.textContent).toBe("Write a survey");
  await user.click(button("Save the survey"));
  expect(screen.getByText("Add a question first.")).toBeTruthy();
  await fill(user, field("Name in links"), "sleep");
  await fill(user, field("Title of the survey"), "How you sleep");
  await user.click(button("Add a question"));
  await user.click(button("Add a question"));
  await fill(user, question(1).getByLabelText("Question"), "Where?");
  await user.selectOptions(question(1).getByLabelText("Kind of answer"), "choice");
  await fill(user, question(1).getByLabelText("Choices, one a line"), "In bed\n\nIn bed");
  await fill(user, question(2).getByLabelText("Question"), "How many hours?");
  await user.selectOptions(question(2).getByLabelText("Kind of answer"), "integer");
  await user.click(button("Save the survey"));
  expect(screen.getByText("Write at least two choices.")).toBeTruthy();
  expect(api.sentTo(clinicSetSurveyTemplate)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await fill(user, question(1).getByLabelText("Choices, one a line"), "In bed\nOn a sofa");
  await user.click(button("Move question 2 up"));
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetSurveyTemplate).map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/clinic/survey_templates/sleep",
      {
        about: "patient",
        questionnaire: {
          language: "en",
          title: "How you sleep",
          item: [
            { linkId: "q2", type: "integer", text: "How many hours?" },
            {
              linkId: "q1",
              type: "choice",
              text: "Where?",
              answerOption: [
                { valueCoding: { code: "o1", display: "In bed" } },
                { valueCoding: { code: "o2", display: "On a sofa" } },
              ],
            },
          ],
        },
        is_dry_run: false,
        based_on: null,
      },
    ],
  ]);
});

test("a change keeps ids of questions and choices, and a server-side error appears at its question", async () => {
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .refuse(clinicSetSurveyTemplate, "validation_failed", {
      fields: [{ path: "body.questionnaire.where", code: "no-options" }],
    });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await fill(user, question(2).getByLabelText("Choices, one a line"), "On a sofa\nIn a chair");
  await user.click(button("Save the survey"));
  expect(await screen.findByText("This question was refused. Change it.")).toBeTruthy();
  api.on(clinicSetSurveyTemplate, { data: { entity: sleep } });
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  const options = [
    { valueCoding: { code: "sofa", display: "On a sofa" } },
    { valueCoding: { code: "o1", display: "In a chair" } },
  ];
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: { item: [item[0], { ...item[1], answerOption: options }] },
  });
});

test("an option keeps the code assigned to it when the survey is saved twice in a row", async () => {
  const chair = { valueCoding: { code: "o1", display: "In a chair" } };
  const saved = {
    ...sleep,
    questionnaire: {
      ...sleep.questionnaire,
      item: item.map((one) =>
        one.answerOption ? { ...one, answerOption: [...one.answerOption, chair] } : one,
      ),
    },
  };
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .on(clinicSetSurveyTemplate, { data: { entity: saved } });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  const choices = () => question(2).getByLabelText("Choices, one a line");
  await fill(user, choices(), "In bed\nOn a sofa\nIn a chair");
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  await fill(user, choices(), "On the floor\nIn a chair");
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  const options = [{ valueCoding: { code: "o2", display: "On the floor" } }, chair];
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: { item: [item[0], { ...item[1], answerOption: options }] },
  });
});

test("the linkId of a new question or option is none that an older version used", async () => {
  const choice = (...codes: readonly (readonly [string, string])[]) => ({
    linkId: "q1",
    type: "choice" as const,
    text: "Where?",
    answerOption: codes.map(([code, display]) => ({ valueCoding: { code, display } })),
  });
  const versionOf = (version: string, items: typeof item) => ({
    ...sleep,
    version,
    is_active: version === "2",
    questionnaire: { ...sleep.questionnaire, item: items },
  });
  const removed = { linkId: "q2", type: "boolean" as const, text: "Do you smoke?" };
  const group = { linkId: "q3", type: "group" as const, text: "More", item: [{ ...removed, linkId: "q4" }] };
  const first = versionOf("1", [choice(["o1", "In bed"], ["o2", "On a sofa"]), removed, group]);
  const second = versionOf("2", [choice(["o1", "In bed"], ["o3", "In a chair"])]);
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(second, first))
    .on(clinicSetSurveyTemplate, { data: { entity: second } });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await fill(user, question(1).getByLabelText("Choices, one a line"), "In bed\nOn the floor\nOn a sofa");
  await user.click(button("Add a question"));
  await fill(user, question(2).getByLabelText("Question"), "Do you snore?");
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: {
      item: [
        choice(["o1", "In bed"], ["o4", "On the floor"], ["o2", "On a sofa"]),
        { linkId: "q5", type: "boolean", text: "Do you snore?" },
      ],
    },
  });
});

test("the linkId of a saved and removed question is not given to another", async () => {
  const added = { linkId: "q1", type: "boolean" as const, text: "Do you snore?" };
  const saved = { ...sleep, questionnaire: { ...sleep.questionnaire, item: [...item, added] } };
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .on(clinicSetSurveyTemplate, { data: { entity: saved } });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await user.click(button("Add a question"));
  await fill(user, question(3).getByLabelText("Question"), "Do you snore?");
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  await user.click(button("Remove question 3"));
  await user.click(button("Add a question"));
  await fill(user, question(3).getByLabelText("Question"), "Do you dream?");
  await user.click(button("Save the survey"));
  expect(await screen.findByText(/The survey is saved/)).toBeTruthy();
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: { item: [...item, { linkId: "q2", text: "Do you dream?" }] },
  });
});

test("unsaved changes are there again after the form was closed, until they are discarded", async () => {
  const api = fakeApi().on(clinicListSurveyTemplates, listOf(sleep));
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await fill(user, field("Title of the survey"), "Your sleep");
  await user.click(button("Remove question 1"));
  await user.click(button("Close"));
  await user.click(button("Change How you sleep"));
  expect(field("Title of the survey").value).toBe("Your sleep");
  expect(screen.queryByRole("group", { name: "Question 2" })).toBeNull();
  await user.click(button("Discard them"));
  expect(field("Title of the survey").value).toBe("How you sleep");
});

test("a survey is retired after confirmation", async () => {
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .on(clinicRetireSurveyTemplate, () => {
      api.on(clinicListSurveyTemplates, listOf({ ...sleep, is_active: false }));
      return { data: { entity: { ...sleep, is_active: false } } };
    });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Stop asking How you sleep" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Stop asking" }));
  expect(await screen.findByText("Not in use")).toBeTruthy();
});

const another = (version: string, title: string) => ({
  ...sleep,
  version,
  questionnaire: { ...sleep.questionnaire, version, title },
});

/** Opens the form of a survey, enters a title and meets somebody else's newer version. */
async function meetNewerVersion(theirs: ClinicSurveyTemplate = another("3", "Theirs")) {
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .refuse(clinicSetSurveyTemplate, "changed_elsewhere");
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await fill(user, field("Title of the survey"), "Mine");
  api.on(clinicListSurveyTemplates, listOf(theirs, sleep));
  await user.click(button("Save the survey"));
  await screen.findByText("Somebody else has changed this since you opened it.");
  return { api, user };
}

test("somebody else's newer version is not replaced unseen, and nothing typed is lost", async () => {
  const { api, user } = await meetNewerVersion();
  expect(field("Title of the survey").value).toBe("Mine");
  expect(screen.queryByText(/The survey is saved/)).toBeNull();
  expect(api.sentTo(clinicSetSurveyTemplate)).toMatchObject([
    { body: { based_on: { version: "2", is_retired: false } } },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  api.lose(clinicListSurveyTemplates);
  await user.click(button("Load the newer version"));
  expect((await screen.findAllByText("We couldn’t reach the server just now.")).length).toBeGreaterThan(0);
  expect(field("Title of the survey").value).toBe("Mine");
  api.on(clinicListSurveyTemplates, listOf(another("3", "Theirs"), sleep));
  await user.click(button("Load the newer version"));
  await waitFor(() => expect(field("Title of the survey").value).toBe("Theirs"));
  expect(screen.queryByText("Somebody else has changed this since you opened it.")).toBeNull();
  api.on(clinicSetSurveyTemplate, { data: { entity: another("4", "Theirs") } });
  await user.click(button("Save the survey"));
  await screen.findByText(/The survey is saved/);
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({ based_on: { version: "3" } });
});

test("what was typed is saved in place of somebody else's version when that is chosen", async () => {
  const { api, user } = await meetNewerVersion();
  api.on(clinicSetSurveyTemplate, { data: { entity: another("4", "Mine") } });
  await user.click(button("Save mine in its place"));
  await screen.findByText(/The survey is saved/);
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: { title: "Mine" },
    based_on: { version: "3", is_retired: false },
  });
  expect(document.activeElement).toBe(button("Save the survey"));
});

test("a question that two people added under one name gets another when mine replaces theirs", async () => {
  const added = { linkId: "q1", type: "boolean" as const, text: "Do you dream?" };
  const theirs = {
    ...another("3", "Theirs"),
    questionnaire: { ...sleep.questionnaire, version: "3", item: [...item, added] },
  };
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .refuse(clinicSetSurveyTemplate, "changed_elsewhere");
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Change How you sleep" }));
  await user.click(button("Add a question"));
  await fill(user, question(3).getByLabelText("Question"), "Do you snore?");
  api.on(clinicListSurveyTemplates, listOf(theirs, sleep));
  await user.click(button("Save the survey"));
  await screen.findByText("Somebody else has changed this since you opened it.");
  api.on(clinicSetSurveyTemplate, { data: { entity: another("4", "Mine") } });
  await user.click(button("Save mine in its place"));
  await screen.findByText(/The survey is saved/);
  expect(api.sentTo(clinicSetSurveyTemplate).at(-1)?.body).toMatchObject({
    questionnaire: { item: [...item, { linkId: "q2", text: "Do you snore?" }] },
  });
});

test("a new survey does not take the name of another one", async () => {
  const api = fakeApi()
    .on(clinicListSurveyTemplates, listOf(sleep))
    .on(clinicSetSurveyTemplate, { data: { entity: sleep } });
  const { user } = await openDesk("/desk/surveys", { api });
  await user.click(await screen.findByRole("button", { name: "Write a survey" }));
  await fill(user, field("Name in links"), "sleep");
  await fill(user, field("Title of the survey"), "Another one");
  await user.click(button("Add a question"));
  await fill(user, question(1).getByLabelText("Question"), "Do you sleep?");
  await user.click(button("Save the survey"));
  expect(screen.getByText(/^A survey has this name already/)).toBeTruthy();
  expect(api.sentTo(clinicSetSurveyTemplate)).toEqual([]);
  await fill(user, field("Name in links"), "sleep-again");
  await user.click(button("Save the survey"));
  await screen.findByText(/The survey is saved/);
  expect(api.sentTo(clinicSetSurveyTemplate)).toMatchObject([{ body: { based_on: null } }]);
});
