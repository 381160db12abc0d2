import { listOwnInvoices } from "@anteroom/contract/appointment/own-invoices";
import { expectCrisisHelp, clinicWithCrisisLine } from "../../testing/crisis-help.ts";
import { listDependents } from "@anteroom/contract/account/dependents";
import {
  cancelAppointment,
  getAppointment,
  getReceipt,
  getReceiptDocument,
  rescheduleAppointment,
  type Appointment,
  type WholeAppointment,
} from "@anteroom/contract/appointment/appointments";
import { createHold, releaseHold } from "@anteroom/contract/appointment/booking";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { getAppointmentFiles } from "@anteroom/contract/appointment/files";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { declineOffer, getWaitlist, joinWaitlist, takeOffer } from "@anteroom/contract/appointment/waitlist";
import { getCall } from "@anteroom/contract/call/consultation";
import { listMessages, seeMessages, sendMessage } from "@anteroom/contract/call/messages";
import { notifyClinic } from "@anteroom/contract/health/urgent";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { listMeasurements } from "@anteroom/contract/health/vital-signs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  aFile,
  anAppointment,
  appointmentApi,
  aCall,
  aFinishedAppointment,
  someFiles,
} from "../../testing/answers/appointments.ts";
import { hold } from "../../testing/answers/booking.ts";
import { collectionOf, entityOf, slotsOn } from "../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../testing/answers/vitals.ts";
import type { FakeApi } from "../../testing/fake-api.ts";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { fill } from "../../testing/fill.ts";
import type { Realtime } from "../../ports/realtime.ts";
import { joana, openPage, silentRealtime } from "../../testing/open-page.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";

beforeEach(() => void (document.title = "Appointment – Clínica Aurora")); // as the server names the page
afterEach(() => void vi.useRealTimers());

const openAppointment = (api: FakeApi, more: object = {}, view = "") =>
  openPage(`/appointments/21${view}`, { api, patient: joana, ...more });
/** A realtime connection, and what the page then hears: that an appointment has changed. */
function hearsChanges(): { realtime: Realtime; change: () => void } {
  const handlers = new Set<() => void>();
  const realtime: Realtime = {
    ...silentRealtime,
    subscribe: (_channel, { events }) => {
      const hear = events?.["appointment.changed"];
      if (hear) handlers.add(() => hear({}));
      return () => {};
    },
  };
  return { realtime, change: () => handlers.forEach((hear) => hear()) };
}
const button = (name: string) => screen.findByRole("button", { name });
const definitionOf = (term: string) =>
  screen.getByText(term, { selector: "dt" }).parentElement?.textContent ?? "";

test(
  "the appointment page shows every stored fact",
  {
    tags: [
      "S3.APPT.01",
      "S3.APPT.03",
      "S3.APPT.06",
      "S3.APPT.07",
      "S3.APPT.08",
      "S3.APPT.09",
      "S3.APPT.10",
      "S3.APPT.12",
      "S3.APPT.13",
      "S3.APPT.16",
    ],
  },
  async () => {
    const { main } = await openAppointment(
      appointmentApi(anAppointment({ accompanying_adult: { name: "Ana Prata", relationship: "parent" } })),
    );
    const title = /^Your appointment with Dr Rui Vale, .*Lisbon time$/;
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(main.textContent).toContain("General practice");
    expect(definitionOf("Status")).toContain("Confirmed");
    expect(definitionOf("Code")).toContain("ATR7-K492");
    expect(definitionOf("For")).toContain("Joana Prata");
    expect(definitionOf("Accompanied by")).toContain("Ana Prata, parent");
    expect(definitionOf("About")).toContain("A cough since Sunday");
    expect(definitionOf("Cost")).toContain("€30");
    expect(definitionOf("Booked")).toContain("24 November");
    expect(definitionOf("Times")).toContain("Lisbon time");
    expect(definitionOf("Reference")).toContain("A-1021");
    expect(screen.getByText(/^Medicines with their doses/)).toBeTruthy();
    expect(definitionOf("Video call")).toContain("Opens Thu 26 Nov, 13:00");
    expect(screen.getByRole("link", { name: /^Test camera and sound/ }).getAttribute("href")).toBe(
      "/appointments/21/device-test?appointmentStatus=accepted&doctorName=Dr+Rui+Vale",
    );
  },
);

const callLink = () => screen.queryByRole("link", { name: "Open the video call" });

test(
  "the link to the video call is shown when it leads into the call",
  { tags: ["S3.APPT.16"] },
  async () => {
    const open = { start_time: "2026-11-24T09:30:00.000Z", end_time: "2026-11-24T09:50:00.000Z" };
    await openAppointment(appointmentApi(anAppointment(open)));
    await screen.findByText("Video call", { selector: "dt" });
    expect(callLink()?.getAttribute("href")).toBe("/client/video/21");
    expect(callLink()?.className).toBe(textLinkClass()); // 44 px high
  },
);

test("a call that the clinic must confirm says so in place of a self-referring link", async () => {
  await openAppointment(appointmentApi(anAppointment({ status: "scheduled" })));
  await screen.findByText("Video call", { selector: "dt" });
  expect(definitionOf("Video call")).toContain("The clinic has to confirm the appointment first.");
  expect(callLink()).toBeNull();
});

test.each([
  ["pending_payment", "You haven’t paid yet."],
  ["scheduled", "You haven’t paid online. You pay the clinic directly."],
  ["accepted", "You haven’t paid online. You pay the clinic directly."],
  ["preparing", "You haven’t paid online. You pay the clinic directly."],
  ["no_show", ""],
  ["finished", ""],
  ["canceled", "No payment received"],
] as const)("an unpaid appointment that is %s says beside its cost: %s", async (status, says) => {
  await openAppointment(appointmentApi(anAppointment({ payment_state: "none", status })));
  await screen.findByText("Cost", { selector: "dt" });
  expect(definitionOf("Cost")).toBe(`Cost€30${says}`);
});

