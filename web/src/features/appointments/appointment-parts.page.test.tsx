import type { Locale } from "@anteroom/domain/shared/locales";
import { listMessages } from "@anteroom/contract/call/messages";
import {
  cancelAppointment,
  getReceipt,
  getReceiptDocument,
  listAppointments,
  rescheduleAppointment,
  reviewAppointment,
  type Appointment,
  type Receipt as ReceiptFacts,
} from "@anteroom/contract/appointment/appointments";
import {
  getOwnInvoiceDocument,
  listOwnInvoices,
  type OwnInvoice,
} from "@anteroom/contract/appointment/own-invoices";
import { createHold, releaseHold } from "@anteroom/contract/appointment/booking";
import { getAppointmentFiles } from "@anteroom/contract/appointment/files";
import { getDoctor, listSlots } from "@anteroom/contract/appointment/find-doctor";
import { getCall } from "@anteroom/contract/call/consultation";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { readBookedFor } from "../../shared/booking/booked-for.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import {
  aFile,
  anAppointment,
  aCall,
  aFinishedAppointment,
  someFiles,
} from "../../testing/answers/appointments.ts";
import { hold, unpaidAppointment } from "../../testing/answers/booking.ts";
import { collectionOf, detailsOf, drVale, entityOf, slotsOn } from "../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { fill } from "../../testing/fill.ts";
import { allFetched, Fetching } from "../../testing/fetching.tsx";
import { joana, showPart } from "../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../testing/page-words.ts";
import { AfterAppointmentSections } from "./after-appointment-sections.tsx";
import { AppointmentChanges } from "./changes/appointment-changes.tsx";
import { FreeEarlierTimes } from "./changes/earlier-now.tsx";
import { ChangeUnavailable } from "./changes/no-change.tsx";
import { AppointmentDocuments } from "./files/appointment-documents.tsx";
import { AppointmentCard } from "./list/appointment-card.tsx";
import { StatusBadge } from "./list/status-badge.tsx";
import { NotByVideo } from "./not-by-video.tsx";
import { Receipt } from "./receipt.tsx";
import { SymptomCheckReport } from "./reported-by-check.tsx";
import { AppointmentReviewForm } from "./review-form.tsx";

const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ");
const words = () => plain(pageText());
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const alertText = async () => (await screen.findByRole("alert")).textContent;
const hrefOf = (name: string | RegExp) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null;
const at = (part: React.ReactNode, api: FakeApi = fakeApi(), more: object = {}) =>
  showPart(part, { api, patient: joana, ...more });

describe("the state of an appointment", () => {
  test.each([
    ["pending_payment", false, null, "Waiting for payment"],
    ["pending_payment", false, "2026-11-24T12:00:00.000Z", "Pay before 12:00"],
    ["pending_payment", false, "2026-11-26T12:00:00.000Z", "Pay before: Thu 26 Nov, 12:00"],
    ["pending_payment", true, "2026-11-24T12:00:00.000Z", "Its time has passed"],
    ["scheduled", true, null, "Its time has passed"],
    ["accepted", true, null, "Its time has passed"],
    ["preparing", true, null, "Its time has passed"],
    ["finished", true, null, "Finished"],
    ["canceled", true, null, "Cancelled"],
    ["declined", true, null, "Doctor unavailable"],
    ["no_show", true, null, "Missed"],
    ["payment_failed", true, null, "Not paid"],
    ["frozen", false, null, "Ask the clinic"],
    ["toString", false, null, "Ask the clinic"],
    ["over", false, null, "Its time has passed"],
  ])(
    "with the status %s, over: %s, to be paid until %s, is “%s”",
    async (status, isOver, payBefore, says) => {
      await at(<StatusBadge {...{ status, isOver, payBefore }} />);
      expect(words()).toBe(says);
    },
  );
});

