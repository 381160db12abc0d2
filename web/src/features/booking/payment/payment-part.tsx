import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { methodRules } from "@anteroom/domain/payment/payment-methods";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageHref } from "../../../platform/page-address.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { BeginFailed, beginFailureKind } from "./begin-failed.tsx";
import { Booked } from "./outcome/booked.tsx";
import { ChooseAndPay } from "./choose-and-pay.tsx";
import { FailureBanner } from "./outcome/failure-banner.tsx";
import { HandedOutcome } from "./outcome/handed-outcome.tsx";
import { Outcome } from "./outcome/outcome.tsx";
import { PaymentDue } from "./due/payment-due.tsx";
import { usePaymentPass } from "./due/payment-pass.ts";
import { openPaymentWindow } from "./payment-window.ts";
import { ReasonHelp } from "../../../shared/urgent/reason-help.tsx";
import type { PaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import type { ResultHint } from "./outcome/result-hint.ts";
import { lastPaymentAttempt, useBeginPayment, usePayment } from "./use-payment.ts";

type Props = {
  appointmentId: number;
  /** What the payment page handed back could not be read. */
  isUnreadable?: boolean;
  /** What it claimed. */
  hint?: ResultHint | null;
};

/**
 * Renders the payment of one appointment from start to outcome, then the confirmation. Polls the server,
 * which alone decides the outcome; `hint` is shown until then. Focuses the heading at each change of status.
 * An unknown appointment shows the not-found page.
 */
export function PaymentPart({ appointmentId, isUnreadable = false, hint = null }: Props) {
  const { t } = useLingui();
  const words = useFailureText();
  const { isPass } = usePaymentPass();
  const { payment, appointment, failure, windowState, ask, learn } = usePayment(appointmentId);
  const pay = usePayTap(appointmentId, learn, ask);
  useNotFound(failure?.code === "not_found");
  const isShown = payment !== undefined && (isPass || appointment !== undefined);
  // After a closed window the page says so first.
  const isClosed = windowState === "closed";
  useFocusOnChange(isShown ? `${payment.status} ${payment.action?.type ?? ""} ${isClosed}` : null);
  if (!isShown) {
    if (!failure) return <Skeleton isPage label={t`Loading the payment…`} />;
    const { title, detail } = words(failure);
    return (
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <Button onClick={ask}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {detail}
      </EmptyState>
    );
  }
  if (appointment && isBooked(payment, appointment)) return <Booked appointment={appointment} />;
  const isDue = isStillDue(payment, appointment);
  const failed = pay.failure && beginFailureKind(pay.failure);
  const isRefusedAtOnce = failed === "not_requested" && payment.status === "unsuccessful";
  if (failed && ((isDue && payment.action === null) || isRefusedAtOnce))
    return (
      <WithHelp appointment={appointment}>
        <BeginFailed
          kind={failed}
          isPending={pay.isPending}
          deadline={isDue ? payment.deadline : null}
          onAgain={() => void pay.again()}
        />
      </WithHelp>
    );
  if (isDue && payment.id === null && payment.methods.length === 0 && !payment.open_reference)
    return (
      <WithHelp appointment={appointment}>
        <BeginFailed kind="no_methods" isPending={false} deadline={payment.deadline} onAgain={ask} />
      </WithHelp>
    );
  const isUndecided = isDue || payment.status === "pending";
  const due = {
    payment,
    appointment,
    windowState,
    isPending: pay.isPending,
    onPay: () => payment.method && void pay.tap({ method: payment.method }),
    ask,
    learn,
  };
  return (
    <WithHelp appointment={appointment}>
      {isUnreadable && (
        <Banner tone="warn">
          <Trans>
            The payment page sent an answer we couldn’t read. This page shows what the bank told us.
          </Trans>
        </Banner>
      )}
      {hint !== null && isUndecided && <HintLine hint={hint} />}
      {isDue && payment.id === null ? (
        <ChooseAndPay {...due} failure={pay.failure} onChoice={(choice) => void pay.tap(choice)} />
      ) : isDue || isWaitingForApp(payment) ? (
        <>
          {pay.failure && <FailureBanner failure={pay.failure} />}
          <PaymentDue {...due} />
        </>
      ) : appointment ? (
        <Outcome payment={payment} appointment={appointment} onAsk={ask} />
      ) : (
        <HandedOutcome payment={payment} onAsk={ask} />
      )}
    </WithHelp>
  );
}

type HelpProps = { appointment: Appointment | undefined; children: ReactNode };

/** Whatever becomes of the payment: words of danger in the reason for the appointment keep their help above it. */
function WithHelp({ appointment, children }: HelpProps) {
  return (
    <div className="stack g6">
      {appointment && <ReasonHelp appointment={appointment} />}
      {children}
    </div>
  );
}

/** A device that may only pay knows nothing of the visit: the deadline stands only while it is due. */
function isStillDue({ status, deadline }: PaymentInfo, appointment: Appointment | undefined): boolean {
  const isAwaited = status === "none" || status === "awaiting_payment";
  return isAwaited && (appointment ? appointment.status === "pending_payment" : deadline !== null);
}

/** The provider is deciding because the patient has yet to confirm elsewhere. */
function isWaitingForApp({ status, action }: PaymentInfo): boolean {
  return status === "pending" && action?.type === "wait";
}

function useNotFound(isMissing: boolean): void {
  const app = useApp();
  const href = usePageHref();
  useEffect(() => {
    if (isMissing) app.notFound.set(href);
  }, [app, href, isMissing]);
}

/** Another page in the place of the last one: the reader starts at its heading. The first one keeps the browser's own start. */
function useFocusOnChange(change: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (change === null || last.current === change) return;
    const isFirst = last.current === null;
    last.current = change;
    if (isFirst) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [change]);
}

