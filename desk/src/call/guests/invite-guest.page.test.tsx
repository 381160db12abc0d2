import {
  clinicInviteGuest,
  clinicListInvitations,
  type CallInvitation,
} from "@anteroom/contract/call/invitations";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../../web/src/testing/answers/find-doctor.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { callApi } from "../../testing/call-api.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };
const url = "http://aurora.localhost:3000/guest/video/invited_abc";
const invited: CallInvitation = {
  id: 4,
  appointment_id: 21,
  name: "Sofia Lima",
  relationship: "interpreter",
  relationship_words: "",
  invited_by: "clinic",
  standing: "invited",
  created_at: "2026-11-24T09:00:00.000Z",
  expires_at: "2026-11-24T22:00:00.000Z",
};

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

/** Opens the tab of guests in a call. */
async function openGuests(api = callApi(appointment)) {
  const opened = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  const { user } = opened;
  const show = async (tab: string) => user.click(await screen.findByRole("tab", { name: tab }));
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await show("Guests");
  return { ...opened, show, press };
}

const nameField = () => screen.findByLabelText<HTMLInputElement>("Name of the guest");
const relation = () => screen.getByLabelText<HTMLSelectElement>("Who is this person to the patient?");

test("a doctor invites an interpreter and gets the link, has it sent, and sees the guest in the list", async () => {
  const api = callApi(appointment).on(clinicInviteGuest, entityOf({ ...invited, url }));
  const { user, show, press } = await openGuests(api);
  await press("Invite a guest");
  await fill(user, await nameField(), " Sofia Lima ");
  await user.selectOptions(relation(), "Interpreter");
  await fill(user, screen.getByLabelText("Email (optional)"), "sofia+work@example.org");
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicListInvitations, collectionOf([invited]));
  await press("Invite");
  const link = within(await screen.findByRole("region", { name: "Invitation" }));
  expect(api.sentTo(clinicInviteGuest).map(({ body }) => body)).toEqual([
    { name: "Sofia Lima", relationship: "interpreter", email: "sofia+work@example.org" },
  ]);
  expect(document.activeElement?.textContent).toBe("The link for Sofia Lima");
  expect(link.getByText(url, { selector: "bdi" })).toBeTruthy();
  expect(document.activeElement?.closest("section")?.textContent).toContain(
    "It was sent to sofia+work@example.org.",
  );
  expect(await screen.findByText("Interpreter", { exact: false })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await show("Notes");
  await show("Guests");
  expect(await screen.findByText(url, { selector: "bdi" })).toBeTruthy();
  await press("Done");
  expect(screen.queryByText(url, { selector: "bdi" })).toBeNull();
});

test("what is missing or wrong is said at its field, and nothing is sent", async () => {
  const { api, user, press } = await openGuests();
  await press("Invite a guest");
  await press("Invite");
  expect(screen.getByText("Enter the guest’s name.")).toBeTruthy();
  expect(document.activeElement).toBe(await nameField());
  await fill(user, await nameField(), "Rui");
  await fill(user, screen.getByLabelText("Email (optional)"), "rui@");
  await press("Invite");
  expect(screen.getByText("Choose who this person is to the patient.")).toBeTruthy();
  expect(document.activeElement).toBe(relation());
  await user.selectOptions(relation(), "Another relative");
  await press("Invite");
  expect(screen.getByText("Enter the full email address, such as name@example.com")).toBeTruthy();
  expect(api.sentTo(clinicInviteGuest)).toHaveLength(0);
});

test("somebody else is named in own words, and typed text stays while other tabs are shown", async () => {
  const api = callApi(appointment).on(clinicInviteGuest, entityOf({ ...invited, url }));
  const { user, show, press } = await openGuests(api);
  await press("Invite a guest");
  await fill(user, await nameField(), "Nia");
  await user.selectOptions(relation(), "Someone else");
  await fill(user, screen.getByLabelText("Who they are, in your words (optional)"), "district nurse");
  await show("Notes");
  await show("Guests");
  expect((await nameField()).value).toBe("Nia");
  await press("Invite");
  await screen.findByRole("region", { name: "Invitation" });
  expect(api.sentTo(clinicInviteGuest).map(({ body }) => body)).toEqual([
    { name: "Nia", relationship: "other", relationship_words: "district nurse" },
  ]);
});

test("a refusal says why and keeps what was typed; cancelling forgets it", async () => {
  const { user, press } = await openGuests(callApi(appointment).refuse(clinicInviteGuest, "too_many_guests"));
  await press("Invite a guest");
  await fill(user, await nameField(), "Rui");
  await user.selectOptions(relation(), "Friend");
  await press("Invite");
  expect(
    (await screen.findByRole("region", { name: "Guests" })).querySelector('[role="alert"]'),
  ).toBeTruthy();
  expect((await nameField()).value).toBe("Rui");
  await press("Cancel");
  await press("Invite a guest");
  await waitFor(async () => expect((await nameField()).value).toBe(""));
});
