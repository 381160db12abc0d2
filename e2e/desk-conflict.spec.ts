// Two administrators at the desk at once: neither replaces the other's work unseen.
import type { Page } from "@playwright/test";
import { askClinic, signInAsAdmin, signInFirst } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

type Clinic = Awaited<ReturnType<typeof openClinic>>;

async function signInAsSecondAdmin(page: Page, clinic: Clinic): Promise<void> {
  const email = `second@${clinic.slug}.example`;
  const made = await askClinic<{ data: { entity: { one_time_password: string } } }>(
    clinic,
    "POST",
    "/staff",
    {
      email,
      name: "Bea Admin",
      role: "admin",
      doctor_id: null,
    },
  );
  await page.goto(`${clinicUrl(clinic.slug)}/desk`);
  await signInFirst(page, { email, oneTimePassword: made.data.entity.one_time_password });
}

test("two administrators who change the same hours and profile each see the other's work", async ({
  page: ada,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-conflict", { attended: false });
  const bea = await anotherBrowser();
  await ada.setViewportSize(wide);
  await bea.setViewportSize(wide);
  await signInAsAdmin(ada, clinic);
  await signInAsSecondAdmin(bea, clinic);

  const doctor = `${clinicUrl(clinic.slug)}/desk/doctors/${await firstDoctor(clinic)}`;
  const from = (page: Page) => page.getByRole("group", { name: "Monday" }).getByLabel("From").first();
  const saveHours = (page: Page) => page.getByRole("button", { name: "Save the weekly hours" });
  for (const page of [ada, bea]) {
    await page.goto(`${doctor}/hours`);
    await expect(from(page)).not.toHaveValue("07:10");
  }
  await bea.bringToFront();
  await from(bea).fill("07:10");
  await saveHours(bea).click();
  await expect(bea.getByText("The weekly hours are saved.")).toBeVisible();
  await ada.bringToFront();
  await from(ada).fill("07:20");
  await saveHours(ada).click();
  const conflict = ada.getByText("Somebody else has changed this since you opened it.");
  await expect(conflict).toBeVisible();
  await expect(from(ada)).toHaveValue("07:20");
  expect(await axe(ada)).toEqual([]);
  await ada.setViewportSize(phone);
  await expect.poll(() => overflowing(ada)).toEqual([]);
  await ada.setViewportSize(wide);
  await ada.getByRole("button", { name: "Load the newer version" }).click();
  await expect(from(ada)).toHaveValue("07:10");
  await expect(conflict).toBeHidden();
  await from(ada).fill("07:30");
  await saveHours(ada).click();
  await expect(ada.getByText("The weekly hours are saved.")).toBeVisible();

  const name = (page: Page) => page.getByLabel("Name", { exact: true });
  const saveProfile = (page: Page) => page.getByRole("button", { name: "Save the profile" });
  for (const page of [ada, bea]) {
    await page.goto(doctor);
    await expect(name(page)).not.toHaveValue("");
  }
  await name(bea).fill("Bea’s Name");
  await saveProfile(bea).click();
  await expect(bea.getByText("The profile is saved.")).toBeVisible();
  await name(ada).fill("Ada’s Name");
  await saveProfile(ada).click();
  await expect(conflict).toBeVisible();
  await ada.getByRole("button", { name: "Save mine in its place" }).click();
  await expect(ada.getByText("The profile is saved.")).toBeVisible();
  await expect(conflict).toBeHidden();
  await bea.goto(doctor);
  await expect(name(bea)).toHaveValue("Ada’s Name");
  await bea.goto(`${doctor}/hours`);
  await expect(from(bea)).toHaveValue("07:30");
});

async function firstDoctor(clinic: Clinic): Promise<number> {
  const { data } = await askClinic<{ data: { collection: { id: number }[] } }>(clinic, "GET", "/doctors");
  return data.collection[0]?.id ?? 0;
}

test("a portrait that another administrator has saved meanwhile is shown before it is replaced", async ({
  page: ada,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-two-faces", { attended: false });
  const bea = await anotherBrowser();
  await ada.setViewportSize(wide);
  await bea.setViewportSize(wide);
  await signInAsAdmin(ada, clinic);
  await signInAsSecondAdmin(bea, clinic);
  const doctor = `${clinicUrl(clinic.slug)}/desk/doctors/${await firstDoctor(clinic)}`;
  const face = (colour: string) => ({
    name: "face.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${colour}"/></svg>`,
    ),
  });
  const part = (page: Page) => page.getByRole("region", { name: "Portrait" });
  const save = (page: Page) => part(page).getByRole("button", { name: "Save the picture" });
  for (const [page, colour] of [
    [ada, "#0f6272"],
    [bea, "#7a2048"],
  ] as const) {
    await page.goto(doctor);
    await part(page)
      .getByLabel(/^Choose (?:a|another) picture/)
      .setInputFiles(face(colour));
    await expect(part(page).getByRole("img", { name: "The picture you chose" })).toBeVisible();
  }
  await save(bea).click();
  await expect(part(bea).getByText(/^The picture is saved/)).toBeVisible();
  const saved = part(bea).getByRole("img", { name: /^The portrait of/ });
  await expect(saved).toHaveAttribute("src", /^\/pictures\//);
  const theirs = await saved.getAttribute("src");
  await save(ada).click();
  await expect(part(ada).getByText(/^Somebody else has changed this picture/)).toBeVisible();
  await expect(part(ada).getByRole("img", { name: /^The portrait of/ })).toHaveAttribute("src", theirs ?? "");
  expect(await axe(ada)).toEqual([]);
  await ada.setViewportSize(phone);
  expect(await overflowing(ada)).toEqual([]);
  await save(ada).click();
  await expect(part(ada).getByText(/^The picture is saved/)).toBeVisible();
  await expect(part(ada).getByRole("img", { name: /^The portrait of/ })).not.toHaveAttribute(
    "src",
    theirs ?? "",
  );
});
