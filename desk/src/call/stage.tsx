import { clinicEnd, clinicGetAppointment } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useSoundGate } from "../../../web/src/shared/devices/use-sound-gate.ts";
import { useWakeLock } from "../../../web/src/shared/devices/use-wake-lock.ts";
import { canShareScreen } from "../../../web/src/features/consultation/session/media/share-screen.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { useDeviceWatch, useMedia } from "../../../web/src/shared/devices/use-media.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./call-screen.module.css";
import { Captions } from "./captions.tsx";
import { CallGuard } from "./call-guard.tsx";
import { CallNotices } from "./call-notices.tsx";
import { DeviceSettings } from "./devices/device-settings.tsx";
import { CallVideos } from "./pictures.tsx";
import { ScreenButton, useScreenSharing } from "./screen-sharing.tsx";

type Props = { room: VideoRoom; media: LocalMedia; appointment: ClinicAppointment };

/**
 * The videos, and the controls of microphone, camera, screen, captions and call. Ending the call, after a confirmation, finishes the
 * appointment for everybody. Sharing stops with the component. The screen stays on while it is mounted.
 */
export function CallStage({ room, media, appointment }: Props) {
  const snapshot = useRoom(room);
  const sharing = useScreenSharing(room);
  const sound = useSoundGate();
  useDeviceWatch(media);
  useWakeLock();
  return (
    <>
      <CallVideos snapshot={snapshot} media={media} gate={sound.gate} />
      <output className="vh">
        {snapshot.phase === "connected" && <Trans>You are connected.</Trans>}
        {snapshot.phase === "reconnecting" && <Trans>The connection is lost. Reconnecting.</Trans>}
      </output>
      <CallNotices media={media} sharing={sharing} sound={sound} />
      <div className={styles["controls"]}>
        <MicrophoneButton room={room} media={media} />
        <CameraButton media={media} />
        {canShareScreen() && <ScreenButton sharing={sharing} />}
        <Captions room={room} />
        <DeviceSettings media={media} />
        <EndButton appointment={appointment} />
        {/* Here like the other dialogs: the margins of the stage would move it aside. */}
        <CallGuard />
      </div>
    </>
  );
}

/** The call as it is now. */
function useRoom(room: VideoRoom) {
  const subscribe = useCallback((listener: () => void) => room.subscribe(listener), [room]);
  return useSyncExternalStore(subscribe, () => room.getSnapshot());
}

function MicrophoneButton({ room, media }: { room: VideoRoom; media: LocalMedia }) {
  const { microphone } = useMedia(media);
  const { local } = useRoom(room);
  if (microphone.status !== "on")
    return (
      <Button
        kind="paper"
        isSmall
        icon="microphone-off"
        data-off=""
        isPending={microphone.status === "asking"}
        onClick={() => void media.request(["microphone"])}
      >
        <Trans>Turn on the microphone</Trans>
      </Button>
    );
  const { isMuted } = local.microphone;
  return (
    <Button
      kind="paper"
      isSmall
      icon={isMuted ? "microphone-off" : "microphone"}
      data-off={isMuted || undefined}
      onClick={() => room.setMuted("microphone", !isMuted)}
    >
      {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
    </Button>
  );
}

function CameraButton({ media }: { media: LocalMedia }) {
  const { camera } = useMedia(media);
  const isOn = camera.status === "on";
  return (
    <Button
      kind="paper"
      isSmall
      icon={isOn ? "camera" : "camera-off"}
      data-off={!isOn || undefined}
      isPending={camera.status === "asking"}
      onClick={() => (isOn ? media.stop("camera") : void media.request(["camera"]))}
    >
      {isOn ? <Trans>Turn off the camera</Trans> : <Trans>Turn on the camera</Trans>}
    </Button>
  );
}

function EndButton({ appointment }: { appointment: ClinicAppointment }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isConfirming, setConfirming] = useState(false);
  const params = { appointment_id: appointment.id };
  const end = useAction(() => api.call(clinicEnd, { params }));
  return (
    <>
      <Button kind="danger" isSmall icon="phone-end-fill" data-end="" onClick={() => setConfirming(true)}>
        <Trans>End the call</Trans>
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={<Trans>End the call for everybody?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={() => setConfirming(false)}>
              <Trans>Stay in the call</Trans>
            </Button>
            <Button
              kind="danger"
              isPending={end.isPending}
              onClick={() => void end.run().then((done) => done && refetch(clinicGetAppointment))}
            >
              <Trans>End the call</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>The appointment is finished then. You can still send a summary and a prescription.</Trans>
        </p>
        <FailureNotice failure={end.failure} />
      </Dialog>
    </>
  );
}
