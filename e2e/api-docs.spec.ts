import { clinicUrl } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

test("the API's reference is searched in an origin of its own, and asks nobody else", async ({
  page,
  complaints,
}) => {
  complaints.allow(/script-src refused eval/); // a library of Scalar's tries, and does without
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const url = clinicUrl("aurora");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/api/docs`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anteroom");
  expect(await page.evaluate(() => window.origin)).toBe("null");
  await page
    .getByRole("button", { name: /search/i })
    .first()
    .click();
  await page.getByRole("combobox").fill("revokes a token");
  await page.getByRole("option").first().click();
  await expect(page.getByText("/api/clinic/tokens/{token_id}").first()).toBeVisible();
  expect(new Set(asked.map((one) => new URL(one).origin))).toEqual(new Set([url]));
  await page.getByRole("link", { name: "The same as a page without scripts" }).click();
  await expect(page.getByRole("link", { name: "the OpenAPI document" })).toBeVisible();
});
