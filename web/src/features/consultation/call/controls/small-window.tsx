import { Trans } from "@lingui/react/macro";
import { createPortal } from "react-dom";
import { useStore } from "../../../../platform/storage/store.ts";
import type { RoomParticipant } from "../../../../ports/video-room.ts";
import { CallControl } from "./call-control.tsx";
import styles from "../call-screen.module.css";
import { RemoteVideo } from "../remote-video.tsx";
import type { CallControlTools } from "./use-call-tools.ts";
import type { CallSession } from "../../session/call-session.ts";

const nobody: readonly RoomParticipant[] = [];

type Props = { session: CallSession; tools: CallControlTools; place: HTMLElement; label: string };

/**
 * Renders the content of the picture-in-picture window into `place`: the doctor, else the first participant,
 * with microphone and camera switches.
 */
export function SmallWindow({ session, tools, place, label }: Props) {
  const others = useStore(session.others, nobody);
  const doctor = others.find(({ role }) => role === "doctor") ?? others[0];
  const { isHeard, isSeen, toggleMicrophone, toggleCamera } = tools.devices;
  return createPortal(
    <div className={styles["call"]}>
      <div className={styles["stage"]}>
        {doctor && (
          <RemoteVideo stream={doctor.stream} whose="small" label={label} isHidden={!doctor.hasCameraOn} />
        )}
      </div>
      <div className={styles["controls"]}>
        <CallControl
          icon={isHeard ? "microphone-fill" : "microphone-off"}
          isOn={isHeard}
          onPress={toggleMicrophone}
        >
          <Trans>Microphone</Trans>
        </CallControl>
        <CallControl icon={isSeen ? "camera-fill" : "camera-off"} isOn={isSeen} onPress={toggleCamera}>
          <Trans>Camera</Trans>
        </CallControl>
      </div>
    </div>,
    place,
  );
}
