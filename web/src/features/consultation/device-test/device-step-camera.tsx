import { darkSince, isDark } from "@anteroom/domain/call/device-verdict";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { LocalMedia } from "../../../media/local-media.ts";
import { meanLuma } from "../../../media/picture-light.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DeviceNotices } from "./device-notices.tsx";
import { DeviceSelect } from "./device-select.tsx";
import styles from "./device-test.module.css";
import { DeviceTroubles } from "../../../shared/devices/device-trouble.tsx";
import type { StepProps } from "./device-step-props.ts";
import { TestStep } from "./test-step.tsx";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";

const lookEvery = 500;
type Seen = { size: string | null; isBlack: boolean };

/**
 * Renders the camera step: mirrored video, its resolution, and a warning when it is black. `onResult` is
 * called on the person's press.
 */
export function CameraStep({ media, doctor, details, index, onBack, onResult }: StepProps) {
  const { t } = useLingui();
  const now = useMedia(media);
  const { camera } = now;
  const frame = useRef<HTMLDivElement>(null);
  const track = camera.status === "on" ? camera.track : null;
  const { size, isBlack } = useSeen(frame, track);
  const name = <bdi>{doctor}</bdi>;
  const evidence = camera.status === "failed" || isBlack ? "fail" : size === null ? null : "pass";
  return (
    <TestStep
      index={index}
      onBack={onBack}
      details={details}
      title={<Trans>Check your picture</Trans>}
      lead={
        doctor === undefined ? (
          <Trans>So the doctor can see and hear you. Nothing is recorded.</Trans>
        ) : (
          <Trans>So {name} can see and hear you. Nothing is recorded.</Trans>
        )
      }
      visual={
        <div className={styles["arch"]} ref={frame}>
          {track ? (
            <TrackVideo track={track} label={t`Your own picture`} />
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
      }
      check={{ step: "camera", evidence: evidence, onResult }}
    >
      <DeviceNotices media={media} />
      <DeviceTroubles media={now} onRetry={() => void retry(media)} />
      {isBlack && (
        <Banner tone="warn" role="alert">
          <Trans>The picture is black. Open the camera cover, or turn on a light.</Trans>
        </Banner>
      )}
      {size !== null && (
        <output className="muted sm">
          <Trans>
            Picture size: <bdi dir="ltr">{size}</bdi>
          </Trans>
        </output>
      )}
      <DeviceSelect media={media} kind="camera" />
    </TestStep>
  );
}

function retry(media: LocalMedia): Promise<void> {
  const now = media.getSnapshot();
  return media.request((["camera", "microphone"] as const).filter((kind) => now[kind].status === "failed"));
}

/** What the picture on the screen is like, looked at twice a second. */
function useSeen(frame: React.RefObject<HTMLDivElement | null>, track: MediaStreamTrack | null): Seen {
  const [seen, setSeen] = useState<Seen>({ size: null, isBlack: false });
  useEffect(() => {
    if (!track) return;
    const canvas = document.createElement("canvas");
    let since: number | null = null;
    const look = () => {
      const video = frame.current?.querySelector("video");
      const luma = video ? meanLuma(video, canvas) : null;
      if (!video || luma === null) return;
      const now = performance.now();
      since = darkSince(since, luma, now);
      const next = { size: `${video.videoWidth} × ${video.videoHeight}`, isBlack: isDark(since, now) };
      setSeen((last) => (last.size === next.size && last.isBlack === next.isBlack ? last : next));
    };
    const timer = setInterval(look, lookEvery);
    return () => {
      clearInterval(timer);
      setSeen({ size: null, isBlack: false });
    };
  }, [frame, track]);
  return seen;
}
