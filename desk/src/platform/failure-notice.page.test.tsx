import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Failure } from "../../../web/src/platform/api.ts";
import { FailureNotice } from "./failure-notice.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the desk says of a failure. */
const said = () => screen.getByRole("alert").textContent;
function show(failure: Failure) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: "en", messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <FailureNotice failure={failure} />
    </I18nProvider>,
  );
}
function connect(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

test.each<[Failure, string]>([
  [{ code: "unreachable" }, "We couldn’t reach the server just now. Try again in a moment."],
  [{ code: "timeout" }, "We couldn’t reach the server just now. Try again in a moment."],
  [{ code: "offline" }, "The connection was interrupted. Try again now."],
  [{ code: "unreadable" }, "Something went wrong on our side. Try again in a moment."],
])("a desk that is online is not called offline: %o", (failure, text) => {
  show(failure);
  expect(said()).toBe(text);
});

test("a lost request is blamed on the device while it is offline", () => {
  show({ code: "unreachable" });
  connect(false);
  expect(said()).toBe("You’re offline. Try again when you’re connected.");
  connect(true);
  expect(said()).toBe("We couldn’t reach the server just now. Try again in a moment.");
});
