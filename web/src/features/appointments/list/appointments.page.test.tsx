import { listAppointments, type Appointment } from "@anteroom/contract/appointment/appointments";
import { leaveWaitlist, listWaitlist, takeOffer } from "@anteroom/contract/appointment/waitlist";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  anAppointment,
  appointmentApi,
  aFinishedAppointment,
  listApi,
} from "../../../testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage, silentRealtime } from "../../../testing/open-page.tsx";
import type { Realtime } from "../../../ports/realtime.ts";
import { holdBackAnswers } from "../../../testing/slow-line.ts";

const openList = (api: ReturnType<typeof fakeApi>, view = "", more: object = {}) =>
  openPage(`/appointments${view && `?view=${view}`}`, { api, patient: joana, ...more });

test("an empty list of appointments offers a doctor", async () => {
  const { main } = await openList(listApi([]));
  expect(await screen.findByRole("heading", { name: "Nothing planned" })).toBeTruthy();
  expect(within(main).getByRole("link", { name: "Find a doctor" }).getAttribute("href")).toBe("/doctors");
  // On a desk the side offers nothing twice, and no other appointment than none.
  expect(within(main).queryByRole("link", { name: "Book another appointment" })).toBeNull();
});

test("the list of appointments offers another booking beside upcoming ones", async () => {
  const { main } = await openList(listApi([anAppointment()]));
  await screen.findByRole("article");
  expect(within(main).getByRole("link", { name: "Book another appointment" })).toBeTruthy();
});

test("an appointment's link uses the Arabic comma before the doctor and before the zone", async () => {
  await openList(listApi([anAppointment()]), "", { locale: "ar" });
  const card = await screen.findByRole("article");
  const link = within(card)
    .getAllByRole("link", { name: /Rui Vale/ })
    .at(-1);
  expect(link?.textContent).toMatch(/^[^,]+، Dr Rui Vale، [^,]+، بتوقيت لشبونة$/);
});

test("the list of appointments offers no doctor when web booking is off", async () => {
  const { main } = await openList(listApi([]), "past", { settings: { patientsWebScheduling: false } });
  expect(await screen.findByRole("heading", { name: "No past appointments yet" })).toBeTruthy();
  expect(within(main).queryByRole("link", { name: "Find a doctor" })).toBeNull();
});

test("the list of appointments shows a loading state before its answer", async () => {
  const { main } = await openList(fakeApi().hang(listAppointments));
  expect(within(main).getByText("Loading your appointments")).toBeTruthy();
});

test("the list of appointments redirects a visitor to sign-in", { tags: ["S6.AUTH.02"] }, async () => {
  await openPage("/appointments?view=past", { settings: { patientsWebScheduling: false } });
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  expect(location.search).toBe("?from=%2Fappointments%3Fview%3Dpast");
});

