import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import type { ReactNode } from "react";
import { useTimes } from "../platform/times.ts";
import { barValueOf, type Bar, type Measure } from "./report-sums.ts";
import styles from "./reports.module.css";

type Props = {
  bars: readonly Bar[];
  measure: Measure;
  /** A value as it is read. */
  write: (value: number) => string;
  title: string;
  /** The same data as a table. */
  children: ReactNode;
};

const height = 100;
const slot = 10;

/** A bar chart over days with a scale from the largest value to nothing, mirrored in Arabic and hidden from screen readers; `children` must be the same data as a table. */
export function BarChart({ bars, measure, write, title, children }: Props) {
  const { locale } = useTimes();
  const values = bars.map(({ sums }) => barValueOf(sums, measure));
  const most = Math.max(1, ...values);
  const isMirrored = locale === "ar";
  const place = (index: number) => (isMirrored ? bars.length - 1 - index : index) * slot;
  const [first] = bars;
  const last = bars.at(-1);
  return (
    <figure className={`stack g2 ${styles["chart"]} ${styles["scroll"]}`}>
      <figcaption className="b">{title}</figcaption>
      <div className={styles["plot"]} aria-hidden="true">
        <p className={`sm muted ${styles["scale"]}`} data-chart="scale">
          <bdi>{write(most)}</bdi>
          <bdi>{write(0)}</bdi>
        </p>
        <svg viewBox={`0 0 ${bars.length * slot} ${height}`} preserveAspectRatio="none">
          {bars.map(({ from, to, sums }, index) => {
            const value = barValueOf(sums, measure);
            const tall = (value / most) * height;
            return (
              <rect key={from} x={place(index) + 1} y={height - tall} width={slot - 2} height={tall}>
                <title>{`${formatDate(from, locale)}${from === to ? "" : ` – ${formatDate(to, locale)}`}: ${write(value)}`}</title>
              </rect>
            );
          })}
        </svg>
        {first && last && (
          <p className={`sm muted ${styles["ends"]}`} data-chart="ends">
            <span>{formatDate(first.from, locale)}</span>
            <span>{formatDate(last.to, locale)}</span>
          </p>
        )}
      </div>
      {children}
    </figure>
  );
}
