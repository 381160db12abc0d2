import { openGuestLink, renewGuestLink } from "@anteroom/contract/account/guest-access";
import { acceptInvitation, agreeToTerms, getTerms, logInByToken } from "@anteroom/contract/account/access";
import { getPatient, logIn, logOut, type Patient, pingSession } from "@anteroom/contract/account/account";
import { listDependents } from "@anteroom/contract/account/dependents";
import { listSessions } from "@anteroom/contract/account/profile";
import { getSecurity } from "@anteroom/contract/account/second-factor";
import {
  recoverPassword,
  resetPassword,
  seePasswordLink,
  setPassword,
} from "@anteroom/contract/account/passwords";
import { getAppointment, listAppointments } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { bookedAppointment } from "../../../testing/answers/booking.ts";
import { aSecurity } from "../../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { tokenKey } from "../../../platform/session.ts";
import { followLostFocus } from "../../../platform/start-reading.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { runArrivalTasks } from "./arrive.ts";
import { exchangeGuestLink } from "./guest-link.ts";
import { forgetLinkToken } from "./link-token.ts";
import { holdInterrupted, takeInterrupted } from "../../../shared/files/interrupted-files.ts";
import { sessionRevokedScreen } from "./signed-out.tsx";

const fresh = "oito barcos no rio";

const press = (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole("main")).getByRole("button", { name }));

async function fillPasswords(user: UserEvent, first: string, second = first): Promise<void> {
  await fill(user, screen.getByLabelText("New password"), first);
  await fill(user, screen.getByLabelText("Repeat the password"), second);
}

test(
  "requesting a new password answers the same whether or not an account exists",
  { tags: ["S7.API.20", "S2.R21"] },
  async () => {
    const api = fakeApi().on(recoverPassword, undefined);
    const { user } = await openPage("/recover-password", { api });
    await fill(user, screen.getByLabelText("Email"), " nobody@patients.example ");
    await press(user, "Send me the link");
    expect(await screen.findByRole("heading", { name: "Check your inbox" })).toBeTruthy();
    expect(screen.getByText(/^If there is an account with this address/)).toBeTruthy();
    expect(screen.getByText("nobody@patients.example")).toBeTruthy();
    expect(api.sentTo(recoverPassword).map(({ body }) => body)).toEqual([
      { login: "nobody@patients.example" },
    ]);
    await press(user, "Try another address");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
  },
);

