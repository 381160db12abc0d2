import { expectCrisisHelp, clinicWithCrisisLine } from "../../../testing/crisis-help.ts";
import { appliedVoucherField, storeBookingFields } from "../../../shared/booking/booking-fields.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { storeBegunAppointment, storeSchedulingDraft } from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storeCheck } from "../../../shared/booking/stored-check.ts";
import { listHoldFiles } from "@anteroom/contract/appointment/files";
import { getAppointment, listAppointments } from "@anteroom/contract/appointment/appointments";
import { bookAppointment, bookAppointmentAsGuest, releaseHold } from "@anteroom/contract/appointment/booking";
import { getDoctor, listDoctors, listSlots } from "@anteroom/contract/appointment/find-doctor";
import {
  beginPayment,
  getOpenReference,
  getPaymentInfo,
  type PaymentInfo,
  submitPaymentResult,
  takeOverPayment,
} from "@anteroom/contract/appointment/payment";
import { applyVoucher, getOrderTotal, removeVoucher } from "@anteroom/contract/appointment/vouchers";
import { notifyClinic } from "@anteroom/contract/health/urgent";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aFile } from "../../../testing/answers/appointments.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import {
  bookedAppointment,
  bookingApi,
  orderTotal,
  slotStart,
  bookingStepAddress,
  storeGuestPatient,
  unpaidAppointment,
} from "../../../testing/answers/booking.ts";
import { collectionOf, detailsOf, drVale, entityOf } from "../../../testing/answers/find-doctor.ts";
import { paymentWindow } from "../payment/payment-window.ts";
import { paymentAtBank, duePayment } from "../../../testing/answers/payment.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";
import { holdBackAnswers } from "../../../testing/slow-line.ts";

const address = bookingStepAddress("/appointment-checkout");
const place = () => location.pathname + location.search;
const withDiscount = { ...orderTotal, discount: 1000, total: 2000, voucher_code: "TEN" };
const guest = { data: { entity: unpaidAppointment, guest_token: "guest-token" } };
type Opening = Parameters<typeof openPage>[1];

/** Opens the check as a guest who has told everything, and waits until the time is kept. */
async function openCheckout(options: Opening = {}) {
  storeGuestPatient();
  const opened = await openPage(address, { api: bookingApi(), ...options });
  await expectPageText("is reserved for you");
  return opened;
}
/** The card's page opens beside ours. */
const popup = () => ({
  closed: false,
  close: vi.fn<() => void>(),
  document: { title: "", body: { textContent: "" } },
  location: { href: "" },
});
let opened: ReturnType<typeof popup>;
beforeEach(() => {
  paymentWindow.set("none");
  opened = popup();
  vi.stubGlobal(
    "open",
    vi.fn<() => typeof opened>(() => opened),
  );
});

test(
  "the check shows everything booked, each line with a link to change it",
  { tags: ["S2.R16", "S1.09"] },
  async () => {
    await openCheckout();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Review and pay");
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    await expectPageText("20 minutes by video");
    for (const words of [
      "Ana Guest",
      "27 March 1987",
      "ana@example.org",
      "A cough since Monday",
      "Order total",
    ])
      expect(pageText()).toContain(words);
    const step = bookingStepAddress("/scheduling/patient");
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Change the patient")).toBe(step);
    expect(hrefOf("Change the reason")).toBe(step);
    expect(hrefOf("Change the doctor")).toBe("/doctors");
    expect(hrefOf("Back")).toBe(step);
    await screen.findByRole("button", { name: "Pay €30" });
  },
);

test("the check keeps the crisis help when the reason mentions self-harm", async () => {
  storeGuestPatient({}, undefined, "I want to kill myself");
  await openPage(address, { api: bookingApi(), settings: clinicWithCrisisLine });
  await expectPageText("is reserved for you");
  await expectCrisisHelp();
  expect(await screen.findByRole("button", { name: "Pay €30" })).toBeTruthy();
});

test("the check shows the number for a fever of a baby of six weeks", async () => {
  storeGuestPatient({ birthdate: "2026-10-13" }, undefined, "fever 38.5 since last nite, drinks less");
  await openPage(address, { api: bookingApi(), settings: { emergencyNumber: "112" } });
  expect(await screen.findByText(/^This may be an emergency\. Call/)).toBeTruthy();
});

test("an alert asks about an unreachable phone number, and the confirmation says that the clinic read it", async () => {
  const symptoms = "crushing chest pain and I can't breathe";
  const free = { ...bookedAppointment, symptoms, amount: null, total: null, payment_state: "none" as const };
  const seen_at = "2026-11-24T09:05:00.000Z";
  const api = bookingApi()
    .on(notifyClinic, entityOf({ id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at, channel: "urgent" }))
    .on(bookAppointmentAsGuest, { data: { entity: free, guest_token: "guest-token" } })
    .on(getPaymentInfo, entityOf({ ...duePayment, total: 0, amount: 0, methods: [], deadline: null }))
    .on(getAppointment, entityOf(free));
  storeGuestPatient({}, undefined, symptoms);
  const { user } = await openPage(address, { api, settings: { patientsPayments: false } });
  await screen.findByLabelText(/^Number the clinic/);
  fillField("Number the clinic may call (optional)", "91234");
  const alarm = screen.getByRole("button", { name: "Tell the clinic now" });
  await user.click(alarm);
  await expectPageText("We may not be able to call this number.");
  expect(api.sentTo(notifyClinic)).toHaveLength(0);
  await user.click(alarm);
  await expectPageText("The clinic has seen this at 09:05.");
  expect(api.sentTo(notifyClinic).map(({ body }) => body)).toMatchObject([{ phone_number: "91234" }]);
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await screen.findByRole("heading", { level: 1, name: /^You’re booked, / });
  await expectPageText("The clinic has seen this at 09:05.");
  await expectPageText("The clinic may call you.");
  expect(screen.queryByRole("button", { name: "Tell the clinic now" })).toBeNull();
});