test(
  "a failed list is reported in one line, and known data stays",
  { tags: ["S8.ERR.03", "D.12", "G.09"] },
  async () => {
    const api = listApi([anAppointment()]).lose(listAppointments);
    const { user } = await openList(api);
    expect(await screen.findByText(/^We couldn’t load this\./)).toBeTruthy();
    api.on(listAppointments, collectionOf<Appointment>([anAppointment()]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
    api.refuse(listAppointments, "internal");
    await act(() => window.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText(/^We couldn’t refresh this\./)).toBeTruthy();
    expect(screen.getByRole("article")).toBeTruthy();
  },
);

const states = {
  pending_payment: "Pay before",
  scheduled: "Booked, waiting for the clinic to confirm",
  accepted: "Confirmed",
  preparing: "The call is running",
  finished: "Finished",
  canceled: "Cancelled",
  declined: "Doctor unavailable",
  no_show: "Missed",
  payment_failed: "Not paid",
} as const;
const statuses = Object.keys(states) as (keyof typeof states)[];

test(
  "every status has its own text and is in one view only",
  {
    tags: [
      "S4.STATUS.01",
      "S4.STATUS.02",
      "S4.STATUS.03",
      "S4.STATUS.04",
      "S4.STATUS.05",
      "S4.STATUS.06",
      "S4.STATUS.07",
      "S4.STATUS.08",
      "S4.STATUS.09",
      "S4.STATUS.12",
      "S4.STATUS.13",
      "S4.STATUS.14",
      "S2.R09.upcoming",
      "S2.R09.scheduled",
      "S2.R09.past",
      "S3.APPT.18",
    ],
  },
  async () => {
    const all = statuses.map((status, index) =>
      anAppointment({ id: 30 + index, status, pay_before: "2026-11-26T12:00:00.000Z" }),
    );
    const { user } = await openList(listApi(all));
    const badges = async (view: string) => {
      await user.click(screen.getByRole("link", { name: new RegExp(`^${view}`) }));
      await waitFor(() =>
        expect(screen.getByRole("link", { name: new RegExp(`^${view}`), current: "page" })).toBeTruthy(),
      );
      const cards = await screen.findAllByRole("article");
      return cards.map(({ textContent }) => statuses.find((status) => textContent.includes(states[status])));
    };
    expect(new Set(await badges("Upcoming"))).toEqual(new Set(["accepted", "preparing"]));
    expect(new Set(await badges("To confirm"))).toEqual(new Set(["pending_payment", "scheduled"]));
    expect(new Set(await badges("Past"))).toEqual(
      new Set(["canceled", "declined", "finished", "no_show", "payment_failed"]),
    );
    const notHeld = screen.getByRole("region", { name: "Did not take place" });
    expect(within(notHeld).getAllByRole("article")).toHaveLength(4);
  },
);

test("an unknown status asks to contact the clinic and breaks nothing", async () => {
  const odd = { ...anAppointment(), status: "frozen" } as unknown as Appointment;
  const api = listApi([]);
  const { fetch: answer } = api;
  api.fetch = async (input, init) =>
    typeof input === "string" && input.endsWith("/patients/appointments")
      ? Response.json(collectionOf([odd]))
      : answer(input, init);
  await openList(api, "past");
  expect(await screen.findByText("Ask the clinic")).toBeTruthy();
});

test("past appointments are fetched only when opened", { tags: ["S7.API.09.q-history"] }, async () => {
  const api = listApi([aFinishedAppointment()]);
  const { user } = await openList(api);
  await screen.findByRole("heading", { name: "Nothing planned" });
  expect(api.sentTo(listAppointments).map(({ query }) => query.get("history"))).toEqual(["false"]);
  await user.click(screen.getByRole("link", { name: "Past" }));
  expect(await screen.findByRole("link", { name: /^Leave a review ?, Dr Rui Vale/ })).toBeTruthy();
  expect(api.sentTo(listAppointments).map(({ query }) => query.get("history"))).toEqual(["false", null]);
});

test(
  "the list of appointments is fetched once when a patient goes from screen to screen",
  { tags: ["S7.API.09.once", "D.11", "G.10"] },
  async () => {
    const api = appointmentApi(anAppointment()).on(listAppointments, collectionOf([anAppointment()]));
    const { user } = await openList(api);
    await user.click(await screen.findByRole("link", { name: "Dr Rui Vale" }));
    await screen.findByRole("heading", { level: 1, name: /^Your appointment with Dr Rui Vale/ });
    await user.click(screen.getByRole("link", { name: "Your appointments" }));
    expect(await screen.findByRole("article")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Past" }));
    await waitFor(() => expect(api.sentTo(listAppointments)).toHaveLength(2));
    await user.click(screen.getByRole("link", { name: /^Upcoming/ }));
    await user.click(screen.getByRole("link", { name: "Past" }));
    expect(api.sentTo(listAppointments).map(({ query }) => query.get("history"))).toEqual(["false", null]);
  },
);

test("each card has one main action and says whom it is for", async () => {
  const room = { start_time: "2026-11-24T09:30:00.000Z", end_time: "2026-11-24T09:50:00.000Z" };
  await openList(
    listApi([
      anAppointment({ id: 31, ...room }),
      anAppointment({ id: 32, dependent_id: 8, patient_name: "Rita Prata", service_type: "phone" }),
    ]),
  );
  const [soon, child] = await screen.findAllByRole("article");
  if (!soon || !child) throw new Error("Two cards are needed.");
  expect(
    within(soon)
      .getByRole("link", { name: /^Join the video call/ })
      .getAttribute("href"),
  ).toBe("/client/video/21");
  expect(
    within(child)
      .getByRole("link", { name: /^See appointment/ })
      .getAttribute("href"),
  ).toBe("/appointments/32");
  expect(within(child).getByText(/^For/).textContent).toBe("For Rita Prata");
  expect(within(child).getByText("Phone appointment")).toBeTruthy();
});

test("an unpaid appointment links to its payment, and upcoming lists pending ones", async () => {
  const unpaid = anAppointment({
    status: "pending_payment",
    payment_state: "none",
    pay_before: "2026-11-24T12:00:00.000Z",
  });
  const { user } = await openList(listApi([unpaid]));
  expect(
    await screen.findByText("1 appointment is waiting for your payment or for the clinic."),
  ).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "See appointments to confirm" }));
  expect((await screen.findByRole("link", { name: /^Pay €30/ })).getAttribute("href")).toBe(
    "/appointments/21/pay",
  );
  // The link has gone with the view that had it.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Your appointments"));
});

