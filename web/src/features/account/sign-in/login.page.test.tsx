import { getPatient, logIn, pingSession } from "@anteroom/contract/account/account";
import { beginPasskeyLogIn } from "@anteroom/contract/account/passkeys";
import { resetPassword } from "@anteroom/contract/account/passwords";
import { answerChallenge, sendChallengeCode } from "@anteroom/contract/account/second-factor";
import { listAppointments, listReviewOffers } from "@anteroom/contract/appointment/appointments";
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const wanted = "/login?from=/appointments%3Fview%3Dpast";
const session = { data: { entity: { token: "fresh-token", expires_at: "2026-12-24T09:00:00.000Z" } } };
const challenge = "challenge-of-this-log-in";

afterEach(() => {
  pendingChallenge.set(null);
  vi.useRealTimers();
});

/** Whoever gets in reaches the list of appointments, which is empty, or the home page. */
const admitted = () =>
  fakeApi()
    .on(logIn, session)
    .on(getPatient, { patient: joana })
    .on(listDoctors, { data: { collection: [] } })
    .on(listSurveyOffers, { data: { collection: [] } })
    .on(listReviewOffers, { data: { collection: [] } })
    .on(listAppointments, { data: { collection: [] } })
    .on(listWaitlist, { data: { collection: [] } })
    .on(listRequests, { data: { collection: [] } });

