import type { ReportRow } from "@anteroom/contract/administration/reports";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SelectField } from "../../../web/src/ui/form/field.tsx";
import { useTimes } from "../platform/times.ts";
import { BarChart } from "./bar-chart.tsx";
import {
  barsOf,
  sumsByDoctor,
  measures,
  sumsOf,
  barValueOf,
  type Measure,
  type Sums,
} from "./report-sums.ts";
import styles from "./reports.module.css";

type Props = { rows: readonly ReportRow[]; currency: string; span: { from: string; to: string } };

/**
 * A report: a chart of one measure, and all measures by doctor; a sentence without rows. `span`: days as
 * YYYY-MM-DD.
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
  const write = (value: number) => {
    if (measure === "revenue") return formatPrice(value, currency, locale);
    return String(measure === "waiting" ? Math.ceil(value / 60) : value);
  };
  if (rows.length === 0)
    return (
      <p className="muted">
        <Trans>There are no appointments in these days. Choose other days.</Trans>
      </p>
    );
  const bars = barsOf(rows, span);
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
      <BarChart bars={bars} measure={measure} write={write} title={names[measure]}>
        <details>
          <summary>
            <Trans>The same in numbers</Trans>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Days</Trans>
                </th>
                <th scope="col">{names[measure]}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ from, to, sums }) => (
                <tr key={from}>
                  <th scope="row">
                    {formatDate(from, locale)}
                    {from !== to && ` – ${formatDate(to, locale)}`}
                  </th>
                  <td>
                    <bdi dir="ltr">{write(barValueOf(sums, measure))}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </BarChart>
      <DoctorTable rows={rows} currency={currency} />
    </>
  );
}

function DoctorTable({ rows, currency }: Omit<Props, "span">) {
  return (
    <div className="stack g2">
      <h2 id="by-doctor">
        <Trans>By doctor</Trans>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is wider than the window */}
      <section className={styles["scroll"]} aria-labelledby="by-doctor" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Doctor</Trans>
              </th>
              <th scope="col">
                <Trans>Booked</Trans>
              </th>
              <th scope="col">
                <Trans>Finished</Trans>
              </th>
              <th scope="col">
                <Trans>Cancelled</Trans>
              </th>
              <th scope="col">
                <Trans>Missed</Trans>
              </th>
              <th scope="col">
                <Trans>Revenue</Trans>
              </th>
              <th scope="col">
                <Trans>Refunded</Trans>
              </th>
              <th scope="col">
                <Trans>Longest wait</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sumsByDoctor(rows).map(({ id, name, sums }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <SumCells sums={sums} currency={currency} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>All</Trans>
              </th>
              <SumCells sums={sumsOf(rows)} currency={currency} />
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function SumCells({ sums, currency }: { sums: Sums; currency: string }) {
  const { locale } = useTimes();
  const money = (minor: number) => <bdi dir="ltr">{formatPrice(minor, currency, locale)}</bdi>;
  const { longestWait } = sums;
  const minutes = Math.ceil((longestWait ?? 0) / 60);
  return (
    <>
      <td>{sums.booked}</td>
      <td>{sums.finished}</td>
      <td>{sums.canceled}</td>
      <td>{sums.noShows}</td>
      <td>{money(sums.revenueMinor)}</td>
      <td>{money(sums.refundedMinor)}</td>
      <td>{longestWait === null ? "–" : <Trans>{minutes} min</Trans>}</td>
    </>
  );
}
