import { Trans, useLingui } from "@lingui/react/macro";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { DeviceNotice } from "../../../media/local-media-state.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";

/**
 * Renders which devices were plugged in or out: a lost one was replaced, a new one can be chosen. Announced
 * politely.
 */
export function DeviceNotices({ media }: { media: LocalMedia }) {
  const { notices } = useMedia(media);
  return (
    <div className={notices.length > 0 ? "stack g2" : undefined} aria-live="polite">
      {notices.map((notice) => (
        <Notice key={notice.kind} media={media} notice={notice} />
      ))}
    </div>
  );
}

function Notice({ media, notice }: { media: LocalMedia; notice: DeviceNotice }) {
  const { t } = useLingui();
  const kinds = { camera: t`Camera`, microphone: t`Microphone`, speaker: t`Speaker` };
  const kind = kinds[notice.kind];
  if (notice.what === "gone") {
    const name = <bdi>{notice.name || kind}</bdi>;
    return (
      <Banner tone="warn" action={<Understood media={media} notice={notice} />}>
        <Trans>{name} is disconnected. We’re using the default device.</Trans>
      </Banner>
    );
  }
  const name = <bdi>{notice.device.name}</bdi>;
  return (
    <Banner>
      <span className="stack g2">
        <span>
          {kind}: <Trans>{name} is connected.</Trans>
        </span>
        <span className="row">
          <Button kind="soft" isSmall onClick={() => void media.choose(notice.kind, notice.device.id)}>
            <Trans>Use it</Trans>
          </Button>
          <Button kind="quiet" isSmall onClick={() => media.dismiss(notice)}>
            <Trans>Not now</Trans>
          </Button>
        </span>
      </span>
    </Banner>
  );
}

function Understood({ media, notice }: { media: LocalMedia; notice: DeviceNotice }) {
  return (
    <Button kind="quiet" isSmall onClick={() => media.dismiss(notice)}>
      <Trans>All right</Trans>
    </Button>
  );
}
