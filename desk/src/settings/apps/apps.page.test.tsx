import { clinicListApps, clinicRevokeApp, type App } from "@anteroom/contract/administration/apps";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const app: App = {
  id: 4,
  version: "v1",
  client_id: "app-4",
  name: "Records",
  scopes: ["system/Patient.rs"],
  jwks: null,
  jwks_uri: "https://records.example/keys",
  created_at: "2026-11-20T10:00:00.000Z",
  made_by: "token/1",
  last_used_at: null,
  revoked_at: null,
};
const ended = { ...app, revoked_at: "2026-11-24T09:00:00.000Z" };
const listOf = (...collection: App[]) => ({ data: { collection } });

test("apps are listed with their scopes, and one is revoked after confirmation", async () => {
  const api = fakeApi().on(clinicListApps, listOf(app)).refuse(clinicRevokeApp, "insufficient_scope");
  const { user } = await openDesk("/desk/apps", { api });
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Recordsapp-4system/Patient.rsNever used");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "End Records" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "End the app" }));
  expect(await dialog.findByText(/what to do after insufficient_scope/)).toBeTruthy();
  api.on(clinicRevokeApp, () => void api.on(clinicListApps, listOf(ended)));
  await user.click(dialog.getByRole("button", { name: "End the app" }));
  expect(await screen.findByText("Ended")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "End Records" })).toBeNull();
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk("/desk/apps", { api: fakeApi().hang(clinicListApps) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListApps);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListApps, listOf());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There are no apps yet.")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the apps", async (role) => {
  await openDesk("/desk/apps", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});
