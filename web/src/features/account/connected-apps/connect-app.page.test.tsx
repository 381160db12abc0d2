import { allowApp, readAppRequest, type AppRequest } from "@anteroom/contract/account/connected-apps";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../testing/page-words.ts";

const asked: AppRequest = {
  app_name: "Diary",
  privacy_url: "https://diary.example/privacy",
  returns_to: "diary.example",
  kinds: ["appointments", "measurements", "lists"],
  people: [
    { patient_id: 7, name: "Joana Prata", is_self: true },
    { patient_id: 8, name: "Tomás Prata", is_self: false },
  ],
  ends_at: "2027-05-23T09:00:00.000Z",
  refusal_url: "https://diary.example/back?error=access_denied",
};
const onPage = (entity: AppRequest = asked) => fakeApi().on(readAppRequest, entityOf(entity));
const openRequest = (api: FakeApi) => openPage("/connect-app?request=abc", { api, patient: joana });
const press = async (user: Awaited<ReturnType<typeof openPage>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
/** The test stays where it is. */
const watchLeaving = () => vi.spyOn(location, "replace").mockImplementation(() => {});

test("the app, clinic, data kinds, expiry and cancel link are shown, and nothing is preselected", async () => {
  await openRequest(onPage());
  await expectPageText("Connect Diary?");
  for (const part of [
    "Diary wants to read a health record at Clínica Aurora",
    "It can’t change anything.",
    "You’re signed in as Joana Prata",
    "It can read until Sunday, 23 May 2027",
    "Next you go to diary.example",
  ])
    expect(pageText()).toContain(part);
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "How Diary uses data" });
  expect([link.href, link.rel]).toEqual(["https://diary.example/privacy", "noreferrer"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the selection is allowed for the chosen person, and the browser returns to the app", async () => {
  const leave = watchLeaving();
  const redirect_to = "https://diary.example/back?code=c&state=s";
  const { user, api } = await openRequest(onPage().on(allowApp, entityOf({ redirect_to })));
  await user.click(await screen.findByRole("radio", { name: "Tomás Prata" }));
  await user.click(screen.getByRole("checkbox", { name: /^Medicines and allergies/ }));
  await press(user, "Allow");
  await waitFor(() => expect(leave).toHaveBeenCalledWith(redirect_to));
  expect(api.sentTo(allowApp).map(({ body }) => body)).toEqual([
    { request: "abc", patient_id: 8, kinds: ["lists"] },
  ]);
});

test("nothing is allowed without a selection, and one button selects all", async () => {
  const leave = watchLeaving();
  const { user, api } = await openRequest(
    onPage().on(allowApp, entityOf({ redirect_to: "https://diary.example/" })),
  );
  await press(user, "Allow");
  await expectPageText("Choose what the app may read");
  expect(api.sentTo(allowApp)).toEqual([]);
  await press(user, "Choose all");
  expect(screen.queryByRole("button", { name: "Choose all" })).toBeNull();
  await press(user, "Allow");
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(api.sentTo(allowApp)[0]?.body).toMatchObject({ patient_id: 7, kinds: asked.kinds });
});

test("refusing returns to the app without a request", async () => {
  const leave = watchLeaving();
  const { user, api } = await openRequest(onPage());
  await press(user, "Don’t allow");
  expect(leave).toHaveBeenCalledWith(asked.refusal_url);
  expect(api.sentTo(allowApp)).toEqual([]);
});

test("an adult without dependents is not asked whose record it is", async () => {
  await openRequest(onPage({ ...asked, people: asked.people.slice(0, 1), privacy_url: null }));
  await screen.findByRole("button", { name: "Allow" });
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("link", { name: "How Diary uses data" })).toBeNull();
});

test("a visitor is asked to sign in and returns to this request", async () => {
  await openPage("/connect-app?request=abc");
  await screen.findByRole("heading", { level: 1, name: "Sign in to connect an app" });
  const address = `/login?from=${encodeURIComponent("/connect-app?request=abc")}`;
  const links = () => within(screen.getByRole("main")).getAllByRole("link", { name: "Sign in" });
  await waitFor(() => expect(links().map((link) => link.getAttribute("href"))).toEqual([address]));
});

test.each(["/connect-app?refused=unknown", "/connect-app"])(
  "%s says that the app can’t be connected",
  async (at) => {
    await openPage(at);
    expect(
      await screen.findByRole("heading", { level: 1, name: "This app can’t be connected" }),
    ).toBeTruthy();
  },
);

test("an app removed meanwhile can’t be connected", async () => {
  await openRequest(fakeApi().refuse(readAppRequest, "not_found"));
  expect(await screen.findByRole("heading", { level: 1, name: "This app can’t be connected" })).toBeTruthy();
});

test("the page says that it is offline and retries, before and after the decision", async () => {
  const leave = watchLeaving();
  const { user, api } = await openRequest(fakeApi().lose(readAppRequest));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(readAppRequest, entityOf(asked)).lose(allowApp);
  await press(user, "Try again");
  await press(user, "Choose all");
  await press(user, "Allow");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(leave).not.toHaveBeenCalled();
});
