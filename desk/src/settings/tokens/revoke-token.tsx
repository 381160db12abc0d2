import { clinicListTokens, clinicRevokeToken } from "@anteroom/client/operations";
import type { ClinicToken } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDesk } from "../../platform/desk-context.tsx";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

/** A button that ends a token at once after a confirmation. */
export function RevokeToken({ token: { id, label: name } }: { token: ClinicToken }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`End ${name}`,
        children: <Trans>End</Trans>,
      }}
      title={<Trans>End the token of {name}?</Trans>}
      keep={<Trans>Keep the token</Trans>}
      confirm={<Trans>End the token</Trans>}
      act={() => api.call(clinicRevokeToken, { params: { token_id: id } })}
      onDone={() => refetch(clinicListTokens)}
    >
      <p>
        <Trans>The program can do nothing with it from now on. This cannot be undone.</Trans>
      </p>
    </ConfirmButton>
  );
}