test("a guest without a phone number is not told that the clinic may call", async () => {
  const receipt = { id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at: null, channel: "urgent" };
  const symptoms = "crushing chest pain and I can't breathe";
  const free = { ...bookedAppointment, symptoms, amount: null, total: null, payment_state: "none" as const };
  const api = bookingApi()
    .on(notifyClinic, entityOf(receipt))
    .on(bookAppointmentAsGuest, { data: { entity: free, guest_token: "guest-token" } })
    .on(getPaymentInfo, entityOf({ ...duePayment, total: 0, amount: 0, methods: [], deadline: null }))
    .on(getAppointment, entityOf(free));
  storeGuestPatient({}, undefined, symptoms);
  const { user } = await openPage(address, { api, settings: { patientsPayments: false } });
  await screen.findByLabelText(/^Number the clinic/);
  await user.click(screen.getByRole("button", { name: "Tell the clinic now" }));
  await expectPageText("You gave no number, so the clinic can’t call you.");
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await screen.findByRole("heading", { level: 1, name: /^You’re booked, / });
  await expectPageText("You gave no number, so the clinic can’t call you.");
  expect(screen.queryByText(/The clinic may call you/)).toBeNull();
});

test("the phone number can be corrected after the clinic has read an alert, with the next step", async () => {
  const seen_at = "2026-11-24T09:05:00.000Z";
  const receipt = { id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at, channel: "urgent" };
  const api = bookingApi().on(notifyClinic, entityOf(receipt));
  storeGuestPatient({}, undefined, "crushing chest pain and I can't breathe");
  const { user } = await openPage(address, { api });
  await screen.findByLabelText(/^Number the clinic/);
  await user.click(screen.getByRole("button", { name: "Tell the clinic now" }));
  await expectPageText("The clinic has seen this at 09:05.");
  await expectPageText("You gave no number, so the clinic can’t call you.");
  await expectPageText("If it gets worse, don’t wait. Call 112.");
  api.on(notifyClinic, entityOf({ ...receipt, id: 4, seen_at: null }));
  await user.click(screen.getByRole("button", { name: "Give a number" }));
  fillField("Number the clinic may call (optional)", "+351 912 345 678");
  await user.click(screen.getByRole("button", { name: "Send this number to the clinic" }));
  await expectPageText("The clinic may call you on +351 912 345 678.");
  expect(api.sentTo(notifyClinic).map(({ body }) => body)).toMatchObject([
    { place: "booking" },
    { phone_number: "+351 912 345 678" },
  ]);
  expect(screen.queryByText(/No one at the clinic has seen this/)).toBeNull();
  expect(screen.getByRole("button", { name: "Change the number" })).toBeTruthy();
});

