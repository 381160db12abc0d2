import { getTopic, listTopics, listTopicSynonyms, type Topic } from "@anteroom/contract/health/health-topics";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
} from "../../../testing/crisis-help.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { openPage, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { SearchBox } from "./search-box.tsx";

const topics = [
  { slug: "suicidal-thoughts", title: "Suicidal thoughts", language: "en" as const },
  { slug: "sore-throat", title: "Sore throat", language: "en" as const },
];
const synonyms = [{ slug: "suicidal-thoughts", synonyms: ["dark thoughts"] }];

const libraryApi = () =>
  fakeApi().on(listTopics, collectionOf(topics)).on(listTopicSynonyms, collectionOf(synonyms));
const openLibrary = (more: object = {}, address = "/health-search") =>
  openPage(address, {
    api: libraryApi(),
    settings: { ...clinicInPortugal, elsevierIntegration: true },
    ...more,
  });
const box = () => screen.findByRole("searchbox");

test("words of violence show the helpline instead of topics", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "my boyfriend beats me");
  await expectViolenceHelp(helpLinksInPortugal);
  expect(screen.queryByText(/it may be an emergency/)).toBeNull();
});

test("words for the suicide topic show the crisis help", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "dark thoughts");
  await expectCrisisHelp();
  expect(await screen.findByRole("link", { name: /^Suicidal thoughts/ })).toBeTruthy();
});

test("a misspelt emergency shows the number to call, an ordinary complaint not", async () => {
  const { user } = await openLibrary();
  await fill(user, await box(), "chest pian");
  expect(await screen.findByText(/it may be an emergency/)).toBeTruthy();
  await fill(user, await box(), "sore throat");
  await waitFor(() => expect(screen.queryByText(/it may be an emergency/)).toBeNull());
});

test("a word typed before hydration stays in the box and is searched", async () => {
  const typed: string[] = [];
  await showPart(<SearchBox typed="" onType={(text) => typed.push(text)} first={undefined} />, {
    beforeHydration: (drawn) => {
      const field = drawn.querySelector("input");
      if (field) field.value = "migraine";
    },
  });
  expect(typed).toEqual(["migraine"]);
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
] as const)("the topic %s says whom to call %s what it is", async (slug, place) => {
  const api = libraryApi().on(getTopic, entityOf({ ...aTopic, slug }));
  await openLibrary({ api }, `/health-search?topic=${slug}`);
  const summary = await screen.findByText("A part of the heart gets no blood.");
  const call = await screen.findByRole("heading", { name: /for any of these$/ });
  const isBefore = Boolean(call.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore ? "before" : "after").toBe(place);
});

test("the symptom checker is linked from the health pages", async () => {
  await openLibrary();
  const tabs = within(await screen.findByRole("navigation", { name: "Health" }));
  expect(tabs.getByRole("link", { name: "Check your symptoms" }).getAttribute("href")).toBe(
    "/scheduling/symptom-checker",
  );
});

test.each([
  ["pt", "quero morrer"],
  ["ar", "أريد أن أموت"],
  ["en", "je veux plus vivre"],
] as const)("the library in %s shows the crisis line when a person writes %s", async (locale, text) => {
  const { user, main } = await openLibrary({ locale });
  await fill(user, await box(), text);
  await waitFor(() => expect(main.querySelector('a[href="tel:1411"]')).toBeTruthy());
  expect(main.querySelector('a[href="/doctors"]')).toBeNull();
});

test(
  "words of a possible emergency show whom to see, until they are deleted",
  { tags: ["S1.33", "S2.R26"] },
  async () => {
    const { user } = await openLibrary();
    await fill(user, await box(), "chest pain");
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("No one at the clinic sees what you type here.");
    expect(within(notice).getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
    await fill(user, await box(), "");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.getByRole("navigation", { name: "Letters" })).toBeTruthy();
  },
);

