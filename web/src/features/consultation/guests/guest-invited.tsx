import type { InvitedCall } from "@anteroom/contract/call/invitations";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import { GuestLobby } from "./guest-lobby.tsx";
import { GuestWaitingRoom } from "./guest-admitted.tsx";
import { GuestMeeting } from "./guest-meeting.tsx";
import { openGuestCall, invitedHeaders, type GuestCall } from "./guest-call.ts";
import { useCallSession } from "../session/use-call-session.ts";
import { VideoCall } from "../call/video-call.tsx";
import { ClosedLobby } from "../waiting-room/lobby.tsx";
import { openCallMemory } from "../waiting-room/call-memory.ts";
import type { LobbyReason } from "../session/call-session-state.ts";

/**
 * Renders the page of an invited guest: at first only the clinic; after a tap names, then device check, lobby
 * and call. A reload of a tab that was in the call returns there. Fetches the invitation on mount, on focus
 * and on reconnection; leaves the lobby on unmount.
 */
export function InvitedGuest({ token }: { token: string }) {
  const { api } = useApp();
  const { manifest } = useClinic();
  const [guest] = useState(() =>
    openGuestCall(api, token, { name: manifest?.name ?? "", logoUrl: manifest?.logoUrl ?? "" }),
  );
  useEffect(() => guest.stop, [guest]);
  return <Way guest={guest} token={token} />;
}

type Step = "door" | "meeting" | "visit";
type Known = { visit: InvitedCall } | { failure: Failure };

function Way({ guest, token }: { guest: GuestCall; token: string }) {
  const { clock } = useApp();
  const now = useMinute(clock); // the room opens and closes while the page stands open
  const { known, ask } = useInvitation(guest);
  if (!known) return <Opening />;
  if ("failure" in known) return <NotOpened failure={known.failure} onAgain={ask} />;
  return <Steps guest={guest} token={token} visit={known.visit} now={now} />;
}

type StepsProps = { guest: GuestCall; token: string; visit: InvitedCall; now: number };

function Steps({ guest, token, visit, now }: StepsProps) {
  // Who was in comes back by a reload without a question (D.87), and stays there when the visit has ended for them.
  const [step, setStep] = useState<Step>(() =>
    openCallMemory().entry(visit.appointment_id) === null ? "door" : "visit",
  );
  const refusal = refusalOf(visit, now);
  if (step !== "visit" && refusal !== null)
    return <ClosedLobby reason={refusal} appointment={null} details={null} />;
  if (step === "door")
    return (
      <GuestLobby
        codeToken={visit.needs_name ? token : null}
        onOpen={(name) => {
          if (name !== null) guest.sayName(name);
          setStep(visit.needs_name ? "visit" : "meeting");
        }}
      />
    );
  if (step === "meeting") return <GuestMeeting guest={guest} visit={visit} onGoOn={() => setStep("visit")} />;
  return <JoinedCall guest={guest} token={token} isByCode={visit.needs_name} />;
}

/** A visit that has not begun yet is no refusal here: the page says when it opens. */
function refusalOf(visit: InvitedCall, now: number): LobbyReason | null {
  const access = mayEnterCall(
    {
      startTime: Date.parse(visit.start_time),
      endTime: Date.parse(visit.end_time),
      serviceType: visit.service_type,
      status: visit.status,
    },
    now,
  );
  return access.allow || access.reason === "too-early" ? null : access.reason;
}

function useInvitation(guest: GuestCall) {
  const [known, setKnown] = useState<Known | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLate = false;
    void guest.visit().then((answer) => {
      if (!isLate)
        setKnown((last) => (answer.isOk ? { visit: answer.data } : afterFailure(last, answer.failure)));
    });
    return () => void (isLate = true);
  }, [guest, attempt]);
  useEffect(() => {
    const askAgain = () => setAttempt((last) => last + 1);
    addEventListener("online", askAgain);
    addEventListener("focus", askAgain);
    return () => {
      removeEventListener("online", askAgain);
      removeEventListener("focus", askAgain);
    };
  }, []);
  const ask = () => {
    setKnown(null);
    setAttempt((last) => last + 1);
  };
  return { known, ask };
}

/** A line that is lost for a moment takes nobody out of the visit; a link that has ended does. */
function afterFailure(last: Known | null, failure: Failure): Known {
  return last && "visit" in last && failure.code !== "unauthenticated" ? last : { failure };
}

function Opening() {
  const { t } = useLingui();
  return (
    <CallPageFrame>
      <h1 className="vh">{t`Opening your appointment`}</h1>
      <Skeleton label={t`Opening your appointment`} />
    </CallPageFrame>
  );
}

/** S8.MSG.24: a link that opens nothing any more; otherwise the server could not be reached. */
function NotOpened({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  if (failure.code === "unauthenticated")
    return <ClosedLobby reason="link-ended" appointment={null} details={null} />;
  return (
    <CallPageFrame>
      <div className="stack">
        <h1>
          <Trans>We couldn’t open your appointment</Trans>
        </h1>
        <Banner tone="warn" icon="wifi-off-fill" role="alert">
          <Trans>We can’t reach the clinic. Check your connection, then try again.</Trans>
        </Banner>
        <Button onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </CallPageFrame>
  );
}

function JoinedCall({ guest, token, isByCode }: { guest: GuestCall; token: string; isByCode: boolean }) {
  const session = useCallSession(({ callTools }) => ({
    api: guest.api,
    line: {
      open: async () => (await callTools()).connectAs(invitedHeaders(token), "invited"),
      close: (realtime) => realtime.disconnect(),
    },
  }));
  const isInLobby = useStore(guest.isInLobby, false);
  const appointment = useStore(session.appointment, null);
  // The names that come with being let in.
  useEffect(() => {
    if (!isInLobby) session.refresh();
  }, [isInLobby, session]);
  return (
    <VideoCall
      session={session}
      details={null}
      onRefused={() => "is-shown"}
      isInvited
      lobby={
        isInLobby &&
        appointment && (
          <GuestWaitingRoom session={session} appointment={appointment} codeToken={isByCode ? token : null} />
        )
      }
    />
  );
}
