import {
  constructSortFn,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnHelper,
  type RowData,
  type TableOptions,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import { classNames } from "../../../../web/src/ui/class-names.ts";
import { Icon } from "../../../../web/src/ui/icon.tsx";
import styles from "./data-table.module.css";

type ColumnNotes = {
  /** In a stacked row the heading stands beside the value, which does not explain itself. */
  isLabelled?: boolean;
};

const features = tableFeatures({
  columnMeta: {} as ColumnNotes,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {
    basic: sortFn_basic,
    text: constructSortFn({
      sort: (one: string, other: string) =>
        one.localeCompare(other, document.documentElement.lang || undefined, { numeric: true }),
    }),
  },
});
type Features = typeof features;

/** The columns of a table. Keep them outside of components: cells are components, and new columns mount them anew. */
type Columns<Row extends RowData> = TableOptions<Features, Row>["columns"];

/**
 * Returns TanStack's helper for columns of `Row`. An `accessor` column can be sorted, by `sortFn` `text` (as the page's
 * language does) or `basic` (numbers and instants; undefined stays last with `sortUndefined: "last"`); a `display` column cannot.
 */
export const columnsOf = <Row extends RowData>(): ColumnHelper<Features, Row> =>
  createColumnHelper<Features, Row>();

type Order = { id: string; desc: boolean };
type Props<Row extends RowData> = {
  columns: Columns<Row>;
  /** Keep the array while it is the same. */
  rows: readonly Row[];
  /** The rows are a part of a longer list: nothing can be sorted, since a part in another order would pass for the whole. */
  isPart?: boolean;
  idOf: (row: Row) => string | number;
  /** The column that names a row. */
  rowHeader?: string;
  /** By which column the rows are sorted at first; those of a part are as they come, which is in this order. */
  order?: Order;
  /** `wrap`: cells break lines. `stack`: on a phone each row is a block with the headings beside its values. */
  layout?: "wrap" | "stack";
  /** The id of what names the table; with a caption, of that, which is hidden. */
  labelledBy: string;
  caption?: ReactNode;
};

/**
 * Renders a table of data. Headings of columns that can be sorted are buttons: first ascending, then descending. A footer
 * row is shown where columns have a `footer`.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { columns, rows, isPart = false, idOf, rowHeader, order, layout, caption, labelledBy } = props;
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => `${idOf(row)}`,
    initialState: { sorting: order ? [order] : [] },
    enableSorting: !isPart,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
  });
  const [headings] = table.getHeaderGroups();
  const hasFooter = columns.some(({ footer }) => footer !== undefined);
  return (
    <table className={classNames(styles["table"], layout && styles[layout])} aria-labelledby={labelledBy}>
      {caption && (
        <caption className="vh" id={labelledBy}>
          {caption}
        </caption>
      )}
      <thead>
        <tr>
          {headings?.headers.map((header) => (
            <Heading
              key={header.id}
              sorted={
                header.column.getIsSorted() ||
                (isPart && order?.id === header.id && (order.desc ? "desc" : "asc"))
              }
              onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : undefined}
            >
              <table.FlexRender header={header} />
            </Heading>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => {
              const content = <table.FlexRender cell={cell} />;
              if (cell.column.id === rowHeader)
                return (
                  <th key={cell.id} scope="row">
                    {content}
                  </th>
                );
              const header = headings?.headers.find(({ id }) => id === cell.column.id);
              return (
                <td key={cell.id}>
                  {header && cell.column.columnDef.meta?.isLabelled && (
                    <span className={styles["label"]} aria-hidden="true">
                      <table.FlexRender header={header} />
                    </span>
                  )}
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {hasFooter && (
        <tfoot>
          {table.getFooterGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((footer) => {
                const content = <table.FlexRender footer={footer} />;
                if (footer.column.id !== rowHeader) return <td key={footer.id}>{content}</td>;
                return (
                  <th key={footer.id} scope="row">
                    {content}
                  </th>
                );
              })}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

type HeadingProps = {
  sorted: false | "asc" | "desc";
  onSort: (() => void) | undefined;
  children: ReactNode;
};

function Heading({ sorted, onSort, children }: HeadingProps) {
  const direction = { asc: "ascending", desc: "descending" } as const;
  return (
    <th scope="col" aria-sort={sorted ? direction[sorted] : undefined}>
      {onSort ? (
        <button type="button" className={styles["sort"]} onClick={onSort}>
          {children}
          <span className={styles["arrow"]} data-sorted={sorted || undefined}>
            <Icon name="caret-down" isSmall />
          </span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type ScrollProps = { labelledBy: string; children: ReactNode };

/** A sheet for a table that scrolls sideways where it is wider than the window, also by keyboard. */
export function ScrollingSheet({ labelledBy, children }: ScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is wider than the window
    <section className={styles["scroll"]} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}
