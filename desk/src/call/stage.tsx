import { clinicEnd, clinicGetAppointment, type ClinicAppointment } from "@anteroom/contract/clinic";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import {
  canShareScreen,
  createScreenSharing,
  type ScreenSharing,
} from "../../../web/src/features/consultation/session/media/share-screen.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { useMedia } from "../../../web/src/shared/devices/use-media.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./call-screen.module.css";
import { Captions } from "./captions.tsx";
import { DeviceTrouble } from "./device-trouble.tsx";
import { CallVideos } from "./pictures.tsx";

type Props = { room: VideoRoom; media: LocalMedia; appointment: ClinicAppointment };

/**
 * The videos, and the controls of microphone, camera, screen, captions and call. Ending the call, after a confirmation, finishes the
 * appointment for everybody. Sharing stops with the component.
 */
export function CallStage({ room, media, appointment }: Props) {
  const snapshot = useRoom(room);
  const [sharing] = useState(() => createScreenSharing((track) => room.replaceDevice("screen", track)));
  useEffect(() => () => sharing.stop(), [sharing]);
  return (
    <>
      <CallVideos snapshot={snapshot} media={media} />
      <output className="vh">
        {snapshot.phase === "connected" && <Trans>You are connected.</Trans>}
        {snapshot.phase === "reconnecting" && <Trans>The connection is lost. Reconnecting.</Trans>}
      </output>
      <DeviceTrouble media={media} />
      <div className={styles["controls"]}>
        <MicrophoneButton room={room} media={media} />
        <CameraButton media={media} />
        {canShareScreen() && <ScreenButton sharing={sharing} />}
        <Captions room={room} />
        <EndButton appointment={appointment} />
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
      isPending={camera.status === "asking"}
      onClick={() => (isOn ? media.stop("camera") : void media.request(["camera"]))}
    >
      {isOn ? <Trans>Turn off the camera</Trans> : <Trans>Turn on the camera</Trans>}
    </Button>
  );
}

function ScreenButton({ sharing }: { sharing: ScreenSharing }) {
  const state = useStore(sharing.state, sharing.state.get());
  const isOn = state.status === "on";
  return (
    <Button
      kind="paper"
      isSmall
      icon="monitor-arrow-up"
      isPending={state.status === "asking"}
      onClick={() => (isOn ? sharing.stop() : void sharing.share())}
    >
      {isOn ? <Trans>Stop sharing the screen</Trans> : <Trans>Share the screen</Trans>}
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
      <Button kind="danger" isSmall icon="phone-end-fill" onClick={() => setConfirming(true)}>
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
