import { readFileSync } from "node:fs";
import path from "node:path";
import { readIvf, type VideoFrame } from "./ivf.ts";
import { readOggOpus } from "./ogg-opus.ts";

export type Clip = {
  framesPerSecond: number;
  frames: readonly VideoFrame[];
  /** Opus packets of 20 ms. */
  sounds: readonly Buffer[];
  /** The greeting comes before; these begin what is repeated. */
  loopFromFrame: number;
  loopFromSound: number;
};

/** How long the drawn doctor greets, as `tools/clip/doctor-pose.ts` draws her. */
const greetingSeconds = 3;
const soundsPerSecond = 50;
const folder = path.resolve(import.meta.dirname, "../../clip");

/** The clip the demo doctor shows: read once, shared by all visits. */
export function readClip(): Clip {
  const { framesPerSecond, frames } = readIvf(readFileSync(path.join(folder, "doctor.ivf")));
  const sounds = readOggOpus(readFileSync(path.join(folder, "doctor.ogg")));
  const loopFromFrame = greetingSeconds * framesPerSecond;
  if (!frames[0]?.isKey || !frames[loopFromFrame]?.isKey)
    throw new Error("the clip needs key frames at its joints");
  return { framesPerSecond, frames, sounds, loopFromFrame, loopFromSound: greetingSeconds * soundsPerSecond };
}
