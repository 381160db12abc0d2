import type { ImportLine, ImportReport } from "@anteroom/contract/administration/imports";
import { Trans } from "@lingui/react/macro";
import { importProblems } from "./import-problems.tsx";
import styles from "./doctors-screen.module.css";

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
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Line</Trans>
            </th>
            <th scope="col">
              <bdi dir="ltr">external_id</bdi>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <th scope="row">{line.line}</th>
              <td className={styles["id"]}>
                <bdi className="long">{line.external_id}</bdi>
              </td>
              <td>
                <Outcome outcome={line.outcome} />
                {line.problems.length > 0 && <Problems problems={line.problems} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Problems({ problems }: Pick<ImportLine, "problems">) {
  return (
    <ul>
      {problems.map(({ column, code }) => (
        <li key={`${column} ${code}`}>
          <bdi dir="ltr" lang="en">
            {column}
          </bdi>
          {": "}
          {importProblems[code] ?? importProblems.invalid}{" "}
          <bdi dir="ltr" lang="en" className="long xs muted">
            {code}
          </bdi>
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
