// `npm run check`: everything that needs neither a database nor a browser, two steps at a time.
import path from "node:path";
import { type Counts, exitCode, failedAs, onePassed, sum, verdict } from "./counts.ts";
import { runCommand } from "./run-command.ts";
import { runVitest } from "./vitest.ts";

type Outcome = { counts: Counts; code: number; output: string; seconds: number };
type Step = { says: string; run: () => Promise<Outcome> };

/** Longest first, so that two at a time end together. */
const steps: readonly Step[] = [
  { says: "unit tests", run: () => runVitest("unit", { live: false, tier: "core" }) },
  {
    says: "pages of the app, without a server",
    run: () => runVitest("pages", { live: false, tier: "core" }),
  },
  {
    says: "lint, with the table of who may import whom",
    run: tool("oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
  },
  { says: "types", run: tool("typescript/bin/tsc", "-b") },
  { says: "nothing unused", run: tool("knip/bin/knip.js", "--no-progress") },
  {
    says: "nothing that only tests use",
    run: tool(
      "knip/bin/knip.js",
      "--production",
      "-c",
      "knip.production.json",
      "--include",
      "files,exports",
      "--no-progress",
    ),
  },
  { says: "every text in eight languages", run: script("tools/check-texts.ts") },
  { says: "how the texts read, with retired phrases", run: script("tools/readability/run.ts") },
  { says: "format", run: tool("oxfmt/bin/oxfmt", "--check") },
  {
    says: "the document of the specification's coverage is current",
    run: script("tools/coverage/write.ts", "--check"),
  },
  {
    says: "every message of an error in eight languages, with what to do next",
    run: script("tools/error-catalogue/write.ts", "--check"),
  },
  {
    says: "the typed client is current",
    run: script("tools/client/write.ts", "--check"),
  },
  {
    says: "the drawing of the state machines is current",
    run: script("tools/state-machines/write.ts", "--check"),
  },
];

/** Runs every step, two at a time and also after one failed, and reports each in a line. */
export async function check(): Promise<Counts> {
  const queue = [...steps];
  const counts: Counts[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) counts.push(await runStep(step));
  };
  await Promise.all([work(), work()]);
  return sum(counts);
}

async function runStep({ says, run }: Step): Promise<Counts> {
  const { counts, code, output, seconds } = await run();
  const tally = counts.passed + counts.failed + counts.skipped > 1 ? `: ${verdict(counts)}` : "";
  console.log(`  ${code === 0 ? "ok    " : "FAILED"} ${says}${tally} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, "    "));
  return counts;
}

function tool(file: string, ...args: readonly string[]): Step["run"] {
  return script(path.join("node_modules", file), ...args);
}

function script(...command: readonly string[]): Step["run"] {
  return async () => {
    const done = await runCommand([process.execPath, ...command], { env: { NO_COLOR: "1" } });
    return { ...done, counts: done.code === 0 ? onePassed : failedAs(command[0] ?? "", done.output) };
  };
}

if (import.meta.main) {
  const began = performance.now();
  const counts = await check();
  console.log(`check took ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log(verdict(counts));
  process.exitCode = exitCode(counts, process.env["CI"] === "true");
}
