import { clinicListDays, clinicSetDay } from "@anteroom/client/operations";
import { faultyRanges, minuteOf } from "@anteroom/domain/booking/day-parts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import styles from "./hours-screen.module.css";
import { toClockField, toApiEndTime, type PartOfDay } from "./hours-rows.ts";

/** How often a day is read and changed while others change it too. */
const mostTries = 4;

type Props = { doctorId: number; today: string };

/**
 * Blocks or adds hours of one day; reads the day first, so that its other changes stay, and once more where somebody else has changed it
 * meanwhile. Refuses what overlaps them; appointments booked then stay.
 */
export function AddDayPart({ doctorId, today }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [day, setDay] = useState("");
  const [part, setPart] = useState<PartOfDay>({ kind: "off", from: "", to: "" });
  const [outcome, setOutcome] = useState<"none" | "incomplete" | "overlap" | "saved">("none");
  const params = { doctor_id: doctorId };
  const add = useAction(async (): Promise<Result<"saved" | "overlap">> => {
    for (let triesLeft = mostTries; ; triesLeft -= 1) {
      const before = await api.call(clinicListDays, { params, query: { from: day, to: day } });
      if (!before.isOk) return before;
      const [stored = { parts: [], version: null }] = before.data.data.collection;
      const parts = [...stored.parts, part];
      const minutes = parts.map(({ kind, from, to }) => ({ kind, from: minuteOf(from), to: minuteOf(to) }));
      if (faultyRanges(minutes).length > 0) return { isOk: true, data: "overlap" };
      const body = { parts, replaces: stored.version };
      const answer = await api.call(clinicSetDay, { params: { ...params, day }, body });
      if (answer.isOk) return { isOk: true, data: "saved" };
      if (!isChangedElsewhere(answer.failure) || triesLeft <= 1) return answer;
    }
  });
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (day < today || part.from === "" || part.to === "") return setOutcome("incomplete");
    setOutcome("none");
    const done = await add.run();
    if (done === null) return;
    setOutcome(done);
    if (done === "saved") refetch(clinicListDays);
  }
  return (
    <form className={`stack g2 ${styles["sheet"]}`} noValidate onSubmit={(event) => void send(event)}>
      <h3>
        <Trans>Change hours of one day</Trans>
      </h3>
      <TextField
        label={t`Day`}
        type="date"
        min={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <SelectField
        label={t`Kind`}
        value={part.kind}
        onChange={({ currentTarget }) =>
          setPart({ ...part, kind: currentTarget.value === "extra" ? "extra" : "off" })
        }
      >
        <option value="off">{t`Away`}</option>
        <option value="extra">{t`Extra hours`}</option>
      </SelectField>
      <div className="row">
        <TextField
          className="grow"
          label={t`From`}
          type="time"
          value={part.from}
          onChange={({ currentTarget }) => setPart({ ...part, from: currentTarget.value })}
        />
        <TextField
          className="grow"
          label={t`To`}
          type="time"
          value={toClockField(part.to)}
          onChange={({ currentTarget }) => setPart({ ...part, to: toApiEndTime(currentTarget.value) })}
        />
      </div>
      <FormOutcome
        refusal={
          (outcome === "incomplete" && (
            <Trans>Choose a day from today on and both times, then save again.</Trans>
          )) ||
          (outcome === "overlap" && (
            <Trans>
              This time ends before it begins or overlaps what the day has already. Choose another.
            </Trans>
          ))
        }
        failure={add.failure}
        done={outcome === "saved" && <Trans>The day is saved. What is booked on it stays.</Trans>}
      />
      <div>
        <Button type="submit" isSmall isPending={add.isPending}>
          <Trans>Save the day</Trans>
        </Button>
      </div>
    </form>
  );
}
