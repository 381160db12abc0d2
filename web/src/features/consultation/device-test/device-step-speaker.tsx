import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DeviceNotices } from "./device-notices.tsx";
import { NoSpeakerChoice } from "./device-panel.tsx";
import { DeviceSelect } from "./device-select.tsx";
import styles from "./device-test.module.css";
import type { StepProps } from "./device-step-props.ts";
import { SpeakerCheck, usePlayTone, type SpeakerAnswer } from "./speaker-check.tsx";
import { TestStep } from "./test-step.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";

/**
 * Renders the speaker step: plays a tone and asks whether it was heard. It never passes without the person's
 * answer.
 */
export function SpeakerStep({ media, index, onBack, onResult }: StepProps) {
  const { canChooseSpeaker } = useMedia(media);
  const [hearing, setHearing] = useState<SpeakerAnswer>("untested");
  const play = usePlayTone({ media, onHearing: setHearing });
  const next =
    hearing === "asked" ? (
      <Button className="grow" onClick={() => onResult("pass")}>
        <Trans>I can hear it</Trans>
      </Button>
    ) : (
      <Button className="grow" isPending={hearing === "playing"} onClick={play}>
        <Trans>Play a tone</Trans>
      </Button>
    );
  return (
    <TestStep
      index={index}
      onBack={onBack}
      title={<Trans>Test your speaker</Trans>}
      lead={<Trans>So you can hear everything.</Trans>}
      visual={
        <span className={styles["sign"]}>
          <Icon name="speaker" />
        </span>
      }
      check={{ step: "speaker", evidence: hearing === "no-sound" ? "fail" : null, next, onResult }}
    >
      <DeviceNotices media={media} />
      <SpeakerCheck media={media} hearing={hearing} onHearing={setHearing} hasFoot />
      {canChooseSpeaker ? <DeviceSelect media={media} kind="speaker" /> : <NoSpeakerChoice />}
    </TestStep>
  );
}
