import { clinicRotateWebhookSecret } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { OverlapField } from "../overlap-field.tsx";
import { SecretOnce } from "../secret-once.tsx";

/**
 * A form that makes a new secret of a webhook and shows it once. The old one signs too for a day,
 * a week or not at all, as chosen.
 */
export function RotateSecret({ id }: { id: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const [hours, setHours] = useState(24);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useAction(() =>
    api.call(clinicRotateWebhookSecret, { params: { webhook_id: id }, body: { overlap_hours: hours } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSecret(null);
    void rotate.run().then((done) => done && setSecret(done.data.entity.secret));
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">
        <Trans>Secret</Trans>
      </h2>
      <p>
        <Trans>Your program checks signatures with it. Make a new one when somebody else has seen it.</Trans>
      </p>
      <OverlapField label={t`How long the old secret signs, too`} hours={hours} onChange={setHours} />
      <FailureNotice failure={rotate.failure} />
      {secret !== null && (
        <SecretOnce secret={secret} title={<Trans>The new secret of this webhook:</Trans>} />
      )}
      <div>
        <Button type="submit" kind="outlined" isPending={rotate.isPending}>
          <Trans>Make a new secret</Trans>
        </Button>
      </div>
    </form>
  );
}
