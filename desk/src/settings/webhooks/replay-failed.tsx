import {
  clinicGetWebhook,
  clinicListWebhookDeliveries,
  clinicReplayFailed,
} from "@anteroom/client/operations";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { SelectField } from "../../../../web/src/ui/form/field.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { SwitchedOff } from "./test-webhook.tsx";

const dayMs = 86_400_000;

/**
 * A form that sends deliveries again that failed in the last day, 3 days or 30 days, and says how
 * many.
 */
export function ReplayFailed({ id }: { id: number }) {
  const { t } = useLingui();
  const { api, clock } = useDesk();
  const refetch = useRefetch();
  const [days, setDays] = useState(3);
  const [queued, setQueued] = useState<number | null>(null);
  const replay = useAction(() =>
    api.call(clinicReplayFailed, {
      params: { webhook_id: id },
      body: { since: new Date(clock.now() - days * dayMs).toISOString() },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setQueued(null);
    void replay.run().then((done) => {
      if (!done) return;
      setQueued(done.data.entity.deliveries);
      refetch(clinicGetWebhook, clinicListWebhookDeliveries);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <SelectField
        label={t`Send again what failed`}
        value={days}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      >
        <option value={1}>{t`In the last day`}</option>
        <option value={3}>{t`In the last 3 days`}</option>
        <option value={30}>{t`In the last 30 days`}</option>
      </SelectField>
      <FormOutcome
        refusal={replay.failure?.code === "status_conflict" && <SwitchedOff />}
        failure={replay.failure}
        done={
          queued !== null && (
            <Plural
              value={queued}
              _0="Nothing failed in this time that has not arrived since."
              one="# event is sent again."
              other="# events are sent again."
            />
          )
        }
      />
      <div>
        <Button type="submit" kind="outlined" isSmall isPending={replay.isPending}>
          <Trans>Send failed events again</Trans>
        </Button>
      </div>
    </form>
  );
}
