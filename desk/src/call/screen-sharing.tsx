import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import {
  createScreenSharing,
  type ScreenSharing,
} from "../../../web/src/features/consultation/session/media/share-screen.ts";
import { createStore, useStore } from "../../../web/src/platform/storage/store.ts";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

/** Returns the sharing of the doctor's screen into `room`, and into the one that follows it. It stops with the component. */
export function useScreenSharing(room: VideoRoom): ScreenSharing {
  const [{ target, sharing }] = useState(() => {
    const rooms = createStore(room);
    return {
      target: rooms,
      sharing: createScreenSharing((track) => rooms.get().replaceDevice("screen", track)),
    };
  });
  useEffect(() => {
    target.set(room);
    const shared = sharing.state.get();
    if (shared.status === "on") room.replaceDevice("screen", shared.track);
  }, [room, target, sharing]);
  useEffect(() => () => sharing.stop(), [sharing]);
  return sharing;
}

/** Starts and stops sharing. */
export function ScreenButton({ sharing }: { sharing: ScreenSharing }) {
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

/** Says that nothing is shared, where it was refused or cancelled; nothing else. */
export function ScreenRefusal({ sharing }: { sharing: ScreenSharing }) {
  const { status } = useStore(sharing.state, sharing.state.get());
  if (status !== "refused") return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button kind="outlined" isSmall onClick={() => sharing.stop()}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <Trans>
        Your screen is not shared: you chose none, or the browser or the computer does not allow it.
      </Trans>
    </Banner>
  );
}
