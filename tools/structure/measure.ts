/** A source file: its path in the repository and its text. */
export type Source = { path: string; text: string };

export type RetiredTerm = { term: string; use: string };

const isTest = (file: string) => /\.(test|matrix|spec)\.tsx?$/.test(file) || file.includes("/testing/");

/** Lines that are neither empty nor a comment. */
export function codeLines(text: string): number {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("//")).length;
}

/** Folders with their number of source files (tests left out), most first. */
export function filesPerFolder(sources: readonly Source[]): [folder: string, files: number][] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => !isTest(path)),
    ({ path }) => path.slice(0, path.lastIndexOf("/")),
  );
  return [...folders]
    .map(([folder, files]): [string, number] => [folder, files.length])
    .toSorted((one, other) => other[1] - one[1]);
}

/** What each file imports of the others, also types; paths as in `sources`. */
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

/** Groups of files that import each other in a circle, by Tarjan's algorithm (1972). */
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

/** Small files that one other file alone imports: candidates for being merged into it. */
export function smallFilesOfOne(sources: readonly Source[], most: number): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [file, targets] of importsOf(sources.filter(({ path }) => !isTest(path))))
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  return sources
    .filter(({ path, text }) => !isTest(path) && importers.get(path)?.size === 1 && codeLines(text) <= most)
    .map(({ path }) => path);
}

/** How often each retired term stands in the names of a source: `visitMail` and `VISIT_MAIL` both hold "visit". */
export function retiredTermsIn(
  sources: readonly Source[],
  terms: readonly RetiredTerm[],
): [term: string, names: number][] {
  const names = new Set<string>();
  for (const { text } of sources) for (const name of namesIn(text)) names.add(name);
  const split = [...names].map((name) => ` ${wordsOf(name).join(" ")} `);
  return terms
    .map(({ term }): [string, number] => [
      term,
      split.filter((words) => words.includes(` ${term} `) || words.includes(` ${term}s `)).length,
    ])
    .toSorted((one, other) => other[1] - one[1]);
}

/** Identifiers of a source; strings, templates' texts and comments are left out. */
function namesIn(text: string): string[] {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|[^:])\/\/.*$/gm, "$1")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "")
    .replaceAll(/`[^`]*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, inside]) => inside).join(" "),
    );
  return code.match(/\b[A-Za-z_]\w*\b/g) ?? [];
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll("_", " ")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ")
    .filter(Boolean);
