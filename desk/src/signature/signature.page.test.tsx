import {
  getDeskSignature,
  putDeskSignature,
  removeDeskSignature,
  type DeskSignature,
} from "@anteroom/contract/account/desk-signature";
import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const signature = (picture = "Zmlyc3Q="): DeskSignature => ({
  picture,
  width: 400,
  height: 120,
  updated_at: "2026-11-20T10:00:00.000Z",
});
const open = (api: FakeApi) => openDesk("/desk/signature", { api, role: "doctor" });
const png = (size = 8) => new File([new Uint8Array(size)], "signature.png", { type: "image/png" });
const picture = () => screen.findByRole("img", { name: "Your signature as it goes on prescriptions" });

test("a doctor adds, replaces and, after confirmation, removes the picture of the signature", async () => {
  const api = fakeApi().on(getDeskSignature, entityOf(null));
  const { user } = await open(api);
  expect(await screen.findByText("There is no picture of your signature yet.")).toBeTruthy();
  expect(screen.getByText(/^A picture of a signature is not a qualified electronic signature/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove the picture" })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(putDeskSignature, () => {
    api.on(getDeskSignature, entityOf(signature()));
    return entityOf(signature());
  });
  await user.upload(screen.getByLabelText("Choose a picture"), png());
  expect((await picture()).getAttribute("src")).toBe("data:image/png;base64,Zmlyc3Q=");
  expect(screen.getByText(/^The picture is saved/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);

  api.on(putDeskSignature, () => {
    api.on(getDeskSignature, entityOf(signature("c2Vjb25k")));
    return entityOf(signature("c2Vjb25k"));
  });
  await user.upload(screen.getByLabelText("Choose another picture"), png());
  await expect.poll(async () => (await picture()).getAttribute("src")).toBe("data:image/png;base64,c2Vjb25k");

  await user.click(screen.getByRole("button", { name: "Remove the picture" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove the picture of your signature?" }));
  api.lose(removeDeskSignature);
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(removeDeskSignature, undefined).on(getDeskSignature, entityOf(null));
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await screen.findByText("The picture is removed.")).toBeTruthy();
  expect(await screen.findByText("There is no picture of your signature yet.")).toBeTruthy();
});

test.each([
  ["file_kind_unknown", /^This is not a PNG or JPEG picture, or there is nothing on it/],
  ["file_too_large", "The picture is larger than 1 MB. Choose a smaller one."],
  ["validation_failed", "The picture is too small or too large. Choose another."],
  ["insufficient_scope", /title of insufficient_scope/],
] as const)(
  "a picture rejected with %s shows the reason, and the earlier one is kept",
  async (code, words) => {
    const api = fakeApi().on(getDeskSignature, entityOf(signature())).refuse(putDeskSignature, code);
    const { user } = await open(api);
    await user.upload(await screen.findByLabelText("Choose another picture"), png());
    expect(within(await screen.findByRole("alert")).getByText(words)).toBeTruthy();
    expect(await picture()).toBeTruthy();
  },
);

test("a picture larger than 1 MB is not sent, and offline is reported", async () => {
  const api = fakeApi().on(getDeskSignature, entityOf(null)).lose(putDeskSignature);
  const { user } = await open(api);
  await user.upload(await screen.findByLabelText("Choose a picture"), png(pictureBytes + 1));
  expect(await screen.findByText("The picture is larger than 1 MB. Choose a smaller one.")).toBeTruthy();
  expect(api.sentTo(putDeskSignature)).toEqual([]);
  await user.upload(screen.getByLabelText("Choose a picture"), png());
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
});

test("the screen shows loading and offline states with a retry", async () => {
  const { api, desk, user } = await open(fakeApi().hang(getDeskSignature));
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(getDeskSignature);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(getDeskSignature, entityOf(signature()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await picture()).toBeTruthy();
});

test.each(["reception", "admin"] as const)("the role %s cannot open a signature", async (role) => {
  await openDesk("/desk/signature", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});
