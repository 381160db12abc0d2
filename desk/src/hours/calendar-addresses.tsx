import {
  clinicAddCalendarAddress,
  clinicListCalendarAddresses,
  clinicRevokeCalendarAddress,
} from "@anteroom/client/operations";
import type { CalendarAddress } from "@anteroom/client/schemas";
import { mostCalendarAddresses } from "@anteroom/domain/clinic/token-scopes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useFocusHeir } from "../platform/use-focus-heir.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import { SecretOnce } from "../settings/secret-once.tsx";
import { ConfirmButton } from "../ui/confirm.tsx";
import styles from "./hours-screen.module.css";

/**
 * Lists the addresses at which a doctor's appointments are read by calendar programs, with their last reading, and
 * revokes them. A form makes one, which is shown once.
 */
export function CalendarAddresses({ doctorId }: { doctorId: number }) {
  const { data, failure, ask } = useApiAnswer(clinicListCalendarAddresses, {
    params: { doctor_id: doctorId },
  });
  const addresses = data?.data.collection ?? [];
  return (
    <section className="stack" aria-labelledby="calendar-addresses" tabIndex={-1}>
      <h2 id="calendar-addresses">
        <Trans>Appointments in another calendar</Trans>
      </h2>
      <p className="question">
        <Trans>
          A calendar program can show these appointments beside others. It gets days, times and kinds, but no
          patient’s name.
        </Trans>
      </p>
      <div className={styles["sheet"]}>
        <FailureNotice failure={failure} onRetry={ask} />
        {!data && !failure && <Loading />}
        {data && addresses.length === 0 && (
          <p className="muted">
            <Trans>No calendar program can read them yet.</Trans>
          </p>
        )}
        <ul>
          {addresses.map((address) => (
            <AddressRow key={address.id} doctorId={doctorId} address={address} />
          ))}
        </ul>
      </div>
      <AddAddress doctorId={doctorId} />
    </section>
  );
}

type RowProps = { doctorId: number; address: CalendarAddress };

function AddressRow({ doctorId, address: { id, label, created_at, last_read_at: readAt } }: RowProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const { dateOf, timeOf } = useTimes();
  const row = useFocusHeir<HTMLLIElement>();
  return (
    <li ref={row} className={styles["change"]}>
      <div className={`${styles["facts"]} stack g1`}>
        <p>
          <bdi className="b long">{label}</bdi>
        </p>
        <p className="sm muted">
          <Trans>Made on {dateOf(created_at)}</Trans>
          {" · "}
          {readAt === null ? (
            <Trans>Not read yet</Trans>
          ) : (
            <Trans>
              Last read on {dateOf(readAt)} at {timeOf(readAt)}
            </Trans>
          )}
        </p>
      </div>
      <ConfirmButton
        button={{
          kind: "quiet",
          isSmall: true,
          "aria-label": t`Revoke the address of ${label}`,
          children: <Trans>Revoke</Trans>,
        }}
        title={<Trans>Revoke the address of {label}?</Trans>}
        keep={<Trans>Keep the address</Trans>}
        confirm={<Trans>Revoke the address</Trans>}
        act={() => api.call(clinicRevokeCalendarAddress, { params: { doctor_id: doctorId, address_id: id } })}
        onDone={() => refetch(clinicListCalendarAddresses)}
      >
        <p>
          <Trans>
            The calendar program gets nothing new from now on. What it has read already may stay there. A new
            address can be made at any time.
          </Trans>
        </p>
      </ConfirmButton>
    </li>
  );
}

function AddAddress({ doctorId }: { doctorId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [label, setLabel] = useState("");
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<{ label: string; url: string } | null>(null);
  const add = useAction((name: string) =>
    api.call(clinicAddCalendarAddress, { params: { doctor_id: doctorId }, body: { label: name } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setMade(null);
    if (label.trim() === "") return;
    void add.run(label.trim()).then((done) => {
      if (!done) return;
      setMade(done.data.entity);
      setLabel("");
      setTried(false);
      refetch(clinicListCalendarAddresses);
    });
  };
  const isFull = add.failure?.code === "status_conflict";
  return (
    <form className={`stack g2 ${styles["sheet"]}`} noValidate onSubmit={send}>
      <h3>
        <Trans>Make an address</Trans>
      </h3>
      <TextField
        label={t`Where it is read`}
        hint={t`So that you know which one to revoke, such as “Phone”.`}
        autoComplete="off"
        maxLength={80}
        value={label}
        error={isTried && label.trim() === "" ? t`Write where it is read, such as “Phone”.` : undefined}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <FormOutcome
        refusal={
          isFull && <Trans>A doctor can have {mostCalendarAddresses} addresses. Revoke one first.</Trans>
        }
        failure={add.failure}
      />
      {made && (
        <SecretOnce
          secret={made.url}
          title={
            <Trans>
              Address for <bdi className="b">{made.label}</bdi>:
            </Trans>
          }
        >
          <Trans>
            In your calendar program choose “Subscribe to calendar” or “From URL”, and paste the address.
            Whoever has it can read the calendar.
          </Trans>
        </SecretOnce>
      )}
      <div>
        <Button type="submit" isSmall isPending={add.isPending}>
          <Trans>Make the address</Trans>
        </Button>
      </div>
    </form>
  );
}
