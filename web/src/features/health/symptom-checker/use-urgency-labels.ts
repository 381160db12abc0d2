import { useLingui } from "@lingui/react/macro";
import type { CareLevel } from "../../../ports/symptom-checker.ts";

type UrgencyLabels = { title: string; advice: string };

/** Returns titles and advice for each level of urgency, and for a crisis, in the page's language. */
export function useUrgencyLabels(): {
  ofUrgency: (level: CareLevel) => UrgencyLabels;
  ofCrisis: UrgencyLabels;
} {
  const { t } = useLingui();
  const words: Record<CareLevel, UrgencyLabels> = {
    "emergency-services": {
      title: t`Call an ambulance now`,
      advice: t`Do not drive. Stay where help can reach you, with someone close by.`,
    },
    "emergency-department-now": {
      title: t`Go to an emergency department now`,
      advice: t`Do not wait for a video appointment. Ask someone else to drive. If you can’t get there, or it gets worse, call an ambulance.`,
    },
    "within-hours": {
      title: t`See a doctor within a few hours`,
      advice: t`If there is no appointment in time, or it gets worse, go to an emergency department.`,
    },
    "within-days": {
      title: t`See a doctor in the next days`,
      advice: t`It does not look like an emergency. If it gets worse, see someone sooner.`,
    },
    "self-care": {
      title: t`You can look after this at home for now`,
      advice: t`See a doctor if it gets worse, or is not better in a few days.`,
    },
  };
  /** For thoughts of suicide or self-harm. */
  const ofCrisis: UrgencyLabels = {
    title: t`Talk to someone now`,
    advice: t`Don’t stay alone. If you might act on these thoughts, call the emergency number or go to an emergency department now.`,
  };
  return { ofUrgency: (level) => words[level], ofCrisis };
}
