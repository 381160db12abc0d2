import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { EmergencyNumber } from "./emergency-foot.tsx";
import { useAnswerLabels } from "../use-answer-labels.ts";

type Props = { result: CheckResult; interview: CheckInterview };

/** More signs than these are not read; all stand among the answers below. */
const mostSigns = 6;

/**
 * Lists danger signs that the person was not sure about, with what to do if one is present: those
 * of an emergency, or, without such, the first six of all. Renders nothing without any.
 */
export function UnsureDangers({ interview, result }: Props) {
  const unsure = useAnswerLabels().unsureDangers(interview);
  const { unsureEmergencies = [] } = result;
  const isOfEmergency = unsureEmergencies.length > 0;
  const signs = isOfEmergency ? unsureEmergencies : unsure.slice(0, mostSigns);
  if (signs.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="b">
        <Trans>You were not sure about some danger signs. Please look again:</Trans>
      </p>
      <ul className="dots">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>
        {isOfEmergency ? (
          <IfOneIsThere />
        ) : (
          <Trans>If one of them is there, or you still can’t tell, see a doctor today.</Trans>
        )}
      </p>
    </Banner>
  );
}

function IfOneIsThere() {
  const { emergencyNumber } = useClinic().settings;
  const number = <EmergencyNumber />;
  return emergencyNumber === null ? (
    <Trans>
      If one of them is there, call your emergency number now. If you still can’t tell, see a doctor today.
    </Trans>
  ) : (
    <Trans>If one of them is there, call {number} now. If you still can’t tell, see a doctor today.</Trans>
  );
}
