import { logOut } from "@anteroom/contract/account/account";
import { listConnectedApps } from "@anteroom/contract/account/connected-apps";
import { listDependents } from "@anteroom/contract/account/dependents";
import {
  downloadExport,
  eraseAccount,
  listConsents,
  listExports,
  listRecordReads,
  previewErasure,
  requestExport,
  withdrawConsent,
  type DataExport,
} from "@anteroom/contract/account/my-data";
import { provePassword } from "@anteroom/contract/account/second-factor";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const archive: DataExport = {
  id: 3,
  status: "ready",
  steps_done: 5,
  steps_total: 5,
  created_at: "2026-11-24T08:00:00.000Z",
  expires_at: "2026-11-25T08:00:00.000Z",
};

const nothing = () =>
  fakeApi()
    .on(listDependents, collectionOf([]))
    .on(listExports, collectionOf<DataExport>([]))
    .on(listConnectedApps, collectionOf<never>([]))
    .on(listRecordReads, collectionOf<never>([]))
    .on(listConsents, collectionOf<never>([]));
const openData = (api: FakeApi, more: object = {}) =>
  openPage("/profile-settings?section=data", { api, patient: joana, ...more });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("button", { name }));

test("empty access and consent lists say so", async () => {
  await openData(nothing());
  expect(await screen.findByText("No one has viewed it so far.")).toBeTruthy();
  expect(await screen.findByText("Nothing here yet.")).toBeTruthy();
});

test.each([
  ["an account with an address", joana, true],
  ["an account without one", { ...joana, email: null }, false],
])("a last email is announced for %s: %o", async (_what, patient, isSaid) => {
  await openData(nothing(), { patient });
  const erasure = await screen.findByRole("region", { name: "Delete your account" });
  expect(within(erasure).queryByText(/^One last email confirms it\./) !== null).toBe(isSaid);
});

test("account deletion is at the end of the section", async () => {
  await openData(nothing());
  const erasure = await screen.findByRole("heading", { name: "Delete your account" });
  const apps = await screen.findByRole("heading", { name: "Connected apps" });
  expect(apps.compareDocumentPosition(erasure) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).at(-1)).toBe(erasure);
});

test("each part of the data says that it failed to load when offline", async () => {
  await openData(nothing().lose(listExports).lose(listRecordReads).lose(listConsents));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(3));
  expect(screen.getAllByRole("alert")[0]?.textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
});

test("the focus stays with the archive while it is prepared, ready and downloaded", async () => {
  const api = nothing();
  const { user } = await openData(api);
  await screen.findByRole("button", { name: "Prepare my archive" });
  const working = { ...archive, status: "working" as const, steps_done: 2 };
  api.on(requestExport, entityOf(working)).on(listExports, collectionOf([working]));
  await press(user, "Prepare my archive");
  const progress = await screen.findByText(/^We’re preparing your archive/);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(progress), "the button that had the focus is gone").toBe(true);
  api.on(listExports, collectionOf([archive]));
  const download = await screen.findByRole("button", { name: "Download my archive" });
  expect(document.activeElement?.contains(download)).toBe(true);
  expect(document.activeElement?.tagName).toBe("DIV");
});

test("an archive requires the password when the session is not verified", async () => {
  const api = nothing().refuse(requestExport, "proof_needed");
  const { user } = await openData(api);
  await press(user, "Prepare my archive");
  const proof = await screen.findByRole("dialog", { name: "Is it you?" });
  await fill(user, within(proof).getByLabelText("Password"), "oito barcos no rio");
  const working = { ...archive, status: "working" as const, steps_done: 2 };
  api
    .on(provePassword, entityOf({ proven_until: "2026-11-24T09:10:00.000Z" }))
    .on(requestExport, entityOf(working))
    .on(listExports, collectionOf([working]));
  await user.click(within(proof).getByRole("button", { name: "Continue" }));
  const progress = await screen.findByRole("progressbar", { name: "Archive" });
  expect(progress.getAttribute("value")).toBe("2");
  api.on(listExports, collectionOf([archive]));
  expect(await screen.findByText(/^Your archive is ready/, {}, { timeout: 3000 })).toBeTruthy();
});

test("an archive says why it cannot be saved, and stays", async () => {
  const api = nothing()
    .on(listExports, collectionOf([archive]))
    .refuse(downloadExport, "internal");
  const { user } = await openData(api);
  await press(user, "Download my archive");
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
  expect(screen.getByRole("button", { name: "Download my archive" })).toBeTruthy();
  expect(api.sentTo(downloadExport).map(({ path }) => path)).toEqual([
    "/api/patients/data_exports/3/download",
  ]);
});

