import {
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../../testing/crisis-help.ts";
import { saveSchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import { listDependents } from "@anteroom/contract/account/dependents";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { CheckQuestion, CheckResult, SymptomChecker } from "../../../ports/symptom-checker.ts";
import { aDependent } from "../../../testing/answers/account.ts";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { storeBookingFields } from "../../../shared/booking/booking-fields.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { expectPageText } from "../../../testing/page-words.ts";
import { buttonClass, type ButtonKind } from "../../../ui/button.tsx";
import { joana, openPage } from "../../../testing/open-page.tsx";

const throat = { id: "throat", words: "Sore throat", area: "ear" as const };
const flags: CheckQuestion = {
  id: "flags",
  kind: "red-flags",
  text: "Is any of this so?",
  options: [
    { id: "breath", words: "Hard to breathe" },
    { id: "drool", words: "Cannot swallow" },
  ],
  isNoneAllowed: true,
  isUnknownAllowed: true,
};
const fever: CheckQuestion = {
  id: "fever",
  kind: "finding",
  text: "Do you have a fever?",
  options: [{ id: "fever", words: "Fever" }],
  isNoneAllowed: false,
  isUnknownAllowed: true,
};
const atHome: CheckResult = {
  level: "self-care",
  isCrisis: false,
  reasons: [{ kind: "complaint", words: "Sore throat" }],
  getHelpIf: ["Hard to breathe"],
  selfCare: ["Drink enough."],
  conditions: [{ id: "cold", name: "Cold", medicalName: null, fit: "well", isEmergency: false, topic: null }],
  specialty: { words: "General practice", slug: "general-practice" },
  topics: [],
  version: "test",
  reviewed: null,
};

/** A checker that understands a sore throat, asks two questions and says what it is told to say. */
function checkerWith(more: Partial<SymptomChecker> = {}, result = atHome): SymptomChecker {
  return {
    name: "embedded",
    complaints: async () => [throat],
    understand: async (text) => ({
      complaints: /throat/.test(text) ? [throat] : [],
      meant: /throat/.test(text) ? ["throat"] : [],
      findings: [],
    }),
    asksPregnancy: async () => false,
    next: async ({ answered }) => ({ question: [flags, fever][answered.length] ?? null, danger: null }),
    urgentNow: async () => null,
    conclude: async () => result,
    restore: async (stored) => stored as Awaited<ReturnType<SymptomChecker["restore"]>>,
    ...more,
  };
}

const openChecker = (checker: SymptomChecker | null = checkerWith(), more: object = {}, query = "") =>
  openPage(`/scheduling/symptom-checker${query}`, {
    replace: { symptomChecker: () => Promise.resolve(checker) },
    ...more,
  });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

async function tellWhom(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText("How old is the person it is for?"), "34");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await press(user, "Continue");
}

async function tellThroat(user: UserEvent): Promise<void> {
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
}

test("a slow device says that it is reading the text", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = checkerWith();
  const understand: SymptomChecker["understand"] = (text, person) =>
    promise.then(() => read.understand(text, person));
  const { user } = await openChecker(checkerWith({ understand }));
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  const sign = await screen.findByText("Reading your words…");
  expect(sign.closest("[aria-live=polite]")).toBeTruthy();
  resolve();
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  expect(screen.queryByText("Reading your words…")).toBeNull();
});

