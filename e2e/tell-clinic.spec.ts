// Words of the motive that may be an emergency: the number to call, and the clinic told at once.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test(
  "text about a possible emergency can be sent to the clinic, and its sent and read times survive a reload",
  { tag: ["@S1.08"] },
  async ({ page }) => {
    const { slug: clinic } = await openClinic("aurora", "urgent-words", {});
    await open(page, `${clinicUrl(clinic)}/doctors`);
    await page.locator('a[href*="/scheduling/patient"]').last().click();
    await expect(page.getByText(/is reserved for you/)).toBeVisible();
    const motive = page.getByLabel("In your own words");
    await motive.pressSequentially("A cough since Monday");
    const tell = page.getByRole("button", { name: "Tell the clinic now" });
    await expect(tell).toBeHidden();
    await motive.fill("A strong pain in my chest");
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    await page.getByLabel("Number the clinic may call (optional)").fill("912 000 111");
    expect(await axe(page)).toEqual([]);
    await tell.click();
    await expect(page.getByText(/^Sent at \d\d:\d\d\. No one has answered yet\.$/)).toBeVisible();
    await expect(tell).toBeHidden();
    // The demo doctor's desk reads it after some seconds.
    await expect(page.getByText(/^The clinic has seen this at \d\d:\d\d\.$/)).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeHidden();
    await expect(page.getByText(/This may be an emergency\. Call 112 now\./)).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await reload(page);
    await expect(page.getByText(/^The clinic has seen this at \d\d:\d\d\.$/)).toBeVisible();
    // What is added nobody has seen: it can be sent too, and stops nobody from booking.
    await motive.fill("A strong pain in my chest and in my arm");
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send the new text to the clinic too" })).toBeVisible();
    await motive.fill("A cough since Monday");
    await expect(page.getByRole("button", { name: "Send the new text to the clinic too" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
);
