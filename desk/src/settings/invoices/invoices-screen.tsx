import { clinicInvoiceFile } from "@anteroom/client/operations";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button, buttonClass } from "../../../../web/src/ui/button.tsx";
import { TextField } from "../../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk, usePresentMinute } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { linkTo } from "../../platform/route.ts";
import { asFile, saveFile } from "../../platform/save-file.ts";
import { useAction } from "../../platform/use-action.ts";
import styles from "../../reports/reports.module.css";
import { BackToSettings } from "../settings-screen.tsx";
import { InvoiceList } from "./invoice-list.tsx";

/** The most days of one file, as the API has it. */
const longestDays = 366;

type Span = { from: string; to: string };

/**
 * The screen of invoices and credit notes of a span of at most 366 days (the last 30 at first),
 * with a button that saves them as a CSV file.
 */
export function InvoicesScreen() {
  const { t } = useLingui();
  const { timeZone } = useDesk().page;
  const today = dayInZone(usePresentMinute(), timeZone);
  const [shown, setShown] = useState<Span>(() => ({ from: addDays(today, -29), to: today }));
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
      <BackToSettings />
      <ScreenTitle
        end={
          <a className={buttonClass({ kind: "outlined" })} {...linkTo({ name: "fiscal" })}>
            <Trans>Details and series</Trans>
          </a>
        }
      >
        <Trans>Invoices</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          Data for your accountant or your certified program. These are not certified invoices and are not
          sent to any authority.
        </Trans>
      </p>
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
      <InvoiceList key={`${shown.from} ${shown.to}`} span={shown} />
      <SaveFile span={shown} />
    </div>
  );
}

function SaveFile({ span }: { span: Span }) {
  const { api } = useDesk();
  const save = useAction(() =>
    saveFile(`invoices-${span.from}-${span.to}.csv`, api.call(clinicInvoiceFile, { query: span, ...asFile })),
  );
  return (
    <>
      <FailureNotice failure={save.failure} />
      <div>
        <Button kind="outlined" icon="download" isPending={save.isPending} onClick={() => void save.run()}>
          <Trans>Save as a CSV file</Trans>
        </Button>
      </div>
    </>
  );
}
