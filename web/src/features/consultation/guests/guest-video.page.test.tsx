// The link of whoever has booked without an account: what its page says before, during and after the call.
import {
  cancelAppointment,
  getGuestAppointment,
  reviewAppointment,
  type WholeAppointment,
} from "@anteroom/contract/appointment/appointments";
import { listCallRequests } from "@anteroom/contract/call/call-requests";
import { enterCall, getCall, leaveCall } from "@anteroom/contract/call/consultation";
import { saveDeviceCheck } from "@anteroom/contract/call/device-check";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { anAppointment, appointmentApi, aCall } from "../../../testing/answers/appointments.ts";
import { admission, emptyRoom, waiting } from "../../../testing/answers/call.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { type AskDevices, standInDevices } from "../../../testing/devices.ts";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { openPage, silentRealtime } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";

let askDevices: AskDevices;
beforeEach(() => void (askDevices = standInDevices()));

const token = "t".repeat(43);
const address = `/guest/video/${token}`;
const now = Date.UTC(2026, 10, 26, 13, 30);
const early = Date.UTC(2026, 10, 26, 12, 59, 30);

/** The appointment as the link opens it. */
const booked = (more: Partial<WholeAppointment> = {}) => anAppointment({ video_link: address, ...more });

function guestApi(appointment = booked()): FakeApi {
  return appointmentApi(appointment)
    .on(getGuestAppointment, entityOf(appointment))
    .lose(saveDeviceCheck)
    .on(enterCall, entityOf({ ...admission, visit: waiting }))
    .on(getCall, entityOf(waiting))
    .on(listCallRequests, collectionOf([]))
    .on(leaveCall, undefined);
}

function openLink(api: FakeApi = guestApi(), more: object = {}) {
  const callTools = { connectAs: () => silentRealtime, joinRoom: emptyRoom };
  return openPage(address, { api, now, replace: { callTools: () => Promise.resolve(callTools) }, ...more });
}

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("a guest's link", () => {
  test.each([
    ["not-confirmed", { status: "pending_payment" }, "not confirmed yet", "You can join once"],
    ["canceled", { status: "canceled" }, "was cancelled", "there is nothing to join"],
    ["declined", { status: "declined" }, "The doctor is unavailable", "Dr Rui Vale can’t see you"],
    ["missed", { status: "no_show" }, "was missed", "We waited for you."],
    ["not by video", { service_type: "phone" }, "is not by video", "no video call to join"],
  ] as const)("says why there is no call when the appointment is %s", async (_, more, heading, words) => {
    await openLink(guestApi(booked(more)));
    await title(new RegExp(heading));
    expect(pageText()).toContain(words);
    expect(hrefs()).toContain("/doctors");
    expect(askDevices).not.toHaveBeenCalled();
  });

  test("says that the call has expired twelve hours after the appointment", async () => {
    await openLink(guestApi(), { now: Date.UTC(2026, 10, 27, 5) });
    await title("This video call has expired");
    expect(screen.getByRole("link", { name: "Book a new appointment" }).getAttribute("href")).toBe(
      "/doctors",
    );
  });

  test("offers no new booking where web booking is off", async () => {
    await openLink(guestApi(booked({ status: "canceled" })), { settings: { patientsWebScheduling: false } });
    await title("This appointment was cancelled");
    expect(screen.queryByRole("link", { name: "Book a new appointment" })).toBeNull();
    expect(hrefs()).toContain("/");
  });

  test(
    "that is unknown says so and offers account, code and clinic",
    { tags: ["S8.MSG.24", "S4.STATUS.11"] },
    async () => {
      const api = guestApi().refuse(getGuestAppointment, "unauthenticated");
      await openLink(api, { settings: { clinicPhone: "+351 210 000 000" } });
      await title("This link has ended");
      expect(hrefs()).toEqual(
        expect.arrayContaining([
          "/login?from=%2Fappointments",
          "/join-by-code",
          "/doctors",
          "tel:+351210000000",
        ]),
      );
      expect(hrefs().at(-1), "whom one can ask is a line of its own below the ways on").toBe(
        "tel:+351210000000",
      );
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test("that has ended offers no sign-in where the clinic has closed it", async () => {
    const api = guestApi().refuse(getGuestAppointment, "unauthenticated");
    await openLink(api, { settings: { patientsLogIn: false } });
    await title("This link has ended");
    expect(hrefs()).not.toContain("/login?from=%2Fappointments");
    expect(hrefs()).toContain("/join-by-code");
  });

  test("says that the clinic cannot be reached, and opens by itself once it can", async () => {
    const api = guestApi().lose(getGuestAppointment);
    await openLink(api);
    expect((await screen.findByRole("alert")).textContent).toContain("We can’t reach the clinic.");
    expect(askDevices).not.toHaveBeenCalled();
    api.on(getGuestAppointment, entityOf(booked()));
    fireEvent.focus(window);
    await title("Check before you join");
  });

  test("refers to another browser when this one cannot hold the call", async () => {
    vi.stubGlobal("RTCPeerConnection", undefined);
    await openLink();
    await title(/does not support video calls|is too old/);
    expect(pageText()).toContain("Open the same link in Chrome, Firefox or Safari");
  });
});

test(
  "a closed room says when it opens, and opens by itself",
  { tags: ["S4.VALID.01", "S4.VALID.04", "D.86"] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "setInterval", "Date"] });
    const { user, app } = await openLink(guestApi(), { now: early });
    await title("You’re early");
    const closed = screen.getByRole("button", { name: "Opens at 13:00" });
    expect(closed.getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toMatch(/Your appointment with Dr Rui Vale begins at 14:00\./);
    expect(await accessibilityFaults()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app.clock.now()).toBeGreaterThan(early + 30_000);
    await title("The waiting room is open");
    vi.useRealTimers();
    await user.click(screen.getByRole("button", { name: "Go in" }));
    await title("Check before you join");
  },
);

