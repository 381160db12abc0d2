// `npm run structure`: numbers of the code's shape: files per folder, small files, long functions, cycles, retired terms.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  codeLines,
  cyclesOf,
  filesPerFolder,
  importsOf,
  keysOf,
  retiredTermsIn,
  smallFilesOfOne,
  type RetiredTerm,
  type Source,
} from "./measure.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const tables = "server/src/platform/database/tables.ts";
const folders = [
  "domain/src",
  "contract/src",
  "server/src",
  "web/src",
  "desk/src",
  "counterpart/src",
  "engines",
  "local-http/src",
];
const files = execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" }).split("\n");
const sources: Source[] = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ path: file, text: read(file) }));
const isTest = ({ path: file }: Source) => /\.test\.tsx?$/.test(file) || file.includes("/testing/");
const product = sources.filter((source) => !isTest(source));

const full = filesPerFolder(sources).filter(([, count]) => count > 25);
const cycles = cyclesOf(importsOf(sources));
const small = smallFilesOfOne(sources, 30);
const outside = keysOf(
  product.filter(({ path: file }) => file.startsWith("contract/src/") || file === tables),
);
const retired = JSON.parse(read("tools/lint/retired-terms.json")) as RetiredTerm[];
const terms = retiredTermsIn(product, retired, outside);
const linesOf = (some: readonly Source[]) => some.reduce((sum, { text }) => sum + codeLines(text), 0);
const ofWeb = (some: readonly Source[]) => some.filter(({ path: file }) => file.startsWith("web/"));
const webTests = ofWeb(sources.filter(({ path: file }) => /\.test\.tsx?$/.test(file)));

console.log(`source files: ${product.length}, lines of code: ${linesOf(product)}`);
console.log(`folders of more than 25 files: ${full.length}`);
for (const [folder, count] of full) console.log(`  ${count}  ${folder}`);
console.log(`files of at most 30 lines that one other file imports: ${small.length}`);
console.log(`functions of more than 100 lines: ${longFunctions()}`);
console.log(`import cycles, types counted: ${cycles.length}`);
for (const cycle of cycles) console.log(`  ${cycle.join(" · ")}`);
console.log(
  `tests of the web beside its code: ${((100 * linesOf(webTests)) / linesOf(ofWeb(product))).toFixed(0)} %`,
);
console.log(`names with a retired term: ${terms.reduce((sum, [, count]) => sum + count, 0)}`);
console.log(
  `  ${terms
    .filter(([, count]) => count > 0)
    .map(([term, count]) => `${term} ${count}`)
    .join(", ")}`,
);
console.log(`lines of README.md: ${read("README.md").split("\n").length - 1}`);

/** Counted by the linter: blank lines and comments are left out, tests too. */
function longFunctions(): number {
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const output = execFileSync(
    process.execPath,
    [oxlint, "-c", "tools/lint/sizes.json", "-f", "json", ...folders],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: { message: string; filename: string }[] };
  return diagnostics.filter(({ message, filename }) => {
    const lines = /function.* has too many lines \((\d+)\)/.exec(message)?.[1];
    return Number(lines ?? 0) > 100 && !/\/testing\/|\.test\./.test(filename);
  }).length;
}