test("a second request within a minute says that an email was just sent, and when to retry", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi().refuse(recoverPassword, "email_just_sent", { retry_after: 40 });
  const { user } = await openPage("/recover-password", { api });
  await fill(user, screen.getByLabelText("Email"), "nobody@patients.example");
  await press(user, "Send me the link");
  expect(await screen.findByRole("heading", { name: "Check your inbox" })).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain("title of email_just_sent");
  expect(screen.queryByText(/^Nothing after a few minutes/), "the notice names the spam folder").toBeNull();
  expect(screen.getByRole("button", { name: /^Resend email in (40|39) seconds$/ })).toBeTruthy();
  for (let second = 0; second < 41; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  api.on(recoverPassword, undefined);
  await press(user, "Resend email");
  expect(await screen.findByText("If there is an account, the email is on its way again.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(api.sentTo(recoverPassword)).toHaveLength(2);
});

test("the heading that replaces a form takes the focus, which the form had", async () => {
  onTestFinished(followLostFocus());
  const api = fakeApi().on(recoverPassword, undefined);
  const { user } = await openPage("/recover-password", { api });
  await fill(user, screen.getByLabelText("Email"), "nobody@patients.example");
  await press(user, "Send me the link");
  const inbox = await screen.findByRole("heading", { name: "Check your inbox" });
  await waitFor(() => expect(document.activeElement).toBe(inbox));
});

test("a focused control that goes under the same heading does not move the focus up to it", async () => {
  onTestFinished(followLostFocus());
  const { show } = await showPart(
    <>
      <h1>Files</h1>
      <button type="button">Remove</button>
    </>,
  );
  screen.getByRole("button", { name: "Remove" }).focus();
  show(<h1>Files</h1>);
  await act(async () => Promise.resolve());
  expect(document.activeElement).toBe(document.body);
});

test("a missing address is named, and nothing is sent", async () => {
  const { user, api } = await openPage("/recover-password");
  await press(user, "Send me the link");
  const summary = await screen.findByRole("region", { name: "One thing needs your attention" });
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole("link", { name: "Enter the email address you sign in with." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(api.sentTo(recoverPassword)).toHaveLength(0);
});

test("the typed address is carried to the reset page, and never in the URL", async () => {
  const { user } = await openPage("/login?from=%2Fappointments%2F21", {
    api: fakeApi().on(recoverPassword, undefined),
  });
  await fill(user, await screen.findByLabelText("Email"), "ines@example.pt");
  await user.click(screen.getByRole("link", { name: "Forgot password?" }));
  await screen.findByRole("heading", { level: 1, name: "Choose a new password" });
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "ines@example.pt");
  expect(location.href).not.toContain("ines");
  await press(user, "Send me the link");
  const back = await screen.findByRole("link", { name: "Back to sign in" });
  expect(back.getAttribute("href"), "to the page that was wanted").toBe("/login?from=%2Fappointments%2F21");
});

test("an incomplete address is not sent", async () => {
  const { user, api } = await openPage("/recover-password");
  await fill(user, screen.getByLabelText("Email"), "ines@example");
  await press(user, "Send me the link");
  await screen.findByRole("link", { name: "Enter the full email address, such as name@example.com" });
  expect(api.sentTo(recoverPassword)).toHaveLength(0);
});

test("a failed reset request keeps the address and succeeds at the next try", async () => {
  const api = fakeApi().refuse(recoverPassword, "too_many_requests");
  const { user } = await openPage("/recover-password", { api, settings: { patientsTaxpayerLogin: true } });
  await fill(user, screen.getByLabelText("Email or CPF"), "529.982.247-25");
  await press(user, "Send me the link");
  expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_requests");
  api.lose(recoverPassword);
  await press(user, "Send me the link");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    ),
  );
  expect(screen.getByLabelText("Email or CPF")).toHaveProperty("value", "529.982.247-25");
  api.hang(recoverPassword);
  await press(user, "Send me the link");
  await press(user, "Send me the link");
  expect(api.sentTo(recoverPassword)).toHaveLength(3);
});

test(
  "the page for a new password redirects to sign-in without a link or a session",
  { tags: ["S6.AUTH.05"] },
  async () => {
    await openPage("/set-password");
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
    expect(location.pathname).toBe("/login");
  },
);

const mailed = "/set-password?token=token-of-the-mail-of-joana";

test(
  "the emailed link saves a new password once, and its token leaves the address",
  { tags: ["S2.R20", "S2.R20.q-token", "S6.AUTH.06"] },
  async () => {
    const api = fakeApi().on(seePasswordLink, undefined).on(setPassword, undefined);
    const { user } = await openPage(mailed, { api });
    await waitFor(() => expect(location.search).toBe(""));
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await fillPasswords(user, fresh);
    await press(user, "Save new password");
    expect(await screen.findByText("Sign in with it. We’ve signed out every device.")).toBeTruthy();
    expect(api.sentTo(setPassword).map(({ body }) => body)).toEqual([
      { token: "token-of-the-mail-of-joana", password: fresh },
    ]);
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }));
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  },
);

test("an emailed link that expires while typing leads to a new request", async () => {
  const api = fakeApi().on(seePasswordLink, undefined).refuse(setPassword, "link_not_valid");
  const { user } = await openPage(mailed, { api });
  await fillPasswords(user, fresh);
  await press(user, "Save new password");
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.queryByLabelText("New password"), "nothing can be saved with it").toBeNull();
  expect(screen.queryByText(/^When you save it/)).toBeNull();
  await user.click(screen.getByRole("link", { name: "Ask for a new link" }));
  expect(await screen.findByLabelText("Email")).toBeTruthy();
});

