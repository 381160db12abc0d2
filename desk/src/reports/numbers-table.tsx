import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { columnsOf, DataTable } from "../ui/table/data-table.tsx";
import type { ChartBar } from "./report-sums.ts";

type Row = ChartBar & { written: string };

const helper = columnsOf<Row>();
const columnsWith = (title: string) =>
  helper.columns([
    helper.accessor("from", {
      header: () => <Trans>Days</Trans>,
      sortFn: "basic",
      cell: ({ row }) => <Days bar={row.original} />,
    }),
    helper.accessor("value", {
      header: title,
      sortFn: "basic",
      cell: ({ row }) => <bdi dir="ltr">{row.original.written}</bdi>,
    }),
  ]);

type Props = { bars: readonly ChartBar[]; write: (value: number) => string; title: string };

/** The numbers of a chart as a table, in the order of days at first. */
export function NumbersTable({ bars, write, title }: Props) {
  const columns = useMemo(() => columnsWith(title), [title]);
  const rows = useMemo(() => bars.map((bar) => ({ ...bar, written: write(bar.value) })), [bars, write]);
  return (
    <DataTable
      columns={columns}
      rows={rows}
      idOf={({ from }) => from}
      rowHeader="from"
      order={{ id: "from", desc: false }}
      labelledBy="chart"
    />
  );
}

function Days({ bar: { firstDay, lastDay } }: { bar: ChartBar }) {
  return (
    <>
      <bdi>{firstDay}</bdi>
      {lastDay !== firstDay && (
        <>
          {" – "}
          <bdi>{lastDay}</bdi>
        </>
      )}
    </>
  );
}
