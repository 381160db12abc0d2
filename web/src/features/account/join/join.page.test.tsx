import { getPatient } from "@anteroom/contract/account/account";
import { listDependents } from "@anteroom/contract/account/dependents";
import {
  joinAccounts,
  previewJoin,
  proveOtherByPassword,
  proveOtherBySecondFactor,
  type JoinPreview,
} from "@anteroom/contract/account/join-accounts";
import { beginPasskeyLogIn } from "@anteroom/contract/account/passkeys";
import { resetPassword } from "@anteroom/contract/account/passwords";
import { listSessions } from "@anteroom/contract/account/profile";
import { getSecurity, provePassword } from "@anteroom/contract/account/second-factor";
import { joinRefusals } from "@anteroom/domain/account/join-refusals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const proof = entityOf({ token: "proof-of-the-other-account", expires_at: "2026-11-24T09:10:00.000Z" });
const preview: JoinPreview = {
  ends_email: "old@example.org",
  stays_email: "joana@example.org",
  appointments: 3,
  upcoming_appointments: 1,
  messages: 0,
  files: 2,
  measurements: 0,
  answers: 0,
  record_entries: 4,
  has_two_lists: true,
  waitlist_entries: 0,
  dependents: ["Rui", "Mia"],
  joined_dependents: ["Eva"],
  insurance: "deleted",
  deleted_phone: "+351 912 000 111",
  devices: 1,
  passkeys: 0,
  connected_apps: 0,
  refusal: null,
};
const seen = (changes: Partial<JoinPreview> = {}, version = "first") => ({
  data: { entity: { ...preview, ...changes }, version },
});
const security = (proven_until: string | null) =>
  entityOf({
    email: "j…a@example.org",
    totp_since: null,
    email_since: null,
    recovery_codes_left: 0,
    passkeys: [],
    proven_until,
  });
const proven = "2026-11-24T09:10:00.000Z";

const there = (proven_until: string | null = proven) =>
  fakeApi()
    .on(listDependents, collectionOf([]))
    .on(listSessions, collectionOf([]))
    .on(getSecurity, security(proven_until))
    .on(getPatient, { patient: joana })
    .on(proveOtherByPassword, proof)
    .on(previewJoin, seen())
    .on(joinAccounts, undefined);

async function begin(api: FakeApi): Promise<UserEvent> {
  const { user } = await openPage("/profile-settings?section=security", { api, patient: joana });
  await user.click(await screen.findByRole("button", { name: "Bring my other account here" }));
  return user;
}

async function signInThere(
  user: UserEvent,
  login = "old@example.org",
  password = "long enough",
): Promise<void> {
  await fill(user, await screen.findByLabelText("Email of the other account"), login);
  await fill(user, screen.getByLabelText("Password of the other account"), password);
  await user.click(within(section()).getByRole("button", { name: "Continue" }));
}

const section = () => screen.getByRole("region", { name: "Another account here?" });
const joinButton = () => screen.findByRole("button", { name: "Join old@example.org into this account" });
const alertText = async () => (await within(section()).findByRole("alert")).textContent;

test("a patient signs in to the other account, sees what comes and ends, and joins it", async () => {
  const api = there();
  const user = await begin(api);
  await signInThere(user, "  old@example.org ");
  const button = await joinButton();
  const text = section().textContent;
  expect(text).toContain("Appointments3");
  expect(text).toContain("Medicines and allergies4");
  expect(text, "nothing is said of what there is none of").not.toContain("Messages");
  expect(text).toContain("People you care for: Rui, Mia.");
  expect(text).toContain("In both accounts, so they become one: Eva.");
  expect(text).toContain("You can no longer sign in with old@example.org.");
  expect(text).toContain("+351 912 000 111");
  expect(text).toContain("Its insurance details are deleted, as this account has its own.");
  expect(text).toContain("You can’t undo this.");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button);
  await within(section()).findByText(/^Your two accounts are now one\./);
  expect(api.sentTo(proveOtherByPassword)[0]?.body).toEqual({
    login: "old@example.org",
    password: "long enough",
  });
  expect(api.sentTo(joinAccounts)[0]?.body).toEqual({
    token: "proof-of-the-other-account",
    replaces: "first",
  });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Another account here?" })),
  );
});

