import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeFace, type MadeFace } from "@anteroom/vitals/testing/made-face";
import { afterAll, describe, expect, test } from "vitest";
import { evaluate } from "./vitals.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-eval-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A trace file as recorded at even steps. */
function traceFile(face: Partial<MadeFace>): string {
  const { recording } = makeFace({ jitter: 0, lostFrames: 0, seconds: 40, ...face });
  const rows = [recording.face, ...recording.patches].map(({ red, green, blue }) =>
    Array.from(red, (value, at) => [value, green[at], blue[at]]),
  );
  const [skin, forehead, left, right] = rows;
  const file = path.join(folder, "made.rgb.json");
  writeFileSync(
    file,
    JSON.stringify({ fps: 30, rois: { face: skin, forehead, left, right }, truth: { hr: 72 } }),
  );
  return file;
}

test("a trace with a pulse is read, with its reference beside it; one without is refused", () => {
  const [line] = evaluate(traceFile({}));
  expect(line?.hr.ok && Math.abs(line.hr.value - 72)).toBeLessThan(2);
  expect(line?.reference).toEqual({ hr: 72 });
  expect(evaluate(traceFile({ pulse: 0 }))[0]?.hr.ok).toBe(false);
});

test("what is neither is refused in a sentence", () => {
  const file = path.join(folder, "other.json");
  writeFileSync(file, "{}");
  expect(() => evaluate(file)).toThrow("is no colour trace");
});

const data = path.join(process.env["ANTEROOM_EVALUATION_DATA"] ?? "", "vitals");
const isHere = process.env["ANTEROOM_EVALUATION_DATA"] !== undefined && existsSync(data);

describe.skipIf(!isHere)("recordings of others (ANTEROOM_EVALUATION_DATA)", () => {
  const traces = isHere ? readdirSync(path.join(data, "synthetic")) : [];
  test.each(traces)("%s: right within five beats, or refused where there is none", (name) => {
    const [line] = evaluate(path.join(data, "synthetic", name));
    const truth = (line?.reference as { hr: number } | null)?.hr ?? null;
    expect(line?.hr.ok).toBe(truth !== null);
    expect(line?.hr.ok ? Math.abs(line.hr.value - (truth ?? 0)) : 0).toBeLessThan(5);
  });

  test.each([
    ["sample_video_2.json", "sdnn", 56.64, 10],
    ["sample_video_2.json", "rmssd", 53.61, 16],
    ["sample_video_5.json", "sdnn", 61.91, 10],
    ["sample_video_5.json", "rmssd", 27.01, 16],
    ["sample_video_5.json", "stressIndex", 75, 75 / 4],
  ] as const)("%s: %s is %d, within %d", (name, vital, reference, most) => {
    const found = evaluate(path.join(data, "waveforms", name))[0]?.[vital];
    expect(found?.ok && Math.abs(found.value - reference)).toBeLessThan(most);
  });
});
