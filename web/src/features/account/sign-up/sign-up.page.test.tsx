import { confirmSignUp, signUp } from "@anteroom/contract/account/access";
import { getPatient, pingSession } from "@anteroom/contract/account/account";
import { listAppointments, listReviewOffers } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { tokenKey } from "../../../platform/session.ts";
import { joana, openPage, showPart } from "../../../testing/open-page.tsx";
import { TermsTick } from "./terms-tick.tsx";

const password = "oito barcos no rio";
const session = { data: { entity: { token: "fresh-token", expires_at: "2026-12-24T09:00:00.000Z" } } };

afterEach(() => void vi.useRealTimers());

async function fillIn(user: UserEvent): Promise<void> {
  await fill(user, screen.getByLabelText("Full name"), " Rita Lopes ");
  await fill(user, screen.getByLabelText("Email"), "rita@example.org");
  await fill(user, screen.getByLabelText("New password"), password);
  await fill(user, screen.getByLabelText("Repeat the password"), password);
  await user.click(screen.getByRole("checkbox", { name: "I agree to the terms of the clinic" }));
}
const create = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Create my account" }));

test("the sign-up names every missing field and links to it when nothing was filled in", async () => {
  const { user } = await openPage("/sign-up");
  await create(user);
  const summary = await screen.findByRole("region", { name: "5 things need your attention" });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Enter your full name.",
    "Enter your email address, such as ana@example.com.",
    "Please fill in all fields. Missing: New password.",
    "Please fill in all fields. Missing: Repeat the password.",
    "Tick the box to agree to the terms, then continue.",
  ]);
  for (const label of ["New password", "Repeat the password"])
    expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  await user.click(within(summary).getByRole("link", { name: "Enter your full name." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
});

test("a tap on the words of the agreement ticks its box, and the terms open by a link beside it", async () => {
  const { app, user, show } = await showPart(null);
  const clinic = app.clinic.get();
  const termsAndConditionsLink = "https://aurora.example/terms";
  app.clinic.set({ ...clinic, manifest: { ...clinic.manifest, termsAndConditionsLink } as never });
  show(<TermsTick error={undefined} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree to the terms of the clinic" });
  const link = screen.getByRole("link", { name: "Read the terms of the clinic" });
  expect(link.closest("label"), "a link in the label would take its taps").toBeNull();
  await user.click(screen.getByText("I agree to the terms of the clinic"));
  expect(box.checked).toBe(true);
});

test("what is corrected in the sign-up leaves the summary at once, and what is not stays", async () => {
  const { user } = await openPage("/sign-up");
  await create(user);
  await screen.findByRole("region", { name: "5 things need your attention" });
  await fill(user, screen.getByLabelText("New password"), "barcos");
  const left = await screen.findByRole("link", { name: "Enter at least 8 characters." });
  await fill(user, screen.getByLabelText("Full name"), "Rita Lopes");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Enter your full name." })).toBeNull());
  expect(screen.getByRole("region", { name: "4 things need your attention" }).contains(left)).toBe(true);
  await user.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Tick the box/ })).toBeNull());
});

test("the sign-up marks a wrong tax number and a short password with all missing fields", async () => {
  const { user, api } = await openPage("/sign-up?tax_number=123");
  await fill(user, screen.getByLabelText("Full name"), "Rita Lopes");
  await fill(user, screen.getByLabelText("New password"), "barcos");
  await create(user);
  const summary = await screen.findByRole("region", { name: "5 things need your attention" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Enter your email address, such as ana@example.com.",
    "Enter at least 8 characters.",
    "One of the fields is empty: Repeat the password.",
    "This tax number is not valid. Check the digits, or leave it empty.",
    "Tick the box to agree to the terms, then continue.",
  ]);
  expect(api.sentTo(signUp)).toHaveLength(0);
});

test(
  "the sign-up is refused when the terms are not accepted",
  { tags: ["S5.FIELD.05", "D.62"] },
  async () => {
    const { user, api } = await openPage("/sign-up");
    await fillIn(user);
    await user.click(screen.getByRole("checkbox"));
    await create(user);
    const summary = await screen.findByRole("region", { name: "One thing needs your attention" });
    await user.click(within(summary).getByRole("link", { name: /^Tick the box/ }));
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
    expect(api.sentTo(signUp)).toHaveLength(0);
  },
);

