// Runs in the browser: a camera that its owner has opened, and a reading on its track.
import { cameraReader } from "../../web/src/adapters/camera-reading/camera-reader.ts";
import { openCameraReading } from "../../web/src/adapters/camera-reading/open-camera-reading.ts";
import { createLocalMedia } from "../../web/src/media/local-media.ts";
import type { CameraReading, ReadingMoment } from "../../web/src/ports/camera-reading.ts";

/** Times in ms that the page spent on each frame, and the Worker on each look for faces. */
export type Costs = Record<"frame" | "look", number[]>;

declare global {
  interface Window {
    /** Opens the camera and begins to read. */
    begin: () => Promise<void>;
    reading: CameraReading;
    track: MediaStreamTrack;
    /** The newest moment, and seconds from the beginning to the first provisional heart rate. */
    moment: ReadingMoment | null;
    firstHeartRate: number | null;
    costs: Costs;
    /** What is told before anything is fetched. */
    bytes: number;
    /** How often a device was asked for. */
    questions: number;
  }
}

const devices = navigator.mediaDevices;
const real = devices.getUserMedia.bind(devices);
window.questions = 0;
devices.getUserMedia = (constraints) => {
  window.questions += 1;
  return real(constraints);
};
window.bytes = cameraReader.bytes;
window.costs = { frame: [], look: [] };
window.moment = null;
window.firstHeartRate = null;
window.begin = async () => {
  const media = createLocalMedia();
  await media.request(["camera"]);
  const { camera } = media.getSnapshot();
  if (camera.status !== "on") throw new Error(`The camera is ${camera.status}.`);
  window.track = camera.track;
  const begun = performance.now();
  const now = () => performance.now();
  window.reading = await openCameraReading(camera.track, {
    now,
    onCost: (of, ms) => window.costs[of].push(ms),
  });
  window.reading.watch((moment) => {
    window.moment = moment;
    if (moment.heartRate.ok) window.firstHeartRate ??= (performance.now() - begun) / 1000;
  });
};
document.documentElement.dataset["ready"] = "yes";
