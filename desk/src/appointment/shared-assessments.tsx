import { clinicListHealthAssessments } from "@anteroom/client/operations";
import type { Area } from "@anteroom/domain/health/assessment/areas";
import type { RiskLevel } from "@anteroom/domain/vitals/risk-level";
import { Trans, useLingui } from "@lingui/react/macro";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./glance.module.css";
import { AppointmentPart } from "./part.tsx";

/**
 * Fetches and lists the health assessments that the patient has shared for this appointment: level as a whole
 * and by area.
 */
export function SharedAssessments({ appointmentId }: { appointmentId: number }) {
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListHealthAssessments, { params });
  const { dayOf } = useTimes();
  const { levels, areas } = useAssessmentLabels();
  const found = data?.data.collection ?? [];
  return (
    <AppointmentPart
      title={<Trans>Health assessments</Trans>}
      isEmpty={data && found.length === 0}
      nothing={<Trans>The patient has shared none.</Trans>}
      failure={failure}
      onRetry={ask}
    >
      <ul className={styles["list"]}>
        {found.map((one) => (
          <li key={one.id}>
            <p>
              {dayOf(one.answered_at)}: <span className="b">{levels[one.level]}</span>
            </p>
            <ul className="dots sm">
              {one.areas.map(({ area, level }) => (
                <li key={area}>
                  {areas[area]}: {levels[level]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </AppointmentPart>
  );
}

function useAssessmentLabels() {
  const { t } = useLingui();
  const levels: Record<RiskLevel, string> = {
    low: t`Low risk`,
    medium: t`Medium risk`,
    high: t`High risk`,
    very_high: t`Very high risk`,
    unable_to_assess: t`Could not be assessed`,
  };
  const areas: Record<Area, string> = {
    mood: t`Mood`,
    anxiety: t`Anxiety`,
    diabetes: t`Diabetes`,
    heart: t`Heart`,
    weight: t`Weight`,
    activity: t`Physical activity`,
    tobacco: t`Tobacco`,
    alcohol: t`Alcohol`,
    sleep: t`Sleep`,
    nutrition: t`Nutrition`,
  };
  return { levels, areas };
}
