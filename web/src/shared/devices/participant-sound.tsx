import { useEffect, useRef } from "react";
import { followSpeaker } from "../../media/choose-sink.ts";
import type { LocalMedia } from "../../media/local-media.ts";

/**
 * Collects sounds that the browser refuses to play before a user gesture (`refused`), until they play or end
 * (`playing`); one tap starts all of them.
 */
export type SoundGate = {
  refused: (play: () => Promise<void>) => void;
  playing: (play: () => Promise<void>) => void;
};

type Props = { stream: MediaStream; media: LocalMedia; gate: SoundGate };

/**
 * Plays a participant's sound on the speaker chosen in `media`, also while video is off or the tab is hidden;
 * resumes it when the tab becomes visible. Reports a refused start to `gate`.
 */
export function ParticipantSound({ stream, media, gate }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    element.srcObject = stream;
    const play = async () => {
      try {
        await element.play();
        gate.playing(play);
      } catch (error) {
        if (error instanceof Error && error.name === "NotAllowedError") gate.refused(play);
      }
    };
    // A phone that was asleep, or a call that came in between, may have paused it.
    const onVisible = () => {
      if (document.visibilityState === "visible" && element.paused) void play();
    };
    void play();
    stream.addEventListener("addtrack", onVisible);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      stream.removeEventListener("addtrack", onVisible);
      document.removeEventListener("visibilitychange", onVisible);
      gate.playing(play);
      element.srcObject = null;
    };
  }, [stream, gate]);
  useEffect(() => (audio.current ? followSpeaker(audio.current, media) : undefined), [media]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a call is live; what the doctor types comes as text of its own
  return <audio ref={audio} />;
}
