import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic, useSession } from "../../../../platform/app-context.tsx";
import { Steps } from "../../../../ui/form/steps.tsx";
import { lazyPart } from "../../../../ui/lazy.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import type { InfoAnswer, usePayment } from "../use-payment.ts";
import { GiveUp } from "../outcome/give-up.tsx";
import { PayDeadline } from "./pay-deadline.tsx";
import { PaymentLabel } from "../payment-label.tsx";
import { PaySummary } from "../pay-summary.tsx";
import { useIsReserved } from "../use-is-reserved.ts";
import columns from "../../columns-with-foot.module.css";
import styles from "../payment.module.css";

const AppointmentBar = lazyPart(async () => (await import("../appointment-bar.tsx")).AppointmentBar, null);

/** Props of each page of a started payment. */
export type DueProps = {
  payment: PaymentInfo;
  /** Unknown on a device that may only pay. */
  appointment: Appointment | undefined;
  windowState: ReturnType<typeof usePayment>["windowState"];
  isPending: boolean;
  /** Opens the payment window within the tap and starts or continues the payment. */
  onPay: () => void;
  /** Fetches the payment again. */
  ask: () => void;
  /** Takes over an answer of the server that has the payment. */
  learn: (infoAnswer: InfoAnswer) => void;
};

type Props = Pick<DueProps, "payment" | "appointment" | "learn"> & {
  title: ReactNode;
  /** What to do, in a sentence; read out when it changes. */
  words: ReactNode;
  /** What the method asks, beside title and deadline. */
  children?: ReactNode;
  /** The step that this page leads to. */
  foot: ReactNode;
  /** Quiet ways beside giving up. */
  more?: ReactNode;
  /** The method that is chosen, before a payment was begun. */
  method?: PaymentMethod | undefined;
};

/**
 * Renders the frame of a payment that waits for the patient: what to do (`words`) and by when, the summary,
 * and how to cancel (S9.DEADLINE, D.75). A started payment counts as uninterruptible work (`data-under-way`).
 */
export function DuePage(props: Props) {
  const { payment, appointment, learn, title, words, children, foot, more } = props;
  const isReserved = useIsReserved(props.method ?? payment.method);
  const { t } = useLingui();
  const { patientsHideAmount } = useClinic().settings;
  const session = useSession();
  const total = session.kind === "signed-in" ? 2 : 3;
  const step = total;
  return (
    <>
      {appointment && (
        <AppointmentBar.Part
          startTime={appointment.start_time}
          clinicZone={appointment.time_zone}
          doctor={appointment.doctor}
          price={patientsHideAmount ? null : { amount_minor: payment.total, currency: payment.currency }}
        />
      )}
      <div
        className={`cols ${columns["columns"] ?? ""}`}
        data-under-way={payment.id === null ? undefined : "payment"}
      >
        <div className="stack g6">
          <div className="stack">
            {appointment && (
              <Steps current={step} total={total}>
                {t`Step ${step} of ${total}`}
              </Steps>
            )}
            <h1>{title}</h1>
            <PaymentLabel status={payment.status} />
            <output className={`muted ${styles["words"] ?? ""}`}>{words}</output>
          </div>
          {payment.deadline !== null && <PayDeadline deadline={payment.deadline} />}
          {children}
        </div>
        <div className="stack g6">
          <PaySummary payment={payment} appointment={appointment} isReserved={isReserved} />
          <StickyFoot>{foot}</StickyFoot>
          <div className={styles["quiet"]}>
            {more}
            <GiveUp
              appointmentId={payment.appointment_id}
              startTime={appointment?.start_time}
              learn={learn}
            />
          </div>
        </div>
      </div>
    </>
  );
}
