import type { AreaResult } from "@anteroom/domain/health/assessment/areas";
import { oneInWithDiabetes } from "@anteroom/domain/health/assessment/diabetes";
import { mostOfShortForm, sources } from "@anteroom/domain/health/assessment/sources";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/**
 * Returns a function that describes an area's number with its unit or scale, in the page's language. Without
 * a number the text is empty; for tobacco, unless it could not be assessed, it then says "You smoke on some
 * days" or "You do not smoke".
 */
export function useNumberLabels(): (result: AreaResult) => string {
  const { t, i18n } = useLingui();
  return (result) => {
    const { area, number } = result;
    if (area === "tobacco" && result.level !== "unable_to_assess" && number === null)
      return result.reasons.includes("some-days") ? t`You smoke on some days` : t`You do not smoke`;
    if (number === null) return "";
    const shown = i18n.number(number);
    const isShort = result.reasons.includes("short-form");
    const most = isShort ? mostOfShortForm : (sources[area].most ?? 0);
    switch (area) {
      case "mood":
      case "anxiety":
        return isShort
          ? t`${shown} of ${most} points, 0 is best; from the first two questions`
          : t`${shown} of ${most} points, 0 is best`;
      case "diabetes": {
        const oneIn = oneInWithDiabetes(number);
        return t`${shown} of ${most} points, 0 is best: 1 in ${oneIn} gets diabetes within ten years`;
      }
      case "heart":
        return t`${shown} in 100 have a heart attack, a stroke or heart failure within ten years`;
      case "weight":
        return result.reasons.includes("wide-waist")
          ? t`Body mass index ${shown}, and a wide waist`
          : t`Body mass index ${shown}`;
      case "activity":
        return t`${plural(number, { one: "# minute", other: "# minutes" })} a week; 150 are recommended`;
      case "alcohol":
        return t`${shown} g of alcohol a week`;
      case "tobacco":
      case "sleep":
      case "nutrition":
        return t`${shown} of ${most} points, 0 is best`;
    }
  };
}
