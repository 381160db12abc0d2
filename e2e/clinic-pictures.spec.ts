// A clinic uploads its logo, its main image and a portrait; people see them drawn, and a logo on another server is not missed.
import { localHttp } from "@anteroom/local-http/local-http";
import type { Locator } from "@playwright/test";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="20" cy="20" r="18" fill="#b00040"/></svg>`;

const widthOf = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });

test("Uploaded clinic pictures appear on the home page and the doctors' pages", async ({ page }) => {
  const { slug, clinicToken } = await openClinic("aurora", "pictures", { attended: false });
  const put = async (place: string, body: string) => {
    const { status, text } = await localHttp(`${clinicUrl(slug)}/api/clinic/${place}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${clinicToken}`, "content-type": "application/octet-stream" },
      body,
    });
    expect(status, text).toBe(200);
    return (JSON.parse(text) as { data: { entity: { url: string } } }).data.entity.url;
  };
  const logo = await put("pictures/logo", drawing(40, 40));
  const main = await put("pictures/main_image", drawing(400, 200));
  const doctors = await localHttp(`${clinicUrl(slug)}/api/doctors`, {});
  const [doctor] = (JSON.parse(doctors.text) as { data: { collection: { id: number }[] } }).data.collection;
  const portrait = await put(`doctors/${doctor?.id}/portrait`, drawing(40, 40));

  await expect
    .poll(async () => {
      await open(page, `${clinicUrl(slug)}/`);
      return page.locator(`header img[src="${logo}"]`).count(); // another process shows it within a second
    })
    .toBe(1);
  expect(await widthOf(page.locator(`header img[src="${logo}"]`))).toBe(512);
  expect(await widthOf(page.locator(`main img[src="${main}"]`))).toBe(1600);
  await open(page, `${clinicUrl(slug)}/doctors/${doctor?.id}`);
  expect(await widthOf(page.locator(`main img[src="${portrait}"]`).first())).toBe(512);
});

test("A clinic whose logo is on another server shows its name and causes no policy violation", async ({
  page,
}) => {
  const elsewhere = { logoUrl: "https://cdn.example/logo.png", faviconUrl: "https://cdn.example/icon.png" };
  const slug = await anotherClinic("aurora", "logo-elsewhere", { manifest: elsewhere, attended: false });
  await open(page, `${clinicUrl(slug)}/`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Clínica Aurora" })).toBeVisible();
  await expect(page.locator('img[src^="https:"], link[rel="icon"][href^="https:"]')).toHaveCount(0);
});