test("the device test is closed until the doctor has accepted", { tags: ["D.87"] }, async () => {
  await openAppointment(appointmentApi(anAppointment({ status: "scheduled" })));
  expect(await screen.findByText("Opens when the doctor has accepted the appointment.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Test camera and sound/ })).toBeNull();
});

const kinds = {
  remote: ["Video appointment", /^Opens /],
  on_site: ["Appointment at the clinic", /Arrive at the clinic a few minutes early/],
  phone: ["Phone appointment", /Keep your phone on and with you/],
  intermediate: ["Assisted appointment", /the doctor joins by video/],
  prescription_renewal: ["Prescription renewal", /You don’t need to be there/],
} as const;

test.each(Object.entries(kinds))(
  "an appointment of kind %s is named with its instructions",
  { tags: ["S1.11", "S3.APPT.02", "G.08"] },
  async (kind, [name, what]) => {
    const appointment = anAppointment({ service_type: kind as keyof typeof kinds });
    const { main } = await openAppointment(appointmentApi(appointment));
    await screen.findByText("Appointment type", { selector: "dt" });
    expect(definitionOf("Appointment type")).toContain(name);
    expect(within(main).getAllByText(what)).not.toHaveLength(0);
    if (kind !== "on_site") return;
    expect(screen.getByRole("link", { name: "Open in maps" }).getAttribute("href")).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Rua%20Imagin/,
    );
    expect(screen.getByRole("link", { name: "+351 200 000 010" }).getAttribute("href")).toBe(
      "tel:+351200000010",
    );
  },
);

test(
  "a closed room says when it opens and opens by itself one hour before",
  { tags: ["S4.VALID.01"] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 26, 12, 57) });
    const { app, main } = await openAppointment(appointmentApi(anAppointment()), {
      now: Date.UTC(2026, 10, 26, 12, 57),
    });
    const scene = await button("Opens at 13:00");
    expect(scene.getAttribute("aria-disabled")).toBe("true");
    expect(main.textContent).toContain("This button turns on automatically");
    act(() => void app.clock.start());
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect((await screen.findByRole("link", { name: "Join the video call" })).getAttribute("href")).toBe(
      "/client/video/21",
    );
    expect(screen.queryByRole("button", { name: /^Opens/ })).toBeNull();
  },
);

const ends: [Partial<WholeAppointment>, RegExp, RegExp][] = [
  [{ status: "canceled", payment_state: "refunded" }, /^Cancelled/, /We’ve refunded your payment/],
  [{ status: "canceled", payment_state: "paid" }, /^Cancelled/, /The clinic keeps what was paid/],
  [{ status: "declined", payment_state: "refund_due" }, /^Cancelled/, /Your refund is on its way/],
  [{ status: "payment_failed" }, /^This appointment is not booked/, /The payment did not go through/],
];

test.each(ends)(
  "a cancelled appointment (%o) says so at the top and leads to another time",
  async (more, title, why) => {
    const { main } = await openAppointment(appointmentApi(anAppointment(more)));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(title));
    expect(main.textContent).toMatch(why);
    expect(screen.getByRole("link", { name: "Book another appointment" })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(title));
  },
);

test.each([
  ["?view=messages", "Messages"],
  ["?view=receipt", "Receipt"],
])("the tab of %s is named %s, also in another language and by the frame", async (view, name) => {
  const api = appointmentApi(anAppointment()).on(
    listMessages,
    entityOf({ is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] }),
  );
  api.on(seeMessages, undefined).hang(getReceipt);
  const { app } = await openAppointment(api, {}, view);
  await waitFor(() => expect(document.title).toBe(`${name} – Clínica Aurora`));
  document.title = "Your appointment – Clínica Aurora";
  await waitFor(() => expect(document.title).toBe(`${name} – Clínica Aurora`));
  await act(() => app.texts.change("fr"));
  await waitFor(() => expect(document.title).toMatch(/^(Messages|Reçu) – /));
  expect(document.title, "the view’s own name").not.toMatch(/rendez-vous/);
});

test("a cancelled appointment leads to the phone number when web booking is off", async () => {
  await openAppointment(appointmentApi(anAppointment({ status: "canceled" })), {
    settings: { patientsWebScheduling: false },
  });
  expect(await screen.findByText(/^Call the clinic for help/)).toBeTruthy();
});

test("an unpaid appointment leads to its payment", async () => {
  await openAppointment(appointmentApi(anAppointment({ status: "pending_payment", payment_state: "none" })));
  expect((await screen.findByRole("link", { name: "Pay €30" })).getAttribute("href")).toBe(
    "/appointments/21/pay",
  );
});

test("amounts are hidden when the clinic hides them, and the receipt stays", async () => {
  await openAppointment(appointmentApi(anAppointment()), { settings: { patientsHideAmount: true } });
  await screen.findByRole("link", { name: "Receipt" });
  expect(definitionOf("Cost")).not.toContain("€30");
});

