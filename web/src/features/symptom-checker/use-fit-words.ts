import { useLingui } from "@lingui/react/macro";
import { leastPartly } from "./worth-showing.ts";

/** How well a condition fits the answers, in words: a share of the model is no certainty. Bounds are ours. */
export function useFitWords(): (probability: number) => string {
  const { t } = useLingui();
  return (probability) => {
    if (probability >= 0.3) return t`fits well`;
    return probability >= leastPartly ? t`fits partly` : t`fits a little`;
  };
}
