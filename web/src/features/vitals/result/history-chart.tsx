import type { Measurement } from "@anteroom/contract/health/vital-signs";
import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { chartPoints } from "./chart-points.ts";
import { useVitalNumber } from "../use-vital-number.ts";
import { useVitalLabels } from "../use-vital-labels.ts";
import styles from "./history.module.css";

const size = { width: 300, height: 110 };

/**
 * Renders a chart of one value over time, with its highest and lowest in text; nothing for fewer than two
 * values. `all`: newest first. Time follows the reading direction.
 */
export function HistoryChart({ name, all }: { name: VitalName; all: readonly Measurement[] }) {
  const { t } = useLingui();
  const { labels, units } = useVitalLabels();
  const say = useVitalNumber();
  const values = all
    .flatMap(({ date, vitalSigns }) => {
      const value = vitalSigns[name];
      return value === undefined ? [] : [{ at: Date.parse(date), value }];
    })
    .reverse();
  if (values.length < 2) return null;
  const { points } = chartPoints(values, size);
  const numbers = values.map(({ value }) => value);
  const [label, unit, count] = [labels[name], units[name], values.length];
  const [lowest, highest, newest] = [
    say(Math.min(...numbers)),
    say(Math.max(...numbers)),
    say(numbers.at(-1) ?? 0),
  ];
  const [low, high] = [<bdi key="low">{lowest}</bdi>, <bdi key="high">{highest}</bdi>];
  return (
    <>
      <p className="sm muted">
        <Trans>
          Highest: {high}. Lowest: {low}.
        </Trans>
      </p>
      <svg
        className={styles["chart"]}
        viewBox="-4 -8 308 126"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme
        role="img"
        aria-label={t`${label}: ${plural(count, { one: "# reading", other: "# readings" })} from ${lowest} to ${highest} ${unit}, the newest ${newest}.`}
      >
        <line className={styles["axis"]} x1="0" y1="0" x2={size.width} y2="0" />
        <line className={styles["axis"]} x1="0" y1={size.height} x2={size.width} y2={size.height} />
        <polyline className={styles["line"]} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }) => (
          <circle key={x} className={styles["dot"]} cx={x} cy={y} r="4" />
        ))}
      </svg>
    </>
  );
}
