import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { openPage } from "../../testing/open-page.tsx";
import { expectPageText, fillField } from "../../testing/page-words.ts";

/** The chunk of the form's help, which comes when a test says so. */
const chunk = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./entry-help.tsx", async (load) => {
  await chunk.promise;
  return load();
});

test("a glucose that may be in mmol/L is questioned also where it is sent before the question is loaded", async () => {
  const { user } = await openPage("/vitals", {
    api: fakeApi(),
    settings: { vitalSignsProvider: "none" },
  });
  fillField("Blood glucose", "12");
  const send = screen.getByRole("button", { name: "Show the result" });
  await user.click(send);
  await user.click(send); // no answer to a question that nobody has seen
  expect(send.getAttribute("aria-busy")).toBe("true");
  await act(async () => chunk.resolve());
  await expectPageText("Then it is 12 mmol/L = 216 mg/dL.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your vital signs");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Your reading" })).toBeTruthy();
});