describe("an appointment that is not by video", () => {
  test.each([
    ["on_site", "Arrive at the clinic a few minutes early, with an identity document."],
    ["phone", "The doctor will phone you at this time. Keep your phone on and with you."],
    ["intermediate", "Go to the place the clinic told you."],
    ["prescription_renewal", "You don’t need to be there."],
    ["group", "The clinic will tell you what to do."],
  ])("of kind %s states its instructions", async (kind, says) => {
    const service_type = kind as Appointment["service_type"];
    await at(<NotByVideo appointment={anAppointment({ service_type })} />, fakeApi(), {
      settings: { clinicPhone: "+351 210 000 000" },
    });
    expect(words()).toContain(says);
    expect(words().includes("Running late?")).toBe(kind !== "prescription_renewal");
    expect(words().includes("Your number:")).toBe(kind === "phone");
  });

  test.each([
    [{ phone_number: "910000000" }, {}, "Your number: +351 910000000", "/profile-settings"],
    [{ phone_number: null }, {}, "The clinic doesn’t have your phone number.", "/profile-settings"],
    [
      { phone_number: "910000000", phone_country_code: null },
      {},
      "Your number: 910000000",
      "/profile-settings",
    ],
    [{}, { patientsProfileSettings: false }, "Your number: +351 910000000", null],
  ])("by phone names the number that calls: %o %o", async (more, settings, says, address) => {
    await at(<NotByVideo appointment={anAppointment({ service_type: "phone" })} />, fakeApi(), {
      patient: { ...joana, ...more },
      settings,
    });
    expect(words()).toContain(says);
    expect(hrefOf("Change your number")).toBe(address);
    expect(screen.getByRole("main").textContent).not.toMatch(/\s{2}/);
  });

  test("by phone shows no number to a guest", async () => {
    await showPart(<NotByVideo appointment={anAppointment({ service_type: "phone" })} />);
    expect(words()).not.toMatch(/number/);
  });
});

describe("the main action of a card", () => {
  const soon = { start_time: "2026-11-24T09:30:00.000Z", end_time: "2026-11-24T09:50:00.000Z" };
  const review = { rating: 5, comment: "", created_at: "2026-11-23T15:00:00.000Z" };
  test.each([
    ["can be joined", anAppointment(soon), {}, /^Join the video call/, "/client/video/21"],
    [
      "has no link yet",
      anAppointment({ ...soon, video_link: null }),
      {},
      /^See appointment/,
      "/appointments/21",
    ],
    ["is to be paid", unpaidAppointment, {}, /^Pay €30/, "/appointments/21/pay"],
    [
      "is to be paid without an amount",
      { ...unpaidAppointment, total: null },
      {},
      /^Pay now/,
      "/appointments/21/pay",
    ],
    ["is finished", aFinishedAppointment(), {}, /^Leave a review/, "/appointments/21/review"],
    ["is reviewed", aFinishedAppointment({ review }), {}, /^See appointment/, "/appointments/21"],
    [
      "is finished where nobody reviews",
      aFinishedAppointment(),
      { patientsReview: false },
      /^See appointment/,
      "/appointments/21",
    ],
    ["is cancelled", anAppointment({ status: "canceled" }), {}, /^See appointment/, "/appointments/21"],
  ])("that %s is one link that names the doctor", async (_, appointment, settings, name, address) => {
    await at(<AppointmentCard appointment={appointment} />, fakeApi(), { settings });
    const link = screen.getByRole("link", { name });
    expect(link.getAttribute("href")).toBe(address);
    expect(link.textContent).toContain("Dr Rui Vale");
  });

  const tonight = { start_time: "2026-11-24T00:20:00.000Z", end_time: "2026-11-24T00:40:00.000Z" };
  const today = { start_time: "2026-11-24T14:00:00.000Z", end_time: "2026-11-24T14:20:00.000Z" };
  test.each([
    ["in the next hours", "2026-11-24T09:00:00Z", today, "Lisbon time, opens 13:00"],
    ["on the evening before", "2026-11-23T22:00:00Z", tonight, "Lisbon time, opens Mon 23 Nov, 23:20"],
    ["in two days", "2026-11-24T09:00:00Z", {}, "Lisbon time"],
  ])("says when the room opens that is %s", async (_, now, more, says) => {
    await at(<AppointmentCard appointment={anAppointment(more)} />, fakeApi(), { now: Date.parse(now) });
    expect(plain(screen.getByRole("article").querySelector("p span")?.textContent)).toBe(says);
  });
});

const receipt: ReceiptFacts = {
  number: "A-1021",
  receipt_number: "R-2026-7",
  issued_at: "2026-11-24T09:00:00.000Z",
  paid_at: "2026-11-23T23:30:00.000Z",
  clinic: { name: "Clínica Aurora", phone: "+351 210 000 000", legal: null },
  patient_name: "Joana Prata",
  doctor: { name: "Dr Rui Vale", specialty: "general-practice" },
  service_type: "remote",
  start_time: "2026-11-26T14:00:00.000Z",
  time_zone: "Europe/Lisbon",
  method: "credit_card",
  price: { amount_minor: 3000, currency: "EUR" },
  discount: { amount_minor: 0, currency: "EUR" },
  paid: { amount_minor: 3000, currency: "EUR" },
  voucher_code: null,
  vat: null,
  refund: null,
  refund_amount: null,
  refunded_at: null,
};

