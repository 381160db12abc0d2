import { clinicGetDoctor, clinicListDoctors, clinicSetPrice } from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { formatPrice, highestPriceMinor } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { useServiceName } from "../appointment/use-service-name.ts";
import { readPrice, writeAmount } from "../platform/amounts.ts";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { useConflict } from "../ui/use-conflict.tsx";

type Kind = ClinicDoctor["prices"][number]["service_type"];

/** A price that somebody has written, and the one that was shown before, in minor units. */
type Entered = { text: string; shown: number };
type Change = { kind: Kind; before: number; after: number | null };

/**
 * The prices of a doctor by kind of appointment, for bookings from now on. Changed prices are saved one after the other; the first failure
 * stops it, and earlier ones stay saved. A price that somebody else has changed meanwhile is not replaced unseen.
 */
export function Prices({ doctor: { id, prices } }: { doctor: ClinicDoctor }) {
  const { t } = useLingui();
  const { currency } = useDesk().page;
  const serviceName = useServiceName();
  const highest = formatPrice(highestPriceMinor, currency, useTimes().locale);
  const form = usePrices(id, prices);
  const { fields, isFaulty, isSaved, save, submit, conflict } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <h2>
        <Trans>Prices in {currency}</Trans>
      </h2>
      <p className="muted">
        <Trans>What is booked already keeps its price.</Trans>
      </p>
      {fields.map(({ kind, text, after }) => (
        <TextField
          key={kind}
          label={serviceName(kind)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          error={
            isFaulty && after === null ? t`Write an amount of at most ${highest}, such as 40.` : undefined
          }
          onChange={({ currentTarget }) => form.change(kind, currentTarget.value)}
        />
      ))}
      {conflict.notice}
      <FormOutcome
        refusal={
          isFaulty && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The prices are saved.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the prices</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The state of the form. Prices that nobody has written are shown as they are stored. */
function usePrices(id: number, prices: ClinicDoctor["prices"]) {
  const { api, page } = useDesk();
  const { currency } = page;
  const [entered, setEntered] = useState<Partial<Record<Kind, Entered>>>({});
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const fieldOf = ({
    service_type: kind,
    price: { amount_minor: stored },
  }: ClinicDoctor["prices"][number]) => {
    const { text, shown } = entered[kind] ?? { text: writeAmount(stored, currency), shown: stored };
    return { kind, text, before: shown, after: readPrice(text, currency) };
  };
  const fields = prices.map(fieldOf);
  const isFaulty = fields.some(({ after }) => after === null);
  const save = useSavePrices(id, (kind, after) =>
    setEntered((before) => ({ ...before, [kind]: { text: writeAmount(after, currency), shown: after } })),
  );
  const store = async (wanted: readonly Change[]) => {
    setTried(true);
    setSaved(false);
    if (!isFaulty) setSaved((await save.run(wanted)) !== null);
  };
  const { submit, ...conflict } = useConflict(save, {
    async read() {
      const answer = await api.call(clinicGetDoctor, { params: { doctor_id: id } });
      return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
    },
    onLoad: ({ prices: stored }) =>
      setEntered(
        Object.fromEntries(
          stored.map(({ service_type: kind, price: { amount_minor: minor } }) => [
            kind,
            { text: writeAmount(minor, currency), shown: minor },
          ]),
        ),
      ),
    async onOverwrite({ prices: stored }) {
      const now = new Map(stored.map((one) => [one.service_type, one.price.amount_minor]));
      const changed = fields.filter(({ before, after }) => before !== after);
      await store(changed.map((one) => ({ ...one, before: now.get(one.kind) ?? one.before })));
    },
  });
  return {
    fields,
    isFaulty: isTried && isFaulty,
    isSaved,
    save,
    submit,
    conflict,
    change(kind: Kind, text: string) {
      const shown = fields.find((one) => one.kind === kind)?.before ?? 0;
      setEntered({ ...entered, [kind]: { text, shown } });
      setSaved(false);
    },
    send: () => store(fields),
  };
}

/**
 * Saves changed prices; tells `onSaved` of each. That of a video appointment is the last: kinds without a price of their
 * own follow it.
 */
function useSavePrices(id: number, onSaved: (kind: Kind, after: number) => void) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (wanted: readonly Change[]): Promise<Result<true>> => {
    const changed = wanted.toSorted(
      (one, other) => Number(one.kind === "remote") - Number(other.kind === "remote"),
    );
    let outcome: Result<true> = { isOk: true, data: true };
    for (const { kind, before, after } of changed) {
      if (after === null || after === before || !outcome.isOk) continue;
      const body = { service_type: kind, amount_minor: after, replaces: before };
      const answer = await api.call(clinicSetPrice, { params: { doctor_id: id }, body });
      if (answer.isOk) onSaved(kind, after);
      else outcome = answer;
    }
    refetch(clinicGetDoctor, clinicListDoctors); // also where only some could be changed
    return outcome;
  });
}
