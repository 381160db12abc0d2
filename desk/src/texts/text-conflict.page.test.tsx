import { clinicGetConfiguration } from "@anteroom/contract/administration/settings";
import {
  clinicListTexts,
  clinicRemoveText,
  clinicSetText,
  type ClinicText,
} from "@anteroom/contract/administration/texts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const terms = (text: string, minute: number): ClinicText => ({
  kind: "terms",
  locale: "en",
  text,
  changed_at: `2026-11-24T09:0${minute}:00.000Z`,
});
const section = () => within(screen.getByRole("region", { name: "Terms and conditions" }));
const box = () => section().getByLabelText<HTMLTextAreaElement>("Text");
const button = (name: string) => section().getByRole("button", { name });
const conflict = () => screen.findByText("Somebody else has changed this since you opened it.");

async function enterTerms(...stored: ClinicText[]) {
  const configuration = { version: 1, manifest: {}, settings: {}, findings: [] };
  const api = fakeApi()
    .on(clinicGetConfiguration, entityOf(configuration))
    .on(clinicListTexts, collectionOf(stored))
    .refuse(clinicSetText, "changed_elsewhere");
  const { user } = await openDesk("/desk/texts", { api });
  await screen.findByRole("heading", { name: "Terms and conditions" });
  await fill(user, box(), "Mine");
  return { api, user };
}

test("a text that somebody else has saved is not replaced unseen, and nothing typed is lost", async () => {
  const { api, user } = await enterTerms(terms("First", 1));
  api.on(clinicListTexts, collectionOf([terms("Theirs", 2)]));
  await user.click(button("Save the text"));
  await conflict();
  expect(box().value).toBe("Mine");
  expect(api.sentTo(clinicSetText)).toMatchObject([
    { body: { text: "Mine", replaces: "2026-11-24T09:01:00.000Z" } },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button("Load the newer version"));
  await waitFor(() => expect(box().value).toBe("Theirs"));
  expect(screen.queryByText("Somebody else has changed this since you opened it.")).toBeNull();
});

test("the typed text is saved in place of somebody else's when that is chosen, and can be saved again", async () => {
  const { api, user } = await enterTerms();
  api.on(clinicListTexts, collectionOf([terms("Theirs", 2)]));
  await user.click(button("Save the text"));
  await conflict();
  api.on(clinicSetText, entityOf(terms("Mine", 3)));
  await user.click(button("Save mine in its place"));
  await screen.findByText("The text is saved.");
  await fill(user, box(), "Mine again");
  await user.click(button("Save the text"));
  await waitFor(() => expect(api.sentTo(clinicSetText)).toHaveLength(3));
  expect(api.sentTo(clinicSetText).map(({ body }) => body)).toEqual([
    { text: "Mine", replaces: null },
    { text: "Mine", replaces: "2026-11-24T09:02:00.000Z" },
    { text: "Mine again", replaces: "2026-11-24T09:03:00.000Z" },
  ]);
});

async function refuseRemoval() {
  const { api, user } = await enterTerms(terms("First", 1));
  api.on(clinicListTexts, collectionOf([terms("Theirs", 2)])).refuse(clinicRemoveText, "changed_elsewhere");
  await user.click(button("Remove the text"));
  const dialog = within(screen.getByRole("dialog", { name: "Remove this text?" }));
  await user.click(dialog.getByRole("button", { name: "Remove the text" }));
  expect(await dialog.findByText(/^Somebody else has changed this since you opened it, so it/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  const removed = () => api.sentTo(clinicRemoveText).map(({ query }) => query.get("replaces"));
  return { api, user, dialog, removed };
}

test("a text that somebody else has changed is not removed, and the newer one can be loaded first", async () => {
  const { user, dialog, removed } = await refuseRemoval();
  expect(removed()).toEqual(["2026-11-24T09:01:00.000Z"]);
  await user.click(dialog.getByRole("button", { name: "Keep the text" }));
  await conflict();
  expect(box().value).toBe("Mine");
  await user.click(button("Load the newer version"));
  await waitFor(() => expect(box().value).toBe("Theirs"));
  await waitFor(() =>
    expect(screen.queryByText("Somebody else has changed this since you opened it.")).toBeNull(),
  );
});

test("somebody else's newer text is removed when that is chosen", async () => {
  const { api, user, dialog, removed } = await refuseRemoval();
  api.on(clinicRemoveText, undefined);
  await user.click(dialog.getByRole("button", { name: "Remove the text" }));
  await screen.findByText("The text is removed.");
  expect(removed()).toEqual(["2026-11-24T09:01:00.000Z", "2026-11-24T09:02:00.000Z"]);
  expect(box().value).toBe("");
  expect(screen.queryByText("Somebody else has changed this since you opened it.")).toBeNull();
});

test("a text that somebody else has added meanwhile is not offered for removal before it is shown", async () => {
  const { api, user } = await enterTerms();
  api.on(clinicListTexts, collectionOf([terms("Theirs", 2)]));
  await user.click(button("Save the text"));
  await conflict();
  await section().findByText(/^Written in:/);
  expect(section().queryByRole("button", { name: "Remove the text" })).toBeNull();
  await user.click(button("Load the newer version"));
  expect(await section().findByRole("button", { name: "Remove the text" })).toBeTruthy();
});