describe("a receipt", () => {
  const open = (more: Partial<ReceiptFacts> = {}, options: object = {}) =>
    at(
      <Receipt appointmentId={21} />,
      fakeApi()
        .on(getReceipt, entityOf({ ...receipt, ...more }))
        .on(listOwnInvoices, collectionOf([])),
      options,
    );
  const valueOf = (term: string) =>
    plain(screen.queryByText(term, { selector: "dt" })?.parentElement?.querySelector("dd")?.textContent);

  test("is loading, then reports a failure, and appears at the next try", async () => {
    const api = fakeApi().lose(getReceipt).on(listOwnInvoices, collectionOf([]));
    const { user } = await at(<Receipt appointmentId={21} />, api);
    expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Receipt" })).toBeTruthy();
    api.on(getReceipt, entityOf(receipt));
    await user.click(button("Try again"));
    expect(await screen.findByText("R-2026-7")).toBeTruthy();
  });

  test.each([
    ["credit_card", "Card"],
    ["mb_way", "MB Way"],
    ["multibanco", "Multibanco"],
    ["atm", "Cash machine"],
    ["payu", "PayU"],
    ["qr_code", "QR code"],
    ["instant_transfer", "Instant transfer"],
    ["wallet", "Wallet"],
    ["barter", "barter"],
  ])("that was paid by %s says “%s”", async (method, says) => {
    await open({ method });
    await screen.findByText("R-2026-7");
    expect(valueOf("Paid with")).toBe(says);
  });

  test.each([
    ["has no voucher", {}, "Voucher", ""],
    [
      "has a voucher",
      { voucher_code: "SPRING", discount: { amount_minor: 500, currency: "EUR" } },
      "Voucher",
      "SPRING −€5.00",
    ],
    [
      "has a discount of an unknown voucher",
      { discount: { amount_minor: 500, currency: "EUR" } },
      "Voucher",
      "−€5.00",
    ],
    [
      "has tax",
      { vat: { rate_percent: 23, amount: { amount_minor: 561, currency: "EUR" } } },
      "VAT",
      "€5.61 (23%)",
    ],
    ["is exempt", { vat: { exemption: "Art. 9 CIVA" } }, "Tax", "Art. 9 CIVA"],
    ["is refunded", { refund: "done" }, "Refund", "−€30.00 Refunded"],
    [
      "is to be refunded in part",
      { refund: "due", refund_amount: { amount_minor: 1000, currency: "EUR" } },
      "Refund",
      "−€10.00 Refund on its way",
    ],
    [
      "is refunded on a day",
      { refund: "done", refunded_at: "2026-11-24T23:30:00.000Z" },
      "Refunded on",
      "Tuesday, 24 November 2026",
    ],
  ] as const)("that %s has the line %o", async (_, more, term, says) => {
    await open(more as Partial<ReceiptFacts>);
    await screen.findByText("R-2026-7");
    expect(valueOf(term).trim().startsWith(says)).toBe(true);
    expect(screen.queryByText(term, { selector: "dt" }) === null).toBe(says === "");
  });

  test("shows days on the clinic's clock everywhere", async () => {
    await open({}, { patient: { ...joana, time_zone: "Asia/Tokyo" } });
    await screen.findByText("R-2026-7");
    expect(valueOf("Paid on")).toBe("Monday, 23 November 2026");
    expect(valueOf("Appointment")).toContain("Thursday, 26 November 2026, 14:00 (Lisbon time)");
  });

  test("names the company behind the clinic", async () => {
    const legal = { name: "Aurora Saúde, Lda.", address: "Rua do Rio 1", taxNumber: "PT500000000" };
    await open({
      clinic: { name: "Clínica Aurora", phone: null, legal },
    });
    await expectPageText("Aurora Saúde, Lda.");
    expect(words()).toContain("PT500000000");
    expect(words()).not.toContain("Clínica Aurora");
    expect(screen.queryByRole("link", { name: /^\+351/ })).toBeNull();
  });

  test("whose document failed says so once, until it is retried", async () => {
    const { user, api } = await open();
    await screen.findByText("R-2026-7");
    api.refuse(getReceiptDocument, "internal");
    await user.click(button("Download PDF"));
    expect(await alertText()).toContain("We couldn’t download the receipt.");
    expect(api.sentTo(getReceiptDocument)).toHaveLength(1);
  });
});

