// `node tools/face-video/write.ts --scene good --bpm 72 --seconds 70 FILE.y4m`: a film of a drawn face with a pulse, for a browser's camera
// (Chromium: --use-file-for-fake-video-capture=FILE.y4m). Prints the truth as one JSON line. 3.5 MB a second at 320x240: made when needed, never kept.
import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { randomFrom } from "@anteroom/vitals/testing/random";
import { frameRenderer } from "./film.ts";
import { type FilmOrder, isSceneName, planFilm, scenes, skins, usualFilm } from "./scenes.ts";

/** Noise of each pixel in levels, as of a laptop's camera in a lit room. */
const grain = 1.6;

/**
 * Writes a video in YUV4MPEG2 to `file`. Returns its true values, null without exactly one living
 * person. `changes` override `usualFilm`.
 */
export function writeFilm(file: string, changes: Partial<FilmOrder> = {}) {
  const order = { ...usualFilm, ...changes };
  const { drawing, moments, truth } = planFilm(order);
  const frameOf = frameRenderer(drawing, grain, randomFrom(order.seed + 99).uniform);
  const out = openSync(file, "w");
  try {
    writeSync(out, `YUV4MPEG2 W${order.width} H${order.height} F${order.rate}:1 Ip A1:1 C420jpeg\n`);
    for (const moment of moments) {
      writeSync(out, "FRAME\n");
      writeSync(out, frameOf(moment));
    }
  } finally {
    closeSync(out);
  }
  return truth;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scene: { type: "string", default: "good" },
      skin: { type: "string", default: "light" },
      bpm: { type: "string", default: "72" },
      breath: { type: "string", default: "14" },
      seconds: { type: "string", default: "70" },
      seed: { type: "string", default: "1" },
      size: { type: "string", default: "320x240" },
    },
  });
  const [width = 320, height = 240] = values.size.split("x").map(Number);
  const [file] = positionals;
  const skin = values.skin as keyof typeof skins;
  if (!file || !isSceneName(values.scene) || !(skin in skins)) {
    console.error(
      `write.ts [--scene ${Object.keys(scenes).join("|")}] [--skin ${Object.keys(skins).join("|")}] [--bpm 72] [--breath 14] [--seconds 70] [--seed 1] [--size 320x240] FILE.y4m`,
    );
    process.exit(2);
  }
  const order = {
    scene: values.scene,
    skin,
    heart: Number(values.bpm),
    breath: Number(values.breath),
    seconds: Number(values.seconds),
    seed: Number(values.seed),
    width,
    height,
  };
  console.log(JSON.stringify({ file, scene: order.scene, truth: writeFilm(file, order) }));
}