test(
  "the sign-up sends the numbers of the clinic's link when valid",
  { tags: ["S2.R05", "S2.R05.q-mgen_client_number", "S2.R05.q-tax_number"] },
  async () => {
    const api = fakeApi().on(signUp, undefined);
    const { user } = await openPage("/sign-up?mgen_client_number=M-10&tax_number=123", { api });
    expect(screen.getByLabelText("Client number")).toHaveProperty("value", "M-10");
    await fillIn(user);
    await create(user);
    expect(
      await screen.findByRole("link", {
        name: "This tax number is not valid. Check the digits, or leave it empty.",
      }),
    ).toBeTruthy();
    await fill(user, screen.getByLabelText("Tax number (optional)"), "123456789");
    await create(user);
    expect(await screen.findByRole("heading", { name: "One more step: check your inbox" })).toBeTruthy();
    expect(api.sentTo(signUp).map(({ body }) => body)).toEqual([
      {
        name: "Rita Lopes",
        email: "rita@example.org",
        password,
        mgen_client_number: "M-10",
        tax_number: "123456789",
        terms_accepted: true,
        terms_version: "1",
      },
    ]);
  },
);

test("the sign-up sends one request for a double press", async () => {
  const api = fakeApi().hang(signUp);
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  await create(user);
  expect(api.sentTo(signUp)).toHaveLength(1);
});

test("the sign-up shows the server's reason at the password", async () => {
  const api = fakeApi().refuse(signUp, "weak_password", { reason: "personal" });
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  const words = /contains your name, your email address or the clinic’s name/;
  await user.click(await screen.findByRole("link", { name: words }));
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});

test("the errors of the sign-up are in the new language when it is changed", async () => {
  const { app, user } = await openPage("/sign-up");
  await create(user);
  await screen.findByRole("region", { name: "5 things need your attention" });
  await act(() => app.texts.change("pt-BR"));
  const summary = await screen.findByRole("region", { name: "Há 5 coisas a corrigir" });
  await waitFor(() =>
    expect(within(summary).getAllByRole("link")[0]?.textContent).toBe("Escreva o seu nome completo."),
  );
  expect(document.body.textContent).not.toMatch(/Enter your|Please fill in|Tick the box/);
  await waitFor(() => expect(document.title).toMatch(/^Erro: Crie a sua conta – /));
});

test("the server's reason at the password is in the new language when it is changed", async () => {
  const api = fakeApi().refuse(signUp, "weak_password", { reason: "common" });
  const { app, user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  expect(await screen.findAllByText("Many people use this password. Choose another one.")).toHaveLength(2);
  await act(() => app.texts.change("pt-BR"));
  expect(await screen.findAllByText("Muita gente usa esta senha. Escolha outra.")).toHaveLength(2);
});

test("the sign-up reports the error and keeps the form when the server refuses or is unreachable", async () => {
  const api = fakeApi().refuse(signUp, "terms_changed");
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  expect((await screen.findByRole("alert")).textContent).toContain("title of terms_changed");
  api.lose(signUp);
  await create(user);
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    ),
  );
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "rita@example.org");
});

test("the email can be resent after a minute, with the reason when refused", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi().on(signUp, undefined);
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  expect(await screen.findByRole("button", { name: /^Resend email in \d+ seconds?$/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Resend email in/ }));
  expect(api.sentTo(signUp)).toHaveLength(1);
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await user.click(screen.getByRole("button", { name: "Resend email" }));
  expect(await screen.findByText("We’ve sent the email again.")).toBeTruthy();
  expect(api.sentTo(signUp)).toHaveLength(2);
  api.refuse(signUp, "too_many_requests", { retry_after: 5 });
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await user.click(screen.getByRole("button", { name: "Resend email" }));
  expect(await screen.findByText(/title of too_many_requests/)).toBeTruthy();
});

test("another address can be entered with everything else kept when the first was wrong", async () => {
  const { user } = await openPage("/sign-up", { api: fakeApi().on(signUp, undefined) });
  await fillIn(user);
  await create(user);
  expect(await screen.findByRole("link", { name: "Open your email" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change email address" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", " Rita Lopes ");
});

const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));

/** Signs up, then loads the page anew: the tab's memory is all that is left. */
async function reloadAfterSignUp() {
  const api = fakeApi().on(signUp, undefined);
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  cleanup();
  return openPage("/sign-up", { api });
}

