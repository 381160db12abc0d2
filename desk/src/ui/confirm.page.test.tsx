import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { Result } from "../../../web/src/platform/api.ts";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { ConfirmButton } from "./confirm.tsx";

afterEach(cleanup);

type Options = { answers: (() => Promise<Result<string>>)[]; staysOpen?: boolean; refusal?: string };

/** A button that asks, whose action answers one after the other. */
function open({ answers, staysOpen = false, refusal }: Options) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: "en", messages: {} });
  document.documentElement.lang = "en";
  const done: string[] = [];
  const calls = { count: 0 };
  const act = () => {
    calls.count += 1;
    return answers.shift()?.() ?? Promise.reject(new Error("no answer is left"));
  };
  render(
    <I18nProvider i18n={i18n}>
      <main>
        <h1>Names</h1>
        <ConfirmButton
          button={{ kind: "quiet", "aria-label": "Remove Ana", children: "Remove" }}
          title="Remove Ana?"
          keep="Keep the name"
          confirm="Remove the name"
          act={act}
          refusal={(failure) => failure && refusal}
          staysOpen={staysOpen}
          onDone={(data) => done.push(data)}
        >
          <p>Nobody sees it from now on.</p>
        </ConfirmButton>
      </main>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), done, calls };
}

const asks = () => screen.getByRole("button", { name: "Remove Ana" });
const dialog = () => screen.getByRole("dialog", { name: "Remove Ana?" });
const answer = (name: string) => within(dialog()).getByRole("button", { name });
const succeed = () => Promise.resolve({ isOk: true as const, data: "gone" });

test("nothing happens before the answer, and the refusing button closes the question", async () => {
  const { user, done, calls } = open({ answers: [] });
  await user.click(asks());
  expect(dialog().textContent).toContain("Nobody sees it from now on.");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(answer("Keep the name"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([calls.count, done]).toEqual([0, []]);
});

test("closing by the browser, as Escape does, keeps everything and asks anew afterwards", async () => {
  const { user, calls } = open({ answers: [] });
  await user.click(asks());
  (dialog() as HTMLDialogElement).close();
  await user.click(asks());
  expect(dialog()).toBeTruthy();
  expect(calls.count).toBe(0);
});

test("a confirmed action runs once however often it is pressed, and closes the question", async () => {
  const { promise, resolve } = Promise.withResolvers<Result<string>>();
  const { user, done, calls } = open({ answers: [() => promise] });
  await user.click(asks());
  await user.click(answer("Remove the name"));
  await user.click(answer("Remove the name"));
  expect(answer("Remove the name").getAttribute("aria-busy")).toBe("true");
  resolve({ isOk: true, data: "gone" });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect([calls.count, done]).toEqual([1, ["gone"]]);
});

test.each([
  [undefined, "We couldn’t reach the server just now."],
  ["It is in use. End its use first.", "It is in use. End its use first."],
])(
  "a failure stays in the question, with the sentence of the caller where there is one: %s",
  async (refusal, said) => {
    const lose = () => Promise.resolve({ isOk: false as const, failure: { code: "unreachable" as const } });
    const { user, done } = open({ answers: [lose, succeed], ...(refusal ? { refusal } : {}) });
    await user.click(asks());
    await user.click(answer("Remove the name"));
    expect((await within(dialog()).findByRole("alert")).textContent).toContain(said);
    await user.click(answer("Remove the name"));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(done).toEqual(["gone"]);
  },
);

test("a question that stays open waits for the screen to change", async () => {
  const { user, done } = open({ answers: [succeed], staysOpen: true });
  await user.click(asks());
  await user.click(answer("Remove the name"));
  await expect.poll(() => done).toEqual(["gone"]);
  expect(dialog()).toBeTruthy();
});