test("accesses are listed, the rest behind a button", async () => {
  const reads = Array.from({ length: 7 }, (_, index) => ({
    who: index === 0 ? ("doctor" as const) : ("clinic" as const),
    name: index === 0 ? "Dr Rui Vale" : null,
    action: index === 0 ? "visit.join" : "appointment.list",
    times: index === 0 ? 2 : 1,
    last_at: `2026-11-${String(20 - index)}T09:00:00.000Z`,
  }));
  const { user } = await openData(nothing().on(listRecordReads, collectionOf(reads)));
  expect(await screen.findByText("Dr Rui Vale")).toBeTruthy();
  expect(screen.getByText("Joined your appointment")).toBeTruthy();
  expect(screen.getByText(/2 times that day/)).toBeTruthy();
  expect(screen.getAllByText("Saw your appointment in a list")).toHaveLength(4);
  await press(user, "Show all");
  expect(screen.getAllByText("Saw your appointment in a list")).toHaveLength(6);
});

test("a consent is withdrawn only after confirmation", async () => {
  const given = { kind: "terms" as const, version: "1", given_at: "2026-10-01T09:00:00.000Z" };
  const api = nothing()
    .on(listConsents, collectionOf([{ ...given, withdrawn_at: null }]))
    .refuse(withdrawConsent, "internal");
  const { user } = await openData(api);
  await press(user, "Withdraw");
  const requested = () => screen.findByRole("dialog", { name: "Withdraw your consent?" });
  const dialog = within(await requested());
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Keep it" }));
  expect(api.sentTo(withdrawConsent)).toHaveLength(0);
  await press(user, "Withdraw");
  await user.click(within(await requested()).getByRole("button", { name: "Withdraw consent" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
  api
    .on(withdrawConsent, undefined)
    .on(listConsents, collectionOf([{ ...given, withdrawn_at: "2026-11-24T09:00:00.000Z" }]));
  await user.click(within(await requested()).getByRole("button", { name: "Withdraw consent" }));
  expect(await screen.findByText(/^Withdrawn on/)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your consents" })),
  );
  expect(api.sentTo(withdrawConsent).at(-1)?.body).toEqual({ kind: "terms", version: "1" });
});

const preview = {
  visits: [
    {
      id: 5,
      doctor_name: "Dr Rui Vale",
      patient_name: "Tomás Prata",
      start_time: "2026-11-24T14:00:00.000Z",
      paid: { amount_minor: 3900, currency: "EUR" as const },
      reserved: null,
      is_refunded: false,
      reference: "A-1021",
    },
  ],
  dependents: ["Tomás Prata"],
  refund_until_hours: 6,
  has_password: true,
  is_in_visit: false,
};

test("erasing lists the consequences, asks for the password and signs out", async () => {
  const api = nothing().on(previewErasure, entityOf(preview)).refuse(eraseAccount, "wrong_password");
  const { user } = await openData(api);
  await press(user, "Delete my account");
  expect(await screen.findByText(/^You paid .*so it won’t refund this one\.$/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Appointments that will be cancelled" })).toBeTruthy();
  expect(
    screen.getByText("Payments, with their amount and number: 10 years, as tax law requires."),
  ).toBeTruthy();
  expect(screen.getByText(/invoices for you, they keep your name for 10 years/)).toBeTruthy();
  expect(screen.getByText("A-1021")).toBeTruthy();
  const box = screen.getByLabelText("Your password");
  await press(user, "Delete everything now");
  expect(await screen.findByText("Enter your password.")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await fill(user, box, "oito barcos no rio");
  await press(user, "Delete everything now");
  expect(await screen.findByText("That password is not correct.")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(await accessibilityFaults()).toEqual([]);
  api.on(eraseAccount, undefined);
  await press(user, "Delete everything now");
  expect(await screen.findByRole("heading", { name: "Your account has been deleted" })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem("patient-token")).toBeNull());
  expect(api.sentTo(logOut)).toHaveLength(0);
});

test("erasing is blocked during an appointment, and can be cancelled", async () => {
  const { user } = await openData(
    nothing().on(previewErasure, entityOf({ ...preview, visits: [], is_in_visit: true })),
  );
  await press(user, "Delete my account");
  const notice = await screen.findByText(/^You have an appointment in progress/);
  expect(document.activeElement?.contains(notice), "the button that had the focus is gone").toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByLabelText("Your password")).toBeNull();
  await press(user, "Keep my account");
  const button = await screen.findByRole("button", { name: "Delete my account" });
  expect(document.activeElement).toBe(button);
});

test("erasing leads to setting a password when there is none", async () => {
  const { user } = await openData(
    nothing().on(previewErasure, entityOf({ ...preview, visits: [], has_password: false })),
  );
  await press(user, "Delete my account");
  expect((await screen.findByRole("link", { name: "Set a password" })).getAttribute("href")).toBe(
    "/recover-password",
  );
});

test("the data section is right to left in Arabic", async () => {
  await openData(nothing(), { locale: "ar", patient: { ...joana, language: "ar" } });
  expect(await screen.findByRole("region", { name: "نسخة من بياناتك" })).toBeTruthy();
  expect(document.documentElement.dir).toBe("rtl");
  expect(await accessibilityFaults()).toEqual([]);
});

test("the data section is in French", async () => {
  await openData(nothing(), { locale: "fr", patient: { ...joana, language: "fr" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Vos données" })).toBeTruthy();
});
