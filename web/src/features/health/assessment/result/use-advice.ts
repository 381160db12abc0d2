import type { Area } from "@anteroom/domain/health/assessment/areas";
import { useLingui } from "@lingui/react/macro";

/**
 * Returns texts in the page's language: by area, what its number means with its limits (`meaning`) and the
 * `advice`; `keepOn` is the advice for every area at a low level.
 */
export function useAreaAdvice() {
  const { t } = useLingui();
  const meaning: Record<Area, string> = {
    mood: t`How often you had signs of low mood in the last two weeks. Only talking to someone can tell why. It does not ask about thoughts of self-harm.`,
    anxiety: t`How often you had signs of anxiety in the last two weeks. Only talking to someone can tell why.`,
    diabetes: t`How many people with answers like yours get type 2 diabetes within ten years. It comes from a study in Finland of people aged 35 to 64. A blood test tells you more.`,
    heart: t`How many of 100 people with answers like yours have a heart attack, a stroke or heart failure within ten years. It comes from a study in the United States. In Southern Europe its numbers are too high. It does not use a blood test.`,
    weight: t`Your weight for your height, in the classes of the World Health Organization. A wide waist raises the risk. Muscle counts as weight too. Limits differ for some ethnic backgrounds.`,
    activity: t`Minutes of activity in a usual week. Hard minutes count twice. The World Health Organization advises 150.`,
    tobacco: t`How strong the habit is: how many, and how soon after waking. It does not measure the harm. Every cigarette less helps.`,
    alcohol: t`Grams of pure alcohol in a usual week. One drink has about ten grams. Less is better: no amount is free of risk.`,
    sleep: t`How long and how well you sleep, and how you feel during the day. It does not find illnesses such as sleep apnoea.`,
    nutrition: t`Based on four habits. It describes habits, not an illness, and does not count calories.`,
  };
  const advice: Record<Area, string> = {
    mood: t`Many people feel better after talking to someone. Tell a doctor or someone you trust how the last two weeks were.`,
    anxiety: t`Talk to a doctor about what worries you. Anxiety can be treated well. Slow breathing and less coffee often help a little straight away.`,
    diabetes: t`Ask a doctor for a blood sugar test. Half an hour of walking a day and a few kilos less lower the risk most.`,
    heart: t`Ask a doctor to check your blood pressure and cholesterol. Not smoking and moving more lower the risk most.`,
    weight: t`Talk to a doctor about a weight that suits you. Slow changes last longer than strict diets.`,
    activity: t`Start with ten minutes of brisk walking a day and add five each week. If you have heart problems, ask a doctor first.`,
    tobacco: t`With help, stopping works twice as often. Ask a doctor about nicotine replacement and advice.`,
    alcohol: t`Plan days without alcohol. If you drink a lot every day, don’t stop suddenly on your own. Ask a doctor first.`,
    sleep: t`Get up at the same time each day and avoid screens in the last hour before bed. If it lasts more than a month, see a doctor.`,
    nutrition: t`Change one thing at a time. Drink water instead of a sweet drink, or eat one more handful of vegetables a day.`,
  };
  const keepOn = t`Keep going as you do. Look again in a year, or when something changes.`;
  return { meaning, advice, keepOn };
}
