import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesPerFolder, cyclesOf, importsOf, keysOf, type RetiredTerm, type Source } from "./measure.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Returns the text of a file by its path in the repository. */
export const readRepositoryFile = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** Folders that contain the product's code. */
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

/** The most source files that a folder may have, without tests. */
export const mostFiles = 25;

const tables = "server/src/platform/database/tables.ts";

/**
 * Reads the source files that git knows: all of the repository, those of the product, and the product's without
 * tests.
 */
export function readTree() {
  const files = execFileSync("git", ["ls-files"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const all = files
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): Source => ({ path: file, text: readRepositoryFile(file) }));
  const sources = all.filter(({ path: file }) =>
    productFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
  const product = sources.filter(
    ({ path: file }) => !/\.test\.tsx?$/.test(file) && !file.includes("/testing/"),
  );
  return { all, sources, product };
}

/** Returns folders with more files than `mostFiles`, with their number of files. */
export const fullFolders = (sources: readonly Source[]) =>
  filesPerFolder(sources).filter(([, count]) => count > mostFiles);

/** Returns import cycles between files, imports of types included. Imports of workspaces by name are not followed. */
export const cyclesIn = (sources: readonly Source[]): string[][] => cyclesOf(importsOf(sources));

/**
 * Reads the retired terms that names must not contain. `outside` are names that API and database
 * prescribe: the keys in the contract and the types of tables.
 */
export function readTerms(product: readonly Source[]): {
  terms: RetiredTerm[];
  outside: ReadonlySet<string>;
} {
  const terms = JSON.parse(readRepositoryFile("tools/lint/retired-terms.json")) as RetiredTerm[];
  const prescribed = product.filter(({ path: file }) => file.startsWith("contract/src/") || file === tables);
  return { terms, outside: keysOf(prescribed) };
}