test("review and pay shows first that the symptom check ended in an emergency", async () => {
  const details = JSON.stringify({ urgency: { code: "emergency-department-now", words: "Now" } });
  storeCheck(deviceMemory(localStorage), { details }, Date.UTC(2026, 10, 24, 9));
  await openCheckout({
    settings: { patientsSymptomChecker: true, symptomCheckerProvider: "embedded", emergencyNumber: "112" },
  });
  await expectPageText("The appointment would be too late. Go to an emergency department now, or call 112.");
  expect(screen.getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
});

test("review and pay says that the symptom check is sent, where chosen", async () => {
  const settings = { patientsSymptomChecker: true, symptomCheckerProvider: "embedded" } as const;
  const check = { details: "{}", isShared: true };
  storeCheck(deviceMemory(localStorage), check, Date.UTC(2026, 10, 24, 9));
  await openCheckout({ settings });
  await expectPageText("The doctor gets your answers with this booking.");
  expect(await screen.findByRole("link", { name: "Change the symptom check" })).toBeTruthy();
});

test("the check of a guest’s booking for a child names the adult and counts the added files", async () => {
  storeGuestPatient({ birthdate: "2020-03-27" });
  storeBookingFields(deviceMemory(localStorage), {
    "adult-name": "Rita Guest",
    "adult-relationship": "parent",
  });
  const api = bookingApi().on(listHoldFiles, collectionOf([aFile()]));
  await openPage(address, { api });
  await expectPageText("Rita Guest");
  await expectPageText("1 file");
  const step = bookingStepAddress("/scheduling/patient");
  expect(screen.getByRole("link", { name: "Change the adult" }).getAttribute("href")).toBe(step);
  expect(screen.getByRole("link", { name: "Change the files" }).getAttribute("href")).toBe(step);
});

test("a guest cannot continue without accepting the terms", { tags: ["S5.FIELD.05", "D.62"] }, async () => {
  const { user, api } = await openCheckout();
  await user.click(await screen.findByRole("button", { name: "Pay €30" }));
  const terms = screen.getByRole("checkbox", { name: /^I agree to the/ });
  expect(screen.getByText("Tick the box to agree to the terms, then continue")).toBeTruthy();
  expect(document.activeElement).toBe(terms);
  expect(terms.getAttribute("aria-invalid")).toBe("true");
  await user.click(terms);
  expect(screen.queryByText("Tick the box to agree to the terms, then continue")).toBeNull();
  expect(terms.getAttribute("aria-invalid")).toBeNull();
  expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(0);
  expect(window.open).not.toHaveBeenCalled();
});

test(
  "one tap books and opens the bank's page when a guest pays by card",
  { tags: ["S4.PAYFLOW.02", "D.69"] },
  async () => {
    const api = bookingApi()
      .on(bookAppointmentAsGuest, guest)
      .on(beginPayment, entityOf(paymentAtBank))
      .on(getPaymentInfo, entityOf(paymentAtBank))
      .on(getAppointment, entityOf(unpaidAppointment));
    const { user } = await openCheckout({ api });
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.dblClick(await screen.findByRole("button", { name: "Pay €30" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Finish in the payment window" }),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
    expect(opened.location.href).toBe("https://bank.example/pay/31");
    expect(api.sentTo(bookAppointmentAsGuest).map(({ body }) => body)).toEqual([
      {
        doctor_id: 3,
        personal: true,
        service_type: "remote",
        platform: "web",
        start_time: slotStart,
        symptoms: "A cough since Monday",
        name: "Ana Guest",
        birthdate: "1987-03-27",
        sex: "female",
        email: "ana@example.org",
        terms_accepted: true,
      },
    ]);
    expect(api.sentTo(beginPayment)[0]?.body).toEqual({ method: "credit_card" });
  },
);

test("the phone number of MB Way is required, validated and sent", async () => {
  const api = bookingApi()
    .on(bookAppointmentAsGuest, guest)
    .on(beginPayment, entityOf({ ...paymentAtBank, method: "mb_way", action: { type: "wait" } }))
    .on(getPaymentInfo, entityOf({ ...paymentAtBank, method: "mb_way", action: { type: "wait" } }))
    .on(getAppointment, entityOf(unpaidAppointment));
  const { user } = await openCheckout({ api });
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(await screen.findByRole("radio", { name: /^MB Way/ }));
  fillField("MB Way phone number", "12");
  await user.click(screen.getByRole("button", { name: "Pay €30" }));
  const phone = screen.getByLabelText("MB Way phone number");
  expect(
    screen.getByText("Enter the number with its country code, for example +351 912 345 678"),
  ).toBeTruthy();
  expect(document.activeElement).toBe(phone);
  fillField("MB Way phone number", "+351 912 345 678");
  await user.click(screen.getByRole("button", { name: "Pay €30" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Confirm in your MB Way app" })).toBeTruthy();
  expect(api.sentTo(beginPayment)[0]?.body).toEqual({ method: "mb_way", phone_number: "+351 912 345 678" });
  expect(window.open).not.toHaveBeenCalled();
});

test(
  "there is no payment when the clinic takes none",
  { tags: ["S3.SET.patientsPayments", "D.30", "G.04"] },
  async () => {
    const free = { ...bookedAppointment, amount: null, total: null, payment_state: "none" as const };
    const api = bookingApi()
      .on(bookAppointmentAsGuest, { data: { entity: free, guest_token: "guest-token" } })
      .on(getPaymentInfo, entityOf({ ...duePayment, total: 0, amount: 0, methods: [], deadline: null }))
      .on(getAppointment, entityOf(free));
    const { user } = await openCheckout({ api, settings: { patientsPayments: false } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Check your booking");
    expect(pageText()).not.toContain("Order total");
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.click(screen.getByRole("button", { name: "Book appointment" }));
    await screen.findByRole("heading", { level: 1, name: /^You’re booked, / });
    expect(api.sentTo(beginPayment)).toHaveLength(0);
  },
);

test(
  "the order total is shown even when the clinic hides amounts",
  { tags: ["S3.PAY.12", "S3.PAY.13", "D.31"] },
  async () => {
    const api = bookingApi().on(getDoctor, entityOf(detailsOf({ ...drVale, price: null })));
    await openCheckout({ api, settings: { patientsHideAmount: true } });
    await expectPageText("Order total€30");
    expect(screen.getByRole("button", { name: "Pay €30" })).toBeTruthy();
  },
);

test("no total is requested for another time chosen in another tab", async () => {
  const api = bookingApi().on(getDoctor, entityOf(detailsOf({ ...drVale, price: null })));
  await openCheckout({ api, settings: { patientsHideAmount: true } });
  await expectPageText("Order total€30");
  const memory = deviceMemory(localStorage);
  const held = memory.read(bookingKeys.hold);
  memory.write(bookingKeys.hold, { ...Object(held), id: 777, startTime: "2030-01-01T10:00:00.000Z" });
  dispatchEvent(new StorageEvent("storage", { key: bookingKeys.hold }));
  await expectPageText("You chose another time in this browser");
  const paths = api.sentTo(getOrderTotal).map(({ path }) => path);
  expect(paths).toHaveLength(1);
  expect(paths.join()).not.toContain("777");
});

/** What another tab of this browser wrote to the storage is told to this one. */
const tellOfOtherTab = (key: string) => act(() => void dispatchEvent(new StorageEvent("storage", { key })));

test("the check goes on with the payment that another tab of a guest has begun", async () => {
  const api = bookingApi()
    .on(getPaymentInfo, entityOf(paymentAtBank))
    .on(getAppointment, entityOf(unpaidAppointment));
  const { app } = await openCheckout({ api });
  app.guest.add({ appointmentId: unpaidAppointment.id, token: "guest-token" });
  storeBegunAppointment(deviceMemory(localStorage), {
    doctorId: drVale.id,
    startTime: slotStart,
    appointmentId: unpaidAppointment.id,
  });
  tellOfOtherTab(bookingKeys.hold);
  const heading = await screen.findByRole("heading", { level: 1, name: "Your payment is not finished" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(pageText()).not.toContain("Reserving");
  expect(screen.queryByRole("button", { name: /^Pay €/ })).toBeNull();
});

test("a patient's booking leads to the payment that another tab has begun", async () => {
  const api = bookingApi()
    .on(getPaymentInfo, entityOf(paymentAtBank))
    .on(getAppointment, entityOf(unpaidAppointment));
  await openPage(bookingStepAddress("/scheduling/patient"), { api, patient: joana });
  await expectPageText("is reserved for you");
  storeBegunAppointment(deviceMemory(localStorage), {
    doctorId: drVale.id,
    startTime: slotStart,
    appointmentId: unpaidAppointment.id,
  });
  tellOfOtherTab(bookingKeys.hold);
  await waitFor(() => expect(place()).toBe(`/appointments/${unpaidAppointment.id}/pay`));
});

test("the check offers to hold the time again that another tab has released", async () => {
  await openCheckout();
  deviceMemory(localStorage).erase(bookingKeys.hold);
  tellOfOtherTab(bookingKeys.hold);
  await expectPageText("We’re no longer holding");
  expect(screen.getByRole("button", { name: "Hold it again" })).toBeTruthy();
});

test("the amount follows a voucher that another tab uses and removes", async () => {
  const api = bookingApi();
  await openCheckout({ api });
  await screen.findByRole("button", { name: "Pay €30" });
  api.on(getOrderTotal, entityOf(withDiscount));
  storeBookingFields(deviceMemory(localStorage), { [appliedVoucherField]: "TEN" });
  tellOfOtherTab(bookingKeys.fields);
  await screen.findByRole("button", { name: "Pay €20" });
  api.on(getOrderTotal, entityOf(orderTotal));
  storeBookingFields(deviceMemory(localStorage), { [appliedVoucherField]: "" });
  tellOfOtherTab(bookingKeys.fields);
  await screen.findByRole("button", { name: "Pay €30" });
  expect(api.sentTo(applyVoucher)).toHaveLength(0);
});

test("no total is requested again when another tab stores an answer of the form", async () => {
  const api = bookingApi();
  await openCheckout({ api });
  await waitFor(() => expect(api.sentTo(getOrderTotal)).toHaveLength(1));
  storeBookingFields(deviceMemory(localStorage), { method: "mb_way" });
  tellOfOtherTab(bookingKeys.fields);
  await screen.findByRole("button", { name: "Pay €30" });
  expect(api.sentTo(getOrderTotal)).toHaveLength(1);
});

test(
  "a clinic without a payment method is named as the contact",
  { tags: ["S8.MSG.11", "S6.ROLE.12"] },
  async () => {
    await openCheckout({ settings: { gateways: {} } });
    expect(await screen.findByRole("heading", { name: "No payment methods available" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Contact support" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Pay|Book)/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test(
  "a voucher is refused at its field, lowers the total, and can be removed",
  { tags: ["S3.PAY.11", "S3.PAY.13", "S3.SET.patientsVouchers"] },
  async () => {
    const api = bookingApi().refuse(applyVoucher, "voucher_unknown");
    const { user } = await openCheckout({ api });
    await user.click(await screen.findByRole("button", { name: "I have a voucher" }));
    const field = screen.getByLabelText("Voucher code");
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole("button", { name: "Use" }));
    expect(screen.getByRole("alert").textContent).toBe("Enter the code on the voucher");
    fillField("Voucher code", "NOPE");
    await user.click(screen.getByRole("button", { name: "Use" }));
    const refusal = "title of voucher_unknown what to do after voucher_unknown";
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(refusal));
    expect((field as HTMLInputElement).value).toBe("NOPE");
    expect(await accessibilityFaults()).toEqual([]);
    api.on(applyVoucher, entityOf(withDiscount)).on(removeVoucher, entityOf(orderTotal));
    fillField("Voucher code", " TEN ");
    await user.type(field, "{Enter}");
    expect(await screen.findByRole("button", { name: "Pay €20" })).toBeTruthy();
    expect(
      api
        .sentTo(applyVoucher)
        .map(({ body }) => body)
        .at(-1),
    ).toEqual({ code: "TEN" });
    expect(pageText()).toContain("Price of the appointment€30");
    const remove = screen.getByRole("button", { name: "Remove" });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    const said = screen.getByText("Order total").closest("[aria-live=polite]");
    expect(said?.textContent).toContain("Voucher TEN");
    expect(said?.textContent).toContain("−€10"); // a minus sign, as on the receipt
    expect(said?.textContent).not.toContain("-");
    await user.click(remove);
    expect(await screen.findByRole("button", { name: "Pay €30" })).toBeTruthy();
    const reopen = screen.getByRole("button", { name: "I have a voucher" });
    await waitFor(() => expect(document.activeElement).toBe(reopen));
    expect(said?.isConnected && said.textContent).toContain("Order total€30");
  },
);

test("a typed but unused voucher is tried before paying", async () => {
  const api = bookingApi().refuse(applyVoucher, "voucher_unknown");
  const { user } = await openCheckout({ api, settings: { patientsVouchers: true } });
  await user.click(await screen.findByRole("button", { name: "I have a voucher" }));
  fillField("Voucher code", "NOEL");
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  expect(await screen.findByText("title of voucher_unknown what to do after voucher_unknown")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Voucher code")));
  expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(0);
  api.on(applyVoucher, entityOf(withDiscount));
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  await screen.findByText(/Price of the appointment/);
  expect(api.sentTo(bookAppointmentAsGuest), "the new total is seen first").toHaveLength(0);
});

test("a lost connection while paying is reported beside the payment, and a refused voucher keeps its reason", async () => {
  const api = bookingApi().refuse(applyVoucher, "voucher_unknown");
  const { user } = await openCheckout({ api, settings: { patientsVouchers: true } });
  await user.click(await screen.findByRole("button", { name: "I have a voucher" }));
  fillField("Voucher code", "NOEL");
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  const refusal = "title of voucher_unknown what to do after voucher_unknown";
  await screen.findByText(refusal);
  api.lose(applyVoucher);
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  const lost = await screen.findByText("We couldn’t reach the clinic’s service just now.");
  expect(lost.closest("[role=alert]")).not.toBeNull();
  const field = screen.getByLabelText("Voucher code");
  const described = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(described()).toContain(refusal);
  expect(described()).not.toContain("reach");
  fillField("Voucher code", "OTHER");
  await user.click(screen.getByRole("button", { name: "Use" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(refusal));
  expect(field.getAttribute("aria-invalid"), "nobody knows of this code yet").not.toBe("true");
  api.refuse(applyVoucher, "voucher_unknown");
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  await screen.findByText(refusal);
  expect(screen.getByRole("alert").textContent, "the page is whole").toBe(refusal);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Review and pay");
  expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(0);
});

test("a booking continues without a refused voucher at the full price", async () => {
  const api = bookingApi()
    .refuse(applyVoucher, "voucher_unknown")
    .on(bookAppointmentAsGuest, guest)
    .on(beginPayment, entityOf(paymentAtBank))
    .on(getPaymentInfo, entityOf(paymentAtBank))
    .on(getAppointment, entityOf(unpaidAppointment));
  const { user } = await openCheckout({ api, settings: { patientsVouchers: true } });
  await user.click(await screen.findByRole("button", { name: "I have a voucher" }));
  expect(screen.queryByRole("button", { name: "Continue without a voucher" })).toBeNull();
  fillField("Voucher code", "NOEL");
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  await user.click(await screen.findByRole("button", { name: "Continue without a voucher" }));
  expect(screen.queryByLabelText("Voucher code")).toBeNull();
  const reopen = screen.getByRole("button", { name: "I have a voucher" });
  await waitFor(() => expect(document.activeElement).toBe(reopen));
  await user.click(screen.getByRole("button", { name: /^Pay / }));
  await waitFor(() => expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(1));
});

test("a voucher over the whole price leaves nothing to pay", { tags: ["S3.PAY.13"] }, async () => {
  const total = { amount_minor: 0, currency: "EUR" };
  const free = { ...bookedAppointment, total, payment_state: "none" as const };
  const api = bookingApi()
    .on(getOrderTotal, entityOf({ ...withDiscount, discount: 3000, total: 0 }))
    .on(bookAppointmentAsGuest, { data: { entity: free, guest_token: "guest-token" } })
    .on(getPaymentInfo, entityOf({ ...duePayment, discount: 3000, total: 0, methods: [], deadline: null }))
    .on(getAppointment, entityOf(free));
  const { user } = await openCheckout({ api });
  const book = await screen.findByRole("button", { name: "Book appointment" });
  expect(screen.queryByRole("radio", { name: /^Card/ })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await user.click(book);
  await screen.findByRole("heading", { level: 1, name: /^You’re booked, / });
  expect(api.sentTo(beginPayment)).toHaveLength(0);
});

test("no voucher field is shown when the clinic takes none", async () => {
  await openCheckout({ settings: { patientsVouchers: false } });
  await screen.findByRole("button", { name: "Pay €30" });
  expect(screen.queryByRole("button", { name: "I have a voucher" })).toBeNull();
});

async function payAsGuest(api: ReturnType<typeof bookingApi>) {
  const page = await openCheckout({ api });
  await page.user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
  await page.user.click(await screen.findByRole("radio", { name: /^Card/ }));
  await page.user.click(screen.getByRole("button", { name: "Pay €30" }));
  return page;
}

test("an overlapping appointment is linked", async () => {
  const api = bookingApi().refuse(bookAppointmentAsGuest, "appointment_overlap", { appointment_id: 99 });
  await payAsGuest(api);
  expect((await screen.findByRole("alert")).textContent).toContain("title of appointment_overlap");
  expect(screen.getByRole("link", { name: "Open the other appointment" }).getAttribute("href")).toBe(
    "/appointments/99",
  );
  expect(opened.close).toHaveBeenCalled();
});

test.each(["internal", "unpaid_limit", "guest_booking_closed"] as const)(
  "a booking failing with %s shows one sentence with the next step and loses nothing",
  { tags: ["S8.MSG.13"] },
  async (code) => {
    const api = bookingApi().refuse(bookAppointmentAsGuest, code);
    const { user } = await payAsGuest(api);
    expect((await screen.findByRole("alert")).textContent).toBe(`title of ${code} what to do after ${code}`);
    expect(pageText()).toContain("A cough since Monday");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^I agree to the/ }).checked).toBe(true);
    await user.click(screen.getByRole("button", { name: "Pay €30" }));
    await waitFor(() => expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(2));
  },
);

test("the nearest times are offered when somebody else booked first", async () => {
  const other = "2026-11-24T14:20:00.000Z";
  const alternatives = [{ start_time: other, end_time: "2026-11-24T14:40:00.000Z" }];
  await payAsGuest(bookingApi().refuse(bookAppointmentAsGuest, "slot_taken", { alternatives }));
  expect(await screen.findByRole("heading", { level: 1, name: /^Someone else just took/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /14:20/ }).getAttribute("href")).toBe(
    bookingStepAddress("/appointment-checkout", other),
  );
});

test("the check reports a lost connection while booking and retries", async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await payAsGuest(bookingApi().lose(bookAppointmentAsGuest));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain(
    "We couldn’t reach the clinic’s service just now. What you wrote is saved.",
  );
  expect(said.textContent).toContain("You have not been charged.");
  expect(screen.getByRole("button", { name: "Pay €30" }).getAttribute("aria-busy")).toBeNull();
  expect(opened.close, "no empty window stays").toHaveBeenCalled();
  await waitFor(() => expect(scrolled.mock.contexts.some((one) => said.contains(one as Node))).toBe(true));
});

test("the time is held again when the hold has expired", async () => {
  const api = bookingApi().refuse(bookAppointmentAsGuest, "hold_expired");
  const { user } = await payAsGuest(api);
  expect(await screen.findByRole("heading", { level: 1, name: "title of hold_expired" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Review and pay" })).toBeTruthy();
});

test("a guest cancels the booking and its time is released", async () => {
  const api = bookingApi().refuse(listSlots, "unavailable");
  const { user } = await openCheckout({ api });
  await user.click(screen.getByRole("button", { name: "Cancel and release this time" }));
  await waitFor(() => expect(place()).toBe("/doctors/3?selectedDate=2026-11-24"));
  await screen.findByRole("heading", { level: 1, name: "Dr Rui Vale" });
  expect(api.sentTo(releaseHold).some(({ method }) => method === "DELETE")).toBe(true);
});

test("the check redirects to the doctors when no time is chosen", { tags: ["S5.GUARD.01"] }, async () => {
  await openPage("/appointment-checkout", { api: bookingApi().on(listDoctors, collectionOf([])) });
  await waitFor(() => expect(place()).toBe("/doctors?reason=no-slot-chosen"));
  await screen.findByRole("heading", { level: 1, name: "Find a doctor" });
});

test(
  "the check redirects home with a reason when the guest's details are missing",
  { tags: ["S5.GUARD.06"] },
  async () => {
    await openPage(address, { api: bookingApi().on(listDoctors, collectionOf([])) });
    await waitFor(() => expect(place()).toBe("/?reason=guest-details-missing"));
    expect(await screen.findByRole("link", { name: "Fill them in" })).toBeTruthy();
  },
);

test("the check redirects to the doctors when the draft has expired", { tags: ["D.64"] }, async () => {
  storeGuestPatient({}, Date.UTC(2026, 10, 24, 6));
  await openPage("/appointment-checkout", { api: bookingApi().on(listDoctors, collectionOf([])) });
  await waitFor(() => expect(place()).toBe("/doctors?reason=draft-expired"));
  await screen.findByRole("heading", { level: 1, name: "Find a doctor" });
});

test(
  "a visitor signs in and returns when the clinic books for its patients only",
  { tags: ["D.67"] },
  async () => {
    await openPage(address, { api: bookingApi(), settings: { patientsGuestBooking: false } });
    expect(await screen.findByRole("heading", { level: 1, name: "Sign in to book this time" })).toBeTruthy();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      `/login?from=${encodeURIComponent(address)}`,
    );
    await expectPageText("14:00 is reserved for you");
  },
);

test("a patient enters everything and pays on one screen", { tags: ["S1.03", "S1.10"] }, async () => {
  const api = bookingApi()
    .on(bookAppointment, entityOf(unpaidAppointment))
    .on(beginPayment, entityOf(paymentAtBank))
    .on(getPaymentInfo, entityOf(paymentAtBank))
    .on(getAppointment, entityOf(unpaidAppointment));
  const { user } = await openPage(address, { api, patient: joana });
  await expectPageText("is reserved for you");
  expect(screen.getByText("Step 1 of 2")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /^I agree/ })).toBeNull();
  fillField("In your own words", "A cough");
  await user.click(await screen.findByRole("radio", { name: /^Card/ }));
  await user.click(await screen.findByRole("button", { name: "Pay €30" }));
  await waitFor(() => expect(place()).toBe("/appointments/21/pay"));
  expect(await screen.findByRole("heading", { level: 1, name: "Finish in the payment window" })).toBeTruthy();
  expect(api.sentTo(listAppointments).length).toBeGreaterThan(0);
});

test("a device with a payment link uses it once and pays nothing else", { tags: ["D.69"] }, async () => {
  const api = bookingApi()
    .on(
      takeOverPayment,
      entityOf({ appointment_id: 21, pass: "p".repeat(43), expires_at: "2026-11-24T09:40:00.000Z" }),
    )
    .on(getPaymentInfo, entityOf(paymentAtBank));
  await openPage(`/appointment-checkout?handoff_token=${"t".repeat(30)}`, { api });
  await expectPageText("Pay before 09:30");
  expect(screen.getByRole("button", { name: "Open the payment again" })).toBeTruthy();
  expect(place()).toBe("/appointment-checkout");
  expect(api.sentTo(takeOverPayment)).toHaveLength(1);
  expect(api.sentTo(getAppointment)).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "Pay on another device" })).toBeNull();
});

test("a used payment link says that it has ended", async () => {
  const api = bookingApi().refuse(takeOverPayment, "link_not_valid");
  await openPage(`/appointment-checkout?handoff_token=${"t".repeat(30)}`, { api });
  expect(await screen.findByRole("heading", { level: 1, name: "This payment link has ended" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
});

test("the Arabic check shows the sum from left to right", async () => {
  storeGuestPatient();
  await openPage(address, { api: bookingApi(), locale: "ar" });
  const pay = await screen.findByRole("button", { name: /€30(?!\d)/ });
  expect(pay.querySelector("bdi")?.dir).toBe("ltr");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/[\u0600-\u06FF]/u);
});

test("a guest's retry of a refused payment starts at the heading after a reload", async () => {
  storeGuestPatient();
  const memory = deviceMemory(localStorage);
  storeBegunAppointment(memory, {
    appointmentId: unpaidAppointment.id,
    doctorId: drVale.id,
    startTime: slotStart,
  });
  localStorage.setItem(
    "guest-access",
    JSON.stringify([{ appointmentId: unpaidAppointment.id, token: "guest-token" }]),
  );
  const refused = { ...paymentAtBank, status: "unsuccessful" as const, deadline: null, action: null };
  const api = bookingApi()
    .on(getPaymentInfo, entityOf({ ...refused, appointment_id: unpaidAppointment.id, no_money_taken: true }))
    .on(getAppointment, entityOf({ ...unpaidAppointment, status: "payment_failed" as const }));
  const { user } = await openPage(address, { api });
  await user.click(await screen.findByRole("link", { name: "Review and book again" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Review and pay" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

const inThreeDays = "2026-11-27T14:00:00.000Z";
const cardAndReference = {
  gateways: {
    creditCard: { provider: "sandbox", clientKey: null },
    multibanco: { provider: "sandbox", clientKey: null },
  },
};

async function openReferenceCheckout(appointmentId: number | null) {
  const api = bookingApi().on(getOpenReference, entityOf({ appointment_id: appointmentId }));
  const path = bookingStepAddress("/appointment-checkout", inThreeDays);
  await openPage(path, { api, patient: joana, settings: cardAndReference });
  await expectPageText("is reserved for you");
  await screen.findByRole("button", { name: "Pay €30" });
}

test("Multibanco is offered to an account without an open reference", { tags: ["D.72"] }, async () => {
  await openReferenceCheckout(null);
  expect(await screen.findByRole("radio", { name: /^Multibanco/ })).toBeTruthy();
  expect(pageText()).not.toContain("not available now");
});

test("a card that is only reserved says so before the payment, and other methods do not", async () => {
  const { creditCard, multibanco } = cardAndReference.gateways;
  const settings = { gateways: { creditCard: { ...creditCard, capture: "manual" as const }, multibanco } };
  const api = bookingApi().on(getOpenReference, entityOf({ appointment_id: null }));
  const path = bookingStepAddress("/appointment-checkout", inThreeDays);
  const { user } = await openPage(path, { api, patient: joana, settings });
  await expectPageText("The amount is only reserved on your card now.");
  await expectPageText("you pay nothing. After that the clinic takes the reserved amount.");
  await user.click(await screen.findByRole("radio", { name: /^Multibanco/ }));
  await waitFor(() => expect(pageText()).not.toContain("reserved on your card"));
  await expectPageText("for a full refund. After that the clinic keeps what you paid.");
  await user.click(screen.getByRole("radio", { name: /^Card/ }));
  await expectPageText("After that the clinic takes the reserved amount.");
  await expectPageText("The clinic takes it by the time your appointment begins.");
  expect(await accessibilityFaults()).toEqual([]);
});

test("a card that is charged at once says nothing of a reservation", async () => {
  await openReferenceCheckout(null);
  expect(await screen.findByRole("radio", { name: /^Card/ })).toBeTruthy();
  expect(pageText()).not.toContain("reserved on your card");
});

test("Multibanco explains why it is unavailable and links the open payment", { tags: ["D.72"] }, async () => {
  await openReferenceCheckout(40);
  await expectPageText("Multibanco: not available now");
  await expectPageText("You already have an open payment like this for another appointment.");
  expect(screen.queryByRole("radio", { name: /^Multibanco/ })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>("radio").some((one) => one.checked)).toBe(true);
  const link = screen.getByRole("link", { name: "Go to the open payment" });
  expect(link.getAttribute("href")).toBe("/appointments/40/pay");
  expect(await accessibilityFaults()).toEqual([]);
});

test(
  "an open reference is explained where it is the clinic's only payment method",
  { tags: ["D.72"] },
  async () => {
    const api = bookingApi().on(getOpenReference, entityOf({ appointment_id: 40 }));
    const { multibanco } = cardAndReference.gateways;
    const settings = { gateways: { multibanco } };
    await openPage(bookingStepAddress("/appointment-checkout", inThreeDays), {
      api,
      patient: joana,
      settings,
    });
    await expectPageText("Multibanco: not available now");
    expect(screen.queryByRole("heading", { name: "No payment methods available" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  },
);

async function openReferenceAsGuest(settings: NonNullable<NonNullable<Opening>["settings"]>) {
  storeGuestPatient();
  const path = bookingStepAddress("/appointment-checkout", inThreeDays);
  storeSchedulingDraft(
    deviceMemory(localStorage),
    { doctorId: 3, startTime: inThreeDays, appointmentDate: inThreeDays, symptoms: "A cough since Monday" },
    Date.UTC(2026, 10, 24, 9),
  );
  await openPage(path, { api: bookingApi(), settings });
  await expectPageText("is reserved for you");
  return `?from=${encodeURIComponent(path)}`;
}

test("a guest is told that Multibanco needs an account, with links to one", { tags: ["D.72"] }, async () => {
  const from = await openReferenceAsGuest(cardAndReference);
  await screen.findByRole("button", { name: "Pay €30" });
  await expectPageText("Multibanco: only with an account");
  await expectPageText("With a reference, within 24 hours");
  expect(screen.queryByRole("radio", { name: /^Multibanco/ })).toBeNull();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(`/login${from}`);
  expect(main.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(`/sign-up${from}`);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a clinic with references only leads a guest to an account", { tags: ["D.72"] }, async () => {
  const { multibanco } = cardAndReference.gateways;
  await openReferenceAsGuest({ gateways: { multibanco } });
  await expectPageText("Multibanco: only with an account");
  expect(screen.queryByRole("heading", { name: "No payment methods available" })).toBeNull();
});

test("a clinic without accounts says that nothing can be paid here", { tags: ["S8.MSG.11"] }, async () => {
  const { multibanco } = cardAndReference.gateways;
  await openReferenceAsGuest({ gateways: { multibanco }, patientsLogIn: false, patientsSignUp: false });
  await screen.findByRole("heading", { name: "No payment methods available" });
  expect(pageText()).not.toContain("only with an account");
});

test("a guest is not asked about open references", async () => {
  const { api } = await openCheckout({ settings: cardAndReference });
  await screen.findByRole("button", { name: "Pay €30" });
  expect(api.sentTo(getOpenReference)).toHaveLength(0);
});

test("an adult with a children's doctor is told at the check, with a link to other doctors", async () => {
  const api = bookingApi().on(getDoctor, entityOf(detailsOf({ ...drVale, specialty: "paediatrics" })));
  await openCheckout({ api });
  await expectPageText("Dr Rui Vale is a doctor for children.");
  expect(screen.getByRole("link", { name: "See other doctors" }).getAttribute("href")).toBe("/doctors");
  expect(screen.getByRole("button", { name: /^Pay/ })).toBeTruthy();
});

test("a child's booking with a children's doctor shows no notice at the check", async () => {
  const api = bookingApi().on(getDoctor, entityOf(detailsOf({ ...drVale, specialty: "paediatrics" })));
  storeGuestPatient({ birthdate: "2019-03-27" });
  await openPage(address, { api });
  await expectPageText("is reserved for you");
  expect(pageText()).not.toContain("is a doctor for children");
});

test("a child's booking with a doctor who sees no children says so at the check, with a link", async () => {
  const api = bookingApi().on(getDoctor, entityOf(detailsOf({ ...drVale, treats_children: false })));
  storeGuestPatient({ birthdate: "2019-03-27" });
  await openPage(address, { api });
  await expectPageText("Dr Rui Vale doesn’t see children.");
  const link = screen.getByRole("link", { name: "See doctors who see children" });
  expect(link.getAttribute("href")).toBe("/doctors?children=yes");
  expect(screen.getByRole("button", { name: /^Pay/ })).toBeTruthy();
});

test("the check names a doctor who does not speak the page's language, with a link to others", async () => {
  const foreign = { ...drVale, languages: ["pt", "fr"], language_names: ["Portuguese", "French"] };
  await openCheckout({ api: bookingApi().on(getDoctor, entityOf(detailsOf(foreign))) });
  await expectPageText("Dr Rui Vale doesn’t speak English.");
  expect(pageText()).toContain("Languages of this doctor: Portuguese, French.");
  expect(screen.getByRole("link", { name: "See doctors who speak English" }).getAttribute("href")).toBe(
    "/doctors?languages=en",
  );
});

test("the check shows no language notice where the doctor speaks the page's language", async () => {
  await openCheckout();
  expect(pageText()).not.toContain("doesn’t speak");
});

test("the check shows the phone number of a guest", async () => {
  storeGuestPatient({ phoneNumber: "+351 910 000 001" });
  await openPage(address, { api: bookingApi() });
  await expectPageText("+351 910 000 001");
  expect(pageText()).not.toContain("We can’t phone you");
});

test("the check says that nobody can phone a guest without a phone number", async () => {
  await openCheckout();
  expect(pageText()).toContain("No phone number. We can’t phone you if the video fails.");
});

/** A guest's payment that was begun in this browser, as the server tells of it. */
function begunByGuest(payment: PaymentInfo) {
  storeGuestPatient();
  const memory = deviceMemory(localStorage);
  storeBegunAppointment(memory, {
    appointmentId: unpaidAppointment.id,
    doctorId: drVale.id,
    startTime: slotStart,
  });
  localStorage.setItem(
    "guest-access",
    JSON.stringify([{ appointmentId: unpaidAppointment.id, token: "guest-token" }]),
  );
  return bookingApi()
    .on(getPaymentInfo, entityOf({ ...payment, appointment_id: unpaidAppointment.id }))
    .on(getAppointment, entityOf(unpaidAppointment))
    .on(submitPaymentResult, entityOf({ ...payment, appointment_id: unpaidAppointment.id }));
}
const anotherTime = "doctorId=1&appointmentDate=2031-01-06T09:00:00.000Z";

test.each([
  ["autoClose=1", "You can close this window"],
  ["resultCode=Refused&payload=odd", "The payment page says your payment was declined."],
  ["payment-success=true", "The payment page says you have paid."],
  ["paymentData={broken", "The payment page sent an answer we couldn’t read."],
  ["paymentData={}", "Your payment is not finished"],
  ["payload=odd", "Your payment is not finished"],
] as const)(
  "a guest's payment returning to checkout with %s is shown as a claim",
  { tags: ["S2.R16.q-payment-result", "G.06", "D.69"] },
  async (query, words) => {
    const api = begunByGuest(paymentAtBank);
    await openPage(`/appointment-checkout?${anotherTime}&${query}`, { api });
    await expectPageText(words);
    expect(pageText()).not.toContain("You’re booked");
    expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(0);
  },
);

test("a guest who pays before the hold's answer books the held time", async () => {
  const refused = { ...paymentAtBank, status: "unsuccessful" as const, deadline: null, action: null };
  const { user, line, api } = await (async () => {
    const answers = begunByGuest(refused)
      .on(getAppointment, entityOf({ ...unpaidAppointment, status: "payment_failed" as const }))
      .on(bookAppointmentAsGuest, guest)
      .on(beginPayment, entityOf(paymentAtBank));
    const slow = holdBackAnswers(answers, "/api/appointment_holds");
    const page = await openPage(address, { api: slow.api });
    slow.holdBack();
    return { ...page, line: slow, api: answers };
  })();
  await user.click(await screen.findByRole("link", { name: "Review and book again" }));
  await user.click(await screen.findByRole("checkbox", { name: /^I agree to the/ }));
  const pay = await screen.findByRole("button", { name: /^Pay €30/ });
  await user.click(pay);
  await waitFor(() => expect(pay.getAttribute("aria-busy")).toBe("true"));
  expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(0);
  line.letGo();
  await waitFor(() => expect(api.sentTo(bookAppointmentAsGuest)).toHaveLength(1));
  expect(api.sentTo(bookAppointmentAsGuest)[0]?.body).toMatchObject({ start_time: slotStart });
});

test(
  "PayU opens its own page with the tap",
  { tags: ["S2.SCR.09", "S3.PAY.08", "S3.SET.gateway-wallets"] },
  async () => {
    const payu = { ...paymentAtBank, method: "payu" as const };
    const api = bookingApi()
      .on(bookAppointmentAsGuest, guest)
      .on(beginPayment, entityOf(payu))
      .on(getPaymentInfo, entityOf(payu))
      .on(getAppointment, entityOf(unpaidAppointment));
    const { user } = await openCheckout({
      api,
      settings: {
        gateways: { ...cardAndReference.gateways, payU: { provider: "sandbox", clientKey: null } },
      },
    });
    await user.click(screen.getByRole("checkbox", { name: /^I agree to the/ }));
    await user.click(await screen.findByRole("radio", { name: /^PayU/ }));
    await user.click(screen.getByRole("button", { name: "Pay €30" }));
    await waitFor(() => expect(opened.location.href).toBe("https://bank.example/pay/31"));
    expect(api.sentTo(beginPayment)[0]?.body).toEqual({ method: "payu" });
  },
);

test(
  "every line of the check, payment method and the button have accessible names",
  { tags: ["S1.10", "S2.R16"] },
  async () => {
    await openCheckout();
    const name = (role: string, label: string | RegExp) => screen.getByRole(role, { name: label });
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    for (const label of ["Change the time", "Change the doctor", "Change the patient", "Change the reason"])
      expect(screen.getAllByRole("link", { name: label }).length).toBeGreaterThan(0);
    const ways = name("group", "How would you like to pay?");
    expect(within(ways).getByRole<HTMLInputElement>("radio", { name: /^Card / }).checked).toBe(true);
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining(["When", "Appointment with", "For", "About", "Order total"]),
    );
    expect(name("checkbox", "I agree to the terms of the clinic")).toBeTruthy();
    expect(name("button", /^Pay €\d+$/)).toBeTruthy();
  },
);
