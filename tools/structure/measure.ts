import { type ESTree, parseSync, Visitor } from "vite";

/** A source file: its path in the repository and its text. */
export type Source = { path: string; text: string };

/** A retired term and its replacement. `allowed` are names that may contain it, and `why` the reason. */
export type RetiredTerm = { term: string; use: string; allowed?: readonly string[]; why?: string };

/** Returns whether a file holds tests or helps them. */
export const isTest = (file: string): boolean =>
  /\.(test|matrix|spec)\.tsx?$/.test(file) || file.includes("/testing/");

/** Counts lines that are neither empty nor comments. */
export function codeLines(text: string): number {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;
}

/** Returns folders with their number of source files (without tests), most first. */
export function filesPerFolder(sources: readonly Source[]): [folder: string, files: number][] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => !isTest(path)),
    ({ path }) => path.slice(0, path.lastIndexOf("/")),
  );
  return [...folders]
    .map(([folder, files]): [string, number] => [folder, files.length])
    .toSorted((one, other) => other[1] - one[1]);
}

/**
 * Returns the source files that each file imports by a relative path, types and dynamic imports included; paths as in
 * `sources`. Imports of workspaces by name are not followed.
 */
export function importsOf(sources: readonly Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => [
      path,
      [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
        .map(([, source = ""]) => join(path, source))
        .filter((target) => known.has(target)),
    ]),
  );
}

function join(from: string, relative: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/**
 * Returns groups of files that import each other in a circle (Tarjan's algorithm, 1972), and files that import
 * themselves.
 */
export function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const lowOf = (file: string) => low.get(file) ?? Infinity;
  const enter = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) {
        enter(target);
        low.set(file, Math.min(lowOf(file), lowOf(target)));
      } else if (stack.includes(target)) low.set(file, Math.min(lowOf(file), order.get(target) ?? Infinity));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group.toSorted());
  };
  for (const file of imports.keys()) if (!order.has(file)) enter(file);
  return cycles;
}

/** Returns files of at most `most` lines that only one other file imports: candidates for merging. */
export function smallFilesOfOne(sources: readonly Source[], most: number): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [file, targets] of importsOf(sources.filter(({ path }) => !isTest(path))))
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  return sources
    .filter(({ path, text }) => !isTest(path) && importers.get(path)?.size === 1 && codeLines(text) <= most)
    .map(({ path }) => path);
}

/**
 * Counts each retired term in the names of the sources: `visitMail` and `VISIT_MAIL` both contain "visit". Ignores
 * allowed names, data names (snake_case) and `outside`.
 */
export function retiredTermsIn(
  sources: readonly Source[],
  terms: readonly RetiredTerm[],
  outside: ReadonlySet<string> = new Set(),
): [term: string, names: number][] {
  return terms
    .map((term): [string, number] => [term.term, namesWith(term, sources, outside).length])
    .toSorted((one, other) => other[1] - one[1]);
}

/** Returns names with a retired term that is not allowed, with the replacement. */
export function retiredNames(
  sources: readonly Source[],
  terms: readonly RetiredTerm[],
  outside: ReadonlySet<string> = new Set(),
): string[] {
  return terms.flatMap((term) =>
    namesWith(term, sources, outside).map((name) => `${name} (${term.term}: use ${term.use})`),
  );
}

/** Returns the keys of objects and types. Those of the contract and the tables are prescribed by API and database. */
export function keysOf(sources: readonly Source[]): Set<string> {
  const keys = new Set<string>();
  const add = (key: ESTree.Node) => {
    if (key.type === "Identifier") keys.add(key.name);
  };
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) if (property.type === "Property") add(property.key);
    },
    TSPropertySignature({ key }) {
      add(key);
    },
  });
  for (const source of sources) visitor.visit(parse(source));
  return keys;
}

const snakeCase = /^[a-z0-9]+(_[a-z0-9]+)+$/;

function namesWith(
  { term, allowed = [] }: RetiredTerm,
  sources: readonly Source[],
  outside: ReadonlySet<string>,
): string[] {
  const names = new Set(sources.flatMap((source) => [...namesIn(source)]));
  return [...names].filter((name) => {
    if (allowed.includes(name) || outside.has(name) || snakeCase.test(name)) return false;
    const words = ` ${wordsOf(name).join(" ")} `;
    return words.includes(` ${term} `) || words.includes(` ${term}s `);
  });
}

const read = new WeakMap<Source, ReadonlySet<string>>();

/** Identifiers of a source, those within templates too; strings, comments and texts of JSX are left out. */
function namesIn(source: Source): ReadonlySet<string> {
  const known = read.get(source);
  if (known) return known;
  const names = new Set<string>();
  const add = ({ name }: { name: string }) => {
    names.add(name);
  };
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(parse(source));
  read.set(source, names);
  return names;
}

function parse({ path, text }: Source): ESTree.Program {
  return parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" }).program;
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll("_", " ")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ")
    .filter(Boolean);
