// `npm run structure`: numbers of the code's shape: files per folder, small files, long functions, cycles, retired terms.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { codeLines, retiredTermsIn, smallFilesOfOne, type Source } from "./measure.ts";
import {
  cyclesIn,
  fullFolders,
  mostFiles,
  productFolders,
  readRepositoryFile,
  readTerms,
  readTree,
} from "./read-tree.ts";
import { needlessFiles, smallFile } from "./small-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { all, sources, product } = readTree();
const full = fullFolders(sources);
const cycles = cyclesIn(sources);
const small = smallFilesOfOne(sources, smallFile);
const needless = needlessFiles(sources, all);
const { terms: retired, outside } = readTerms(product);
const terms = retiredTermsIn(product, retired, outside);
const linesOf = (some: readonly Source[]) => some.reduce((sum, { text }) => sum + codeLines(text), 0);
const ofWeb = (some: readonly Source[]) => some.filter(({ path: file }) => file.startsWith("web/"));
const webTests = ofWeb(sources.filter(({ path: file }) => /\.test\.tsx?$/.test(file)));

console.log(`source files: ${product.length}, lines of code: ${linesOf(product)}`);
console.log(`folders of more than ${mostFiles} files: ${full.length}`);
for (const [folder, count] of full) console.log(`  ${count}  ${folder}`);
console.log(`files of at most ${smallFile} lines that one other file imports: ${small.length}`);
console.log(`  without a reason to stand alone: ${needless.length}`);
for (const file of needless) console.log(`  ${file}`);
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
console.log(`lines of README.md: ${readRepositoryFile("README.md").split("\n").length - 1}`);

/** Counted by the linter: blank lines and comments are left out, tests too. */
function longFunctions(): number {
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const output = execFileSync(
    process.execPath,
    [oxlint, "-c", "tools/lint/sizes.json", "-f", "json", ...productFolders],
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
