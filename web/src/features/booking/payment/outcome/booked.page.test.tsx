import { expectCrisisHelp, clinicWithCrisisLine } from "../../../../testing/crisis-help.ts";
import { getAppointment, type WholeAppointment } from "@anteroom/contract/appointment/appointments";
import { getPaymentInfo } from "@anteroom/contract/appointment/payment";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../../testing/accessibility-faults.ts";
import { bookedAppointment, bookingApi, storeGuestPatient } from "../../../../testing/answers/booking.ts";
import { entityOf } from "../../../../testing/answers/find-doctor.ts";
import { paymentAtBank } from "../../../../testing/answers/payment.ts";
import { joana, openPage } from "../../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../../testing/page-words.ts";

const paid = { ...paymentAtBank, status: "paid" as const, deadline: null, action: null };
const accepted: WholeAppointment = { ...bookedAppointment, status: "accepted", status_code: 2 };
const main = () => within(screen.getByRole("main"));
const hrefOf = (name: string) => main().getByRole("link", { name }).getAttribute("href");

type Opening = NonNullable<Parameters<typeof openPage>[1]>;

/** Opens the payment's address of an appointment that is booked. */
async function openBooked(appointment: WholeAppointment, options: Opening = {}) {
  const api = bookingApi().on(getPaymentInfo, entityOf(paid)).on(getAppointment, entityOf(appointment));
  const opened = await openPage("/appointments/21/pay", { api, patient: joana, ...options });
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

test("the confirmation shows time, doctor, code and what happens next", { tags: ["S2.R15"] }, async () => {
  await openBooked(bookedAppointment);
  await expectPageText("You’re booked, Joana");
  expect(pageText()).toContain("Dr Rui Vale will see you by video.");
  expect(pageText()).toContain("Tuesday 24 November14:00 Lisbon time");
  expect(pageText()).toContain("Your code: ATR7-K492. We’ve emailed it to joana@example.org too.");
  expect(pageText()).toContain("From 13:50: the waiting room opens. Join when you like.");
  expect(pageText()).toContain(
    "At 14:00: Dr Rui Vale starts the video call. Be in the waiting room by then.",
  );
  const closed = main().getByRole("button", {
    name: "The camera test opens when your doctor has accepted",
  });
  expect(closed.getAttribute("aria-disabled") ?? String(closed.hasAttribute("disabled"))).toBe("true");
});

test("the Spanish confirmation writes the doctor's title with its article", async () => {
  const doctor = { ...bookedAppointment.doctor, name: "Dra. Ana Pinho" };
  await openBooked({ ...bookedAppointment, doctor }, { locale: "es" });
  await expectPageText("La Dra. Ana Pinho le atenderá por vídeo.");
  expect(pageText()).toContain("A las 14:00: la Dra. Ana Pinho inicia la videollamada.");
});

test("the confirmation says that the symptom check sent with the booking found an emergency", async () => {
  const urgency = { code: "emergency-department-now", words: "Go to an emergency department now" };
  const details = JSON.stringify({ urgency });
  await openBooked(
    { ...bookedAppointment, symptoms: "", symptoms_triage_details: details },
    { settings: { emergencyNumber: "112" } },
  );
  await expectPageText("The appointment would be too late. Go to an emergency department now, or call 112.");
  expect(main().getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
});

test("the confirmation keeps the crisis help when the reason mentions self-harm", async () => {
  await openBooked(
    { ...bookedAppointment, symptoms: "I want to kill myself" },
    { settings: clinicWithCrisisLine },
  );
  await expectPageText("You’re booked, Joana");
  await expectCrisisHelp();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You’re booked, Joana");
});

test("a guest’s confirmation for a child names the child and the accompanying adult", async () => {
  await openBooked({
    ...bookedAppointment,
    accompanying_adult: { name: "Ana Prata", relationship: "parent" },
  });
  await expectPageText("Joana is booked");
  expect(pageText()).toContain("Dr Rui Vale will see Joana Prata by video.");
  expect(pageText()).toContain("During the call: Ana Prata stays with Joana Prata the whole time.");
});

test("the draft is deleted once the appointment is booked", { tags: ["D.64"] }, async () => {
  storeGuestPatient();
  await openBooked(bookedAppointment);
  await expectPageText("You’re booked, Joana");
  expect(JSON.stringify(localStorage)).not.toContain("A cough since Monday");
});

test("the device test is offered when the doctor has accepted", { tags: ["D.87"] }, async () => {
  await openBooked(accepted);
  await expectPageText("You’re booked, Joana");
  expect(hrefOf("Test camera and sound")).toBe(
    "/appointments/21/device-test?appointmentStatus=accepted&doctorName=Dr+Rui+Vale",
  );
});

test("the device test is offered to a guest when the doctor has accepted", async () => {
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "guest-token" }]));
  const api = bookingApi().on(getPaymentInfo, entityOf(paid)).on(getAppointment, entityOf(accepted));
  await openPage("/appointments/21/pay", { api });
  await expectPageText("You’re booked, Joana");
  expect(hrefOf("Test camera and sound")).toBe(
    "/appointments/21/device-test?appointmentStatus=accepted&doctorName=Dr+Rui+Vale",
  );
});

