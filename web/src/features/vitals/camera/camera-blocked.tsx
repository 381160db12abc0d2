import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import type { LocalMedia } from "../../../media/local-media.ts";
import { Button } from "../../../ui/button.tsx";
import { TroublePage } from "../../../shared/devices/device-trouble.tsx";
import { deviceTroublesOf } from "../../../shared/devices/trouble-messages.ts";
import { useDeviceWatch, useMedia } from "../../../shared/devices/use-media.ts";
import styles from "../vitals.module.css";

type Props = { media: LocalMedia; onAllowed: () => void; onEnter: () => void; onNo: () => void };

/**
 * Renders that the camera is inaccessible and how to allow it in this browser, with a retry (S8.MSG.16,
 * S8.MSG.17). Watches the devices while mounted, and calls `onAllowed` by itself once the camera is on.
 * `onEnter`: values by hand; `onNo`: leave. Takes the focus where nothing has it.
 */
export function CameraBlocked({ media, onAllowed, onEnter, onNo }: Props) {
  const hasTexts = useDeviceTexts();
  const now = useMedia(media);
  useDeviceWatch(media);
  const [trouble] = deviceTroublesOf(now);
  const isAllowed = trouble === undefined && now.camera.status === "on";
  useEffect(() => {
    if (isAllowed) onAllowed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is allowed
  }, [isAllowed]);
  const page = useRef<HTMLDivElement>(null);
  const isNamed = hasTexts && trouble !== undefined;
  // What had the focus is gone: the question before, or a pressed "Try again" while the browser asks.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, [isNamed]);
  return (
    <div className="form stack" tabIndex={-1} ref={page}>
      {isNamed && <TroublePage media={media} trouble={trouble} requiresCamera />}
      <p className="muted">
        <Trans>
          We can’t start a reading without the camera and microphone. You can enter values from your own
          devices.
        </Trans>
      </p>
      <div className={styles["actions"]}>
        <Button kind="outlined" onClick={onNo}>
          <Trans>Back</Trans>
        </Button>
        <Button kind="soft" icon="pencil" onClick={onEnter}>
          <Trans>Enter values</Trans>
        </Button>
      </div>
    </div>
  );
}

function useDeviceTexts(): boolean {
  const { texts } = useApp();
  const [isReady, setReady] = useState(() => texts.loaded().includes("devices"));
  useEffect(() => {
    texts.load(["devices"]).then(
      () => setReady(true),
      () => {}, // offline: the lines below say what can be done
    );
  }, [texts]);
  return isReady;
}
