import { clinicListUrgentEvents } from "@anteroom/contract/health/urgent";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

const openScreen = (address: string) =>
  openDesk(address, { api: callApi({ ...anAppointment(), patient_id: null }), role: "doctor" });
const openCall = () => openScreen("/desk/appointments/21/call");

const menu = () => screen.getByRole("button", { name: "Menu" });
const isOpen = () => menu().getAttribute("aria-expanded") === "true";

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
    await openDesk(address, { api, role: "doctor" });
    expect(await screen.findByRole("button", { name: "Menu. Urgent: 1" })).toBeTruthy();
  },
);