test("an expired emailed link says so at opening", async () => {
  const api = fakeApi().refuse(seePasswordLink, "link_not_valid");
  const { user } = await openPage(mailed, { api });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.queryByLabelText("New password")).toBeNull();
  expect(api.sentTo(seePasswordLink).map(({ body }) => body)).toEqual([
    { token: "token-of-the-mail-of-joana" },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Ask for a new link" }));
  expect(await screen.findByLabelText("Email")).toBeTruthy();
});

test("asking for a new link is not overtaken by the redirect of a page without a link", async () => {
  const api = fakeApi().refuse(seePasswordLink, "link_not_valid");
  const { app } = await openPage(mailed, { api });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  forgetLinkToken("token"); // as the button does, before the next page is there
  await act(() => app.session.end(null)); // anything that renders the page again meanwhile
  expect(location.pathname).toBe("/set-password");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This link no longer works");
});

test("leaving the page while the link is being checked causes no error", async () => {
  const api = fakeApi().hang(seePasswordLink);
  const { app } = await openPage(mailed, { api });
  await waitFor(() => expect(api.sentTo(seePasswordLink)).toHaveLength(1));
  act(() => void app.navigate("/login"));
  // A rejection that nobody handles would fail this test.
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
});

test("an emailed link works again after being offline", async () => {
  const api = fakeApi().lose(seePasswordLink).lose(setPassword);
  const { user } = await openPage(mailed, { api });
  await fillPasswords(user, fresh);
  await press(user, "Save new password");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(setPassword, undefined);
  await press(user, "Save new password");
  expect(await screen.findByRole("heading", { name: "Your new password has been saved" })).toBeTruthy();
});

test(
  "a signed-in patient changes the password, with each error named",
  { tags: ["D.58", "D.61", "S5.PASS.01", "S5.PASS.02", "S5.PASS.03", "S5.PASS.04"] },
  async () => {
    const api = fakeApi();
    const { user } = await openPage("/set-password", { api, patient: joana });
    const mistake = (name: string) => screen.findByRole("link", { name });
    const save = () => press(user, "Save new password");
    await save();
    for (const name of ["Current password", "New password", "Repeat the password"])
      await mistake(`Please fill in all fields. Missing: ${name}.`);
    await fillPasswords(user, fresh);
    await save();
    await user.click(await mistake("Please fill in all fields. Missing: Current password."));
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
    await fill(user, screen.getByLabelText("Current password"), "not this one");
    await fillPasswords(user, fresh, "");
    await save();
    expect(await mistake("One of the fields is empty: Repeat the password.")).toBeTruthy();
    await fillPasswords(user, fresh, `${fresh}!`);
    await save();
    expect(await mistake("Passwords don't match.")).toBeTruthy();
    await fillPasswords(user, "1234567");
    await save();
    expect(await mistake("Enter at least 8 characters.")).toBeTruthy();
    expect(api.sentTo(setPassword)).toHaveLength(0);
    api.refuse(setPassword, "wrong_password");
    await fillPasswords(user, fresh);
    await save();
    await user.click(await mistake("That is not your current password."));
    expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
    api.refuse(setPassword, "weak_password", { reason: "common" });
    await save();
    expect(await mistake("Many people use this password. Choose another one.")).toBeTruthy();
    api.on(setPassword, undefined);
    await save();
    expect(await screen.findByText(/^You’re still signed in here/)).toBeTruthy();
    expect(api.sentTo(setPassword).at(-1)?.body).toEqual({
      current_password: "not this one",
      password: fresh,
    });
  },
);

test.each(["", "?auth_token=abc", "?invitation_token=abc"])(
  "an invitation without one of its two tokens leads home: %s",
  { tags: ["S5.GUARD.08", "S5.GUARD.09"] },
  async (query) => {
    const api = fakeApi().on(listDoctors, { data: { collection: [] } });
    await openPage(`/invitation${query}`, { api });
    await waitFor(() => expect(api.sentTo(listDoctors)).not.toHaveLength(0));
    expect(location.pathname).toBe("/");
  },
);

const invitation = "/invitation?auth_token=token-of-the-patient&invitation_token=token-of-the-invitation";

test("an invitation is accepted with a password and the terms, and leads to sign-in", async () => {
  const api = fakeApi().on(acceptInvitation, undefined);
  const { user } = await openPage(invitation, { api });
  expect(await screen.findByRole("heading", { name: "Clínica Aurora invites you" })).toBeTruthy();
  await press(user, "Accept the invitation");
  expect(await screen.findByRole("region", { name: "3 things need your attention" })).toBeTruthy();
  await fillPasswords(user, fresh);
  await user.click(screen.getByRole("checkbox"));
  await press(user, "Accept the invitation");
  expect(await screen.findByText("Sign in with your email address and the password you chose.")).toBeTruthy();
  expect(api.sentTo(acceptInvitation).map(({ body }) => body)).toEqual([
    {
      auth_token: "token-of-the-patient",
      invitation_token: "token-of-the-invitation",
      password: fresh,
      terms_accepted: true,
      terms_version: "1",
    },
  ]);
});

test("an expired invitation says so when it is accepted", async () => {
  const { user } = await openPage(invitation, { api: fakeApi().refuse(acceptInvitation, "link_not_valid") });
  await fillPasswords(user, fresh);
  await user.click(screen.getByRole("checkbox"));
  await press(user, "Accept the invitation");
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.queryByText(/invites you/), "nothing is promised any more").toBeNull();
  expect(screen.queryByLabelText("New password")).toBeNull();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  expect(sessionStorage.length, "the tab does not come back to it").toBe(0);
});

