import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { AnyDevice } from "../../../media/local-media-state.ts";
import { DeviceNotices } from "./device-notices.tsx";
import { DeviceSelect } from "./device-select.tsx";
import { DeviceTroubles } from "../../../shared/devices/device-trouble.tsx";
import { SpeakerCheck, type SpeakerAnswer } from "./speaker-check.tsx";
import { useDeviceWatch, useMedia } from "../../../shared/devices/use-media.ts";
import type { PanelProps } from "../call/panel-props.ts";

const kinds = ["camera", "microphone", "speaker"] as const;

/**
 * Renders the choice of camera, microphone and speaker during the call, with retry of failed devices and the
 * speaker test. A choice applies at once.
 */
export function DevicePanel({ session }: Pick<PanelProps, "session">) {
  const { media } = session;
  const now = useMedia(media);
  const [hearing, setHearing] = useState<SpeakerAnswer>("untested");
  useDeviceWatch(media);
  const failed = (["camera", "microphone"] as const).filter((kind) => now[kind].status === "failed");
  const choose = (kind: AnyDevice, id: string | null) => session.chooseDevice(kind, id);
  const hasChoice = kinds.some((kind) => now.devices[kind].length > 1);
  return (
    <div className="stack">
      <DeviceNotices media={media} />
      <DeviceTroubles media={now} onRetry={() => void media.request(failed)} isInCall />
      {kinds.map((kind) => (
        <DeviceSelect key={kind} media={media} kind={kind} onChoose={choose} />
      ))}
      {!hasChoice && (
        <p className="muted">
          <Trans>There is one device of each kind. A new one is offered as soon as you connect it.</Trans>
        </p>
      )}
      {!now.canChooseSpeaker && <NoSpeakerChoice />}
      <SpeakerCheck media={media} hearing={hearing} onHearing={setHearing} />
    </div>
  );
}

/** Says that this browser cannot choose the speaker (S8.MSG.19). */
export function NoSpeakerChoice() {
  return (
    <p className="muted sm">
      <Trans>
        Output device selection is not supported by this browser. Choose the speaker in the settings of this
        device; the sound goes on.
      </Trans>
    </p>
  );
}
