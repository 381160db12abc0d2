import type { Plugin } from "vite";

/** What the browser's code does without. */
const cuts: readonly { file: RegExp; found: RegExp; instead: string }[] = [
  // The source files of the screens: only the server reads them, to name the chunk that a page preloads.
  { file: /\/src\/app\/screens\.ts$/, found: /^ +file: ".+",\n/gm, instead: "" },
  // Three lines of advice for developers.
  {
    file: /@lingui\/core\/dist\/index\.mjs$/,
    found: /"Lingui: Attempted to call [^"]+"/g,
    instead: '"No locale"',
  },
  // What is wrong in a translation: `npm run check` finds it before.
  {
    file: /@lingui\/react\/dist\/shared\/react\.[^/]+\.mjs$/,
    found:
      / as it is not declared in the original translation| is a void element tag therefore it must have no children/g,
    instead: "",
  },
  // Advice for developers about the state of components that are classes, and about children.
  {
    file: /\/react\/cjs\/react\.production\.js$/,
    found:
      /"(?:takes an object of state variables|React\.Children\.only expected|The argument must be a React element)[^"]+"/g,
    instead: '"Not that"',
  },
  // Advice for developers; types refuse anything else already.
  {
    file: /\/query-core\/build\/modern\/queryObserver\.js$/,
    found: /"Expected enabled to be a boolean [^"]+"/g,
    instead: '"enabled"',
  },
  {
    file: /\/react-query\/build\/modern\/QueryClientProvider\.js$/,
    found: /"No QueryClient set[^"]+"/g,
    instead: '"No QueryClient"',
  },
];

/** A Vite plugin that leaves out of the browser's code what nothing there uses. Fails the build where it is not found. */
export const shorterCode: Plugin = {
  name: "shorter-code",
  enforce: "pre",
  transform(code, id) {
    const cut = cuts.find(({ file }) => file.test(id));
    if (!cut || this.environment.config.consumer !== "client") return null;
    const shorter = code.replaceAll(cut.found, cut.instead);
    if (shorter === code) this.error(`tools/shorter-code.ts does not find ${String(cut.found)} in ${id}.`);
    return { code: shorter, map: null };
  },
};
