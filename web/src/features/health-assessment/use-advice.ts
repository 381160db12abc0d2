import type { Area } from "@anteroom/domain/health-assessment/areas";
import { useLingui } from "@lingui/react/macro";

/** What each area's number is and where it ends, and what helps. */
export function useAdvice() {
  const { t } = useLingui();
  const meaning: Record<Area, string> = {
    mood: t`How often you had signs of low mood in the last two weeks. Only talking to someone can tell why. It does not ask about thoughts of self-harm.`,
    anxiety: t`How often you had signs of anxiety in the last two weeks. Only talking to someone can tell why.`,
    diabetes: t`How many people with such answers get type 2 diabetes within ten years. It was worked out in Finland on people aged 35 to 64; a blood test tells more.`,
    heart: t`Of 100 people with such answers, so many have a heart attack, a stroke or heart failure within ten years. It was worked out in the United States and gives too high numbers in Southern Europe. No blood test went into it.`,
    weight: t`Weight for height in the classes of the World Health Organization, raised by a wide waist. Muscle counts as weight too; for some origins other limits hold.`,
    activity: t`Minutes of a usual week, hard ones counted twice, beside the 150 that the World Health Organization advises.`,
    tobacco: t`How strong the habit is: how many, and how soon after waking. It does not measure the harm; every cigarette less is good.`,
    alcohol: t`Grams of pure alcohol in a usual week; about ten are in a drink. The less, the better: no amount is without risk.`,
    sleep: t`How long and how well you sleep, and how it is by day. It does not find illnesses such as breathing stops.`,
    nutrition: t`Based on four habits. It describes habits, not an illness, and does not count calories.`,
  };
  const advice: Record<Area, string> = {
    mood: t`Many people feel better after talking to someone. Tell a doctor or someone you trust how the last two weeks were.`,
    anxiety: t`Talk to a doctor about what worries you; it can be treated well. Slow breathing and less coffee often help a little at once.`,
    diabetes: t`Ask a doctor for a blood sugar test. Half an hour of walking a day and a few kilos less lower the risk most.`,
    heart: t`Ask a doctor to check your blood pressure and cholesterol. Not smoking and moving more lower the risk most.`,
    weight: t`Talk to a doctor about a weight that suits you. Slow changes last longer than strict diets.`,
    activity: t`Begin with ten minutes of brisk walking a day and add five each week. With heart trouble ask a doctor first.`,
    tobacco: t`Stopping with help works twice as often as alone. Ask a doctor about nicotine replacement and advice.`,
    alcohol: t`Plan days without alcohol. If you drink every day and much, do not stop at once by yourself: ask a doctor first.`,
    sleep: t`Get up at the same hour each day, keep the last hour without screens. If it lasts longer than a month, see a doctor.`,
    nutrition: t`Change one thing at a time: water in place of a sweet drink, one handful of vegetables more a day.`,
  };
  const keepOn = t`Keep going as you do. Look again in a year, or when something changes.`;
  return { meaning, advice, keepOn };
}
