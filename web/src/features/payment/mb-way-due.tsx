import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import { lastTry } from "./use-payment.ts";

/** The request is on the patient's phone; this page counts and follows (S2.SCR.08). */
export function MbWayDue(props: DueProps) {
  const { payment, ask } = props;
  const number = lastTry(payment.appointment_id)?.wish.phoneNumber;
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
