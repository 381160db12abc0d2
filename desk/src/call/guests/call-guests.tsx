import { clinicListInvitations } from "@anteroom/client/operations";
import type { CallInvitation } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { GuestActions } from "./guest-actions.tsx";
import type { Invitation } from "./invitation-link.tsx";
import { InviteGuest } from "./invite-guest.tsx";
import { useRelationshipName } from "./relationship-names.ts";

type Props = {
  appointmentId: number;
  /** The invitation whose link is shown; null for none. */
  made: Invitation | null;
  onMade: (made: Invitation | null) => void;
};

/**
 * Fetches and lists the guests of an appointment, with buttons to admit those who wait and to remove
 * any; and invites one more.
 */
export function CallGuests({ appointmentId, made, onMade }: Props) {
  const { t } = useLingui();
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListInvitations, { params });
  const guests = data?.data.collection ?? [];
  return (
    <section className="stack" aria-label={t`Guests`} tabIndex={-1}>
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
  const relationship = useRelationshipName()(guest);
  const name = guest.name === "" ? t`Somebody without a name` : guest.name;
  const standings: Record<CallInvitation["standing"], string> = {
    invited: t`Invited`,
    waiting: t`Waiting to be let in`,
    admitted: t`Let in, not here now`,
    inside: t`In the call`,
  };
  return (
    <li className="stack g2" tabIndex={-1}>
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
      <GuestActions guest={guest} name={name} />
    </li>
  );
}
