import type { MediaFailure } from "../../platform/media-failure.ts";
import type { LocalMediaSnapshot } from "../../platform/local-media.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { MediaKind } from "../../ports/video-room.ts";

type Which = MediaKind | "both";
type Trouble = { which: Which; kind: MediaFailure["kind"] };

/** What failed: one trouble where camera and microphone have the same. */
function troublesOf({ camera, microphone }: LocalMediaSnapshot): Trouble[] {
  const ofCamera = camera.status === "failed" ? camera.failure.kind : null;
  const ofMicrophone = microphone.status === "failed" ? microphone.failure.kind : null;
  if (ofCamera !== null && ofCamera === ofMicrophone) return [{ which: "both", kind: ofCamera }];
  return [
    ...(ofMicrophone ? [{ which: "microphone" as const, kind: ofMicrophone }] : []),
    ...(ofCamera ? [{ which: "camera" as const, kind: ofCamera }] : []),
  ];
}

type Props = { media: LocalMediaSnapshot; onRetry: () => void };

/** What happened to camera or microphone, and what to do about it (S8.MSG.16-18, S8.MSG.20). */
export function DeviceTroubles({ media, onRetry }: Props) {
  const say = useTroubleWords();
  const troubles = troublesOf(media);
  if (troubles.length === 0) return null;
  return (
    <div className="stack g2">
      {troubles.map((trouble) => {
        const { title, fix } = say(trouble);
        return (
          <Banner key={trouble.which} tone={trouble.which === "camera" ? "warn" : "stop"} role="alert">
            <strong>{title}</strong> {fix}
          </Banner>
        );
      })}
      {troubles.some(({ kind }) => mayHelp.has(kind)) && (
        <Button kind="soft" isSmall icon="arrows-clockwise" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

const mayHelp: ReadonlySet<MediaFailure["kind"]> = new Set([
  "permission-denied",
  "not-found",
  "in-use",
  "timeout",
]);

function useTroubleWords(): (trouble: Trouble) => { title: string; fix: string } {
  const { t } = useLingui();
  const choose = (which: Which, camera: string, microphone: string, both: string) =>
    ({ camera, microphone, both })[which];
  return ({ which, kind }) => {
    switch (kind) {
      case "permission-denied":
        return {
          title: choose(
            which,
            t`Your browser blocks the camera.`,
            t`Your browser blocks the microphone.`,
            t`Your browser blocks camera and microphone.`,
          ),
          fix: t`Tap the sign beside the address at the top, choose Allow, then try again.`,
        };
      case "not-found":
        return {
          title: choose(
            which,
            t`We found no camera.`,
            t`We found no microphone.`,
            t`We found no camera and no microphone.`,
          ),
          fix: t`Connect one, or open this page on another device.`,
        };
      case "in-use":
        return {
          title: choose(
            which,
            t`Your camera is being used by another app.`,
            t`Your microphone is being used by another app.`,
            t`Camera and microphone are being used by another app.`,
          ),
          fix: t`Close it, then try again.`,
        };
      case "timeout":
        return {
          title: t`Your browser is still asking.`,
          fix: t`Choose Allow in its question, then try again.`,
        };
      case "insecure":
        return {
          title: t`This page was not opened securely.`,
          fix: t`Open the link from your e-mail: it begins with https.`,
        };
      case "unsupported":
        return {
          title: t`This browser cannot use camera and microphone.`,
          fix: t`Open this page in Chrome, Firefox or Safari.`,
        };
    }
  };
}
