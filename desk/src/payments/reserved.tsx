import { clinicCapturePayment, clinicListPayments } from "@anteroom/client/operations";
import type { ClinicPayment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";

/** Returns whether the money of a reserved payment is being taken: it is due within this minute, or asked for. */
export function isBeingTaken({ capture: { at } }: ClinicPayment, minute: number): boolean {
  return at === null || Date.parse(at) < minute + 60_000;
}

/**
 * Says when a reserved payment is taken, with a button that takes it now, or one that tries a failed capture again;
 * sent at once. Renders nothing for other payments.
 */
export function Reserved({ payment }: { payment: ClinicPayment }) {
  const { dayOf, timeOf } = useTimes();
  const minute = usePresentMinute();
  const { at, captured_at, released_at, mode } = payment.capture;
  const isFailed =
    payment.status === "capture_failed" && mode === "manual" && captured_at === null && released_at === null;
  if (payment.status === "reserved" && at !== null && !isBeingTaken(payment, minute))
    return (
      <>
        <p className="sm muted">
          <Trans>
            It is taken on {dayOf(at)} at {timeOf(at)}, when the appointment begins or before the reservation
            ends.
          </Trans>
        </p>
        <Capture paymentId={payment.id}>
          <Trans>Take the money now</Trans>
        </Capture>
      </>
    );
  return isFailed ? (
    <Capture paymentId={payment.id}>
      <Trans>Try to take the money again</Trans>
    </Capture>
  ) : null;
}

function Capture({ paymentId, children }: { paymentId: number; children: ReactNode }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const capture = useAction(() => api.call(clinicCapturePayment, { params: { payment_id: paymentId } }));
  return (
    <>
      <FailureNotice failure={capture.failure} />
      <Button
        kind="outlined"
        isSmall
        isPending={capture.isPending}
        onClick={() => void capture.run().then((done) => done && refetch(clinicListPayments))}
      >
        {children}
      </Button>
    </>
  );
}
