import { isOutside } from "@anteroom/domain/health/outside-checker";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { lazyOutsideText } from "./lazy-outside.ts";

/**
 * Renders the foot of each checker page: what the checker is based on and what it is not; another company's
 * has its own.
 */
export function Disclaimer() {
  if (isOutside(useClinic().settings.symptomCheckerProvider)) return <lazyOutsideText.Part about="foot" />;
  return (
    <p className="sm muted">
      <Trans>
        The symptom checker is based on public health guidance. It has not been validated by clinicians, is
        not a medical device and does not give a diagnosis.
      </Trans>
    </p>
  );
}
