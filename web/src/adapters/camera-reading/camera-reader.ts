import { bytes } from "virtual:face-reading";
import type { CameraReader } from "../../ports/camera-reading.ts";

/** The camera as a way to vital signs. The code that reads comes with the first reading, after consent. */
export const cameraReader: CameraReader = {
  bytes,
  open: async (track, options) =>
    (await import("./open-camera-reading.ts")).openCameraReading(track, options),
};
