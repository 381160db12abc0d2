import { z } from "zod";
import type { PaymentAction } from "../../ports/payments.ts";

// Read loosely, as a foreign house's answers are: it may add fields.
const Amount = z.object({ value: z.int(), currency: z.string() });
const Address = z.url({ protocol: /^https?$/ });

/** Response of `POST /sessions` in hosted mode. */
export const Session = z.object({ id: z.string(), url: Address });

const Action = z.discriminatedUnion("type", [
  z.object({ type: z.literal("await") }),
  z.object({ type: z.literal("redirect"), url: Address, method: z.string().optional() }),
  z.object({ type: z.literal("voucher"), entity: z.string().optional(), reference: z.string() }),
]);

/** Response of `POST /payments`. */
export const Opened = z.object({
  pspReference: z.string().optional(),
  resultCode: z.string(),
  refusalReason: z.string().optional(),
  action: Action.optional(),
});
/** Response of `POST /payments`. */
export type OpenedPayment = z.infer<typeof Opened>;

/** Response of the `/refunds`, `/captures` and `/cancels` of a payment; it always has this status. */
export const Modification = z.object({
  status: z.literal("received"),
  pspReference: z.string(),
  paymentPspReference: z.string(),
});

/** Maps Adyen's action to the patient's next step; null when our pages do not support it. */
export function actionFrom(action: OpenedPayment["action"]): PaymentAction | null {
  switch (action?.type) {
    case "await":
      return { type: "wait" };
    case "redirect":
      return action.method === "POST" ? null : { type: "redirect", url: action.url };
    case "voucher":
      return {
        type: "reference",
        kind: "multibanco",
        entity: action.entity ?? null,
        reference: action.reference.replaceAll(" ", ""),
      };
    case undefined:
      return null;
  }
}

/** Response of `POST /payments/details`. The amount is present only once it is authorised. */
export const Detailed = z.object({
  pspReference: z.string(),
  resultCode: z.string(),
  merchantReference: z.string(),
  amount: Amount.optional(),
});

/** Response of `GET /sessions/{id}`. */
export const SessionResult = z.object({
  status: z.string().optional(),
  reference: z.string().optional(),
  payments: z
    .array(z.object({ pspReference: z.string(), resultCode: z.string(), amount: Amount }))
    .optional(),
});

/** Adyen's body of a failed request. */
export const ServiceError = z.object({
  errorCode: z.string().optional(),
  message: z.string().optional(),
});

/** A standard notification. */
export const Notification = z.object({
  notificationItems: z
    .array(
      z.object({
        NotificationRequestItem: z.object({
          additionalData: z
            .object({
              hmacSignature: z.string().optional(),
              defensePeriodEndsAt: z.string().optional(),
              disputeStatus: z.string().optional(),
              chargebackReasonCode: z.string().optional(),
              "modification.action": z.string().optional(),
            })
            .optional(),
          amount: Amount,
          eventCode: z.string(),
          merchantAccountCode: z.string(),
          merchantReference: z.string(),
          originalReference: z.string().optional(),
          paymentMethod: z.string().optional(),
          pspReference: z.string(),
          reason: z.string().nullish(),
          success: z.string(),
        }),
      }),
    )
    .min(1),
});
/** A notification of the newer format, about the merchant account. Its signature is in a header. */
export const AccountNotification = z.object({
  type: z.string(),
  createdAt: z.string().optional(),
  data: z.object({ pspReference: z.string().optional() }).optional(),
});

/** One item of a standard notification. */
export type NotificationItem = z.infer<
  typeof Notification
>["notificationItems"][number]["NotificationRequestItem"];
