import { clinicReport, clinicReportFile } from "@anteroom/client/operations";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { asFile, saveFile } from "../platform/save-file.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Report } from "./report.tsx";
import styles from "./reports.module.css";

/** The most days of one report, as the API has it. */
const longestDays = 366;

/** Reports on appointments of a span of at most 366 days (the last 30 at first): a chart, numbers by doctor, and a CSV file. */
export function ReportsScreen() {
  const { t } = useLingui();
  const { timeZone } = useDesk().page;
  const today = dayInZone(usePresentMinute(), timeZone);
  const [shown, setShown] = useState(() => ({ from: addDays(today, -29), to: today }));
  const [wanted, setWanted] = useState(shown);
  const [isFaulty, setFaulty] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { from, to } = wanted;
    const isRight = from !== "" && to >= from && to < addDays(from, longestDays);
    setFaulty(!isRight);
    if (isRight) setShown(wanted);
  };
  return (
    <div className="stack g6">
      <ScreenTitle>
        <Trans>Reports</Trans>
      </ScreenTitle>
      <form className={styles["span"]} noValidate onSubmit={send}>
        <TextField
          label={t`First day`}
          type="date"
          value={wanted.from}
          onChange={({ currentTarget }) => setWanted({ ...wanted, from: currentTarget.value })}
        />
        <TextField
          label={t`Last day`}
          type="date"
          value={wanted.to}
          onChange={({ currentTarget }) => setWanted({ ...wanted, to: currentTarget.value })}
        />
        <Button type="submit" kind="outlined">
          <Trans>Show</Trans>
        </Button>
      </form>
      <FormOutcome
        refusal={isFaulty && <Trans>Choose a last day that is not before the first, within a year.</Trans>}
      />
      <Span key={`${shown.from} ${shown.to}`} span={shown} />
    </div>
  );
}

function Span({ span }: { span: { from: string; to: string } }) {
  const { api } = useDesk();
  const { data, failure, ask } = useApiAnswer(clinicReport, { query: span });
  const save = useAction(() =>
    saveFile(
      `appointments-${span.from}-${span.to}.csv`,
      api.call(clinicReportFile, { query: span, ...asFile }),
    ),
  );
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && <Report rows={data.data.collection} currency={data.data.currency} span={span} />}
      <FailureNotice failure={save.failure} />
      <div>
        <Button kind="outlined" icon="download" isPending={save.isPending} onClick={() => void save.run()}>
          <Trans>Save as a CSV file</Trans>
        </Button>
      </div>
    </>
  );
}
