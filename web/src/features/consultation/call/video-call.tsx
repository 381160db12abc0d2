import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useStore } from "../../../platform/storage/store.ts";
import { EndedScreen, LeftScreen, ownAppointmentPage } from "./after-call.tsx";
import { CallScreen } from "./call-screen.tsx";
import { ElsewhereScreen } from "../waiting-room/elsewhere-screen.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import { CallCheckScreen } from "../device-test/check-screen.tsx";
import { useDoctorArrivalAlert } from "../waiting-room/use-arrival.ts";
import styles from "./video-call.module.css";
import { OpeningLobby, ClosedLobby } from "../waiting-room/lobby.tsx";
import {
  callScreenState,
  firstCallState,
  isInside,
  type LobbyReason,
  type InsideState,
  type CallSessionState,
} from "../session/call-session-state.ts";
import type { CallSession } from "../session/call-session.ts";
import type { CallRole } from "./call-panels.tsx";
import { WaitingRequests } from "../waiting-room/waiting-requests.tsx";
import { WaitingRoom } from "../waiting-room/waiting-room.tsx";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  session: CallSession;
  /** The appointment's page; null for who has none. */
  details: string | null;
  /** Where a refusal leads instead of being shown here. */
  onRefused: (reason: LobbyReason) => "goes-elsewhere" | "is-shown";
  /** An invited guest: reviews nothing, and sees less of the appointment. */
  isInvited?: boolean;
  /** Shown in place of the waiting room while a guest waits to be admitted. */
  lobby?: ReactNode;
};

/**
 * Renders a call from access check to end, by the state of the session. Starts the session on mount and stops
 * it, with all devices, on unmount. Focuses the heading of each new screen, alerts when the doctor arrives,
 * and reloads a page that the browser restores from memory. `lobby` replaces the waiting room while entering.
 */
export function VideoCall({ session, details, onRefused, isInvited = false, lobby }: Props) {
  const { t } = useLingui();
  const state = useStore(session.state, firstCallState);
  const appointment = useStore(session.appointment, null);
  useEffect(() => session.start(), [session]);
  useFreshPage();
  const isMeeting = callScreenState(state) !== null;
  const doctorName = useDoctorAtStart(appointment?.doctor.name ?? "");
  useDoctorArrivalAlert(isMeeting, t`${doctorName} is here`, session.media);
  const frame = useScreenFocus(screenOf(state));
  return (
    <div ref={frame} className={styles["visit"]} data-visit={state.at} {...(isGoingOn(state) && underWay)}>
      <Screen
        session={session}
        state={state}
        appointment={appointment}
        details={details}
        onRefused={onRefused}
        isInvited={isInvited}
        lobby={lobby}
      />
    </div>
  );
}

/** D.49: nothing is announced over it. */
const underWay = { "data-under-way": "call" };
const isGoingOn = (state: CallSessionState) =>
  isInside(state) || state.at === "device-check" || state.at === "entering";

type ScreenProps = Required<Props> & { state: CallSessionState; appointment: Appointment | null };

function Screen({ session, state, appointment, details, onRefused, isInvited, lobby }: ScreenProps) {
  const role: CallRole = isInvited ? "guest" : "patient";
  if (state.at === "refused" && state.reason !== "too-early")
    return onRefused(state.reason) === "is-shown" ? (
      <ClosedLobby
        reason={state.reason}
        appointment={appointment}
        details={ownAppointmentPage({ details, appointment, isInvited })}
        isOwnLink={!isInvited}
      />
    ) : (
      <Loading isUnreachable={false} />
    );
  if (!appointment) return <Loading isUnreachable={"isUnreachable" in state && state.isUnreachable} />;
  const call = callScreenState(state);
  if (call) return <CallScreen session={session} appointment={appointment} state={call} role={role} />;
  switch (state.at) {
    case "checking-access":
      return <Loading isUnreachable={state.isUnreachable} />;
    case "refused":
      if (onRefused("too-early") === "goes-elsewhere") return <Loading isUnreachable={false} />;
      return (
        <OpeningLobby
          appointment={appointment}
          role={role}
          isOpen={false}
          onStepIn={session.stepIn}
          onChanged={session.refresh}
        />
      );
    case "doorstep":
      return (
        <OpeningLobby
          appointment={appointment}
          role={role}
          isOpen
          onStepIn={session.stepIn}
          onChanged={session.refresh}
        />
      );
    case "device-check":
      return <CallCheckScreen session={session} appointment={appointment} role={role} details={details} />;
    case "entering":
      if (lobby) return lobby;
      return <Waiting {...{ session, appointment, role, state }} />;
    case "waiting":
    case "connecting":
    case "in-call":
    case "lost":
      return <Waiting {...{ session, appointment, role, state }} />;
    case "elsewhere":
      return <ElsewhereScreen session={session} />;
    case "left":
      return (
        <LeftScreen session={session} appointment={appointment} details={details} isInvited={isInvited} />
      );
    case "ended":
      return (
        <EndedScreen session={session} appointment={appointment} details={details} isInvited={isInvited} />
      );
  }
}

type WaitingProps = {
  session: CallSession;
  appointment: Appointment;
  role: CallRole;
  state: InsideState | Extract<CallSessionState, { at: "entering" }>;
};

/** One and the same room while going in and once in: what was opened meanwhile stays open. */
function Waiting({ session, appointment, role, state }: WaitingProps) {
  const inside = isInside(state) ? state : null;
  const line = isInside(state) ? state.visibility.line : state.isUnreachable ? "down" : "coming";
  return (
    <>
      {inside && <WaitingRequests session={session} appointment={appointment} role={role} />}
      <WaitingRoom
        {...{ session, appointment, role, line }}
        visit={inside?.visit ?? null}
        isDoctorGone={inside?.isDoctorGone ?? false}
      />
    </>
  );
}

function screenOf(state: CallSessionState): string {
  if (callScreenState(state)) return "call";
  return isInside(state) || state.at === "entering" ? "waiting-room" : state.at;
}

/** Each screen of the visit is a new page to a reader: it begins at its heading. */
function useScreenFocus(screen: string) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    const heading = frame.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [screen]);
  return frame;
}

/** A page that a browser brings back from its memory has let go of everything: it begins anew. */
function useFreshPage(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}

function Loading({ isUnreachable }: { isUnreachable: boolean }) {
  const { t } = useLingui();
  return (
    <CallPageFrame>
      <h1 className="vh">{t`Opening your appointment`}</h1>
      {isUnreachable ? (
        <Banner tone="warn" icon="wifi-off-fill" role="alert">
          <Trans>We can’t reach the clinic. This page tries again automatically.</Trans>
        </Banner>
      ) : (
        <Skeleton label={t`Opening your appointment`} />
      )}
    </CallPageFrame>
  );
}
