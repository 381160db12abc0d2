import { readFileSync } from "node:fs";
import path from "node:path";
import { readIvf, type VideoFrame } from "./ivf.ts";
import { readOggOpus } from "./ogg-opus.ts";

/** A film of a doctor, read from its container and still encoded: VP8 frames and Opus packets. */
export type Clip = {
  framesPerSecond: number;
  frames: readonly VideoFrame[];
  /** Opus packets of 20 ms. */
  sounds: readonly Buffer[];
  /** Frames from here on are repeated; those before are the greeting. */
  loopFromFrame: number;
  loopFromSound: number;
};

/** How long the drawn doctor greets, as `tools/clip/doctor-pose.ts` draws her. */
const greetingSeconds = 3;
const soundsPerSecond = 50;
const folder = path.resolve(import.meta.dirname, "../../clip");

/** Who is drawn in a film, without their title: it is written in the patient's language. A patient never sees another doctor's face than that of the one who was booked. */
const filmed: Readonly<Record<string, string>> = {
  "Helena Duarte": "doctor.ivf",
  "Amina Saidi": "amina.ivf",
  "Lin Wei": "lin.ivf",
  "Davi Araújo": "davi.ivf",
  "Bia Moraes": "beatriz.ivf",
  "Ayelén Quispe": "ayelen.ivf",
  "Rayén Huenulaf": "teresa.ivf",
};

/** Returns the film of a doctor by name with title, such as "Dr Helena Duarte"; without a title or for an unknown doctor, an empty consulting room. */
export type FilmOf = (doctorName: string) => Clip;

/**
 * Reads the films of all seven demo doctors and the empty room once, synchronously; shared by all calls. Throws if a film is missing or
 * lacks key frames at its joints.
 */
export function readFilms(): FilmOf {
  const sounds = readOggOpus(readFileSync(path.join(folder, "doctor.ogg")));
  const room = readFilm("room.ivf", sounds);
  const films = Object.entries(filmed).map(([name, file]) => ({ name, film: readFilm(file, sounds) }));
  return (shown) => films.find(({ name }) => shown.endsWith(` ${name}`))?.film ?? room;
}

function readFilm(file: string, sounds: readonly Buffer[]): Clip {
  const { framesPerSecond, frames } = readIvf(readFileSync(path.join(folder, file)));
  const loopFromFrame = greetingSeconds * framesPerSecond;
  if (!frames[0]?.isKey || !frames[loopFromFrame]?.isKey)
    throw new Error(`${file} needs key frames at its joints`);
  return { framesPerSecond, frames, sounds, loopFromFrame, loopFromSound: greetingSeconds * soundsPerSecond };
}
