import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

let ready: Promise<void> | null = null;

/** A PNG with its size in pixels. */
export type DrawnPng = {
  png: Uint8Array;
  width: number;
  height: number;
  /** Whether no pixel has any colour: nothing was drawn. */
  isBlank: boolean;
};

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
    const { width: drawnWidth, height, pixels } = picture;
    // RGBA: every fourth byte is the opacity.
    const isBlank = !pixels.some((byte, index) => index % 4 === 3 && byte > 0);
    const drawn = { png: picture.asPng(), width: drawnWidth, height, isBlank };
    picture.free();
    return drawn;
  } finally {
    engine.free();
  }
}
