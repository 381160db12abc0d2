import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import type { CheckInterview, CheckResult, CheckItem } from "../../../../ports/symptom-checker.ts";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { EmergencyNumber } from "./emergency-foot.tsx";
import { ConditionList } from "./condition-list.tsx";
import { UnsureDangers } from "./unsure-dangers.tsx";
import { isEmergency } from "../typed-text/typed-danger.ts";

type Props = { result: CheckResult; interview: CheckInterview };

/**
 * Renders the parts of the result that are not empty: uncertain danger signs, warning signs, self-care,
 * possible conditions (not in a crisis), and further reading where the clinic has a library.
 */
export function ResultReasoning({ result, interview }: Props) {
  const { isCrisis, getHelpIf, seeSoonIf = [], selfCare, conditions, topics } = result;
  const { emergencyNumber } = useClinic().settings;
  const number = <EmergencyNumber />;
  return (
    <>
      {!isEmergency(result) && <UnsureDangers interview={interview} result={result} />}
      {getHelpIf.length > 0 && (
        <Sheet className="stack g2">
          <h2>
            <Trans>Get help right away if</Trans>
          </h2>
          <p>
            {emergencyNumber === null ? (
              <Trans>
                Call the emergency number, or go to an emergency department, if one of these starts:
              </Trans>
            ) : (
              <Trans>Call {number}, or go to an emergency department, if one of these starts:</Trans>
            )}
          </p>
          <List parts={getHelpIf} />
        </Sheet>
      )}
      {seeSoonIf.length > 0 && (
        <Sheet className="stack g2">
          <h2>
            <Trans>See a doctor within a few hours if one of these starts</Trans>
          </h2>
          <List parts={seeSoonIf} />
        </Sheet>
      )}
      {selfCare.length > 0 && (
        <Sheet className="stack g2">
          <h2>
            <Trans>What you can do yourself</Trans>
          </h2>
          <List parts={selfCare} />
        </Sheet>
      )}
      {/* Whoever tells of suicide needs help, not the name of an illness. */}
      {!isCrisis && <ConditionList conditions={conditions} />}
      <Topics topics={topics} />
    </>
  );
}

/** Pages of the health library about the complaints, where the clinic has one. */
function Topics({ topics }: { topics: readonly CheckItem[] }) {
  const { settings } = useClinic();
  if (!settings.elsevierIntegration || topics.length === 0) return null;
  return (
    <Sheet>
      <ul className="dots">
        {topics.map(({ id, words }) => (
          <li key={id}>
            <AppLink to={`/health-search?topic=${id}&from=check`}>
              <Trans>Read more about: {words}</Trans>
            </AppLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function List({ parts }: { parts: readonly string[] }) {
  return (
    <ul className="dots">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
