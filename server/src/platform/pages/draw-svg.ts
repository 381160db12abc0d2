import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

let ready: Promise<void> | null = null;

/** A PNG with its size in pixels. */
export type DrawnPng = { png: Uint8Array; width: number; height: number };

/**
 * Renders an SVG without text as a PNG of this width in pixels. Loads the engine (2.4 MB of WebAssembly) on the first
 * call. Throws on invalid SVG.
 */
export async function drawSvg(drawing: string, width: number): Promise<DrawnPng> {
  ready ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then(
    initWasm,
  );
  await ready;
  const engine = new Resvg(drawing, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  try {
    const picture = engine.render();
    const drawn = { png: picture.asPng(), width: picture.width, height: picture.height };
    picture.free();
    return drawn;
  } finally {
    engine.free();
  }
}