test("the step that waits for the email survives a reload, with neither password nor address in sight", async () => {
  const { main } = await reloadAfterSignUp();
  expect(await screen.findByRole("heading", { name: "One more step: check your inbox" })).toBeTruthy();
  expect(main.textContent).toContain("rita@example.org");
  expect([...main.querySelectorAll("h1")].map(({ textContent }) => textContent)).toEqual([
    "One more step: check your inbox",
  ]);
  expect(location.href).not.toContain("rita");
  expect(stored(sessionStorage) + stored(localStorage)).not.toContain(password);
});

test("the email can be sent again after a reload, for which the password is asked once more", async () => {
  const { user, api } = await reloadAfterSignUp();
  await user.click(await screen.findByRole("button", { name: "Resend email" }));
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Rita Lopes");
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "rita@example.org");
  await fill(user, screen.getByLabelText("New password"), password);
  await fill(user, screen.getByLabelText("Repeat the password"), password);
  await user.click(screen.getByRole("checkbox", { name: "I agree to the terms of the clinic" }));
  await create(user);
  expect(await screen.findByRole("heading", { name: "One more step: check your inbox" })).toBeTruthy();
  expect(api.sentTo(signUp)).toHaveLength(2);
});

test("another address can be entered after a reload, and the next reload shows the form", async () => {
  const { user, api } = await reloadAfterSignUp();
  await user.click(await screen.findByRole("button", { name: "Change email address" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  cleanup();
  await openPage("/sign-up", { api });
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
});

test("the tab forgets a sign-up after a day, and when a session ends", async () => {
  const now = Date.UTC(2026, 10, 24, 9);
  const { app } = await reloadAfterSignUp();
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  const [key, value] = Object.entries(sessionStorage).find(([, one]) => String(one).includes("rita")) ?? [];
  await act(() => app.session.end(null));
  expect(stored(sessionStorage)).not.toContain("rita");
  cleanup();
  sessionStorage.setItem(key ?? "", String(value));
  await openPage("/sign-up", { now: now + 25 * 3_600_000 });
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
  expect(stored(sessionStorage)).not.toContain("rita");
});

test("signing in from the step that waits for the email carries the address and the page wanted", async () => {
  const api = fakeApi().on(signUp, undefined);
  const { user, main } = await openPage("/sign-up?from=/appointments", { api });
  await fillIn(user);
  await create(user);
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  expect(main.textContent).not.toContain("Then sign in. Sign in");
  await user.click(within(main).getByRole("link", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "Welcome back" });
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "rita@example.org");
  expect(location.pathname + location.search).toBe("/login?from=%2Fappointments");
});

test("the link to sign in keeps the requested page", async () => {
  await openPage("/sign-up?from=/doctors");
  expect(screen.getByRole("link", { name: "I already have an account" }).getAttribute("href")).toBe(
    "/login?from=%2Fdoctors",
  );
});

test("the sign-up offers no sign-in when the clinic has closed it", async () => {
  await openPage("/sign-up", { settings: { patientsLogIn: false } });
  expect(screen.queryByRole("link", { name: "I already have an account" })).toBeNull();
});

test("the sign-up is in Brazilian Portuguese when that is the language", async () => {
  const { main } = await openPage("/sign-up", { locale: "pt-BR" });
  expect(within(main).getByRole("button", { name: "Criar minha conta" })).toBeTruthy();
});

const link = "/sign-up?confirmation_token=token-of-the-mail-of-rita";

/** What the home page of a new patient asks for. */
const home = () =>
  fakeApi()
    .on(listDoctors, { data: { collection: [] } })
    .on(listSurveyOffers, { data: { collection: [] } })
    .on(listReviewOffers, { data: { collection: [] } })
    .on(listAppointments, { data: { collection: [] } })
    .on(listWaitlist, { data: { collection: [] } })
    .on(listRequests, { data: { collection: [] } });

test("the emailed link creates the account by a button, and its token leaves the address", async () => {
  const api = home().on(confirmSignUp, session).on(getPatient, { patient: joana });
  const { user } = await openPage(link, { api });
  const button = await screen.findByRole("button", { name: "Confirm and continue" });
  await waitFor(() => expect(location.search).toBe(""));
  expect(screen.getByText(/Didn’t ask for this account\?/)).toBeTruthy();
  expect(api.sentTo(confirmSignUp)).toHaveLength(0);
  await user.click(button);
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(api.sentTo(confirmSignUp)[0]?.body).toEqual({ token: "token-of-the-mail-of-rita" });
});

test("another password is chosen at once where someone else created the account", async () => {
  const api = home().on(confirmSignUp, session).on(getPatient, { patient: joana });
  const { user } = await openPage(link, { api });
  await user.click(await screen.findByRole("button", { name: "Confirm and choose a new password" }));
  await waitFor(() => expect(location.pathname).toBe("/recover-password"));
});

test("a new account leads to the page requested on this device", async () => {
  const api = fakeApi()
    .on(signUp, undefined)
    .on(confirmSignUp, session)
    .on(getPatient, { patient: joana })
    .on(listAppointments, { data: { collection: [] } })
    .on(listWaitlist, { data: { collection: [] } })
    .on(listRequests, { data: { collection: [] } });
  const { user, app } = await openPage("/sign-up?from=/appointments", { api });
  await fillIn(user);
  await create(user);
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  act(() => void app.navigate(link, {}));
  const button = await screen.findByRole("button", { name: "Confirm and continue" });
  expect(screen.queryByText(/Didn’t ask for this account/)).toBeNull();
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
});

test("the first sign-up page follows when the address is confirmed in another tab", async () => {
  const api = fakeApi().on(signUp, undefined);
  const { user } = await openPage("/sign-up", { api });
  await fillIn(user);
  await create(user);
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  api.on(pingSession, undefined).on(getPatient, { patient: joana });
  localStorage.setItem(tokenKey, "fresh-token");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: tokenKey, newValue: "fresh-token" })));
  await waitFor(() => expect(screen.queryByText("One more step: check your inbox")).toBeNull());
  expect(await screen.findByRole("heading", { level: 1, name: /account is ready/ })).toBeTruthy();
});

