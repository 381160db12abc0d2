import { getDeskSecurity } from "@anteroom/contract/account/desk-security";
import { clinicUnseenMessages } from "@anteroom/contract/call/messages";
import { clinicListUrgentEvents } from "@anteroom/contract/health/urgent";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

/** A window in which these media queries hold. */
function withWindow(holds: (query: string) => boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: holds(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
const small = () => withWindow(() => true);
const middle = () => withWindow((query) => query.includes("74.99rem"));
const wide = () => withWindow(() => false);

/** Links of 80 px, in a row of so many. */
function withRoom(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(pixels);
}

const openScreen = (address: string) =>
  openDesk(address, { api: callApi({ ...anAppointment(), patient_id: null }), role: "doctor" });
const openCall = () => {
  small();
  return openScreen("/desk/appointments/21/call");
};
const security = () =>
  fakeApi().on(
    getDeskSecurity,
    entityOf({
      has_password: true,
      totp_since: null,
      passkeys: [],
      requires_factor: false,
      proven_until: null,
    }),
  );

const menu = () => screen.getByRole("button", { name: "Menu" });
const isOpen = () => menu().getAttribute("aria-expanded") === "true";

const shown = (area: HTMLElement) =>
  within(area)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const bar = () => screen.getByRole("navigation", { name: "Desk" });
const more = (name: string | RegExp = /^More/) => screen.getByRole("button", { name });

test("links without room are in the menu in their order, and the bar has the others", async () => {
  wide();
  withRoom(420);
  await openDesk("/desk/security", { api: security() });
  expect(shown(bar())).toEqual(["Today", "Schedule", "Urgent", "Book"]);
  const rest = screen.getByRole("navigation", { name: "More" });
  expect(shown(rest)).toEqual([
    "Doctors",
    "Staff",
    "Vouchers",
    "Reports",
    "Audit log",
    "Settings",
    "Security",
  ]);
  expect(more().dataset["current"]).toBe("true");
  expect(within(rest).getByRole("link", { name: "Security" }).getAttribute("aria-current")).toBe("page");
  expect(rest.parentElement?.contains(screen.getByRole("button", { name: "Sign out" }))).toBe(false);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a wide window with room for all links has no menu", async () => {
  wide();
  withRoom(2_000);
  await openDesk("/desk/security", { api: security() });
  expect(shown(bar())).toHaveLength(11);
  expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
});

test("a narrower window has language and sign-out in the menu, also with room for all links", async () => {
  middle();
  withRoom(2_000);
  await openDesk("/desk/security", { api: security() });
  expect(shown(bar())).toHaveLength(11);
  const menu = document.getElementById(more().getAttribute("aria-controls") ?? "");
  for (const part of [screen.getByRole("button", { name: "Sign out" }), screen.getByLabelText("Language")])
    expect(menu?.contains(part)).toBe(true);
});

test("the menu is opened and left by keyboard, and the focus in it passes its links", async () => {
  wide();
  withRoom(820);
  const { user } = await openDesk("/desk/security", { api: security() });
  more().focus();
  await user.keyboard("{Enter}");
  expect(more().getAttribute("aria-expanded")).toBe("true");
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Settings");
  await user.keyboard("{Escape}");
  expect(more().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(more());
});

test("unread messages are counted by the button that hides their link, and by the link otherwise", async () => {
  const message = {
    id: 7,
    sender: "patient" as const,
    key: "a-key",
    delivered_at: null,
    seen_at: null,
    text: "Good morning",
    sent_at: "2026-11-24T08:00:00.000Z",
    appointment_id: 21,
    doctor_id: 1,
    patient_name: "Inês Ferreira",
  };
  const api = () => security().on(clinicUnseenMessages, collectionOf([message, { ...message, id: 8 }]));
  small();
  await openDesk("/desk/security", { api: api(), role: "reception" });
  expect((await screen.findByRole("button", { name: "Menu. Unread messages: 2" })).textContent).toBe("2");
  cleanup();
  wide();
  withRoom(2_000);
  await openDesk("/desk/security", { api: api(), role: "reception" });
  expect(await screen.findByRole("link", { name: "Messages (2)" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Unread/ })).toBeNull();
});

test("the menu of an open call closes by Escape, which gives it the focus, and by a press elsewhere", async () => {
  const { user } = await openCall();
  await user.click(menu());
  expect(isOpen()).toBe(true);
  await user.tab();
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu());
  await user.click(menu());
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(isOpen()).toBe(false);
});

test("the menu of any screen opens, and closes by a chosen link", async () => {
  small();
  const { user } = await openScreen("/desk/signature");
  await user.click(menu());
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole("link", { name: "Signature" }));
  expect(isOpen()).toBe(false);
});

test("the menu of an open call closes when the focus goes elsewhere", async () => {
  const { user } = await openCall();
  await user.click(menu());
  await user.tab({ shift: true });
  await waitFor(() => expect(isOpen()).toBe(false));
});

test.each(["/desk/appointments/21/call", "/desk/signature"])(
  "the menu of %s counts urgent messages",
  async (address) => {
    const sound = { connect() {}, gain: { setValueAtTime() {} }, frequency: {}, start() {}, stop() {} };
    vi.stubGlobal(
      "AudioContext",
      class {
        createGain = () => sound;
        createOscillator = () => sound;
      },
    );
    const event = {
      id: 5,
      place: "messages" as const,
      words: "I cannot breathe",
      sent_at: "2026-11-24T08:59:00.000Z",
      seen_at: null,
      name: null,
      phone_number: null,
      patient_id: null,
      appointment_id: null,
      doctor_id: null,
      start_time: null,
    };
    const api = callApi({ ...anAppointment(), patient_id: null }).on(
      clinicListUrgentEvents,
      collectionOf([event]),
    );
    small();
    await openDesk(address, { api, role: "doctor" });
    expect(await screen.findByRole("button", { name: "Menu. Urgent: 1" })).toBeTruthy();
  },
);
