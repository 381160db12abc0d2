import type { Reason, UnableReason } from "@anteroom/domain/health/assessment/areas";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Returns messages in the page's language: why an area could not be assessed, with the number of its `missing` answers, and what counted. */
export function useReasonMessages(missing = 1) {
  const { t } = useLingui();
  const unable: Record<UnableReason, string> = {
    "not-chosen": t`You skipped this area.`,
    "missing-answer": t`${plural(missing, { 1: "One answer is missing.", one: "# answer is missing.", other: "# answers are missing." })}`,
    "invalid-answer": t`One of the answers can’t be right.`,
    "under-18": t`It is only for adults.`,
    "outside-ages": t`It is made for ages 30 to 74.`,
    "outside-range": t`Your blood pressure or weight is outside the range this score was made for. Talk to a doctor about it.`,
    pregnancy: t`It does not apply in pregnancy. Ask the doctor or midwife who looks after you.`,
    "known-disease": t`It is made for people without this disease. Ask the doctor who treats you.`,
    "sex-needed": t`The formula only works for two sexes.`,
    "no-wording": t`Not available in your language yet.`,
  };
  const found: Record<Reason, string> = {
    "short-form": t`the first two questions alone`,
    "below-weight": t`weight below the usual range`,
    "above-weight": t`weight above the usual range`,
    "wide-waist": t`waist`,
    "without-waist": t`weight and height alone, without the waist`,
    "under-35": t`an age below 35, where the score is less certain`,
    "treated-pressure": t`treated blood pressure`,
    smokes: t`smoking`,
    diabetes: t`diabetes`,
    family: t`diabetes in the family`,
    glucose: t`high blood sugar before`,
    "few-minutes": t`less than 150 minutes a week`,
    "used-to-smoke": t`you used to smoke`,
    "some-days": t`smoking on some days`,
    "many-at-once": t`six drinks or more on one day`,
    pregnant: t`a pregnancy`,
    hours: t`hours of sleep`,
    nights: t`nights with trouble sleeping`,
    tired: t`tired during the day`,
  };
  return { unable, found };
}
