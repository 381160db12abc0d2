import { randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import {
  hmacKey,
  merchantAccount,
  openAdyenStandIn,
  type AdyenStandIn,
} from "../../server/src/testing/adyen-stand-in.ts";
import { askClinic } from "./admin.ts";
import { clinicUrl } from "./demo.ts";

type Clinic = { slug: string; clinicToken: string };
type EventCode = "CAPTURE" | "CAPTURE_FAILED" | "CANCELLATION";

/** A clinic's account at the stand-in for Adyen, whose card page always pays. */
export type AdyenSide = {
  adyen: AdyenStandIn;
  /** Sends a notification about a payment that a card page has paid, by the appointment's order of booking. */
  tells: (eventCode: EventCode, payment?: number) => Promise<void>;
};

/**
 * Starts the stand-in and makes it the clinic's account for cards, which takes the money when the appointment begins.
 * Its card page is answered here, since it lies on a host of Adyen: opening it pays, and leads back to the clinic.
 */
export async function openAdyenSide(clinic: Clinic, context: BrowserContext): Promise<AdyenSide> {
  const adyen = await openAdyenStandIn({ prefix: randomBytes(4).toString("hex").toUpperCase() });
  const made = await askClinic<{ data: { entity: { webhook_url: string } } }>(
    clinic,
    "POST",
    "/payment_gateways",
    {
      kind: "adyen",
      name: "Cards",
      address: adyen.address,
      merchant_account: merchantAccount,
      methods: ["credit_card"],
      is_enabled: true,
      capture: "manual",
      api_key: "an-api-key-of-the-stand-in",
      signing_key: hmacKey,
    },
  );
  const webhook = `${clinicUrl(clinic.slug)}${new URL(made.data.entity.webhook_url).pathname}`;
  const send = async (item: Parameters<AdyenStandIn["standardNotification"]>[0]) => {
    const body = adyen.standardNotification({ paymentMethod: "visa", ...item });
    const headers = { "content-type": "application/json" };
    const { status, text } = await localHttp(webhook, { method: "POST", headers, body });
    if (status >= 300) throw new Error(`The notification was refused: ${status} ${text}`);
  };
  const paid: { merchantReference: string; amount: { value: number; currency: string } }[] = [];
  await context.route("https://test.adyen.link/*", async (route) => {
    const id = new URL(route.request().url()).pathname.slice(1);
    const session = adyen.sessionOf(id);
    if (!session) return route.fulfill({ status: 404 });
    const payment = { merchantReference: session.reference, amount: session.amount };
    paid.push(payment);
    await send({ eventCode: "AUTHORISATION", ...payment });
    const back = new URL(session.returnUrl);
    back.searchParams.set("sessionId", id);
    back.searchParams.set("sessionResult", "paid");
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  return {
    adyen,
    tells: async (eventCode, which = paid.length - 1) => {
      const payment = paid[which];
      if (!payment) throw new Error(`No payment ${which} was made.`);
      await send({ eventCode, ...payment, originalReference: adyen.pspOf(payment.merchantReference) });
    },
  };
}