/** Signs in, so that the terms are asked for: they are asked for once for each session. */
async function meetTerms(api: FakeApi, token: string): Promise<UserEvent> {
  api
    .on(logIn, { data: { entity: { token, expires_at: "2026-12-24T09:00:00.000Z" } } })
    .on(getPatient, { patient: joana })
    .on(listAppointments, { data: { collection: [] } })
    .on(listWaitlist, { data: { collection: [] } })
    .on(listRequests, { data: { collection: [] } })
    .on(listDoctors, { data: { collection: [] } })
    .on(getTerms, { data: { entity: { version: "2", link: null, is_due: true } } });
  const { user, app } = await openPage("/login?from=/appointments", { api });
  await fill(user, screen.getByLabelText("Email"), "joana@example.org");
  await fill(user, screen.getByLabelText("Password"), fresh);
  await press(user, "Sign in");
  await screen.findByRole("heading", { name: "Your appointments" });
  await act(() => runArrivalTasks(app));
  return user;
}

test("new terms block every page until they are accepted", { tags: ["S6.TERMS.01", "D.62"] }, async () => {
  const api = fakeApi().refuse(agreeToTerms, "terms_changed");
  const user = await meetTerms(api, "token-1");
  expect(screen.getByRole("heading", { name: "New terms at Clínica Aurora" })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
  await press(user, "Agree and continue");
  const missing = await screen.findByRole("link", {
    name: "Tick the box to agree to the terms, then continue.",
  });
  await user.click(missing);
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("checkbox"));
  await press(user, "Agree and continue");
  expect((await screen.findByRole("alert")).textContent).toContain("title of terms_changed");
  api.on(agreeToTerms, undefined);
  await press(user, "Agree and continue");
  expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
  expect(api.sentTo(agreeToTerms).at(-1)?.body).toEqual({ version: "2" });
});

test("a patient can sign out instead of accepting new terms", async () => {
  const api = fakeApi().on(logOut, undefined);
  const user = await meetTerms(api, "token-2");
  await press(user, "Sign out");
  await waitFor(() => expect(screen.queryByRole("heading", { name: /^New terms/ })).toBeNull());
  expect(localStorage.getItem("patient-token")).toBeNull();
  expect(api.sentTo(logOut)).toHaveLength(1);
  await waitFor(() => expect(api.sentTo(listDoctors)).not.toHaveLength(0));
});

test("the expired password page reports a failed email, resends it and continues", async () => {
  const expired = { email_token: "token-for-the-mail-of-joana" };
  const api = fakeApi().refuse(logInByToken, "password_expired", expired).lose(resetPassword);
  const { user, app } = await openPage("/join-by-code?token=token-of-a-link", { api });
  app.isHydrated.set(true);
  await act(() => runArrivalTasks(app));
  expect(await screen.findByRole("heading", { name: "Your password has expired" })).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain("We could not send you the email.");
  expect(screen.queryByText(/^We’ve emailed you a link/)).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(resetPassword, undefined);
  await press(user, "Try again");
  expect(await screen.findByText(/^We’ve emailed you a link/)).toBeTruthy();
  expect(api.sentTo(resetPassword).map(({ body }) => body)).toEqual([expired, expired]);
  expect(screen.queryByRole("navigation")).toBeNull();
  await press(user, "Ask for a new link");
  await waitFor(() => expect(location.pathname).toBe("/recover-password"));
  expect(screen.getByRole("banner")).toBeTruthy();
});

