import { proveDeskPassword } from "@anteroom/contract/account/desk-security";
import {
  clinicGetSignInProvider,
  clinicRemoveSignInProvider,
  clinicSetSignInProvider,
  clinicTestSignInProvider,
  type SignInProvider,
} from "@anteroom/contract/administration/sign-in-provider";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const stored: SignInProvider = {
  version: "v1",
  name: "Mar ID",
  issuer: "https://id.mar.example",
  client_id: "clinic-desk",
  is_enabled: true,
  client_secret: { last_four: "x9y8", set_at: "2026-11-20T10:00:00.000Z" },
  redirect_uris: ["https://mar.example/desk/sign-in", "https://www.mar.example/desk/sign-in"],
};
const secret = "the-secret-that-the-provider-shows";
const proven = { data: { entity: { proven_until: "2026-11-24T09:10:00.000Z" } } };
const one = { data: { entity: stored } };
const path = "/desk/staff-sign-in";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const none = () => fakeApi().refuse(clinicGetSignInProvider, "not_found");

/** Enters the password where the screen asks for it. */
async function prove(user: Awaited<ReturnType<typeof openDesk>>["user"]) {
  const asked = within(await screen.findByRole("dialog", { name: "Your password" }));
  expect(asked.getByText("Enter your password again before you change how staff sign in.")).toBeTruthy();
  await fill(user, asked.getByLabelText("Password"), "my-own-password");
  await user.keyboard("{Enter}");
}

