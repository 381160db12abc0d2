import {
  disconnectApp,
  listConnectedApps,
  type ConnectedApp,
} from "@anteroom/contract/account/connected-apps";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../testing/page-words.ts";
import { ConnectedApps } from "./connected-apps.tsx";

const diary: ConnectedApp = {
  id: 3,
  app_name: "Diary",
  person: { patient_id: 7, name: "Joana Prata", is_self: true },
  kinds: ["measurements", "lists"],
  allowed_at: "2026-11-20T09:00:00.000Z",
  last_used_at: "2026-11-23T09:30:00.000Z",
  ends_at: "2027-05-19T09:00:00.000Z",
};
const ofChild: ConnectedApp = {
  ...diary,
  id: 4,
  app_name: "Growth",
  person: { patient_id: 8, name: "Tomás Prata", is_self: false },
  last_used_at: null,
};
const listing = (...apps: ConnectedApp[]) => fakeApi().on(listConnectedApps, collectionOf(apps));
const onPage = (
  <>
    <h1>Your data</h1>
    <ConnectedApps />
  </>
);
const showApps = (api: FakeApi) => showPart(onPage, { api, patient: joana });

test("each app is listed with record, data kinds, start, end and last use", async () => {
  await showApps(listing(diary, ofChild));
  await expectPageText("Measurements, Medicines and allergies");
  for (const part of [
    "Connected on Friday, 20 November 2026, until Wednesday, 19 May 2027",
    "Last used Monday, 23 November 2026",
    "Health record of Tomás Prata",
    "Not used yet",
  ])
    expect(pageText()).toContain(part);
  expect(await accessibilityFaults()).toEqual([]);
});

test("Arabic lists separate the data kinds with the Arabic comma", async () => {
  await showPart(onPage, { api: listing(diary), patient: { ...joana, language: "ar" }, locale: "ar" });
  expect(await screen.findByText("Measurements، Medicines and allergies")).toBeTruthy();
});

test("an empty section explains how an app is connected", async () => {
  await showApps(listing());
  await expectPageText("No app is connected.");
  expect(pageText()).toContain("To connect an app, start in the app.");
});

test("an app is disconnected at once, and focus moves to the heading", async () => {
  const { user, api } = await showApps(listing(diary, ofChild).on(disconnectApp, undefined));
  await screen.findByRole("button", { name: "Disconnect Growth" });
  api.on(listConnectedApps, collectionOf([diary]));
  await user.click(screen.getByRole("button", { name: "Disconnect Growth" }));
  await expectPageText("Growth is disconnected and can’t read anything any more.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Disconnect Growth" })).toBeNull());
  expect(api.sentTo(disconnectApp).map(({ path }) => path)).toEqual(["/api/patients/connected_apps/4"]);
  expect(document.activeElement?.textContent).toBe("Connected apps");
});

test("an app that is already gone counts as disconnected, and a failure is shown", async () => {
  const { user, api } = await showApps(listing(diary).lose(disconnectApp));
  await user.click(await screen.findByRole("button", { name: "Disconnect Diary" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(pageText()).not.toContain("is disconnected");
  api.refuse(disconnectApp, "not_found").on(listConnectedApps, collectionOf<ConnectedApp>([]));
  await user.click(screen.getByRole("button", { name: "Disconnect Diary" }));
  await expectPageText("Diary is disconnected");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the empty state appears only once the list is known", async () => {
  await showApps(listing());
  expect(screen.queryByText("No app is connected.")).toBeNull();
  expect(await screen.findByText("No app is connected.")).toBeTruthy();
});

test("the list says that it is offline and retries", async () => {
  const { user, api } = await showApps(fakeApi().lose(listConnectedApps));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(listConnectedApps, collectionOf([diary]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectPageText("Measurements, Medicines and allergies");
  expect(screen.queryByRole("alert")).toBeNull();
});
