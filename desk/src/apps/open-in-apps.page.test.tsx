import { authorizeLaunchedApp, launchApp, listLaunchableApps } from "@anteroom/contract/account/app-launches";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk, showInDesk } from "../testing/open-desk.tsx";
import { OpenAppScreen } from "./open-app-screen.tsx";
import { OpenInApps } from "./open-in-apps.tsx";

/** The window that the browser opens. */
const made = {
  opener: {} as unknown,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(address: string) => void>() },
};
const open = vi.fn<() => unknown>();
const replace = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  made.opener = {};
  open.mockReturnValue(made);
  vi.stubGlobal("open", open);
  vi.spyOn(location, "replace").mockImplementation(replace);
});
afterEach(() => void vi.clearAllMocks());

const apps = collectionOf([
  { id: 4, name: "Growth charts" },
  { id: 9, name: "Risk score" },
]);
const show = (api = fakeApi().on(listLaunchableApps, apps), patient_id: number | null = 7) =>
  showInDesk(<OpenInApps appointment={{ id: 21, patient_id }} />, { api, role: "doctor" });
const button = (name: string) => screen.findByRole("button", { name: new RegExp(`Open in .*${name}`) });

test("an app opens in a window of its own, which cannot reach the desk", async () => {
  const { api, user } = await show();
  api.on(launchApp, entityOf({ url: "https://charts.example/launch?iss=x&launch=y" }));
  expect(await button("Risk score")).toBeTruthy();
  await user.click(await button("Growth charts"));
  await waitFor(() =>
    expect(made.location.replace).toHaveBeenCalledWith("https://charts.example/launch?iss=x&launch=y"),
  );
  expect(open).toHaveBeenCalledWith("", "_blank");
  expect(made.opener).toBeNull();
  expect(api.sentTo(launchApp).map(({ body }) => body)).toEqual([{ app_id: 4, appointment_id: 21 }]);
});

test("a window is closed when the app cannot be opened, and one that was blocked is named", async () => {
  const { api, user } = await show();
  api.refuse(launchApp, "not_found");
  await user.click(await button("Growth charts"));
  expect(await screen.findByText(/what to do after not_found/)).toBeTruthy();
  expect(made.close).toHaveBeenCalledOnce();
  open.mockReturnValue(null);
  await user.click(await button("Risk score"));
  expect(await screen.findByText(/The browser did not open a new window/)).toBeTruthy();
  expect(api.sentTo(launchApp)).toHaveLength(1);
});

test("there are no buttons without apps, and none for a guest, of whom nothing is asked", async () => {
  const { api } = await show(fakeApi().on(listLaunchableApps, collectionOf([])));
  await waitFor(() => expect(api.sentTo(listLaunchableApps)).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a guest's appointment has no buttons", async () => {
  const { api } = await show(fakeApi(), null);
  expect(screen.queryByRole("button")).toBeNull();
  expect(api.sentTo(listLaunchableApps)).toEqual([]);
});

test("the app's request is answered once, and the window goes back to the app", async () => {
  const api = fakeApi().on(
    authorizeLaunchedApp,
    entityOf({ redirect_to: "https://charts.example/back?code=c" }),
  );
  history.replaceState(null, "", "/desk/open-app?request=abc");
  await showInDesk(<OpenAppScreen />, { api, role: "doctor" });
  await waitFor(() => expect(replace).toHaveBeenCalledWith("https://charts.example/back?code=c"));
  expect(api.sentTo(authorizeLaunchedApp).map(({ body }) => body)).toEqual([{ request: "abc" }]);
});

test("a request that is not good any more is not tried again, one that was lost can be", async () => {
  const { api, user } = await openDesk("/desk/open-app?request=abc", {
    api: fakeApi().lose(authorizeLaunchedApp),
    role: "reception",
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The app was not opened");
  api.refuse(authorizeLaunchedApp, "not_found");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Go back to the appointment and open the app again.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  expect(replace).not.toHaveBeenCalled();
});
