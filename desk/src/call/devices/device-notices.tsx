import { Trans, useLingui } from "@lingui/react/macro";
import type { DeviceNotice } from "../../../../web/src/media/local-media-state.ts";
import type { LocalMedia } from "../../../../web/src/media/local-media.ts";
import { useMedia } from "../../../../web/src/shared/devices/use-media.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Banner } from "../../../../web/src/ui/feedback/banner.tsx";

/**
 * Says which devices were unplugged, and that the default one is used in their place, and offers new ones.
 * Announced politely; nothing where nothing has changed.
 */
export function DeviceNotices({ media }: { media: LocalMedia }) {
  const { notices } = useMedia(media);
  return (
    <div className={notices.length > 0 ? "stack g2" : undefined} aria-live="polite">
      {notices.map((notice) =>
        notice.what === "gone" ? (
          <Gone key={notice.kind} media={media} notice={notice} />
        ) : (
          <Offered key={notice.kind} media={media} notice={notice} />
        ),
      )}
    </div>
  );
}

type Of<What extends DeviceNotice["what"]> = {
  media: LocalMedia;
  notice: Extract<DeviceNotice, { what: What }>;
};

function Gone({ media, notice }: Of<"gone">) {
  const { t } = useLingui();
  const kinds = { camera: t`Camera`, microphone: t`Microphone`, speaker: t`Speaker` };
  const name = <bdi>{notice.name || kinds[notice.kind]}</bdi>;
  return (
    <Banner
      tone="warn"
      action={
        <Button kind="outlined" isSmall onClick={() => media.dismiss(notice)}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>{name} is disconnected. The computer’s default device is used now.</Trans>
    </Banner>
  );
}

function Offered({ media, notice }: Of<"offered">) {
  const { kind, device } = notice;
  const name = <bdi>{device.name}</bdi>;
  return (
    <Banner
      action={
        <span className="row wrapf">
          <Button kind="outlined" isSmall onClick={() => void media.choose(kind, device.id)}>
            <Trans>Use it</Trans>
          </Button>
          <Button kind="quiet" isSmall onClick={() => media.dismiss(notice)}>
            <Trans>Not now</Trans>
          </Button>
        </span>
      }
    >
      <Trans>{name} is connected.</Trans>
    </Banner>
  );
}
