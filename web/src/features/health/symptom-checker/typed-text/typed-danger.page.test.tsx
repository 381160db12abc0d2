import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type {
  CheckQuestion,
  CheckResult,
  Danger,
  SymptomChecker,
} from "../../../../ports/symptom-checker.ts";
import { fill } from "../../../../testing/fill.ts";
import { openPage } from "../../../../testing/open-page.tsx";

const throat = { id: "throat", words: "Sore throat", area: "ear" as const };
const questionOf = (id: string, kind: CheckQuestion["kind"]): CheckQuestion => ({
  id,
  kind,
  text: `About ${id}?`,
  options: [{ id, words: `Some ${id}` }],
  isNoneAllowed: true,
  isUnknownAllowed: true,
});
const asked = [questionOf("breath", "red-flags"), questionOf("swallowing", "several")];
const result: CheckResult = {
  level: "self-care",
  isCrisis: false,
  reasons: [{ kind: "complaint", words: "Sore throat" }],
  getHelpIf: [],
  selfCare: [],
  conditions: [],
  specialty: { words: "General practice", slug: "general-practice" },
  topics: [],
  version: "test",
  reviewed: null,
};

/** A checker that hears nothing dangerous in the words, unless it is told to. */
const checkerWith = (
  danger: Danger | null,
  level = result.level,
  more: Partial<SymptomChecker> = {},
): SymptomChecker => ({
  name: "embedded",
  complaints: async () => [throat],
  understand: async (text) =>
    /throat/.test(text)
      ? { complaints: [throat], meant: ["throat"], findings: [] }
      : { complaints: [], meant: [], findings: [] },
  asksPregnancy: async () => false,
  next: async ({ answered }) => ({ question: asked[answered.length] ?? null, danger }),
  urgentNow: async () => danger,
  conclude: async () => ({ ...result, level }),
  restore: async (stored) => stored as Awaited<ReturnType<SymptomChecker["restore"]>>,
  ...more,
});

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { name });

/** Writes of chest pain beside a sore throat, up to the first question. */
async function writeOfDanger(
  danger: Danger | null = null,
  level = result.level,
  more: Partial<SymptomChecker> = {},
): Promise<UserEvent> {
  const { user } = await openPage("/scheduling/symptom-checker", {
    replace: { symptomChecker: () => Promise.resolve(checkerWith(danger, level, more)) },
  });
  await fill(user, await screen.findByLabelText("How old is the person it is for?"), "34");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await press(user, "Continue");
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat and chest pain");
  await screen.findByText(alarm);
  await screen.findByRole("button", { name: "Sore throat (remove)" });
  await press(user, "Continue");
  await heading("About breath?");
  return user;
}

const alarm = /^This may be an emergency\. Call/;
const line = /^You wrote about something that can be dangerous\. If it is there now/;

test("typed words that advised calling keep the alarm until danger signs are denied, then one line", async () => {
  const user = await writeOfDanger();
  expect(screen.getByText(alarm)).toBeTruthy();
  expect(
    screen.getByText(/You wrote about something that can be dangerous\.$|dangerous\. No one/),
  ).toBeTruthy();
  expect(screen.queryByText(line)).toBeNull();
  await user.click(screen.getByLabelText("None of these"));
  await heading("About swallowing?");
  expect((await screen.findByText(line)).querySelector("a")?.getAttribute("href")).toMatch(/^tel:/);
  expect(screen.queryByText(alarm)).toBeNull();
  await press(user, "See and change your answers");
  await heading("Your answers");
  expect(screen.getByText(line)).toBeTruthy();
});

test("typed words that advised calling keep the alarm where the danger signs are unknown", async () => {
  const user = await writeOfDanger();
  await user.click(screen.getByLabelText("I am not sure"));
  await heading("About swallowing?");
  expect(screen.getByText(alarm)).toBeTruthy();
  expect(screen.queryByText(line)).toBeNull();
});

test("dismissed typed words no longer count, and the result says so", async () => {
  const user = await writeOfDanger();
  await user.click(screen.getByLabelText("None of these"));
  await press(user, "That’s not so");
  expect(screen.queryByText(line)).toBeNull();
  await user.click(screen.getByLabelText("None of these"));
  await heading("You can look after this at home for now");
  expect(
    await screen.findByText(/^You wrote about something that can be dangerous, and said that it is not so/),
  ).toBeTruthy();
});

test("typed words that were not dismissed raise a mild result, which says why", async () => {
  const user = await writeOfDanger();
  await user.click(screen.getByLabelText("None of these"));
  await heading("About swallowing?");
  await user.click(screen.getByLabelText("None of these"));
  await heading("See a doctor within a few hours");
  expect(await screen.findByText(line)).toBeTruthy();
});

