import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { DeviceState } from "../../../media/local-media-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import styles from "./device-check.module.css";
import { DeviceNotices } from "./device-notices.tsx";
import { DeviceSelect } from "./device-select.tsx";
import { DeviceTroubles } from "../../../shared/devices/device-trouble.tsx";
import { LevelBars, useMicrophoneLevel } from "./level-bars.tsx";
import { SpeakerCheck, type SpeakerAnswer } from "./speaker-check.tsx";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import { useDeviceWatch, useMedia } from "../../../shared/devices/use-media.ts";

export { useMedia } from "../../../shared/devices/use-media.ts"; // other screens of the visit ask here

/** Microphone level (0 .. 1) above which a voice was heard. */
export const voiceLevel = 0.3;

type Props = {
  media: LocalMedia;
  onCamera: (isOn: boolean) => void;
  hearing: SpeakerAnswer;
  onHearing: (hearing: SpeakerAnswer) => void;
  /** The microphone has heard a voice. */
  onVoice: () => void;
};

/**
 * Renders preview, level and speaker test on one screen (S1.16), and the choice of devices. Calls `onVoice`
 * once a voice was heard; `onCamera` must turn the camera on or off. Opens no device at mount; "Try again"
 * requests failed ones.
 */
export function DeviceCheck({ media, onCamera, hearing, onHearing, onVoice }: Props) {
  const now = useMedia(media);
  useDeviceWatch(media);
  const retry = () => {
    const failed = (["camera", "microphone"] as const).filter((kind) => now[kind].status === "failed");
    void media.request(failed);
  };
  return (
    <div className={styles["check"]}>
      <div className={styles["picture"]}>
        <Preview camera={now.camera} />
      </div>
      <div className={styles["words"]}>
        <DeviceNotices media={media} />
        <DeviceTroubles media={now} onRetry={retry} />
        <CameraSwitch camera={now.camera} onCamera={onCamera} />
        <MicrophoneLevel media={media} microphone={now.microphone} onVoice={onVoice} />
        <SpeakerCheck media={media} hearing={hearing} onHearing={onHearing} />
        <OtherDevices media={media} />
      </div>
    </div>
  );
}

/** The patient in the doorway, as the doctor will see them. */
function Preview({ camera }: { camera: DeviceState }) {
  const { t } = useLingui();
  return (
    <div className={styles["arch"]}>
      {camera.status === "on" ? (
        <TrackVideo track={camera.track} label={t`Your own picture`} />
      ) : (
        <p className={styles["dark"]}>
          <Icon name={camera.status === "asking" ? "camera" : "camera-off"} />
          {camera.status === "asking" ? (
            <Trans>Your browser asks whether we may use camera and microphone. Choose Allow.</Trans>
          ) : (
            <Trans>The camera is off</Trans>
          )}
        </p>
      )}
    </div>
  );
}

function CameraSwitch({ camera, onCamera }: { camera: DeviceState; onCamera: (isOn: boolean) => void }) {
  const { t } = useLingui();
  if (camera.status === "failed") return null;
  const isOn = camera.status !== "off";
  return (
    <Switch
      icon={isOn ? "camera-fill" : "camera-off"}
      label={t`Camera`}
      detail={isOn ? t({ message: "On", context: "camera" }) : t`Off, the doctor can only hear you`}
      checked={isOn}
      onChange={(event) => onCamera(event.currentTarget.checked)}
    />
  );
}

type MicrophoneProps = { media: LocalMedia; microphone: DeviceState; onVoice: () => void };

function MicrophoneLevel({ media, microphone, onVoice }: MicrophoneProps) {
  const level = useMicrophoneLevel(media);
  const [hasHeard, setHasHeard] = useState(false);
  const isHeard = (level ?? 0) > voiceLevel;
  if (isHeard && !hasHeard) setHasHeard(true); // heard once is heard
  useEffect(() => {
    if (hasHeard) onVoice();
  }, [hasHeard, onVoice]);
  if (microphone.status === "failed") return null;
  return (
    <div className={styles["row"]}>
      <span className={styles["bars"]}>
        <LevelBars media={media} />
      </span>
      <p className="grow">
        <span className="b">
          <Trans>Microphone</Trans>
        </span>
        <output className={styles["verdict"]}>
          {hasHeard ? <Trans>We can hear you</Trans> : <Trans>Say a few words: the bars should rise</Trans>}
        </output>
      </p>
      {hasHeard && <Tick />}
    </div>
  );
}

function Tick() {
  return (
    <span className={styles["tick"]}>
      <Icon name="check-circle-fill" />
    </span>
  );
}

/** Only where there is something to choose. */
function OtherDevices({ media }: { media: LocalMedia }) {
  const { devices, canChooseSpeaker } = useMedia(media);
  const kinds = (["camera", "microphone", "speaker"] as const).filter(
    (kind) => devices[kind].length > 1 && (kind !== "speaker" || canChooseSpeaker),
  );
  if (kinds.length === 0) return null;
  return (
    <details className={styles["others"]}>
      <summary>
        <Trans>Choose other devices</Trans>
      </summary>
      <div className="stack">
        {kinds.map((kind) => (
          <DeviceSelect key={kind} media={media} kind={kind} />
        ))}
      </div>
    </details>
  );
}
