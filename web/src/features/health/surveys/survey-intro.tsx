import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { Trans } from "@lingui/react/macro";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { QuestionnaireText } from "../../../shared/questionnaire/questionnaire-text.tsx";
import styles from "./surveys.module.css";
import type { SurveyLink } from "./use-survey.ts";

type Props = { link: SurveyLink; questionnaire: Questionnaire; onBegin: () => void };

/**
 * Renders what is asked, for whom (a dependent's name), who reads it, and what happens to answers not sent;
 * `onBegin` starts the questions.
 */
export function SurveyIntro({ link, questionnaire, onBegin }: Props) {
  const words = labelsOf(questionnaire, useLocale());
  const clinic = useClinic().manifest?.name ?? "";
  const person = useOtherPerson(link);
  return (
    <div className={`stack g5 ${styles["middle"]}`}>
      <div className="stack g2">
        <h1>
          <QuestionnaireText words={words.title} />
        </h1>
        {words.description && (
          <p>
            <QuestionnaireText words={words.description} />
          </p>
        )}
      </div>
      <Sheet>
        <ul className="dots">
          {person !== null && (
            <li>
              <Trans>
                Answer for <bdi className="b">{person}</bdi>.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              The doctor and the team at {clinic} can read the answers. No one monitors them in real time.
            </Trans>
          </li>
          <li>
            <Trans>You see all your answers before you send them.</Trans>
          </li>
          <li>
            <Trans>
              You can stop and continue later. Until you send them, your answers stay on this device for up to
              a day.
            </Trans>
          </li>
        </ul>
      </Sheet>
      <div>
        <Button onClick={onBegin}>
          <Trans>Begin</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The name of the person whom the answers are about, where that is somebody the patient cares for. */
function useOtherPerson({ action_name, actionable_id }: SurveyLink): string | null {
  const session = useSession();
  const { data = [] } = useDependents();
  if (action_name !== "before-first-visit" || session.kind !== "signed-in") return null;
  return data.find(({ id }) => String(id) === actionable_id)?.name ?? null;
}
