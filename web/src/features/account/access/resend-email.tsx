import { emailPauseSeconds } from "@anteroom/domain/shared/lifetimes";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { SendAgain } from "../../../shared/account/send-again.tsx";

type Props = {
  onResend: () => Promise<Failure | null>;
  sent: ReactNode;
  /** Why this email was not sent: another went a moment ago. */
  refusal?: Failure | null;
};

/**
 * Renders a button that resends an email by `onResend`, at the earliest `emailPauseSeconds` after the last;
 * after a refusal, after its `retry_after`.
 */
export function ResendEmail({ onResend, sent, refusal = null }: Props) {
  const { t } = useLingui();
  const labels = {
    now: t`Resend email`,
    in: (left: number) => t`Resend email in ${plural(left, { one: "# second", other: "# seconds" })}`,
  };
  const wait = refusal?.retry_after ?? emailPauseSeconds;
  return <SendAgain {...{ wait, labels, sent, refusal }} pause={emailPauseSeconds} onAsk={onResend} />;
}
