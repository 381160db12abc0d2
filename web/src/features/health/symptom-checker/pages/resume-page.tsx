import { formatDate, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans } from "@lingui/react/macro";
import type { CheckInterview } from "../../../../ports/symptom-checker.ts";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../../platform/time/appointment-zones.ts";
import { Button } from "../../../../ui/button.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import { useCheckedPersonName } from "./about-whom.tsx";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useAgeAndSexLabel } from "../use-age-and-sex-label.ts";
import { WarningBlock } from "./warning-block.tsx";

type Props = {
  interview: CheckInterview;
  /** When the last answer was given, in ms. */
  at: number;
  onContinue: () => void;
  onAgain: () => void;
};

/**
 * Asks a person who returns to a check whom it was about, before resuming it or beginning again. `at` in ms.
 */
export function ResumePage({ interview, at, onContinue, onAgain }: Props) {
  const locale = useLocale();
  const who = useCheckedPersonName();
  const years = useAgeAndSexLabel()(interview.person);
  const said = useAnswerLabels().complaints(interview);
  const { patient, clinic } = useAppointmentZones();
  const zone = patient ?? clinic;
  const when = `${formatDate(dayInZone(at, zone), locale)}, ${formatTime(at, zone, locale)}`;
  return (
    <CheckerPage onBack={null}>
      <WarningBlock interview={interview} />
      <div className="stack g3">
        <h1>
          <Trans>Continue your check?</Trans>
        </h1>
        <p>
          {who ? (
            <Trans>
              You began a check for {who} ({years}), last on {when}.
            </Trans>
          ) : (
            <Trans>
              You began a check ({years}), last on {when}.
            </Trans>
          )}
        </p>
        {said !== "" && (
          <p>
            <Trans>You said: {said}</Trans>
          </p>
        )}
      </div>
      <div className={styles["actions"]}>
        <Button kind="outlined" icon="arrows-clockwise" onClick={onAgain}>
          <Trans>Start a new check</Trans>
        </Button>
      </div>
      <StickyFoot>
        <Button onClick={onContinue}>
          <Trans>Continue</Trans>
        </Button>
      </StickyFoot>
    </CheckerPage>
  );
}
