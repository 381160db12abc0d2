// Somebody writes of suicide: wherever they type, the crisis line comes first and a booking never does.
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { tellComplaint, tellWhom } from "./support/symptom-check.ts";
import { expect, open, reload, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const crisisLine = (page: Page) =>
  page
    .getByRole("main")
    .locator('a[href^="tel:"]')
    .filter({ hasText: /1411|188|4141/ });

test("the symptom checker shows the clinic country's crisis line when a person writes about wanting to die", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { slug } = await openClinic("andes", "crisis-checker", { attended: false });
  await toComplaint(page, slug);
  await page.getByRole("textbox", { name: "In your own words" }).fill("I want to die");
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:*4141");
  await expect(page.getByRole("main").getByRole("link", { name: /In danger\? Call 131/ })).toBeVisible();
  await expect(page.getByText(/didn’t recognise/)).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: /[Bb]ook/ })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await expect(page.getByRole("button", { name: /\(remove\)/ })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByRole("radio").or(page.getByRole("checkbox")).first()).toBeVisible();
  await expect(crisisLine(page), "on the page after it too").toHaveAttribute("href", "tel:*4141");
  await expect(crisisLine(page), "and in sight, though one had scrolled to Continue").toBeInViewport();
});

test("the search of health topics answers in Arabic when a person writes أريد أن أموت", async ({ page }) => {
  await page.context().addCookies([{ name: "lang", value: "ar", url: clinicUrl("aurora") }]);
  await open(page, `${clinicUrl("aurora")}/health-search`);
  await page.getByRole("searchbox").fill("أريد أن أموت");
  await expect(page.getByText("ليس عليك مواجهة هذا وحدك.")).toBeVisible();
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:1411");
  await expect(page.getByRole("main").locator('a[href="/doctors"]')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

for (const [place, path, box] of [
  ["the search of doctors", "/", "combobox"],
  ["the search of health topics", "/health-search", "searchbox"],
] as const)
  test(`the crisis numbers are visible in ${place} at 200 % text size`, async ({ page }) => {
    await open(page, `${clinicUrl("aurora")}${path}`);
    await enlargeText(page);
    const places = page.locator("nav[data-foot]");
    await expect
      .poll(async () => (await places.boundingBox())?.height, "the bar is one row")
      .toBeLessThan(92);
    await page.getByRole(box).first().fill("i wnat to die");
    await expectNumbersInSight(page);
  });

test("the crisis numbers are visible in the symptom checker at 200 % text size", async ({ page }) => {
  const { slug } = await openClinic("aurora", "crisis-large", { attended: false });
  await toComplaint(page, slug);
  await enlargeText(page);
  await page.getByRole("textbox", { name: "In your own words" }).fill("i wnat to die");
  await expectNumbersInSight(page);
});

/** Text at 200 %, as somebody sets it. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

async function expectNumbersInSight(page: Page): Promise<void> {
  await expect(crisisLine(page)).toBeInViewport({ ratio: 0.98 });
  const emergency = page.getByRole("main").getByRole("link", { name: /In danger\? Call/ });
  await expect(emergency).toBeInViewport({ ratio: 0.98 });
  for (const one of [crisisLine(page), emergency]) await one.click({ trial: true, timeout: 5000 });
}

test("a ticked sign of suicide leads to the crisis line and its chat, before any specialty or booking", async ({
  page,
}) => {
  const { slug } = await openClinic("ipe", "crisis-sign", {
    attended: false,
    settings: { patientsSymptomChecker: true, symptomCheckerProvider: "embedded" },
  });
  await toComplaint(page, slug);
  await tellComplaint(page, "low mood", "Low mood or depression");
  await page.getByRole("checkbox", { name: /^Thoughts of suicide/ }).check();
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:188");
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:188");
  await page.getByRole("button", { name: "What to do now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Talk to someone now" })).toBeVisible();
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:188");
  const chat = page.getByRole("link", { name: /Chat with the crisis line/ });
  await expect(chat).toHaveAttribute("href", "https://cvv.org.br/chat/");
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(page.getByText("Which doctor")).toBeHidden();
  await expect(page.getByText("What it may be")).toBeHidden();
  await expect(page.getByText(/General practice/)).toBeHidden();
  const ways = await page.getByRole("main").locator("a, button").allInnerTexts();
  const at = (words: RegExp) => ways.findIndex((text) => words.test(text));
  expect(at(/crisis line/)).toBeGreaterThanOrEqual(0);
  expect(at(/Book/)).toBeGreaterThan(at(/Call the clinic/));
  expect(at(/Call the clinic/)).toBeGreaterThan(at(/crisis line/));
  expect(await axe(page)).toEqual([]);
});

test("a message to the clinic about suicide shows the crisis line, which stays after sending", async ({
  page,
}) => {
  const { slug, clinicToken } = await openClinic("aurora", "crisis-message", { attended: false });
  const { id } = await bookVisit(page, { slug });
  await open(page, `${clinicUrl(slug)}/appointments/${id}?view=messages`);
  await page.getByLabel("Your message").fill("I want to kill myself");
  await expect(crisisLine(page)).toHaveAttribute("href", "tel:1411");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expect(crisisLine(page)).toBeVisible();
  await reload(page);
  await enlargeText(page);
  await page.getByLabel("Your message").fill("i wnat to die");
  await expectNumbersInSight(page);
  await page.getByRole("button", { name: "Tell the clinic now" }).click();
  await expect(page.getByText(/^Sent at/)).toBeVisible();
  const { text } = await localHttp(`${clinicUrl(slug)}/api/clinic/urgent_events`, {
    headers: { authorization: `Bearer ${clinicToken}` },
  });
  expect(JSON.parse(text)).toMatchObject({
    data: { collection: [{ place: "messages", words: "i wnat to die", appointment_id: id }] },
  });
});

test("a message about suicide in the waiting room shows the crisis line above the visible message box", async ({
  page,
}) => {
  const { slug } = await openClinic("aurora", "crisis-waiting", { attended: false });
  const { id } = await bookVisit(page, { slug });
  await open(page, `${clinicUrl(slug)}/client/video/${id}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByRole("button", { name: "Message the clinic" }).click();
  const box = page.getByLabel("Your message");
  await box.fill("I want to kill myself");
  await expect(crisisLine(page)).toBeInViewport({ ratio: 0.98 });
  await expect(box).toBeInViewport({ ratio: 0.98 });
  await expect(box).toBeFocused();
  expect(await axe(page)).toEqual([]);
});

async function toComplaint(page: Page, slug: string): Promise<void> {
  await open(page, `${clinicUrl(slug)}/scheduling/symptom-checker`);
  await tellWhom(page, "34", "Male");
  await expect(page.getByRole("heading", { name: "What is bothering you most?" })).toBeVisible();
}
