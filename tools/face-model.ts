import { readFileSync } from "node:fs";
import path from "node:path";
import { readFaceWeights, type WeightsManifest } from "@anteroom/vitals/face/face-weights";
import { faceLocator, type LocateFaces } from "@anteroom/vitals/face/locate-faces";

const folder = path.resolve(import.meta.dirname, "../engines/vitals/face-model");
const name = "tiny_face_detector_model";

/** Paths of the files of the face model of `@vladmandic/face-api` (MIT), with its licence. */
export const faceModel = {
  weights: path.join(folder, `${name}.bin`),
  manifest: path.join(folder, `${name}-weights_manifest.json`),
  licence: path.join(folder, "LICENSE"),
};

/** Opens the face detector outside the browser; reads the model's files each time. */
export function openFaceLocator(): LocateFaces {
  const manifest = JSON.parse(readFileSync(faceModel.manifest, "utf8")) as WeightsManifest;
  return faceLocator(readFaceWeights(manifest, readFileSync(faceModel.weights)));
}