test("a guest cancels on the link's page, which confirms it", { tags: ["D.85"] }, async () => {
  const api = guestApi();
  const off = booked({ status: "canceled", payment_state: "refunded" });
  api.on(cancelAppointment, () => {
    api.on(getGuestAppointment, entityOf(off));
    return entityOf(off);
  });
  const { user } = await openLink(api, { now: Date.UTC(2026, 10, 24, 9) });
  await user.click(await screen.findByRole("button", { name: "Cancel appointment" }));
  const question = await screen.findByRole("dialog", { name: "Cancel this appointment?" });
  await user.click(within(question).getByRole("button", { name: "Yes, cancel it" }));
  await title("This appointment was cancelled");
  expect(api.sentTo(cancelAppointment)).toHaveLength(1);
});

test(
  "a guest leaves, returns and reviews on the same page, in Arabic",
  { tags: ["S1.15", "S6.ROLE.03", "S4.STATUS.10"] },
  async () => {
    const api = guestApi();
    const { user } = await openLink(api, { locale: "ar" });
    await user.click(await screen.findByRole("button", { name: "انضمام" }));
    await title("غرفة الانتظار");
    await user.click(screen.getByRole("button", { name: "المغادرة مع حفظ مكاني" }));
    const asked = await screen.findByRole("dialog");
    await user.click(within(asked).getByRole("button", { name: "المغادرة مع حفظ مكاني" }));
    const left = await title("غادرت المكالمة");
    expect(document.activeElement).toBe(left);
    expect(api.sentTo(leaveCall)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "العودة إلى المكالمة" }));
    await title("غرفة الانتظار");

    const over = booked({ status: "finished", status_code: 5 });
    const ended = aCall({ phase: "ended", ended_at: "2026-11-26T13:40:00.000Z" });
    api.on(getCall, entityOf(ended)).on(getGuestAppointment, entityOf(over));
    fireEvent.focus(window);
    await title("انتهت المكالمة");
    await user.click(await screen.findByRole("button", { name: "إرسال التقييم" }));
    expect(await screen.findByText("اختر من نجمة إلى خمس نجوم.")).toBeTruthy();
    expect(api.sentTo(reviewAppointment)).toHaveLength(0);
    api.on(reviewAppointment, entityOf({ rating: 4, comment: "", created_at: "2026-11-26T13:45:00.000Z" }));
    await user.click(screen.getByRole("radio", { name: "4 نجوم، جيدة" }));
    await user.click(screen.getByRole("button", { name: "إرسال التقييم" }));
    expect(await screen.findByText("شكرًا على تقييمك. يمكنك إغلاق هذه الصفحة.")).toBeTruthy();
    expect(api.sentTo(reviewAppointment)[0]?.body).toMatchObject({ rating: 4 });
  },
);

