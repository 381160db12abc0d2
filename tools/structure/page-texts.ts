import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { screens } from "../../web/src/app/screens.ts";
import lingui from "../../web/lingui.config.ts";

type Source = {
  texts: boolean;
  statics: string[];
  lazies: { file: string; journeys: string[] }[];
  own: string[];
};

/**
 * Returns the files whose texts a page may show without having loaded their catalogue, each with the page and the catalogue. Follows
 * imports from the file of each screen; `lazyPart` adds its catalogues for what it imports, `texts.load` those for what its file imports.
 */
export function textsWithoutCatalogue(
  read: (path: string) => string = readWeb,
  pages = pagesOfApp(),
): string[] {
  const sources = new Map<string, Source>();
  const source = (file: string) => {
    const known = sources.get(file) ?? readSource(file, read(file));
    sources.set(file, known);
    return known;
  };
  const found = new Set<string>();
  for (const { name, file, journeys } of pages) {
    const seen = new Set<string>();
    const visit = (path: string, loaded: readonly string[]) => {
      const key = `${path} ${loaded.join()}`;
      if (seen.has(key)) return;
      seen.add(key);
      const { texts, statics, lazies, own } = source(path);
      const here = [...new Set([...loaded, ...own])].toSorted();
      const catalogue = catalogueOf(path);
      if (texts && !here.includes(catalogue)) found.add(`${name}: ${path} (${catalogue})`);
      for (const next of statics) visit(next, here);
      for (const lazy of lazies) visit(lazy.file, [...new Set([...here, ...lazy.journeys])].toSorted());
    };
    visit(file, ["shell", ...journeys].toSorted());
  }
  return [...found].toSorted();
}

const pagesOfApp = () =>
  Object.entries(screens).flatMap(([name, screen]) =>
    screen ? [{ name, file: screen.file, journeys: [...screen.journeys] as string[] }] : [],
  );

function readWeb(path: string): string {
  return readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8");
}

/** The catalogue that `lingui.config.ts` puts a file's texts in. */
function catalogueOf(file: string): string {
  const name = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const holds = (pattern: string) =>
    pattern.endsWith("/*.*") ? dirname(file) === pattern.slice(0, -4) : file.startsWith(`${pattern}/`);
  return name((lingui.catalogs ?? []).find(({ include }) => include.some(holds))?.path ?? "shell");
}

const names = (list: string) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);

function readSource(file: string, text: string): Source {
  const at = (path: string) => normalize(join(dirname(file), path));
  const statics = [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^;"]*from )?"(\.[^"]+\.tsx?)"/gm)];
  const consts = new Map(
    [...text.matchAll(/^const (\w+) = (\[[^\]]*\]) as const;/gm)].map(([, name = "", list = ""]) => [
      name,
      list,
    ]),
  );
  const calls = [...text.matchAll(/\b(?:lazyPart|createLazyPart|panelBody)(?:<[^(]*>)?\(/g)].map(
    ({ index, 0: head }) => callAt(text, index, head),
  );
  return {
    texts:
      /@lingui\/(react|core)\/macro"/.test(text) && /<Trans\b|<Plural\b|\bt`|\bmsg`|\bplural\(/.test(text),
    statics: statics.map(([, path = ""]) => at(path)),
    lazies: [...text.matchAll(/import\(\s*"(\.[^"]+\.tsx?)"\s*\)/g)].map(({ index, 1: path = "" }) => {
      const call = calls.find(({ from, to }) => from < index && index < to);
      const words = call ? text.slice(call.from, call.to) : "";
      const listed = [...consts].flatMap(([name, list]) =>
        new RegExp(`\\b${name}\\b`).test(words) ? [list] : [],
      );
      return { file: at(path), journeys: names([...words.matchAll(/\[[^\][]*\]/g), ...listed].join()) };
    }),
    own: [...text.matchAll(/\.load\(\[([^\]]*)\]\)/g)].flatMap(([, list = ""]) => names(list)),
  };
}

/** Where a call begins and ends; `head` is its text up to the parenthesis. */
function callAt(text: string, from: number, head: string): { from: number; to: number } {
  let to = from + head.length;
  for (let open = 1; open > 0 && to < text.length; to += 1) {
    if ("([{".includes(text[to] ?? "")) open += 1;
    if (")]}".includes(text[to] ?? "")) open -= 1;
  }
  return { from, to };
}
