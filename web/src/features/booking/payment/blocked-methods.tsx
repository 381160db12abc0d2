import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { MethodName } from "./method-labels.tsx";
import styles from "./payment.module.css";

type Props = {
  methods: readonly PaymentMethod[];
  /** The appointment whose payment is open. */
  appointmentId: number;
};

/**
 * Lists payment methods excluded by another open payment of the account, with a link to that payment (D.72).
 */
export function BlockedMethods({ methods, appointmentId }: Props) {
  return (
    <div className={`stack g2 ${styles["blocked"] ?? ""}`}>
      {methods.map((method) => (
        <BlockedMethod key={method} method={method} />
      ))}
      <p className="muted">
        <Trans>
          You already have an open payment like this for another appointment. You can have one at a time. Pay
          it or cancel it first, or choose another way to pay.
        </Trans>
      </p>
      <p>
        <AppLink to={`/appointments/${appointmentId}/pay`}>
          <Trans>Go to the open payment</Trans>
        </AppLink>
      </p>
    </div>
  );
}

function BlockedMethod({ method }: { method: PaymentMethod }) {
  const name = <MethodName method={method} />;
  return (
    <p>
      <Trans>{name}: not available now</Trans>
    </p>
  );
}