function isBooked(payment: PaymentInfo, { status }: Appointment): boolean {
  const isOn = ["scheduled", "accepted", "preparing", "finished"].includes(status);
  return isOn && ["paid", "reserved", "none"].includes(payment.status);
}

/** One tap: the window opens within it where there will be a page, then the payment is begun or found again. */
function usePayTap(appointmentId: number, learn: ReturnType<typeof usePayment>["learn"], ask: () => void) {
  const { t } = useLingui();
  const begin = useBeginPayment();
  const [failure, setFailure] = useState(() => lastPaymentAttempt(appointmentId)?.failure ?? null);
  const [isPending, setPending] = useState(false);
  const tap = async (choice: PaymentChoice) => {
    if (isPending) return;
    if (methodRules[choice.method].kind === "redirect") openPaymentWindow(t`Opening the payment page…`);
    setPending(true);
    const begun = await begin(appointmentId, choice);
    setPending(false);
    setFailure(begun.isOk ? null : begun.failure);
    if (begun.isOk) learn(begun);
    else ask();
  };
  const last = lastPaymentAttempt(appointmentId);
  return { tap, failure, isPending, again: () => (last ? tap(last.choice) : Promise.resolve()) };
}

/** What the payment page claimed, while the bank has not spoken: a sentence, never an outcome (D.77). */
function HintLine({ hint }: { hint: ResultHint }) {
  return (
    <Banner tone={hint === "paid" || hint === "deciding" ? "plain" : "warn"}>
      <Message hint={hint} />
    </Banner>
  );
}

function Message({ hint }: { hint: ResultHint }) {
  switch (hint) {
    case "paid":
      return (
        <Trans>
          The payment page says you have paid. Do not pay again. We’re waiting for the bank to confirm.
        </Trans>
      );
    case "deciding":
      return <Trans>The payment page says the bank is still deciding. Do not pay again.</Trans>;
    case "refused":
      return <Trans>The payment page says your payment was declined. We’re checking with the bank.</Trans>;
    case "closed":
      return <Trans>The payment page was left before the payment was confirmed.</Trans>;
    case "error":
      return <Trans>The payment page reported an error. We’re checking with the bank.</Trans>;
    case "unknown":
      return <Trans>The payment page sent an answer we don’t know. We’re checking with the bank.</Trans>;
  }
}
