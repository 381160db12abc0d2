import { bytes } from "virtual:face-reading";
import type { CameraReader } from "../../ports/camera-reading.ts";

/**
 * Measures vital signs with the camera. `open` loads the code and must be called only after consent; `bytes`
 * is the size of that download.
 */
export const cameraReader: CameraReader = {
  bytes,
  open: async (track, options) =>
    (await import("./open-camera-reading.ts")).openCameraReading(track, options),
};
