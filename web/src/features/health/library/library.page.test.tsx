import { listTopics, listTopicSynonyms } from "@anteroom/contract/health/health-topics";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { showsCrisisHelp, withCrisisLine } from "../../../testing/crisis-help.ts";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
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
    settings: { ...withCrisisLine, elsevierIntegration: true },
  });
const box = () => screen.findByRole("searchbox");

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
