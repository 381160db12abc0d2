import type { Urgency } from "@anteroom/triage/safety-signs";
import { useLingui } from "@lingui/react/macro";

type Words = { title: string; advice: string };

/** What each level of urgency asks of the patient, in plain words; the number to call stands beside it. */
export function useUrgencyWords(): (urgency: Urgency, isAssessed?: boolean) => Words {
  const { t } = useLingui();
  const words: Record<Urgency, Words> = {
    ambulance: {
      title: t`Call an ambulance now`,
      advice: t`Do not drive. Stay where help can arrive, with somebody close by.`,
    },
    emergency: {
      title: t`Go to an emergency department now`,
      advice: t`Do not wait for a video visit. Let somebody else drive. If there is no way to get there, or it gets worse, call.`,
    },
    "consultation-24h": {
      title: t`See a doctor within 24 hours`,
      advice: t`If no visit is free in time, or it gets worse, go to an emergency department.`,
    },
    consultation: {
      title: t`See a doctor in the next days`,
      advice: t`It does not look like an emergency. If it gets worse, see somebody sooner.`,
    },
    "self-care": {
      title: t`This can be looked after at home for now`,
      advice: t`Rest, and drink enough. See a doctor if it gets worse, or is not better in a few days.`,
    },
  };
  /** Where nothing could be assessed nobody may say that it is no emergency. */
  const unknown: Words = {
    title: words.consultation.title,
    advice: t`The checker cannot say how urgent it is. If it gets worse, or worries you, see somebody sooner.`,
  };
  return (urgency, isAssessed = true) =>
    isAssessed || urgency !== "consultation" ? words[urgency] : unknown;
}
