import type { ReportRow } from "@anteroom/client/schemas";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Trans } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { useTimes } from "../platform/times.ts";
import { columnsOf, DataTable, ScrollingSheet } from "../ui/table/data-table.tsx";
import { sumsByDoctor, sumsOf, type Sums } from "./report-sums.ts";

/** The sums of a doctor, and those of all for the footer. */
type Row = { id: number; name: string; sums: Sums; all: Sums; currency: string };
type Figure = { sums: Sums; currency: string };

const helper = columnsOf<Row>();

/** A column of numbers, with the number of all doctors in the footer. */
function figure(
  id: string,
  header: () => ReactNode,
  valueOf: (sums: Sums) => number | null,
  write: (figure: Figure) => ReactNode,
) {
  return helper.accessor(({ sums }) => valueOf(sums) ?? undefined, {
    id,
    header,
    sortFn: "basic",
    sortUndefined: "last",
    cell: ({ row: { original } }) => write(original),
    footer({ table }) {
      const [row] = table.getCoreRowModel().rows;
      return row && write({ sums: row.original.all, currency: row.original.currency });
    },
  });
}

const columns = helper.columns([
  helper.accessor("name", {
    header: () => <Trans>Doctor</Trans>,
    sortFn: "text",
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    footer: () => <Trans>All</Trans>,
  }),
  figure(
    "booked",
    () => <Trans>Booked</Trans>,
    ({ booked }) => booked,
    ({ sums }) => sums.booked,
  ),
  figure(
    "finished",
    () => <Trans>Finished</Trans>,
    ({ finished }) => finished,
    ({ sums }) => sums.finished,
  ),
  figure(
    "canceled",
    () => <Trans>Cancelled</Trans>,
    ({ canceled }) => canceled,
    ({ sums }) => sums.canceled,
  ),
  figure(
    "noShows",
    () => <Trans>Missed</Trans>,
    ({ noShows }) => noShows,
    ({ sums }) => sums.noShows,
  ),
  figure(
    "revenue",
    () => <Trans>Revenue</Trans>,
    ({ revenueMinor }) => revenueMinor,
    ({ sums, currency }) => <Money minor={sums.revenueMinor} currency={currency} />,
  ),
  figure(
    "refunded",
    () => <Trans>Refunded</Trans>,
    ({ refundedMinor }) => refundedMinor,
    ({ sums, currency }) => <Money minor={sums.refundedMinor} currency={currency} />,
  ),
  figure(
    "wait",
    () => <Trans>Longest wait</Trans>,
    ({ longestWait }) => longestWait,
    ({ sums }) => <Minutes seconds={sums.longestWait} />,
  ),
]);

/** The sums of each doctor, which can be sorted by each of them, and those of all. */
export function DoctorTable({ rows, currency }: { rows: readonly ReportRow[]; currency: string }) {
  const byDoctor = useMemo(() => {
    const all = sumsOf(rows);
    return sumsByDoctor(rows).map((one) => ({ ...one, all, currency }));
  }, [rows, currency]);
  return (
    <div className="stack g2">
      <h2 id="by-doctor">
        <Trans>By doctor</Trans>
      </h2>
      <ScrollingSheet labelledBy="by-doctor">
        <DataTable
          columns={columns}
          rows={byDoctor}
          idOf={({ id }) => id}
          rowHeader="name"
          order={{ id: "name", desc: false }}
          labelledBy="by-doctor"
        />
      </ScrollingSheet>
    </div>
  );
}

function Money({ minor, currency }: { minor: number; currency: string }) {
  const { locale } = useTimes();
  return <bdi dir="ltr">{formatPrice(minor, currency, locale)}</bdi>;
}

function Minutes({ seconds }: { seconds: number | null }) {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  return seconds === null ? "–" : <Trans>{minutes} min</Trans>;
}