describe("invoices under a receipt", () => {
  const document = {
    id: 7,
    kind: "invoice",
    invoice_number: "FR A2027/1",
    issued_on: "2026-11-24",
    total: { amount_minor: 3000, currency: "EUR" },
  } as const;
  const open = (invoices: readonly OwnInvoice[]) =>
    at(
      <Receipt appointmentId={21} />,
      fakeApi()
        .on(getReceipt, entityOf(receipt))
        .on(listOwnInvoices, collectionOf([...invoices])),
    );

  test("are downloads with a sentence that says what they are not", async () => {
    const credit = { ...document, id: 8, kind: "credit_note", invoice_number: "NC A2027/1" } as const;
    const { user, api } = await open([document, credit]);
    expect(await screen.findByRole("heading", { name: "Invoices" })).toBeTruthy();
    expect(words()).toContain("They are not certified tax invoices.");
    api.refuse(getOwnInvoiceDocument, "internal");
    await user.click(button("Download credit note NC A2027/1"));
    expect(await alertText()).toContain("We couldn’t download the invoice.");
    expect(api.sentTo(getOwnInvoiceDocument)).toMatchObject([
      { path: "/api/patients/appointments/21/invoices/8/document" },
    ]);
    expect(button("Download invoice FR A2027/1")).toBeTruthy();
  });

  test("are not mentioned where the clinic issues none", async () => {
    const { api } = await open([]);
    await screen.findByText("R-2026-7");
    await waitFor(() => expect(api.sentTo(listOwnInvoices)).toHaveLength(1));
    expect(screen.queryByRole("heading", { name: "Invoices" })).toBeNull();
  });
});

describe("a symptom check of a booking", () => {
  const details = {
    language: "pt",
    patient: "mulher, 41 anos",
    specialty: "Clínica geral",
    notice: "Não foi validado.",
    urgency: { code: "x", words: "Marque uma consulta" },
    complaints: [
      { code: "a", words: "Tosse" },
      { code: "b", words: "Febre" },
    ],
    answers: [{ code: "q", words: "Desde quando?", answer: "Ontem" }],
    conditions: [{ code: "c", words: "Gripe", fit: "encaixa bem" }],
  };

  test("is shown in its own language with everything sent", async () => {
    await at(<SymptomCheckReport details={JSON.stringify(details)} />);
    expect(screen.getByText("Marque uma consulta").parentElement?.getAttribute("lang")).toBe("pt");
    expect(words()).toContain("Tosse e Febre");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "mulher, 41 anos",
      "Desde quando? Ontem",
      "Gripe: encaixa bem",
      "Clínica geral",
    ]);
  });

  test("in an unknown language is listed all the same", async () => {
    await at(<SymptomCheckReport details={JSON.stringify({ ...details, language: "xx" })} />);
    expect(words()).toMatch(/Tosse.*Febre/);
  });

  test("without complaints has no empty line", async () => {
    await at(<SymptomCheckReport details={JSON.stringify({ ...details, complaints: [] })} />);
    expect(screen.getByText("Marque uma consulta").nextElementSibling?.tagName).toBe("DETAILS");
  });

  test.each(["just words", "{}", "[1]"])("of another provider is shown unchanged: %s", async (text) => {
    await at(<SymptomCheckReport details={text} />);
    expect(words()).toBe(text);
  });
});

