// No text lies over another, is cut or breaks letter by letter, on every route: small phones, 1280 px enlarged to 400 % (which
// is 320 px wide and 180 px high), and text at up to 200 %. One load of each page, in the language whose texts are longest.
import type { Page } from "@playwright/test";
import { brokenWords } from "./support/broken-words.ts";
import { clinicUrl } from "./support/demo.ts";
import { beginToPay, payingClinic, title } from "./support/pay.ts";
import { overflowing } from "./support/overflow.ts";
import { overlapping } from "./support/overlap.ts";
import { visitedRoutes } from "./support/routes.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, chooseLanguage, signIn } from "./support/visit.ts";

const looks = [
  { width: 320, height: 640, text: "100%" },
  { width: 360, height: 640, text: "100%" },
  { width: 390, height: 640, text: "100%" },
  { width: 320, height: 180, text: "100%" },
  { width: 360, height: 640, text: "130%" },
  { width: 320, height: 640, text: "150%" },
  { width: 320, height: 640, text: "200%" },
  { width: 360, height: 640, text: "200%" },
];
/** By the sum of its texts French: `web/src/locales`. Others by hand: `ANTEROOM_OVERLAP_LANGUAGE=ar`. */
const longestLanguage = process.env["ANTEROOM_OVERLAP_LANGUAGE"] || "fr";
const voucherLabel = /^(J’ai un bon|Tenho um vale|لديّ قسيمة|I have a voucher)/;

// A trace of every page would take most of the time.
test.use({ trace: "off", screenshot: "off", viewport: { width: 320, height: 640 } });
test.describe.configure({ mode: "parallel" }); // the last file of all: one worker alone would end the run

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const { width, height, text } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const found = [
      ...(await overlapping(page)),
      ...(await overflowing(page)),
      ...(await brokenWords(page)),
      ...(await smallTabs(page)),
      ...(await narrowFields(page)),
    ];
    expect.soft(found, `${where} at ${width} x ${height} px, text at ${text}`).toEqual([]);
  }
}

/** Places at the foot of a phone that are not readable or that a finger misses; a pinned bar of them that takes more than an eighth of a phone. */
function smallTabs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>("nav[data-foot]");
    if (bar === null) return [];
    const isPinned = getComputedStyle(bar).position === "fixed";
    const room = Number.parseFloat(getComputedStyle(bar.parentElement ?? bar).paddingBlockEnd);
    const isOver = isPinned && bar.offsetHeight > room + 1;
    const hides = isOver ? [`the bar of places is ${bar.offsetHeight} px high, the page leaves ${room}`] : [];
    const high =
      isPinned && bar.offsetHeight > 740 / 8 ? [`the bar of places is ${bar.offsetHeight} px high`] : [];
    const small = [...bar.querySelectorAll("a")].flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      if (width === 0) return [];
      const size = Number.parseFloat(getComputedStyle(link).fontSize);
      const isSmall = size < 12.5 || width < 44 || height < 44;
      return isSmall ? [`the tab “${link.textContent}” is ${width} x ${height} px, its text ${size} px`] : [];
    });
    return [...high, ...hides, ...small];
  });
}

/** Fields too narrow for what is typed: a number of up to four digits is whole, of a search or a voucher eight letters are seen. */
function narrowFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("input")].flatMap((input) => {
      const isNumber = input.maxLength > 0 && input.maxLength <= 4;
      const isSearch = input.role === "combobox" || input.name === "voucher";
      if (!pen || input.clientWidth === 0 || !(isNumber || isSearch)) return [];
      const style = getComputedStyle(input);
      pen.font = `${style.fontSize} ${style.fontFamily}`;
      const text = isNumber ? "0".repeat(input.maxLength) : "headache";
      const room =
        input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(text).width;
      return room < needed
        ? [`“${text}” needs ${needed} px of the field ${input.name}, which has ${room}`]
        : [];
    });
  });
}

for (const isPrivate of [false, true])
  test(`text does not overlap on ${isPrivate ? "a patient's" : "a public"} page when narrow or enlarged`, async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    await chooseLanguage(context, longestLanguage);
    if (isPrivate) await signIn(page);
    for (const route of visitedRoutes.filter((one) => one.isPrivate === isPrivate)) {
      await open(page, await addressOf(route, page, "aurora"));
      await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      const voucher = page.getByRole("button", { name: voucherLabel });
      if (await voucher.isVisible()) await voucher.click();
      await expectReadable(page, route.path);
    }
  });

test("text does not overlap in the record and every settings section when narrow or enlarged", async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await chooseLanguage(context, longestLanguage);
  await signIn(page);
  const sections = ["personal", "dependents", "insurance", "notifications", "security", "data"];
  for (const path of ["/health-record", ...sections.map((id) => `/profile-settings?section=${id}`)]) {
    await open(page, clinicUrl("aurora") + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await expectReadable(page, path);
  }
});

test("text does not overlap where payment reference numbers are shown on a narrow page", async ({ page }) => {
  const clinic = await payingClinic(page, "overlap", {});
  await beginToPay(page, clinic, "multibanco");
  await expect(title(page)).toHaveText("Pay with Multibanco");
  await expectReadable(page, "the payment numbers");
});

test("overlapping names two texts that overlap", async ({ page }) => {
  await page.setContent(
    `<div style="display:grid"><b style="grid-area:1/1">123 456 789</b><i style="grid-area:1/1">987654321</i></div>
     <p>One <b>inline</b> flow</p><p style="line-height:0.9">Two lines<br>of one flow</p>`,
  );
  expect(await overlapping(page)).toEqual(["“123 456 789” lies over “987654321”"]);
});

test("narrowFields names a field that cuts off the year", async ({ page }) => {
  await page.setContent(
    `<input name="year" maxlength="4" style="inline-size:1em"><input name="day" maxlength="2">`,
  );
  expect(await narrowFields(page)).toEqual([expect.stringContaining("of the field year")]);
});
