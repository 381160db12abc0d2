import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { simulateFace, type SimulatedFace } from "@anteroom/vitals/testing/made-face";
import { afterAll, describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-eval-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a trace file with a time for each row. */
function traceFile(face: Partial<SimulatedFace>): { file: string; hr: number } {
  const { recording, truth } = simulateFace({ seconds: 30, ...face });
  const { face: skin, patches, background } = recording;
  const [forehead, left, right] = patches;
  const all = { face: skin, forehead, left, right, background };
  const rois = Object.fromEntries(
    Object.entries(all).map(([name, trace]) => [
      name,
      Array.from(trace?.red ?? [], (red, at) => [red, trace?.green[at], trace?.blue[at]]),
    ]),
  );
  const file = path.join(folder, "made.rgb.json");
  writeFileSync(file, JSON.stringify({ fps: 1, times: skin.times, rois, truth: { hr: truth.hr } }));
  return { file, hr: truth.hr };
}

test(
  "a trace with a pulse is measured next to its reference; one without a pulse is refused",
  { tags: ["S1.20"] },
  async () => {
    const { file, hr } = traceFile({});
    const [line] = await evaluate(file);
    expect(line?.hr.ok && Math.abs(line.hr.value - hr)).toBeLessThan(2);
    expect(line?.reference).toEqual({ hr });
    const [none] = await evaluate(traceFile({ pulse: 0 }).file);
    expect(none?.hr.ok).toBe(false);
  },
);

test("background light is not measured as part of the face", async () => {
  const [line] = await evaluate(traceFile({ pulse: 0, flicker: 0.02 }).file);
  expect(line?.hr.ok === false && line.hr.reasons).toContain("flickering-light");
});

test("a file of an unknown kind is rejected with a message", async () => {
  const file = path.join(folder, "other.json");
  writeFileSync(file, "{}");
  await expect(evaluate(file)).rejects.toThrow("is no colour trace");
});

const data = path.join(process.env["ANTEROOM_EVALUATION_DATA"] ?? "", "vitals");
const isHere = process.env["ANTEROOM_EVALUATION_DATA"] !== undefined && existsSync(data);

describe.skipIf(!isHere)("external recordings (ANTEROOM_EVALUATION_DATA)", () => {
  const traces = isHere ? readdirSync(path.join(data, "synthetic")) : [];
  test.each(traces)(
    "%s: the heart rate is within five beats, or refused when there is no pulse",
    async (name) => {
      const [line] = await evaluate(path.join(data, "synthetic", name));
      const truth = (line?.reference as { hr: number } | null)?.hr ?? null;
      expect(line?.hr.ok).toBe(truth !== null);
      expect(line?.hr.ok ? Math.abs(line.hr.value - (truth ?? 0)) : 0).toBeLessThan(5);
    },
  );

  test.each([
    ["sample_video_2.json", "sdnn", 56.64, 10],
    ["sample_video_2.json", "rmssd", 53.61, 16],
    ["sample_video_5.json", "sdnn", 61.91, 10],
    ["sample_video_5.json", "rmssd", 27.01, 16],
    ["sample_video_5.json", "stressIndex", 75, 75 / 4],
  ] as const)("%s: %s is %d, within %d", async (name, vital, reference, most) => {
    const found = (await evaluate(path.join(data, "waveforms", name)))[0]?.[vital];
    expect(found?.ok && Math.abs(found.value - reference)).toBeLessThan(most);
  });
});
