import { withTimeout } from "../platform/within.ts";

/** A running measurement. */
export type LevelMeter = { stop: () => void };

/** Firefox without any sound system never answers `resume`. */
const resumeMs = 3_000;
const readEveryMs = 80;

/**
 * Calls `onLevel` with the microphone's loudness about 12 times a second until stopped: 0 silent .. 1 very loud. Rejects where sound
 * cannot be analysed, or after 3 s without an answer. Does not stop the track.
 */
export async function meterLevel(
  track: MediaStreamTrack,
  onLevel: (level: number) => void,
): Promise<LevelMeter> {
  const context = new AudioContext();
  try {
    await withTimeout(resumeMs, context.resume());
  } catch (error) {
    void context.close();
    throw error;
  }
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(loudnessOf(samples));
  }, readEveryMs);
  return {
    stop() {
      clearInterval(timer);
      void context.close();
    },
  };
}

/**
 * Returns the loudness 0 .. 1 of samples (-1 .. 1) by their root mean square: -60 dB and below is 0, -10 dB
 * and above is 1.
 */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  return Math.min(1, Math.max(0, (decibels + 60) / 50));
}
