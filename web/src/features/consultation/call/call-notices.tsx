import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { Trans } from "@lingui/react/macro";
import { useIsOffline } from "../../../platform/use-is-offline.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Button } from "../../../ui/button.tsx";
import { CallLabelAction, CallLabel } from "./call-label.tsx";
import { RequestLabel } from "./request-card.tsx";
import styles from "./call-screen.module.css";
import { useSendingLevelMessage } from "../session/use-ladder.ts";
import type { CallRequests } from "../session/use-call-requests.ts";
import type { InsideState } from "../session/call-session-state.ts";
import type { CallTrouble } from "../session/call-trouble.ts";
import type { ScreenShare } from "../session/media/share-screen.ts";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

const noTrouble: CallTrouble = "none";
const noScreen: ScreenShare = { status: "off" };

type Props = {
  session: CallSession;
  appointment: Appointment;
  state: InsideState;
  isHeard: boolean;
  /** A request with a result or question to show; null without one. */
  unread: CallRequest | null;
  requests: CallRequests;
  onAnswer: (request: CallRequest) => void;
  onRead: (request: CallRequest) => void;
  onCallBack: (() => void) | null;
};

/**
 * Renders short notices above the controls: offline, doctor disconnected, speaking while muted, screen
 * sharing, lowered video quality, and what can be done. Announced politely.
 */
export function CallNotices(props: Props) {
  const { session, appointment, state, isHeard } = props;
  const ladder = useSendingLevelMessage(session);
  const isTalkingMuted = useStore(session.isTalkingMuted, false);
  const trouble = useStore(session.trouble, noTrouble);
  const share = useStore(session.screen, noScreen);
  const isOffline = useIsOffline();
  const doctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  return (
    <output className={styles["notices"]}>
      {/* The frame's own notice, which lies under the call, speaks for it; a lost call says more than this. */}
      {isOffline && state.at !== "lost" && (
        <span aria-hidden="true">
          <CallLabel>
            <Trans>You’re not connected to the internet.</Trans>
          </CallLabel>
        </span>
      )}
      {state.at === "lost" && state.who === "doctor" && (
        <CallLabel>
          <Trans>{doctor} has lost the connection. Stay here, the appointment is not over.</Trans>
        </CallLabel>
      )}
      {isTalkingMuted && !isHeard && (
        <CallLabel>
          <Trans>Your microphone is off: no one can hear you.</Trans>
        </CallLabel>
      )}
      {share.status === "on" && (
        <CallLabel
          action={
            <CallLabelAction onPress={session.stopScreen}>{<Trans>Stop sharing</Trans>}</CallLabelAction>
          }
        >
          <Trans>Everyone in the call can see your screen.</Trans>
        </CallLabel>
      )}
      {trouble === "poor" ? (
        <CallLabel
          action={
            props.onCallBack && (
              <CallLabelAction onPress={props.onCallBack}>{<Trans>Phone me instead</Trans>}</CallLabelAction>
            )
          }
        >
          <Trans>
            Your connection is barely enough for sound. Move closer to the router, or use another network.
          </Trans>
        </CallLabel>
      ) : (
        ladder !== null && <CallLabel>{ladder}</CallLabel>
      )}
      {props.unread && <RequestLabel {...props} request={props.unread} />}
    </output>
  );
}

type LostProps = { session: CallSession; onCallBack: (() => void) | null };

/**
 * Renders, as an alert, that our connection is lost and is being restored; after half a minute it offers to
 * rejoin and, with `onCallBack`, a phone call.
 */
export function LostOverlay({ session, onCallBack }: LostProps) {
  const trouble = useStore(session.trouble, noTrouble);
  return (
    <div className={styles["lost"]} role="alert">
      <p className="b">
        <Trans>Reconnecting</Trans>
      </p>
      {trouble === "lost" ? (
        <>
          <p>
            <Trans>This is taking longer than it should. We’ll keep your place in the call.</Trans>
          </p>
          <div className="row wrapf">
            <Button kind="paper" icon="arrows-clockwise" onClick={session.rejoin}>
              <Trans>Join again</Trans>
            </Button>
            {onCallBack && (
              <Button kind="paper" icon="phone" onClick={onCallBack}>
                <Trans>Phone me</Trans>
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>
          <Trans>
            The connection is lost for the moment. We’re trying again automatically and will keep your place.
          </Trans>
        </p>
      )}
    </div>
  );
}
