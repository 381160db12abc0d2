// `npm run eval:vitals -- FILE...`: one JSON line for each recording. It takes colour traces (`.rgb.json`), pulse waveforms (`.json`) and a
// folder of films of skin (one subject per name before the last `_`; needs ffmpeg). Films of whole faces need the face locator, which is not built yet.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readPulse } from "@anteroom/vitals/read-pulse";
import { readVitals, type VitalSigns } from "@anteroom/vitals/read-vitals";
import type { ColourTrace } from "@anteroom/vitals/series";

type Line = { file: string; reference: unknown } & Omit<VitalSigns, "pnn50">;

type Colours = readonly (readonly [red: number, green: number, blue: number])[];
type TraceFile = { fps: number; rois: { face: Colours } & Record<string, Colours>; truth: unknown };
type Wave = { data: readonly number[] };
type WaveFile = {
  fps: number;
  waveforms: { ppg_waveform: Wave; respiratory_waveform?: Wave };
  vitals: Record<string, { value?: number }>;
};

/** What is read from one input; a folder has one line for each of its subjects. */
export function evaluate(input: string): readonly Line[] {
  if (statSync(input).isDirectory()) return subjectsOf(input).map((subject) => ofSkin(input, subject));
  const content: unknown = input.endsWith(".json") ? JSON.parse(readFileSync(input, "utf8")) : null;
  if (isTrace(content)) return [ofTrace(input, content)];
  if (isWave(content)) return [ofWave(input, content)];
  throw new Error(`${input} is no colour trace, no pulse waveform and no folder of films of skin.`);
}

function ofTrace(file: string, { fps, rois: { face, ...patches }, truth }: TraceFile): Line {
  const found = readVitals({
    face: traceOf(face, fps),
    patches: Object.values(patches).map((one) => traceOf(one, fps)),
  });
  return lineOf(file, found, truth);
}

function ofWave(file: string, { fps, waveforms, vitals }: WaveFile): Line {
  const series = (wave: Wave) => ({ rate: fps, values: Float64Array.from(wave.data) });
  const breath = waveforms.respiratory_waveform;
  const found = readPulse(series(waveforms.ppg_waveform), breath && series(breath));
  return lineOf(
    file,
    found,
    Object.fromEntries(Object.entries(vitals).map(([name, { value }]) => [name, value])),
  );
}

/** Every film of a subject is a part of its skin; together they are its face. */
function ofSkin(folder: string, subject: string): Line {
  const films = readdirSync(folder).filter((name) => subjectOf(name) === subject && isFilm(name));
  const patches = films.map((name) => coloursOfFilm(path.join(folder, name)));
  const face = patches[0];
  if (!face) throw new Error(`${subject} in ${folder} has no film.`);
  const truth = path.join(folder, "ground_truth.json");
  const known = readdirSync(folder).includes("ground_truth.json")
    ? (JSON.parse(readFileSync(truth, "utf8")) as Record<string, unknown>)
    : {};
  return lineOf(path.join(folder, subject), readVitals({ face, patches }), known[subject] ?? null);
}

function lineOf(file: string, { hr, rr, sdnn, rmssd, stressIndex }: VitalSigns, reference: unknown): Line {
  return { file, hr, rr, sdnn, rmssd, stressIndex, reference };
}

function traceOf(colours: Colours, fps: number): ColourTrace {
  return {
    times: colours.map((_, at) => at / fps),
    red: colours.map(([red]) => red),
    green: colours.map(([, green]) => green),
    blue: colours.map(([, , blue]) => blue),
  };
}

/** The mean colour of each picture and its time, by ffmpeg. */
function coloursOfFilm(film: string): ColourTrace {
  const times = run("ffprobe", [
    "-v",
    "error",
    "-select_streams",
    "v",
    "-show_entries",
    "frame=best_effort_timestamp_time",
    "-of",
    "csv=p=0",
    film,
  ])
    .toString()
    .split(/[\s,]+/)
    .filter((text) => text !== "")
    .map(Number);
  const bytes = run("ffmpeg", [
    "-v",
    "error",
    "-i",
    film,
    "-vf",
    "scale=1:1:flags=area,format=rgb48le",
    "-f",
    "rawvideo",
    "-",
  ]);
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  const count = Math.min(times.length, Math.floor(values.length / 3));
  const channel = (at: number) =>
    Array.from({ length: count }, (_, index) => (values[index * 3 + at] ?? 0) / 257);
  return { times: times.slice(0, count), red: channel(0), green: channel(1), blue: channel(2) };
}

function run(program: string, args: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 2 ** 28 });
  if (error) throw new Error(`${program} is needed for films: ${error.message}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString().trim()}`);
  return stdout;
}

const isFilm = (name: string) => /\.(avi|mp4|mkv|webm|mov)$/i.test(name);
const subjectOf = (name: string) => name.slice(0, name.lastIndexOf("_"));
const subjectsOf = (folder: string) => [...new Set(readdirSync(folder).filter(isFilm).map(subjectOf))].sort();

const isTrace = (content: unknown): content is TraceFile =>
  typeof content === "object" && content !== null && "rois" in content;
const isWave = (content: unknown): content is WaveFile =>
  typeof content === "object" && content !== null && "waveforms" in content;

if (import.meta.main) {
  const inputs = process.argv.slice(2);
  if (inputs.length === 0) console.error("npm run eval:vitals -- FILE...");
  for (const input of inputs) for (const line of evaluate(input)) console.log(JSON.stringify(line));
}
