// `npm run eval:vitals -- FILE...`: one JSON line for each recording (docs/vitals.md says which formats). `-- --generated` instead: the figures
// of the reader on recordings of our own generator.
import { evaluate } from "./evaluate.ts";
import { figuresOfGenerated } from "./generated.ts";
import { tellFigures } from "./tell-figures.ts";

const inputs = process.argv.slice(2);
if (inputs.includes("--generated")) for (const line of tellFigures(figuresOfGenerated())) console.log(line);
else if (inputs.length === 0) {
  console.error("npm run eval:vitals -- FILE... | --generated");
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
