import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { faceModel } from "./face-model.ts";

const name = "virtual:face-reading";
const resolved = `\0${name}`;
const worker = path.resolve(import.meta.dirname, "../web/src/adapters/camera-reading/reading-worker.ts");

/**
 * A Vite plugin that emits the Worker of face readings, its model and the model's licence from our own origin, in the client's build.
 * `virtual:face-reading` exports `workerAddress`, `modelAddress` and `bytes`, their size compressed by Brotli.
 */
export const faceReadingFiles: Plugin = {
  name: "face-reading-files",
  resolveId: (id) => (id === name ? resolved : null),
  async load(id) {
    if (id !== resolved) return null;
    const model = readFileSync(faceModel.weights);
    const script = Buffer.from(await bundleScript(worker, "es"));
    const [modelFile, scriptFile] = [
      fileName("face-model", model, ".bin"),
      fileName("read-face", script, ".js"),
    ];
    const licence = { fileName: `${modelFile}.LICENSE.txt`, source: readFileSync(faceModel.licence) };
    if (this.environment.config.consumer === "client")
      for (const file of [
        { fileName: modelFile, source: model },
        { fileName: scriptFile, source: script },
        licence,
      ])
        this.emitFile({ type: "asset", ...file });
    const bytes = [model, script].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    const constants = { workerAddress: `/${scriptFile}`, modelAddress: `/${modelFile}`, bytes };
    return Object.entries(constants)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

function fileName(what: string, content: Buffer, ending: string): string {
  return `assets/${what}-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}${ending}`;
}
