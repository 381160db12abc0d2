import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SymptomChecker } from "../../../ports/symptom-checker.ts";
import { fill } from "../../../testing/fill.ts";
import { openPage } from "../../../testing/open-page.tsx";

const fetched = vi.hoisted((): string[] => []);
vi.mock("@anteroom/domain/health/self-harm/english", (original) => {
  fetched.push("english");
  return original();
});

/** A checker that understands nothing. */
const checker: SymptomChecker = {
  name: "embedded",
  complaints: async () => [],
  understand: async () => ({ complaints: [], meant: [], findings: [] }),
  asksPregnancy: async () => false,
  next: async () => ({ question: null, danger: null }),
  urgentNow: async () => null,
  conclude: () => Promise.reject(new Error("nobody asks")),
  restore: async () => null,
};

test("the danger and suicide readers load before the first letter of a complaint", async () => {
  const { user } = await openPage("/scheduling/symptom-checker", {
    replace: { symptomChecker: () => Promise.resolve(checker) },
  });
  await fill(user, await screen.findByLabelText("How old is the person it is for?"), "30");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByLabelText("In your own words")).toHaveProperty("value", "");
  await waitFor(() => expect(fetched).toEqual(["english"]));
});
