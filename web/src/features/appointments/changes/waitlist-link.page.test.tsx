import {
  declineByLink,
  leaveByLink,
  openWaitlistLink,
  type WaitlistLink,
} from "@anteroom/contract/appointment/waitlist";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../testing/page-words.ts";

const token = "w".repeat(43);
const offered = (more: Partial<WaitlistLink> = {}): WaitlistLink => ({
  appointment_id: 21,
  start_time: "2026-11-25T09:00:00.000Z",
  expires_at: "2026-11-24T09:15:00.000Z",
  state: "open",
  ...more,
});
const linkApi = (link = offered()) => fakeApi().on(openWaitlistLink, entityOf(link));
const openLink = (api: FakeApi, more: object = {}, fragment = `#${token}`) =>
  openPage(`/waitlist${fragment}`, { api, ...more });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("an offer's link says until when the time is held, and changes nothing by itself", async () => {
  const api = linkApi();
  await openLink(api);
  await title("An earlier time is free");
  expect(pageText()).toContain("We’re keeping it for you until 09:15.");
  expect(pageText()).not.toMatch(/Dr |Joana/);
  expect(screen.getByRole("link", { name: "See the earlier time" }).getAttribute("href")).toBe(
    "/appointments/21",
  );
  expect(api.sentTo(declineByLink).concat(api.sentTo(leaveByLink))).toHaveLength(0);
  expect(await accessibilityFaults()).toEqual([]);
});

test("a time is declined with one tap, and the place in line stays", async () => {
  const api = linkApi().on(declineByLink, entityOf(offered({ state: "declined" })));
  const { user } = await openLink(api);
  await user.click(await screen.findByRole("button", { name: "Decline this time" }));
  const heading = await title("You declined this time");
  expect(document.activeElement).toBe(heading);
  expect(pageText()).toContain(
    "You keep your appointment. You’re still on the waitlist, but we won’t email you again for an hour.",
  );
  expect(screen.getByRole("button", { name: "Leave the waitlist" })).toBeTruthy();
});

test("the waitlist is left with one tap, and no time is offered afterwards", async () => {
  const api = linkApi().on(leaveByLink, entityOf(offered({ state: "over" })));
  const { user } = await openLink(api);
  await user.click(await screen.findByRole("button", { name: "Leave the waitlist" }));
  const heading = await title("You’re not on the waitlist");
  expect(document.activeElement).toBe(heading);
  expect(pageText()).toContain("no more emails about earlier times for this appointment.");
  expect(screen.queryByRole("button", { name: "Leave the waitlist" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a failed leave says why and works at the next try", async () => {
  const api = linkApi().lose(leaveByLink);
  const { user } = await openLink(api);
  await user.click(await screen.findByRole("button", { name: "Leave the waitlist" }));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
  expect(screen.getByRole("heading", { level: 1, name: "An earlier time is free" })).toBeTruthy();
  api.on(leaveByLink, entityOf(offered({ state: "over" })));
  await user.click(screen.getByRole("button", { name: "Leave the waitlist" }));
  await title("You’re not on the waitlist");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["ended", offered({ state: "ended" })],
  ["open, and its time has passed", offered({ expires_at: "2026-11-24T08:59:00.000Z" })],
] as const)("an offer that is %s is no longer held", async (_, link) => {
  await openLink(linkApi(link));
  await title("We’re no longer keeping this time");
  expect(screen.queryByRole("button", { name: "Decline this time" })).toBeNull();
  expect(screen.getByRole("button", { name: "Leave the waitlist" })).toBeTruthy();
});

test("the link of a request without an appointment leads to the list", async () => {
  await openLink(linkApi(offered({ appointment_id: null, state: "over" })));
  await title("You’re not on the waitlist");
  expect(pageText()).toContain("We’ll send you no more emails about earlier times.");
  expect(screen.getByRole("link", { name: "See your appointments" }).getAttribute("href")).toBe(
    "/appointments",
  );
});

test.each([
  ["is over", fakeApi().refuse(openWaitlistLink, "link_not_valid"), `#${token}`],
  ["is not whole", fakeApi(), "#short"],
  ["has nothing behind it", fakeApi(), ""],
] as const)("a link that %s says so and leads to the appointments", async (_, api, fragment) => {
  await openLink(api, {}, fragment);
  await title("This link doesn’t open any more");
  expect(pageText()).toContain("Your appointment has started or changed, or the link isn’t complete.");
  expect(screen.getByRole("link", { name: "See your appointments" }).getAttribute("href")).toBe(
    "/appointments",
  );
});

test("the link says that it is offline and opens at the next try", async () => {
  const api = fakeApi().lose(openWaitlistLink);
  const { user } = await openLink(api);
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
  api.on(openWaitlistLink, entityOf(offered()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await title("An earlier time is free");
});

test("the link shows a loading state before its answer", async () => {
  const { main } = await openLink(fakeApi().hang(openWaitlistLink));
  await waitFor(() => expect(main.textContent).toContain("Loading"));
});

test("the Arabic link page is right to left", async () => {
  await openLink(linkApi(), { locale: "ar" });
  await screen.findByRole("button", { name: /قائمة الانتظار/ });
  expect(document.documentElement.dir).toBe("rtl");
  await expectPageText("09:15");
});
