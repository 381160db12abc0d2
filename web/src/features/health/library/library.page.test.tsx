import { getTopic, listTopics, listTopicSynonyms, type Topic } from "@anteroom/contract/health/health-topics";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  inPortugal,
  showsCrisisHelp,
  showsViolenceHelp,
  waysInPortugal,
} from "../../../testing/crisis-help.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { openPage } from "../../../testing/open-page.tsx";

const topics = [
  { slug: "suicidal-thoughts", title: "Suicidal thoughts", language: "en" as const },
  { slug: "sore-throat", title: "Sore throat", language: "en" as const },
];
const synonyms = [{ slug: "suicidal-thoughts", synonyms: ["dark thoughts"] }];

const openLibrary = () =>
  openPage("/health-search", {
    api: fakeApi().on(listTopics, collectionOf(topics)).on(listTopicSynonyms, collectionOf(synonyms)),
    settings: { ...inPortugal, elsevierIntegration: true },
  });
const box = () => screen.findByRole("searchbox");

test("words of violence bring the line about it in place of topics", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "my boyfriend beats me");
  await showsViolenceHelp(waysInPortugal);
  expect(screen.queryByText(/it may not be able to wait/)).toBeNull();
});

test("words that find the topic about suicide bring the help in a crisis", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "dark thoughts");
  await showsCrisisHelp();
  expect(await screen.findByRole("link", { name: /^Suicidal thoughts/ })).toBeTruthy();
});

test("an emergency with a slip of typing brings the number to call, an ordinary complaint nothing", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "chest pian");
  expect(await screen.findByText(/it may not be able to wait/)).toBeTruthy();
  await fill(user, await box(), "sore throat");
  await waitFor(() => expect(screen.queryByText(/it may not be able to wait/)).toBeNull());
});

const aTopic: Topic = {
  slug: "heart-attack",
  kind: "condition",
  language: "en",
  title: "Heart attack",
  synonyms: [],
  summary: ["A part of the heart gets no blood."],
  self_care: [],
  see_doctor: [],
  emergency: ["Chest pain that does not go away"],
  icd10: null,
  specialty: null,
  written: null,
  reviewed_by: null,
  sources: [],
  publisher: null,
};

test.each([
  ["heart-attack", "before"],
  ["sore-throat", "after"],
] as const)("the topic %s tells whom to call %s what it is", async (slug, place) => {
  await openPage(`/health-search?topic=${slug}`, {
    api: fakeApi()
      .on(listTopics, collectionOf(topics))
      .on(listTopicSynonyms, collectionOf(synonyms))
      .on(getTopic, entityOf({ ...aTopic, slug })),
    settings: { ...inPortugal, elsevierIntegration: true },
  });
  const summary = await screen.findByText("A part of the heart gets no blood.");
  const call = await screen.findByRole("heading", { name: /for any of these$/ });
  const isBefore = Boolean(call.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore ? "before" : "after").toBe(place);
});

test("the symptom checker is one tap away from the pages about health", async () => {
  await openLibrary();
  const tabs = within(await screen.findByRole("navigation", { name: "Health" }));
  expect(tabs.getByRole("link", { name: "Check your symptoms" }).getAttribute("href")).toBe(
    "/scheduling/symptom-checker",
  );
});