describe("a review", () => {
  const open = async (api: FakeApi = fakeApi(), settings: object = {}) => {
    const done: string[] = [];
    const part = <AppointmentReviewForm appointmentId={21} onDone={(comment) => done.push(comment)} />;
    const shown = await at(part, api.byDefault(listAppointments, collectionOf<Appointment>([])), {
      settings,
    });
    return { ...shown, done };
  };
  const star = (name: RegExp) => screen.getByRole("radio", { name });

  test("without stars is not sent, and the error disappears once there are some", async () => {
    const { user, api, done } = await open();
    await fill(user, screen.getByLabelText("Add a comment (optional)"), "Kind.");
    await user.click(button("Send review"));
    const summary = await screen.findByRole("region", { name: "One thing is missing" });
    expect(document.activeElement).toBe(summary);
    await user.click(star(/^2 stars/));
    expect(screen.queryByText("Choose one to five stars.")).toBeNull();
    expect([api.sentTo(reviewAppointment).length, done]).toEqual([0, []]);
    expect(screen.getByLabelText("Add a comment (optional)")).toHaveProperty("value", "Kind.");
  });

  test.each([
    ["", true, false],
    ["  ", true, false],
    ["Kind.", true, true],
    ["Kind.", false, false],
  ])(
    "with the comment “%s”, ratings shown: %s, can be published: %s",
    async (comment, patientsDisplayDoctorRating, may) => {
      const { user } = await open(fakeApi(), { patientsDisplayDoctorRating });
      await fill(user, screen.getByLabelText("Add a comment (optional)"), comment);
      expect(screen.queryByRole("checkbox", { name: /^Show my comment/ }) !== null).toBe(may);
    },
  );

  test.each([
    [
      "offline",
      (api: FakeApi) => api.lose(reviewAppointment),
      "We couldn’t reach the clinic’s service just now.",
    ],
    [
      "already_reviewed",
      (api: FakeApi) => api.refuse(reviewAppointment, "already_reviewed"),
      "title of already_reviewed",
    ],
  ])("that could not be sent stays: %s", async (_, how, says) => {
    const { user, done } = await open(how(fakeApi()));
    await user.click(star(/^4 stars/));
    await fill(user, screen.getByLabelText("Add a comment (optional)"), "Kind.");
    await user.click(button("Send review"));
    expect(await alertText()).toContain(says);
    expect(star(/^4 stars/)).toHaveProperty("checked", true);
    expect(screen.getByLabelText("Add a comment (optional)")).toHaveProperty("value", "Kind.");
    expect(done).toEqual([]);
  });
});

