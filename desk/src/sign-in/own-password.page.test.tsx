import { changeDeskPassword, getDeskSecurity } from "@anteroom/contract/account/desk-security";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const security = (has_password = true) =>
  entityOf({ has_password, totp_since: null, passkeys: [], requires_factor: false, proven_until: null });
const own = () => within(screen.getByRole("region", { name: "Password" }));
const field = (label: string) => own().getByLabelText<HTMLInputElement>(label);
const values = () =>
  ["Current password", "New password", "Repeat the new password"].map((label) => field(label).value);

async function openForm(api: FakeApi) {
  const { user } = await openDesk("/desk/security", { api: api.on(getDeskSecurity, security()) });
  await screen.findByRole("heading", { name: "Password" });
  const enter = async (current: string, wanted: string, repeated = wanted) => {
    await fill(user, field("Current password"), current);
    await fill(user, field("New password"), wanted);
    await fill(user, field("Repeat the new password"), repeated);
  };
  return { enter, save: () => user.click(own().getByRole("button", { name: "Save the new password" })) };
}

test("the password is changed with the current one, and the fields are emptied", async () => {
  const api = fakeApi().on(changeDeskPassword, undefined);
  const { enter, save } = await openForm(api);
  await enter("old words of mine", "oito barcos no rio");
  await save();
  expect(await screen.findByText(/^The new password is saved/)).toBeTruthy();
  expect(values()).toEqual(["", "", ""]);
  expect(api.sentTo(changeDeskPassword)).toMatchObject([
    { body: { current_password: "old words of mine", password: "oito barcos no rio" } },
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("empty, short and different passwords are named at their fields, and nothing is sent", async () => {
  const api = fakeApi();
  const { enter, save } = await openForm(api);
  await save();
  for (const text of [
    "Enter your current password.",
    "Enter a new password.",
    "Enter the new password again.",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  await enter("old words of mine", "short", "other");
  expect(screen.getByText("Enter at least 8 characters.")).toBeTruthy();
  expect(screen.getByText("The two new passwords are different.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  await save();
  expect(api.sentTo(changeDeskPassword)).toEqual([]);
});

test("a wrong current password and an offline desk keep what was entered, and say why", async () => {
  const api = fakeApi().refuse(changeDeskPassword, "wrong_password");
  const { enter, save } = await openForm(api);
  await enter("old words of mine", "oito barcos no rio");
  await save();
  expect(await screen.findByText("That is not your current password.")).toBeTruthy();
  expect(field("Current password").getAttribute("aria-invalid")).toBe("true");
  api.lose(changeDeskPassword);
  await save();
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect(screen.queryByText("That is not your current password.")).toBeNull();
  api.refuse(changeDeskPassword, "too_many_requests");
  await save();
  expect(await screen.findByText("title of too_many_requests")).toBeTruthy();
  expect(values()).toEqual(["old words of mine", "oito barcos no rio", "oito barcos no rio"]);
});

test.each([
  ["common", "Many people use this password. Choose another one."],
  ["personal", /^This password contains your name/],
  ["too_short", "Enter at least 8 characters."],
])("a password refused as %s says so at its field", async (reason, text) => {
  const api = fakeApi().refuse(changeDeskPassword, "weak_password", { reason });
  const { enter, save } = await openForm(api);
  await enter("old words of mine", "oito barcos no rio");
  await save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field("New password").getAttribute("aria-invalid")).toBe("true");
});

test("an account without a password of its own is told why, without a form", async () => {
  await openDesk("/desk/security", { api: fakeApi().on(getDeskSecurity, security(false)) });
  expect(await screen.findByText(/^You have no password of your own here/)).toBeTruthy();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});
