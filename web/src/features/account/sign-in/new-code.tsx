import { codePauseSeconds } from "@anteroom/domain/shared/lifetimes";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import { SendAgain } from "../../../shared/account/send-again.tsx";

type Props = { wasSent: boolean; onAsk: () => Promise<Failure | null> };

/**
 * Renders a button that requests another code by `onAsk`, at most every `codePauseSeconds`; at once if none
 * was sent.
 */
export function ResendCode({ wasSent, onAsk }: Props) {
  const { t } = useLingui();
  const labels = {
    now: t`Send a new code`,
    in: (left: number) => t`New code in ${plural(left, { one: "# second", other: "# seconds" })}`,
  };
  return (
    <SendAgain
      isSmall
      wait={wasSent ? codePauseSeconds : 0}
      pause={codePauseSeconds}
      onAsk={onAsk}
      labels={labels}
      sent={<Trans>We’ve sent a new code. Nothing after a minute? Check your spam folder.</Trans>}
    />
  );
}
