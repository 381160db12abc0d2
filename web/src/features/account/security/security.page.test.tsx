import { listDependents } from "@anteroom/contract/account/dependents";
import { beginPasskey, removePasskey, renamePasskey } from "@anteroom/contract/account/passkeys";
import { listSessions } from "@anteroom/contract/account/profile";
import {
  beginEmailFactor,
  beginTotp,
  confirmEmailFactor,
  confirmTotp,
  getSecurity,
  provePassword,
  removeTotp,
  renewRecoveryCodes,
  type Security,
} from "@anteroom/contract/account/second-factor";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aSecurity } from "../../../testing/answers/account.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

afterEach(() => vi.useRealTimers());

const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKM${String(index)}`);
const withApp = { totp_since: "2026-11-01T09:00:00.000Z", recovery_codes_left: 9 };

const apiOf = (more: Partial<Security> = {}) =>
  fakeApi()
    .on(listDependents, collectionOf([]))
    .on(listSessions, collectionOf([]))
    .on(getSecurity, entityOf(aSecurity(more)));
const openSecurity = (api: FakeApi) =>
  openPage("/profile-settings?section=security", { api, patient: joana });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });

async function enterCode(user: UserEvent, box: HTMLElement, code: string): Promise<void> {
  await user.click(within(box).getByLabelText("Digit 1 of 6"));
  await user.paste(code);
  await user.click(within(box).getByRole("button", { name: "Continue" }));
}

test("account protection that failed to load appears at the next try", async () => {
  const api = apiOf().lose(getSecurity);
  const { user } = await openSecurity(api);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(getSecurity, entityOf(aSecurity()));
  await press(user, "Try again");
  expect(await screen.findByRole("button", { name: "Set up the authenticator app" })).toBeTruthy();
});

test(
  "the authenticator app is on with its first code, and its recovery codes are shown once",
  { tags: ["S2.OVL.09"] },
  async () => {
    const secret = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    const api = apiOf()
      .on(beginTotp, entityOf({ secret, uri: `otpauth://totp/Aurora?secret=${secret}` }))
      .refuse(confirmTotp, "wrong_code");
    const { user } = await openSecurity(api);
    await press(user, "Set up the authenticator app");
    const setUp = await dialog("Set up the authenticator app");
    expect(within(setUp).getByRole("img", { name: "QR code with your key" })).toBeTruthy();
    expect(within(setUp).getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeTruthy();
    await user.click(within(setUp).getByRole("button", { name: "Copy the key" }));
    expect(await within(setUp).findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(within(setUp).getByRole("button", { name: "Continue" }));
    expect(await within(setUp).findByText("Enter all six digits.")).toBeTruthy();
    await enterCode(user, setUp, "111111");
    expect((await within(setUp).findByRole("alert")).textContent).toContain("title of wrong_code");
    api.on(confirmTotp, entityOf({ recovery_codes: codes })).on(getSecurity, entityOf(aSecurity(withApp)));
    await enterCode(user, setUp, "222222");
    const stored = await dialog("Save your recovery codes");
    expect(
      within(stored)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(within(stored).getByRole("button", { name: "I have saved them" }));
    expect(await screen.findByText(/^9 codes are left\./)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Turn off the authenticator app");
    expect(api.sentTo(confirmTotp).map(({ body }) => body)).toEqual([{ code: "111111" }, { code: "222222" }]);
  },
);

test("codes by email are on with the first one when another second step has created recovery codes", async () => {
  const challenge = "challenge-of-the-mailed-code";
  const api = apiOf(withApp)
    .on(
      beginEmailFactor,
      entityOf({ sent_to: "j…a@example.org", next_at: "2026-11-24T09:00:30.000Z", challenge }),
    )
    .on(confirmEmailFactor, entityOf({ recovery_codes: [] }));
  const { user } = await openSecurity(api);
  await press(user, "Set up codes by email");
  const setUp = await dialog("Set up codes by email");
  await enterCode(user, setUp, "123456");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sentTo(confirmEmailFactor)[0]?.body).toEqual({ challenge, code: "123456" });
});

test("a wrong or lost code by email is resent, and the new one counts", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = { sent_to: "j…a@example.org", next_at: "2026-11-24T09:00:30.000Z" };
  const api = apiOf(withApp)
    .on(beginEmailFactor, entityOf({ ...sent, challenge: "first" }))
    .on(confirmEmailFactor, entityOf({ recovery_codes: [] }));
  const { user } = await openSecurity(api);
  await press(user, "Set up codes by email");
  const setUp = await dialog("Set up codes by email");
  expect(within(setUp).getByRole("button", { name: /^New code in/ })).toBeTruthy();
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  api.on(beginEmailFactor, entityOf({ ...sent, challenge: "second" }));
  await user.click(within(setUp).getByRole("button", { name: "Send a new code" }));
  await within(setUp).findByText(/^We’ve sent a new code\./);
  await enterCode(user, setUp, "123456");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sentTo(confirmEmailFactor)[0]?.body).toEqual({ challenge: "second", code: "123456" });
});

