import {
  clinicAddCalendarAddress,
  clinicListCalendarAddresses,
  clinicRevokeCalendarAddress,
  type CalendarAddress,
} from "@anteroom/contract/administration/calendar";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { showInDesk } from "../testing/open-desk.tsx";
import { CalendarAddresses } from "./calendar-addresses.tsx";

const address = (changes: Partial<CalendarAddress> = {}): CalendarAddress => ({
  id: 7,
  label: "Phone",
  created_at: "2026-11-01T09:00:00.000Z",
  last_read_at: null,
  ...changes,
});
const listOf = (...collection: CalendarAddress[]) => ({ data: { collection } });
const show = (api: FakeApi) =>
  showInDesk(
    <main>
      <h1>Hours</h1>
      <CalendarAddresses doctorId={3} />
    </main>,
    { api, role: "doctor" },
  );
const button = (name: string) => screen.getByRole("button", { name });
const url = "https://aurora.example/api/calendars/anteroom_secret.ics";

test("an address is made by keyboard, shown once with how to subscribe, and listed without itself", async () => {
  const api = fakeApi().on(clinicListCalendarAddresses, listOf());
  const { user } = await show(api);
  expect(await screen.findByText("No calendar program can read them yet.")).toBeTruthy();
  await user.click(button("Make the address"));
  expect(screen.getByText("Write where it is read, such as “Phone”.")).toBeTruthy();
  expect(api.sentTo(clinicAddCalendarAddress)).toEqual([]);
  api.on(clinicAddCalendarAddress, () => {
    api.on(clinicListCalendarAddresses, listOf(address()));
    return { data: { entity: { ...address(), url } } };
  });
  await fill(user, screen.getByLabelText("Where it is read"), " Phone ");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(url, { selector: "bdi" })).toBeTruthy();
  expect(screen.getByText(/choose “Subscribe to calendar” or “From URL”/)).toBeTruthy();
  expect(await screen.findByText(/Not read yet/)).toBeTruthy();
  expect(api.sentTo(clinicAddCalendarAddress).map(({ path, body }) => [path, body])).toEqual([
    ["/api/clinic/doctors/3/calendar_addresses", { label: "Phone" }],
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("an address that was read says when, and is revoked after a question", async () => {
  const read = address({ last_read_at: "2026-11-23T08:30:00.000Z" });
  const api = fakeApi().on(clinicListCalendarAddresses, listOf(read));
  const { user } = await show(api);
  expect(await screen.findByText(/Last read on .*23.* at /)).toBeTruthy();
  await user.click(button("Revoke the address of Phone"));
  const dialog = within(screen.getByRole("dialog", { name: "Revoke the address of Phone?" }));
  api.lose(clinicRevokeCalendarAddress);
  await user.click(dialog.getByRole("button", { name: "Revoke the address" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicRevokeCalendarAddress, undefined).on(clinicListCalendarAddresses, listOf());
  await user.click(dialog.getByRole("button", { name: "Revoke the address" }));
  expect(await screen.findByText("No calendar program can read them yet.")).toBeTruthy();
  // The button that had the focus is gone with its row.
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("region", { name: "Appointments in another calendar" }),
    ),
  );
});

test("a doctor with too many addresses, and a list that cannot be read, say what to do", async () => {
  const api = fakeApi().lose(clinicListCalendarAddresses).refuse(clinicAddCalendarAddress, "status_conflict");
  const { user } = await show(api);
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicListCalendarAddresses, listOf(address()));
  await user.click(button("Try again"));
  expect(await screen.findByText("Phone")).toBeTruthy();
  await fill(user, screen.getByLabelText("Where it is read"), "Laptop");
  await user.click(button("Make the address"));
  expect(await screen.findByText("A doctor can have 10 addresses. Revoke one first.")).toBeTruthy();
});
