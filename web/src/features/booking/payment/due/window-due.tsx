import { Trans } from "@lingui/react/macro";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import { OtherDevice } from "./other-device.tsx";

/**
 * Renders a payment on the provider's page in a window. A closed window can be opened again by `onPay`
 * (D.75); a blocked one becomes a link in this tab. Offers to pay on another device.
 */
export function WindowDue(props: DueProps) {
  const { payment, windowState, isPending, onPay } = props;
  const url = payment.action?.type === "redirect" ? payment.action.url : null;
  const isBlocked = windowState === "blocked" && url !== null;
  return (
    <DuePage
      {...props}
      title={<Title state={windowState} />}
      words={<Message state={windowState} />}
      foot={
        isBlocked ? (
          <a href={url} className={buttonClass()}>
            <Trans>Open the payment page in this tab</Trans>
          </a>
        ) : (
          <Button isPending={isPending} onClick={onPay}>
            <Trans>Open the payment again</Trans>
          </Button>
        )
      }
      more={<OtherDevice appointmentId={payment.appointment_id} />}
    >
      {isBlocked && (
        <Banner tone="warn" role="alert">
          <Trans>
            Your browser did not open the payment window. The payment page can open in this tab instead; you
            come back here afterwards.
          </Trans>
        </Banner>
      )}
    </DuePage>
  );
}

type State = DueProps["windowState"];

function Title({ state }: { state: State }) {
  if (state === "open") return <Trans>Finish in the payment window</Trans>;
  if (state === "closed") return <Trans>The payment window was closed</Trans>;
  return <Trans>Your payment is not finished</Trans>;
}

function Message({ state }: { state: State }) {
  if (state === "open") return <Trans>This page updates automatically.</Trans>;
  if (state === "closed")
    return (
      <Trans>
        Nothing is confirmed yet. We’re still holding your time. Open the payment again to finish.
      </Trans>
    );
  return <Trans>Open the payment page again to finish, or cancel the booking.</Trans>;
}