test("codes by email cannot be set up when the clinic has no address", async () => {
  await openSecurity(apiOf({ email: null }));
  expect(await screen.findByText(/^We don’t have your email address/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Set up codes by email" })).toBeNull();
});

test("the password is required when the session is not verified, and the action continues", async () => {
  const api = apiOf(withApp).refuse(removeTotp, "proof_needed").refuse(provePassword, "wrong_password");
  const { user } = await openSecurity(api);
  await press(user, "Turn off the authenticator app");
  const sure = await dialog("Turn off the authenticator app?");
  expect(within(sure).getByText(/^You’ll only need your password to sign in/)).toBeTruthy();
  await user.click(within(sure).getByRole("button", { name: "Turn off" }));
  const proof = await dialog("Is it you?");
  await user.click(within(proof).getByRole("button", { name: "Continue" }));
  expect(await within(proof).findByText("Enter your password.")).toBeTruthy();
  await fill(user, within(proof).getByLabelText("Password"), "oito barcos no rio");
  await user.click(within(proof).getByRole("button", { name: "Continue" }));
  expect((await within(proof).findByRole("alert")).textContent).toContain("title of wrong_password");
  api
    .on(provePassword, entityOf({ proven_until: "2026-11-24T09:10:00.000Z" }))
    .on(removeTotp, undefined)
    .on(getSecurity, entityOf(aSecurity()));
  await user.click(within(proof).getByRole("button", { name: "Continue" }));
  const setUp = await screen.findByRole("button", { name: "Set up the authenticator app" });
  expect(document.activeElement).toBe(setUp);
  expect(api.sentTo(removeTotp)).toHaveLength(2);
});

test("nothing changes when a second step is kept on or no password is given", async () => {
  const api = apiOf(withApp).refuse(removeTotp, "proof_needed");
  const { user } = await openSecurity(api);
  await press(user, "Turn off the authenticator app");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Keep it on" }));
  expect(api.sentTo(removeTotp)).toHaveLength(0);
  await press(user, "Turn off the authenticator app");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Turn off" }));
  await user.click(within(await dialog("Is it you?")).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Turn off the authenticator app" })).toBeTruthy();
});

test("new recovery codes replace the old ones after confirmation, and a failure is shown at the top", async () => {
  const api = apiOf(withApp).lose(renewRecoveryCodes);
  const { user } = await openSecurity(api);
  await press(user, "Make new recovery codes");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(renewRecoveryCodes, entityOf({ recovery_codes: codes }));
  await press(user, "Make new recovery codes");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }));
  expect(within(await dialog("Save your recovery codes")).getAllByRole("listitem")).toHaveLength(10);
});

const passkey = {
  id: 4,
  name: "Joana’s phone",
  created_at: "2026-11-01T09:00:00.000Z",
  last_used_at: null,
  is_backed_up: true,
};

