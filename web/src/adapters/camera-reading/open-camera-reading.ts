import { refused } from "@anteroom/vitals/reading";
import { allRefused, type VitalSigns } from "@anteroom/vitals/read-vitals";
import type { CameraReading, ReadingMoment } from "../../ports/camera-reading.ts";
import { followFrames } from "./follow-frames.ts";
import type { FromWorker } from "./messages.ts";
import { openWorker } from "./open-worker.ts";
import { smallPicture } from "./small-picture.ts";

type Options = {
  now: () => number;
  /** What reading costs: milliseconds of the page for each frame, of the Worker for each look for faces. */
  onCost?: (of: "frame" | "look", ms: number) => void;
};

/** Pictures the Worker may be behind; further ones are left out, and their times tell. */
const mostWaiting = 15;
/** Without a frame for so long the camera stands still. */
const silentMs = 1_000;

const tooShort = refused("too-short");
const nothing = allRefused(tooShort);
const beforeAnything: ReadingMoment = {
  seconds: 0,
  advice: [],
  face: null,
  isPaused: false,
  wave: [],
  heartRate: tooShort,
  quality: 0,
};

/** The reading of a face on a track of somebody else's: frames are drawn small here and read in a Worker. */
export async function openCameraReading(
  track: MediaStreamTrack,
  { now, onCost }: Options,
): Promise<CameraReading> {
  const listeners = new Set<(moment: ReadingMoment) => void>();
  const asked = new Map<number, (vitals: VitalSigns) => void>();
  const ending = new AbortController();
  let moment = beforeAnything;
  let [waiting, questions] = [0, 0];
  let lastFrameAt = now();
  const worker = await openWorker(hear);
  const pictureOf = smallPicture();

  function hear(message: FromWorker): void {
    if (ending.signal.aborted) return;
    if (message.what === "moment") tell({ ...message.moment, isPaused: document.hidden });
    if (message.what === "vitals") {
      asked.get(message.id)?.(message.vitals);
      asked.delete(message.id);
    }
    if (message.what !== "taken") return;
    waiting -= 1;
    if (message.lookMs !== null) onCost?.("look", message.lookMs);
  }

  function tell(next: ReadingMoment): void {
    moment = next;
    for (const listener of listeners) listener(moment);
  }

  function takeFrame(video: HTMLVideoElement, time: number): void {
    const begin = now();
    lastFrameAt = begin;
    if (document.hidden || waiting >= mostWaiting) return;
    const picture = pictureOf(video);
    if (!picture) return;
    waiting += 1;
    const { width, height } = picture;
    const rgba = picture.data.buffer;
    worker.tell({ what: "frame", time, width, height, rgba }, [rgba]);
    onCost?.("frame", now() - begin);
  }

  /** Browsers send no frames to a hidden tab; what was before and what comes after are two recordings. */
  function pause(): void {
    if (moment.isPaused) return;
    worker.tell({ what: "pause" });
    tell({ ...moment, isPaused: true, seconds: 0, wave: [], heartRate: tooShort, quality: 0 });
  }

  const stopFrames = followFrames(track, takeFrame);
  const { signal } = ending;
  document.addEventListener("visibilitychange", () => document.hidden && pause(), { signal });
  const silence = setInterval(() => now() - lastFrameAt > silentMs && pause(), silentMs / 2);

  return {
    watch(listener) {
      listeners.add(listener);
      listener(moment);
      return () => listeners.delete(listener);
    },
    finish() {
      if (ending.signal.aborted) return Promise.resolve(nothing);
      const { promise, resolve } = Promise.withResolvers<VitalSigns>();
      asked.set((questions += 1), resolve);
      worker.tell({ what: "finish", id: questions });
      return promise;
    },
    stop() {
      ending.abort();
      clearInterval(silence);
      stopFrames();
      worker.end();
      for (const resolve of asked.values()) resolve(nothing);
      asked.clear();
      listeners.clear();
    },
  };
}
