import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AnyDevice } from "../../../../web/src/media/local-media-state.ts";
import type { LocalMedia } from "../../../../web/src/media/local-media.ts";
import { useMedia } from "../../../../web/src/shared/devices/use-media.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { SelectField } from "../../../../web/src/ui/form/field.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { DeviceTrouble } from "../device-trouble.tsx";
import { DeviceNotices } from "./device-notices.tsx";

/** A button that opens the choice of camera, microphone and speaker; the call goes on meanwhile. */
export function DeviceSettings({ media }: { media: LocalMedia }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="paper" isSmall icon="speaker" onClick={() => setOpen(true)}>
        <Trans>Devices</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Camera, microphone and speaker</Trans>}
        closeLabel={t`Close`}
      >
        {isOpen && <Choices media={media} />}
      </Dialog>
    </>
  );
}

function Choices({ media }: { media: LocalMedia }) {
  return (
    <div className="stack">
      <DeviceTrouble media={media} />
      <DeviceNotices media={media} />
      <DeviceChoice media={media} kind="camera" />
      <DeviceChoice media={media} kind="microphone" />
      <SpeakerChoice media={media} />
      <p className="sm muted">
        <Trans>The call goes on while you change them. This browser remembers them for the next call.</Trans>
      </p>
    </div>
  );
}

function SpeakerChoice({ media }: { media: LocalMedia }) {
  const { canChooseSpeaker, devices } = useMedia(media);
  if (!canChooseSpeaker)
    return (
      <p className="sm">
        <Trans>
          This browser plays sound on the computer’s default speaker. Change it in the computer’s settings.
        </Trans>
      </p>
    );
  return (
    <>
      {devices.speaker.length > 0 && <DeviceChoice media={media} kind="speaker" />}
      {/* Firefox names only speakers that were picked in its own list. */}
      {"selectAudioOutput" in navigator.mediaDevices && (
        <Button kind="outlined" isSmall icon="speaker" onClick={() => void media.pickSpeaker()}>
          <Trans>Choose another speaker</Trans>
        </Button>
      )}
    </>
  );
}

function DeviceChoice({ media, kind }: { media: LocalMedia; kind: AnyDevice }) {
  const { t } = useLingui();
  const { devices, chosen } = useMedia(media);
  const labels: Record<AnyDevice, string> = {
    camera: t`Camera`,
    microphone: t`Microphone`,
    speaker: t`Speaker`,
  };
  return (
    <SelectField
      label={labels[kind]}
      value={chosen[kind] ?? ""}
      onChange={({ currentTarget: { value } }) => void media.choose(kind, value || null)}
    >
      <option value="">{t`The computer’s default`}</option>
      {devices[kind].map(({ id, name }, index) => {
        const number = index + 1;
        return (
          <option key={id} value={id}>
            {name || t`Device ${number}`}
          </option>
        );
      })}
    </SelectField>
  );
}
