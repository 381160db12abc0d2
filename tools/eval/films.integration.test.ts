import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeFilm } from "../face-video/write.ts";
import { evaluate } from "./evaluate.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-films-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** Locating faces in hundreds of frames is slow on a busy machine. */
const patience = 90_000;

test.skipIf(!hasFfmpeg)(
  "a film of a face is measured through the face locator",
  { tags: ["S1.20"], timeout: patience },
  async () => {
    const file = path.join(folder, "good.y4m");
    const truth = writeFilm(file, { width: 160, height: 120, seconds: 26, heart: 84, pulse: 0.012 });
    writeFileSync(path.join(folder, "good.json"), JSON.stringify(truth));
    const [line] = await evaluate(file);
    expect(line?.hr).toMatchObject({ ok: true });
    expect(line?.hr.ok && Math.abs(line.hr.value - (truth?.hr ?? 0))).toBeLessThan(2);
    expect(line?.reference).toEqual(truth);
  },
);

const data = path.join(process.env["ANTEROOM_EVALUATION_DATA"] ?? "", "vitals");
const isHere = process.env["ANTEROOM_EVALUATION_DATA"] !== undefined && existsSync(data);

describe.skipIf(!isHere)("external films (ANTEROOM_EVALUATION_DATA)", () => {
  test.skipIf(!hasFfmpeg)(
    "no value is measured when compression removed the pulse or a film lasts a few seconds",
    async () => {
      const motion = path.join(data, "faces-motion");
      const inputs = [
        path.join(data, "must-refuse-patches"),
        ...readdirSync(motion).map((name) => path.join(motion, name)),
      ];
      const lines = (await Promise.all(inputs.map(evaluate))).flat();
      expect(lines).toHaveLength(5);
      expect(lines.flatMap(({ hr, rr, sdnn }) => [hr.ok, rr.ok, sdnn.ok])).not.toContain(true);
    },
    patience,
  );
});
