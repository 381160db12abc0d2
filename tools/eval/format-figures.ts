import type { Errors, GeneratedFigures, SceneFailures } from "./generated.ts";
import { formatFailure, formatSuccess } from "./shares.ts";

/** Formats the figures of simulated recordings as lines of text with headings and goals. */
export function formatFigures({ good, hard, refuse, waves }: GeneratedFigures): readonly string[] {
  const right = good.hr.errors.filter((error) => error <= 5).length;
  return [
    "synthetic: recordings of our own generator, of a seed the gate was not built with; they say nothing of real faces",
    "",
    `good light, reading of 62 s (goal: heart rate accepted in 85 %, breathing in 60 %)`,
    line("  heart rate accepted", formatSuccess(good.hr.errors.length, good.hr.n)),
    line("  heart rate, mean error", `${meanOf(good.hr)} a minute (goal 1.5)`),
    line("  heart rate within 5", `${formatSuccess(right, good.hr.errors.length)} (goal 95 %)`),
    line("  breathing accepted", formatSuccess(good.rr.errors.length, good.rr.n)),
    line("  breathing, mean error", `${meanOf(good.rr)} a minute (goal 2)`),
    line("  variability accepted", formatSuccess(good.sdnn.errors.length, good.sdnn.n)),
    line("  SDNN, RMSSD, mean errors", `${meanOf(good.sdnn)} ms, ${meanOf(good.rmssd)} ms`),
    line(
      "  provisional rate after 12 s",
      `${formatSuccess(good.provisional.errors.length, good.provisional.n)}, mean error ${meanOf(good.provisional)}`,
    ),
    line(
      "  final rate after 30 s",
      `${formatSuccess(good.hrOf30.errors.length, good.hrOf30.n)}, mean error ${meanOf(good.hrOf30)}`,
    ),
    "",
    "pulse waveforms with good signal, 62 s",
    line("  accepted", formatSuccess(waves.sdnn.errors.length, waves.sdnn.n)),
    line("  heart rate, mean error", `${meanOf(waves.hr)} a minute`),
    line("  SDNN, mean error", `${meanOf(waves.sdnn)} ms (goal 10)`),
    line("  RMSSD, mean error", `${meanOf(waves.rmssd)} ms (goal 16)`),
    "",
    "somebody there and something amiss: an accepted heart rate more than 5 from the truth",
    ...hard.map(({ scene, hr, failures }) =>
      line(
        `  ${scene}`,
        `${formatFailure(failures, hr.errors.length)} accepted, of ${hr.n}; mean error ${meanOf(hr)}`,
      ),
    ),
    line(
      "  together",
      formatFailure(
        sum(hard, "failures"),
        hard.reduce((all, { hr }) => all + hr.errors.length, 0),
      ),
    ),
    "",
    "nobody to be read: any accepted value, the provisional heart rate included",
    ...refuse.map(({ scene, n, failures }) => line(`  ${scene}`, formatFailure(failures, n))),
    line("  together", formatFailure(sum(refuse, "failures"), sum(refuse, "n"))),
  ];
}

const line = (what: string, value: string) => `${what.padEnd(46)}${value}`;

/** Of the accepted ones. */
function meanOf({ errors }: Errors): string {
  if (errors.length === 0) return "-";
  return (errors.reduce((all, error) => all + error, 0) / errors.length).toFixed(2);
}

const sum = (scenes: readonly SceneFailures[], of: "n" | "failures") =>
  scenes.reduce((all, scene) => all + scene[of], 0);
