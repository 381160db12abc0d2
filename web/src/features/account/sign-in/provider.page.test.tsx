import { getPatient, logIn } from "@anteroom/contract/account/account";
import {
  beginPatientProviderSignIn,
  finishPatientProviderSignIn,
  getProviderSignIn,
  linkProviderAccount,
  makeProviderAccount,
} from "@anteroom/contract/account/provider-sign-in";
import { listAppointments, listReviewOffers } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { providerOutcome } from "./provider-outcome.ts";

const session = { data: { entity: { token: "fresh-token", expires_at: "2026-12-24T09:00:00.000Z" } } };
const back = "/login?code=a-code&state=a-state&iss=https%3A%2F%2Fid.example";
const none = { data: { collection: [] } };

afterEach(() => {
  pendingChallenge.set(null);
  providerOutcome.set(null);
});

/** Whoever gets in reaches the list of appointments, which is empty, or the home page. */
const admitted = () =>
  fakeApi()
    .on(getPatient, { patient: joana })
    .on(listDoctors, none)
    .on(listSurveyOffers, none)
    .on(listReviewOffers, none)
    .on(listAppointments, none)
    .on(listWaitlist, none)
    .on(listRequests, none);

const comeBack = (api = admitted(), wanted = "/appointments?view=past") => {
  sessionStorage.setItem("provider-wanted", wanted);
  return openPage(back, { api });
};
const here = () => location.pathname + location.search;

test("the provider button appears where configured and navigates to it", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const api = fakeApi()
    .on(getProviderSignIn, { data: { entity: { provider: "Aurora ID" } } })
    .refuse(beginPatientProviderSignIn, "provider_unavailable");
  const { user } = await openPage("/login?from=/appointments", { api });
  const button = await screen.findByRole("button", { name: "Sign in with Aurora ID" });
  await user.click(button);
  expect(await screen.findByText("title of provider_unavailable")).toBeTruthy();
  api.on(beginPatientProviderSignIn, { data: { entity: { url: "https://id.example/sign-in" } } });
  await user.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://id.example/sign-in"));
  expect(sessionStorage.getItem("provider-wanted")).toBe("/appointments");
});

test("there is no provider button without a provider", async () => {
  const { api } = await openPage("/login");
  await waitFor(() => expect(api.sentTo(getProviderSignIn)).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /^Sign in with/ })).toBeNull();
});

test("a returning patient is signed in, reaches the requested page, and the answer is sent once", async () => {
  const api = admitted().on(finishPatientProviderSignIn, session);
  await comeBack(api);
  expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
  expect(here()).toBe("/appointments?view=past");
  expect(api.sentTo(finishPatientProviderSignIn).map(({ body }) => body)).toEqual([
    { answer: "code=a-code&state=a-state&iss=https%3A%2F%2Fid.example" },
  ]);
});

test("a return never redirects to another site", async () => {
  const api = admitted().on(finishPatientProviderSignIn, session);
  await comeBack(api, "//evil.example/appointments");
  await waitFor(() => expect(location.href).toBe("http://aurora.localhost:3000/"));
});

test("a new person enters name and consent, and is signed in", async () => {
  const api = admitted().refuse(finishPatientProviderSignIn, "provider_account_missing");
  const { user } = await comeBack(api);
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
  const make = () => user.click(screen.getByRole("button", { name: "Create my account" }));
  await make();
  expect(await screen.findByRole("link", { name: "Enter your full name." })).toBeTruthy();
  await fill(user, screen.getByLabelText("Full name"), "Joana Prata");
  await user.click(screen.getByRole("checkbox"));
  api.refuse(makeProviderAccount, "provider_refused");
  await make();
  expect(await screen.findByText("title of provider_refused")).toBeTruthy();
  api.on(makeProviderAccount, session);
  await make();
  expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
  expect(api.sentTo(makeProviderAccount).at(-1)?.body).toEqual({
    name: "Joana Prata",
    terms_accepted: true,
    terms_version: "1",
  });
});

test("an existing account is signed in once and connected before the page continues", async () => {
  const api = admitted()
    .refuse(finishPatientProviderSignIn, "provider_account_exists")
    .on(logIn, session)
    .on(linkProviderAccount, undefined);
  const { user } = await comeBack(api);
  expect(await screen.findByText("title of provider_account_exists")).toBeTruthy();
  await fill(user, screen.getByLabelText("Email"), "joana@example.org");
  await fill(user, screen.getByLabelText("Password"), "long enough");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
  expect(api.sentTo(linkProviderAccount)).toHaveLength(1);
});

test("an enabled second factor is required", async () => {
  const challenge = { challenge: "challenge-of-this-log-in", methods: ["totp", "recovery"] };
  const api = fakeApi().refuse(finishPatientProviderSignIn, "second_factor_required", challenge);
  await comeBack(api);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Find it in your authenticator app.")).toBeTruthy();
});

test.each([
  ["a refusal", "provider_refused", "title of provider_refused"],
  ["an address that is not confirmed", "provider_email_unconfirmed", "title of provider_email_unconfirmed"],
] as const)("after %s the sign-in page is shown with the reason", async (_what, code, text) => {
  await comeBack(fakeApi().refuse(finishPatientProviderSignIn, code));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Welcome back" })).toBeTruthy();
  expect(here()).toBe("/login?from=%2Fappointments%3Fview%3Dpast");
});

test("the sign-in page says that it is offline", async () => {
  await comeBack(fakeApi().lose(finishPatientProviderSignIn));
  expect(await screen.findByText("We couldn’t reach the clinic’s service just now.")).toBeTruthy();
});
