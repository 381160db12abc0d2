import {
  clinicChangeDoctor,
  clinicGetDoctor,
  clinicListDoctors,
  type ClinicDoctor,
} from "@anteroom/contract/administration/doctors";
import {
  clinicPutPortrait,
  clinicRemovePortrait,
  type ClinicPicture,
} from "@anteroom/contract/clinic-pictures";
import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const doctor = (changes: Partial<ClinicDoctor> = {}): ClinicDoctor => ({
  id: 3,
  version: "v1",
  external_id: "hd",
  name: "Helena Duarte",
  title: "doctor",
  specialty: "dermatology",
  languages: ["pt"],
  sex: "female",
  treats_children: false,
  about: {},
  registration: null,
  training: { en: ["University of Porto"], pt: ["Universidade do Porto"] },
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
  portrait_url: "/portraits/doorway.svg",
  prices: [{ service_type: "remote", price: { amount_minor: 4000, currency: "EUR" } }],
  ...changes,
});
const uploaded: ClinicPicture = { url: "/pictures/0a", media_type: "image/png", width: 512, height: 512 };
const png = (size = 8) => new File([new Uint8Array(size)], "portrait.png", { type: "image/png" });
const open = (api: FakeApi) => openDesk("/desk/doctors/3", { api });
const portrait = () => within(screen.getByRole("region", { name: "Portrait" }));
const ready = () => screen.findByRole("region", { name: "Portrait" });

beforeEach(() => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => "blob:preview", revokeObjectURL: () => {} });
});

test("a portrait is previewed, saved by a button, replaced and removed after confirmation", async () => {
  const api = fakeApi().on(clinicGetDoctor, entityOf(doctor()));
  const { user } = await open(api);
  await ready();
  expect(portrait().getByText(/at most 1 MB, each side 64 to 2048 pixels/)).toBeTruthy();
  expect(portrait().queryByRole("button", { name: "Remove the picture" })).toBeNull(); // a drawing of ours
  await user.upload(portrait().getByLabelText("Choose another picture"), png());
  expect(portrait().getByRole("img").getAttribute("src")).toBe("blob:preview");
  expect(portrait().getByText(/^This picture is not saved yet/)).toBeTruthy();
  expect(api.sentTo(clinicPutPortrait)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(portrait().getByRole("button", { name: "Discard the picture" }));
  expect(portrait().getByRole("img").getAttribute("src")).toBe("/portraits/doorway.svg");

  api.on(clinicPutPortrait, () => {
    api.on(clinicGetDoctor, entityOf(doctor({ portrait_url: uploaded.url })));
    return entityOf(uploaded);
  });
  await user.upload(portrait().getByLabelText("Choose another picture"), png());
  await user.click(portrait().getByRole("button", { name: "Save the picture" }));
  expect(await portrait().findByText(/^The picture is saved/)).toBeTruthy();
  await expect.poll(() => portrait().getByRole("img").getAttribute("src")).toBe(uploaded.url);

  await user.click(portrait().getByRole("button", { name: "Remove the picture" }));
  const dialog = within(screen.getByRole("dialog", { name: "Remove the picture?" }));
  api.lose(clinicRemovePortrait);
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicRemovePortrait, undefined).on(clinicGetDoctor, entityOf(doctor()));
  await user.click(dialog.getByRole("button", { name: "Yes, remove it" }));
  expect(await portrait().findByText("The picture is removed.")).toBeTruthy();
  await expect.poll(() => portrait().getByRole("img").getAttribute("src")).toBe("/portraits/doorway.svg");
});

test.each([
  ["file_kind_unknown", /^This is not a PNG, JPEG, WebP or SVG picture/],
  ["file_too_large", /^The picture is larger than 1 MB/],
  ["validation_failed", /^Each side of the picture must be 64 to 2048 pixels/],
  ["file_limit", /^The clinic cannot store any more pictures/],
  ["insufficient_scope", /title of insufficient_scope/],
] as const)("a portrait refused with %s says why and stays selected", async (code, text) => {
  const api = fakeApi().on(clinicGetDoctor, entityOf(doctor())).refuse(clinicPutPortrait, code);
  const { user } = await open(api);
  await ready();
  await user.upload(portrait().getByLabelText("Choose another picture"), png());
  await user.click(portrait().getByRole("button", { name: "Save the picture" }));
  expect(within(await portrait().findByRole("alert")).getByText(text)).toBeTruthy();
  expect(portrait().getByRole("img").getAttribute("src")).toBe("blob:preview");
});

