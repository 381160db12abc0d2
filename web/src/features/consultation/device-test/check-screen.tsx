import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import { CallReasonHelp } from "../waiting-room/reason-watch.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { shortCheckResults, sendShortCheck } from "./short-check.ts";
import { soundTrouble, TroublePage } from "../../../shared/devices/device-trouble.tsx";
import type { SpeakerAnswer } from "./speaker-check.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";
import type { CallRole } from "../call/call-panels.tsx";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  role: CallRole;
  /** The page of the appointment; a guest may have none. */
  details: string | null;
};

/**
 * Renders the short device check before entering (S1.17), or a page about a failed microphone. Joining, with
 * sound only if the camera is off, requires a working microphone; a patient's results are then sent to the
 * clinic.
 */
export function CallCheckScreen({ session, appointment, role, details }: Props) {
  const { media } = session;
  const now = useMedia(media);
  const [hasVoice, setHasVoice] = useState(false);
  const onVoice = useCallback(() => setHasVoice(true), []);
  const [hearing, setHearing] = useState<SpeakerAnswer>("untested");
  const { time: startTime, zoneLabel } = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  const time = <bdi dir="ltr">{startTime}</bdi>;
  const trouble = soundTrouble(now);
  if (trouble)
    return (
      <CallPageFrame>
        <CallReasonHelp {...{ appointment, role }} />
        <TroublePage media={media} trouble={trouble} appointmentPage={details} />
      </CallPageFrame>
    );
  const join = () => {
    // The clinic hears of the patient's devices; whether it does keeps nobody outside.
    if (role === "patient") void sendShortCheck(session, shortCheckResults(now, { hasVoice, hearing }));
    if (now.camera.status === "on") session.join();
    else session.joinAudioOnly(); // the camera stays off until it is switched on, also after leaving and coming back
  };
  return (
    <CallPageFrame foot={<Foot session={session} onJoin={join} />}>
      <div className="stack g5">
        <div className="stack g1">
          <h1>
            <Trans>Check before you join</Trans>
          </h1>
          <p className="muted sm">
            <Trans>
              The appointment with {theDoctor} is at {time}, {zoneLabel}. Nothing is recorded.
            </Trans>
          </p>
          <CallReasonHelp {...{ appointment, role }} />
        </div>
        <DeviceCheck
          media={media}
          onCamera={session.setCamera}
          hearing={hearing}
          onHearing={setHearing}
          onVoice={onVoice}
        />
      </div>
    </CallPageFrame>
  );
}

/** S5.FIELD.07: nobody goes in unheard. */
function Foot({ session, onJoin }: { session: CallSession; onJoin: () => void }) {
  const { camera, microphone } = useMedia(session.media);
  const isReady = microphone.status === "on" && camera.status !== "asking";
  return (
    <StickyFoot>
      <Button isPending={!isReady} onClick={onJoin}>
        {camera.status === "off" || camera.status === "failed" ? (
          <Trans>Join with sound only</Trans>
        ) : (
          <Trans>Join</Trans>
        )}
      </Button>
    </StickyFoot>
  );
}
