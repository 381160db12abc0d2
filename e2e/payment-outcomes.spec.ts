// How a payment ends, with the real server and the sandbox bank; every outcome has its page tests.
import { localHttp } from "@anteroom/local-http/local-http";
import { axe } from "./support/axe.ts";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { clinicUrl } from "./support/demo.ts";
import { bankRefunds, bankSays, beginToPay, payButton, title } from "./support/pay.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test(
  "the open page shows the refund of an appointment cancelled by the clinic as pending, then as done",
  { tag: ["@D.76", "@D.78", "@S4.STATUS.06"] },
  async ({ page }) => {
    const { slug: clinic, clinicToken } = await openClinic("aurora", "pay-money-back", {});
    await signIn(page, clinic);
    const id = await beginToPay(page, clinic, "credit_card");
    await bankRefunds(page, id, "waits");
    await bankSays(page, id, "authorised");
    await expect(title(page)).toContainText("You’re booked");
    const address = `${clinicUrl(clinic)}/api/clinic/appointments/${id}/cancel`;
    const headers = { authorization: `Bearer ${clinicToken}` };
    expect((await localHttp(address, { method: "POST", headers })).status).toBe(200);
    await expect(title(page)).toHaveText("Your refund is on its way");
    await expect(page.getByText("You have not been charged.")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See appointment" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await bankRefunds(page, id, "done");
    await expect(title(page)).toHaveText("We’ve refunded your payment");
    await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "a guest's payment returns to checkout, which shows its outcome",
  { tag: ["@S2.R16.q-payment-result", "@G.06", "@D.69"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "pay-guest-return", {});
    await toCheckoutAsGuest(page, { clinic, time: 2, motive: "A cough" });
    await page.getByRole("checkbox").check();
    const opening = page.waitForEvent("popup");
    await payButton(page).click();
    await expect(title(page)).toHaveText("Finish in the payment window");
    await (await opening).close();
    // The parameters alone make it a return: the address names another time than the one begun, whose page would come else.
    const another = "appointmentDate=2031-01-06T09:00:00.000Z&doctorId=1";
    await open(page, `${clinicUrl(clinic)}/appointment-checkout?${another}&payment-success=true`);
    await expect(page.getByText("The payment page says you have paid.")).toBeVisible();
    const id = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem("guest-access") ?? "[]") as { appointmentId: number }[])[0]
          ?.appointmentId ?? 0,
    );
    await bankSays(page, id, "refused");
    await expect(title(page)).toHaveText("The payment could not be completed");
    await page.getByRole("link", { name: "Review and book again" }).click();
    await expect(payButton(page)).toBeVisible();
    await expect(page.getByText("A cough")).toBeVisible();
  },
);
