import { clinicListDoctors, type ClinicDoctor } from "@anteroom/contract/administration/doctors";
import {
  clinicAddToken,
  clinicListTokens,
  clinicRevokeToken,
  clinicRotateToken,
  type ClinicToken,
} from "@anteroom/contract/administration/tokens";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const records: ClinicToken = {
  id: 8,
  label: "Patient records",
  doctor_id: null,
  scopes: ["appointments:read", "patients:read"],
  created_at: "2026-11-20T10:00:00.000Z",
  made_by: "staff/3",
  expires_at: "2027-11-20T10:00:00.000Z",
  last_used_at: "2026-11-23T10:00:00.000Z",
  revoked_at: null,
  replaces: null,
};
const wide: ClinicToken = {
  ...records,
  id: 9,
  label: "Setup",
  scopes: ["patients:read", "patients:write"],
  expires_at: null,
  last_used_at: null,
};
const over: ClinicToken = { ...records, id: 7, label: "Old", expires_at: "2026-11-24T08:00:00.000Z" };
const doctor: ClinicDoctor = {
  id: 2,
  version: "v1",
  external_id: null,
  name: "Rui Costa",
  title: null,
  specialty: "general-practice",
  languages: ["pt"],
  sex: null,
  treats_children: null,
  about: {},
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
  portrait_url: "/portraits/2.webp",
  prices: [],
};
const listOf = (...collection: ClinicToken[]) => ({ data: { collection } });
const open = (api: FakeApi) =>
  openDesk("/desk/tokens", { api: api.on(clinicListDoctors, { data: { collection: [doctor] } }) });
const button = (name: string) => screen.getByRole("button", { name });
const secret = "at_secret-of-a-program";

test("tokens are listed with scopes, last use and expiry; one with wider scopes than mine has no Replace", async () => {
  await open(fakeApi().on(clinicListTokens, listOf(records, wide, { ...over, doctor_id: 2 })));
  await screen.findByText(/Rui Costa/, { selector: "li bdi" });
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(
    /^Patient recordsappointments:read patients:readLast used on .*2026 at 10:00 · Ends on .*2027 at 10:00Replace/,
  );
  expect(rows[1]).toMatch(
    /^Setuppatients:writeNot used yet · Has no endIt may do more than you\..*rights\.End/,
  );
  expect(rows[2]).toMatch(/^OldNot valid any more.*Rui Costa · Last used on [^·]*$/);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await open(fakeApi().hang(clinicListTokens));
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListTokens);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListTokens, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no tokens yet.")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the tokens", async (role) => {
  await openDesk("/desk/tokens", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a token is created by keyboard with the chosen scopes and shown once", async () => {
  const api = fakeApi()
    .on(clinicListTokens, listOf())
    .on(clinicAddToken, { data: { entity: { ...records, token: secret } } });
  const { user } = await open(api);
  const name = screen.getByLabelText<HTMLInputElement>("Name of the program");
  name.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Write a name, such as “Patient records”.")).toBeTruthy();
  expect(screen.getByText("Choose what it may do in at least one area.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await fill(user, name, "Patient records");
  await user.selectOptions(screen.getByLabelText("Appointments"), "Read");
  await user.selectOptions(screen.getByLabelText("Webhooks"), "Read and change");
  await user.selectOptions(screen.getByLabelText("When it ends"), "In 30 days");
  name.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(secret, { selector: "bdi" })).toBeTruthy();
  expect(button("Copy the secret")).toBeTruthy();
  expect(name.value).toBe("");
  const [body] = api.sentTo(clinicAddToken).map((sent) => sent.body as { expires_at: string });
  expect(body).toMatchObject({
    label: "Patient records",
    doctor_id: null,
    scopes: ["appointments:read", "webhooks:write"],
  });
  expect(Math.round((Date.parse(body?.expires_at ?? "") - Date.UTC(2026, 10, 24, 9)) / 86_400_000)).toBe(30);
});

test("only the admin's own scopes are offered, and a doctor's token gets no clinic-wide scope", async () => {
  const api = fakeApi()
    .on(clinicListTokens, listOf())
    .on(clinicAddToken, { data: { entity: { ...records, token: secret } } });
  const { user } = await open(api);
  const rights = (area: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(area).options].map(({ textContent }) => textContent);
  expect(rights("Patients")).toEqual(["Nothing", "Read", "Only add new ones", "Only merge records"]);
  expect(screen.queryByLabelText("Health data")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Patients"), "Read");
  await user.selectOptions(await screen.findByLabelText("Whose data it is for"), "2");
  expect(screen.queryByLabelText("Patients")).toBeNull();
  await fill(user, screen.getByLabelText("Name of the program"), "Hours");
  await user.selectOptions(screen.getByLabelText("Hours and absences"), "Read and change");
  await user.selectOptions(screen.getByLabelText("When it ends"), "It does not end by itself");
  await user.click(button("Make the token"));
  await screen.findByText(secret, { selector: "bdi" });
  expect(api.sentTo(clinicAddToken).map(({ body }) => body)).toEqual([
    { label: "Hours", doctor_id: 2, scopes: ["hours:write"], expires_at: null },
  ]);
});

test("a server-side error is shown, and entries survive leaving the screen", async () => {
  const api = fakeApi().on(clinicListTokens, listOf()).refuse(clinicAddToken, "insufficient_scope");
  const { user } = await open(api);
  await fill(user, screen.getByLabelText("Name of the program"), "Records");
  await user.selectOptions(screen.getByLabelText("Staff"), "Read");
  await user.click(button("Make the token"));
  expect(await screen.findByText(/what to do after insufficient_scope/)).toBeTruthy();
  api.refuse(clinicAddToken, "status_conflict");
  await user.click(button("Make the token"));
  expect(await screen.findByText(/A clinic can have two hundred tokens/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to the settings" }));
  await user.click(await screen.findByRole("link", { name: /^API tokens/ }));
  expect(await screen.findByText(/Your changes from before are still here/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name of the program").value).toBe("Records");
});

test("a token is replaced with an overlap, and the new token is shown once", async () => {
  const api = fakeApi()
    .on(clinicListTokens, listOf(records))
    .on(clinicRotateToken, { data: { entity: { ...records, id: 10, replaces: 8, token: secret } } });
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Replace Patient records" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("How long the old token is accepted"), "0");
  await user.click(dialog.getByRole("button", { name: "Make a new token" }));
  expect(await screen.findByText(secret, { selector: "bdi" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.sentTo(clinicRotateToken).map(({ path, body }) => [path, body])).toEqual([
    ["/api/clinic/tokens/8/rotate", { overlap_hours: 0 }],
  ]);
});

test("a token is revoked after confirmation", async () => {
  const api = fakeApi().on(clinicListTokens, listOf(records)).lose(clinicRevokeToken);
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "End Patient records" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "End the token" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicRevokeToken, undefined).on(clinicListTokens, listOf());
  await user.click(dialog.getByRole("button", { name: "End the token" }));
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
});
