import {
  inviteGuest,
  listInvitations,
  withdrawInvitation,
  type CallInvitation,
} from "@anteroom/contract/call/invitations";
import { realtimeEvents } from "@anteroom/contract/channels";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { GuestLink } from "./guest-link.tsx";
import { GuestList } from "./guest-list.tsx";
import { InviteForm, type Guest } from "./invite-form.tsx";
import type { PanelProps } from "../call/panel-props.ts";
import type { CallSession } from "../session/call-session.ts";

/** Guests come and go without a hint too: a closed page is at the door no more. In ms. */
const askEvery = 10_000;

type NewLink = { id: CallInvitation["id"]; url: string; name: string };

/**
 * Fetches and lists invited guests with their status, every 10 s and on hints; creates an invitation, whose
 * link is shown once and only while it works, and withdraws one.
 */
export function InvitePanel({ session, appointment }: PanelProps) {
  const { t } = useLingui();
  const wording = useFailureText();
  const { invitations, failure, ask } = useInvitations(session, appointment.id);
  const [link, setLink] = useState<NewLink | null>(null);
  const [withdrawn, setWithdrawn] = useState<CallInvitation | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const invite = async (guest: Guest): Promise<boolean> => {
    const answer = await session.call(inviteGuest, { body: guest });
    setRefusal(answer.isOk ? null : answer.failure);
    if (!answer.isOk) return false;
    const { id, url } = answer.data.data.entity;
    setWithdrawn(null);
    await ask();
    setLink({ id, url, name: guest.name });
    return true;
  };
  const withdraw = async (invitation: CallInvitation) => {
    const answer = await session.call(withdrawInvitation, { params: { invitation_id: invitation.id } });
    // Gone already is as good as withdrawn.
    const failure = answer.isOk || answer.failure.code === "not_found" ? null : answer.failure;
    setRefusal(failure);
    await ask();
    if (!failure) setWithdrawn(invitation);
  };
  // The doctor can end an invitation, too.
  const isLinkValid = link && invitations?.some(({ id }) => id === link.id) !== false;
  const gone = <bdi>{withdrawn?.name === "" ? t`Someone with the code` : withdrawn?.name}</bdi>;
  const words = wording(refusal ?? failure ?? { code: "unreadable" });
  return (
    <div className="stack">
      <p className="muted">
        <Trans>Someone you trust, or an interpreter, can join from anywhere. The doctor lets them in.</Trans>
      </p>
      {(refusal ?? failure) && (
        <Banner tone="stop" role="alert">
          <strong>{words.title}</strong> {words.detail}
        </Banner>
      )}
      {withdrawn && (
        <output key={withdrawn.id} tabIndex={-1} ref={takeFocus}>
          <Trans>The link for {gone} no longer works.</Trans>
        </output>
      )}
      {invitations ? (
        <GuestList invitations={invitations} onWithdraw={withdraw} />
      ) : (
        !failure && <Skeleton label={t`Opening`} />
      )}
      {isLinkValid ? (
        <GuestLink url={link.url} name={link.name} onAnother={() => setLink(null)} />
      ) : (
        <InviteForm onInvite={invite} />
      )}
    </div>
  );
}

function useInvitations(session: CallSession, appointmentId: number) {
  const { data: answer, refetch } = useQuery({
    queryKey: ["invitations", appointmentId],
    queryFn: () => session.call(listInvitations),
    refetchInterval: askEvery,
  });
  useEffect(() => session.onHint(realtimeEvents.peopleChanged, () => void refetch()), [session, refetch]);
  return {
    invitations: answer?.isOk ? answer.data.data.collection : null,
    failure: answer && !answer.isOk ? answer.failure : null,
    ask: async () => void (await refetch()),
  };
}