test("a failed review says so, keeps its text and is sent at the next try", async () => {
  const over = booked({ status: "finished", status_code: 5 });
  const ended = aCall({ phase: "ended", ended_at: "2026-11-26T13:40:00.000Z" });
  const api = guestApi();
  const { user } = await openLink(api);
  await user.click(await screen.findByRole("button", { name: /^Join/ }));
  await title("Waiting room");
  api.on(getCall, entityOf(ended)).on(getGuestAppointment, entityOf(over)).lose(reviewAppointment);
  fireEvent.focus(window);
  await title("The call has ended");
  await user.click(await screen.findByRole("radio", { name: "5 stars, very good" }));
  await user.type(screen.getByLabelText("Add a comment (optional)"), "Kind");
  await user.click(screen.getByRole("button", { name: "Send review" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "It was not sent. Keep this page open and try again.",
  );
  expect(screen.getByLabelText("Add a comment (optional)")).toHaveProperty("value", "Kind");
  api.on(reviewAppointment, entityOf({ rating: 5, comment: "Kind", created_at: "2026-11-26T13:45:00.000Z" }));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  await waitFor(() => expect(pageText()).toContain("Thank you for your review."));
  expect(api.sentTo(reviewAppointment).at(-1)?.body).toEqual({ rating: 5, comment: "Kind" });
});

test("the focus goes to the stars a guest left out, and to the thanks for the review", async () => {
  const over = booked({ status: "finished", status_code: 5 });
  const ended = aCall({ phase: "ended", ended_at: "2026-11-26T13:40:00.000Z" });
  const api = guestApi();
  const { user } = await openLink(api);
  await user.click(await screen.findByRole("button", { name: /^Join/ }));
  await title("Waiting room");
  api.on(getCall, entityOf(ended)).on(getGuestAppointment, entityOf(over));
  api.on(reviewAppointment, entityOf({ rating: 5, comment: "", created_at: "2026-11-26T13:45:00.000Z" }));
  fireEvent.focus(window);
  await title("The call has ended");
  await user.click(screen.getByRole("button", { name: "Send review" }));
  await screen.findByText("Choose one to five stars.");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 star, bad" }));
  await user.click(screen.getByRole("radio", { name: "5 stars, very good" }));
  await user.click(screen.getByRole("button", { name: "Send review" }));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe("Thank you for your review. You can close this page."),
  );
});

test("a personal link leads to the appointment page once the appointment is over", async () => {
  const over = booked({ status: "finished", status_code: 5 });
  await openLink(guestApi(over));
  await title("This appointment is over");
  expect(screen.getByRole("link", { name: "See your appointment" }).getAttribute("href")).toBe(
    "/appointments/21",
  );
});

test("a clinic without reviews asks a guest for none after the call", async () => {
  const over = booked({ status: "finished", status_code: 5 });
  const ended = aCall({ phase: "ended", ended_at: "2026-11-26T13:40:00.000Z" });
  const api = guestApi();
  const { user } = await openLink(api, { settings: { patientsReview: false } });
  await user.click(await screen.findByRole("button", { name: /^Join/ }));
  await title("Waiting room");
  api.on(getCall, entityOf(ended)).on(getGuestAppointment, entityOf(over));
  fireEvent.focus(window);
  await title("The call has ended");
  expect(pageText()).toContain("You can close this page.");
  expect(screen.queryByRole("button", { name: "Send review" })).toBeNull();
  expect(hrefs(), "the doctor's words stay there").toContain("/appointments/21");
});
