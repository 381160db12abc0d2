import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readPulse } from "@anteroom/vitals/read-pulse";
import { readVitals, type VitalSigns } from "@anteroom/vitals/read-vitals";
import type { ColourTrace } from "@anteroom/vitals/series";
import { openFaceLocator } from "../face-model.ts";
import { coloursOfFilm, isFilm, recordingOfFilm } from "./films.ts";

/**
 * The values read from one input, with its reference values as they stand in its file; null
 * without one.
 */
export type EvaluationLine = { file: string; reference: unknown } & Omit<VitalSigns, "pnn50">;

type Colours = readonly (readonly [red: number, green: number, blue: number])[];
type TraceFile = {
  fps: number;
  /** Seconds of each row; evenly at `fps` without. */
  times?: readonly number[];
  rois: { face: Colours; background?: Colours } & Record<string, Colours>;
  truth?: unknown;
};
type Wave = { data: readonly number[] };
type WaveFile = {
  fps: number;
  waveforms: { ppg_waveform: Wave; respiratory_waveform?: Wave };
  vitals?: Record<string, { value?: number }>;
};

/**
 * Reads vital signs from an input: colour traces or a pulse waveform (.json), a video of a face, or a folder with one or more videos of
 * skin for each subject (`SUBJECT_PART`). Videos require ffmpeg. Throws for any other input.
 */
export async function evaluate(input: string): Promise<readonly EvaluationLine[]> {
  if (statSync(input).isDirectory()) return subjectsOf(input).map((subject) => ofSkin(input, subject));
  if (isFilm(input)) return [await ofFilm(input)];
  const content: unknown = input.endsWith(".json") ? JSON.parse(readFileSync(input, "utf8")) : null;
  if (isTrace(content)) return [ofTrace(input, content)];
  if (isWave(content)) return [ofWave(input, content)];
  throw new Error(`${input} is no colour trace, no pulse waveform, no film and no folder of films of skin.`);
}

function ofTrace(file: string, { fps, times, rois, truth }: TraceFile): EvaluationLine {
  const { face, background, ...patches } = rois;
  const traceOf = (colours: Colours): ColourTrace => ({
    times: times ?? colours.map((_, at) => at / fps),
    red: colours.map(([red]) => red),
    green: colours.map(([, green]) => green),
    blue: colours.map(([, , blue]) => blue),
  });
  const found = readVitals({
    face: traceOf(face),
    patches: Object.values(patches).map(traceOf),
    ...(background && { background: traceOf(background) }),
  });
  return lineOf(file, found, truth ?? null);
}

function ofWave(file: string, { fps, waveforms, vitals = {} }: WaveFile): EvaluationLine {
  const series = (wave: Wave) => ({ rate: fps, values: Float64Array.from(wave.data) });
  const breath = waveforms.respiratory_waveform;
  const found = readPulse(series(waveforms.ppg_waveform), breath && series(breath));
  const known = Object.entries(vitals).map(([name, { value }]) => [name, value] as const);
  return lineOf(file, found, Object.fromEntries(known));
}

/** What is true stands beside the film in a file of the same name: `{"hr": 68, "rr": 14}`. */
async function ofFilm(file: string): Promise<EvaluationLine> {
  const found = readVitals(await recordingOfFilm(file, openFaceLocator()));
  const beside = path.join(path.dirname(file), `${path.parse(file).name}.json`);
  const known: unknown = existsSync(beside) ? JSON.parse(readFileSync(beside, "utf8")) : null;
  return lineOf(file, found, known);
}

/** Every film of a subject is a part of its skin; together they are its face. */
function ofSkin(folder: string, subject: string): EvaluationLine {
  const films = readdirSync(folder).filter((name) => subjectOf(name) === subject && isFilm(name));
  const patches = films.map((name) => coloursOfFilm(path.join(folder, name)));
  const [face] = patches;
  if (!face) throw new Error(`${subject} in ${folder} has no film.`);
  const truth = path.join(folder, "ground_truth.json");
  const known = existsSync(truth) ? (JSON.parse(readFileSync(truth, "utf8")) as Record<string, unknown>) : {};
  return lineOf(path.join(folder, subject), readVitals({ face, patches }), known[subject] ?? null);
}

function lineOf(
  file: string,
  { hr, rr, sdnn, rmssd, stressIndex }: VitalSigns,
  reference: unknown,
): EvaluationLine {
  return { file, hr, rr, sdnn, rmssd, stressIndex, reference };
}

const subjectOf = (name: string) => name.slice(0, name.lastIndexOf("_"));
const subjectsOf = (folder: string) => [...new Set(readdirSync(folder).filter(isFilm).map(subjectOf))].sort();

const isTrace = (content: unknown): content is TraceFile =>
  typeof content === "object" && content !== null && "rois" in content;
const isWave = (content: unknown): content is WaveFile =>
  typeof content === "object" && content !== null && "waveforms" in content;
