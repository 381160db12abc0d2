import type { ImportLine, ImportReport } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { columnsOf, DataTable } from "../ui/table/data-table.tsx";
import { importProblems } from "./import-problems.tsx";
import styles from "./doctors-screen.module.css";

const worstFirst: readonly ImportLine["outcome"][] = ["refused", "added", "changed", "unchanged"];

const helper = columnsOf<ImportLine>();
const columns = helper.columns([
  helper.accessor("line", { header: () => <Trans>Line</Trans>, sortFn: "basic" }),
  helper.display({
    id: "external_id",
    header: () => <bdi dir="ltr">external_id</bdi>,
    cell: ({ row }) => <bdi className={`long ${styles["id"]}`}>{row.original.external_id}</bdi>,
  }),
  helper.accessor((line) => worstFirst.indexOf(line.outcome), {
    id: "outcome",
    header: () => <Trans>Result</Trans>,
    cell: ({ row: { original } }) => (
      <>
        <Outcome outcome={original.outcome} />
        {original.problems.length > 0 && <Problems problems={original.problems} />}
      </>
    ),
    sortFn: "basic",
  }),
]);

/**
 * Renders the result of an import, or of its dry run: counts, and a table of the file's lines with their
 * problems.
 */
export function ImportReportTable({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, refused, lines } = report;
  return (
    <section className={styles["report"]} aria-labelledby="import-report">
      <h2 id="import-report">
        {report.is_dry_run ? <Trans>What would happen</Trans> : <Trans>What happened</Trans>}
      </h2>
      <output>
        <Trans>
          New: {added}. Changed: {changed}. As before: {unchanged}. Refused: {refused}.
        </Trans>
      </output>
      <DataTable
        columns={columns}
        rows={lines}
        idOf={({ line }) => line}
        rowHeader="line"
        order={{ id: "line", desc: false }}
        layout="wrap"
        labelledBy="import-report"
      />
    </section>
  );
}

function Problems({ problems }: Pick<ImportLine, "problems">) {
  return (
    <ul>
      {problems.map(({ column, code, value, known }) => (
        <li key={`${column} ${code}`}>
          <bdi dir="ltr" lang="en">
            {column}
          </bdi>
          {value !== undefined && (
            <>
              {" "}
              <bdi className="long">“{value}”</bdi>
            </>
          )}
          {": "}
          {importProblems[code] ?? importProblems.invalid}{" "}
          <bdi dir="ltr" lang="en" className="long xs muted">
            {code}
          </bdi>
          {known && (
            <bdi dir="ltr" lang="en" className="long xs">
              <br />
              {known.join(" · ")}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ outcome }: Pick<ImportLine, "outcome">) {
  switch (outcome) {
    case "added":
      return <Trans>New</Trans>;
    case "changed":
      return <Trans>Changed</Trans>;
    case "unchanged":
      return <Trans>As before</Trans>;
    case "refused":
      return <Trans>Refused</Trans>;
  }
}
