import { sampleFrame } from "@anteroom/vitals/skin";
import { paintedBox, paintPicture } from "@anteroom/vitals/testing/painted-picture";
import {
  type Errors,
  figuresOfGenerated,
  type SceneFailures,
  usualSeed,
  usualSize,
} from "../../tools/eval/generated.ts";
import { shareOf } from "../../tools/eval/shares.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";

/**
 * Accuracy of the vital signs on generated recordings, and the cost of one frame. Nothing was measured on
 * real faces.
 */
export const vitals: BenchLine = {
  name: "vitals",
  measure: async () => {
    const { good, hard, refuse, waves } = figuresOfGenerated(usualSize, usualSeed);
    const right: Errors = { n: good.hr.errors.length, errors: good.hr.errors.filter((error) => error <= 5) };
    const refused = sum(refuse, ({ n }) => n);
    const falsely = sum(refuse, ({ failures }) => failures);
    const wrong = sum(hard, ({ failures }) => failures);
    const acceptedHard = sum(hard, ({ hr }) => hr.errors.length);
    return [
      row("heart rate accepted in good light", share(good.hr), "%", `>= 85 (n=${good.hr.n})`),
      row("its mean error", meanOf(good.hr), "bpm", "<= 1.5"),
      row("within 5 of the truth", share(right), "%", `>= 95 (n=${right.n})`),
      row("after 12 s, accepted", share(good.provisional), "%", "shown as provisional"),
      row("breathing accepted in good light", share(good.rr), "%", `>= 60 (n=${good.rr.n})`),
      row("its mean error", meanOf(good.rr), "rpm", "<= 2"),
      row("SDNN of waveforms, mean error", meanOf(waves.sdnn), "ms", `<= 10 (n=${waves.sdnn.errors.length})`),
      row("RMSSD of waveforms, mean error", meanOf(waves.rmssd), "ms", "<= 16"),
      row(`false of ${refused} to refuse`, falsely, "", `0; ${upTo(falsely, refused)}`),
      row(
        `wrong of ${acceptedHard} accepted in bad conditions`,
        wrong,
        "",
        `0; ${upTo(wrong, acceptedHard)}`,
      ),
      { ...row("a frame sampled", sampleMs(), "ms", "<= 3"), what: "vitals: a frame sampled, p95" },
    ];
  },
};

const row = (what: string, ours: number, unit: string, goal: string): Row => ({
  what: `vitals, synthetic: ${what}`,
  ours,
  unit,
  baseline: null,
  goal,
});

const share = ({ n, errors }: Errors) => (100 * errors.length) / n;
const meanOf = ({ errors }: Errors) => errors.reduce((all, one) => all + one, 0) / errors.length;
const upTo = (count: number, n: number) => `true share up to ${(100 * shareOf(count, n).upper).toFixed(1)} %`;

function sum<T extends SceneFailures>(scenes: readonly T[], of: (scene: T) => number): number {
  return scenes.reduce((all, scene) => all + of(scene), 0);
}

/** Of a picture of 200 by 260 pixels with a face in half of it. */
function sampleMs(): number {
  const { rgba, width, height } = paintPicture();
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now();
    sampleFrame(rgba, width, height, paintedBox);
    return performance.now() - began;
  });
  return percentile(times.slice(50), 0.95);
}