test("the own password is asked first, and names its account", async () => {
  const api = there(null).on(provePassword, entityOf({ proven_until: proven }));
  const user = await begin(api);
  const dialog = await screen.findByRole("dialog", { name: "Is it you?" });
  expect(dialog.textContent).toContain(`Enter the password of this account, ${joana.email ?? ""}, again.`);
  await fill(user, within(dialog).getByLabelText("Password"), "my own password");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: "Sign in to the other account" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test("whoever closes the dialog for the own password is where they were", async () => {
  const user = await begin(there(null));
  const dialog = await screen.findByRole("dialog", { name: "Is it you?" });
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: "Bring my other account here" })).toBeTruthy();
});

test("a join asks for the own password again when ten minutes are over, and then goes on", async () => {
  const api = there()
    .refuse(joinAccounts, "proof_needed")
    .on(provePassword, entityOf({ proven_until: proven }));
  const user = await begin(api);
  await signInThere(user);
  await user.click(await joinButton());
  const dialog = await screen.findByRole("dialog", { name: "Is it you?" });
  api.on(joinAccounts, undefined);
  await fill(user, within(dialog).getByLabelText("Password"), "my own password");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await within(section()).findByText(/^Your two accounts are now one\./)).toBeTruthy();
  expect(api.sentTo(joinAccounts)).toHaveLength(2);
});