test.each([
  ["/recover-password", "en"],
  ["/recover-password", "ar"],
  ["/sign-up?mgen_client_number=M-10", "en"],
  ["/sign-up?mgen_client_number=M-10", "ar"],
  [`/set-password?token=${"x".repeat(43)}`, "en"],
  [`/set-password?token=${"x".repeat(43)}`, "ar"],
  [`/invitation?auth_token=${"x".repeat(43)}&invitation_token=${"y".repeat(43)}`, "en"],
  [`/invitation?auth_token=${"x".repeat(43)}&invitation_token=${"y".repeat(43)}`, "ar"],
] as const)("the form of %s has no accessibility violations with its errors (%s)", async (path, locale) => {
  const api = fakeApi();
  if (path.startsWith("/set-password")) api.on(seePasswordLink, undefined);
  const { user, main } = await openPage(path, { api, locale });
  await user.click(main.querySelector("button[type=submit]") as HTMLElement);
  await waitFor(() => expect(main.querySelector("[aria-invalid=true]")).not.toBeNull());
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  ["password_changed", "Your password was changed, so we signed out every other device.", true],
  ["revoked", "This device was signed out from another device or by the clinic.", true],
])("a device signed out remotely is told why: %s", async (reason, words, canReset) => {
  localStorage.setItem(tokenKey, "token-of-before");
  const api = fakeApi().refuse(pingSession, "unauthenticated", { reason });
  const { app, user } = await openPage("/profile?section=security", { api });
  await screen.findByRole("heading", { level: 1, name: "You have been signed out" });
  expect(pageText()).toContain(words);
  expect(app.session.get().kind).toBe("signed-out");
  expect(screen.queryByRole("button", { name: /Reset my password$/ }) !== null).toBe(canReset);
  expect(await accessibilityFaults()).toEqual([]);
  await press(user, "Sign in");
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/login?from=%2Fprofile%3Fsection%3Dsecurity"),
  );
});

/** Signs Joana in on a device with a booking under way, has the server refuse her session, and signs in `next`. */
async function signInAfterRevocation(next: Patient): Promise<void> {
  localStorage.setItem(tokenKey, "token-of-before");
  localStorage.setItem("patient-profile", JSON.stringify({ id: joana.id, name: joana.name }));
  localStorage.setItem(bookingKeys.owner, String(joana.id));
  localStorage.setItem(bookingKeys.scheduling, '{"symptoms":"A cough at night"}');
  const answers = `questionnaire-of-${joana.id}-after-visit`;
  localStorage.setItem(answers, '{"better":"yes"}');
  const api = fakeApi().refuse(pingSession, "unauthenticated", { reason: "revoked" });
  const { user } = await openPage("/profile-settings?section=security", { api });
  await screen.findByRole("heading", { level: 1, name: "You have been signed out" });
  await waitFor(() => expect(localStorage.getItem(bookingKeys.scheduling)).toBeNull());
  expect(localStorage.getItem(answers)).toBeNull();
  await press(user, "Sign in");
  api
    .on(logIn, entityOf({ token: "token-of-now", expires_at: "2026-12-24T09:00:00.000Z" }))
    .on(getPatient, { patient: next })
    .on(getSecurity, entityOf(aSecurity()))
    .on(listSessions, collectionOf([]))
    .on(listDependents, collectionOf([]));
  await fill(user, await screen.findByLabelText("Email"), "somebody@example.org");
  await fill(user, screen.getByLabelText("Password"), "long enough");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { level: 1, name: "Sign-in and security" });
}

test("a booking goes on after the same patient signs in again on a device signed out remotely", async () => {
  await signInAfterRevocation(joana);
  expect(localStorage.getItem(bookingKeys.scheduling)).toBe('{"symptoms":"A cough at night"}');
  expect(localStorage.getItem(`questionnaire-of-${joana.id}-after-visit`)).toBe('{"better":"yes"}');
});

test("nobody else gets the booking of a patient whose device was signed out remotely", async () => {
  await signInAfterRevocation({ ...joana, id: 8 });
  expect(localStorage.getItem(bookingKeys.scheduling)).toBeNull();
  expect(localStorage.getItem(`questionnaire-of-${joana.id}-after-visit`)).toBeNull();
});

