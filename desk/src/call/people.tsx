import {
  clinicAdmitGuest,
  clinicListInvitations,
  clinicRemoveGuest,
  type CallInvitation,
} from "@anteroom/contract/call/invitations";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import type { Invitation } from "./guests/invitation-link.tsx";
import { InviteGuest } from "./guests/invite-guest.tsx";
import { useRelationshipName } from "./guests/relationship-names.ts";

type Props = {
  appointmentId: number;
  /** The invitation whose link is shown; null for none. */
  made: Invitation | null;
  onMade: (made: Invitation | null) => void;
};

/**
 * Fetches and lists the guests of an appointment, with buttons to admit those invited or waiting and to
 * remove any, each at once; and invites one more.
 */
export function CallGuests({ appointmentId, made, onMade }: Props) {
  const { t } = useLingui();
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListInvitations, { params });
  const guests = data?.data.collection ?? [];
  return (
    <section className="stack" aria-label={t`Guests`}>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && guests.length === 0 && (
        <p className="muted">
          <Trans>Nobody else is invited to this appointment.</Trans>
        </p>
      )}
      <ul className="stack">
        {guests.map((guest) => (
          <Guest key={guest.id} guest={guest} />
        ))}
      </ul>
      <InviteGuest appointmentId={appointmentId} made={made} onMade={onMade} />
    </section>
  );
}

function Guest({ guest }: { guest: CallInvitation }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const params = { appointment_id: guest.appointment_id, invitation_id: guest.id };
  const admit = useAction(() => api.call(clinicAdmitGuest, { params }));
  const remove = useAction(() => api.call(clinicRemoveGuest, { params }));
  const relationship = useRelationshipName()(guest);
  const again = () => refetch(clinicListInvitations);
  const name = guest.name === "" ? t`Somebody without a name` : guest.name;
  const standings: Record<CallInvitation["standing"], string> = {
    invited: t`Invited`,
    waiting: t`Waiting to be let in`,
    admitted: t`Let in, not here now`,
    inside: t`In the call`,
  };
  return (
    <li className="stack g2">
      <p>
        <bdi className="b">{name}</bdi>
        {relationship !== "" && (
          <>
            {" · "}
            <bdi>{relationship}</bdi>
          </>
        )}{" "}
        · {standings[guest.standing]}
      </p>
      <FailureNotice failure={admit.failure ?? remove.failure} />
      <div className="row wrapf">
        {(guest.standing === "waiting" || guest.standing === "invited") && (
          <Button
            isSmall
            kind={guest.standing === "waiting" ? "filled" : "outlined"}
            isPending={admit.isPending}
            aria-label={t`Let ${name} in`}
            onClick={() => void admit.run().then(again)}
          >
            <Trans>Let in</Trans>
          </Button>
        )}
        <Button
          isSmall
          kind="outlined"
          isPending={remove.isPending}
          aria-label={t`Remove ${name}`}
          onClick={() => void remove.run().then(again)}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
