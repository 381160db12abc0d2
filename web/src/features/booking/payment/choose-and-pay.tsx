import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { DuePage, type DueProps } from "./due/due-page.tsx";
import { FailureBanner } from "./outcome/failure-banner.tsx";
import { BlockedMethods } from "./blocked-methods.tsx";
import { MethodChoice, useChosenMethod } from "./method-choice.tsx";
import { PaymentAmount } from "./pay-summary.tsx";
import { readPaymentChoice } from "./read-choice.ts";
import type { PaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import { lastPaymentAttempt } from "./use-payment.ts";

type Props = DueProps & {
  /** Why it could not be begun with what was given; corrected here, in the same payment (S8.MSG.08). */
  failure: Failure | null;
  onChoice: (choice: PaymentChoice) => void;
};

/**
 * Renders amount, appointment and payment methods before a payment is started. `onChoice` is called within
 * the tap, with a valid choice; nothing starts here. Preselects the last attempt of this appointment.
 */
export function ChooseAndPay({ failure, onChoice, ...props }: Props) {
  const { payment, isPending } = props;
  const blocked = payment.open_reference;
  const [isPhoneMissing, setPhoneMissing] = useState(false);
  const last = lastPaymentAttempt(payment.appointment_id)?.choice ?? null;
  const chosen = useChosenMethod(payment.methods, last);
  const isRefused = failure?.code === "payment_details_invalid";
  const send = (form: FormData) => {
    const read = readPaymentChoice(form, payment.methods);
    setPhoneMissing(read !== null && "isPhoneWrong" in read);
    if (read && "choice" in read) onChoice(read.choice);
  };
  const sum = <PaymentAmount minor={payment.total} of={payment} />;
  return (
    <AppForm onSend={send}>
      <DuePage
        {...props}
        method={chosen.method}
        title={<Trans>Pay to book your appointment</Trans>}
        words={<Trans>Your appointment is booked once the payment has gone through.</Trans>}
        foot={
          payment.methods.length > 0 && (
            <Button type="submit" isPending={isPending}>
              <Trans>Pay {sum}</Trans>
            </Button>
          )
        }
      >
        {failure && <FailureBanner failure={failure} />}
        <MethodChoice
          key={payment.methods.join(" ")}
          methods={payment.methods}
          chosen={chosen}
          last={last}
          isPhoneWrong={isPhoneMissing || isRefused}
        />
        {blocked && <BlockedMethods methods={blocked.methods} appointmentId={blocked.appointment_id} />}
      </DuePage>
    </AppForm>
  );
}
