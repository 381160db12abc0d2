import { clinicGetConfiguration, type ClinicConfiguration } from "@anteroom/contract/administration/settings";
import { clinicPutPicture, clinicRemovePicture } from "@anteroom/contract/clinic-pictures";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const configuration = (pictures: Record<string, string> = {}): ClinicConfiguration => ({
  version: 1,
  manifest: { name: "Aurora", slug: "aurora", logoUrl: "/clinics/aurora/logo.svg", ...pictures },
  settings: {},
  findings: [],
});
const picture = (url: string) => ({ url, media_type: "image/png" as const, width: 512, height: 512 });
const png = () => new File([new Uint8Array(8)], "picture.png", { type: "image/png" });
const open = (api: FakeApi) => openDesk("/desk/branding", { api });
const find = async (name: string) => within(await screen.findByRole("region", { name }));
const icon = () => find("Icon of the browser tab");
const main = () => find("Main picture of the home page");

beforeEach(() => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => "blob:preview", revokeObjectURL: () => {} });
});

test("the icon is added after a preview and removed after confirmation; the logo can only be replaced", async () => {
  const api = fakeApi().on(clinicGetConfiguration, entityOf(configuration()));
  const { user } = await open(api);
  expect((await icon()).getByText(/square, each side 32 to 1024 pixels/)).toBeTruthy();
  expect((await icon()).getByText(/^There is no picture yet/)).toBeTruthy();
  expect((await find("Logo")).queryByRole("button", { name: "Remove the picture" })).toBeNull();
  expect((await find("Logo")).getByRole("img", { name: "The clinic’s logo now" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);

  await user.upload((await icon()).getByLabelText("Choose a picture"), png());
  expect((await icon()).getByRole("img").getAttribute("src")).toBe("blob:preview");
  api.on(clinicPutPicture, ({ path }) => {
    expect(path).toBe("/api/clinic/pictures/favicon");
    api.on(clinicGetConfiguration, entityOf(configuration({ customFavicon: "/pictures/0b" })));
    return entityOf(picture("/pictures/0b"));
  });
  await user.click((await icon()).getByRole("button", { name: "Save the picture" }));
  expect(await (await icon()).findByText(/^The picture is saved/)).toBeTruthy();
  const stored = await (await icon()).findByRole("img", { name: "The icon of the browser tab now" });
  expect(stored.getAttribute("src")).toBe("/pictures/0b");

  await user.click((await icon()).getByRole("button", { name: "Remove the picture" }));
  api.on(clinicRemovePicture, undefined).on(clinicGetConfiguration, entityOf(configuration()));
  const dialog = within(screen.getByRole("dialog", { name: "Remove the picture?" }));
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await (await icon()).findByText("The picture is removed.")).toBeTruthy();
  expect(await (await icon()).findByText(/^There is no picture yet/)).toBeTruthy();
  expect(api.sentTo(clinicRemovePicture).map(({ path }) => path)).toEqual(["/api/clinic/pictures/favicon"]);
});

test.each([
  ["validation_failed", icon, /^The picture must be square, and each side 32 to 1024 pixels/],
  ["validation_failed", main, /^Each side of the picture must be 320 to 4096 pixels/],
  ["file_kind_unknown", main, /^This is not a PNG, JPEG, WebP or SVG picture/],
  ["insufficient_scope", main, /title of insufficient_scope/],
] as const)("a picture refused with %s says why and stays selected (%#)", async (code, section, text) => {
  const api = fakeApi().on(clinicGetConfiguration, entityOf(configuration())).refuse(clinicPutPicture, code);
  const { user } = await open(api);
  await user.upload((await section()).getByLabelText("Choose a picture"), png());
  await user.click((await section()).getByRole("button", { name: "Save the picture" }));
  expect(within(await (await section()).findByRole("alert")).getByText(text)).toBeTruthy();
  expect((await section()).getByRole("img").getAttribute("src")).toBe("blob:preview");
});

test("being offline is shown when saving a picture and when opening the screen", async () => {
  const api = fakeApi().lose(clinicGetConfiguration).lose(clinicPutPicture);
  const { user } = await open(api);
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicGetConfiguration, entityOf(configuration()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.upload((await main()).getByLabelText("Choose a picture"), png());
  await user.click((await main()).getByRole("button", { name: "Save the picture" }));
  expect(await (await main()).findByText("We couldn’t reach the server just now.")).toBeTruthy();
});

test("the screen shows a loading state", async () => {
  await open(fakeApi().hang(clinicGetConfiguration));
  expect(screen.getByText("Loading")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s has no branding screen", async (role) => {
  await openDesk("/desk/branding", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("an icon that somebody has replaced meanwhile is shown, and replaced only when that is chosen", async () => {
  const api = fakeApi().on(clinicGetConfiguration, entityOf(configuration()));
  const { user } = await open(api);
  await user.upload((await icon()).getByLabelText("Choose a picture"), png());
  api
    .refuse(clinicPutPicture, "changed_elsewhere")
    .on(clinicGetConfiguration, entityOf(configuration({ customFavicon: "/pictures/theirs" })));
  const save = async () => user.click((await icon()).getByRole("button", { name: "Save the picture" }));
  await save();
  expect(await (await icon()).findByText(/^Somebody else has changed this picture/)).toBeTruthy();
  const theirs = await (await icon()).findByRole("img", { name: "The icon of the browser tab now" });
  expect(theirs.getAttribute("src")).toBe("/pictures/theirs");
  expect((await icon()).getByRole("img", { name: "The picture you chose" })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicPutPicture, entityOf(picture("/pictures/mine")));
  await save();
  expect(await (await icon()).findByText(/^The picture is saved/)).toBeTruthy();
  expect(api.sentTo(clinicPutPicture).map(({ query }) => query.get("replaces"))).toEqual([
    "",
    "/pictures/theirs",
  ]);
});

test("an icon that somebody has replaced meanwhile is not removed before it was shown", async () => {
  const stored = (address: string) => entityOf(configuration({ customFavicon: address }));
  const api = fakeApi().on(clinicGetConfiguration, stored("/pictures/0a"));
  const { user } = await open(api);
  await user.click((await icon()).getByRole("button", { name: "Remove the picture" }));
  api.refuse(clinicRemovePicture, "changed_elsewhere").on(clinicGetConfiguration, stored("/pictures/0b"));
  const dialog = within(screen.getByRole("dialog", { name: "Remove the picture?" }));
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await dialog.findByText(/so it’s not removed/)).toBeTruthy();
  api.on(clinicRemovePicture, undefined);
  await user.click(dialog.getByRole("button", { name: "Keep it" }));
  await user.click((await icon()).getByRole("button", { name: "Remove the picture" }));
  await user.click(
    within(screen.getByRole("dialog", { name: "Remove the picture?" })).getByRole("button", {
      name: "Yes, remove it",
    }),
  );
  expect(await (await icon()).findByText("The picture is removed.")).toBeTruthy();
  expect(api.sentTo(clinicRemovePicture).map(({ query }) => query.get("replaces"))).toEqual([
    "/pictures/0a",
    "/pictures/0b",
  ]);
});
