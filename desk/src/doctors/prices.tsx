import {
  clinicGetDoctor,
  clinicListDoctors,
  type ClinicDoctor,
} from "@anteroom/contract/administration/doctors";
import { clinicSetPrice } from "@anteroom/contract/clinic";
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

type Kind = ClinicDoctor["prices"][number]["service_type"];

/**
 * The prices of a doctor by kind of appointment, for bookings from now on. Changed prices are saved one after the other; the first failure
 * stops it, and earlier ones stay saved.
 */
export function Prices({ doctor: { id, prices } }: { doctor: ClinicDoctor }) {
  const { t } = useLingui();
  const { api, page } = useDesk();
  const { currency } = page;
  const serviceName = useServiceName();
  const highest = formatPrice(highestPriceMinor, currency, useTimes().locale);
  const refetch = useRefetch();
  const [entered, setEntered] = useState<Partial<Record<Kind, string>>>({});
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const written = (kind: Kind, minor: number) => entered[kind] ?? writeAmount(minor, currency);
  const read = prices.map(({ service_type: kind, price }) => ({
    kind,
    before: price.amount_minor,
    after: readPrice(written(kind, price.amount_minor), currency),
  }));
  const setOne = async (service_type: Kind, amount_minor: number): Promise<Result<true>> => {
    const answer = await api.call(clinicSetPrice, {
      params: { doctor_id: id },
      body: { service_type, amount_minor },
    });
    return answer.isOk ? { isOk: true, data: true } : answer;
  };
  const save = useAction(async (): Promise<Result<true>> => {
    const changed = read.filter(({ before, after }) => after !== before);
    let outcome: Result<true> = { isOk: true, data: true };
    for (const { kind, after } of changed)
      if (after !== null && outcome.isOk) outcome = await setOne(kind, after);
    refetch(clinicGetDoctor, clinicListDoctors); // also where only some could be changed
    return outcome;
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (read.some(({ after }) => after === null)) return;
    void save.run().then((done) => setSaved(done !== null));
  };
  const isFaulty = isTried && read.some(({ after }) => after === null);
  return (
    <form className="stack" noValidate onSubmit={send}>
      <h2>
        <Trans>Prices in {currency}</Trans>
      </h2>
      <p className="muted">
        <Trans>What is booked already keeps its price.</Trans>
      </p>
      {read.map(({ kind, before, after }) => (
        <TextField
          key={kind}
          label={serviceName(kind)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={written(kind, before)}
          error={
            isFaulty && after === null ? t`Write an amount of at most ${highest}, such as 40.` : undefined
          }
          onChange={({ currentTarget }) => {
            setEntered({ ...entered, [kind]: currentTarget.value });
            setSaved(false);
          }}
        />
      ))}
      <FormOutcome
        refusal={
          isFaulty && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={save.failure}
        done={isSaved && <Trans>The prices are saved.</Trans>}
      />
      <div>
        <Button type="submit" isPending={save.isPending}>
          <Trans>Save the prices</Trans>
        </Button>
      </div>
    </form>
  );
}
