// `npm run eval:vitals -- FILE...`: one JSON line for each recording (docs/vitals.md says which formats). `-- --generated [--seed n]` instead: the
// figures of the reader on recordings of our own generator.
import { parseArgs } from "node:util";
import { evaluate } from "./evaluate.ts";
import { figuresOfGenerated, usualSeed, usualSize } from "./generated.ts";
import { formatFigures } from "./format-figures.ts";

const { values, positionals: inputs } = parseArgs({
  allowPositionals: true,
  options: { generated: { type: "boolean", default: false }, seed: { type: "string" } },
});
if (values.generated)
  for (const line of formatFigures(figuresOfGenerated(usualSize, Number(values.seed ?? usualSeed))))
    console.log(line);
else if (inputs.length === 0) {
  console.error("npm run eval:vitals -- FILE... | --generated [--seed n]");
  process.exitCode = 2;
} else for (const input of inputs) await tell(input);

/** One input that cannot be read does not keep the others from it. */
async function tell(input: string): Promise<void> {
  try {
    for (const line of await evaluate(input)) console.log(JSON.stringify(line));
  } catch (error) {
    console.error(`${input}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
