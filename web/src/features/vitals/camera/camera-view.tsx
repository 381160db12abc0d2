import type { ReadingMoment } from "../../../ports/camera-reading.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LocalMedia } from "../../../media/local-media.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { classNames } from "../../../ui/class-names.ts";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";
import { type CameraSession, readingRules } from "./camera-session.ts";
import { ReadingAdvice, ReadingSigns } from "./reading-advice.tsx";
import styles from "./camera-view.module.css";

const [width, height] = [300, 56];

/** The pulse of the last seconds; time runs from left to right in every language. A flat line while there is none. */
function WaveLine({ wave }: { wave: readonly number[] }) {
  const middle = height / 2;
  const drawn = wave.length > 1 ? wave : [0, 0];
  const points = drawn.map((value, index) => {
    const x = (index / (drawn.length - 1)) * width;
    const y = middle - Math.max(-1, Math.min(1, value)) * (middle - 3);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles["wave"]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(" ")} />
    </svg>
  );
}

type Props = {
  session: CameraSession;
  media: LocalMedia;
  isUnderWay: boolean;
  /** In a call it is a part of the page; elsewhere it is all of it. */
  isInCall: boolean;
  onStop: () => void;
  /** Rather entered by hand; offered while the reading makes no progress. */
  onEnter: () => void;
  /** Another camera is to be read; offered while this one sends no picture. */
  onCamera: (id: string) => void;
};

/**
 * Renders the seconds left, advice, pulse wave, a provisional rate and the own video in an oval (S4.READ.02);
 * outside of a call it takes the whole page. White in both themes: it lights the face. From 30 s it can be finished early,
 * which the session does itself; `onStop` must stop the session.
 */
export function CameraView({ session, media, isUnderWay, isInCall, onStop, onEnter, onCamera }: Props) {
  const { t } = useLingui();
  const moment = useStore<ReadingMoment | null>(session.moment, null);
  const isStalled = useStore(session.isStalled, false);
  const { camera, devices } = useMedia(media);
  const current = camera.status === "on" ? camera.track.getSettings().deviceId : undefined;
  const others = moment?.isSilent ? devices.camera.filter(({ id }) => id !== current) : [];
  const seconds = Math.floor(moment?.seconds ?? 0);
  const left = Math.max(0, readingRules.whole - seconds);
  return (
    <div className={classNames(styles["place"], !isInCall && styles["whole"])}>
      {!isInCall && (
        <p className={styles["head"]}>
          <Trans>Pulse and breathing</Trans>
          <Badge icon="lock-fill">
            <Trans>Worked out on this device</Trans>
          </Badge>
        </p>
      )}
      <div className={styles["view"]}>
        <div className={styles["oval"]}>
          <div className={styles["picture"]}>
            {camera.status === "on" && <TrackVideo track={camera.track} label={t`Camera picture`} />}
          </div>
          <Ring share={isUnderWay ? seconds / readingRules.whole : 0} />
        </div>
        <div className={styles["words"]}>
          <div>
            <h2
              className={styles["left"]}
              tabIndex={-1}
              ref={takeFocus}
              data-reading={isUnderWay ? "under_way" : "positioning"}
            >
              {moment === null ? (
                <Trans>One moment</Trans>
              ) : isUnderWay ? (
                <Plural value={left} one="# second left" other="# seconds left" />
              ) : (
                <Trans>Getting ready</Trans>
              )}
            </h2>
            <ReadingAdvice moment={moment} isStalled={isStalled} />
          </div>
          <WaveLine wave={moment?.wave ?? []} />
          <Provisional moment={moment} />
          <ReadingSigns moment={moment} />
          <div className={styles["acts"]}>
            {isUnderWay && seconds >= readingRules.enough && (
              <Button kind="outlined" className={styles["act"]} onClick={session.finishNow}>
                <Trans>Finish with what we have</Trans>
              </Button>
            )}
            {others.map(({ id, name }) => (
              <Button key={id} kind="outlined" className={styles["act"]} onClick={() => onCamera(id)}>
                <Trans>
                  Use <bdi>{name}</bdi>
                </Trans>
              </Button>
            ))}
            {(isStalled || moment?.isSilent) && (
              <Button kind="outlined" className={styles["act"]} icon="pencil" onClick={onEnter}>
                <Trans>Enter values instead</Trans>
              </Button>
            )}
            <Button kind="outlined" className={styles["act"]} onClick={onStop}>
              <Trans>Stop reading</Trans>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** How far it is; the seconds say the same in words. */
function Ring({ share }: { share: number }) {
  return (
    <svg className={styles["ring"]} viewBox="0 0 220 280" aria-hidden="true" focusable="false">
      <ellipse className={styles["track"]} cx="110" cy="140" rx="106" ry="136" />
      {share > 0 && (
        <ellipse
          className={styles["done"]}
          cx="110"
          cy="140"
          rx="136"
          ry="106"
          transform="rotate(-90 110 140)"
          pathLength="1"
          strokeDasharray={`${Math.min(1, share)} 1`}
        />
      )}
    </svg>
  );
}

function Provisional({ moment }: { moment: ReadingMoment | null }) {
  const rate = moment?.heartRate;
  return (
    <p className={styles["quiet"]}>
      {rate?.ok ? (
        <Trans>
          About{" "}
          <bdi dir="ltr" className="num b">
            {Math.round(rate.value)}
          </bdi>{" "}
          beats a minute so far. Not final.
        </Trans>
      ) : (
        <Trans>The pulse as the camera sees it</Trans>
      )}
    </p>
  );
}
