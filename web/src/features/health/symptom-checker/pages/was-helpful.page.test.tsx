import { saveCheckerFeedback } from "@anteroom/contract/health/checker-feedback";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { fakeApi, type FakeApi } from "../../../../testing/fake-api.ts";
import { showPart } from "../../../../testing/open-page.tsx";
import { WasHelpful } from "./was-helpful.tsx";

// What is sent of them; the rest is not looked at.
const interview = { complaints: [{ id: "cough", words: "Cough" }] } as unknown as CheckInterview;
const result = { level: "within-days", version: "2026.11" } as CheckResult;
const showQuestion = (
  api: FakeApi = fakeApi().on(saveCheckerFeedback, undefined),
  locale: "en" | "pt" = "en",
) => showPart(<WasHelpful {...{ interview, result }} />, { api, locale });
const press = (user: Awaited<ReturnType<typeof showQuestion>>["user"], name: string) =>
  user.click(screen.getByRole("button", { name }));
const bodies = (api: FakeApi) => api.sentTo(saveCheckerFeedback).map(({ body }) => body);

test("feedback takes one tap, is acknowledged, and is anonymous", async () => {
  const { user, api } = await showQuestion();
  await press(user, "Yes");
  expect(screen.getByText("Thank you for telling us.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(bodies(api)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      is_helpful: true,
      complaints: ["cough"],
      urgency: "within-days",
      knowledge_version: "2026.11",
      language: "en",
    },
  ]);
});

test.each([
  ["It didn’t fit my problem", "not_my_problem"],
  ["It sounded too urgent", "too_urgent"],
  ["It didn’t sound urgent enough", "not_urgent_enough"],
  ["It was hard to understand", "hard_to_understand"],
  ["There were too many questions", "too_many_questions"],
])("negative feedback asks for a reason: %s", async (words, reason) => {
  const { user, api } = await showQuestion();
  await press(user, "No");
  expect(screen.getByText("Thank you. What went wrong?")).toBeTruthy();
  await press(user, words);
  expect(screen.getByText("Thank you for telling us.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  const [first, second] = bodies(api);
  expect(first).toMatchObject({ is_helpful: false });
  expect(second).toEqual({ ...(first as object), reason }); // the same id: one answer
});

test("failed feedback is withdrawn, so that it can be given again", async () => {
  const api = fakeApi().refuse(saveCheckerFeedback, "internal");
  const { user } = await showQuestion(api);
  await press(user, "Yes");
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
  api.on(saveCheckerFeedback, undefined);
  await press(user, "Yes");
  expect(screen.getByText("Thank you for telling us.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("feedback is not requested offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await showQuestion();
  expect(screen.queryByRole("heading", { name: "Is this helpful?" })).toBeNull();
});

test("the retention of feedback is shown with the question", async () => {
  await showQuestion();
  expect(screen.getByText("Your answer is anonymous. We keep it for 180 days.")).toBeTruthy();
});