test("the sign-up shows no error once the email is sent", async () => {
  const { user } = await openPage("/sign-up", { api: fakeApi().on(signUp, undefined) });
  await create(user);
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  await fillIn(user);
  await create(user);
  await screen.findByRole("heading", { name: "One more step: check your inbox" });
  await waitFor(() => expect(document.title).not.toMatch(/^Error: /));
  await user.click(screen.getByRole("button", { name: "Change email address" }));
  expect(screen.queryByRole("region", { name: /need your attention/ })).toBeNull();
  await waitFor(() => expect(document.title).not.toMatch(/^Error: /));
});

test("a new account leads to sign-in when its session cannot start", async () => {
  const api = fakeApi().on(confirmSignUp, session).lose(getPatient);
  const { user, main } = await openPage(link, { api });
  await user.click(await screen.findByRole("button", { name: "Confirm and continue" }));
  expect(await screen.findByText("Sign in with your email address and the password you chose.")).toBeTruthy();
  await user.click(within(main).getByRole("link", { name: "Sign in" }));
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
});

test("a link that is over says so alone, leads to sign-in or a new sign-up, and leaves the tab", async () => {
  const api = fakeApi().refuse(confirmSignUp, "link_not_valid");
  const { user, main, app } = await openPage(link, { api });
  await user.click(await screen.findByRole("button", { name: "Confirm and continue" }));
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(screen.queryByText(/^Your account at .* is then ready/), "the link makes no account").toBeNull();
  expect(screen.queryByRole("alert"), "the heading has said it").toBeNull();
  expect(within(main).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  await act(() => app.texts.change("pt-BR"));
  expect(await screen.findByRole("heading", { name: "Este link não funciona mais" })).toBeTruthy();
  await act(() => app.texts.change("en"));
  await user.click(await screen.findByRole("link", { name: "Start again" }));
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
  cleanup();
  await openPage("/sign-up", { api });
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
});

test("a link that is over is not shown again by a reload", async () => {
  const api = fakeApi().refuse(confirmSignUp, "link_not_valid");
  const { user } = await openPage(link, { api });
  await user.click(await screen.findByRole("button", { name: "Confirm and continue" }));
  await screen.findByRole("heading", { name: "This link no longer works" });
  cleanup();
  await openPage("/sign-up", { api });
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeTruthy();
});

test("a link is retried after being offline", async () => {
  const api = home().lose(confirmSignUp);
  const { user } = await openPage(link, { api });
  await user.click(await screen.findByRole("button", { name: "Confirm and continue" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(confirmSignUp, session).on(getPatient, { patient: joana });
  await user.click(screen.getByRole("button", { name: "Confirm and continue" }));
  await waitFor(() => expect(location.pathname).toBe("/"));
});
