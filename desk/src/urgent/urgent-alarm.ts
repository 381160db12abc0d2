import { clinicListUrgentEvents } from "@anteroom/client/operations";
import { useEffect, useRef } from "react";
import { useApiAnswer } from "../platform/use-answer.ts";

/** While something urgent is not answered, the sound comes again after so long, in ms. */
const again = 30_000;

/**
 * Fetches and returns the number of unanswered urgent messages. Plays a sound for new ones and repeats it
 * every 30 s while any waits; silent in a browser that has not been used yet. Use it once in a page.
 */
export function useUrgentAlarm(): number {
  const { data } = useApiAnswer(clinicListUrgentEvents);
  const events = data?.data.collection ?? [];
  const newest = Math.max(0, ...events.map(({ id }) => id));
  const heard = useRef(0);
  useEffect(() => {
    if (newest === 0) return;
    if (newest > heard.current) playAlarm();
    heard.current = newest;
    const timer = setInterval(playAlarm, again);
    return () => clearInterval(timer);
  }, [newest]);
  return events.length;
}

let audio: AudioContext | undefined;

/** Three short tones. A browser that has not been touched yet keeps silent: the number in the bar says the same. */
function playAlarm(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const volume = audio.createGain();
  volume.connect(destination);
  volume.gain.value = 0;
  const tone = audio.createOscillator();
  tone.frequency.value = 880;
  tone.connect(volume);
  for (const start of [0, 0.25, 0.5]) {
    volume.gain.setValueAtTime(0.2, now + start);
    volume.gain.setValueAtTime(0, now + start + 0.15);
  }
  tone.start(now);
  tone.stop(now + 0.8);
}
