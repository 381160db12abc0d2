import type { PatientInformation, SchedulingDraft } from "@anteroom/domain/drafts";
import { formatAmount } from "@anteroom/domain/money";
import { asOwnPath } from "@anteroom/domain/route-values";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { bookingAddress } from "../../platform/booking-addresses.ts";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { AppForm } from "../../platform/form.tsx";
import { Button } from "../../ui/button.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { FailureBanner } from "../payment/failure-banner.tsx";
import { PaymentPart } from "../payment/payment-part.tsx";
import { useLocale } from "../../platform/locale.ts";
import { BookingHead } from "./booking-head.tsx";
import styles from "./checkout-step.module.css";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { NoHold } from "./no-hold.tsx";
import { TermsTick } from "./terms-tick.tsx";
import { useBooking } from "./use-booking.ts";
import { useDoctor } from "./use-doctor.ts";
import { useHold } from "./use-hold.ts";

type Props = {
  slot: SlotChoice;
  draft: SchedulingDraft | null;
  patient: PatientInformation | null;
  fromRoute: string | null;
};

/** The second step: everything that is bought, and one button with the amount in it. */
export function CheckoutStep({ slot, draft, patient, fromRoute }: Props) {
  const { settings } = useClinic();
  const session = useSession();
  const locale = useLocale();
  const { holds, state } = useHold(slot);
  const doctor = useDoctor(slot.doctorId);
  const isGuest = session.kind !== "signed-in";
  const [isTermsMissing, setTermsMissing] = useState(false);
  // Where amounts are hidden the sum is known once the appointment stands: then it is shown before anything is paid (D.31).
  const sum = settings.patientsPayments ? doctor?.price : null;
  const isDueNow = sum !== null && sum !== undefined && sum.amount_minor > 0;
  const booking = useBooking({ slot, draft, patient, holds, isDueNow });
  const askAgain = () => {
    booking.forgetFailure();
    void holds.takeSlot(slot);
  };
  if (booking.state.kind === "booked") return <PaymentPart appointmentId={booking.state.appointmentId} />;
  if (state.kind === "refused") return <NoHold slot={slot} failure={state.failure} onAgain={askAgain} />;
  const failure = booking.state.kind === "failed" ? booking.state.failure : null;
  if (failure && isAboutTheTime(failure.code))
    return <NoHold slot={slot} failure={failure} onAgain={askAgain} />;
  const send = (form: FormData) => {
    const isMissing = isGuest && form.get("terms") === null;
    setTermsMissing(isMissing);
    if (!isMissing) void booking.book();
  };
  const amount = isDueNow && <bdi dir="ltr">{formatAmount(sum.amount_minor, sum.currency, locale)}</bdi>;
  return (
    <AppForm onSend={send} className="cols">
      <div className="stack g6">
        <BookingHead
          step={2}
          back={asOwnPath(fromRoute) ?? bookingAddress("/scheduling/patient", slot)}
          title={amount ? <Trans>Check and pay</Trans> : <Trans>Check your booking</Trans>}
        />
        <HoldNotice slot={slot} state={state} holds={holds} />
        <CheckoutSummary slot={slot} doctor={doctor} patient={patient} symptoms={draft?.symptoms ?? ""} />
      </div>
      <div className="stack g6">
        {failure && <FailureBanner failure={failure} />}
        {amount && <OrderTotal amount={amount} />}
        {isGuest && <TermsTick isMissing={isTermsMissing} />}
        <StickyFoot>
          <Button type="submit" isPending={booking.state.kind === "booking"}>
            {amount ? <Trans>Pay {amount}</Trans> : <Trans>Book this visit</Trans>}
          </Button>
        </StickyFoot>
      </div>
    </AppForm>
  );
}

function OrderTotal({ amount }: { amount: ReactNode }) {
  return (
    <div>
      <h2>
        <Trans>How you pay</Trans>
      </h2>
      <p className="muted">
        <Trans>By card, on your bank’s page. It opens in a window of its own.</Trans>
      </p>
      <p className={styles["total"]}>
        <span>
          <Trans>Order total</Trans>
        </span>
        <strong className={styles["sum"]}>{amount}</strong>
      </p>
    </div>
  );
}

function isAboutTheTime(code: string): boolean {
  return ["slot_taken", "slot_unavailable", "hold_limit", "hold_expired"].includes(code);
}