async function signIn(user: UserEvent, login = "joana@example.org", password = "long enough"): Promise<void> {
  await fill(user, screen.getByLabelText("Email"), login);
  await fill(user, screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

test("the sign-in leads to the requested page and says so before", async () => {
  const api = admitted();
  const { user } = await openPage(wanted, { api });
  expect(screen.getByText(/We’ll then take you to the page you wanted/)).toBeTruthy();
  await signIn(user, "  joana@example.org ");
  expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
  expect(location.pathname + location.search).toBe("/appointments?view=past");
  expect(api.sentTo(logIn).map(({ body }) => body)).toEqual([
    { login: "joana@example.org", password: "long enough" },
  ]);
});

test.each([
  [
    "/vitals",
    "Sign in to keep your readings in your health record. We’ll then take you back to your vital signs.",
  ],
  ["/profile-settings", "Sign in to continue. We’ll then take you to the page you wanted."],
  ["/health-search", "Sign in to continue. We’ll then take you to the page you wanted."],
])("the sign-in before %s says what it is for", async (from, reason) => {
  await openPage(`/login?from=${encodeURIComponent(from)}`, { api: admitted() });
  expect(await screen.findByText(reason)).toBeTruthy();
});

test("the sign-in never redirects to another site", { tags: ["D.46"] }, async () => {
  const api = admitted();
  const { user } = await openPage("/login?from=%2F%2Fevil.example%2Fappointments", { api });
  await signIn(user);
  await waitFor(() => expect(api.sentTo(listDoctors)).not.toHaveLength(0));
  await waitFor(() => expect(location.href).toBe("http://aurora.localhost:3000/"));
});

test(
  "a visitor who opens the appointments is asked to sign in and then reaches them",
  { tags: ["S6.AUTH.01"] },
  async () => {
    const { user, main } = await openPage("/appointments?view=past", { api: admitted() });
    await waitFor(() =>
      expect(location.pathname + location.search).toBe("/doctors?from=%2Fappointments%3Fview%3Dpast"),
    );
    expect(await screen.findByRole("heading", { name: "Sign in to see your appointments" })).toBeTruthy();
    await user.click(await within(main).findByRole("link", { name: "Sign in" }));
    expect(
      await screen.findByText(
        "Sign in to see your appointments. We’ll then take you to the page you wanted.",
      ),
    ).toBeTruthy();
    await signIn(user);
    expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
    expect(location.pathname + location.search).toBe("/appointments?view=past");
  },
);

test(
  "a visitor who opens the appointments signs in first when web booking is off",
  { tags: ["S6.AUTH.02", "S3.SET.patientsWebScheduling"] },
  async () => {
    await openPage("/appointments", { settings: { patientsWebScheduling: false } });
    await waitFor(() => expect(location.pathname + location.search).toBe("/login?from=%2Fappointments"));
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  },
);

test.each([
  ["/login", "", "See a doctor, wherever you are"],
  ["/appointments", "?reason=sign-in-needed", "That page is for patients who are signed in."],
])(
  "%s offers no sign-in and no redirect loop when log-in is off",
  { tags: ["S3.SET.patientsLogIn", "S6.AUTH.02", "D.29", "G.05"] },
  async (path, reason, words) => {
    const { main } = await openPage(path, {
      settings: { patientsLogIn: false, patientsWebScheduling: false },
    });
    await waitFor(() => expect(location.pathname + location.search).toBe(`/${reason}`));
    await waitFor(() => expect(main.textContent).toContain(words));
    expect(document.querySelector('a[href^="/login"]')).toBeNull();
  },
);

test("a signed-in patient is redirected home", { tags: ["S6.AUTH.03"] }, async () => {
  const api = admitted();
  await openPage("/login?from=/appointments", { api, patient: joana });
  await waitFor(() => expect(api.sentTo(listDoctors)).not.toHaveLength(0));
  expect(location.pathname).toBe("/");
});

test.each([
  ["patient-profile", JSON.stringify({ id: 1, name: "Somebody Else" })],
  ["patient-token", "token-of-nobody-0000000000000000"],
])(
  "a stored %s alone counts as signed out and is deleted",
  { tags: ["S4.SESSION.02", "S4.SESSION.03"] },
  async (key, value) => {
    localStorage.setItem(key, value);
    const api = fakeApi().refuse(pingSession, "unauthenticated");
    await openPage("/appointments", { api, settings: { patientsWebScheduling: false } });
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
    expect(localStorage.getItem(key)).toBeNull();
  },
);

test("the sign-in sends one request for a double press", async () => {
  const api = fakeApi().hang(logIn);
  const { user } = await openPage("/login", { api });
  await signIn(user);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(api.sentTo(logIn)).toHaveLength(1);
});

test("the sign-in counts missing fields at the top, names them at the field and links there", async () => {
  const { user } = await openPage("/login");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  const summary = await screen.findByRole("region", { name: "2 things are missing" });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  await user.click(within(summary).getByRole("link", { name: "Enter your password." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  await fill(user, screen.getByLabelText("Password"), "words");
  await screen.findByRole("region", { name: "One thing is missing" });
  expect(screen.queryByRole("link", { name: "Enter your password." })).toBeNull();
  await signIn(user, "joana@example.org", "");
  const second = await screen.findByRole("region", { name: "One thing is missing" });
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
});

test(
  "the sign-in accepts an email address only when the clinic has no CPF sign-in",
  { tags: ["S5.LOGIN.01", "S3.SET.patientsTaxpayerLogin"] },
  async () => {
    const { user } = await openPage("/login");
    await signIn(user, "52998224725");
    const summary = await screen.findByRole("region", { name: "Something needs your attention" });
    expect(within(summary).getByRole("link").textContent).toBe(
      "Enter an email address, such as name@example.com.",
    );
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "52998224725");
  },
);

test(
  "the sign-in formats a CPF and checks its digits where the clinic accepts one",
  { tags: ["S5.LOGIN.02", "S3.SET.patientsTaxpayerLogin"] },
  async () => {
    const api = admitted();
    const { user } = await openPage("/login?from=/appointments", {
      api,
      settings: { patientsTaxpayerLogin: true },
    });
    const box = screen.getByLabelText<HTMLInputElement>("Email or CPF");
    await user.type(box, "5");
    await user.type(box, "2998");
    await waitFor(() => expect(box.value).toBe("529.98"));
    await user.type(box, "224720");
    await waitFor(() => expect(box.value).toBe("529.982.247-20"));
    await fill(user, screen.getByLabelText("Password"), "long enough");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(
      await screen.findByRole("link", { name: "This CPF is not valid. Check its 11 digits." }),
    ).toBeTruthy();
    expect(api.sentTo(logIn)).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(box, "{Backspace}5");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
  },
);

test("the sign-in keeps the entries and offers a password reset when credentials are wrong", async () => {
  const { user } = await openPage("/login", { api: fakeApi().refuse(logIn, "wrong_credentials") });
  await signIn(user);
  const summary = await screen.findByRole("region", { name: "title of wrong_credentials" });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByRole("link", { name: "what to do after wrong_credentials" })).toBeTruthy();
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "joana@example.org");
  expect(within(summary).getByText(/^Just signed up\? First open the link in our email/)).toBeTruthy();
  expect(within(summary).getByRole("link", { name: "sign up again" }).getAttribute("href")).toBe("/sign-up");
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(within(summary).getByRole("link", { name: "Set a new password" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Choose a new password" })).toBeTruthy();
});

test("the sign-in says how long to wait after too many tries", async () => {
  const { user } = await openPage("/login", { api: fakeApi().refuse(logIn, "too_many_requests") });
  await signIn(user);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "title of too_many_requests what to do after too_many_requests",
  );
});

test("the sign-in says that it is offline and works when retried", async () => {
  const api = admitted().lose(logIn);
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(logIn, session);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
});

test("the sign-in reports an error when the new session cannot be read", async () => {
  const api = fakeApi().on(logIn, session).lose(getPatient);
  const { user } = await openPage("/login", { api });
  await signIn(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong on our side.");
  expect(localStorage.getItem("patient-token")).toBeNull();
});

test("the sign-in requests the reset mail when the password has expired", async () => {
  const api = fakeApi()
    .refuse(logIn, "password_expired", { email_token: "token-for-the-mail-of-joana" })
    .on(resetPassword, undefined);
  const { user } = await openPage("/login", { api });
  await signIn(user);
  expect((await screen.findByRole("alert")).textContent).toContain("title of password_expired");
  expect(api.sentTo(resetPassword)[0]?.body).toEqual({ email_token: "token-for-the-mail-of-joana" });
});

test("the sign-in says why no mail comes when an expired password cannot be renewed", async () => {
  const api = fakeApi()
    .refuse(logIn, "password_expired", { email_token: "token-for-the-mail-of-joana" })
    .refuse(resetPassword, "too_many_mails");
  const { user } = await openPage("/login", { api });
  await signIn(user);
  expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_mails");
});

test("a button shows the password", async () => {
  const { user } = await openPage("/login");
  const box = screen.getByLabelText("Password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByRole("button", { name: "Show password", pressed: true })).toBeTruthy();
  expect(box.getAttribute("type")).toBe("text");
  expect(box.getAttribute("autocomplete")).toBe("current-password");
});

test("a cancelled passkey leaves the password sign-in", async () => {
  const api = fakeApi().on(beginPasskeyLogIn, {
    data: {
      entity: {
        challenge: "a-challenge",
        rpId: "aurora.localhost",
        timeout: 60_000,
        userVerification: "required",
      },
    },
  });
  const { user } = await openPage("/login", { api });
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t use a passkey.");
});

/** A browser that asks for a passkey until the question is ended; returns the questions' signals. */
function askingBrowser(): AbortSignal[] {
  const asked: AbortSignal[] = [];
  vi.stubGlobal("PublicKeyCredential", function PublicKeyCredential() {});
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      asked.push(signal);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "credentials"));
  return asked;
}
const passkeyOptions = {
  data: {
    entity: {
      challenge: "a-challenge",
      rpId: "aurora.localhost",
      timeout: 60_000,
      userVerification: "required" as const,
    },
  },
};

test("a pending passkey can be cancelled, and asked for again", async () => {
  const asked = askingBrowser();
  const { user } = await openPage("/login", { api: fakeApi().on(beginPasskeyLogIn, passkeyOptions) });
  const button = screen.getByRole("button", { name: "Use a passkey" });
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(asked[0]?.aborted).toBe(true));
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole("alert"), "it was the person’s own wish").toBeNull();
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.aborted).toBe(false);
});

test("a pending passkey ends when the password is sent or the page is left", async () => {
  const asked = askingBrowser();
  const api = fakeApi().on(beginPasskeyLogIn, passkeyOptions).refuse(logIn, "wrong_credentials");
  const { user } = await openPage("/login", { api });
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await signIn(user);
  await waitFor(() => expect(asked[0]?.aborted).toBe(true));
  expect(await screen.findByRole("region", { name: "title of wrong_credentials" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(screen.getByRole("link", { name: "Forgot password?" }));
  await screen.findByRole("heading", { level: 1, name: "Choose a new password" });
  await waitFor(() => expect(asked[1]?.aborted).toBe(true));
});

test("a passkey sign-in says that it is offline when the clinic cannot be reached", async () => {
  const { user } = await openPage("/login", { api: fakeApi().lose(beginPasskeyLogIn) });
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
});

test("the sign-in offers no sign-up when the clinic has none", async () => {
  await openPage("/login", { settings: { patientsSignUp: false } });
  expect(screen.queryByRole("link", { name: "Create an account" })).toBeNull();
  expect(screen.getByRole("link", { name: "book as a guest" }).getAttribute("href")).toBe("/doctors");
  cleanup();
  const settings = { patientsSignUp: false, patientsGuestBooking: false, clinicPhone: "+351 210 000 000" };
  await openPage("/login", { settings });
  expect(screen.queryByRole("link", { name: "book as a guest" })).toBeNull();
  expect(screen.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe(
    "tel:+351210000000",
  );
  cleanup();
});

test("the link to sign up keeps the requested page", async () => {
  await openPage(wanted);
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
    "/sign-up?from=%2Fappointments%3Fview%3Dpast",
  );
});

test("the sign-in is in Arabic with the address from left to right", async () => {
  const { user } = await openPage("/login", { locale: "ar", api: fakeApi() });
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "دخول" }));
  const box = await screen.findByLabelText("البريد الإلكتروني");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(box.getAttribute("dir")).toBe("ltr");
  expect(document.documentElement.dir).toBe("rtl");
  expect(await accessibilityFaults()).toEqual([]);
});

/** The password was right; the second step is asked for. */
const askSecond = (methods: readonly string[], more: object = {}) =>
  admitted().refuse(logIn, "second_factor_required", { challenge, methods, ...more });

test("the second step accepts six digits of the app and continues", async () => {
  const api = askSecond(["totp", "recovery"]).on(answerChallenge, session);
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  const dialog = await screen.findByRole("dialog", { name: "Enter the 6-digit code" });
  expect(within(dialog).getByText("Find it in your authenticator app.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await within(dialog).findByText("Enter all six digits.")).toBeTruthy();
  expect(api.sentTo(answerChallenge)).toHaveLength(0);
  await user.click(within(dialog).getByLabelText("Digit 1 of 6"));
  await user.keyboard("123456");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
  expect(api.sentTo(answerChallenge).map(({ body }) => body)).toEqual([
    { method: "totp", challenge, code: "123456" },
  ]);
});

test(
  "the second step accepts Arabic digits in boxes from left to right",
  { tags: ["S2.OVL.08"] },
  async () => {
    const api = askSecond(["email"], { sent_to: "j…a@example.org" }).on(answerChallenge, session);
    const { user } = await openPage("/login?from=/appointments", { api, locale: "ar" });
    await fill(user, screen.getByLabelText("البريد الإلكتروني"), "joana@example.org");
    await fill(user, screen.getByLabelText("كلمة المرور"), "long enough");
    await user.click(within(screen.getByRole("main")).getByRole("button", { name: "دخول" }));
    const dialog = await screen.findByRole("dialog", { name: "اكتب الرمز المكوّن من 6 أرقام" });
    const [first] = within(dialog).getAllByRole("textbox");
    expect(first?.closest("[dir=ltr]")).toBeTruthy();
    await user.click(first as HTMLElement);
    await user.paste("١٢٣٤٥٦");
    await user.click(within(dialog).getByRole("button", { name: "متابعة" }));
    await waitFor(() => expect(api.sentTo(answerChallenge)).toHaveLength(1));
    expect(api.sentTo(answerChallenge)[0]?.body).toEqual({ method: "email", challenge, code: "123456" });
    expect(await screen.findByRole("heading", { level: 1, name: "Your appointments" })).toBeTruthy();
  },
);

test("the second step accepts a recovery code instead of the app's code", async () => {
  const api = askSecond(["totp", "recovery"]).refuse(answerChallenge, "wrong_code");
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  const dialog = await screen.findByRole("dialog", { name: "Enter the 6-digit code" });
  await user.click(within(dialog).getByLabelText("Digit 1 of 6"));
  await user.paste("654321");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("title of wrong_code");
  await user.click(within(dialog).getByRole("button", { name: "Use a recovery code" }));
  const recovery = await screen.findByRole("dialog", { name: "Enter a recovery code" });
  const field = within(recovery).getByLabelText<HTMLInputElement>("Recovery code");
  expect(document.activeElement).toBe(field);
  await fill(user, field, "abc");
  await user.click(within(recovery).getByRole("button", { name: "Continue" }));
  expect(await within(recovery).findByText("Enter the 12 letters and digits of one code.")).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, "abc"]);
  api.on(answerChallenge, session);
  await fill(user, within(recovery).getByLabelText("Recovery code"), "abcd-efgh-jkmn");
  await user.click(within(recovery).getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Your appointments" })).toBeTruthy();
  expect(api.sentTo(answerChallenge).at(-1)?.body).toEqual({
    method: "recovery",
    challenge,
    code: "abcd-efgh-jkmn",
  });
});

test("the second step names the address and counts down to the next code", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = askSecond(["email"], { sent_to: "j…a@example.org" }).on(sendChallengeCode, {
    data: { entity: { sent_to: "j…a@example.org", next_at: "2026-11-24T09:01:00.000Z" } },
  });
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  const dialog = await screen.findByRole("dialog", { name: "Enter the 6-digit code" });
  expect(within(dialog).getByText("j…a@example.org")).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: /^New code in \d+ seconds$/ })).toBeTruthy();
  for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  await user.click(await within(dialog).findByRole("button", { name: "Send a new code" }));
  expect(await within(dialog).findByText(/^We’ve sent a new code\./)).toBeTruthy();
  expect(api.sentTo(sendChallengeCode)).toHaveLength(1);
});

test("the second step says why no code comes after too many", async () => {
  const api = askSecond(["email", "recovery"]).refuse(sendChallengeCode, "too_many_codes");
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Ask for a code and we’ll email it to you.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Send a new code" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("title of too_many_codes");
});

test("the sign-in restarts with a reason when the second step came too late", async () => {
  const api = askSecond(["totp"]).refuse(answerChallenge, "challenge_expired");
  const { user } = await openPage(wanted, { api });
  await signIn(user);
  await user.click(await screen.findByLabelText("Digit 1 of 6"));
  await user.paste("654321");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of challenge_expired");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closing the dialog leaves the second step", async () => {
  const { user } = await openPage("/login", { api: askSecond(["totp"]) });
  await signIn(user);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(pendingChallenge.get()).toBeNull();
});

test("a link's second step stands alone when the clinic has closed its own sign-in", async () => {
  const settings = { patientsLogIn: false };
  pendingChallenge.set({ token: challenge, methods: ["totp"], sentTo: null });
  const { user } = await openPage("/login", { api: admitted(), settings });
  expect(await screen.findByRole("heading", { level: 1, name: "One more step to sign in" })).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("heading", { level: 1, name: "You’re not signed in" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
});
