import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { usePreload } from "../../../ui/lazy.tsx";
import { CallAnnouncer } from "./call-announcer.tsx";
import { CallCaptions } from "./call-captions.tsx";
import { CallControls } from "./controls/call-controls.tsx";
import { CallHeader } from "./call-header.tsx";
import { CallNotices, LostOverlay } from "./call-notices.tsx";
import styles from "./call-screen.module.css";
import { CallSide, callSideChunks } from "./call-side.tsx";
import { isQuestion, type CallSideContent } from "./side-title.tsx";
import { CallStage } from "./call-stage.tsx";
import { LeaveDialog } from "./controls/leave-dialog.tsx";
import { callRequestToAnnounce, openRequestOf } from "../session/request-events.ts";
import { SelfView } from "./self-view.tsx";
import { SmallWindow } from "./controls/small-window.tsx";
import { useConfirmBack } from "./controls/use-confirm-back.ts";
import { useCallTitle } from "./controls/use-call-title.ts";
import { useCallTools } from "./controls/use-call-tools.ts";
import { useCallRequests } from "../session/use-call-requests.ts";
import { useWakeLock } from "../../../shared/devices/use-wake-lock.ts";
import { panelsFor, type CallRole } from "./call-panels.tsx";
import type { InsideState } from "../session/call-session-state.ts";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = { session: CallSession; appointment: Appointment; state: InsideState; role: CallRole };

/**
 * Renders the call: remote video, self-view, controls, side panel, notices. Keeps the screen on, handles
 * keyboard shortcuts, fetches the doctor's requests, asks before the browser's back button leaves (an extra
 * history entry), and sets the tab's title. Calls `session.leave` only from the dialog.
 */
export function CallScreen({ session, appointment, state, role }: Props) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tools = useCallTools(session, frame);
  const requests = useCallRequests(session, role);
  const side = useSide(openRequestOf(requests.all));
  const [isLeaving, setLeaving] = useState(false);
  // One question at a time: what else is asked stays as it was filled in, and comes back to whoever stays.
  const isAside = isLeaving && side.content !== null && isQuestion(side.content);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useWakeLock();
  useConfirmBack(() => setLeaving(true));
  const isLost = state.at === "lost" && state.who === "we";
  useCallTitle(isLost ? t`Reconnecting` : t`In your appointment`);
  const panels = panelsFor({ settings, role });
  usePreload([...callSideChunks, ...panels]);
  const doctorName = appointment.doctor.name;
  const theDoctor = useDoctorInSentence(doctorName);
  const requested = side.content?.show === "request" && !isAside ? side.content.request : null;
  const canBeCalled = settings.phoneCallBack && role === "patient";
  const askForCall = canBeCalled ? () => side.show({ show: "call-back" }) : null;
  const place = tools.pictureInPicture?.place;
  return (
    <section
      ref={frame}
      className={styles["call"]}
      aria-label={t`Video appointment`}
      data-beside={side.content && !isAside ? true : undefined}
    >
      <h1 className="vh" ref={heading} tabIndex={-1}>
        <Trans>
          Appointment with <bdi>{theDoctor}</bdi>
        </Trans>
      </h1>
      <div className={styles["stage"]}>
        <CallStage
          session={session}
          appointment={appointment}
          isInert={isLost}
          self={(isTile) => <SelfView session={session} isTile={isTile} />}
        />
        <CallHeader session={session} appointment={appointment} state={state} />
        {isLost && <LostOverlay session={session} onCallBack={askForCall} />}
        {/* Beside something opened there is no room for news that can wait: on a phone it would cover the face. */}
        <div className={styles["foot"]}>
          <CallNotices
            session={session}
            appointment={appointment}
            state={state}
            isHeard={tools.devices.isHeard}
            unread={side.content && !side.isAwaited ? null : callRequestToAnnounce(requests.all, null, read)}
            requests={requests}
            onAnswer={(request) => side.show({ show: "request", request })}
            onRead={(request) => setRead((before) => new Set(before).add(`${request.id} ${request.state}`))}
            onCallBack={askForCall}
          />
          {tools.captions.isOn && <CallCaptions session={session} />}
        </div>
      </div>
      {side.content && (
        <CallSide
          content={side.content}
          isAnswering={side.isAnswering}
          isHidden={isAside}
          session={session}
          appointment={appointment}
          tools={tools}
          panels={panels}
          canBeCalled={canBeCalled}
          requests={requests}
          onSide={side.show}
          onFocusLost={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      <CallControls
        session={session}
        appointment={appointment}
        tools={tools}
        panels={panels}
        side={side.content}
        onSide={side.show}
        onLeave={() => setLeaving(true)}
      />
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={session.leave} />
      <CallAnnouncer
        session={session}
        appointment={appointment}
        isHeard={tools.devices.isHeard}
        isSeen={tools.devices.isSeen}
        requested={requested}
      />
      {place && (
        <SmallWindow session={session} tools={tools} place={place} label={t`Picture of ${doctorName}`} />
      )}
    </section>
  );
}

/**
 * What stands open beside the call: what a hand opened, and over it, once, what the doctor asks. Where one may be typing the
 * question waits until that is closed, or until it is asked for (`isAwaited`). Closing gives the focus back.
 */
function useSide(question: CallRequest | null) {
  const [opened, setOpened] = useState<CallSideContent | null>(null);
  const [putAside, setPutAside] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);
  const key = question && `${question.id} ${question.state}`;
  const mayType = opened !== null && opened.show !== "more";
  const isAwaited = question !== null && mayType && wanted !== question.id;
  const isAsking = question !== null && key !== putAside && !isAwaited;
  const isAnswering = isAsking && wanted === question.id;
  const content: CallSideContent | null = isAsking ? { show: "request", request: question } : opened;
  const show = (next: CallSideContent | null) => {
    if (next?.show === "request") {
      setPutAside(null);
      return setWanted(next.request.id);
    }
    setWanted(null);
    if (isAsking) setPutAside(key);
    if (next && !opened) opener.current = document.activeElement;
    setOpened(next);
    if (next === null && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { content, show, isAwaited, isAnswering };
}