test("missing entries are named at their fields, and nothing is sent", async () => {
  const api = there();
  const user = await begin(api);
  await screen.findByLabelText("Email of the other account");
  await user.click(within(section()).getByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("region", { name: "2 things need a look" });
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole("link", { name: "Enter the password of the other account." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Password of the other account"));
  expect(screen.getAllByText("Enter the password of the other account.")).toHaveLength(2); // and at its field
  expect(api.sentTo(proveOtherByPassword)).toHaveLength(0);
});

test("a wrong password says so as a sign-in does, keeps the address, and leads to a new password", async () => {
  const user = await begin(there().refuse(proveOtherByPassword, "wrong_credentials"));
  await signInThere(user);
  expect(await alertText()).toContain("title of wrong_credentials");
  expect(within(section()).getByRole("link", { name: "Set a new password" })).toBeTruthy();
  expect(screen.getByLabelText("Email of the other account")).toHaveProperty("value", "old@example.org");
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  ["too_many_requests", {}, "title of too_many_requests"],
  ["status_conflict", { reason: "same_account" }, "That’s the account you’re in now."],
  ["unauthenticated", {}, "title of unauthenticated"],
] as const)("the sign-in there says what to do after %s", async (code, extra, text) => {
  const user = await begin(there().refuse(proveOtherByPassword, code, extra));
  await signInThere(user);
  expect(await alertText()).toContain(text);
});

test("the sign-in there says that it is offline, and works when it is tried again", async () => {
  const api = there().lose(proveOtherByPassword);
  const user = await begin(api);
  await signInThere(user);
  expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
  api.on(proveOtherByPassword, proof);
  await user.click(within(section()).getByRole("button", { name: "Continue" }));
  expect(await joinButton()).toBeTruthy();
});

test("an expired password of the other account requests the mail that renews it", async () => {
  const api = there()
    .refuse(proveOtherByPassword, "password_expired", { email_token: "token-for-the-mail-there" })
    .on(resetPassword, undefined);
  const user = await begin(api);
  await signInThere(user);
  expect(await alertText()).toContain("title of password_expired");
  expect(api.sentTo(resetPassword)[0]?.body).toEqual({ email_token: "token-for-the-mail-there" });
});

test("a second step of the other account is asked for, and a wrong code stays in the dialog", async () => {
  const api = there()
    .refuse(proveOtherByPassword, "second_factor_required", {
      challenge: "challenge-of-the-other",
      methods: ["totp", "recovery"],
    })
    .refuse(proveOtherBySecondFactor, "wrong_code");
  const user = await begin(api);
  await signInThere(user);
  const dialog = await screen.findByRole("dialog", { name: "Enter the 6-digit code" });
  const type = async () => {
    await user.type(within(screen.getByRole("dialog")).getAllByRole("textbox")[0] as HTMLElement, "123456");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Continue" }));
  };
  await type();
  expect((await within(dialog).findByRole("alert")).textContent).toContain("title of wrong_code");
  api.on(proveOtherBySecondFactor, proof);
  await type();
  expect(await joinButton()).toBeTruthy();
  expect(api.sentTo(proveOtherBySecondFactor).at(-1)?.body).toEqual({
    method: "totp",
    challenge: "challenge-of-the-other",
    code: "123456",
  });
});

test("an expired challenge closes its dialog and says to sign in there again", async () => {
  const api = there()
    .refuse(proveOtherByPassword, "second_factor_required", {
      challenge: "challenge-of-the-other",
      methods: ["totp", "recovery"],
    })
    .refuse(proveOtherBySecondFactor, "challenge_expired");
  const user = await begin(api);
  await signInThere(user);
  const dialog = await screen.findByRole("dialog", { name: "Enter the 6-digit code" });
  await user.type(within(dialog).getAllByRole("textbox")[0] as HTMLElement, "123456");
  await user.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(await alertText()).toContain("That took too long.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a passkey that cannot be used says so", async () => {
  const user = await begin(there().refuse(beginPasskeyLogIn, "too_many_requests"));
  await screen.findByLabelText("Email of the other account");
  await user.click(within(section()).getByRole("button", { name: "Use a passkey" }));
  expect(await alertText()).toContain("title of too_many_requests");
});

test("what has changed meanwhile is shown before it can be joined", async () => {
  const api = there().refuse(joinAccounts, "changed_elsewhere");
  const user = await begin(api);
  await signInThere(user);
  const button = await joinButton();
  api.on(previewJoin, seen({ appointments: 4 }, "second"));
  await user.click(button);
  expect(await alertText()).toBe("Something has changed in the other account. Check again what comes along.");
  await waitFor(() => expect(section().textContent).toContain("Appointments4"));
  api.on(joinAccounts, undefined);
  await user.click(await joinButton());
  await within(section()).findByText(/^Your two accounts are now one\./);
  expect(api.sentTo(joinAccounts).map(({ body }) => body)).toEqual([
    { token: "proof-of-the-other-account", replaces: "first" },
    { token: "proof-of-the-other-account", replaces: "second" },
  ]);
});

test("a proof that is over leads back to the sign-in there", async () => {
  const user = await begin(there().refuse(joinAccounts, "challenge_expired"));
  await signInThere(user);
  await user.click(await joinButton());
  expect(await alertText()).toContain("That took too long.");
  expect(screen.getByLabelText("Email of the other account")).toBeTruthy();
});

test("a join whose answer was lost can be sent again", async () => {
  const api = there().lose(joinAccounts);
  const user = await begin(api);
  await signInThere(user);
  await user.click(await joinButton());
  expect(await alertText()).toContain("We couldn’t reach the clinic’s service just now.");
  api.on(joinAccounts, undefined);
  await user.click(await joinButton());
  expect(await within(section()).findByText(/^Your two accounts are now one\./)).toBeTruthy();
});

test.each(joinRefusals)(
  "accounts that are refused for %s say what to do, and cannot be joined",
  async (refusal) => {
    const user = await begin(there().on(previewJoin, seen({ refusal })));
    await signInThere(user);
    const text = await alertText();
    expect(text).not.toContain("These accounts can’t be joined now.");
    expect((text ?? "").length).toBeGreaterThan(60);
    expect(screen.queryByRole("button", { name: /into this account$/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("accounts of two persons say which details differ, by their labels on the profile", async () => {
  const refused = seen({ refusal: "different_person", differing: ["birthdate", "tax_number"] });
  const user = await begin(there().on(previewJoin, refused));
  await signInThere(user);
  expect(await alertText()).toContain("What differs: Date of birth, Tax number (NIF).");
});

test("an empty account says so", async () => {
  const nothing = { appointments: 0, upcoming_appointments: 0, files: 0, record_entries: 0 };
  const user = await begin(there().on(previewJoin, seen(nothing)));
  await signInThere(user);
  expect(await screen.findByText("The other account has no appointments or health data.")).toBeTruthy();
});