test("a passkey is removed after confirmation", async () => {
  const api = apiOf({ passkeys: [passkey] }).on(removePasskey, undefined);
  const { user } = await openSecurity(api);
  expect(await screen.findByText(/^Added on .*, not used yet$/)).toBeTruthy();
  await press(user, "Remove Joana’s phone");
  const sure = await dialog("Remove Joana’s phone?");
  api.on(getSecurity, entityOf(aSecurity()));
  await user.click(within(sure).getByRole("button", { name: "Remove the passkey" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Joana’s phone" })).toBeNull());
  expect(api.sentTo(removePasskey).map(({ path }) => path)).toEqual(["/api/patients/passkeys/4"]);
  const add = screen.getByRole("button", { name: "Add a passkey" });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test("a passkey gets another name", async () => {
  const api = apiOf({ passkeys: [passkey] }).on(renamePasskey, undefined);
  const { user } = await openSecurity(api);
  await press(user, "Rename Joana’s phone");
  const form = await dialog("Rename Joana’s phone");
  const field = within(form).getByLabelText("Name of the passkey");
  expect(field).toHaveProperty("value", "Joana’s phone");
  await user.clear(field);
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect((await within(form).findByRole("alert")).textContent).toContain("Give the passkey a name.");
  await fill(user, field, " My tablet ");
  api.on(getSecurity, entityOf(aSecurity({ passkeys: [{ ...passkey, name: "My tablet" }] })));
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("heading", { name: "My tablet" })).toBeTruthy();
  expect(api.sentTo(renamePasskey).map(({ path, body }) => [path, body])).toEqual([
    ["/api/patients/passkeys/4", { name: "My tablet" }],
  ]);
  const opener = screen.getByRole("button", { name: "Rename My tablet" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each([["Remove Joana’s phone"], ["Rename Joana’s phone"], ["Add a passkey"]])(
  "closing what “%s” opens returns the focus to the button",
  async (name) => {
    const { user } = await openSecurity(apiOf({ passkeys: [passkey] }));
    const opener = await screen.findByRole("button", { name });
    await user.click(opener);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test("the dates of a passkey follow the language that is chosen on the page", async () => {
  const { app } = await openSecurity(apiOf({ passkeys: [passkey] }));
  expect((await screen.findByText(/, not used yet$/)).textContent).toMatch(/1 November 2026/);
  act(() => app.texts.i18n.loadAndActivate({ locale: "fr", messages: {} }));
  expect((await screen.findByText(/, not used yet$/)).textContent).toMatch(/1er novembre 2026/);
});

test("a passkey needs a name, and a device that creates none says what to do", async () => {
  const api = apiOf().on(
    beginPasskey,
    entityOf({
      challenge: "Y2hhbGxlbmdl",
      rp: { id: "aurora.localhost", name: "Clínica Aurora" },
      user: { id: "Nw", name: "joana@example.org", displayName: "Joana Prata" },
      pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
      timeout: 60_000,
      attestation: "none" as const,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: "required" as const,
        requireResidentKey: true as const,
        userVerification: "required" as const,
      },
    }),
  );
  const { user } = await openSecurity(api);
  await press(user, "Add a passkey");
  const adding = await dialog("Add a passkey");
  await fill(user, within(adding).getByLabelText("Name of the passkey"), " ");
  await user.click(within(adding).getByRole("button", { name: "Continue" }));
  expect((await within(adding).findByRole("alert")).textContent).toBe("Give the passkey a name.");
  expect(api.sentTo(beginPasskey)).toHaveLength(0);
  await fill(user, within(adding).getByLabelText("Name of the passkey"), "My phone");
  await user.click(within(adding).getByRole("button", { name: "Continue" }));
  await waitFor(() =>
    expect(within(adding).getByRole("alert").textContent).toMatch(/^We couldn’t create a passkey/),
  );
});
