import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ContactClinic } from "./contact-clinic.tsx";

const kinds = {
  payment_unavailable: "not_requested",
  payment_not_possible: "not_requested",
  payment_session_failed: "no_session",
  no_payment_methods: "no_methods",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/**
 * Returns which page to show for a payment that could not be started; null for other failures, which are
 * shown in the form.
 */
export function beginFailureKind({ code }: Pick<Failure, "code">): Kind | null {
  return Object.hasOwn(kinds, code) ? kinds[code as keyof typeof kinds] : null;
}

type Props = {
  kind: Kind;
  /** Until when the time is still held; null if it is not. */
  deadline: string | null;
  isPending: boolean;
  onAgain: () => void;
};

/**
 * Renders why the payment could not be started and what to do (S8.MSG.01, .04, .11). `onAgain` is offered for
 * a failed session, and for a payment not requested while `deadline` (ISO 8601) is not null.
 */
export function BeginFailed({ kind, deadline, isPending, onAgain }: Props) {
  const again = (look: "filled" | "outlined") => (
    <Button kind={look} isPending={isPending} onClick={onAgain}>
      <Trans>Try again</Trans>
    </Button>
  );
  const pages: Record<Kind, { title: ReactNode; why: ReactNode; actions: ReactNode }> = {
    not_requested: {
      title: <Trans>An error occurred while requesting the payment</Trans>,
      why: <Trans>The payment did not start. The clinic can help you.</Trans>,
      actions: (
        <>
          <ContactClinic kind="filled" />
          {deadline !== null && again("outlined")}
        </>
      ),
    },
    no_session: {
      title: <Trans>The payment session could not be set up</Trans>,
      why: <Trans>The payment did not start. Try again.</Trans>,
      actions: (
        <>
          {again("filled")}
          <ContactClinic />
        </>
      ),
    },
    no_methods: {
      title: <Trans>No payment methods available</Trans>,
      why: <Trans>You can’t pay for this appointment here. The clinic will tell you how.</Trans>,
      actions: <ContactClinic kind="filled" />,
    },
  };
  const { title, why, actions } = pages[kind];
  return (
    <EmptyState headingLevel={1} title={title} actions={actions}>
      {why} {deadline !== null && <StillHeld deadline={deadline} />}
    </EmptyState>
  );
}

function StillHeld({ deadline }: { deadline: string }) {
  const { time } = useAppointmentTime(deadline);
  const at = <bdi dir="ltr">{time}</bdi>;
  return <Trans>We’re holding your time until {at}.</Trans>;
}
