import manifest from "@anteroom/vitals/face-model/tiny_face_detector_model-weights_manifest.json" with { type: "json" };
import { readFaceWeights, type WeightsManifest } from "@anteroom/vitals/face/face-weights";
import { faceLocator } from "@anteroom/vitals/face/locate-faces";
import { readFace } from "@anteroom/vitals/face/read-face";
import type { FromWorker, ToWorker } from "./messages.ts";

/** Of the camera's clock, between two moments that are told. */
const momentSeconds = 0.25;

/** The first message brings the face model and the port by which everything else is said. */
addEventListener(
  "message",
  ({ data: model, ports: [port] }: MessageEvent<ArrayBuffer>) => port && serve(port, new Uint8Array(model)),
  { once: true },
);

function serve(port: MessagePort, model: Uint8Array): void {
  // A JSON file's type knows its numbers, not that there is exactly one list of them.
  const reading = readFace(faceLocator(readFaceWeights(manifest as unknown as WeightsManifest, model)));
  let reportedAt = Number.NEGATIVE_INFINITY;
  const send = (message: FromWorker) => port.postMessage(message);

  function takeFrame({ time, width, height, rgba }: Extract<ToWorker, { what: "frame" }>): void {
    const begin = performance.now();
    const hasLooked = reading.addFrame(time, { width, height, rgba: new Uint8ClampedArray(rgba) });
    send({ what: "taken", lookMs: hasLooked ? performance.now() - begin : null });
    if (time >= reportedAt && time < reportedAt + momentSeconds) return;
    reportedAt = time;
    send({ what: "moment", moment: reading.moment() });
  }

  port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    if (data.what === "frame") takeFrame(data);
    else if (data.what === "pause") reading.pause();
    else send({ what: "vitals", id: data.id, vitals: reading.vitals() });
  });
  port.start();
  send({ what: "ready" });
}