describe("cancelling and rescheduling", () => {
  const list = () => fakeApi().byDefault(listAppointments, collectionOf<Appointment>([]));
  const open = (appointment = anAppointment(), api = list(), more: object = {}) =>
    at(<AppointmentChanges appointment={appointment} />, api, more);
  const dialog = () => screen.findByRole("dialog");

  test.each([
    ["is paid and days away", anAppointment(), "Cancel before 08:00 Thursday 26 November for a full refund."],
    ["is not paid", unpaidAppointment, "Cancelling is free."],
    [
      "is reserved and days away",
      anAppointment({ payment_state: "reserved" }),
      "Cancel before 08:00 Thursday 26 November and you pay nothing. After that the clinic takes the reserved amount.",
    ],
    [
      "is reserved and soon",
      anAppointment({ payment_state: "reserved", start_time: "2026-11-24T12:00:00.000Z" }),
      "If you cancel now, the clinic takes the reserved amount",
    ],
    ["is paid and soon", anAppointment({ start_time: "2026-11-24T12:00:00.000Z" }), "You won’t get a refund"],
  ])("of an appointment that %s states the cost first", async (_, appointment, says) => {
    await open(appointment, list(), { settings: { cancelUntilHours: 6 } });
    expect(words()).toContain(says);
  });

  test.each([
    [
      "with its sum",
      { refund: { amount_minor: 3000, currency: "EUR" as const } },
      "You’ll get a full refund of €30.",
    ],
    ["where amounts are hidden", {}, "You’ll get a full refund."],
    [
      "where it is only reserved",
      { payment_state: "reserved" as const },
      "Nothing was taken from your card. The reserved amount will be released.",
    ],
  ])("confirms with the refund first, %s", async (_, more, says) => {
    const { user, api } = await open(anAppointment(more));
    await user.click(button("Cancel appointment"));
    expect(plain((await dialog()).textContent)).toContain(says);
    await user.click(button("Keep appointment"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button("Cancel appointment"));
    expect(api.sentTo(cancelAppointment)).toHaveLength(0);
  });

  test.each([
    [
      "offline",
      (api: FakeApi) => api.lose(cancelAppointment),
      "We couldn’t reach the clinic’s service just now.",
    ],
    [
      "refused",
      (api: FakeApi) => api.refuse(cancelAppointment, "status_conflict"),
      "title of status_conflict",
    ],
  ])("says why nothing was cancelled when it is %s, and asks again", async (_, how, says) => {
    const { user, api } = await open(anAppointment(), how(list()));
    await user.click(button("Cancel appointment"));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await alertText()).toContain(says);
    expect(words()).not.toContain("Your appointment is cancelled.");
    expect(api.sentTo(cancelAppointment)[0]?.body).toEqual({ expects_refund: true });
  });

  test("confirms the cancellation once the page knows it, with focus", async () => {
    const off = anAppointment({ status: "canceled", status_code: 4, payment_state: "refund_due" });
    const { user, show } = await open(anAppointment(), list().on(cancelAppointment, entityOf(off)));
    await user.click(button("Cancel appointment"));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(words()).not.toContain("Your appointment is cancelled.");
    show(<AppointmentChanges appointment={off} />);
    await expectPageText("Your appointment is cancelled.");
    expect(document.activeElement?.textContent).toBe("Your appointment is cancelled.");
    expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
  });

  test("that has become impossible during the question says so", async () => {
    const { user, show } = await open();
    await user.click(button("Cancel appointment"));
    await dialog();
    show(<AppointmentChanges appointment={anAppointment({ status: "preparing" })} />);
    expect(
      await screen.findByRole("dialog", { name: "This appointment can’t be cancelled any more" }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Yes, cancel it" })).toBeNull();
  });

  const free = slotsOn({ "2026-11-26": ["16:00"], "2026-11-27": ["09:00", "09:20"] });
  const held = entityOf({ ...hold, secret: "s".repeat(43) });
  const openMove = async (api: FakeApi, appointment = anAppointment()) => {
    const shown = await open(appointment, api);
    await shown.user.click(button("Reschedule"));
    await dialog();
    return shown;
  };
  const choose = async (user: Awaited<ReturnType<typeof openMove>>["user"], time: RegExp) => {
    await user.click(await screen.findByRole("radio", { name: time }));
    await user.click(button("Choose this time"));
  };

  test("needs a time before the button says that it moves", async () => {
    const api = list().on(listSlots, free);
    const { user } = await openMove(api);
    await screen.findByRole("radio", { name: /16:00/ });
    await user.click(button("Choose a time first"));
    expect(api.sentTo(createHold)).toHaveLength(0);
    expect(words()).not.toContain("New time:");
  });

  test("offers times of another day, and never the appointment's own", async () => {
    const api = list().on(listSlots, slotsOn({ "2026-11-26": ["14:00", "16:00"], "2026-11-27": ["09:00"] }));
    const { user } = await openMove(api);
    expect(await screen.findAllByRole("radio")).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText("Day"), "2026-11-27");
    expect(screen.getByRole("radio", { name: /09:00/ })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: /16:00/ })).toBeNull();
  });

  test("holds the time first and moves with its proof", async () => {
    const api = list()
      .on(listSlots, free)
      .on(createHold, held)
      .on(rescheduleAppointment, entityOf(anAppointment({ start_time: "2026-11-26T16:00:00.000Z" })));
    const { user } = await openMove(api);
    await choose(user, /16:00/);
    await expectPageText("Your appointment has been moved.");
    expect(words()).toContain("New time: Thursday 26 November, 16:00");
    expect(api.sentTo(createHold)[0]?.body).toEqual({ doctor_id: 3, start_time: "2026-11-26T16:00:00.000Z" });
    expect(api.sentTo(rescheduleAppointment)[0]?.body).toEqual({ start_time: "2026-11-26T16:00:00.000Z" });
    expect(api.sentTo(releaseHold)).toHaveLength(0);
  });

  test("to a time taken meanwhile says so, clears the choice and reloads the times", async () => {
    const api = list().on(listSlots, free).refuse(createHold, "slot_taken");
    const { user } = await openMove(api);
    const sentBefore = api.sentTo(listSlots).length;
    await choose(user, /16:00/);
    expect(await alertText()).toContain("title of slot_taken");
    expect(button("Choose a time first")).toBeTruthy();
    await waitFor(() => expect(api.sentTo(listSlots).length).toBeGreaterThan(sentBefore));
    expect(api.sentTo(rescheduleAppointment)).toHaveLength(0);
  });

  test("releases the held time when the move fails and the dialog closes", async () => {
    const api = list()
      .on(listSlots, free)
      .on(createHold, held)
      .refuse(rescheduleAppointment, "internal")
      .on(releaseHold, undefined);
    const { user } = await openMove(api);
    await choose(user, /16:00/);
    expect(await alertText()).toContain("title of internal");
    await user.click(button("Close"));
    await waitFor(() =>
      expect(api.sentTo(releaseHold).map(({ path }) => path)).toEqual(["/api/appointment_holds/11"]),
    );
  });

  test("with an expired hold releases nothing and holds again at the next try", async () => {
    const api = list().on(listSlots, free).on(createHold, held).refuse(rescheduleAppointment, "hold_expired");
    const { user } = await openMove(api);
    await choose(user, /16:00/);
    expect(await alertText()).toContain("title of hold_expired");
    await user.click(button("Choose this time"));
    await waitFor(() => expect(api.sentTo(createHold)).toHaveLength(2));
    await user.click(button("Close"));
    expect(api.sentTo(releaseHold)).toHaveLength(0);
  });

  test("links to the other appointment at that time", async () => {
    const api = list().on(listSlots, free).refuse(createHold, "appointment_overlap", { appointment_id: 44 });
    const { user } = await openMove(api);
    await choose(user, /16:00/);
    await screen.findByRole("alert");
    expect(hrefOf("Open the other appointment")).toBe("/appointments/44");
  });
});

