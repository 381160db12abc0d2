import { greetingSeconds } from "./doctor-pose.ts";

const rate = 48_000;
/** The part that repeats: long, so that the birds do not become a pattern. */
const loopSeconds = 18;
const joinSeconds = 1;

/**
 * Generates the sound of the doctor's room as a WAV file (48 kHz, 16 bit, one channel, 21 s): a soft chime, then quiet air and distant
 * birds, in a seamless loop. The same bytes each time.
 */
export function roomSound(): Buffer {
  const total = (greetingSeconds + loopSeconds) * rate;
  const air = quietAir(total + joinSeconds * rate);
  const sound = new Float64Array(total);
  for (let i = 0; i < total; i += 1) sound[i] = air[i] ?? 0;
  joinEnds(sound, air);
  chime(sound, 0.25, 587.33, 0.2);
  chime(sound, 0.55, 880, 0.17);
  for (const [at, high] of birds) chirp(sound, greetingSeconds + at, high);
  return wav(sound);
}

/** Seconds within the loop and pitch in hertz. */
const birds = [
  [2.1, 3100],
  [2.32, 3400],
  [2.5, 3250],
  [7.4, 2800],
  [7.66, 3000],
  [12.2, 3500],
  [12.38, 3300],
  [12.6, 3500],
  [15.3, 2900],
] as const;

/** Noise of a quiet room: mostly below 500 Hz, about -46 dB. */
function quietAir(length: number): Float64Array {
  const samples = new Float64Array(length);
  let seed = 7;
  let slow = 0;
  let slower = 0;
  for (let i = 0; i < length; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    slow += (seed / 2 ** 31 - 1 - slow) * 0.06;
    slower += (slow - slower) * 0.06;
    samples[i] = slower * 0.06;
  }
  return samples;
}

/** Fades the end of the loop into what stood before its beginning. */
function joinEnds(sound: Float64Array, air: Float64Array): void {
  const fade = joinSeconds * rate;
  for (let i = 0; i < fade; i += 1) {
    const share = i / fade;
    const end = sound.length - fade + i;
    const before = greetingSeconds * rate - fade + i;
    sound[end] = (sound[end] ?? 0) * Math.sqrt(1 - share) + (air[before] ?? 0) * Math.sqrt(share);
  }
}

/** A struck wooden bar: the note, its fourth partial, a quick decay. */
function chime(sound: Float64Array, at: number, pitch: number, loudness: number): void {
  const start = Math.round(at * rate);
  for (let i = 0; i < 1.6 * rate; i += 1) {
    const t = i / rate;
    const attack = Math.min(1, t / 0.006);
    const tone =
      Math.sin(2 * Math.PI * pitch * t) * Math.exp(-t * 4.2) +
      0.22 * Math.sin(2 * Math.PI * pitch * 3.98 * t) * Math.exp(-t * 14) +
      0.1 * Math.sin(2 * Math.PI * pitch * 2 * t) * Math.exp(-t * 6);
    sound[start + i] = (sound[start + i] ?? 0) + attack * loudness * tone;
  }
}

function chirp(sound: Float64Array, at: number, high: number): void {
  const start = Math.round(at * rate);
  const length = 0.13 * rate;
  let phase = 0;
  for (let i = 0; i < length; i += 1) {
    const share = i / length;
    phase += (2 * Math.PI * (high - 700 * share + 160 * Math.sin(share * 19))) / rate;
    sound[start + i] = (sound[start + i] ?? 0) + 0.011 * Math.sin(Math.PI * share) ** 2 * Math.sin(phase);
  }
}

/** 16 bit, one channel. */
function wav(sound: Float64Array): Buffer {
  const file = Buffer.alloc(44 + sound.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(sound.length * 2, 40);
  for (const [i, sample] of sound.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + i * 2);
  return file;
}
