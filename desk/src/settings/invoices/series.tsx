import { clinicListInvoiceSeries, clinicSetInvoiceSeries } from "@anteroom/client/operations";
import type { InvoiceSeries } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import { TextField } from "../../../../web/src/ui/form/field.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";

/**
 * Lists the series of the clinic's documents with their newest numbers. `canValidate` adds a form
 * for the validation code that Portugal's authority gives.
 */
export function Series({ canValidate }: { canValidate: boolean }) {
  const { data, failure, ask } = useApiAnswer(clinicListInvoiceSeries);
  const series = data?.data.collection ?? [];
  return (
    <section className="stack" aria-labelledby="invoice-series">
      <h2 id="invoice-series">
        <Trans>Series</Trans>
      </h2>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && series.length === 0 && (
        <p className="muted">
          <Trans>There are no series yet. Each begins with its first document.</Trans>
        </p>
      )}
      {series.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {series.map((one) => (
              <SeriesRow key={`${one.tax_number} ${one.document_type} ${one.series}`} series={one} />
            ))}
          </Rows>
        </div>
      )}
      {canValidate && <ValidationCode />}
    </section>
  );
}

function SeriesRow({ series }: { series: InvoiceSeries }) {
  const { document_type: type, series: code, newest, validation_code: validation } = series;
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p className="b">
          <bdi dir="ltr">
            {type} {code}
          </bdi>
        </p>
        <p className="sm muted">
          {newest > 0 ? <Trans>Newest number: {newest}</Trans> : <Trans>No documents yet</Trans>}
          {validation !== null && (
            <>
              {" · "}
              <Trans>
                Validation code: <bdi dir="ltr">{validation}</bdi>
              </Trans>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

const rules = { type: /^[A-Z\d]{2,6}$/, series: /^[A-Z]{0,4}\d{4}$/, code: /^[A-Z\d]{8,30}$/ };
const nothing = { type: "", series: "", code: "" };
type Name = keyof typeof rules;

function ValidationCode() {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [entered, setEntered] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const of = (name: Name) => entered[name].trim().toUpperCase();
  const isRight = (name: Name) => rules[name].test(of(name));
  const isWhole = isRight("type") && isRight("series") && isRight("code");
  const save = useAction(() =>
    api.call(clinicSetInvoiceSeries, {
      body: { document_type: of("type"), series: of("series"), validation_code: of("code") },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(!isWhole);
    setSaved(false);
    if (!isWhole) return;
    void save.run().then((done) => {
      if (!done) return;
      setEntered(nothing);
      setSaved(true);
      refetch(clinicListInvoiceSeries);
    });
  };
  const field = (name: Name, error: string) => ({
    dir: "ltr" as const,
    autoComplete: "off",
    value: entered[name],
    error: isTried && !isRight(name) ? error : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setEntered({ ...entered, [name]: currentTarget.value });
      setSaved(false);
    },
  });
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="validation-code">
      <h3 id="validation-code">
        <Trans>Validation code of a series</Trans>
      </h3>
      <p>
        <Trans>
          Portugal’s tax authority gives it. Enter it before the first document of the series, or its
          documents bear no ATCUD.
        </Trans>
      </p>
      <TextField
        label={t`Type of document, such as FR`}
        {...field("type", t`Write 2 to 6 letters or digits.`)}
      />
      <TextField
        label={t`Series, such as A2027`}
        {...field("series", t`Write up to four letters, then the year.`)}
      />
      <TextField label={t`Validation code`} {...field("code", t`Write 8 to 30 letters and digits.`)} />
      <FormOutcome
        refusal={
          save.failure?.code === "status_conflict" && (
            <Trans>This series has documents already. Its code cannot change any more.</Trans>
          )
        }
        failure={save.failure}
        done={isSaved && <Trans>The code is saved.</Trans>}
      />
      <div>
        <Button type="submit" kind="outlined" isPending={save.isPending}>
          <Trans>Save the code</Trans>
        </Button>
      </div>
    </form>
  );
}
