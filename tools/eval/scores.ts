// `npm run eval:scores -- [--n 2000] [--seed 1]`: the scores of the health assessment beside a second program that was written from the published
// tables alone, on made-up people, missing and invalid answers among them. Fails on the first that differs.
import { parseArgs } from "node:util";
import { compareScores } from "./scores/compare.ts";
import { formatSuccess } from "./shares.ts";

const { values } = parseArgs({
  options: { n: { type: "string", default: "2000" }, seed: { type: "string", default: "1" } },
});
for (const { area, n, agreed, levels, differences } of compareScores(Number(values.n), Number(values.seed))) {
  const spread = Object.entries(levels).map(
    ([level, count]) => `${level === "U" ? "unable" : level} ${count}`,
  );
  console.log(`${area.padEnd(10)} agreed ${formatSuccess(agreed, n)}; ${spread.join(", ")}`);
  for (const difference of differences.slice(0, 5)) console.error(`  ${difference}`);
  if (differences.length > 0) process.exitCode = 1;
}
