import { spawn, spawnSync } from "node:child_process";
import type { LocateFaces } from "@anteroom/vitals/face/locate-faces";
import type { Box, Picture } from "@anteroom/vitals/picture";
import { startRecorder, steadyBox } from "@anteroom/vitals/recorder";
import type { Recording } from "@anteroom/vitals/recording";
import type { ColourTrace } from "@anteroom/vitals/series";
import { sampleFrame } from "@anteroom/vitals/skin";

/** As the browser does it: the picture is read this high at most, and faces are looked for twice a second. */
const mostHeight = 240;
const secondsBetweenLooks = 0.5;

/** Returns whether a file name has the extension of a video. */
export const isFilm = (name: string): boolean => /\.(avi|mp4|mkv|webm|mov|y4m)$/i.test(name);

/**
 * Returns the mean colour (0 .. 255) of each frame of a video that shows only skin, with its time in seconds. Uses ffmpeg; throws where it
 * is missing or fails.
 */
export function coloursOfFilm(film: string): ColourTrace {
  const bytes = run("ffmpeg", [...quietly(film), "-vf", "scale=1:1:flags=area,format=rgb48le", ...raw]);
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  const times = timesOf(film).slice(0, Math.floor(values.length / 3));
  const channel = (at: number) => times.map((_, index) => (values[index * 3 + at] ?? 0) / 257);
  return { times, red: channel(0), green: channel(1), blue: channel(2) };
}

/**
 * Returns what a reading records of the face in a video, frame by frame, at most 240 pixels high and with a look for faces every 0.5 s, as
 * in the browser. Uses ffmpeg; throws where it is missing or fails.
 */
export async function recordingOfFilm(film: string, locate: LocateFaces): Promise<Recording> {
  const times = timesOf(film);
  const { width, height } = sizeOf(film);
  const recorder = startRecorder();
  let box: Box | null = null;
  let lastLook = Number.NEGATIVE_INFINITY;
  let index = 0;
  for await (const picture of picturesOf(film, width, height)) {
    const time = times[index];
    index += 1;
    if (time === undefined) break;
    if (time - lastLook >= secondsBetweenLooks) {
      lastLook = time;
      const [found, ...others] = locate(picture);
      recorder.addLook({
        time,
        faces: found ? 1 + others.length : 0,
        height: found ? found.height / height : 0,
      });
      if (found) box = steadyBox(box, found);
    }
    if (box) recorder.addFrame(time, sampleFrame(picture.rgba, width, height, box));
  }
  return recorder.recording();
}

async function* picturesOf(film: string, width: number, height: number): AsyncGenerator<Picture> {
  const scaled = ["-vf", `scale=${width}:${height}:flags=area`, "-pix_fmt", "rgba"];
  const ffmpeg = spawn("ffmpeg", [...quietly(film), ...scaled, ...raw], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const size = width * height * 4;
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of ffmpeg.stdout) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      for (; rest.length >= size; rest = rest.subarray(size))
        yield { rgba: new Uint8ClampedArray(rest.subarray(0, size)), width, height };
    }
  } finally {
    ffmpeg.kill();
  }
}

function sizeOf(film: string): { width: number; height: number } {
  const [width = 0, height = 0] = probe(film, "stream=width,height");
  if (width === 0 || height === 0) throw new Error(`${film} has no pictures.`);
  const share = Math.min(1, mostHeight / height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** When each picture is shown, in seconds. */
const timesOf = (film: string) => probe(film, "frame=best_effort_timestamp_time");

function probe(film: string, entries: string): number[] {
  const only = ["-v", "error", "-select_streams", "v:0", "-show_entries", entries, "-of", "csv=p=0"];
  return run("ffprobe", [...only, film])
    .toString()
    .split(/[\s,]+/)
    .filter((text) => text !== "")
    .map(Number);
}

const quietly = (film: string) => ["-v", "error", "-i", film, "-map", "0:v:0", "-fps_mode", "passthrough"];
const raw = ["-f", "rawvideo", "-"];

function run(program: string, args: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 2 ** 28 });
  if (error) throw new Error(`${program} is needed for films: ${error.message}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString().trim()}`);
  return stdout;
}
