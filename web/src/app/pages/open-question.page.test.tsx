import { answerCare, seeCare } from "@anteroom/contract/account/dependents";
import { confirmEmail, undoEmail } from "@anteroom/contract/account/profile";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConfirmationLink } from "./open-question.tsx";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { openPage } from "../../testing/open-page.tsx";

const names = { dependent_name: "Tomás Prata", patient_name: "Joana Prata" };
const asked = () => fakeApi().on(seeCare, { data: { entity: names } });

/** Opens the link of the mail, as the entry of the app does. */
async function openLink(api: FakeApi, more: object = {}) {
  const opened = await openPage("/login?care=t-1", { api, ...more });
  await act(() => openConfirmationLink(opened.app));
  return opened;
}
const button = (name: string) => screen.findByRole("button", { name });

test("the care question names both people, and its token leaves the address at once", async () => {
  const { api } = await openLink(asked());
  expect(await screen.findByRole("heading", { level: 1, name: "May Joana Prata act for you?" })).toBeTruthy();
  const page = (await button("Yes, I agree")).closest("main")?.textContent;
  expect(page).toContain("Tomás Prata, you’re an adult, so you decide. If you agree, Joana Prata can book");
  expect(location.search).toBe("");
  expect(api.sentTo(seeCare).map(({ body }) => body)).toEqual([{ token: "t-1" }]);
});

test("the care question can be retried after a network loss", async () => {
  const { user, api } = await openLink(fakeApi().lose(seeCare));
  api.on(seeCare, { data: { entity: names } });
  await user.click(await button("Try again"));
  expect(await screen.findByRole("heading", { name: "May Joana Prata act for you?" })).toBeTruthy();
});

test.each([
  ["Yes, I agree", true, "Thank you. We’ve saved your answer."],
  ["No, I’ll manage them myself", false, "No one acts for you."],
])("the answer %j of an adult is confirmed and sent once", async (name, agrees, title) => {
  const { user, api } = await openLink(asked().on(answerCare, undefined));
  await user.dblClick(await button(name));
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(api.sentTo(answerCare).map(({ body }) => body)).toEqual([{ token: "t-1", agrees }]);
});

test.each([
  ["care", () => asked().on(answerCare, undefined), "No, I’ll manage them myself", "No one acts for you."],
  ["care", () => fakeApi().refuse(seeCare, "link_not_valid"), null, "title of link_not_valid"],
  ["new_email", () => fakeApi().on(confirmEmail, undefined), null, "Use this email address?"],
  ["undo_email", () => fakeApi(), null, "Get your old email address back?"],
])("the page of a %s link has the clinic’s logo and a skip link", async (parameter, api, answer, title) => {
  const { app, user } = await openPage(`/login?${parameter}=t-1`, { api: api() });
  await act(() => openConfirmationLink(app));
  if (answer !== null) await user.click(await button(answer));
  await screen.findByRole("heading", { level: 1, name: title });
  const banner = screen.getByRole("banner");
  expect(within(banner).getByText(app.boot.manifest?.name ?? "")).toBeTruthy();
  expect(banner.querySelector("img")?.getAttribute("src")).toBe(app.boot.manifest?.logoUrl);
  const skip = screen.getByRole("link", { name: "Skip to the content" });
  expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  expect(await accessibilityFaults()).toEqual([]);
});

test("who declines reads when, with whom and how the booked appointments take place, and whom to ask", async () => {
  const appointments = [
    {
      start_time: "2026-11-25T15:00:00.000Z",
      time_zone: "Europe/Lisbon",
      service_type: "remote" as const,
      doctor_name: "Dr Beatriz Nunes",
      code: "K7QM2XRA",
    },
  ];
  const api = fakeApi()
    .on(seeCare, { data: { entity: { ...names, appointments } } })
    .on(answerCare, undefined);
  const { user } = await openLink(api, { settings: { clinicPhone: "+351 210 000 000" } });
  await user.click(await button("No, I’ll manage them myself"));
  await screen.findByRole("heading", { level: 2, name: "Your appointments stay booked" });
  const page = document.querySelector("main")?.textContent ?? "";
  expect(page).toMatch(/Wednesday 25 November, 15:00.*Dr Beatriz Nunes.*K7QM-2XRA/);
  expect(screen.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe(
    "tel:+351210000000",
  );
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(await button("Join with a code"));
  await waitFor(() => expect(location.pathname).toBe("/join-by-code"));
  expect(await screen.findByRole("heading", { level: 1, name: "Join your appointment" })).toBeTruthy();
});

test("a failed answer keeps the question with a reason and can be sent again", async () => {
  const { user, api } = await openLink(asked().refuse(answerCare, "internal"));
  await user.click(await button("Yes, I agree"));
  expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
  api.on(answerCare, undefined);
  await user.click(await button("Yes, I agree"));
  expect(await screen.findByRole("heading", { name: "Thank you. We’ve saved your answer." })).toBeTruthy();
});

test("an expired care link says so and leads to the home page", async () => {
  const { user } = await openLink(fakeApi().refuse(seeCare, "link_not_valid").hang(listDoctors));
  expect(await screen.findByRole("heading", { level: 1, name: "title of link_not_valid" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await user.click(await button("Go to the home page"));
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("the care question is in Arabic from right to left", async () => {
  await openLink(asked(), { locale: "ar" });
  const heading = await screen.findByRole("heading", { level: 1, name: /Joana Prata/ });
  expect(heading.textContent).not.toContain("act for you");
  expect(document.documentElement.dir).toBe("rtl");
});

test.each([
  ["new_email", "Use this email address?", "Use this address", /^From then on/, confirmEmail],
  ["undo_email", "Get your old email address back?", "Undo the change", /^Your account will use/, undoEmail],
] as const)(
  "a link of %s that is over says so, and promises nothing any more",
  async (parameter, question, action, promise, endpoint) => {
    const api = fakeApi().refuse(endpoint, "link_not_valid");
    const { app, user } = await openPage(`/login?${parameter}=t-1`, { api });
    await act(() => openConfirmationLink(app));
    expect(await screen.findByRole("heading", { level: 1, name: question })).toBeTruthy();
    expect(screen.getByText(promise)).toBeTruthy();
    await user.click(await button(action));
    expect(await screen.findByRole("heading", { level: 1, name: "This link no longer works" })).toBeTruthy();
    expect(screen.queryByText(promise)).toBeNull();
    expect(screen.queryByRole("button", { name: action })).toBeNull();
    expect(screen.getByRole("button", { name: "Go to the home page" })).toBeTruthy();
  },
);
