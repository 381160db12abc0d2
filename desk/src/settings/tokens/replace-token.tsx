import { clinicListTokens, clinicRotateToken } from "@anteroom/client/operations";
import type { ClinicToken } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useDesk } from "../../platform/desk-context.tsx";
import { useRefetch } from "../../platform/use-answer.ts";
import { OverlapField } from "../overlap-field.tsx";
import { ConfirmButton } from "../../ui/confirm.tsx";

type Props = { token: ClinicToken; onMade: (secret: string) => void };

/**
 * A button that makes a new token in place of another after a confirmation and passes it to
 * `onMade`. The old one stays valid for a day, a week or not at all, as chosen.
 */
export function ReplaceToken({ token: { id, label }, onMade }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [hours, setHours] = useState(24);
  return (
    <ConfirmButton
      button={{
        kind: "outlined",
        isSmall: true,
        "aria-label": t`Replace ${label}`,
        children: <Trans>Replace</Trans>,
      }}
      title={<Trans>Replace the token of {label}?</Trans>}
      keep={<Trans>Keep the token</Trans>}
      confirm={<Trans>Make a new token</Trans>}
      kind="filled"
      act={() => api.call(clinicRotateToken, { params: { token_id: id }, body: { overlap_hours: hours } })}
      onDone={(done) => {
        onMade(done.data.entity.token);
        refetch(clinicListTokens);
      }}
    >
      <p>
        <Trans>The new token may do the same and ends at the same time. Give it to the program.</Trans>
      </p>
      <OverlapField label={t`How long the old token is accepted`} hours={hours} onChange={setHours} />
    </ConfirmButton>
  );
}
