import type { PaymentStatus } from "@anteroom/contract/appointment/payment";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import styles from "./payment.module.css";

type Label = { tone: Tone; icon: IconName; words: ReactNode };

/**
 * Renders the payment status in a word: who has to act, or how it ended (D.78); nothing for a status without
 * label.
 */
export function PaymentLabel({ status }: { status: PaymentStatus }) {
  const label = labels[status];
  if (!label) return null;
  return (
    <span className={styles["label"]}>
      <Badge tone={label.tone} icon={label.icon}>
        {label.words}
      </Badge>
    </span>
  );
}

const labels: Partial<Record<PaymentStatus, Label>> = {
  awaiting_payment: { tone: "warn", icon: "hourglass-fill", words: <Trans>Awaiting payment</Trans> },
  pending: { tone: "plain", icon: "clock-fill", words: <Trans>Pending</Trans> },
  unsuccessful: { tone: "stop", icon: "x-circle-fill", words: <Trans>Unsuccessful</Trans> },
  failed: { tone: "stop", icon: "warning-circle-fill", words: <Trans>Failed</Trans> },
  timed_out: { tone: "stop", icon: "clock-fill", words: <Trans>Timed out</Trans> },
};