describe("an appointment that cannot be changed", () => {
  test.each([
    ["was cancelled", anAppointment({ status: "canceled" }), "This appointment is already cancelled.", false],
    ["was declined", anAppointment({ status: "declined" }), "This appointment is already cancelled.", false],
    ["is running", anAppointment({ status: "preparing" }), "the appointment has already started", true],
    ["is over", aFinishedAppointment(), "the appointment has already started", true],
  ])("because it %s says so and takes focus", async (_, appointment, says, hasPhone) => {
    await at(<ChangeUnavailable appointment={appointment} />, fakeApi(), {
      settings: { clinicPhone: "+351 210" },
    });
    expect(words()).toContain(says);
    expect(screen.queryByRole("link", { name: "+351 210" }) !== null).toBe(hasPhone);
    expect(document.activeElement?.textContent).toContain(says);
  });

  test("says nothing by itself of one that has started", async () => {
    await at(<ChangeUnavailable appointment={aFinishedAppointment()} isQuiet />);
    expect(words()).toBe("");
  });

  test("says nothing of one that can be changed", async () => {
    await at(<ChangeUnavailable appointment={anAppointment()} />);
    expect(words()).toBe("");
  });
});

describe("earlier free times", () => {
  const open = (api: FakeApi) =>
    at(
      <>
        <FreeEarlierTimes appointment={anAppointment()} onMoved={() => {}} />
        <Fetching />
      </>,
      api,
    );

  test("are named and shown in a dialog that returns focus", async () => {
    const { user } = await open(fakeApi().on(listSlots, slotsOn({ "2026-11-25": ["09:00"] })));
    await user.click(await screen.findByRole("button", { name: "See the times" }));
    await screen.findByRole("dialog", { name: "Which time suits you better?" });
    await user.click(button("Close"));
    await waitFor(() => expect(document.activeElement).toBe(button("See the times")));
  });

  test.each([
    ["are later", (api: FakeApi) => api.on(listSlots, slotsOn({ "2026-11-27": ["09:00"] }))],
    ["are none", (api: FakeApi) => api.on(listSlots, slotsOn({}))],
    ["are not known", (api: FakeApi) => api.lose(listSlots)],
  ])("are hidden when they %s", async (_, how) => {
    const { api } = await open(how(fakeApi()));
    await waitFor(() => expect(api.sentTo(listSlots)).toHaveLength(1));
    await allFetched();
    expect(words()).toBe("");
  });
});

