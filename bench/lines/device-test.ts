import type { Page } from "@playwright/test";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { signInDemoPatient } from "../../tools/product/demo-visit.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine } from "../line.ts";
import { median } from "../measure.ts";

const rounds = 3;

/** Time from opening the device test to its result, with fake devices and immediate answers. */
export const deviceTest: BenchLine = {
  name: "device-test",
  measure: async () => {
    const product = await runProduct();
    const browser = await openChromium([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      "--autoplay-policy=no-user-gesture-required",
    ]);
    try {
      const context = await browser.newContext({ locale: "en-GB", viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const url = product.clinicUrl("aurora");
      await signInDemoPatient(page, url, product.dataDir);
      const address = `${url}/appointments/${await acceptedVisit(page)}/device-test`;
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await page.goto(address);
        await answerAll(page);
        taken.push(performance.now() - began);
      }
      const what = `device test to its verdict, median (n=${rounds})`;
      return [{ what, ours: median(taken), unit: "ms", baseline: null, goal: "<= 8000" }];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** A visit ahead that the clinic has accepted: before that the test is closed (D.87). */
async function acceptedVisit(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch("/api/patients/appointments", { headers });
    const visits: { id: number; status: string; service_type: string }[] = (await answer.json()).data
      .collection;
    return visits.find((one) => one.status === "accepted" && one.service_type === "remote")?.id ?? null;
  });
  if (id === null) throw new Error("The demo patient has no accepted visit by video.");
  return String(id);
}

async function answerAll(page: Page): Promise<void> {
  const works = page.getByRole("button", { name: "Yes, this works" });
  await works.click();
  await page.getByRole("button", { name: "Play a tone" }).click();
  await page.getByRole("button", { name: "I can hear it" }).click();
  await page.getByText("We can hear you").waitFor();
  await works.click();
  await page.getByText("Response time").waitFor();
  await works.click();
  await page.getByRole("heading", { name: "You’re ready for your appointment" }).waitFor();
}