test("a finished appointment shows its documents and the link to the next one", async () => {
  const api = appointmentApi(aFinishedAppointment())
    .on(
      getCall,
      entityOf(
        aCall({
          phase: "ended",
          doctor_joined_at: "2026-11-23T14:00:00.000Z",
          ended_at: "2026-11-23T14:12:00.000Z",
        }),
      ),
    )
    .on(
      getAppointmentFiles,
      entityOf(
        someFiles({
          summary: { text: "Rest and drink.", updated_at: "2026-11-23T15:00:00.000Z" },
          items: [aFile({ sender: "clinic", kind: "prescription", name: "syrup.pdf" })],
        }),
      ),
    );
  await openAppointment(api);
  expect(await screen.findByText("Rest and drink.")).toBeTruthy();
  expect(await screen.findByText(/It took 12 minutes\./)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Prescriptions" })).toBeTruthy();
  expect(screen.getByText("syrup.pdf", { selector: ".b" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Leave a review" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Book Dr Rui Vale again" })).toBeTruthy();
});

test.each(["abc", "0", "9007199254740993", "abc/review", "0/files"])(
  "/appointments/%s is not found",
  { tags: ["D.39", "S8.ERR.09", "S2.OVL.13"] },
  async (path) => {
    await openPage(`/appointments/${path}`, { patient: joana });
    expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
  },
);

test("another person's appointment is not found", { tags: ["D.39", "S8.ERR.09"] }, async () => {
  await openAppointment(appointmentApi(anAppointment()).refuse(getAppointment, "not_found"));
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});

test("a dependent's open appointment says who decides once the family may no longer see it", async () => {
  const heard = hearsChanges();
  const api = appointmentApi(anAppointment({ dependent_id: 8, patient_name: "Rita Prata" }));
  const { main } = await openAppointment(api, {
    replace: { realtime: () => Promise.resolve(heard.realtime) },
  });
  await screen.findByText("About the appointment");
  api.refuse(getAppointment, "not_found");
  act(heard.change);
  const title = "You can no longer see this appointment";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(main.textContent).toContain("You don’t act for Rita Prata any more.");
  expect(main.textContent).not.toContain(anAppointment().doctor.name);
  expect(screen.queryByText(/Page not found/)).toBeNull();
  const ways = within(main)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(ways).toEqual(["/appointments", "/"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a failed load is reported in one line and works at the next try", async () => {
  const api = appointmentApi(anAppointment()).lose(getAppointment);
  const { user } = await openAppointment(api);
  expect(await screen.findByText(/^We couldn’t load this/)).toBeTruthy();
  api.on(getAppointment, entityOf(anAppointment()));
  await user.click(await button("Try again"));
  const title = /^Your appointment with/;
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});

test("the refund deadline names its time zone where the page shows two", async () => {
  await openAppointment(appointmentApi(anAppointment()), {
    patient: { ...joana, time_zone: "Europe/Paris" },
  });
  expect((await screen.findByText(/for a full refund/)).textContent).toContain("09:00 (Paris time)");
  cleanup();
  await openAppointment(appointmentApi(anAppointment()));
  expect((await screen.findByText(/for a full refund/)).textContent).toMatch(/before 08:00 \w/);
});

test(
  "an appointment is cancelled after its cost is shown, and declining changes nothing",
  { tags: ["D.85"] },
  async () => {
    const refund = { amount_minor: 3000, currency: "EUR" };
    const api = appointmentApi(anAppointment({ refund })).refuse(cancelAppointment, "cost_changed");
    const { user } = await openAppointment(api);
    expect(await screen.findByText(/for a full refund/)).toBeTruthy();
    const opener = await button("Cancel appointment");
    await user.click(opener);
    const requested = await screen.findByRole("dialog", { name: "Cancel this appointment?" });
    expect(requested.textContent).toContain(
      "You’ll get a full refund of €30. It can take up to 14 days to show on your card or account.",
    );
    await user.click(within(requested).getByRole("button", { name: "Keep appointment" }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(api.sentTo(cancelAppointment)).toHaveLength(0);
    await user.click(opener);
    await user.click(await button("Yes, cancel it"));
    expect((await screen.findByRole("alert")).textContent).toContain("title of cost_changed");
    const canceled = anAppointment({ status: "canceled", payment_state: "refund_due" });
    api.on(cancelAppointment, entityOf<Appointment>(canceled)).on(getAppointment, entityOf(canceled));
    await user.click(await button("Yes, cancel it"));
    const said = await screen.findByText("Your appointment is cancelled.");
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(api.sentTo(cancelAppointment).at(-1)?.body).toEqual({ expects_refund: true });
    expect(screen.queryByRole("button", { name: "Cancel appointment" })).toBeNull();
  },
);

test("an appointment cancelled before payment offers no files and says that nothing was paid", async () => {
  const { main } = await openAppointment(
    appointmentApi(anAppointment({ status: "canceled", payment_state: "none" })),
  );
  expect(await screen.findByRole("heading", { level: 1, name: /^Cancelled appointment/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Files/ }).textContent).toBe("FilesRead what was shared.");
  expect(definitionOf("Cost")).toContain("No payment received");
  expect(main.textContent).not.toContain("This appointment was cancelled.");
});

test("an appointment waiting for payment says when files can be sent", async () => {
  await openAppointment(appointmentApi(anAppointment({ status: "pending_payment", payment_state: "none" })));
  expect(
    await screen.findByRole("link", {
      name: /Once this appointment is paid, you can send the doctor photos/,
    }),
  ).toBeTruthy();
});

const beforeFirst = {
  action_name: "before-first-visit",
  actionable_id: "7",
  project_id: "aurora-visits",
  appointment_id: 21,
  appointment: null,
  is_reviewed: false,
};
const withSurveys = { displayEnrollmentActionCustomisations: true, surveysProject: "aurora-visits" };

test("a cancelled appointment no longer shows its questionnaire", async () => {
  const canceled = anAppointment({ status: "canceled", payment_state: "refund_due" });
  const api = appointmentApi(anAppointment())
    .on(listSurveyOffers, collectionOf([beforeFirst]))
    .on(listDependents, collectionOf([]));
  const { user } = await openAppointment(api, { settings: withSurveys });
  await screen.findByRole("link", { name: /^Before your first appointment/ });
  api
    .on(cancelAppointment, entityOf<Appointment>(canceled))
    .on(getAppointment, entityOf(canceled))
    .on(listSurveyOffers, collectionOf([]));
  const asked = api.sentTo(listSurveyOffers).length;
  await user.click(await button("Cancel appointment"));
  await user.click(await button("Yes, cancel it"));
  await screen.findByText("Your appointment is cancelled.");
  expect(screen.queryByRole("link", { name: /^Before your first appointment/ })).toBeNull();
  expect(api.sentTo(listSurveyOffers).length, "the home page asks anew too").toBeGreaterThan(asked);
});

test("a late cancellation says that nothing is refunded and sends the acknowledgement", async () => {
  const late = anAppointment({
    start_time: "2026-11-24T12:00:00.000Z",
    end_time: "2026-11-24T12:20:00.000Z",
  });
  const api = appointmentApi(late).lose(cancelAppointment);
  const { user } = await openAppointment(api);
  await user.click(await button("Cancel appointment"));
  const requested = await screen.findByRole("dialog");
  expect(within(requested).getByText(/^You won’t get a refund/)).toBeTruthy();
  await user.click(within(requested).getByRole("button", { name: "Yes, cancel it" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(api.sentTo(cancelAppointment)[0]?.body).toEqual({ expects_refund: false });
  expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
});

test("changes are not offered when the clinic allows neither", { tags: ["D.85"] }, async () => {
  await openAppointment(appointmentApi(anAppointment()), {
    settings: { patientsCancelAppointment: false, patientsRescheduleAppointment: false },
  });
  await screen.findByText("About the appointment");
  expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel appointment" })).toBeNull();
});

test("an appointment moves to another time, and a failure changes nothing", { tags: ["D.85"] }, async () => {
  const moved = anAppointment({ start_time: "2026-11-27T10:00:00.000Z" });
  const api = appointmentApi(anAppointment())
    .on(listSlots, slotsOn({ "2026-11-26": ["14:00"], "2026-11-27": ["10:00", "11:00"] }))
    .refuse(createHold, "slot_taken");
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  const sheet = await screen.findByRole("dialog", { name: "Which time suits you better?" });
  expect(
    (await within(sheet).findByRole("button", { name: "Choose a time first" })).getAttribute("aria-disabled"),
  ).toBe("true");
  const radios = await within(sheet).findAllByRole("radio");
  expect(radios).toHaveLength(2); // its own time is not offered
  const choose = async () => {
    await user.click((await within(sheet).findAllByRole("radio"))[0] as HTMLElement);
    await user.click(await within(sheet).findByRole("button", { name: "Choose this time" }));
  };
  await choose();
  expect((await within(sheet).findByRole("alert")).textContent).toContain("title of slot_taken");
  expect(within(sheet).getByRole("button", { name: "Choose a time first" })).toBeTruthy();
  api
    .on(createHold, entityOf({ ...hold, secret: "secret" }))
    .refuse(rescheduleAppointment, "appointment_overlap", { appointment_id: 44 });
  await choose();
  const other = await within(sheet).findByRole("link", { name: "Open the other appointment" });
  expect(other.getAttribute("href")).toBe("/appointments/44");
  api.on(rescheduleAppointment, entityOf<Appointment>(moved)).on(getAppointment, entityOf(moved));
  await user.click(await within(sheet).findByRole("button", { name: "Choose this time" }));
  const said = await screen.findByText("Your appointment has been moved.");
  expect(said.textContent).toContain("New time: Friday 27 November, 10:00");
  expect(api.sentTo(rescheduleAppointment).at(-1)?.body).toEqual({
    start_time: "2026-11-27T10:00:00.000Z",
  });
  expect(api.sentTo(createHold)).toHaveLength(2);
});

test("a new time too close for a refund says so before the move, and a later one does not", async () => {
  const api = appointmentApi(anAppointment({ payment_state: "paid" })).on(
    listSlots,
    slotsOn({ "2026-11-25": ["08:00", "10:00"] }),
  );
  const { user } = await openAppointment(api, { settings: { cancelUntilHours: 24 } });
  await user.click(await button("Reschedule"));
  const sheet = await screen.findByRole("dialog");
  const warning = /^After the move you can’t cancel free of charge or reschedule any more.* 24 hours/;
  const [soon, later] = await within(sheet).findAllByRole("radio");
  await user.click(soon as HTMLElement);
  expect(within(sheet).getByText(warning)).toBeTruthy();
  await user.click(later as HTMLElement);
  expect(within(sheet).queryByText(warning)).toBeNull();
});

test.each([
  ["a paid appointment moves with its payment", "paid", /^There’s no extra charge: your payment moves/],
  ["an appointment nothing was paid for moves for free", "none", /^Rescheduling is free\. You keep your/],
] as const)("the confirmation of a move says that %s", async (_what, payment_state, words) => {
  const api = appointmentApi(anAppointment({ payment_state })).on(
    listSlots,
    slotsOn({ "2026-11-27": ["10:00"] }),
  );
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("an appointment too close to be moved says so instead of offering it", async () => {
  const near = { start_time: "2026-11-24T18:00:00.000Z", end_time: "2026-11-24T18:20:00.000Z" };
  const { main } = await openAppointment(appointmentApi(anAppointment(near)), {
    settings: { cancelUntilHours: 24 },
  });
  await button("Cancel appointment");
  expect(screen.queryByRole("button", { name: "Reschedule" })).toBeNull();
  expect(main.textContent).toContain(
    "You can’t reschedule any more: this appointment starts in less than 24 hours.",
  );
});

test("the confirmation of a cancellation names the dependent", async () => {
  const api = appointmentApi(anAppointment({ dependent_id: 8, patient_name: "Tomás Prata" }));
  const { user } = await openAppointment(api);
  await user.click(await button("Cancel appointment"));
  const requested = await screen.findByRole("dialog", { name: "Cancel this appointment?" });
  expect(requested.textContent).toContain("For Tomás Prata");
});

test("the free times for a move open at the appointment's day", async () => {
  const start_time = "2026-12-15T14:00:00.000Z";
  const api = appointmentApi(anAppointment({ start_time, end_time: "2026-12-15T14:20:00.000Z" })).on(
    listSlots,
    ({ query }) => {
      const from = query.get("from") ?? "";
      return slotsOn(
        from < "2026-12-08" ? { "2026-11-27": ["10:00"] } : { "2026-12-15": ["10:00", "11:00"] },
      );
    },
  );
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  const sheet = await screen.findByRole("dialog");
  const day = await within(sheet).findByLabelText<HTMLSelectElement>("Day");
  expect(day.value).toBe("2026-12-15");
  expect(within(sheet).getAllByRole("radio")).toHaveLength(2);
});

test("many times for a move are grouped by part of the day, and long groups are collapsed", async () => {
  const [morning, evening] = [["09:00", "11:30"], ["18:00"]];
  const afternoon = Array.from(
    { length: 20 },
    (_, index) => `${13 + Math.floor(index / 5)}:${10 + (index % 5) * 10}`,
  );
  const api = appointmentApi(anAppointment()).on(
    listSlots,
    slotsOn({ "2026-11-27": [...morning, ...afternoon, ...evening] }),
  );
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  const sheet = within(await screen.findByRole("dialog", { name: "Which time suits you better?" }));
  const parts = (await sheet.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent);
  expect(parts).toEqual(["Morning", "Afternoon", "Evening"]);
  const [fold] = sheet.getAllByText("11 more times");
  expect(fold?.closest("details")?.open).toBe(false);
  const lists = sheet.getAllByRole("list").map((list) => within(list).getAllByRole("radio").length);
  expect(lists.filter((count) => count > 0)).toEqual([2, 9, 11, 1]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a time held for a move is released when the dialog closes", async () => {
  const api = appointmentApi(anAppointment())
    .on(listSlots, slotsOn({ "2026-11-27": ["10:00"] }))
    .on(createHold, entityOf({ ...hold, secret: "secret" }))
    .lose(rescheduleAppointment)
    .on(releaseHold, undefined);
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  await user.click(await screen.findByRole("radio"));
  await user.click(await button("Choose this time"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We couldn’t reach the clinic’s service just now. Keep this page open. Try again in a moment.",
  );
  await user.click(await button("Close"));
  expect(api.sentTo(releaseHold).map(({ path }) => path)).toEqual(["/api/appointment_holds/11"]);
});

test("free times that failed to load and missing free times are reported", async () => {
  const api = appointmentApi(anAppointment()).lose(listSlots);
  const { user } = await openAppointment(api);
  await user.click(await button("Reschedule"));
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByText(/^We couldn’t load this/, {}, { timeout: 20_000 })).toBeTruthy();
  api.on(listSlots, slotsOn({}));
  await user.click(within(sheet).getByRole("button", { name: "Try again" }));
  expect(await within(sheet).findByText("The doctor has no available times on these days.")).toBeTruthy();
});

const waitlist = { is_waiting: false, may_wait: true, offer: null, ended: null };

test("earlier free times are shown to a waiting patient on every page view", async () => {
  const api = appointmentApi(anAppointment())
    .on(getWaitlist, entityOf({ ...waitlist, is_waiting: true }))
    .on(listSlots, slotsOn({ "2026-11-25": ["10:00"] }));
  await openAppointment(api);
  expect(await screen.findByText("Earlier times are available now.")).toBeTruthy();
});

test("waiting for an earlier time takes one press, and free earlier times are named", async () => {
  const api = appointmentApi(anAppointment())
    .on(getWaitlist, entityOf(waitlist))
    .on(listSlots, slotsOn({ "2026-11-25": ["10:00"] }));
  api.on(joinWaitlist, () => {
    api.on(getWaitlist, entityOf({ ...waitlist, is_waiting: true }));
    return entityOf({ ...waitlist, is_waiting: true });
  });
  const { user } = await openAppointment(api);
  await user.click(await button("Tell me if an earlier time frees up"));
  expect(await screen.findByText("You’re on the waitlist.")).toBeTruthy();
  expect(await screen.findByText("Earlier times are available now.")).toBeTruthy();
});

test("a move to an earlier time is confirmed, even when its new time arrives late", async () => {
  const offer = { start_time: "2026-11-25T10:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };
  const heard = hearsChanges();
  const api = appointmentApi(anAppointment())
    .on(getWaitlist, entityOf({ ...waitlist, is_waiting: true, offer }))
    .on(takeOffer, entityOf(anAppointment({ start_time: offer.start_time })));
  const { user } = await openAppointment(api, {
    replace: { realtime: () => Promise.resolve(heard.realtime) },
  });
  const take = await button("Move my appointment to this time");
  api.on(getWaitlist, entityOf({ ...waitlist, may_wait: false }));
  await user.click(take);
  const said = await screen.findByText("Your appointment has been moved.");
  expect(said.textContent).toContain("New time: Wednesday 25 November, 10:00");
  api.on(getAppointment, entityOf<WholeAppointment>(anAppointment({ start_time: offer.start_time })));
  act(heard.change);
  await waitFor(() => expect(document.querySelector(`time[datetime="${offer.start_time}"]`)).toBeTruthy());
  expect(screen.getByText("Your appointment has been moved.")).toBeTruthy();
});

test("the waitlist disappears once the appointment is cancelled", async () => {
  const ended = { start_time: "2026-11-26T10:00:00.000Z" };
  const joined = { ...waitlist, is_waiting: true };
  const api = appointmentApi(anAppointment()).on(getWaitlist, entityOf(waitlist)).on(listSlots, slotsOn({}));
  api.on(joinWaitlist, () => {
    api.on(getWaitlist, entityOf(joined));
    return entityOf(joined);
  });
  const canceled = anAppointment({ status: "canceled" });
  const { user } = await openAppointment(api);
  await user.click(await button("Tell me if an earlier time frees up"));
  await screen.findByText("You’re on the waitlist.");
  api
    .on(cancelAppointment, entityOf<Appointment>(canceled))
    .on(getAppointment, entityOf<WholeAppointment>(canceled))
    .on(getWaitlist, entityOf({ ...joined, may_wait: false, ended }));
  await user.click(await button("Cancel appointment"));
  await user.click(await button("Yes, cancel it"));
  await screen.findByText("Your appointment is cancelled.");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Earlier time" })).toBeNull());
});

test("the offered time of an email comes first when its link is opened", async () => {
  const offer = { start_time: "2026-11-25T10:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };
  const api = appointmentApi(anAppointment()).on(
    getWaitlist,
    entityOf({ ...waitlist, is_waiting: true, offer }),
  );
  await openAppointment(api, {}, "?view=earlier");
  const take = await button("Move my appointment to this time");
  const door = screen.getByText("Appointment type", { selector: "dt" });
  expect(take.compareDocumentPosition(door) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole("region", { name: "Earlier time" })).toHaveLength(1);
});

test("a held earlier time is accepted, or the page says why not", async () => {
  const offer = { start_time: "2026-11-25T10:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };
  const api = appointmentApi(anAppointment())
    .on(getWaitlist, entityOf({ ...waitlist, is_waiting: true, offer }))
    .refuse(takeOffer, "appointment_overlap", { appointment_id: 44 });
  const { user } = await openAppointment(api);
  expect(await screen.findByText("We’re keeping it for you until 09:15.")).toBeTruthy();
  await user.click(await button("Move my appointment to this time"));
  expect(await screen.findByRole("link", { name: "Open the other appointment" })).toBeTruthy();
});

test("a declined earlier time is released, and the place in line stays", async () => {
  const offer = { start_time: "2026-11-25T10:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };
  const api = appointmentApi(anAppointment())
    .on(listSlots, slotsOn({}))
    .on(getWaitlist, entityOf({ ...waitlist, is_waiting: true, offer }))
    .on(declineOffer, undefined);
  const { user } = await openAppointment(api);
  const decline = await button("No, keep my appointment");
  api.on(getWaitlist, entityOf({ ...waitlist, is_waiting: true }));
  await user.click(decline);
  expect(await screen.findByText(/^You keep your appointment/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Leave the waitlist" })).toBeTruthy();
});

test("a receipt shows its numbers and reports a document that cannot be loaded", async () => {
  const money = (amount_minor: number) => ({ amount_minor, currency: "EUR" as const });
  const api = appointmentApi(anAppointment())
    .on(
      getReceipt,
      entityOf({
        receipt_number: "A 2026/12",
        issued_at: "2026-08-31T23:30:00.000Z",
        number: "A-1021",
        clinic: { name: "Clínica Aurora", phone: null, legal: null },
        vat: { exemption: "VAT exempt" },
        patient_name: "Joana Prata",
        doctor: { name: "Dr Rui Vale", specialty: "general-practice" },
        service_type: "remote" as const,
        start_time: "2026-09-10T14:00:00.000Z",
        time_zone: "Europe/Lisbon",
        paid_at: "2026-08-31T23:10:00.000Z",
        method: "credit_card",
        price: money(3000),
        discount: money(500),
        voucher_code: "AUTUMN",
        paid: money(2500),
        refund: null,
        refund_amount: null,
        refunded_at: null,
      }),
    )
    .on(listOwnInvoices, collectionOf([]))
    .lose(getReceiptDocument);
  const { user, main } = await openAppointment(api, {}, "?view=receipt");
  expect(await screen.findByText("A 2026/12")).toBeTruthy();
  expect(definitionOf("Paid with")).toContain("Card");
  // On the clinic's clock and with the year, as the document has it.
  expect(definitionOf("Issued on")).toMatch(/Tuesday,? 1 September 2026$/);
  expect(definitionOf("Paid on")).toMatch(/Tuesday,? 1 September 2026$/);
  expect(definitionOf("Appointment")).toMatch(/Thursday,? 10 September 2026, 15:00 \(Lisbon time\)$/);
  expect(main.textContent).toMatch(/€25\b/);
  await user.click(await button("Download PDF"));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t download the receipt.");
});

test("an appointment without a receipt has no receipt page", async () => {
  await openAppointment(appointmentApi(anAppointment()).refuse(getReceipt, "not_found"), {}, "?view=receipt");
  expect(await screen.findByText(/^Page not found \(404\)/)).toBeTruthy();
});

test("a message to the clinic is sent, or stays with a retry when the connection is lost", async () => {
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z" };
  const theirs = {
    id: 1,
    sender: "clinic" as const,
    text: "Please bring your results.",
    key: "11111111-1111-4111-8111-111111111111",
    sent_at: "2026-11-24T08:00:00.000Z",
    delivered_at: null,
    seen_at: null,
  };
  const api = appointmentApi(anAppointment())
    .on(listMessages, entityOf({ ...thread, messages: [theirs] }))
    .on(seeMessages, undefined)
    .refuse(sendMessage, "messages_closed");
  const { user } = await openAppointment(api, {}, "?view=messages");
  expect(await screen.findByText("Please bring your results.")).toBeTruthy();
  await fill(user, await screen.findByRole("textbox"), "I will.");
  await user.click(await screen.findByRole("button", { name: /^Send/ }));
  expect(await screen.findByText("I will.")).toBeTruthy();
  expect(await screen.findByText(/title of messages_closed/)).toBeTruthy();
  expect(api.sentTo(sendMessage)[0]?.body).toMatchObject({ text: "I will." });
});

test("an emergency in a message shows the number while typing and beside the sent message", async () => {
  const open = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z" };
  const sent = {
    id: 1,
    sender: "patient" as const,
    text: "dor no peto",
    key: "11111111-1111-4111-8111-111111111111",
    sent_at: "2026-11-24T08:00:00.000Z",
    delivered_at: null,
    seen_at: null,
  };
  const before = appointmentApi(anAppointment()).on(listMessages, entityOf({ ...open, messages: [] }));
  const { user } = await openAppointment(before, {}, "?view=messages");
  await fill(user, await screen.findByRole("textbox"), "chest pian");
  const notice = await screen.findByText(/This may be an emergency/);
  expect(within(notice).getByRole("link").getAttribute("href")).toBe("tel:112");
  cleanup();
  const after = appointmentApi(anAppointment()).on(listMessages, entityOf({ ...open, messages: [sent] }));
  await openAppointment(after, {}, "?view=messages");
  expect(await screen.findByText(/This may be an emergency/)).toBeTruthy();
});

test("a guest's dangerous message offers to alert the clinic, then asks for a phone number", async () => {
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "token-of-a-guest" }]));
  const open = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
  const receipt = { id: 4, channel: "urgent", sent_at: "2026-11-24T08:00:00.000Z", seen_at: null };
  const api = appointmentApi(anAppointment())
    .on(listMessages, entityOf(open))
    .on(notifyClinic, entityOf(receipt));
  const { user } = await openPage("/appointments/21?view=messages", { api });
  await fill(user, await screen.findByLabelText("Your message"), "chest pain and my arm is numb");
  const tell = await screen.findByRole("button", { name: "Tell the clinic now" });
  expect(screen.queryByLabelText(/^Number the clinic/)).toBeNull();
  expect(screen.getByText("No one at the clinic has seen this yet.")).toBeTruthy();
  await user.click(tell);
  expect(await screen.findByText(/No one has answered yet/)).toBeTruthy();
  expect(screen.queryByText("No one at the clinic has seen this yet."), "said once").toBeNull();
  await user.click(await screen.findByRole("button", { name: "Give a number" }));
  expect(screen.getByLabelText(/^Number the clinic/)).toBeTruthy();
});

test("an earlier read state does not apply to other words of danger", async () => {
  const sentAt = Date.parse("2026-11-24T08:00:00.000Z");
  const before = { id: 4, channel: "urgent", receipt: "secret", mark: null, hasNumber: null };
  localStorage.setItem("urgent-messages", JSON.stringify({ ...before, sentAt, seenAt: sentAt }));
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
  const api = appointmentApi(anAppointment()).on(listMessages, entityOf(thread));
  const { user } = await openAppointment(api, {}, "?view=messages");
  await fill(user, await screen.findByLabelText("Your message"), "chest pain and my arm is numb");
  expect(await screen.findByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
  expect(screen.queryByText(/^The clinic has seen this/)).toBeNull();
  expect(screen.getByText("No one at the clinic has seen this yet.")).toBeTruthy();
});

test("an urgent illness is shown beside the help for violence", async () => {
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
  const api = appointmentApi(anAppointment()).on(listMessages, entityOf(thread));
  const { user } = await openAppointment(api, { settings: clinicWithCrisisLine }, "?view=messages");
  const box = await screen.findByLabelText("Your message");
  await fill(user, box, "my husband hits me");
  await waitFor(() => expect(document.querySelector("[data-crisis-help]")).not.toBeNull());
  expect(screen.queryByText(/^This may be an emergency/)).toBeNull();
  await fill(user, box, "severe chest pain and I can't breathe");
  expect(await screen.findByText(/^This may be an emergency/)).toBeTruthy();
  expect(document.querySelector("[data-crisis-help]")).not.toBeNull();
});

test("a message about suicide keeps the full help beside it after a reload", async () => {
  const sent = {
    id: 1,
    sender: "patient" as const,
    text: "I want to die",
    key: "11111111-1111-4111-8111-111111111111",
    sent_at: "2026-11-24T08:00:00.000Z",
    delivered_at: null,
    seen_at: null,
  };
  const later = { ...sent, id: 2, text: "chest pain too", key: "21111111-1111-4111-8111-111111111111" };
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [sent, later] };
  const api = appointmentApi(anAppointment()).on(listMessages, entityOf(thread));
  const { user } = await openAppointment(api, { settings: clinicWithCrisisLine }, "?view=messages");
  await expectCrisisHelp();
  expect(screen.queryByText(/This may be an emergency/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "That’s not what I meant" }));
  expect(await screen.findByText(/^This may be an emergency/), "the other message").toBeTruthy();
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Show the help again" }));
  await expectCrisisHelp();
});

test.each([
  [null, 1],
  ["2026-11-24T08:01:00.000Z", 0],
])("help beside a message read at %s says %i times that nobody has read it", async (seen_at, times) => {
  const messages = [
    {
      id: 1,
      sender: "patient" as const,
      text: "I want to die",
      key: "11111111-1111-4111-8111-111111111111",
      sent_at: "2026-11-24T08:00:00.000Z",
      delivered_at: seen_at,
      seen_at,
    },
  ];
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages };
  const api = appointmentApi(anAppointment()).on(listMessages, entityOf(thread));
  await openAppointment(api, { settings: clinicWithCrisisLine }, "?view=messages");
  await screen.findByText("You don’t have to face this alone.");
  expect(screen.queryAllByText("No one at the clinic has seen this yet.")).toHaveLength(times);
});

test("the messages name the emergency number once, also while loading", async () => {
  const thread = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
  const lines = () => screen.getAllByText(/^(?:In an emergency|Not for emergencies)/);
  const api = appointmentApi(anAppointment()).hang(listMessages);
  await openAppointment(api, {}, "?view=messages");
  await screen.findByText("Loading the messages");
  expect(lines()).toHaveLength(1);
  cleanup();
  await openAppointment(
    appointmentApi(anAppointment()).on(listMessages, entityOf(thread)),
    {},
    "?view=messages",
  );
  await screen.findByLabelText("Your message");
  expect(lines()).toHaveLength(1);
});

test("an empty message is not sent, and the box asks for text", async () => {
  const open = { is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] };
  const api = appointmentApi(anAppointment()).on(listMessages, entityOf(open));
  const { user } = await openAppointment(api, {}, "?view=messages");
  const box = await screen.findByRole("textbox");
  await user.click(await screen.findByRole("button", { name: /^Send/ }));
  expect(await screen.findByText("Write your message first")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await fill(user, box, "A");
  expect(screen.queryByText("Write your message first")).toBeNull();
  expect(api.sentTo(sendMessage)).toHaveLength(0);
});

test("the understood symptoms are listed in the format of their language", async () => {
  const line = (words: string) => ({ code: words, words });
  const details = {
    language: "ar",
    urgency: line("راجع طبيبًا"),
    complaints: [line("زكام"), line("ألم الحلق")],
    answers: [],
    conditions: [],
  };
  await openAppointment(appointmentApi(anAppointment({ symptoms_triage_details: JSON.stringify(details) })));
  expect(await screen.findByText("زكام وألم الحلق")).toBeTruthy();
  expect(screen.getByText("All answers sent")).toBeTruthy();
});

test("the page of an appointment is in Portuguese when that is the language", async () => {
  await openAppointment(appointmentApi(anAppointment()), {
    locale: "pt",
    patient: { ...joana, language: "pt" },
  });
  expect(await button("Cancelar a consulta")).toBeTruthy();
});

const afterMidnight = {
  start_time: "2026-11-25T00:20:00.000Z",
  end_time: "2026-11-25T00:40:00.000Z",
  join_opens_at: "2026-11-24T23:20:00.000Z",
};

test("the closed room names the day when it opens on the evening before", async () => {
  await openAppointment(appointmentApi(anAppointment(afterMidnight)));
  expect(await screen.findByRole("button", { name: /^Opens today ?, 23:20$/ })).toBeTruthy();
});

const tooLate: [string, Partial<WholeAppointment>, object, RegExp, boolean][] = [
  ["has started", { status: "preparing" }, {}, /^It’s too late to cancel or reschedule online/, true],
  ["is cancelled", { status: "canceled" }, {}, /^This appointment is already cancelled/, false],
  [
    "may not be changed",
    {},
    { patientsCancelAppointment: false, patientsRescheduleAppointment: false },
    /^You can’t cancel or reschedule this appointment online/,
    true,
  ],
];

test.each(tooLate)(
  "a cancellation link for an appointment that %s says so with focus and the next step",
  async (_state, more, settings, why, isCall) => {
    await openAppointment(appointmentApi(anAppointment(more)), { settings }, "?view=change");
    const said = await screen.findByText(why);
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement?.tagName).not.toBe("BODY");
    const numbers = within(document.activeElement as HTMLElement).queryAllByRole("link", {
      name: "+351 200 000 010",
    });
    expect(numbers).toHaveLength(isCall ? 1 : 0);
  },
);

test("an appointment that cannot be changed online shows the number to call", async () => {
  await openAppointment(appointmentApi(anAppointment()), {
    settings: {
      patientsCancelAppointment: false,
      patientsRescheduleAppointment: false,
      clinicPhone: "+351 200 000 010",
    },
  });
  expect(await screen.findByText("You can’t cancel or reschedule this appointment online.")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "+351 200 000 010" }).length).toBeGreaterThan(0);
});

test("a cancellation link for a cancellable appointment shows no explanation", async () => {
  await openAppointment(appointmentApi(anAppointment()), {}, "?view=change");
  await button("Cancel appointment");
  expect(screen.queryByText(/too late|online/)).toBeNull();
});

test("an earlier time too close for a refund says so before it is accepted", async () => {
  const offer = { start_time: "2026-11-24T15:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };
  const api = appointmentApi(anAppointment({ payment_state: "paid" })).on(
    getWaitlist,
    entityOf({ ...waitlist, is_waiting: true, offer }),
  );
  await openAppointment(api, { settings: { cancelUntilHours: 24 } });
  await button("Move my appointment to this time");
  expect(screen.getByText(/^After the move you can’t cancel free of charge/)).toBeTruthy();
});

test("a guest’s appointment page offers the review as soon as the doctor has ended it", async () => {
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "token-of-a-guest" }]));
  const heard = hearsChanges();
  const api = appointmentApi(anAppointment());
  await openPage("/appointments/21", { api, replace: { realtime: () => Promise.resolve(heard.realtime) } });
  await screen.findByText("About the appointment");
  expect(screen.queryByRole("link", { name: "Leave a review" })).toBeNull();
  api.on(getAppointment, entityOf<WholeAppointment>(aFinishedAppointment()));
  act(heard.change);
  expect((await screen.findByRole("link", { name: "Leave a review" })).getAttribute("href")).toBe(
    "/appointments/21/review",
  );
});

test.each(["", "?view=messages"])(
  "the appointment page%s says whom to call in an emergency instead of waiting",
  async (view) => {
    const api = appointmentApi(anAppointment()).on(
      listMessages,
      entityOf({ is_open: true, closes_at: "2026-11-25T14:00:00.000Z", messages: [] }),
    );
    await openAppointment(api, { settings: { emergencyNumber: "112" } }, view);
    const line = await screen.findByText(
      /^(?:In an emergency, don’t wait for the appointment|Not for emergencies)/,
    );
    expect(within(line).getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
  },
);

test.each([
  [1, 1],
  [3, 0],
])(
  "a fever in the reason of a child of %i months shows %i warnings on the appointment page",
  async (patient_age_months, count) => {
    const symptoms = "fever 38.5 since last nite, drinks less";
    await openAppointment(appointmentApi(anAppointment({ symptoms, patient_age_months })), {
      settings: { emergencyNumber: "112" },
    });
    if (count > 0) await screen.findByText(/^This may be an emergency\. Call/);
    else await screen.findByText(symptoms);
    expect(screen.queryAllByText(/^This may be an emergency/)).toHaveLength(count);
  },
);

test("the page of a cancelled appointment shows no emergency number", async () => {
  const api = appointmentApi(anAppointment({ status: "canceled" }));
  await openAppointment(api, { settings: { emergencyNumber: "112" } });
  await screen.findByRole("heading", { level: 1, name: /Cancelled appointment/ });
  expect(screen.queryByText(/^In an emergency/)).toBeNull();
});

test('dangerous values sent in the call are at the top without "not seen by anybody"', async () => {
  const values = { systolic: 214, diastolic: 128, oxygen_saturation: 83 };
  const sent = { ...aMeasurement(values, "2026-11-24T08:30:00.000Z"), isSentInCall: true as const };
  const api = appointmentApi(aFinishedAppointment()).on(listMeasurements, collectionOf([sent]));
  await openAppointment(api, { settings: { patientsVitalSigns: true } });
  const named = await screen.findByText("Oxygen of 83 % is very low.");
  const record = await screen.findByRole("heading", { name: "About the appointment" });
  const entry = screen.getAllByText("Dr Rui Vale")[0] as HTMLElement;
  for (const later of [record, entry])
    expect(named.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(await screen.findByText("The doctor got these values in the call.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "In danger? Call 112" })).toBeTruthy();
  expect(screen.queryByText(/No one at the clinic has seen this/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Tell the clinic now" })).toBeNull();
});

test("values the doctor could see in the call offer no alert to the clinic", async () => {
  const values = { systolic: 190, diastolic: 125, oxygen_saturation: 82 };
  const taken = collectionOf([aMeasurement(values, "2026-11-24T08:30:00.000Z")]);
  const api = appointmentApi(aFinishedAppointment()).on(listMeasurements, taken);
  await openAppointment(api, { settings: { patientsVitalSigns: true } });
  await screen.findByText("Oxygen of 82 % is very low.");
  expect(await screen.findByText("The doctor could see these values at your appointment.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Call 112/ })).toBeTruthy();
  expect(screen.queryByText(/No one at the clinic has seen this/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Tell the clinic now" })).toBeNull();
});

test("dangerous values of an appointment are shown at once with advice and the emergency number", async () => {
  const values = { systolic: 190, diastolic: 125, oxygen_saturation: 82 };
  const api = appointmentApi(aFinishedAppointment()).on(
    listMeasurements,
    collectionOf([aMeasurement(values, "2026-11-24T08:30:00.000Z")]),
  );
  await openAppointment(api, { settings: { patientsVitalSigns: true } });
  const named = await screen.findByText("Oxygen of 82 % is very low.");
  const alert = named.closest('[role="alert"]');
  expect(alert?.querySelector('a[href="tel:112"]')).not.toBeNull();
  expect(alert?.textContent).toContain("This blood pressure is very high.");
  expect(definitionOf("Vital signs")).toMatch(/Measured: .*24 Nov/);
});

test("a reason with an emergency shows the number at the top until the appointment is over", async () => {
  const symptoms = "tight chest and pain in my left arm since 1 hour, sweating";
  await openAppointment(appointmentApi(anAppointment({ symptoms })));
  const alarm = await screen.findByText(/^This may be an emergency/);
  const about = screen.getByRole("heading", { name: "About the appointment" });
  expect(alarm.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
  cleanup();
  await openAppointment(appointmentApi(anAppointment({ symptoms, status: "finished", status_code: 5 })));
  await screen.findByRole("heading", { level: 1, name: /^Finished appointment/ });
  expect(screen.queryByText(/^This may be an emergency/)).toBeNull();
});

test("a reason about suicide shows the crisis help on the appointment page", async () => {
  const symptoms = "dizzy when i stand up. i want to die";
  await openAppointment(appointmentApi(anAppointment({ symptoms })), { settings: clinicWithCrisisLine });
  await expectCrisisHelp();
  expect(screen.queryByText(/^This may be an emergency/)).toBeNull();
});
