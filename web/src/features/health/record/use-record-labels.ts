import type { RecordEntry } from "@anteroom/contract/health/health-record";
import type { ReactionSeverity, RecordKind, RecordSection } from "@anteroom/domain/health/health-record";
import type { RiskLevel } from "@anteroom/domain/vitals/risk-level";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";

/** Returns the labels of record parts, severities, risk levels and lists, in the page's language. */
export function useRecordLabels() {
  const { t } = useLingui();
  const parts: Record<RecordSection, string> = {
    medicines: t`Medicines`,
    allergies: t`Allergies`,
    summaries: t`Summaries`,
    files: t`Prescriptions and files`,
    measurements: t`Measurements`,
    assessments: t`Health assessments`,
    checks: t`Symptom checks`,
  };
  const severities: Record<ReactionSeverity, string> = {
    mild: t`Mild`,
    moderate: t`Moderate`,
    severe: t`Severe`,
  };
  const levels: Record<RiskLevel, string> = {
    low: t`Low risk`,
    medium: t`Medium risk`,
    high: t`High risk`,
    very_high: t`Very high risk`,
    unable_to_assess: t`Unable to assess`,
  };
  const lists: Record<RecordKind, string> = { medicine: parts.medicines, allergy: parts.allergies };
  return { parts, severities, levels, lists };
}

/**
 * Returns a function that formats an instant (ISO 8601) as a date with its year, in the patient's time zone,
 * else the clinic's.
 */
export function useFormatDate(): (instant: string) => string {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  return (instant) => formatDay(Date.parse(instant), patient ?? clinic, locale, true);
}

/** Returns a function that describes an entry besides its name, in one line; empty if nothing is known. */
export function useEntryLabels(): (entry: RecordEntry) => string {
  const { t } = useLingui();
  const { severities } = useRecordLabels();
  const day = useFormatDate();
  return ({ dose, frequency, since: given, reaction, severity, ended_at }) => {
    const ended = ended_at === null ? null : day(ended_at);
    const since = given && isolated(given);
    return [
      dose && isolated(dose),
      frequency && isolated(frequency),
      reaction && isolated(reaction),
      severity && severities[severity],
      since && t`since ${since}`,
      ended && t`ended ${ended}`,
    ]
      .filter((one) => one)
      .join(" · ");
  };
}

/** What somebody typed keeps its own direction within a line of either one. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
