import {
  clinicAdmitGuest,
  clinicListInvitations,
  clinicRemoveGuest,
  type CallInvitation,
} from "@anteroom/contract/call/invitations";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../../testing/call-api.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };

const aGuest = (changes: Partial<CallInvitation> = {}): CallInvitation => ({
  id: 7,
  appointment_id: appointment.id,
  name: "Sofia Guest",
  relationship: "interpreter",
  relationship_words: "",
  invited_by: "clinic",
  standing: "inside",
  created_at: appointment.start_time,
  expires_at: appointment.join_closes_at,
  ...changes,
});

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

/** Opens the tab of guests in the call of an appointment. */
async function openGuests(...guests: CallInvitation[]) {
  const api = callApi(appointment).on(clinicListInvitations, collectionOf(guests));
  const opened = await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await opened.user.click(await screen.findByRole("tab", { name: /^Guests/ }));
  await screen.findByRole("button", { name: "Remove Sofia Guest" });
  return opened;
}

const question = async () =>
  within(await screen.findByRole("dialog", { name: "Remove Sofia Guest from the call?" }));

test("a guest is removed after a question, and the focus stays with the guests", async () => {
  const { api, user } = await openGuests(aGuest());
  await user.click(screen.getByRole("button", { name: "Remove Sofia Guest" }));
  expect(await accessibilityFaults()).toEqual([]);
  await user.click((await question()).getByRole("button", { name: "Do not remove" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.sentTo(clinicRemoveGuest)).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Remove Sofia Guest" }));
  api.on(clinicRemoveGuest, undefined as never).on(clinicListInvitations, collectionOf([]));
  await user.click((await question()).getByRole("button", { name: "Remove the guest" }));
  expect(await screen.findByText("Nobody else is invited to this appointment.")).toBeTruthy();
  expect(api.sentTo(clinicRemoveGuest)).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Guests" })));
});

test("the question stays where the guest could not be removed, and says why", async () => {
  const { api, user } = await openGuests(aGuest());
  api.lose(clinicRemoveGuest);
  await user.click(screen.getByRole("button", { name: "Remove Sofia Guest" }));
  await user.click((await question()).getByRole("button", { name: "Remove the guest" }));
  expect(await (await question()).findByText("We couldn’t reach the server just now.")).toBeTruthy();
  await user.click((await question()).getByRole("button", { name: "Do not remove" }));
  await user.click(screen.getByRole("button", { name: "Remove Sofia Guest" }));
  expect((await question()).queryByText("We couldn’t reach the server just now.")).toBeNull();
});

test.each([
  ["invited", 0],
  ["waiting", 1],
  ["admitted", 0],
  ["inside", 0],
] as const)("a guest who is %s is offered to be let in %i times", async (standing, times) => {
  await openGuests(aGuest({ standing }));
  expect(screen.queryAllByRole("button", { name: "Let in Sofia Guest" })).toHaveLength(times);
});

test("the focus stays with a guest who was let in", async () => {
  const { api, user } = await openGuests(aGuest({ standing: "waiting" }));
  api.on(clinicAdmitGuest, entityOf(aGuest())).on(clinicListInvitations, collectionOf([aGuest()]));
  await user.click(screen.getByRole("button", { name: "Let in Sofia Guest" }));
  expect(await screen.findByText(/In the call/)).toBeTruthy();
  const { activeElement } = document;
  expect(activeElement?.localName).toBe("li");
  expect(activeElement?.textContent).toContain("Sofia Guest");
});

test("who waits is counted at the tab and said while another tab is shown", async () => {
  const { api, user, desk } = await openGuests(aGuest({ standing: "invited" }));
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  api.on(clinicListInvitations, collectionOf([aGuest({ standing: "waiting" })]));
  void desk.queries.invalidateQueries({ queryKey: [`/api${clinicListInvitations.path}`] });
  const tab = await screen.findByRole("tab", { name: "Guests (1)" });
  expect(tab.dataset["new"]).toBe("true");
  expect(screen.getByText("1 guest is waiting to be let in.").closest("output")).toBeTruthy();
});
