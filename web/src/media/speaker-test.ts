import { setSpeaker } from "./choose-sink.ts";
import { withTimeout } from "../platform/within.ts";

/**
 * `default-speaker`: the browser cannot choose or refused the choice, and the tone came from the system's
 * speaker.
 */
export type SpeakerTest = "chosen-speaker" | "default-speaker" | "no-sound";

/** A slow phone, or headphones that wake up first, take seconds until they sound. */
const answerMs = 8_000;
const rate = 24_000;

/**
 * Returns whether this browser can play sound on a chosen speaker (S8.MSG.19 where not). Detected by feature.
 */
export const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== "undefined" && "setSinkId" in HTMLMediaElement.prototype;

/**
 * Plays the two-note chime once on a speaker (null: the default); resolves when it has ended. `no-sound` if
 * the browser refused to play, or if the chime did not begin or end within 8 s each. Never rejects.
 */
export async function testSpeaker(speakerId: string | null): Promise<SpeakerTest> {
  const address = URL.createObjectURL(new Blob([chime()], { type: "audio/wav" }));
  const audio = new Audio(address);
  try {
    const isChosen = await setSpeaker(audio, speakerId);
    const ended = new Promise((resolve) => audio.addEventListener("ended", resolve, { once: true }));
    await withTimeout(answerMs, audio.play());
    await withTimeout(answerMs, ended);
    return isChosen ? "chosen-speaker" : "default-speaker";
  } catch {
    return "no-sound";
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}

/** A WAV file: D5 then A5, soft, about a second. */
function chime(): ArrayBuffer {
  const length = rate;
  const file = new DataView(new ArrayBuffer(44 + length * 2));
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i += 1) file.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, "RIFF");
  file.setUint32(4, file.byteLength - 8, true);
  text(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, "data");
  file.setUint32(40, length * 2, true);
  for (let i = 0; i < length; i += 1) {
    const t = i / rate;
    const sample = note(t, 587.33) + note(t - 0.3, 880);
    file.setInt16(44 + i * 2, Math.round(sample * 0.3 * 32_767), true);
  }
  return file.buffer;
}

function note(t: number, pitch: number): number {
  if (t < 0) return 0;
  return Math.min(1, t / 0.008) * Math.exp(-5 * t) * Math.sin(2 * Math.PI * pitch * t);
}
