import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { Trans } from "@lingui/react/macro";

/** The common name of a payment method. */
export function MethodName({ method }: { method: PaymentMethod }) {
  switch (method) {
    case "credit_card":
      return <Trans>Card</Trans>;
    case "mb_way":
      return "MB Way";
    case "multibanco":
      return "Multibanco";
    case "atm":
      return <Trans>Cash machine</Trans>;
    case "payu":
      return "PayU";
    case "qr_code":
      return <Trans>QR code</Trans>;
    case "instant_transfer":
      return <Trans>Bank transfer</Trans>;
    case "wallet":
      return <Trans>Digital wallet</Trans>;
  }
}

/** Says in one line what a payment method involves. */
export function MethodDetail({ method }: { method: PaymentMethod }) {
  switch (method) {
    case "credit_card":
      return <Trans>Credit or debit, on your bank’s page</Trans>;
    case "mb_way":
      return <Trans>Confirm on your phone</Trans>;
    case "multibanco":
    case "atm":
      return <Trans>With a reference, within 24 hours</Trans>;
    case "payu":
      return <Trans>On PayU’s page</Trans>;
    case "qr_code":
      return <Trans>Scan it with your bank’s app</Trans>;
    case "instant_transfer":
      return <Trans>From your bank’s page, within 24 hours</Trans>;
    case "wallet":
      return <Trans>On your wallet’s page</Trans>;
  }
}
