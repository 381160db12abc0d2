import type { AreaResult } from "@anteroom/domain/health/assessment/areas";
import type { Overall } from "@anteroom/domain/health/assessment/overall";
import { Plural } from "@lingui/react/macro";
import { useLevelLabels } from "./use-level-labels.ts";

type Props = { areas: readonly AreaResult[]; level: Overall["level"] };

/** Renders the worst level in words and how many areas have it. */
export function WorstLevel({ areas, level }: Props) {
  const { risk } = useLevelLabels();
  const count = areas.filter((one) => one.level === level).length;
  switch (level) {
    case "low":
      return <Plural value={count} one="Low risk in # area" other="Low risk in all # areas" />;
    case "medium":
      return <Plural value={count} one="Medium risk in # area" other="Medium risk in # areas" />;
    case "high":
      return <Plural value={count} one="High risk in # area" other="High risk in # areas" />;
    case "very_high":
      return <Plural value={count} one="Very high risk in # area" other="Very high risk in # areas" />;
    case "unable_to_assess":
      return risk.unable_to_assess;
  }
}
