import { bytes } from "virtual:face-reading";
import type { CameraReader } from "../../ports/camera-reading.ts";

/**
 * Measures vital signs with the camera. Its code is loaded with `open`, to be called after consent; `bytes`
 * is how much that is.
 */
export const cameraReader: CameraReader = {
  bytes,
  open: async (track, options) =>
    (await import("./open-camera-reading.ts")).openCameraReading(track, options),
};
