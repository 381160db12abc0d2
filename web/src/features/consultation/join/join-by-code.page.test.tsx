import { joinByCode } from "@anteroom/contract/appointment/join";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

const openDoor = (api: FakeApi = fakeApi(), more: object = {}) => openPage("/join-by-code", { api, ...more });
const codeField = () => screen.getByLabelText("Appointment code");

async function sendCode(user: UserEvent, code: string): Promise<void> {
  fillField("Appointment code", code);
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
}

const leadsTo = (leads_to: string | null, opens_at: string | null = null) =>
  entityOf({ leads_to, opens_at, time_zone: "Europe/Lisbon" });

test("a confirmation's code in any notation leads to the appointment's lobby", async () => {
  const api = fakeApi().on(joinByCode, leadsTo("/no-such-page"));
  const { user } = await openDoor(api);
  await sendCode(user, " k7qm 2xra ");
  await waitFor(() => expect(location.pathname).toBe("/no-such-page"));
  expect(api.sentTo(joinByCode).map(({ body }) => body)).toEqual([{ code: "K7QM2XRA" }]);
});

test("a malformed code is reported at its field, and nothing is sent", async () => {
  const { user, api } = await openDoor();
  await sendCode(user, "12");
  await waitFor(() => expect(codeField().getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(codeField());
  expect(pageText()).toContain("Invalid appointment code. Check it in your confirmation.");
  expect(document.title).toMatch(/^Error:/);
  expect(api.sentTo(joinByCode)).toHaveLength(0);
  expect(await accessibilityFaults()).toEqual([]);
});

test("an unknown code is reported at its field and stays", async () => {
  const { user } = await openDoor(fakeApi().refuse(joinByCode, "appointment_code_invalid"));
  await sendCode(user, "K7QM-2XRA");
  await waitFor(() => expect(codeField().getAttribute("aria-invalid")).toBe("true"));
  expect(codeField()).toHaveProperty("value", "K7QM-2XRA");
  expect(screen.queryByRole("alert")?.textContent ?? "").not.toContain("title of");
});

test("a code before its time says when the room opens, without names", async () => {
  const { user } = await openDoor(fakeApi().on(joinByCode, leadsTo(null, "2026-11-24T13:00:00.000Z")));
  await sendCode(user, "K7QM-2XRA");
  await expectPageText("You’re early. The waiting room opens");
  expect(pageText()).toMatch(/at 13:00, .*Come back then with the same code\./);
  expect(pageText()).not.toMatch(/Dr |Joana/);
  expect(location.pathname).toBe("/join-by-code");
});

test("a past appointment's code leads to its page by email or sign-in, or to another time", async () => {
  const { user } = await openDoor(fakeApi().refuse(joinByCode, "visit_over"));
  await sendCode(user, "K7QM-2XRA");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("title of visit_over To see its page, open the link in your");
  const ways = [...said.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(ways).toEqual(["/login?from=%2Fappointments%3Fview%3Dpast", "/doctors"]);
  expect(codeField().getAttribute("aria-invalid")).not.toBe("true");
});

test("a code reports being offline or rate limited, and works at the next try", async () => {
  const api = fakeApi().lose(joinByCode);
  const { user } = await openDoor(api);
  await sendCode(user, "K7QM-2XRA");
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
  expect(document.activeElement).toBe(codeField());
  api.refuse(joinByCode, "too_many_requests");
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("title of too_many_requests"));
  api.on(joinByCode, leadsTo("/no-such-page"));
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
  await waitFor(() => expect(location.pathname).toBe("/no-such-page"));
});

test("a code is sent once for a double press", async () => {
  const api = fakeApi().hang(joinByCode);
  const { user } = await openDoor(api);
  await sendCode(user, "K7QM-2XRA");
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
  expect(api.sentTo(joinByCode)).toHaveLength(1);
});

test("a person without a code finds sign-in and the clinic's number", async () => {
  await openDoor(fakeApi(), { settings: { clinicPhone: "+351 210 000 000" } });
  const signIn = screen.getByRole("link", { name: "Sign in to see your appointments" });
  expect(signIn.getAttribute("href")).toBe("/login?from=%2Fappointments");
  const phone = screen.getByRole("link", { name: "+351 210 000 000" });
  expect(phone.getAttribute("href")).toBe("tel:+351210000000");
  expect(await accessibilityFaults()).toEqual([]);
});

test("sign-in is not offered to a signed-in patient nor where it is closed", async () => {
  await openDoor(fakeApi(), { patient: joana });
  expect(screen.queryByRole("link", { name: "Sign in to see your appointments" })).toBeNull();
});

test("the clinic's number and sign-in are omitted where there are none", async () => {
  await openDoor(fakeApi(), { settings: { clinicPhone: null, patientsLogIn: false } });
  expect(pageText()).not.toMatch(/Call the clinic|Have an account/);
});

test("the code page is in Arabic with the code from left to right", async () => {
  const api = fakeApi().on(joinByCode, leadsTo(null, "2026-11-24T13:00:00.000Z"));
  const { user, main } = await openDoor(api, { locale: "ar" });
  expect(document.documentElement.dir).toBe("rtl");
  const field = main.querySelector("input[name=code]");
  if (!(field instanceof HTMLInputElement)) throw new Error("No field for the code.");
  await user.click(field);
  await user.paste("K7QM2XRA");
  await user.click(screen.getByRole("button", { name: /انضم/ }));
  const time = await screen.findByText("13:00");
  expect(time.getAttribute("dir")).toBe("ltr");
});

test.each([
  ["missing where nothing was typed", "", "Enter your appointment code."],
  ["not valid where it cannot be one", "K7", "Invalid appointment code. Check it in your confirmation."],
])("an appointment's code is announced as %s", async (_what, typed, words) => {
  const api = fakeApi();
  const { user } = await openPage("/join-by-code", { api });
  fillField("Appointment code", typed);
  await user.click(screen.getByRole("button", { name: "Join the video call" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Appointment code" }));
  expect(api.sentTo(joinByCode)).toHaveLength(0);
});
