import { isSilent } from "@anteroom/domain/call/device-verdict";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { canRecordVoice, recordAndPlayVoice, type EchoPhase } from "../../../media/echo-voice.ts";
import type { LocalMedia } from "../../../media/local-media.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { voiceLevel } from "./device-check.tsx";
import { DeviceNotices } from "./device-notices.tsx";
import { DeviceSelect } from "./device-select.tsx";
import styles from "./device-test.module.css";
import { DeviceTroubles } from "../../../shared/devices/device-trouble.tsx";
import type { StepProps } from "./device-step-props.ts";
import { LevelBars } from "./level-bars.tsx";
import { TestStep } from "./test-step.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";

const lookEvery = 250;
/** A reader is told the level no more often than this, in ms. */
const announceEvery = 1_000;

/**
 * Renders the microphone step: level bars, a warning after five seconds of silence, and on request the
 * playback of a recording. `onResult` is called on the person's press.
 */
export function MicrophoneStep({ media, index, onBack, onResult }: StepProps) {
  const now = useMedia(media);
  const { microphone } = now;
  const track = microphone.status === "on" ? microphone.track : null;
  const { hasHeard, isQuiet, percent } = useVoice(media, track);
  const evidence = hasHeard ? "pass" : isQuiet || microphone.status === "failed" ? "fail" : null;
  return (
    <TestStep
      index={index}
      onBack={onBack}
      title={<Trans>Say a few words</Trans>}
      lead={<Trans>The bars rise with your voice.</Trans>}
      visual={<Meter media={media} percent={percent} />}
      check={{ step: "microphone", evidence: evidence, onResult }}
    >
      <DeviceNotices media={media} />
      <DeviceTroubles media={now} onRetry={() => void media.request(["microphone"])} />
      <div aria-live="polite">
        {hasHeard ? (
          <Banner tone="ok">
            <strong>
              <Trans>We can hear you</Trans>
            </strong>
          </Banner>
        ) : (
          isQuiet && (
            <Banner tone="warn">
              <strong>
                <Trans>We can’t hear you.</Trans>
              </strong>{" "}
              <Trans>Speak louder, switch the microphone on, or choose another one.</Trans>
            </Banner>
          )
        )}
      </div>
      {track && canRecordVoice() && <Echo media={media} track={track} />}
      <DeviceSelect media={media} kind="microphone" />
    </TestStep>
  );
}

function Meter({ media, percent }: { media: LocalMedia; percent: number }) {
  const { t, i18n } = useLingui();
  const numberFormat = new Intl.NumberFormat(i18n.locale === "ar" ? "en" : i18n.locale, { style: "percent" });
  return (
    <div className={styles["bars"]}>
      <meter
        className="vh"
        min={0}
        max={100}
        value={percent}
        aria-label={t`Microphone`}
        aria-valuetext={numberFormat.format(percent / 100)}
      />
      <LevelBars media={media} />
    </div>
  );
}

type Voice = { hasHeard: boolean; isQuiet: boolean; percent: number };
const nothingHeard: Voice = { hasHeard: false, isQuiet: false, percent: 0 };

/** What the microphone has heard since it was opened. */
function useVoice(media: LocalMedia, track: MediaStreamTrack | null): Voice {
  const [voice, setVoice] = useState(nothingHeard);
  useEffect(() => {
    if (!track) return;
    const onSince = performance.now();
    let voiceAt: number | null = null;
    let reportedAt = 0;
    const look = () => {
      const now = performance.now();
      const level = media.level.getSnapshot() ?? 0;
      if (level > voiceLevel) voiceAt = now;
      const isDue = now - reportedAt >= announceEvery;
      if (isDue) reportedAt = now;
      const percent = Math.round(level * 100);
      setVoice((last) => ({
        hasHeard: last.hasHeard || voiceAt !== null,
        isQuiet: isSilent({ onSince, voiceAt }, now),
        percent: isDue ? percent : last.percent,
      }));
    };
    const stop = media.level.subscribe(look);
    const timer = setInterval(look, lookEvery);
    return () => {
      stop();
      clearInterval(timer);
      setVoice(nothingHeard);
    };
  }, [media, track]);
  return voice;
}

/** Three seconds of one's own voice, played back on this device; nothing of it stays. */
function Echo({ media, track }: { media: LocalMedia; track: MediaStreamTrack }) {
  const [phase, setPhase] = useState<EchoPhase | "ready" | "done" | "failed">("ready");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), [track]);
  const begin = async () => {
    const control = new AbortController();
    running.current = control;
    const { speaker } = media.getSnapshot().chosen;
    const isPlayed = await recordAndPlayVoice(track, speaker, { onPhase: setPhase, signal: control.signal });
    if (!control.signal.aborted) setPhase(isPlayed ? "done" : "failed");
  };
  const isBusy = phase === "recording" || phase === "playing";
  return (
    <div className={styles["row"]}>
      <Button kind="soft" isSmall icon="microphone" isPending={isBusy} onClick={() => void begin()}>
        <Trans>Hear yourself</Trans>
      </Button>
      <output className="muted sm grow">
        <EchoText phase={phase} />
      </output>
    </div>
  );
}

function EchoText({ phase }: { phase: EchoPhase | "ready" | "done" | "failed" }) {
  switch (phase) {
    case "ready":
      return <Trans>Three seconds, played back on this device. We don’t keep the recording.</Trans>;
    case "recording":
      return <Trans>Speak now</Trans>;
    case "playing":
      return <Trans>Listen</Trans>;
    case "done":
      return <Trans>That was you. We don’t keep the recording.</Trans>;
    case "failed":
      return <Trans>This browser couldn’t play it back. The doctor may still hear you in the call.</Trans>;
  }
}
