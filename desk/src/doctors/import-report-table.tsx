import type { ImportLine, ImportReport } from "@anteroom/contract/administration/imports";
import { Trans } from "@lingui/react/macro";
import { importProblems } from "./import-problems.tsx";
import styles from "../reports/reports.module.css";

/**
 * A table of what an import did, or would do when it was only tried, with each line of its file.
 */
export function ImportReportTable({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, refused, lines } = report;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is wider than the window
    <section className={styles["scroll"]} aria-labelledby="import-report" tabIndex={0}>
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
            <th scope="col">
              <Trans>What is wrong</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <th scope="row">{line.line}</th>
              <td>
                <bdi>{line.external_id}</bdi>
              </td>
              <td>
                <Outcome outcome={line.outcome} />
              </td>
              <td className={styles["text"]}>
                <Problems problems={line.problems} />
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
          <bdi dir="ltr" lang="en" className="xs muted">
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
