import {
  beginDeskPasskey,
  getDeskSecurity,
  proveDeskPassword,
  registerDeskPasskey,
  removeDeskPasskey,
  renameDeskPasskey,
} from "@anteroom/contract/account/desk-security";
import {
  beginDeskPasskeySignIn,
  getDeskSignIn,
  signInAtDesk,
  signInAtDeskWithPasskey,
  type DeskSession,
} from "@anteroom/contract/account/desk-sessions";
import type { DeskPage } from "@anteroom/contract/desk-page";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { createDesk } from "../platform/create-desk.ts";
import { DeskContext } from "../platform/desk-context.tsx";
import { SecurityScreen } from "./security-screen.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const helena: DeskSession = {
  id: 3,
  name: "Helena Duarte",
  role: "admin",
  doctor_id: null,
  has_second_factor: false,
  lacks_factor: false,
  expires_at: "2026-11-24T23:00:00.000Z",
};
const laptop = {
  id: 4,
  name: "Laptop",
  created_at: "2026-11-01T09:00:00.000Z",
  last_used_at: null,
  is_backed_up: true,
};
const signInOptions = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "aurora.localhost",
  timeout: 60_000,
  userVerification: "required" as const,
};
const entityOf = <T,>(entity: T) => ({ data: { entity } });
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "credentials");
});

/** A browser with this authenticator; `get` and `create` answer, or reject as for somebody who cancels. */
function withAuthenticator(answer: () => Promise<unknown>): void {
  vi.stubGlobal("PublicKeyCredential", class {});
  const credentials = { get: answer, create: answer };
  Object.defineProperty(navigator, "credentials", { configurable: true, value: credentials });
}
const credential = (response: object) => ({
  id: "cGFzc2tleQ",
  rawId: bytes("passkey"),
  type: "public-key",
  response: { clientDataJSON: bytes("{}"), ...response },
  getClientExtensionResults: () => ({}),
});
const signs = () =>
  Promise.resolve(credential({ authenticatorData: bytes("data"), signature: bytes("signature") }));
const creates = () =>
  Promise.resolve(credential({ attestationObject: bytes("made"), getTransports: () => ["internal"] }));
const cancels = () => Promise.reject(new DOMException("Cancelled", "NotAllowedError"));

function openScreen(shown: ReactNode, api: FakeApi) {
  vi.stubGlobal("fetch", api.fetch);
  const page = { clinicName: "Aurora", locale: "en", timeZone: "Europe/Lisbon", serverNow: Date.now() };
  const desk = createDesk(page as DeskPage);
  desk.session.changed(helena);
  const i18n = setupI18n();
  i18n.load("en", {});
  i18n.activate("en");
  render(
    <DeskContext value={desk}>
      <QueryClientProvider client={desk.queries}>
        <I18nProvider i18n={i18n}>{shown}</I18nProvider>
      </QueryClientProvider>
    </DeskContext>,
  );
  return { desk, user: userEvent.setup() };
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }));

const atSignIn = () => fakeApi().on(getDeskSignIn, entityOf({ provider: null }));
const openSignIn = (api: FakeApi) => openScreen(<SignInScreen hasEnded={false} />, api);

test("a passkey alone signs in at the desk", async () => {
  withAuthenticator(signs);
  const api = atSignIn()
    .on(beginDeskPasskeySignIn, entityOf(signInOptions))
    .on(signInAtDeskWithPasskey, entityOf({ ...helena, name: "By passkey", has_second_factor: true }));
  const { desk, user } = openSignIn(api);
  await press(user, "Use a passkey");
  await waitFor(() =>
    expect(desk.session.state.get()).toMatchObject({ status: "in", session: { name: "By passkey" } }),
  );
  expect(api.sentTo(signInAtDeskWithPasskey)).toMatchObject([
    { body: { credential: { id: "cGFzc2tleQ", type: "public-key" } } },
  ]);
});

test("a cancelled passkey, an unsupported browser, offline and a refusal each say what to do", async () => {
  const api = atSignIn().on(beginDeskPasskeySignIn, entityOf(signInOptions));
  const { user } = openSignIn(api);
  const tryIt = () => press(user, "Use a passkey");
  await tryIt();
  expect(await screen.findByText(/^This browser cannot use passkeys/)).toBeTruthy();
  withAuthenticator(cancels);
  await tryIt();
  expect(await screen.findByText(/^No passkey was used/)).toBeTruthy();
  withAuthenticator(signs);
  api.refuse(signInAtDeskWithPasskey, "passkey_refused");
  await tryIt();
  expect(await screen.findByText("title of passkey_refused")).toBeTruthy();
  api.lose(beginDeskPasskeySignIn);
  await tryIt();
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
});