const waited = (offer: { start_time: string; expires_at: string } | null) =>
  collectionOf([{ appointment_id: 21, joined_at: "2026-11-23T09:00:00.000Z", offer }]);
const offered = { start_time: "2026-11-25T09:00:00.000Z", expires_at: "2026-11-24T09:15:00.000Z" };

test("a held earlier time moves the appointment with one press", async () => {
  const moved = anAppointment({ start_time: offered.start_time });
  const api = listApi([anAppointment()]).on(listWaitlist, waited(offered)).refuse(takeOffer, "hold_expired");
  const { user } = await openList(api);
  const section = await screen.findByRole("region", { name: "Waitlist" });
  const take = await within(section).findByRole("button", { name: /^Move/ });
  await user.click(take);
  expect((await within(section).findByRole("alert")).textContent).toContain("title of hold_expired");
  api.on(takeOffer, entityOf<Appointment>(moved)).on(listWaitlist, collectionOf([]));
  await user.click(within(section).getByRole("button", { name: /^Move/ }));
  const said = await screen.findByText("Your appointment has been moved.");
  expect(said.textContent).toContain("New time: Wednesday 25 November, 09:00");
  expect(api.sentTo(takeOffer).at(-1)?.body).toEqual({ start_time: offered.start_time });
});

/** A channel that lets the page in, and tells it of a change, when the test says so. */
function lateChannel() {
  const entered: (() => void)[] = [];
  const changed: (() => void)[] = [];
  const realtime: Realtime = {
    ...silentRealtime,
    subscribe: (_channel, { events, onEntered }) => {
      if (onEntered) entered.push(onEntered);
      const hear = events?.["appointment.changed"];
      if (hear) changed.push(() => hear({}));
      return () => {};
    },
  };
  const say = (all: readonly (() => void)[]) => act(() => all.forEach((one) => one()));
  return {
    replace: { realtime: () => Promise.resolve(realtime) },
    enter: () => say(entered),
    change: () => say(changed),
  };
}

test("an earlier time offered after the first answer, before the channel was joined, is shown", async () => {
  const channel = lateChannel();
  const api = listApi([anAppointment()]).on(listWaitlist, waited(null));
  await openList(api, "", { replace: channel.replace });
  const section = await screen.findByRole("region", { name: "Waitlist" });
  await within(section).findByRole("button", { name: /^Leave/ });
  api.on(listWaitlist, waited(offered));
  channel.enter();
  expect(await within(section).findByText("An earlier time is free")).toBeTruthy();
});

test("an earlier time announced by the channel during the first answer is shown", async () => {
  const channel = lateChannel();
  const api = listApi([anAppointment()]).on(listWaitlist, waited(null));
  const line = holdBackAnswers(api, "/api/patients/waitlist");
  line.holdBack();
  await openList(line.api, "", { replace: channel.replace });
  await waitFor(() => expect(api.sentTo(listWaitlist)).toHaveLength(1));
  api.on(listWaitlist, waited(offered));
  channel.change();
  line.letGo();
  expect(await screen.findByText("An earlier time is free")).toBeTruthy();
});

test("leaving the place in line ends the waiting for an appointment", async () => {
  const api = listApi([anAppointment()]).on(listWaitlist, waited(null)).on(leaveWaitlist, undefined);
  const { user } = await openList(api);
  await user.click(await screen.findByRole("button", { name: "Leave the waitlist: Dr Rui Vale" }));
  expect(await screen.findByText("You’ve left the waitlist.")).toBeTruthy();
  expect(api.sentTo(leaveWaitlist)).toHaveLength(1);
});

test("leaving is confirmed at the focus although the entry disappears before the list reloads", async () => {
  const answers = listApi([anAppointment()]).on(listWaitlist, waited(null));
  answers.on(leaveWaitlist, () => void answers.on(listWaitlist, collectionOf([])));
  const line = holdBackAnswers(answers, "/api/patients/appointments");
  const { user } = await openList(line.api);
  const leave = await screen.findByRole("button", { name: "Leave the waitlist: Dr Rui Vale" });
  line.holdBack();
  await user.click(leave);
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Waitlist" })).toBeNull());
  line.letGo();
  const said = await screen.findByText("You’ve left the waitlist.");
  await waitFor(() => expect(document.activeElement).toBe(said));
});

test("the list of appointments is in Arabic from right to left", async () => {
  await openList(listApi([]), "", { locale: "ar", patient: { ...joana, language: "ar" } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("مواعيدك");
  expect(document.documentElement.dir).toBe("rtl");
});
