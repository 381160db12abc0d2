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
import { GuestLink } from "./guest-link.tsx";
import { GuestList } from "./guest-list.tsx";
import { InviteForm, type Guest } from "./invite-form.tsx";
import type { PanelProps } from "../call/panel-props.ts";
import type { CallSession } from "../session/call-session.ts";

/** Guests come and go without a hint too: a closed page is at the door no more. In ms. */
const askEvery = 10_000;

/**
 * Fetches and lists invited guests with their status, every 10 s and on hints; creates an invitation, whose
 * link is shown once, and withdraws one.
 */
export function InvitePanel({ session, appointment }: PanelProps) {
  const { t } = useLingui();
  const wording = useFailureText();
  const { invitations, failure, ask } = useInvitations(session, appointment.id);
  const [link, setLink] = useState<{ url: string; name: string } | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const invite = async (guest: Guest): Promise<boolean> => {
    const answer = await session.call(inviteGuest, { body: guest });
    setRefusal(answer.isOk ? null : answer.failure);
    if (!answer.isOk) return false;
    setLink({ url: answer.data.data.entity.url, name: guest.name });
    await ask();
    return true;
  };
  const withdraw = async ({ id }: CallInvitation) => {
    const answer = await session.call(withdrawInvitation, { params: { invitation_id: id } });
    // Gone already is as good as withdrawn.
    setRefusal(answer.isOk || answer.failure.code === "not_found" ? null : answer.failure);
    await ask();
  };
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
      {invitations ? (
        <GuestList invitations={invitations} onWithdraw={withdraw} />
      ) : (
        !failure && <Skeleton label={t`Opening`} />
      )}
      {link ? (
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
