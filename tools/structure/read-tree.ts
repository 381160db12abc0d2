import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesPerFolder, cyclesOf, importsOf, keysOf, type RetiredTerm, type Source } from "./measure.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Reads a file of the repository. */
export const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** Folders that hold the product's code. */
export const productFolders = [
  "domain/src",
  "contract/src",
  "server/src",
  "web/src",
  "desk/src",
  "counterpart/src",
  "engines",
  "local-http/src",
] as const;

/** Most source files in a folder, tests left out. */
export const mostFiles = 25;

const tables = "server/src/platform/database/tables.ts";

/** Source files that git knows: all of the repository, those of the product, and the product's without its tests. */
export function readTree() {
  const files = execFileSync("git", ["ls-files"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const all = files
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): Source => ({ path: file, text: read(file) }));
  const sources = all.filter(({ path: file }) =>
    productFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
  const product = sources.filter(
    ({ path: file }) => !/\.test\.tsx?$/.test(file) && !file.includes("/testing/"),
  );
  return { all, sources, product };
}

/** Folders of more files than `mostFiles`, with how many they have. */
export const fullFolders = (sources: readonly Source[]) =>
  filesPerFolder(sources).filter(([, count]) => count > mostFiles);

/** Import cycles, types counted. */
export const cyclesIn = (sources: readonly Source[]): string[][] => cyclesOf(importsOf(sources));

/** Terms that names no longer hold, and names that the wire and the database prescribe. */
export function readTerms(product: readonly Source[]): {
  terms: RetiredTerm[];
  outside: ReadonlySet<string>;
} {
  const terms = JSON.parse(read("tools/lint/retired-terms.json")) as RetiredTerm[];
  const prescribed = product.filter(({ path: file }) => file.startsWith("contract/src/") || file === tables);
  return { terms, outside: keysOf(prescribed) };
}
