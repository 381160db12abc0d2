import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { DeskApp } from "./desk-app.tsx";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { getDeskSecurity } from "@anteroom/contract/account/desk-security";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { showInDesk } from "../testing/open-desk.tsx";

afterEach(() => void vi.useRealTimers());

/** The desk, and the requests for languages, which the test answers. */
async function openLanguages() {
  history.replaceState(null, "", "/desk/security");
  const entity = {
    has_password: true,
    totp_since: null,
    passkeys: [],
    requires_factor: false,
    proven_until: null,
  };
  const change = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const api = fakeApi().on(getDeskSecurity, entityOf(entity));
  const { user } = await showInDesk(<DeskApp changeLanguage={change} />, { api });
  await screen.findByRole("heading", { level: 1 });
  const choose = () => user.selectOptions(screen.getByLabelText("Language"), "fr");
  return { change, choose };
}

test("a language that cannot be loaded is reported, the old one stays, and it can be chosen again", async () => {
  const { change, choose } = await openLanguages();
  change.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await choose();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We couldn’t load this language. Check your connection, then try again.",
  );
  expect(screen.getByLabelText("Language")).toHaveProperty("value", "en");
  expect(await accessibilityFaults()).toEqual([]);
  await choose();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(change).toHaveBeenCalledTimes(2);
});

test("a language that takes over ten seconds is reported until it comes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { change, choose } = await openLanguages();
  const coming = Promise.withResolvers<void>();
  change.mockReturnValueOnce(coming.promise);
  await choose();
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("alert").textContent).toContain("We couldn’t load this language.");
  coming.resolve();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