test("a portrait above 1 MB is not sent, and being offline keeps the selected one for resending", async () => {
  const api = fakeApi().on(clinicGetDoctor, entityOf(doctor())).lose(clinicPutPortrait);
  const { user } = await open(api);
  await ready();
  await user.upload(portrait().getByLabelText("Choose another picture"), png(pictureBytes + 1));
  expect(await portrait().findByText(/^The picture is larger than 1 MB/)).toBeTruthy();
  expect(portrait().queryByRole("button", { name: "Save the picture" })).toBeNull();
  await user.upload(portrait().getByLabelText("Choose another picture"), png());
  await user.click(portrait().getByRole("button", { name: "Save the picture" }));
  expect(await portrait().findByText("We couldn’t reach the server just now.")).toBeTruthy();
  api.on(clinicPutPortrait, entityOf(uploaded));
  await user.click(portrait().getByRole("button", { name: "Save the picture" }));
  expect(await portrait().findByText(/^The picture is saved/)).toBeTruthy();
});

test("training, treatments and insurers are edited line by line, and other languages stay", async () => {
  const api = fakeApi().on(clinicGetDoctor, entityOf(doctor()));
  const { user } = await open(api);
  await ready();
  const training = screen.getByLabelText("Training, in English");
  expect((training as HTMLTextAreaElement).value).toBe("University of Porto");
  await user.type(training, "{enter}Hospital of Braga");
  await user.type(screen.getByLabelText("What this doctor treats, in English"), "x".repeat(201));
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect(screen.getByText("Write at most 40 lines, each of at most 200 characters.")).toBeTruthy();
  expect(api.sentTo(clinicChangeDoctor)).toEqual([]);
  await user.clear(screen.getByLabelText("What this doctor treats, in English"));
  await user.type(screen.getByLabelText("What this doctor treats, in English"), "Eczema{enter}Acne");
  await user.type(screen.getByLabelText("Insurers this doctor accepts"), "Médis");
  api.refuse(clinicChangeDoctor, "insufficient_scope");
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect(await screen.findByText(/title of insufficient_scope/)).toBeTruthy();
  api.on(clinicChangeDoctor, ({ body }) => entityOf({ ...doctor(), ...(body as Partial<ClinicDoctor>) }));
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect(await screen.findByText("The profile is saved.")).toBeTruthy();
  expect(api.sentTo(clinicChangeDoctor).at(-1)?.body).toMatchObject({
    training: { en: ["University of Porto", "Hospital of Braga"], pt: ["Universidade do Porto"] },
    treats: { en: ["Eczema", "Acne"] },
    insurers: ["Médis"],
  });
  expect(await accessibilityFaults()).toEqual([]);
});

test("an unsaved profile is restored and can be discarded", async () => {
  const api = fakeApi()
    .on(clinicGetDoctor, entityOf(doctor()))
    .on(clinicListDoctors, { data: { collection: [] } })
    .lose(clinicChangeDoctor);
  const { user } = await open(api);
  await ready();
  await user.type(screen.getByLabelText("Insurers this doctor accepts"), "Multicare");
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to the doctors" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Doctors" })).toBeTruthy();
  history.back();
  expect(await screen.findByText(/^Your changes from before are still here/)).toBeTruthy();
  const insurers = () => (screen.getByLabelText("Insurers this doctor accepts") as HTMLTextAreaElement).value;
  expect(insurers()).toBe("Multicare");
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  expect(insurers()).toBe("");
});

test("the screen says that it is offline and retries by a button", async () => {
  const { api, user } = await open(fakeApi().lose(clinicGetDoctor));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicGetDoctor, entityOf(doctor()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await ready()).toBeTruthy();
});

test("the screen shows a loading state", async () => {
  await open(fakeApi().hang(clinicGetDoctor));
  expect(screen.getByText("Loading")).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s has no doctor profile screen", async (role) => {
  await openDesk("/desk/doctors/3", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a draft names the profile that it was begun with, also when the screen is opened again", async () => {
  const api = fakeApi()
    .on(clinicGetDoctor, entityOf(doctor()))
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await open(api);
  await ready();
  await fill(user, screen.getByLabelText("Name"), "Helena Reis");
  await user.click(screen.getByRole("link", { name: "Back to the doctors" }));
  api.on(clinicGetDoctor, entityOf(doctor({ version: "v2", name: "Helena Lima" })));
  api.on(clinicChangeDoctor, entityOf(doctor())).refuse(clinicChangeDoctor, "changed_elsewhere");
  history.back();
  await screen.findByText(/^Your changes from before are still here/);
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  await screen.findByText("Somebody else has changed this since you opened it.");
  expect(api.sentTo(clinicChangeDoctor)).toMatchObject([{ body: { name: "Helena Reis", replaces: "v1" } }]);
});