test("a topic is found despite a typing error and by another name, and Enter opens it", async () => {
  const named = { slug: "acid-reflux", title: "Acid reflux", language: "en" as const };
  const api = fakeApi()
    .on(listTopics, collectionOf([...topics, named]))
    .on(listTopicSynonyms, collectionOf([{ slug: "acid-reflux", synonyms: ["heartburn"] }]))
    .on(getTopic, entityOf({ ...aTopic, slug: "acid-reflux", title: "Acid reflux" }));
  const { user } = await openLibrary({ api });
  await fill(user, await box(), "bicycle");
  expect(await screen.findByRole("heading", { name: "No results" })).toBeTruthy();
  await fill(user, await box(), "hartburn");
  expect(await screen.findByText("1 topic found.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Acid reflux.*Also called: heartburn/ })).toBeTruthy();
  await user.type(await box(), "{Enter}");
  const heading = await screen.findByRole("heading", { level: 1, name: "Acid reflux" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(location.search).toBe("?topic=acid-reflux");
  const typed = api.sentTo(listTopics).concat(api.sentTo(listTopicSynonyms));
  expect(typed.filter(({ query }) => query.size > 0)).toEqual([]);
});

test("a tap on a listed topic opens it here, and for a new tab it is left to the browser", async () => {
  const api = libraryApi().on(getTopic, entityOf({ ...aTopic, slug: "sore-throat", title: "Sore throat" }));
  await openLibrary({ api });
  const topic = await screen.findByRole("link", { name: "Sore throat" });
  expect(topic.getAttribute("href")).toBe("/health-search?topic=sore-throat");
  expect(fireEvent.click(topic, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(topic)).toBe(false);
  expect(await screen.findByRole("heading", { level: 1, name: "Sore throat" })).toBeTruthy();
  expect(location.search).toBe("?topic=sore-throat");
});

test("the library reports an error and works at the next try", async () => {
  const api = libraryApi().lose(listTopics);
  const { user } = await openLibrary({ api });
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("We couldn’t load this. Try again in a moment.");
  api.refuse(listTopics, "internal");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("title of internal"));
  api.on(listTopics, collectionOf(topics));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Sore throat" })).toBeTruthy();
});

test("a topic that failed to load says so and appears at the next try", async () => {
  const api = libraryApi().lose(getTopic);
  const { user } = await openLibrary({ api }, "/health-search?topic=sore-throat");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("We couldn’t load this. Try again in a moment.");
  api.on(getTopic, entityOf({ ...aTopic, slug: "sore-throat", title: "Sore throat" }));
  await user.click(within(said).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Sore throat" })).toBeTruthy();
});

test("an unknown topic leads to all topics", { tags: ["D.43"] }, async () => {
  const api = libraryApi().refuse(getTopic, "not_found");
  const { user } = await openLibrary({ api }, "/health-search?topic=no-such-topic");
  await screen.findByRole("heading", { level: 1, name: "We couldn’t find that topic" });
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "See all topics" }));
  expect(await screen.findByRole("navigation", { name: "Letters" })).toBeTruthy();
  expect(location.search).toBe("");
});

test("a topic links to the symptom checker and back to its open check", async () => {
  const api = libraryApi().on(getTopic, entityOf({ ...aTopic, slug: "sore-throat", title: "Sore throat" }));
  const settings = { patientsSymptomChecker: true, symptomCheckerProvider: "embedded" };
  await openLibrary({ api, settings }, "/health-search?topic=sore-throat");
  const check = await screen.findByRole("link", { name: "Check your symptoms" });
  expect(check.getAttribute("href")).toBe("/scheduling/symptom-checker");
  expect(screen.getByRole("link", { name: "All topics" })).toBeTruthy();
  cleanup();
  await openLibrary({ api, settings }, "/health-search?topic=sore-throat&from=check");
  const back = await screen.findByRole("link", { name: "Back to your symptom check" });
  expect(back.getAttribute("href")).toBe("/scheduling/symptom-checker");
});

test("a topic says what to do, when to see a doctor, and which doctor to book", async () => {
  const whole: Topic = {
    ...aTopic,
    slug: "acid-reflux",
    title: "Acid reflux",
    self_care: ["Eat smaller meals."],
    see_doctor: ["It hurts to swallow."],
    icd10: "K21",
    specialty: "general-practice",
  };
  const api = libraryApi().on(getTopic, entityOf(whole));
  await openLibrary({ api }, "/health-search?topic=acid-reflux");
  await screen.findByRole("heading", { level: 1, name: "Acid reflux" });
  for (const name of ["What you can do yourself", "When to see a doctor", "About this page"])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  const emergency = screen.getByRole("region", { name: "Call 112 now for any of these" });
  expect(within(emergency).getByText("Chest pain that does not go away")).toBeTruthy();
  expect(screen.getByText("K21")).toBeTruthy();
  expect(screen.getAllByText("No one with clinical training has reviewed this yet.").length).toBeGreaterThan(
    0,
  );
  expect(pageText()).toContain("General information, not advice for you.");
  expect(screen.getByRole("link", { name: "Book a doctor for this" }).getAttribute("href")).toBe(
    "/doctors?specialties=general-practice",
  );
  expect(await accessibilityFaults()).toEqual([]);
});

test("a topic in another language than the page is marked as such", async () => {
  const english = { ...aTopic, slug: "sore-throat", title: "Sore throat" };
  const api = libraryApi().on(getTopic, entityOf(english));
  await openLibrary({ api, locale: "ar" }, "/health-search?topic=sore-throat");
  const heading = await screen.findByRole("heading", { level: 1, name: "Sore throat" });
  expect([heading.lang, heading.dir]).toEqual(["en", "ltr"]);
});

test(
  "a clinic without a library redirects home with a reason and links to none",
  { tags: ["S6.GATE.elsevierIntegration", "S3.SET.elsevierIntegration", "D.34"] },
  async () => {
    const api = fakeApi().on(listDoctors, collectionOf([]));
    await openLibrary({ api, settings: { elsevierIntegration: false } }, "/health-search?topic=acid-reflux");
    expect(await screen.findByText("This clinic does not offer that page.")).toBeTruthy();
    expect(location.pathname).toBe("/");
    expect(screen.queryByRole("link", { name: /Health from A to Z/ })).toBeNull();
  },
);