test("the provider is shown with its redirect addresses and the last characters of its secret", async () => {
  await openDesk(path, { api: fakeApi().on(clinicGetSignInProvider, one) });
  expect(await screen.findByText("Switched on")).toBeTruthy();
  expect(field("Issuer").value).toBe(stored.issuer);
  expect(field("New client secret (optional)").value).toBe("");
  expect(screen.getByText(/ends in x9y8/)).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Copy https/ })).toHaveLength(2);
  expect(screen.getByText(/Whoever runs the provider can sign in as anybody/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test("the screen shows loading and offline states with a retry", async () => {
  const { api, desk, user } = await openDesk(path, { api: fakeApi().hang(clinicGetSignInProvider) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicGetSignInProvider);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  expect(screen.queryByRole("button", { name: "Save the provider" })).toBeNull();
  api.on(clinicGetSignInProvider, one);
  await user.click(button("Try again"));
  expect(await screen.findByText("Switched on")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the screen", async (role) => {
  await openDesk(path, { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("the first provider is added by keyboard after the password is confirmed", async () => {
  const { user, api } = await openDesk(path, { api: none() });
  expect(await screen.findByText("There is no provider yet.")).toBeTruthy();
  expect(screen.getByText(`${location.origin}/desk/sign-in`, { selector: "bdi" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Test the connection" })).toBeNull();
  await fill(user, field("Name on the sign-in button"), "Mar ID");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Paste the client secret.")).toBeTruthy();
  expect(field("Issuer").getAttribute("aria-invalid")).toBe("true");
  expect(api.sentTo(clinicSetSignInProvider)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);

  await fill(user, field("Issuer"), stored.issuer);
  await fill(user, field("Client ID"), "clinic-desk");
  await fill(user, field("Client secret"), secret);
  expect(field("Client secret").type).toBe("password");
  api.refuse(clinicSetSignInProvider, "proof_needed").on(proveDeskPassword, () => {
    api.on(clinicSetSignInProvider, one).hang(clinicGetSignInProvider); // the screen shows the answer of the PUT
    return proven;
  });
  await user.keyboard("{Enter}");
  await prove(user);
  expect(await screen.findByText("Switched on")).toBeTruthy();
  expect(screen.getByText(/The provider is saved/)).toBeTruthy();
  const body = { name: "Mar ID", issuer: stored.issuer, client_id: "clinic-desk", is_enabled: true };
  expect(api.sentTo(clinicSetSignInProvider).map((sent) => sent.body)).toEqual(
    Array.from({ length: 2 }, () => ({ ...body, client_secret: secret, replaces: null })),
  );
  expect(await screen.findByLabelText("New client secret (optional)")).toHaveProperty("value", "");
  expect(document.body.innerHTML).not.toContain(secret);
});

test("a change keeps the secret for the same issuer and requires it for another one", async () => {
  const off = { ...stored, is_enabled: false };
  const api = fakeApi()
    .on(clinicGetSignInProvider, one)
    .on(clinicSetSignInProvider, { data: { entity: off } });
  const { user } = await openDesk(path, { api });
  await screen.findByText("Switched on");
  await fill(user, field("Issuer"), "https://other.example");
  await user.click(button("Save the provider"));
  expect(screen.getByText("Paste the client secret.")).toBeTruthy();
  expect(api.sentTo(clinicSetSignInProvider)).toEqual([]);
  await fill(user, field("Issuer"), stored.issuer);
  await user.click(screen.getByRole("checkbox", { name: "Staff can sign in with this provider" }));
  api.on(clinicGetSignInProvider, { data: { entity: off } });
  await user.click(button("Save the provider"));
  expect(await screen.findByText("Switched off")).toBeTruthy();
  const { redirect_uris: _, client_secret: __, version: replaces, ...facts } = off;
  expect(api.sentTo(clinicSetSignInProvider).map(({ body }) => body)).toEqual([{ ...facts, replaces }]);
});

test("closing the password dialog saves nothing and keeps the entries", async () => {
  const api = fakeApi()
    .on(clinicGetSignInProvider, one)
    .refuse(clinicSetSignInProvider, "proof_needed")
    .refuse(proveDeskPassword, "wrong_password");
  const { user } = await openDesk(path, { api });
  await screen.findByText("Switched on");
  await fill(user, field("Name on the sign-in button"), "Sea ID");
  await user.click(button("Save the provider"));
  await prove(user);
  expect(await screen.findByText(/what to do after wrong_password/)).toBeTruthy();
  await user.click(button("Close"));
  expect(await screen.findByText(/what to do after proof_needed/)).toBeTruthy();
  expect(field("Name on the sign-in button").value).toBe("Sea ID");
  expect(screen.queryByText(/The provider is saved/)).toBeNull();
});

test("a server-side error appears at its field, and entries survive a save offline", async () => {
  const fields = [{ path: "body.issuer", code: "not_public" }];
  const api = fakeApi()
    .on(clinicGetSignInProvider, one)
    .refuse(clinicSetSignInProvider, "validation_failed", { fields });
  const { user } = await openDesk(path, { api });
  await screen.findByText("Switched on");
  await fill(user, field("Issuer"), "https://10.0.0.1");
  await fill(user, field("New client secret (optional)"), secret);
  await user.click(button("Save the provider"));
  expect(await screen.findByText("Write a public address that begins with https.")).toBeTruthy();
  api.lose(clinicSetSignInProvider);
  await user.click(button("Save the provider"));
  expect(await screen.findByText(/We couldn’t reach the server just now/)).toBeTruthy();
  expect(field("Issuer").value).toBe("https://10.0.0.1");
});

test("a connection test reports success and failure", async () => {
  const outcome = (text: "works" | "unavailable") => ({ data: { entity: { outcome: text } } });
  const api = fakeApi().on(clinicGetSignInProvider, one).on(clinicTestSignInProvider, outcome("works"));
  const { user } = await openDesk(path, { api });
  await user.click(await screen.findByRole("button", { name: "Test the connection" }));
  expect(await screen.findByText("Mar ID answers.")).toBeTruthy();
  api.on(clinicTestSignInProvider, outcome("unavailable"));
  await user.click(button("Test the connection"));
  expect(await screen.findByText(/Mar ID does not answer/)).toBeTruthy();
  expect(screen.queryByText("Mar ID answers.")).toBeNull();
});

test("the provider is removed after confirmation and the password, and the form is emptied", async () => {
  const api = fakeApi()
    .on(clinicGetSignInProvider, one)
    .refuse(clinicRemoveSignInProvider, "proof_needed")
    .on(proveDeskPassword, () => {
      api.on(clinicRemoveSignInProvider, undefined).refuse(clinicGetSignInProvider, "not_found");
      return proven;
    });
  const { user } = await openDesk(path, { api });
  await user.click(await screen.findByRole("button", { name: "Remove the provider" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove Mar ID?" }));
  await user.click(dialog.getByRole("button", { name: "Remove the provider" }));
  await prove(user);
  expect(await screen.findByText("There is no provider yet.")).toBeTruthy();
  expect(field("Issuer").value).toBe("");
  expect(screen.queryByRole("button", { name: "Remove the provider" })).toBeNull();
});