/** An answer that stands alone goes on by itself. */
async function answerAll(user: UserEvent): Promise<void> {
  await user.click(screen.getByLabelText("None of these"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByRole("radio", { name: "No" }));
}

test("the checker asks a visitor for age and sex, and names missing ones", async () => {
  const { user } = await openChecker();
  await press(user, "Continue");
  const age = screen.getByLabelText("How old is the person it is for?");
  expect(document.activeElement).toBe(age);
  expect(screen.getByText("Choose one of the two")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Months" }));
  await fill(user, age, "30");
  await press(user, "Continue");
  expect(await screen.findByText("From 2 years on, choose years and enter the age in years.")).toBeTruthy();
  for (const [unit, value, words] of [
    [
      "Months",
      "0",
      "For a baby under 1 month, choose “Weeks” and enter how many. Enter 0 in the first week.",
    ],
    ["Years", "0", "For a baby under 1 year, choose “Months” or “Weeks” and enter how many."],
    ["Years", "400", "Enter an age from 1 to 120 years."],
  ] as const) {
    await user.click(screen.getByRole("radio", { name: unit }));
    await fill(user, age, value);
    await press(user, "Continue");
    expect(await screen.findByText(words)).toBeTruthy();
  }
});

test("a check leads from free text through its questions to an urgency", async () => {
  const { user } = await openChecker();
  await tellThroat(user);
  expect(screen.getByText(/You said: Sore throat/)).toBeTruthy();
  await press(user, "Next question");
  expect(await screen.findByText("Choose an answer. You can choose “I am not sure”.")).toBeTruthy();
  await answerAll(user);
  const title = "You can look after this at home for now";
  const heading = await screen.findByRole("heading", { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByRole("heading", { name: "What it may be" })).toBeTruthy();
  expect(screen.getByText("No one at the clinic has seen this yet.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Book without sending them" })).toBeTruthy();
});

test("the reason typed in a booking is prefilled when the checker opens from it", async () => {
  const now = Date.UTC(2026, 10, 24, 9);
  const startTime = "2026-11-25T10:00:00.000Z";
  const draft = { doctorId: 3, startTime, appointmentDate: startTime, symptoms: "a sore throat" };
  localStorage.setItem("scheduling-draft", JSON.stringify(saveSchedulingDraft(draft, now)));
  const { user } = await openChecker(undefined, { now }, `?doctorId=3&appointmentDate=${startTime}`);
  await tellWhom(user);
  expect(await screen.findByLabelText("In your own words")).toHaveProperty("value", "a sore throat");
});

test("answers can be changed, and earlier ones stay ticked on the way back", async () => {
  const { user } = await openChecker();
  await tellThroat(user);
  await user.click(screen.getByLabelText("I am not sure"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await press(user, "See and change your answers");
  await press(user, "Change: Is any of this so?");
  expect(await screen.findByLabelText("I am not sure")).toHaveProperty("checked", true);
});

const one = (id: string, words: string, text: string): CheckQuestion => ({
  ...flags,
  id,
  kind: "several",
  text,
  options: [{ id, words }],
});

/** Asks whether there was a journey; then, in another order of pages after a change, what was bitten, and where. */
const asksOfJourneys: SymptomChecker["next"] = async ({ answered }) => {
  const malaria = one("malaria", "A stay where there is malaria", "Any journey?");
  const bites = one("bites", "Mosquito bites", "Any bites?");
  const tropics = one("tropics", "A stay in the tropics", "Any of these too?");
  const known = new Map(answered.flatMap(({ choices }) => Object.entries(choices)));
  const both = { ...tropics, id: "both", options: [...tropics.options, { id: "rats", words: "Rats" }] };
  const order =
    known.get("malaria") === "present" ? [malaria, bites, tropics] : [malaria, both, flags, bites];
  const question = order.find(({ options }) => options.some(({ id }) => !known.has(id))) ?? null;
  return { question, danger: null };
};

test("a changed answer keeps the later ones, and only new questions are asked", async () => {
  const { user } = await openChecker(checkerWith({ next: asksOfJourneys }));
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  for (const name of ["A stay where there is malaria", "Mosquito bites", "A stay in the tropics"]) {
    await user.click(await screen.findByLabelText(name));
    await press(user, "Next question");
  }
  await screen.findByRole("heading", { name: "Your answers so far" });
  await press(user, "Change an answer");
  await press(user, "Change: Any journey?");
  await user.click(await screen.findByLabelText("A stay where there is malaria"));
  await user.click(screen.getByLabelText("I am not sure"));
  await screen.findByLabelText("Rats");
  expect(screen.queryByLabelText("A stay in the tropics"), "it was answered before").toBeNull();
  await press(user, "See and change your answers");
  const kept = await screen.findByRole("heading", { name: "Kept from before your change" });
  expect(kept.parentElement?.textContent).toMatch(/Any bites\?\s*Mosquito bites/);
  expect(kept.parentElement?.textContent).toMatch(/Any of these too\?\s*A stay in the tropics/);
  await press(user, "Continue");
  await user.click(await screen.findByLabelText("None of these"));
  await user.click(await screen.findByLabelText("Hard to breathe"));
  await press(user, "Next question");
  await screen.findByRole("heading", { name: "Your answers so far" });
  await press(user, "Change an answer");
  await screen.findByRole("heading", { name: "Your answers" });
  const answers = screen.getAllByRole("definition").map(({ textContent }) => textContent ?? "");
  expect(answers.join(" | ")).toMatch(/A stay in the tropics.*Hard to breathe.*Mosquito bites/);
  expect(screen.queryByRole("heading", { name: "Kept from before your change" })).toBeNull();
});

test("answers before a change survive a reload", async () => {
  const first = await openChecker(checkerWith({ next: asksOfJourneys }));
  await tellWhom(first.user);
  await fill(first.user, await screen.findByLabelText("In your own words"), "a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(first.user, "Continue");
  for (const name of ["A stay where there is malaria", "Mosquito bites"]) {
    await first.user.click(await screen.findByLabelText(name));
    await press(first.user, "Next question");
  }
  await screen.findByLabelText("A stay in the tropics");
  await press(first.user, "See and change your answers");
  await press(first.user, "Change: Any journey?");
  await first.user.click(await screen.findByLabelText("A stay where there is malaria"));
  await first.user.click(screen.getByLabelText("None of these"));
  await screen.findByLabelText("Rats");
  cleanup();
  const { user } = await openChecker(checkerWith({ next: asksOfJourneys }));
  await press(user, "Continue");
  await screen.findByLabelText("Rats");
  await press(user, "See and change your answers");
  const kept = await screen.findByRole("heading", { name: "Kept from before your change" });
  expect(kept.parentElement?.textContent).toMatch(/Any bites\?\s*Mosquito bites/);
});

test("text without a symptom leads to a list and a doctor", async () => {
  const { user } = await openChecker();
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a certificate");
  expect(await screen.findByText("We didn’t recognise a symptom in that.")).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Book a doctor" })).toBeTruthy();
  await press(user, "Continue");
  expect(await screen.findByText("Choose what fits best below, or use other words")).toBeTruthy();
});

test("words of suicide require no other text when nothing was chosen", async () => {
  const crisis = { id: "suicidal-thoughts", words: "Thoughts of suicide" };
  const understand: SymptomChecker["understand"] = async (text) =>
    /die/.test(text)
      ? { complaints: [{ ...throat, ...crisis }], meant: [], findings: [] }
      : { complaints: [], meant: [], findings: [] };
  const { user } = await openChecker(checkerWith({ understand }), { settings: clinicWithCrisisLine });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "I want to die");
  await screen.findByRole("button", { name: "Thoughts of suicide" });
  await expectCrisisHelp();
  await press(user, "Continue");
  expect(await screen.findByRole("heading", { name: "Is any of this so?" })).toBe(document.activeElement);
  expect(screen.queryByText("Choose what fits best below, or use other words")).toBeNull();
});

test("words of suicide suggest no vaguely similar complaint", async () => {
  const penis = { ...throat, id: "penis-problem", words: "Penis problem" };
  const crisis = { ...throat, id: "suicidal-thoughts", words: "Thoughts of suicide" };
  const read: string[] = [];
  const understand: SymptomChecker["understand"] = async (text) => {
    read.push(text);
    return { complaints: [penis], meant: [], findings: [] };
  };
  const checker = checkerWith({ complaints: async () => [penis, crisis], understand });
  const { user } = await openChecker(checker, { settings: clinicWithCrisisLine });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "I want to end it all");
  await expectCrisisHelp();
  expect(await screen.findByRole("button", { name: "Thoughts of suicide" })).toBeTruthy();
  await waitFor(() => expect(read).toContain("I want to end it all"));
  expect(screen.queryByRole("button", { name: "Penis problem" })).toBeNull();
  await press(user, "Continue");
  expect(await screen.findByText(/You said: Thoughts of suicide/)).toBeTruthy();
});

test("findings of replaced text are deleted with it", async () => {
  const pills = { id: "duration-under-1-day", words: "Less than a day", presence: "present" as const };
  const understand: SymptomChecker["understand"] = async (text) => ({
    complaints: [throat],
    meant: [throat.id],
    findings: /night/.test(text) ? [pills] : [],
  });
  const { user } = await openChecker(checkerWith({ understand }));
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "sore throat since last night");
  await screen.findByRole("button", { name: "Less than a day (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await press(user, "Back");
  await screen.findByRole("button", { name: "Less than a day (remove)" });
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Less than a day (remove)" })).toBeNull());
});

test("questions with the same text share one line, each answer with its own change link", async () => {
  const [breath = throat, drool = throat] = flags.options;
  const same = [
    { ...flags, id: "also-1", options: [breath] },
    { ...flags, id: "also-2", options: [drool] },
  ];
  const next: SymptomChecker["next"] = async ({ answered }) => ({
    question: [...same, fever][answered.length] ?? null,
    danger: null,
  });
  const { user } = await openChecker(checkerWith({ next }));
  await tellThroat(user);
  await user.click(screen.getByLabelText("Hard to breathe"));
  await press(user, "Next question");
  await screen.findByLabelText("Cannot swallow");
  await user.click(screen.getByLabelText("None of these"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await press(user, "See and change your answers");
  expect(await screen.findAllByRole("term")).toHaveLength(2);
  expect(screen.getAllByText("Is any of this so?")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Change: Is any of this so? Hard to breathe" })).toBeTruthy();
  expect(screen.queryByText("I am not sure")).toBeNull();
  await press(user, "Change: Is any of this so? No: Cannot swallow");
  expect(await screen.findByLabelText("None of these")).toHaveProperty("checked", true);
  await user.click(screen.getByLabelText("I am not sure"));
  await press(user, "Next question");
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByLabelText("I am not sure"));
  const list = (await screen.findByRole("heading", { name: "Your answers so far" })).parentElement;
  const answers = [...(list?.querySelectorAll("strong") ?? [])].map((one) => one.textContent);
  expect(answers).toEqual(["Hard to breathe", "Not sure: Cannot swallow", "I am not sure"]);
});

test("a new check starts only after confirming that this one may be deleted", async () => {
  const { user } = await openChecker();
  await tellThroat(user);
  await user.click(screen.getByLabelText("None of these"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await press(user, "Start a new check");
  await screen.findByRole("heading", { name: "Continue your check?" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByRole("radio", { name: "No" }));
  await press(user, "Start a new check");
  await screen.findByRole("heading", { name: "Continue your check?" });
  await press(user, "Start a new check");
  expect(await screen.findByLabelText("How old is the person it is for?")).toBeTruthy();
});

test.each([
  [{ conditions: 0, of: 9 }, ["none"]],
  [{ conditions: 4, of: 9 }, ["part"]],
  [{ conditions: 9, of: 9 }, []],
] as const)("a result says whether doctors have reviewed it: %j", async (reviewed, told) => {
  const { user } = await openChecker(checkerWith({}, { ...atHome, reviewed }));
  await tellThroat(user);
  await answerAll(user);
  await screen.findByRole("heading", { name: "Your answers so far" });
  const words = {
    none: /^No doctor has checked the content of this symptom checker yet/,
    part: /^Doctors have checked only part of the content/,
  };
  const shown = Object.entries(words).filter(([, one]) => screen.queryByText(one) !== null);
  expect(shown.map(([name]) => name)).toEqual(told);
  expect(screen.queryByText(/of 9/)).toBeNull();
});

test("complaints are lower-case within a sentence", async () => {
  const cough = { ...throat, id: "cough", words: "Dry cough" };
  const { user } = await openChecker(
    checkerWith({
      complaints: async () => [throat, cough],
      understand: async () => ({ complaints: [throat, cough], meant: ["throat", "cough"], findings: [] }),
    }),
  );
  await tellThroat(user);
  expect(screen.getByText(/You said: Sore throat and dry cough/)).toBeTruthy();
});

test("the check does not ask a guest again for the booking's age and sex", async () => {
  const memory = deviceMemory(localStorage);
  const expiresAt = Date.UTC(2026, 10, 24, 10);
  memory.write(bookingKeys.hold, { id: 9, secret: "s".repeat(43), expiresAt });
  const born = { birthdate_day: "3", birthdate_month: "2", birthdate_year: "1948" };
  storeBookingFields(memory, { ...born, sex: "female" });
  const { user } = await openChecker();
  const age = await screen.findByLabelText<HTMLInputElement>("How old is the person it is for?");
  expect(age.value).toBe("78");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Female" }).checked).toBe(true);
  await press(user, "Continue");
  expect(await screen.findByLabelText("In your own words")).toBeTruthy();
});

test("a result after words of danger is not mild, and says when the number still applies", async () => {
  const { user } = await openChecker();
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat and chest pain");
  await screen.findByText(/This may be an emergency/);
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await answerAll(user);
  await screen.findByRole("heading", { level: 1, name: "See a doctor within a few hours" });
  expect(await screen.findByText(/You wrote about something that can be dangerous/)).toBeTruthy();
  expect(screen.queryByText(/does not look like an emergency/)).toBeNull();
});

test("crisis help shows at once where only recognised findings mention suicide", async () => {
  const crisis = { id: "suicidal-thoughts", words: "Thoughts of suicide", area: "mind" as const };
  const understood = { complaints: [crisis], meant: [crisis.id], findings: [] };
  const checker = checkerWith({
    understand: async () => understood,
    urgentNow: async ({ complaints }) =>
      complaints.length > 0 ? { level: "within-hours", isCrisis: true, reasons: [] } : null,
  });
  const { user } = await openChecker(checker, { settings: clinicWithCrisisLine });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "xyz");
  await expectCrisisHelp();
  expect(screen.queryByText(/This may be an emergency/)).toBeNull();
});

test("words of an emergency require no other text when nothing was chosen", async () => {
  const understand: SymptomChecker["understand"] = async () => ({
    complaints: [throat],
    meant: [],
    findings: [],
  });
  const { user } = await openChecker(checkerWith({ understand }));
  await tellWhom(user);
  const words = "jai la moitié du visage qui est endormie et jarrive pas a parler";
  await fill(user, await screen.findByLabelText("In your own words"), words);
  expect(await screen.findByText(/This may be an emergency/)).toBeTruthy();
  await screen.findByRole("button", { name: "Sore throat" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  expect(screen.getByText(/This may be an emergency/)).toBeTruthy();
});

test("words of suicide keep the help to the end, whatever else is ticked or found", async () => {
  const other = { level: "emergency-department-now" as const, isCrisis: false, reasons: [] };
  const next: SymptomChecker["next"] = async ({ answered }) => ({
    question: [flags, fever][answered.length] ?? null,
    danger: answered.length > 0 ? other : null,
  });
  const { user } = await openChecker(checkerWith({ next }), { settings: clinicWithCrisisLine });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat, I want to die");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await expectCrisisHelp();
  await user.click(screen.getByLabelText("None of these"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await expectCrisisHelp();
  await user.click(screen.getByRole("radio", { name: "No" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Talk to someone now" })).toBeTruthy();
  await expectCrisisHelp();
  expect(screen.queryByText(/look after this at home|does not look like an emergency/)).toBeNull();
});

test("dismissed help disappears, the check continues, and the crisis line stays one tap away", async () => {
  const { user } = await openChecker(undefined, { settings: clinicWithCrisisLine });
  await tellWhom(user);
  const words = "sore throat, i dont want to live anymore";
  await fill(user, await screen.findByLabelText("In your own words"), words);
  await expectCrisisHelp();
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "That’s not what I meant");
  const line = /^If you think about suicide or hurting yourself, call the crisis line: 1411\.$/;
  const isShown = () => expect(document.querySelector("[data-unmeant] output")?.textContent).toMatch(line);
  await waitFor(isShown);
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
  expect(screen.getByLabelText("In your own words")).toHaveProperty("value", words);
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await waitFor(isShown);
  await answerAll(user);
  await screen.findByRole("heading", { level: 1, name: "You can look after this at home for now" });
  await waitFor(isShown);
  await press(user, "Show the help again");
  await screen.findByRole("heading", { level: 1, name: "Talk to someone now" });
  await expectCrisisHelp();
});

test("help can be dismissed on question pages too, and stays for other words of suicide", async () => {
  const { user } = await openChecker(undefined, { settings: clinicWithCrisisLine });
  await tellWhom(user);
  const field = await screen.findByLabelText("In your own words");
  await fill(user, field, "a sore throat that i cant live with");
  await expectCrisisHelp();
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await press(user, "That’s not what I meant");
  await waitFor(() => expect(document.querySelector("[data-crisis-help]")).toBeNull());
  await press(user, "Back");
  const again = await screen.findByLabelText("In your own words");
  await waitFor(() => expect(document.querySelector("[data-unmeant]")).not.toBeNull());
  await user.type(again, " and i want to kill myself");
  await expectCrisisHelp();
});

test("help for a ticked sign cannot be dismissed", async () => {
  const danger = { level: "emergency-services" as const, isCrisis: true, reasons: [] };
  const harm = { ...flags, options: [{ id: "self-harm", words: "Hurting yourself" }] };
  const next: SymptomChecker["next"] = async ({ answered }) =>
    answered.length > 0 ? { question: fever, danger } : { question: harm, danger: null };
  const urgentNow: SymptomChecker["urgentNow"] = async ({ answered }) =>
    answered.at(-1)?.choices["self-harm"] === "present" ? danger : null;
  const { user } = await openChecker(checkerWith({ next, urgentNow }), { settings: clinicWithCrisisLine });
  await tellThroat(user);
  await user.click(screen.getByLabelText("Hurting yourself"));
  await expectCrisisHelp();
  expect(screen.queryByRole("button", { name: "That’s not what I meant" })).toBeNull();
  await press(user, "Next question");
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await expectCrisisHelp();
  expect(screen.queryByRole("button", { name: "That’s not what I meant" })).toBeNull();
});

test("words of violence keep their help to the end, and booking is never first", async () => {
  const violence = { ...throat, id: "violence-abuse", words: "Violence or abuse" };
  const read: string[] = [];
  const checker = checkerWith({
    complaints: async () => [throat, violence],
    understand: async (text) => {
      read.push(text);
      return { complaints: [throat], meant: [], findings: [] };
    },
  });
  const { user } = await openChecker(checker, { settings: clinicInPortugal });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "he hits me");
  await expectViolenceHelp(helpLinksInPortugal);
  await screen.findByRole("button", { name: "Violence or abuse" });
  await waitFor(() => expect(read).toContain("he hits me"));
  expect(screen.queryByRole("button", { name: "Sore throat" })).toBeNull();
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await expectViolenceHelp(helpLinksInPortugal);
  await user.click(screen.getByLabelText("None of these"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByRole("radio", { name: "No" }));
  await screen.findByRole("button", { name: "Start a new check" });
  await expectViolenceHelp(helpLinksInPortugal);
  expect(screen.getByText(/^An appointment can’t help in time/)).toBeTruthy();
});

test("violence recognised beyond the words shows its help", async () => {
  const violence = { ...throat, id: "violence-abuse", words: "Violence or abuse" };
  const understood = { complaints: [violence], meant: [violence.id], findings: [] };
  const { user } = await openChecker(checkerWith({ understand: async () => understood }), {
    settings: clinicInPortugal,
  });
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "xyz");
  await expectViolenceHelp(helpLinksInPortugal);
  expect(screen.queryByText(/This may be an emergency/)).toBeNull();
});

test("each page of a check takes focus and is announced", async () => {
  const { user } = await openChecker();
  await tellWhom(user);
  const heading = await screen.findByRole("heading", { level: 1, name: /bothering/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a ticked danger shows whom to call at once", async () => {
  const danger = { level: "emergency-services" as const, isCrisis: false, reasons: ["Hard to breathe"] };
  const { user } = await openChecker(
    checkerWith({
      urgentNow: async ({ answered }) => (answered.at(-1)?.choices["breath"] === "present" ? danger : null),
    }),
  );
  await tellThroat(user);
  await user.click(screen.getByLabelText("Hard to breathe"));
  expect(await screen.findByText(/This may be an emergency/)).toBeTruthy();
});

test("a danger for the emergency department sends nobody elsewhere than the result", async () => {
  const level = "emergency-department-now" as const;
  const danger = { level, isCrisis: false, reasons: ["Hard to breathe"] };
  const { user } = await openChecker(
    checkerWith({ urgentNow: async () => danger, next: async () => ({ question: flags, danger }) }),
  );
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  const told = /^Go to an emergency department now\. If you can’t get there, call/;
  await screen.findByText(told, { selector: "strong" });
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  expect(screen.getByText(told, { selector: "strong" })).toBeTruthy();
  expect(screen.queryByText(/may be an emergency/)).toBeNull();
});

test("an answer that worsens does not lower the alarm of words that advised to call", async () => {
  const danger = {
    level: "emergency-department-now" as const,
    isCrisis: false,
    reasons: ["Hard to breathe"],
  };
  const { user } = await openChecker(
    checkerWith({
      next: async ({ answered }) => ({
        question: [flags, fever][answered.length] ?? null,
        danger: answered[0]?.choices["breath"] === "present" ? danger : null,
      }),
    }),
  );
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat and chest pain");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  const told = /^This may be an emergency\. Call/;
  expect(screen.getByText(told, { selector: "strong" })).toBeTruthy();
  await user.click(screen.getByLabelText("Hard to breathe"));
  await press(user, "Next question");
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  expect(screen.getByText(told, { selector: "strong" })).toBeTruthy();
  expect(screen.queryByText(/^Go to an emergency department/)).toBeNull();
  expect(screen.getByRole("button", { name: "What to do now" })).toBeTruthy();
});

test("a certain emergency puts first aid first and makes the other questions optional", async () => {
  const danger = {
    level: "emergency-department-now" as const,
    isCrisis: false,
    reasons: ["Hard to breathe"],
  };
  const next: SymptomChecker["next"] = async ({ answered }) => ({
    question: [flags, fever][answered.length] ?? null,
    danger: answered.length > 0 ? danger : null,
  });
  const { user } = await openChecker(checkerWith({ next }, { ...atHome, level: "emergency-department-now" }));
  await tellThroat(user);
  const optional = /^You need not answer the questions that follow\./;
  expect(screen.queryByText(optional)).toBeNull();
  expect(ofKind("filled")).toEqual(["Next question"]);
  await user.click(screen.getByLabelText("Hard to breathe"));
  await press(user, "Next question");
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  expect(screen.getByText(optional)).toBeTruthy();
  expect([ofKind("danger"), ofKind("filled")]).toEqual([["What to do now"], []]);
  await press(user, "What to do now");
  await screen.findByRole("heading", { level: 1, name: "Go to an emergency department now" });
});

test("the result of a child who needs another specialist names and lists the paediatrician too", async () => {
  const specialty = { words: "Eye doctor", slug: "ophthalmology" };
  const { user } = await openChecker(checkerWith({}, { ...atHome, specialty }));
  await fill(user, await screen.findByLabelText("How old is the person it is for?"), "8");
  await user.click(screen.getByRole("radio", { name: "Male" }));
  await press(user, "Continue");
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await screen.findByRole("heading", { name: "Is any of this so?" });
  await answerAll(user);
  await expectPageText("The right doctor: Eye doctor. A children’s doctor can help too.");
  await press(user, "Book and send these answers");
  await waitFor(() => expect(location.pathname).toBe("/doctors"));
  await waitFor(() => expect(location.search).toContain("ophthalmology,paediatrics,general-practice"));
});

test("an emergency shows the number to call, and a booking last", async () => {
  const { user } = await openChecker(
    checkerWith(
      {},
      { ...atHome, level: "emergency-services", reasons: [{ kind: "rule", words: "Hard to breathe" }] },
    ),
  );
  await tellThroat(user);
  await answerAll(user);
  const call = await screen.findAllByRole("link", { name: /^Call 112/ });
  expect(call[0]?.getAttribute("href")).toBe("tel:112");
  expect(await screen.findByText(/^An appointment can’t help in time/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Book without sending them" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Book and send these answers" })).toBeNull();
  expect(screen.getByRole("button", { name: "Book an appointment for afterwards" })).toBeTruthy();
});

test("a result for the emergency department shows the number to call too", async () => {
  const { user } = await openChecker(checkerWith({}, { ...atHome, level: "emergency-department-now" }));
  await tellThroat(user);
  await answerAll(user);
  await screen.findByRole("heading", { level: 1, name: "Go to an emergency department now" });
  expect(screen.getByRole("link", { name: "Call 112" }).getAttribute("href")).toBe("tel:112");
});

/** The buttons and links of a kind on a finished check, with what they say. */
function ofKind(kind: ButtonKind): string[] {
  const look = buttonClass({ kind }).split(" ");
  return [...screen.getByRole("main").querySelectorAll("a, button")]
    .filter(({ classList }) => look.every((one) => classList.contains(one)))
    .map(({ textContent }) => textContent ?? "");
}

test.each([
  ["of care at home", "self-care", [], [], ["Book and send these answers"]],
  ["of a doctor", "within-hours", [], ["Call the clinic"], ["Book and send these answers"]],
  ["of an emergency", "emergency-services", ["Call 112"], ["Call the clinic"], []],
] as const)("a result %s has one primary action, and the others are secondary", async (...row) => {
  const [, level, danger, outlined, filled] = row;
  const { user } = await openChecker(checkerWith({}, { ...atHome, level }));
  await tellThroat(user);
  await answerAll(user);
  await screen.findByRole("button", { name: "Start a new check" });
  await screen.findByRole("button", { name: "Copy the result" });
  expect(ofKind("danger")).toEqual(danger);
  expect(ofKind("filled")).toEqual(filled);
  expect(ofKind("outlined").filter((words) => !/^(Yes|No)$/.test(words))).toEqual(outlined);
  expect(ofKind("quiet")).toEqual(
    expect.arrayContaining(["Print or save for the doctor", "Start a new check", "Copy the result"]),
  );
});

test.each([
  ["within-hours", 12],
  ["within-days", null],
] as const)("a result that says %s is stored with its waiting limit", async (level, hours) => {
  const { user } = await openChecker(checkerWith({}, { ...atHome, level }));
  await tellThroat(user);
  await answerAll(user);
  await screen.findByRole("button", { name: "Start a new check" });
  const stored = () => JSON.parse(localStorage.getItem("triage-session") ?? "{}") as { seenBy?: number };
  const { seenBy } = await waitFor(() => {
    expect(stored().seenBy).toBeDefined();
    return stored();
  });
  const from = Date.UTC(2026, 10, 24, 9);
  const waits = hours === null ? null : Math.round(((seenBy ?? 0) - from) / 3_600_000);
  expect(hours === null ? seenBy : waits).toBe(hours);
});

test("first aid replaces the usual advice, with its answers as the only reason", async () => {
  const first = "Everyone must go outside into fresh air now.";
  const reasons = [{ kind: "rule" as const, words: first, answers: ["Feeling ill near a boiler"] }];
  const { user } = await openChecker(
    checkerWith({}, { ...atHome, level: "emergency-services", first, reasons }),
  );
  await tellThroat(user);
  await answerAll(user);
  await screen.findByRole("heading", { level: 1, name: "Call an ambulance now" });
  expect(screen.getAllByText(first)).toHaveLength(1);
  expect(screen.getByText("Feeling ill near a boiler")).toBeTruthy();
  expect(screen.queryByText(/Stay where help can reach you/)).toBeNull();
});

test("a danger on a question page says what to do before calling", async () => {
  const first = "Rinse the eye with water.";
  const reasons = [first, "A chemical in the eye can cost the sight."];
  const danger = { level: "emergency-services" as const, isCrisis: false, reasons, first };
  const usual = checkerWith({});
  const { user } = await openChecker({
    ...usual,
    next: async (interview) => ({ ...(await usual.next(interview)), danger }),
  });
  await tellThroat(user);
  await screen.findByText(/This may be an emergency/);
  expect(screen.getAllByText(/Rinse the eye with water/)).toHaveLength(1);
  // What it was raised for, also above questions about other words.
  expect(screen.getByText(/A chemical in the eye can cost the sight/)).toBeTruthy();
});

test("a checker that failed to load offers a doctor and the telephone", async () => {
  await openChecker(null);
  expect(
    await screen.findByRole("heading", { name: "The symptom checker is not available yet" }),
  ).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Book a doctor" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Call the clinic" }).getAttribute("href")).toBe(
    "tel:+351200000010",
  );
});

test("a checker that fails midway keeps the answers and continues at the next try", async () => {
  let isLost = false;
  const { user } = await openChecker(
    checkerWith({
      next: async ({ answered }) => {
        if (isLost) throw new Error("lost");
        return { question: [flags, fever][answered.length] ?? null, danger: null };
      },
    }),
  );
  await tellThroat(user);
  isLost = true;
  await user.click(screen.getByLabelText("None of these"));
  expect(await screen.findByText(/Your answers are saved on this device\.$/)).toBeTruthy();
  isLost = false;
  await press(user, "Try again");
  expect(await screen.findByRole("heading", { name: "Do you have a fever?" })).toBeTruthy();
});

test("a patient chooses the person, and a child's age is known", async () => {
  const api = fakeApi().on(listDependents, collectionOf([aDependent()]));
  const { user } = await openChecker(checkerWith(), { api, patient: joana });
  await screen.findByRole("group", { name: "Who has the symptoms?" });
  await user.click(await screen.findByRole("radio", { name: "Tomás Prata" }));
  expect(screen.queryByLabelText("Age")).toBeNull();
  await press(user, "Continue");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("Tomás");
});

test("a patient checks for an unknown person and is asked for the age", async () => {
  const api = fakeApi().on(listDependents, collectionOf([]));
  const { user } = await openChecker(checkerWith(), { api, patient: joana });
  await user.click(await screen.findByRole("radio", { name: "Someone else, such as a child" }));
  await fill(user, screen.getByLabelText("How old is the person it is for?"), "3");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await press(user, "Continue");
  await fill(user, await screen.findByLabelText("In your own words"), "my daughter has a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  expect(screen.queryByText(/Is this about a child/)).toBeNull();
});

test("text about a child in an adult's check leads back to the person question, and is kept", async () => {
  const { user } = await openChecker();
  await tellWhom(user);
  await fill(user, await screen.findByLabelText("In your own words"), "my daughter has a sore throat");
  await screen.findByText("Is this about a child? These questions are for an adult.");
  await press(user, "Change who it is for");
  await fill(user, await screen.findByLabelText("How old is the person it is for?"), "3");
  await press(user, "Continue");
  const field: HTMLTextAreaElement = await screen.findByLabelText("In your own words");
  expect(field.value).toBe("my daughter has a sore throat");
});

test("uncertain danger signs are listed again below a headline of their urgency", async () => {
  const { user } = await openChecker();
  await tellThroat(user);
  await user.click(screen.getByLabelText("I am not sure"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByRole("radio", { name: "No" }));
  expect(await screen.findByRole("heading", { name: "See a doctor within a few hours" })).toBeTruthy();
  expect(
    await screen.findByText("You were not sure about some danger signs. Please look again:"),
  ).toBeTruthy();
  await expectPageText(
    "Hard to breatheCannot swallowIf one of them is there, or you still can’t tell, see a doctor today.",
  );
});

test("an uncertain emergency sign advises calling if present, not a doctor today", async () => {
  const { user } = await openChecker(
    checkerWith({}, { ...atHome, unsureEmergencies: ["Breathing that is hard work"] }),
  );
  await tellThroat(user);
  await user.click(screen.getByLabelText("I am not sure"));
  await screen.findByRole("heading", { name: "Do you have a fever?" });
  await user.click(screen.getByRole("radio", { name: "No" }));
  await expectPageText(
    "Breathing that is hard workIf one of them is there, call 112 now. If you still can’t tell, see a doctor today.",
  );
  expect(screen.queryByText(/or you still can’t tell/)).toBeNull();
});

test("the checker reports a failed family load, and everybody is there at the next try", async () => {
  const api = fakeApi().lose(listDependents);
  const { user } = await openChecker(checkerWith(), { api, patient: joana });
  const missing = await screen.findByRole("alert");
  expect(missing.textContent).toContain("We couldn’t load the people you care for.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^You/ }).checked).toBe(true);
  api.on(listDependents, collectionOf([aDependent()]));
  await user.click(within(missing).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: "Tomás Prata" })).toBeTruthy();
  expect(screen.queryByText("We couldn’t load the people you care for.")).toBeNull();
});

test("a visitor is redirected to booking when the clinic has no checker", { tags: ["S2.R18"] }, async () => {
  await openPage("/scheduling/symptom-checker", {
    settings: { patientsSymptomChecker: false, patientsWebScheduling: false },
  });
  await waitFor(() => expect(location.pathname).not.toBe("/scheduling/symptom-checker"));
});

test("returning to a started check asks before continuing", async () => {
  const first = await openChecker();
  await tellThroat(first.user);
  cleanup();
  const { user } = await openChecker();
  expect(await screen.findByRole("heading", { name: "Continue your check?" })).toBeTruthy();
  expect(screen.getByText(/You said: Sore throat/)).toBeTruthy();
  await press(user, "Continue");
  expect(await screen.findByRole("heading", { name: "Is any of this so?" })).toBeTruthy();
});

test("returning to a check with only its person names the person", async () => {
  const first = await openChecker();
  await tellWhom(first.user);
  await fill(first.user, await screen.findByLabelText("In your own words"), "a sore throat");
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  cleanup();
  const { user } = await openChecker();
  await screen.findByRole("heading", { name: "Continue your check?" });
  expect(
    screen.getByText(/^You began a check \(Female, 34 years old\), last on 24 November 2026, 09:00\.$/),
  ).toBeTruthy();
  expect(screen.queryByText(/You said/)).toBeNull();
  await press(user, "Start a new check");
  expect(await screen.findByLabelText("How old is the person it is for?")).toHaveProperty("value", "");
});

test("the checker is in Arabic from right to left", async () => {
  const { user } = await openChecker(checkerWith(), { locale: "ar" });
  expect(document.documentElement.dir).toBe("rtl");
  await press(user, "متابعة");
  expect(document.activeElement?.id).toBe("age");
});
