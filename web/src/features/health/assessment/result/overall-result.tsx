import type { AreaResult } from "@anteroom/domain/health/assessment/areas";
import type { Overall } from "@anteroom/domain/health/assessment/overall";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { sheetClass } from "../../../../ui/overlay/sheet.tsx";
import { AreaIcon } from "./area-icon.tsx";
import { useAreaNames, useLevelLabels } from "./use-level-labels.ts";
import { WorstLevel } from "./worst-level.tsx";
import styles from "../assessment.module.css";

type Props = { areas: readonly AreaResult[]; overall: Exclude<Overall, { riskScore: null }> };

/**
 * Renders the worst level in words, the overall number (0 to 100), and an arch for each area; all of them
 * grow with the risk (S1.32).
 */
export function OverallResult({ areas, overall: { riskScore, level, assessable } }: Props) {
  const { t, i18n } = useLingui();
  const { risk } = useLevelLabels();
  const names = useAreaNames();
  const said = areas.map((one) => `${names[one.area]}: ${risk[one.level]}`).join("; ");
  return (
    <section className={`${sheetClass("deep", "bare")} ${styles["plane"]}`} aria-labelledby="overall">
      <div className={styles["words"]}>
        <h2 id="overall" className={styles["small"]}>
          <Trans>Overall</Trans>
        </h2>
        <p className={styles["headline"]}>
          <WorstLevel areas={areas} level={level} />
        </p>
        <p className={styles["beside"]}>
          <Trans>
            Average risk of all areas:{" "}
            <bdi dir="ltr" className={styles["score"]}>
              {i18n.number(riskScore)}
            </bdi>{" "}
            of 100. 0 is the lowest.
          </Trans>{" "}
          <Plural value={assessable} one="From # area." other="From # areas." />
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme */}
      <div className={styles["columns"]} role="img" aria-label={t`Risk by area. ${said}`}>
        {areas.map(({ area, level }) => (
          <span key={area} className={styles[`column-${level}`]} />
        ))}
      </div>
      <div className={styles["icons"]} aria-hidden="true">
        {areas.map(({ area }) => (
          <AreaIcon key={area} area={area} />
        ))}
      </div>
    </section>
  );
}
