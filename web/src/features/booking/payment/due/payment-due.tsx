import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../ui/button.tsx";
import { lazyPart } from "../../../../ui/lazy.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import { WindowDue } from "./window-due.tsx";
import { lastPaymentAttempt } from "../use-payment.ts";
import { LazyQrCode } from "../../../../ui/card/lazy-qr-code.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import styles from "../payment.module.css";

const { Part: ReferenceDue } = lazyPart(async () => (await import("./reference-due.tsx")).ReferenceDue, {
  isPage: true,
});

/**
 * Renders what the method of a started payment requires of the patient, by `action.type`: window, reference,
 * QR code or confirmation on the phone; without action, that it is not open yet.
 */
export function PaymentDue(props: DueProps) {
  const { action } = props.payment;
  switch (action?.type) {
    case "redirect":
      return <WindowDue {...props} />;
    case "reference":
      return <ReferenceDue {...props} reference={action} />;
    case "qr_code":
      return <QrDue {...props} payload={action.payload} />;
    case "wait":
      return <MbWayDue {...props} />;
    case undefined:
      return <NotYetOpen {...props} />;
  }
}

/** Begun, but the provider's answer was lost: one tap takes it up again. */
function NotYetOpen(props: DueProps) {
  const { isPending, onPay } = props;
  return (
    <DuePage
      {...props}
      title={<Trans>Your payment is not finished</Trans>}
      words={<Trans>Open the payment page again to finish, or cancel the booking.</Trans>}
      foot={
        <Button isPending={isPending} onClick={onPay}>
          <Trans>Open the payment again</Trans>
        </Button>
      }
    />
  );
}

/** The request is on the patient's phone; this page counts and follows (S2.SCR.08). */
function MbWayDue(props: DueProps) {
  const { payment, ask } = props;
  const number = lastPaymentAttempt(payment.appointment_id)?.choice.phoneNumber;
  const phone = <bdi dir="ltr">{number}</bdi>;
  return (
    <DuePage
      {...props}
      title={<Trans>Confirm in your MB Way app</Trans>}
      words={
        number === undefined ? (
          <Trans>We sent the request to your phone. This page updates automatically.</Trans>
        ) : (
          <Trans>We sent the request to {phone}. This page updates automatically.</Trans>
        )
      }
      foot={
        <Button onClick={ask}>
          <Trans>I have confirmed: check now</Trans>
        </Button>
      }
    />
  );
}

/** A code that the bank's app scans; on the phone that has the app it is a link (S2.SCR.10). */
function QrDue(props: DueProps & { payload: string }) {
  const { payload, ask } = props;
  const { t } = useLingui();
  return (
    <DuePage
      {...props}
      title={<Trans>Scan this with your bank’s app</Trans>}
      words={<Trans>Confirm the payment there. This page updates automatically.</Trans>}
      foot={
        <Button onClick={ask}>
          <Trans>I have paid: check now</Trans>
        </Button>
      }
    >
      <Sheet className={styles["qr"]}>
        <LazyQrCode text={payload} label={t`Code of this payment for your bank’s app`} />
        <a href={payload} target="_blank" rel="noopener">
          <Trans>Open the app on this device</Trans>
        </a>
      </Sheet>
    </DuePage>
  );
}
