// Money that a card only reserves, at the stand-in for Adyen: what patients and the desk read until it is released or taken.
import type { BrowserContext, Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openAdyenSide, type AdyenSide } from "./support/adyen-side.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { overflowing } from "./support/overflow.ts";
import { freeTimeAddress } from "./support/pay.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";

const phone = { width: 360, height: 740 };

const languages = {
  en: {
    reason: "In your own words",
    before: "The amount is only reserved on your card now.",
    booked: "This amount is reserved on your card. It’s not taken yet.",
    mailed: "Reserved on your card, not taken yet",
    terms: /Cancel before .* and you pay nothing\. After that the clinic takes the reserved amount\./,
    cancel: "Cancel appointment",
    asked: "Nothing was taken from your card. The reserved amount will be released.",
    yes: "Yes, cancel it",
    cancelled: "Nothing was taken from your card. The reserved amount is released.",
    receipt: "Receipt",
    payment: "Payment",
    reserved: "Reserved on the card, not taken yet",
    take: "Take the money now",
    underWay: "Reserved on the card. The money is being taken",
    taken: "Paid",
    released: "Not taken: it is no longer reserved on the card",
  },
  ar: {
    reason: "بكلماتك",
    before: "يُحجز المبلغ على بطاقتك الآن ولا يُخصم.",
    booked: "هذا المبلغ محجوز على بطاقتك ولم يُخصم بعد.",
    mailed: "محجوز على بطاقتك ولم يُخصم بعد",
    terms: /إذا ألغيت قبل .* لا تدفع شيئًا\. بعد ذلك تخصم العيادة المبلغ المحجوز\./,
    cancel: "إلغاء الموعد",
    asked: "لم يُخصم شيء من بطاقتك. سيُلغى حجز المبلغ.",
    yes: "نعم، إلغاء الموعد",
    cancelled: "لم يُخصم شيء من بطاقتك. أُلغي حجز المبلغ.",
    receipt: "الإيصال",
    payment: "الدفع",
    reserved: "محجوز على البطاقة ولم يُحصَّل بعد",
    take: "حصّل المبلغ الآن",
    underWay: "محجوز على البطاقة ويجري تحصيل المبلغ",
    taken: "مدفوع",
    released: "لم يُحصَّل: لم يعد المبلغ محجوزًا على البطاقة",
  },
};
type Words = (typeof languages)["en"];
type Places = { slug: string; words: Words; patient: Page; desk: Page };

const card = { creditCard: { provider: "sandbox", clientKey: null } };

async function openReserving(
  { patient, desk, context }: { patient: Page; desk: Page; context: BrowserContext },
  language: "en" | "ar",
): Promise<Places & { side: AdyenSide }> {
  const difference = { attended: false, settings: { gateways: card } };
  const clinic = await openClinic("aurora", `reserved-${language}`, difference);
  const { slug } = clinic;
  const side = await openAdyenSide(clinic, context);
  for (const page of [patient, desk]) await page.setViewportSize(phone);
  await signIn(patient, slug);
  await signInAtDesk(desk, slug, "reception");
  for (const page of [patient, desk]) await chooseLanguage(page.context(), language, [slug]);
  return { slug, words: languages[language], patient, desk, side };
}

/** Nothing is cut on a phone, and axe finds nothing. */
async function expectToBeReadable(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
}

/** Books by card, on the page of Adyen's stand-in, and returns the number of the appointment. */
async function book({ slug, words, patient }: Places): Promise<number> {
  const main = patient.getByRole("main");
  await open(patient, await freeTimeAddress(patient, slug));
  await patient.getByLabel(words.reason).fill("A rash on one arm");
  await expect(main.getByText(words.before)).toBeVisible();
  await expect(main.getByText(words.terms)).toBeVisible();
  await expectToBeReadable(patient);
  await main.locator("button[type=submit]").last().click();
  await patient.waitForURL(/\/appointments\/\d+\/pay$/);
  await hydrated(patient);
  await expect(main.getByText(words.booked)).toBeVisible();
  await expect(main.getByText(words.terms)).toBeVisible();
  await expectToBeReadable(patient);
  return Number(/appointments\/(\d+)/.exec(patient.url())?.[1]);
}

/** Opens the appointment at the desk and returns the part about its payment. */
async function paymentAtDesk({ slug, words, desk }: Places, id: number) {
  await desk.goto(`${clinicUrl(slug)}/desk/appointments/${id}`);
  return desk.getByRole("region", { name: words.payment });
}

const mails = async (slug: string) => (await localHttp(`${clinicUrl(slug)}/dev/outbox`)).text;

for (const language of ["en", "ar"] as const)
  test(`a card is reserved at the booking, and the money released or taken later, in ${language}`, async ({
    page,
    context,
    anotherBrowser,
  }) => {
    test.slow();
    const pages = { patient: page, desk: await anotherBrowser(), context };
    const { side, ...places } = await openReserving(pages, language);
    const { slug, words, patient, desk } = places;
    const main = patient.getByRole("main");

    await test.step("cancelled in time: released", async () => {
      const id = await book(places);
      await expect.poll(() => mails(slug)).toContain(words.mailed);
      const payment = await paymentAtDesk(places, id);
      await expect(payment).toContainText(words.reserved);
      await expectToBeReadable(desk);
      await open(patient, `${clinicUrl(slug)}/appointments/${id}`);
      await expect(main.getByText(words.mailed)).toBeVisible();
      await expect(main.getByRole("link", { name: words.receipt })).toHaveCount(0);
      await main.getByRole("button", { name: words.cancel }).click();
      await expect(patient.getByRole("dialog")).toContainText(words.asked);
      await expectToBeReadable(patient);
      await patient.getByRole("dialog").getByRole("button", { name: words.yes }).click();
      await expect(main.getByText(words.cancelled)).toBeVisible();
      await expectToBeReadable(patient);
      expect(side.adyen.modifications.map(({ kind }) => kind)).toEqual(["cancels"]);
      await side.tells("CANCELLATION"); // nobody reloads the desk
      await expect(payment).toContainText(words.released);
      await expectToBeReadable(desk);
    });

    await test.step("taken at the desk: paid, with a receipt", async () => {
      const id = await book(places);
      const payment = await paymentAtDesk(places, id);
      await payment.getByRole("button", { name: words.take }).click();
      await expect(payment).toContainText(words.underWay);
      await expect.poll(() => side.adyen.modifications.at(-1)?.kind).toBe("captures");
      await side.tells("CAPTURE");
      await expect(payment.getByText(words.taken)).toBeVisible();
      await expectToBeReadable(desk);
      await open(patient, `${clinicUrl(slug)}/appointments/${id}`);
      await main.getByRole("link", { name: words.receipt }).click();
      const receipt = patient.getByRole("article", { name: words.receipt });
      await expect(receipt).toContainText(/\d\d[.,]00/);
      await expect(receipt).not.toContainText(words.mailed);
      await expectToBeReadable(patient);
    });
    side.adyen.close();
  });
