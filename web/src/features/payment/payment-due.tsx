import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { later } from "../../ui/later.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import { MbWayDue } from "./mb-way-due.tsx";
import { QrDue } from "./qr-due.tsx";
import { WindowDue } from "./window-due.tsx";

const { Part: ReferenceDue } = later(async () => (await import("./reference-due.tsx")).ReferenceDue, {
  isPage: true,
});

/** A payment that was begun: what its method asks of the patient. */
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
