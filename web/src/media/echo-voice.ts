import { setSpeaker } from "./choose-sink.ts";
import { withTimeout } from "../platform/within.ts";

/** What `recordAndPlayVoice` is doing. */
export type EchoPhase = "recording" | "playing";

/** Long enough for a sentence, in ms. */
const recordMs = 3_000;
const startMs = 3_000;

/** Returns whether this browser can record sound. */
export const canRecordVoice = (): boolean => typeof MediaRecorder === "function";

/**
 * Records three seconds of the microphone and plays them back, on this device only; stores nothing. Resolves with whether it was played to
 * the end; false for an abort, an empty recording or any failure. Never rejects, and does not stop the track.
 */
export async function recordAndPlayVoice(
  track: MediaStreamTrack,
  speakerId: string | null,
  { onPhase, signal }: { onPhase: (phase: EchoPhase) => void; signal: AbortSignal },
): Promise<boolean> {
  try {
    onPhase("recording");
    const voice = await record(track, signal);
    if (signal.aborted || voice.size === 0) return false;
    onPhase("playing");
    await play(voice, speakerId, signal);
    return !signal.aborted;
  } catch {
    return false;
  }
}

async function record(track: MediaStreamTrack, signal: AbortSignal): Promise<Blob> {
  const recorder = new MediaRecorder(new MediaStream([track]));
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  const stop = () => recorder.state !== "inactive" && recorder.stop();
  recorder.start();
  const timer = setTimeout(stop, recordMs);
  signal.addEventListener("abort", stop, { once: true });
  try {
    await withTimeout(recordMs + startMs, ended);
  } finally {
    clearTimeout(timer);
    stop();
  }
  return new Blob(parts, { type: recorder.mimeType });
}

async function play(voice: Blob, speakerId: string | null, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(voice);
  const audio = new Audio(address);
  try {
    await setSpeaker(audio, speakerId);
    const ended = new Promise((resolve) => {
      audio.addEventListener("ended", resolve, { once: true });
      signal.addEventListener("abort", resolve, { once: true });
    });
    await withTimeout(startMs, audio.play());
    await withTimeout(recordMs + startMs, ended);
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