test("typed words that advised calling are followed by no milder alarm and by the same result", async () => {
  const level = "emergency-department-now" as const;
  const user = await writeOfDanger({ level, isCrisis: false, reasons: ["Chest pain"] }, level);
  expect(screen.getByText(alarm)).toBeTruthy();
  expect(screen.queryByText(/^Go to an emergency department/)).toBeNull();
  await press(user, "What to do now");
  await heading("Call an ambulance now");
  expect(screen.getByText(alarm)).toBeTruthy();
  expect(await screen.findByText("You wrote about something that can be dangerous.")).toBeTruthy();
  expect(screen.queryByText(/^Do not wait for a video appointment/)).toBeNull();
});

test("typed words alarming to the last question give the same advice in a mild result", async () => {
  const user = await writeOfDanger();
  await user.click(screen.getByLabelText("I am not sure"));
  await heading("About swallowing?");
  expect(screen.getByText(alarm)).toBeTruthy();
  await user.click(screen.getByLabelText("None of these"));
  await heading("Call an ambulance now");
  // What the answers say of a level of home care would contradict it.
  expect(screen.queryByText("Because of your answers:")).toBeNull();
});

test("a danger in the text is asked about before a pregnancy", async () => {
  const user = await writeOfDanger(null, undefined, { asksPregnancy: async () => true });
  await user.click(screen.getByLabelText("None of these"));
  await heading("Pregnant, or has just given birth?");
  expect(await screen.findByText(line)).toBeTruthy();
  await press(user, "Back");
  await heading("About breath?");
  await user.click(screen.getByLabelText("None of these"));
  await heading("Pregnant, or has just given birth?");
  await user.click(screen.getByRole("radio", { name: "Not pregnant" }));
  await heading("About swallowing?");
});

/** Another firm's checker, which understands a pregnancy and no complaint. */
const understandPregnancy = async () => ({
  complaints: [],
  meant: [],
  findings: [{ id: "p_1", words: "Pregnant", presence: "present" as const }],
});

test.each(["embedded", "other"])(
  "words of danger in which %s recognises no symptom lead to the alarm page",
  async (name) => {
    const checker = { ...checkerWith(null), name, understand: understandPregnancy };
    const { user } = await openPage("/scheduling/symptom-checker", {
      replace: { symptomChecker: () => Promise.resolve(checker) },
    });
    await fill(user, await screen.findByLabelText("How old is the person it is for?"), "28");
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await press(user, "Continue");
    const words = "I am 9 weeks pregnant and bleeding heavily";
    await fill(user, await screen.findByLabelText("In your own words"), words);
    await screen.findByText(alarm);
    // What is sent to another firm is sent, and shown, by the first press.
    if (name === "other") await press(user, "Continue");
    await screen.findByRole("button", { name: "Pregnant (remove)" });
    await press(user, "Continue");
    await heading("Call an ambulance now");
    expect(screen.getByRole("link", { name: "Call 112" }).getAttribute("href")).toBe("tel:112");
    expect(screen.queryByText("Is this helpful?")).toBeNull();
    expect(await screen.findByText("You wrote about something that can be dangerous.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Book an appointment for afterwards" })).toBeTruthy();
    await press(user, "Back");
    await heading("What is bothering you most?");
  },
);

test("replacing words of danger ends the alarm, unless a danger sign was ticked meanwhile", async () => {
  const reasons = ["Being unable to swallow can close the airway."];
  const danger = { level: "emergency-services" as const, isCrisis: false, reasons };
  const tickedOf: SymptomChecker["next"] = async ({ answered }) => ({
    question: asked[answered.length] ?? null,
    danger: answered.some(({ choices }) => choices["breath"] === "present") ? danger : null,
  });
  const read: string[] = [];
  const understand: SymptomChecker["understand"] = async (text) => {
    read.push(text);
    return { complaints: [throat], meant: ["throat"], findings: [] };
  };
  const user = await writeOfDanger(null, undefined, { next: tickedOf, understand });
  await press(user, "Back");
  await fill(user, await screen.findByLabelText("In your own words"), "a sore throat");
  await waitFor(() => expect(read).toContain("a sore throat"));
  expect(screen.queryByText(alarm)).toBeNull();
  await press(user, "Continue");
  await heading("About breath?");
  expect(screen.queryByText(alarm)).toBeNull();
  await user.click(screen.getByLabelText("Some breath"));
  await press(user, "Next question");
  await heading("About swallowing?");
  expect(screen.getByText(alarm)).toBeTruthy();
  expect(screen.getByText(/Being unable to swallow can close the airway/)).toBeTruthy();
});
