import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { AppLink } from "../../../../platform/link.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { isInPaymentWindow, notifyOpener } from "../payment-window.ts";
import { PaymentPart } from "../payment-part.tsx";
import { resultHint } from "./result-hint.ts";
import { readReturn } from "./returned-result.ts";
import { useSubmitResult } from "../use-payment.ts";

type Props = { appointmentId: number; search: Readonly<Record<string, string | undefined>>; onward: string };

/**
 * Renders the payment of an appointment; first submits what the payment page returned in `search`, as it was
 * on mount. With `autoClose`, or when something was returned to the payment window, it then notifies the opener
 * and closes instead. `onward`: the address to lead to if it cannot close itself.
 */
export function PaymentWithReturn({ appointmentId, search, onward }: Props) {
  const { t } = useLingui();
  const [{ result, isUnreadable, closesItself }] = useState(() => readReturn(search));
  const [isHandedOn, setHandedOn] = useState(result === null);
  const [markHandedOn] = useState(() => () => setHandedOn(true));
  useSubmitResult(appointmentId, result, markHandedOn);
  if (!isHandedOn) return <Skeleton isPage label={t`Checking with the bank…`} />;
  const closes = closesItself || (result !== null && isInPaymentWindow());
  if (closes) return <ClosingWindow appointmentId={appointmentId} onward={onward} />;
  const hint = resultHint(result, search["payment-success"]);
  return <PaymentPart appointmentId={appointmentId} isUnreadable={isUnreadable} hint={hint} />;
}

/** The page behind hears the news, then this window closes; where the browser forbids it, it says so (D.79). */
function ClosingWindow({ appointmentId, onward }: { appointmentId: number; onward: string }) {
  useEffect(() => {
    notifyOpener(appointmentId);
    window.close();
  }, [appointmentId]);
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>You can close this window</Trans>}
      actions={
        <AppLink to={onward} className={buttonClass()}>
          <Trans>Continue here</Trans>
        </AppLink>
      }
    >
      <Trans>Go back to the page you came from to see the result of the payment.</Trans>
    </EmptyState>
  );
}