test("a passkey after the password is sent with it, and a refused passkey is not sent again", async () => {
  withAuthenticator(signs);
  const api = atSignIn()
    .on(beginDeskPasskeySignIn, entityOf(signInOptions))
    .refuse(signInAtDesk, "second_factor_required", { methods: ["passkey"] });
  const { desk, user } = openSignIn(api);
  await fill(user, screen.getByLabelText("Email address"), "helena@clinic.example");
  await fill(user, screen.getByLabelText("Password"), "a long password");
  await press(user, "Sign in");
  expect(await screen.findByText("Confirm with your passkey that it is you.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
  api.refuse(signInAtDesk, "passkey_refused");
  await press(user, "Use your passkey");
  expect(await screen.findByText("title of passkey_refused")).toBeTruthy();
  api.on(signInAtDesk, entityOf({ ...helena, name: "With both" }));
  await press(user, "Use your passkey");
  await waitFor(() => expect(desk.session.state.get()).toMatchObject({ session: { name: "With both" } }));
  const sent = api.sentTo(signInAtDesk).map(({ body }) => body as Record<string, unknown>);
  expect(sent.map((body) => [body["password"], "passkey" in body])).toEqual([
    ["a long password", false],
    ["a long password", true],
    ["a long password", true],
  ]);
});

const creation = entityOf({
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "aurora.localhost", name: "Clínica Aurora" },
  user: { id: "Nw", name: "helena@clinic.example", displayName: "Helena Duarte" },
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout: 60_000,
  attestation: "none" as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required" as const,
    requireResidentKey: true as const,
    userVerification: "required" as const,
  },
});
const security = (passkeys: (typeof laptop)[]) =>
  entityOf({ has_password: true, totp_since: null, passkeys, requires_factor: true, proven_until: null });

async function openSecurity(api: FakeApi) {
  const opened = openScreen(<SecurityScreen />, api);
  await screen.findByRole("heading", { name: "Passkeys" });
  return opened;
}

test("a passkey is added after the password is confirmed", async () => {
  withAuthenticator(creates);
  const api = fakeApi()
    .on(getDeskSecurity, security([]))
    .refuse(beginDeskPasskey, "proof_needed")
    .on(registerDeskPasskey, entityOf({ ...helena, has_second_factor: true }));
  const { desk, user } = await openSecurity(api);
  await fill(user, screen.getByLabelText("Name of the passkey"), "Laptop");
  await press(user, "Add a passkey");
  const dialog = await screen.findByRole("dialog");
  api.refuse(proveDeskPassword, "wrong_password");
  await fill(user, within(dialog).getByLabelText("Password"), "wrong");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await within(dialog).findByText("title of wrong_password")).toBeTruthy();
  api
    .on(proveDeskPassword, entityOf({ proven_until: "2026-11-24T09:10:00.000Z" }))
    .on(beginDeskPasskey, creation)
    .on(getDeskSecurity, security([laptop]));
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await screen.findByText(/^The passkey is added/)).toBeTruthy();
  expect(await screen.findByText(/^Added on .*, not used yet$/)).toBeTruthy();
  expect(api.sentTo(registerDeskPasskey)).toMatchObject([{ body: { name: "Laptop" } }]);
  expect(desk.session.state.get()).toMatchObject({ session: { has_second_factor: true } });
});

test("a passkey that is not created shows the reason: no name, cancelled, unsupported or offline", async () => {
  const api = fakeApi().on(getDeskSecurity, security([])).on(beginDeskPasskey, creation);
  const { user } = await openSecurity(api);
  const add = () => press(user, "Add a passkey");
  await fill(user, screen.getByLabelText("Name of the passkey"), " ");
  await add();
  expect(await screen.findByText("Give the passkey a name.")).toBeTruthy();
  await fill(user, screen.getByLabelText("Name of the passkey"), "Laptop");
  await add();
  expect(await screen.findByText(/^This browser cannot create passkeys/)).toBeTruthy();
  withAuthenticator(cancels);
  await add();
  expect(await screen.findByText(/^No passkey was created/)).toBeTruthy();
  api.lose(beginDeskPasskey);
  await add();
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect(api.sentTo(registerDeskPasskey)).toEqual([]);
});

test("a passkey is renamed, and removing the last second factor is refused with the reason", async () => {
  const api = fakeApi()
    .on(getDeskSecurity, security([laptop]))
    .on(renameDeskPasskey, undefined)
    .refuse(removeDeskPasskey, "last_factor");
  const { user } = await openSecurity(api);
  await press(user, "Rename Laptop");
  const renaming = await screen.findByRole("dialog");
  await fill(user, within(renaming).getByLabelText("Name of the passkey"), "Room 2");
  api.on(getDeskSecurity, security([{ ...laptop, name: "Room 2" }]));
  await user.click(within(renaming).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Room 2")).toBeTruthy();
  expect(api.sentTo(renameDeskPasskey)).toMatchObject([
    { path: "/api/desk/passkeys/4", body: { name: "Room 2" } },
  ]);
  await press(user, "Remove Room 2");
  const sure = await screen.findByRole("dialog");
  await user.click(within(sure).getByRole("button", { name: "Remove" }));
  expect(await within(sure).findByText("title of last_factor")).toBeTruthy();
});
