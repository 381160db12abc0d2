import { logIn } from "@anteroom/contract/account/account";
import { problemMessage } from "@anteroom/content/messages/problems";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { fill } from "../testing/fill.ts";
import { openPage } from "../testing/open-page.tsx";
import { followLanguage } from "./start-page-services.ts";

test("the server's words for a failure are in the new language when it is changed, and in the old again", async () => {
  const api = fakeApi().refuse(logIn, "too_many_requests", { retry_after: 120 });
  const { user, app } = await openPage("/login", { api });
  followLanguage(app.texts);
  await fill(user, screen.getByLabelText("Email"), "joana@example.org");
  await fill(user, screen.getByLabelText("Password"), "long enough");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_requests");
  for (const locale of ["pt-BR", "ar", "en"] as const) {
    await act(() => app.texts.change(locale));
    const { title, detail } = problemMessage("too_many_requests", locale, { retryAfter: 120 });
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(`${title} ${detail}`));
  }
});
