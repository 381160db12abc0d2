import { Trans, useLingui } from "@lingui/react/macro";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { AnyDevice } from "../../../media/local-media-state.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";

type Props = {
  media: LocalMedia;
  kind: AnyDevice;
  onChoose?: (kind: AnyDevice, id: string | null) => Promise<void>;
};

/**
 * Renders a list of the devices of a kind where there are several. A choice goes to `onChoose` (null: the
 * default), else to `media.choose`, which stores it. Where no other speaker is known, a button opens the browser's
 * own picker, if it has one. Renders nothing where there is no choice.
 */
export function DeviceSelect({ media, kind, onChoose }: Props) {
  const { t } = useLingui();
  const { devices, chosen, canChooseSpeaker } = useMedia(media);
  const choose = onChoose ?? ((one: AnyDevice, id: string | null) => media.choose(one, id));
  const labels = { camera: t`Camera`, microphone: t`Microphone`, speaker: t`Speaker` };
  if (kind === "speaker" && !canChooseSpeaker) return null;
  if (devices[kind].length <= 1)
    return kind === "speaker" && navigator.mediaDevices?.selectAudioOutput ? (
      <Button kind="soft" isSmall icon="speaker" onClick={() => void media.pickSpeaker()}>
        <Trans>Choose another speaker</Trans>
      </Button>
    ) : null;
  return (
    <SelectField
      label={labels[kind]}
      value={chosen[kind] ?? ""}
      onChange={(event) => void choose(kind, event.currentTarget.value || null)}
    >
      <option value="">{t`Default`}</option>
      {devices[kind].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
