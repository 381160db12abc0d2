import { clinicAdmitGuest, clinicListInvitations, clinicRemoveGuest } from "@anteroom/client/operations";
import type { CallInvitation } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../web/src/ui/button.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useFocusHeir } from "../../platform/use-focus-heir.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

type Props = { guest: CallInvitation; name: string };

/**
 * Renders buttons that admit a waiting guest, at once, and remove any guest, after a confirmation. `name`:
 * how the buttons call the guest.
 */
export function GuestActions({ guest, name }: Props) {
  const row = useFocusHeir<HTMLDivElement>();
  return (
    <div className="row wrapf" ref={row}>
      {guest.standing === "waiting" && <Admit guest={guest} name={name} />}
      <Remove guest={guest} name={name} />
    </div>
  );
}

const paramsOf = ({ id, appointment_id: appointment }: CallInvitation) => ({
  appointment_id: appointment,
  invitation_id: id,
});

function Admit({ guest, name }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const button = useFocusHeir<HTMLButtonElement>();
  const admit = useAction(() => api.call(clinicAdmitGuest, { params: paramsOf(guest) }));
  return (
    <>
      <Button
        ref={button}
        isSmall
        isPending={admit.isPending}
        aria-label={t`Let in ${name}`}
        onClick={() => void admit.run().then(() => refetch(clinicListInvitations))}
      >
        <Trans>Let in</Trans>
      </Button>
      <FailureNotice failure={admit.failure} />
    </>
  );
}

function Remove({ guest, name }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        isSmall: true,
        kind: "outlined",
        "aria-label": t`Remove ${name}`,
        children: <Trans>Remove</Trans>,
      }}
      title={t`Remove ${name} from the call?`}
      keep={<Trans>Do not remove</Trans>}
      confirm={<Trans>Remove the guest</Trans>}
      act={() => api.call(clinicRemoveGuest, { params: paramsOf(guest) })}
      onDone={() => refetch(clinicListInvitations)}
    >
      <p>
        <Trans>Their invitation no longer works. If they are in the call, they leave it at once.</Trans>
      </p>
    </ConfirmButton>
  );
}
