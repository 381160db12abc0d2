import { refused } from "@anteroom/vitals/reading";
import { allRefused, type VitalSigns } from "@anteroom/vitals/read-vitals";
import type { CameraReading, ReadingMoment } from "../../ports/camera-reading.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { modelAddress, workerAddress } from "virtual:face-reading";

/** Of the picture that is read; a camera's picture is larger, and its neighbours' mean has less noise. */
const mostHeight = 240;

/** The pixels of a frame, drawn small; null before the first one has a size. */
function smallPicture(): (video: HTMLVideoElement) => ImageData | null {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true, alpha: false });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0 || videoHeight === 0) return null;
    const share = Math.min(1, mostHeight / videoHeight);
    const [width, height] = [Math.round(videoWidth * share), Math.round(videoHeight * share)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      // Every pixel of the camera's counts, not one of several.
      context.imageSmoothingQuality = "medium";
    }
    context.drawImage(video, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}

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
  isSilent: false,
  wave: [],
  heartRate: tooShort,
  quality: 0,
};

/**
 * Starts a camera measurement on a track that the caller owns and stops. Frames are scaled down on the page
 * and analysed in a Worker on this device; pauses while the tab is hidden or no frame comes for 1 s. Rejects
 * if the face model or the Worker cannot be loaded. `now`: a monotonic clock in ms. Call `stop` at the end.
 */
export async function openCameraReading(
  track: MediaStreamTrack,
  { now, onCost }: Options,
): Promise<CameraReading> {
  const listeners = new Set<(moment: ReadingMoment) => void>();
  const requested = new Map<number, (vitals: VitalSigns) => void>();
  const ending = new AbortController();
  let moment = beforeAnything;
  let [waiting, questions] = [0, 0];
  let lastFrameAt = now();
  const worker = await openWorker(hear);
  const pictureOf = smallPicture();

  function hear(message: FromWorker): void {
    if (ending.signal.aborted) return;
    if (message.what === "moment") send({ ...message.moment, isPaused: document.hidden, isSilent: false });
    if (message.what === "vitals") {
      requested.get(message.id)?.(message.vitals);
      requested.delete(message.id);
    }
    if (message.what !== "taken") return;
    waiting -= 1;
    if (message.lookMs !== null) onCost?.("look", message.lookMs);
  }

  function send(next: ReadingMoment): void {
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
    worker.send({ what: "frame", time, width, height, rgba }, [rgba]);
    onCost?.("frame", now() - begin);
  }

  /** Browsers send no frames to a hidden tab; what was before and what comes after are two recordings. */
  function pause(): void {
    const isSilent = !document.hidden;
    if (moment.isPaused && moment.isSilent === isSilent) return;
    if (!moment.isPaused) worker.send({ what: "pause" });
    send({ ...moment, isPaused: true, isSilent, seconds: 0, wave: [], heartRate: tooShort, quality: 0 });
  }

  /** A tab that is seen again gets its next frame in a moment. */
  function followVisibility(): void {
    if (document.hidden) pause();
    else lastFrameAt = now();
  }

  const stopFrames = followFrames(track, takeFrame);
  const { signal } = ending;
  document.addEventListener("visibilitychange", followVisibility, { signal });
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
      requested.set((questions += 1), resolve);
      worker.send({ what: "finish", id: questions });
      return promise;
    },
    stop() {
      ending.abort();
      clearInterval(silence);
      stopFrames();
      worker.end();
      for (const resolve of requested.values()) resolve(nothing);
      requested.clear();
      listeners.clear();
    },
  };
}

/** A frame of the camera, with the moment it was taken: seconds of the camera's own clock. */
type TakeFrame = (video: HTMLVideoElement, time: number) => void;

/**
 * Calls for each frame that a track sends, with the time the browser knows of it: of its capture where it tells that,
 * else its place in the stream. Never assumes a rate. The track stays its owner's; returns how to end.
 */
function followFrames(track: MediaStreamTrack, take: TakeFrame): () => void {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  /** Two clocks must not mix: the first frame decides. */
  let clock: "captureTime" | "mediaTime" | null = null;
  let handle = video.requestVideoFrameCallback(next);
  // A muted picture may always play; where it was stopped meanwhile nobody waits for it.
  void video.play().catch(() => {});

  function next(_: number, frame: VideoFrameCallbackMetadata): void {
    handle = video.requestVideoFrameCallback(next);
    clock ??= frame.captureTime === undefined ? "mediaTime" : "captureTime";
    const seconds = clock === "mediaTime" ? frame.mediaTime : (frame.captureTime ?? Number.NaN) / 1000;
    if (Number.isFinite(seconds)) take(video, seconds);
  }

  return () => {
    video.cancelVideoFrameCallback(handle);
    video.pause();
    video.srcObject = null;
  };
}

type ReadingWorker = {
  send(message: ToWorker, handOver?: Transferable[]): void;
  /** Terminates the Worker and discards its data. */
  end(): void;
};

/** Fetches model and Worker from our own origin and waits until both work together; rejects where one cannot be had. */
async function openWorker(hear: (message: FromWorker) => void): Promise<ReadingWorker> {
  const answer = await fetch(modelAddress);
  if (!answer.ok) throw new Error(`The face model answered ${answer.status}.`);
  const model = await answer.arrayBuffer();
  const worker = new Worker(workerAddress, { type: "module" });
  const { port1: port, port2 } = new MessageChannel();
  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener("error", ({ message }) => reject(new Error(message || "The Worker did not load.")));
  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) =>
    data.what === "ready" ? resolve() : hear(data),
  );
  port.start();
  worker.postMessage(model, [model, port2]);
  const end = () => {
    port.close();
    worker.terminate();
  };
  await isReady.catch((error: unknown) => {
    end();
    throw error;
  });
  return { send: (message, handOver = []) => port.postMessage(message, handOver), end };
}
