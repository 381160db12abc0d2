import { clinicAddAbsence, clinicListDays } from "@anteroom/client/operations";
import { addDays } from "@anteroom/domain/shared/zoned-time";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./hours-screen.module.css";

type Props = { doctorId: number; today: string };

/** Blocks whole days for a doctor (366 at most), removes extra hours on them, and lists the appointments booked in them, which stay. */
export function AddAbsence({ doctorId, today }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isFaulty, setFaulty] = useState(false);
  const [booked, setBooked] = useState<readonly number[] | null>(null);
  const add = useAction(() =>
    api.call(clinicAddAbsence, { params: { doctor_id: doctorId }, body: { from, to } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isRight = from >= today && to >= from && to < addDays(from, 366);
    setFaulty(!isRight);
    setBooked(null);
    if (!isRight) return;
    void add.run().then((done) => {
      if (!done) return;
      setBooked(done.data.entity.appointment_ids);
      refetch(clinicListDays);
    });
  };
  return (
    <form className={`stack g2 ${styles["sheet"]}`} noValidate onSubmit={send}>
      <h3>
        <Trans>Add an absence</Trans>
      </h3>
      <TextField
        label={t`First day`}
        type="date"
        min={today}
        value={from}
        error={isFaulty && (from === "" || from < today) ? t`Choose a day from today on.` : undefined}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextField
        label={t`Last day`}
        type="date"
        min={from === "" ? today : from}
        value={to}
        error={
          isFaulty && from >= today && (to < from || to >= addDays(from, 366))
            ? t`Choose a day that is not before the first, within a year.`
            : undefined
        }
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <p className="sm muted">
        <Trans>Nobody can book on these days. Extra hours on them are removed.</Trans>
      </p>
      <FormOutcome
        failure={add.failure}
        done={booked?.length === 0 && <Trans>The absence is saved. Nothing is booked on these days.</Trans>}
      />
      {booked && booked.length > 0 && <Booked ids={booked} />}
      <div>
        <Button type="submit" isSmall isPending={add.isPending}>
          <Trans>Save the absence</Trans>
        </Button>
      </div>
    </form>
  );
}

function Booked({ ids }: { ids: readonly number[] }) {
  return (
    <Banner tone="warn" role="alert">
      <p>
        <Trans>The absence is saved.</Trans>{" "}
        <Plural
          value={ids.length}
          one="# appointment is booked on these days. Move it or cancel it:"
          other="# appointments are booked on these days. Move or cancel each of them:"
        />
      </p>
      <ul className="dots">
        {ids.map((id) => (
          <li key={id}>
            <a {...linkTo({ name: "appointment", id })}>
              <Trans>Appointment {id}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