describe("the summary of a past appointment", () => {
  const theirs = { sender: "clinic" as const };
  const open = (
    more: Parameters<typeof someFiles>[0],
    visit = {},
    appointment = aFinishedAppointment(),
    settings: object = {},
    locale: Locale = "en",
  ) =>
    at(
      <AfterAppointmentSections appointment={appointment} headers={{}} />,
      fakeApi()
        .on(getAppointmentFiles, entityOf(someFiles(more)))
        .on(getCall, entityOf(aCall(visit)))
        .on(getDoctor, entityOf(detailsOf(drVale))), // asked for ahead by the link to the next booking
      { settings, locale },
    );

  test.each([
    [
      { ended_at: "2026-11-23T14:20:00.000Z", doctor_joined_at: "2026-11-23T14:02:00.000Z" },
      "Dr Rui Vale ended the appointment at 14:20. It took 18 minutes.",
    ],
    [
      { ended_at: "2026-11-23T14:20:00.000Z", doctor_joined_at: "2026-11-23T14:19:50.000Z" },
      "It took a minute.",
    ],
    [
      { ended_at: "2026-11-23T14:20:00.000Z", doctor_joined_at: null },
      "Dr Rui Vale ended the appointment at 14:20.",
    ],
  ])("is how it ended: %o", async (visit, says) => {
    await open({}, visit);
    await expectPageText("ended the appointment");
    expect(words()).toContain(says);
    expect(words().includes("It took")).toBe(says.includes("It took"));
  });

  test("has no end where nobody has ended it", async () => {
    await open({}, { ended_at: null });
    await expectPageText("Prescriptions and notes from");
    expect(words()).not.toContain("ended the appointment");
  });

  test("shows what the doctor wrote, prescriptions and other files separately", async () => {
    const items = [
      aFile({ ...theirs, id: 1, name: "recipe.pdf", kind: "prescription" }),
      aFile({ ...theirs, id: 2, name: "letter.pdf" }),
      aFile({ id: 3, name: "mine.jpg" }),
    ];
    await open({ items, summary: { text: "Rest.", updated_at: "2026-11-23T15:00:00.000Z" } });
    expect(await screen.findByText("Rest.")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => plain(textContent))).toEqual(
      ["What Dr Rui Vale wrote", "Prescriptions", "From Dr Rui Vale"],
    );
    const [prescriptions] = [
      screen.getByRole("heading", { name: "Prescriptions" }).parentElement as HTMLElement,
    ];
    expect(within(prescriptions).getAllByRole("listitem")).toHaveLength(1);
    expect(words()).not.toContain("mine.jpg");
    expect(words()).not.toContain("will appear here");
  });

  // Parts are shown in the words of the source; the article comes with the name.
  test.each([
    ["pt", "Dra. Ana Luz", "a Dra. Ana Luz"],
    ["it", "Dott.ssa Ana Luz", "la Dott.ssa Ana Luz"],
    ["fr", "Dr Ana Luz", "le Dr Ana Luz"],
    ["en", "Dr Ana Luz", "Dr Ana Luz"],
  ] as const)("names the doctor with the article in %s", async (locale, name, inSentence) => {
    const appointment = aFinishedAppointment();
    const summary = { text: "Descansar.", updated_at: "2026-11-23T15:00:00.000Z" };
    await open(
      { items: [aFile({ ...theirs, id: 2, name: "letter.pdf" })], summary },
      { ended_at: "2026-11-23T14:20:00.000Z", doctor_joined_at: null },
      { ...appointment, doctor: { ...appointment.doctor, name } },
      {},
      locale,
    );
    expect(await screen.findByText("Descansar.")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => plain(textContent))).toEqual(
      [`What ${inSentence} wrote`, `From ${inSentence}`],
    );
    expect(words()).toContain(
      `${inSentence.charAt(0).toUpperCase()}${inSentence.slice(1)} ended the appointment at`,
    );
  });

  test.each([
    [null, null],
    [9, 9],
  ])("leads to the next booking for the same person: %s", async (dependent_id, kept) => {
    const { user } = await open({}, {}, aFinishedAppointment({ dependent_id }));
    const link = await screen.findByRole("link", { name: /^Book .*Dr Rui Vale.* again$/ });
    expect(link.getAttribute("href")).toBe("/doctors/3");
    await user.click(link);
    expect(readBookedFor(deviceMemory(localStorage))).toBe(kept);
  });

  test("leads to no booking where web booking is off", async () => {
    await open({}, {}, aFinishedAppointment(), { patientsWebScheduling: false });
    await expectPageText("Prescriptions and notes from");
    expect(screen.queryByRole("link", { name: /^Book/ })).toBeNull();
  });
});

const longAgo = { start_time: "2026-01-05T14:00:00.000Z", end_time: "2026-01-05T14:20:00.000Z" };

describe("the links to files and messages", () => {
  test.each([
    ["is to come", anAppointment(), "Send the doctor photos or documents, or read what was shared with you."],
    [
      "is not paid",
      unpaidAppointment,
      "Once this appointment is paid, you can send the doctor photos or documents.",
    ],
    ["was cancelled", anAppointment({ status: "canceled" }), "Read what was shared."],
    ["was long ago", aFinishedAppointment(longAgo), "Read what was shared."],
  ])("of an appointment that %s say what can be done", async (_, appointment, says) => {
    vi.stubGlobal("IntersectionObserver", undefined);
    // Without an observer messages are fetched ahead at once.
    const thread = { is_open: false, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
    const api = fakeApi().on(listMessages, entityOf(thread));
    await at(<AppointmentDocuments appointment={appointment} />, api, { replace: {} });
    expect(words()).toContain(says);
    expect(hrefOf(/^Files/)).toBe("/appointments/21/files");
  });

  test.each([
    ["is booked", anAppointment(), "Message the clinic about this appointment."],
    ["was long ago", aFinishedAppointment(longAgo), "What you wrote stays here."],
  ])(
    "of an appointment that %s say before the messages are fetched whether one can write",
    async (...given) => {
      const [, appointment, says] = given;
      vi.stubGlobal("IntersectionObserver", undefined);
      await at(<AppointmentDocuments appointment={appointment} />, fakeApi().hang(listMessages), {
        replace: {},
      });
      expect(await screen.findByText(says)).toBeTruthy();
    },
  );
});
