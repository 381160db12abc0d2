import { clinicListPatients } from "@anteroom/client/operations";
import type { ClinicPatient } from "@anteroom/client/schemas";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import styles from "./book-screen.module.css";

type Props = {
  onFound: (patient: ClinicPatient) => void;
  /** Somebody new, by the name that was searched; absent where nobody can be added. */
  onNew?: (name: string) => void;
};

/**
 * Searches patients by the beginnings of their names (20 at most), and passes the chosen one to `onFound`. After a
 * search somebody new can be added where `onNew` is given.
 */
export function FindPatient({ onFound, onNew }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { locale } = useTimes();
  const [searched, setSearched] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<readonly ClinicPatient[] | null>(null);
  const search = useAction(() =>
    api.call(clinicListPatients, { query: { search: searched.trim(), limit: "20" } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(searched.trim() === "");
    if (searched.trim() === "") return form.current?.querySelector("input")?.focus();
    void search.run().then((answer) => answer && setFound(answer.data.collection));
  };
  return (
    <form ref={form} className="stack g2" onSubmit={send}>
      <TextField
        label={t`Patient’s name`}
        hint={t`The beginning of each name is enough.`}
        autoComplete="off"
        data-find-patient=""
        value={searched}
        error={isMissing ? t`Write the name.` : undefined}
        onChange={({ currentTarget }) => {
          setSearched(currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" isSmall icon="search" isPending={search.isPending}>
        <Trans>Search</Trans>
      </Button>
      <FailureNotice failure={search.failure} />
      <div aria-live="polite">
        {found?.length === 0 && (
          <p>
            {onNew ? (
              <Trans>No patient has this name. Check how it is written, or add a new patient.</Trans>
            ) : (
              <Trans>No patient has this name. Check how it is written.</Trans>
            )}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className={styles["found"]}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onFound(one)}>
                <bdi className="b">{one.name}</bdi>
                {one.birthdate !== null && (
                  <span className="sm muted">{formatDate(one.birthdate, locale)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && onNew && (
        <div>
          <Button kind="outlined" isSmall icon="plus" onClick={() => onNew(searched.trim())}>
            <Trans>Add a new patient</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
