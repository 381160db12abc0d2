import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { anAppointment, aFinishedAppointment } from "../../testing/answers/appointments.ts";
import { joana, showPart } from "../../testing/open-page.tsx";
import { pageText } from "../../testing/page-words.ts";
import { EntryAction } from "./entry-action.tsx";

type More = Parameters<typeof anAppointment>[0];

const show = (more: More = {}, options: Parameters<typeof showPart>[1] = {}) =>
  showPart(<EntryAction appointment={anAppointment(more)} />, { patient: joana, ...options });
const open = Date.UTC(2026, 10, 26, 13, 30);
const targets = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href !== "/");

describe("the entry to an appointment", () => {
  test.each([
    ["accepted", "It’s open. You’ll go to the waiting room first."],
    ["preparing", "The call is running. You can go in now."],
  ] as const)("is open within its hour when the appointment is %s", async (status, words) => {
    await show({ status }, { now: open });
    expect(screen.getByRole("link", { name: "Join the video call" }).getAttribute("href")).toBe(
      "/client/video/21",
    );
    expect(pageText()).toContain(words);
  });

  test("leads to the address in the appointment", async () => {
    await show({ video_link: "/guest/video" }, { now: open });
    expect(targets()).toEqual(["/guest/video"]);
  });

  test("states the opening time on the same day", async () => {
    await show({}, { now: Date.UTC(2026, 10, 26, 9) });
    const door = screen.getByRole("button", { name: "Opens at 13:00" });
    expect(door.getAttribute("aria-describedby")).toBe("door-opens");
    expect(pageText()).toContain("In 4 hours. This button turns on automatically.");
    expect(pageText()).not.toContain("leave the page open");
    expect(targets()).toEqual([]);
  });

  test("says within the last hour that the page may stay open", async () => {
    await show({}, { now: Date.UTC(2026, 10, 26, 12, 10) });
    expect(pageText()).toContain("You can leave the page open.");
  });

  test("says that the clinic has to confirm first", async () => {
    await show({ status: "scheduled" }, { now: Date.UTC(2026, 10, 24, 9) });
    expect(pageText()).toContain("The clinic has to confirm the appointment first.");
    expect(pageText()).not.toContain("turns on automatically");
  });

  test("states the day too when it opens on another", async () => {
    await show({}, { now: Date.UTC(2026, 10, 24, 9) });
    expect(screen.getByRole("button", { name: /^Opens .*26.*, 13:00$/ })).toBeTruthy();
  });

  test('says "tomorrow" for the next day', async () => {
    await show({}, { now: Date.UTC(2026, 10, 25, 9) });
    expect(screen.getByRole("button", { name: /^Opens tomorrow ?, 13:00$/ })).toBeTruthy();
  });
});

describe("an appointment that is not booked yet", () => {
  test("leads to its payment with the amount", async () => {
    await show({ status: "pending_payment", total: { amount_minor: 4250, currency: "EUR" } as never });
    expect(screen.getByRole("link", { name: /^Pay €42\.50/ }).getAttribute("href")).toBe(
      "/appointments/21/pay",
    );
    expect(pageText()).toContain("The appointment is booked once you have paid.");
  });

  test("leads to its payment without an amount where hidden", async () => {
    await show({ status: "pending_payment", total: null });
    expect(screen.getByRole("link", { name: "Pay now" })).toBeTruthy();
  });

  test("with an unknown status says so", async () => {
    await show({ status: "of-tomorrow" as never });
    expect(pageText()).toContain("We can’t show the status of this appointment. Ask the clinic.");
  });

  test("says that the payment failed and leads to another time", async () => {
    await show({ status: "payment_failed" });
    expect(pageText()).toContain("The payment did not go through, so this appointment is not booked.");
    expect(screen.getByRole("link", { name: "Book another appointment" })).toBeTruthy();
  });
});

describe("the refund of a cancelled appointment", () => {
  const states = {
    refund_due: "Your refund is on its way.",
    refunded: "We’ve refunded your payment.",
    paid: "The clinic keeps what was paid.",
    reserved: "The clinic takes the amount reserved on your card.",
    released: "Nothing was taken from your card. The reserved amount is released.",
  } as const;
  const all = Object.entries(states) as [keyof typeof states, string][];

  test.each(all)("that is %s is stated when it was cancelled", async (payment_state, words) => {
    await show({ status: "canceled", payment_state });
    expect(pageText()).toContain(words);
  });

  test.each(all)("that is %s is stated when the doctor cannot come", async (payment_state, words) => {
    await show({ status: "declined", payment_state });
    expect(pageText()).toContain(`Dr Rui Vale is not available at this time. ${words}`);
  });

  test.each([
    ["refund_due", "Your refund of €25.50 is on its way."],
    ["refunded", "We’ve refunded €25.50."],
  ] as const)("that is %s shows its amount and duration", async (payment_state, words) => {
    await show({ status: "canceled", payment_state, refund: { amount_minor: 2550, currency: "EUR" } });
    expect(pageText()).toContain(`${words} It can take up to 14 days to show on your card or account.`);
  });

  test("is not mentioned when nothing was paid", async () => {
    await show({ status: "canceled", payment_state: "none" });
    expect(pageText()).not.toMatch(/refund|paid/);
    expect(targets()).toHaveLength(1);
  });
});

describe("a past appointment", () => {
  test("that took place says so without an action", async () => {
    await showPart(<EntryAction appointment={aFinishedAppointment()} />, { patient: joana });
    expect(pageText()).toBe("This appointment is over.");
    expect(targets()).toEqual([]);
  });

  test("that did not take place says so with a link to another", async () => {
    await show({ status: "no_show" }, { now: Date.UTC(2026, 10, 28, 9) });
    expect(pageText()).toContain("The time of this appointment has passed and it did not take place.");
    expect(targets()).toHaveLength(1);
  });

  test.each([
    ["+351 210 000 000", ["tel:+351210000000"]],
    [null, []],
  ])("shows the clinic’s telephone %s where web booking is off", async (clinicPhone, links) => {
    await show(
      { status: "no_show" },
      { now: Date.UTC(2026, 10, 28, 9), settings: { patientsWebScheduling: false, clinicPhone } },
    );
    expect(targets()).toEqual(links);
  });

  test.each([
    ["phone", "canceled", "refunded", "We’ve refunded your payment."],
    ["on_site", "finished", "none", "This appointment is over."],
  ] as const)("says so also when it is by %s and %s", async (service_type, status, money, words) => {
    const over = { start_time: "2026-11-20T14:00:00.000Z", end_time: "2026-11-20T14:20:00.000Z" };
    await show({ service_type, status, payment_state: money, ...(status === "finished" ? over : {}) });
    expect(pageText()).toContain(words);
  });
});
