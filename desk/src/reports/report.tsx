import type { ReportRow } from "@anteroom/client/schemas";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useMemo, useState } from "react";
import { SelectField } from "../../../web/src/ui/form/field.tsx";
import { lazyScreen } from "../frame/lazy-screen.ts";
import { useTimes } from "../platform/times.ts";
import sheet from "../ui/table/data-table.module.css";
import { DoctorTable } from "./doctor-table.tsx";
import { NumbersTable } from "./numbers-table.tsx";
import { barsOf, barValueOf, measures, type ChartBar, type Measure } from "./report-sums.ts";
import styles from "./reports.module.css";

/** The chart and its library are a chunk of their own, which only this screen loads. */
const BarChart = lazyScreen(async () => (await import("./bar-chart.tsx")).BarChart);

type Props = { rows: readonly ReportRow[]; currency: string; span: { from: string; to: string } };

/**
 * A report: a chart of one measure with the same in numbers, and all measures by doctor; a sentence without rows.
 * `span`: days as YYYY-MM-DD.
 */
export function Report({ rows, currency, span }: Props) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const [measure, setMeasure] = useState<Measure>("booked");
  const names: Record<Measure, string> = {
    booked: t`Booked appointments`,
    no_shows: t`Missed appointments`,
    revenue: t`Revenue`,
    waiting: t`Longest wait, in minutes`,
  };
  const { from, to } = span;
  const bars = useMemo(() => {
    return barsOf(rows, { from, to }).map((bar): ChartBar => ({
      from: bar.from,
      to: bar.to,
      firstDay: formatDate(bar.from, locale),
      lastDay: formatDate(bar.to, locale),
      value: barValueOf(bar.sums, measure),
    }));
  }, [rows, from, to, measure, locale]);
  const write = useCallback(
    (value: number) => (measure === "revenue" ? formatPrice(value, currency, locale) : String(value)),
    [measure, currency, locale],
  );
  if (rows.length === 0)
    return (
      <p className="muted">
        <Trans>There are no appointments in these days. Choose other days.</Trans>
      </p>
    );
  return (
    <>
      <SelectField
        label={t`Chart of`}
        value={measure}
        onChange={({ currentTarget }) =>
          setMeasure(measures.find((one) => one === currentTarget.value) ?? measure)
        }
      >
        {measures.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </SelectField>
      <figure className={`stack g2 ${sheet["sheet"]}`}>
        <figcaption className="b" id="chart">
          {names[measure]}
        </figcaption>
        <Suspense fallback={<div className={styles["chart"]} />}>
          <BarChart bars={bars} write={write} title={names[measure]} />
        </Suspense>
        <details>
          <summary>
            <Trans>The same in numbers</Trans>
          </summary>
          <NumbersTable bars={bars} write={write} title={names[measure]} />
        </details>
      </figure>
      <DoctorTable rows={rows} currency={currency} />
    </>
  );
}
