import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import {
  getInvitedCall,
  getInvitedPeople,
  type InvitedCall,
  type InvitedPeople,
} from "@anteroom/contract/call/invitations";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { standInDevices } from "../../../testing/devices.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { fillField, pageText } from "../../../testing/page-words.ts";

beforeEach(() => void standInDevices());

const address = `/guest/video/invited_${"a".repeat(43)}`;
const now = Date.UTC(2026, 10, 26, 13, 30);
const invited = (more: Partial<InvitedCall> = {}): InvitedCall => ({
  appointment_id: 21,
  needs_name: false,
  is_admitted: false,
  status: "accepted",
  status_code: 2,
  service_type: "remote",
  start_time: "2026-11-26T14:00:00.000Z",
  end_time: "2026-11-26T14:20:00.000Z",
  time_zone: "Europe/Lisbon",
  join_opens_at: "2026-11-26T13:00:00.000Z",
  join_closes_at: "2026-11-26T20:20:00.000Z",
  ...more,
});
const people = (more: Partial<InvitedPeople> = {}): InvitedPeople => ({
  name: "",
  relationship: null,
  relationship_words: "",
  patient_name: null,
  doctor: null,
  ...more,
});

test("a guest by code sees the time of the appointment, and no patient's name", async () => {
  const api = fakeApi()
    .on(getInvitedCall, entityOf(invited({ needs_name: true })))
    .on(getInvitedPeople, entityOf(people()))
    .lose(saveDeviceCheck);
  const { user } = await openPage(address, { api, now });
  await screen.findByRole("heading", { level: 1, name: "Your code is correct" });
  const [first, second] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent, "whoever booked is not asked for a name first").toBe(
    "Did you book this appointment?",
  );
  expect(second?.textContent).toBe("Did someone give you the code? Enter your name");
  fillField("Your name", "Nuno Neighbour");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { level: 1, name: "Check before you join" });
  expect(pageText()).toContain("The appointment with Clínica Aurora is at 14:00");
});

test("a guest invited to a child's appointment sees doctor and time, and no patient's name", async () => {
  const doctor = { name: "Dr Rui Vale", specialty: "paediatrics", portrait_url: "/face.webp" };
  const api = fakeApi()
    .on(getInvitedCall, entityOf(invited()))
    .on(getInvitedPeople, entityOf(people({ name: "Ana", patient_name: "Tomás Prata", doctor })))
    .lose(saveDeviceCheck);
  const { user } = await openPage(address, { api, now });
  await user.click(await screen.findByRole("button", { name: "Show my invitation" }));
  await user.click(await screen.findByRole("button", { name: "Check camera and sound" }));
  await screen.findByRole("heading", { level: 1, name: "Check before you join" });
  expect(pageText()).toContain("The appointment with Dr Rui Vale is at 14:00");
});

const ivo = people({
  name: "Ivo Interpreter",
  relationship: "interpreter",
  patient_name: "Joana Prata",
  doctor: { name: "Dr Rui Vale", specialty: "general-practice", portrait_url: "/face.webp" },
});
const guestApi = (visit: InvitedCall = invited()) =>
  fakeApi().on(getInvitedCall, entityOf(visit)).on(getInvitedPeople, entityOf(ivo)).lose(saveDeviceCheck);
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("an invitation shows no name before it is opened", async () => {
  const api = guestApi();
  const { user } = await openPage(address, { api, now });
  await screen.findByRole("button", { name: "Show my invitation" });
  expect(pageText()).not.toMatch(/Joana|Ivo|Dr Rui Vale/);
  expect(api.sentTo(getInvitedPeople)).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Show my invitation" }));
  await title("Your invitation");
  await waitFor(() => expect(pageText()).toContain("Appointment of Joana Prata"));
  expect(pageText()).toContain("You’ll join as Ivo Interpreter");
  expect(pageText()).toContain("You can’t see files, messages or the record.");
});

test("an invitation before its time says when the room opens", { tags: ["D.90"] }, async () => {
  const { user } = await openPage(address, { api: guestApi(), now: Date.UTC(2026, 10, 26, 10) });
  await user.click(await screen.findByRole("button", { name: "Show my invitation" }));
  const closed = await screen.findByRole("button", { name: "Opens Today, 13:00" });
  expect(closed.getAttribute("aria-disabled")).toBe("true");
});

test.each([
  ["twelve hours after it", {}, Date.UTC(2026, 10, 27, 5), "This video call has expired"],
  ["when it was cancelled", { status: "canceled", status_code: 6 }, now, "This appointment was cancelled"],
  ["when it has finished", { status: "finished", status_code: 5 }, now, "This appointment is over"],
] as const)(
  "an invitation says why there is no call %s",
  { tags: ["S8.MSG.23"] },
  async (_, more, at, heading) => {
    await openPage(address, { api: guestApi(invited(more)), now: at });
    await title(heading);
    expect(screen.getByRole("link", { name: "Book a new appointment" }).getAttribute("href")).toBe(
      "/doctors",
    );
    expect(screen.queryByRole("button", { name: "Show my invitation" })).toBeNull();
  },
);

test("a withdrawn invitation refers to who sent it for a new one", { tags: ["S8.MSG.24"] }, async () => {
  await openPage(address, { api: guestApi().refuse(getInvitedCall, "unauthenticated"), now });
  await title("This link has ended");
  expect(pageText()).toContain("Ask whoever invited you, or the clinic, for a new one.");
  expect(screen.queryByRole("link", { name: "Book a new appointment" })).toBeNull();
});

test("an invitation says that the clinic cannot be reached, and opens at the next try", async () => {
  const api = guestApi().lose(getInvitedCall);
  const { user } = await openPage(address, { api, now });
  await title("We couldn’t open your appointment");
  expect(screen.getByRole("alert").textContent).toContain("Check your connection, then try again.");
  api.on(getInvitedCall, entityOf(invited()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Show my invitation" })).toBeTruthy();
});