test("the waiting room is linked when it is open", async () => {
  await openBooked(accepted, { now: Date.UTC(2026, 10, 24, 13, 55) });
  await expectPageText("The waiting room is open. Join when you like.");
  expect(hrefOf("Go to the waiting room")).toBe("/client/video/21");
  expect(main().queryByRole("link", { name: "Test camera and sound" })).toBeNull();
});

test("the appointment is saved as a calendar file by a tap", async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {}); // happy-dom would go there
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:visit";
  });
  const { user } = await openBooked(bookedAppointment);
  await expectPageText("You’re booked, Joana");
  await user.click(main().getByRole("button", { name: "Add to calendar" }));
  const text = (await files[0]?.text()) ?? "";
  expect(text).toContain("DTSTART:20261124T140000Z");
  expect(text).toContain("/appointments/21");
});

test("the confirmation names the child it is for, and not the parent's address", async () => {
  await openBooked({ ...bookedAppointment, dependent_id: 8, patient_name: "Rita Prata" });
  await expectPageText("Rita is booked");
  expect(pageText()).toContain("Dr Rui Vale will see Rita Prata by video.");
  expect(pageText()).toContain("The code: ATR7-K492. We’ve emailed it too.");
  expect(pageText()).not.toContain("joana@example.org");
  expect(hrefOf("See appointment")).toBe("/appointments/21");
});

test("the confirmation links to the appointment and to every main page", async () => {
  await openBooked(bookedAppointment);
  await expectPageText("You’re booked, Joana");
  expect(hrefOf("See your appointment")).toBe("/appointments/21");
  const places = await screen.findAllByRole("navigation", { name: "Main" });
  expect(within(places.at(-1) as HTMLElement).getByRole("link", { name: "Home" })).toBeTruthy();
});

test("times are on the patient's clock, with the clinic's beside it when they differ", async () => {
  await openBooked(bookedAppointment, { patient: { ...joana, time_zone: "America/New_York" } });
  await expectPageText("09:00 New York time");
  expect(pageText()).toContain("14:00 Lisbon time");
});

test("an old link says that it has expired and leads to what remains", async () => {
  await openBooked(
    { ...bookedAppointment, status: "finished", status_code: 5 },
    { now: Date.UTC(2026, 10, 25, 9) },
  );
  await expectPageText("This appointment is over");
  expect(pageText()).toContain("It was booked with Dr Rui Vale for Joana Prata.");
  expect(await accessibilityFaults()).toEqual([]);
  expect(hrefOf("See appointment")).toBe("/appointments/21");
  expect(pageText()).not.toContain("What happens next");
  expect(main().queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("the confirmation stays while the room is open after the time, and then expires", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { app } = await openBooked(accepted, { now: Date.UTC(2026, 10, 24, 15) });
  const stop = app.clock.start();
  await expectPageText("You’re booked, Joana");
  expect(hrefOf("Go to the waiting room")).toBe("/client/video/21");
  await vi.advanceTimersByTimeAsync(13 * 60 * 60_000);
  await expectPageText("This appointment is over");
  stop();
  expect(pageText()).not.toContain("What happens next");
  expect(main().queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("a guest reads of a personal link and waits for the room with it", { tags: ["D.68"] }, async () => {
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "guest-token" }]));
  const api = bookingApi().on(getPaymentInfo, entityOf(paid)).on(getAppointment, entityOf(bookedAppointment));
  await openPage("/appointments/21/pay", { api });
  await expectPageText("You’re booked, Joana");
  expect(pageText()).toContain("Each one opens this appointment once, on one device.");
  expect(main().getByRole("button", { name: /The waiting room opens .* at 13:50/ })).toBeTruthy();
  expect(hrefOf("See your appointment")).toBe("/appointments/21");
});

test("the Arabic confirmation keeps code and hours from left to right", async () => {
  await openBooked(bookedAppointment, { locale: "ar", patient: { ...joana, language: "ar" } });
  expect((await screen.findByText("ATR7-K492")).getAttribute("dir")).toBe("ltr");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/[\u0600-\u06FF]/u);
});

test("the confirmation says that the room opens the evening before an appointment at 00:20", async () => {
  const afterMidnight = {
    start_time: "2026-11-25T00:20:00.000Z",
    end_time: "2026-11-25T00:40:00.000Z",
    join_opens_at: "2026-11-24T23:20:00.000Z",
  };
  await openBooked({ ...bookedAppointment, ...afterMidnight });
  await expectPageText("From 23:20 the evening before, Tuesday 24 November: the waiting room opens.");
  expect(pageText()).not.toContain("From 23:20: the waiting room opens.");
});
