import { clinicImportDoctors, clinicListDoctors } from "@anteroom/client/operations";
import type { ImportReport } from "@anteroom/client/schemas";
import { importLimits } from "@anteroom/domain/shared/import-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ChangeEvent } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { refusedFields } from "../platform/refused-fields.ts";
import { useDesk } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import { useListFormat } from "../ui/use-list-format.ts";
import { ImportReportTable } from "./import-report-table.tsx";
import styles from "./doctors-screen.module.css";

type Chosen = { name: string; csv: string; fault: "encoding" | "size" | null };

/** The screen `/desk/import-doctors`: a CSV file is tried first, with a report on every line, and then imported. */
export function ImportDoctorsScreen() {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [read, setRead] = useState("");
  const refusal = useFileRefusal();
  const send = useAction(({ csv }: Chosen, isDryRun: boolean) =>
    api.call(clinicImportDoctors, {
      body: { csv, is_dry_run: isDryRun, ...(isDryRun ? {} : { replaces: read }) },
      hasNoLimit: true,
    }),
  );
  const run = (file: Chosen, isDryRun: boolean) =>
    void send.run(file, isDryRun).then((done) => {
      if (!done) return;
      setReport(done.data.entity);
      setRead(done.data.version);
      if (!isDryRun) refetch(clinicListDoctors);
    });
  const choose = (file: Chosen) => {
    setChosen(file);
    setReport(null);
    if (file.fault === null) run(file, true);
  };
  const canImport = report?.is_dry_run === true && report.added + report.changed > 0;
  return (
    <div className="stack g6">
      <p>
        <a {...linkTo({ name: "doctors" })}>
          <Trans>Back to the doctors</Trans>
        </a>
      </p>
      <ScreenTitle>
        <Trans>Import doctors</Trans>
      </ScreenTitle>
      <ChooseFile isPending={send.isPending} onChoose={choose} />
      <FormOutcome
        refusal={
          (chosen?.fault === "encoding" && (
            <Trans>The file is not in UTF-8. Save it as “CSV UTF-8”, then choose it again.</Trans>
          )) ||
          (chosen?.fault === "size" && (
            <Trans>The file is too large. Split it, and choose the parts.</Trans>
          )) ||
          (isChangedElsewhere(send.failure) && (
            <Trans>
              Somebody else has changed doctors of this file since it was checked, so nothing is imported.
              Check the file again to see what would change now.
            </Trans>
          )) ||
          refusal(send.failure)
        }
        failure={send.failure}
        done={report?.is_dry_run === false && <Trans>The doctors are imported.</Trans>}
      />
      {send.isPending && (
        <output className="muted">
          {report === null ? (
            <Trans>The file is being checked</Trans>
          ) : (
            <Trans>The doctors are being imported</Trans>
          )}
        </output>
      )}
      {report && <ImportReportTable report={report} />}
      {chosen && canImport && (
        <div>
          {isChangedElsewhere(send.failure) ? (
            <Button isPending={send.isPending} onClick={() => run(chosen, true)}>
              <Trans>Check the file again</Trans>
            </Button>
          ) : (
            <Button isPending={send.isPending} onClick={() => run(chosen, false)}>
              <Trans>Import these doctors</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type ChooseProps = { isPending: boolean; onChoose: (file: Chosen) => void };

function ChooseFile({ isPending, onChoose }: ChooseProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    void file.text().then((csv) => {
      currentTarget.value = ""; // the same file, corrected, may be chosen again
      const fault = csv.includes("\uFFFD")
        ? "encoding"
        : csv.length > importLimits.characters
          ? "size"
          : null;
      onChoose({ name: file.name, csv, fault });
    });
  };
  return (
    <div className="stack g1 question">
      <label htmlFor={id} className="b">
        <Trans>Choose a CSV file</Trans>
      </label>
      <p id={`${id}-hint`} className="sm muted">
        <Trans>
          One doctor a line. The first line names the columns, at least{" "}
          <bdi dir="ltr" className="long">
            external_id, name, specialty, languages, visit_minutes, amount_minor
          </bdi>
          . Doctors with a known external_id are changed. Nothing is saved before you have seen the report.
        </Trans>
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={`${id}-hint`}
        className={styles["file"]}
        disabled={isPending}
        onChange={choose}
      />
    </div>
  );
}

/** Returns a function that says what is wrong with a file as a whole, such as columns that are missing; null where the server's words say it. */
function useFileRefusal(): (failure: Failure | null) => string | null {
  const { t } = useLingui();
  const list = useListFormat();
  return (failure) => {
    const { doctors: most } = importLimits;
    const refused = [...refusedFields(failure)].map(([path, code]) => ({
      column: path.replace(/^csv\.?/, ""),
      code,
    }));
    const columns = (code: string) => refused.filter((one) => one.code === code).map(({ column }) => column);
    const [missing, unknown, repeated] = ["missing_column", "unknown_column", "repeated_column"].map((code) =>
      list(columns(code)),
    );
    const said = [
      missing && t`Columns are missing: ${missing}.`,
      unknown && t`Columns are not known: ${unknown}.`,
      repeated && t`Columns are there twice: ${repeated}.`,
      refused.some(({ code }) => code === "too_many_rows") &&
        t`A file can have ${most} doctors. Split it, and choose the parts.`,
    ].filter((sentence) => typeof sentence === "string" && sentence !== "");
    return said.length > 0 ? said.join(" ") : null;
  };
}
