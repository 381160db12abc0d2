import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { isSceneName } from "./scenes.ts";
import { writeFilm } from "./write.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-film-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [width, height] = [64, 48];
const header = `YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`;
const frameBytes = "FRAME\n".length + width * height * 1.5;
const small = { width, height, seconds: 2, heart: 60, pulse: 0.05 };

/** The brightness of the middle of the face in each frame. */
function cheeks(file: string): number[] {
  const bytes = readFileSync(file);
  return Array.from({ length: (bytes.length - header.length) / frameBytes }, (_, at) => {
    const begin = header.length + at * frameBytes + "FRAME\n".length;
    let sum = 0;
    for (let y = 21; y < 29; y += 1)
      for (let x = 28; x < 36; x += 1) sum += bytes[begin + y * width + x] ?? 0;
    return sum / 64;
  });
}

test("a film for a browser's camera has its header, all its frames and a pulse in the face", () => {
  const file = path.join(folder, "good.y4m");
  const truth = writeFilm(file, small);
  expect(readFileSync(file).subarray(0, header.length).toString()).toBe(header);
  const light = cheeks(file);
  expect(light).toHaveLength(60);
  expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(2);
  expect(Math.abs((truth?.hr ?? 0) - 60)).toBeLessThan(3);
});

test("a photograph shows a face without a pulse and has no reference values", () => {
  const file = path.join(folder, "photograph.y4m");
  expect(writeFilm(file, { ...small, scene: "photograph" })).toBeNull();
  const light = cheeks(file);
  expect(Math.max(...light) - Math.min(...light)).toBeLessThan(2);
});

test.each([
  ["good", true],
  ["nobody", false],
  ["toString", false],
])("%s is the name of a scene: %s", (name, isScene) => expect(isSceneName(name)).toBe(isScene));
