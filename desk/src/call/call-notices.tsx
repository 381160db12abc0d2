import { Trans } from "@lingui/react/macro";
import type { ScreenSharing } from "../../../web/src/features/consultation/session/media/share-screen.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { DeviceTrouble } from "./device-trouble.tsx";
import { DeviceNotices } from "./devices/device-notices.tsx";
import { ScreenRefusal } from "./screen-sharing.tsx";

type Props = {
  media: LocalMedia;
  sharing: ScreenSharing;
  /** What the browser refused to play. */
  sound: { isRefused: boolean; playAll: () => void };
};

/** What is wrong in the call and what to do: refused sound, failed and unplugged devices, a screen that is not shared. */
export function CallNotices({ media, sharing, sound }: Props) {
  return (
    <>
      {sound.isRefused && (
        <Banner
          tone="warn"
          role="alert"
          action={
            <Button isSmall icon="speaker" onClick={sound.playAll}>
              <Trans>Start sound</Trans>
            </Button>
          }
        >
          <Trans>The browser has not started the sound of the call.</Trans>
        </Banner>
      )}
      <DeviceTrouble media={media} />
      <DeviceNotices media={media} />
      <ScreenRefusal sharing={sharing} />
    </>
  );
}
