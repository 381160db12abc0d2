import type { Urgency } from "@anteroom/triage/safety-signs";
import { useLingui } from "@lingui/react/macro";

type Words = { title: string; advice: string };

/** What each level of urgency asks of the patient, in plain words; the number to call stands beside it. */
export function useUrgencyWords(): {
  ofUrgency: (urgency: Urgency, isAssessed?: boolean) => Words;
  ofCrisis: Words;
} {
  const { t } = useLingui();
  const words: Record<Urgency, Words> = {
    ambulance: {
      title: t`Call an ambulance now`,
      advice: t`Do not drive. Stay where help can reach you, with someone close by.`,
    },
    emergency: {
      title: t`Go to an emergency department now`,
      advice: t`Do not wait for a video appointment. Ask someone else to drive. If you can’t get there, or it gets worse, call an ambulance.`,
    },
    "consultation-24h": {
      title: t`See a doctor within 24 hours`,
      advice: t`If there is no appointment in time, or it gets worse, go to an emergency department.`,
    },
    consultation: {
      title: t`See a doctor in the next days`,
      advice: t`It does not look like an emergency. If it gets worse, see someone sooner.`,
    },
    "self-care": {
      title: t`You can look after this at home for now`,
      advice: t`Rest, and drink enough. See a doctor if it gets worse, or is not better in a few days.`,
    },
  };
  /** Where nothing could be assessed nobody may say that it is no emergency. */
  const unknown: Words = {
    title: words.consultation.title,
    advice: t`The checker can’t say how urgent it is. If it gets worse, or worries you, see someone sooner.`,
  };
  /** For thoughts of suicide or self-harm. */
  const ofCrisis: Words = {
    title: t`Talk to someone now`,
    advice: t`Don’t stay alone. If you might act on these thoughts, call the emergency number or go to an emergency department now.`,
  };
  const ofUrgency = (urgency: Urgency, isAssessed = true) =>
    isAssessed || urgency !== "consultation" ? words[urgency] : unknown;
  return { ofUrgency, ofCrisis };
}