test("a device of a deleted account is told so, and is not sent to sign in", async () => {
  localStorage.setItem(tokenKey, "token-of-before");
  const api = fakeApi().refuse(pingSession, "unauthenticated", { reason: "account_deleted" });
  const { app, user } = await openPage("/profile?section=security", { api });
  await screen.findByRole("heading", { level: 1, name: "This account was deleted" });
  expect(app.session.get().kind).toBe("signed-out");
  expect(pageText()).not.toMatch(/sign in|changes nothing/i);
  expect(screen.getByRole("link", { name: /^\+351/ })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await press(user, "Go to the home page");
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("a device of an account that was joined into another is told where everything is", async () => {
  localStorage.setItem(tokenKey, "token-of-before");
  const api = fakeApi().refuse(pingSession, "unauthenticated", { reason: "accounts_joined" });
  const { app, user } = await openPage("/profile?section=security", { api });
  await screen.findByRole("heading", { level: 1, name: "Your two accounts are now one" });
  expect(app.session.get().kind).toBe("signed-out");
  expect(pageText()).toMatch(/Sign in with that one\. If you didn’t join them, contact the clinic\./);
  expect(screen.queryByRole("button", { name: /Reset my password$/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^\+351/ })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await press(user, "Sign in");
  await waitFor(() => expect(location.pathname).toBe("/login"));
});

test("a device that was signed out for no known reason is told that nothing else has changed", async () => {
  const Screen = sessionRevokedScreen("/appointments", undefined);
  await showPart(<Screen />);
  expect(screen.getByText(/^Signing out changes nothing in your account\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Reset my password$/ })).toBeNull();
});

test("a device that was signed out says that files not sent are lost by a reload, while it holds any", async () => {
  const Screen = sessionRevokedScreen("/appointments", "revoked");
  await showPart(<Screen />);
  const said = /^Some files were not sent\. Sign in on this page to send them\./;
  expect(screen.queryByText(said)).toBeNull();
  act(() => holdInterrupted(21, 7, [new File(["a"], "rash.jpg")]));
  expect(screen.getByText(said)).toBeTruthy();
  act(() => void takeInterrupted(21, null));
  expect(screen.queryByText(said)).toBeNull();
});

/** Brings the personal link of an appointment, as every page does before a guard leads away from it. */
async function bringPersonalLink(api: FakeApi, patient?: Patient) {
  const opened = await openPage("/join-by-code", { api, ...(patient ? { patient } : {}) });
  history.replaceState(null, "", "/appointments/21");
  await act(() => exchangeGuestLink(opened.app, "token-of-a-personal-link"));
  return opened;
}

test("a used personal link offers the code, sign-in, the clinic's number and the language", async () => {
  const api = fakeApi().refuse(openGuestLink, "link_not_valid");
  const { user } = await bringPersonalLink(api);
  await screen.findByRole("heading", { name: "This link has been used or has expired" });
  expect(screen.getByRole("link", { name: /^\+351/ }).getAttribute("href")).toMatch(/^tel:\+351\d+$/);
  expect(screen.getByLabelText("Language: English")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await press(user, "Join with your code");
  await waitFor(() => expect(location.pathname).toBe("/join-by-code"));
});

test("a personal link leads to sign-in when its appointment is in an account", async () => {
  const api = fakeApi().refuse(openGuestLink, "appointment_in_account");
  const { user } = await bringPersonalLink(api);
  await screen.findByRole("heading", { name: "title of appointment_in_account" });
  expect(screen.queryByRole("button", { name: "Send me a new link" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  await press(user, "Sign in");
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?from=%2Fappointments%2F21"));
  expect(api.sentTo(renewGuestLink)).toHaveLength(0);
});

test("a personal link of a deleted account says so, and offers neither sign-in nor a new link", async () => {
  const api = fakeApi().refuse(openGuestLink, "link_not_valid", { reason: "account_deleted" });
  await bringPersonalLink(api);
  await screen.findByRole("heading", { name: "This account was deleted" });
  const main = within(screen.getByRole("main"));
  expect(main.queryByRole("button", { name: "Sign in" })).toBeNull();
  expect(main.queryByRole("button", { name: "Send me a new link" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a personal link opens the appointment when this browser is signed in to its account", async () => {
  const api = fakeApi()
    .refuse(openGuestLink, "appointment_in_account")
    .on(getAppointment, entityOf(bookedAppointment));
  const { app } = await bringPersonalLink(api, joana);
  expect(app.cover.get()).toBeNull();
  expect(location.pathname + location.search).toBe("/appointments/21");
});
