import type { Plugin } from "vite";

const reactDom = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

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
  // What stands in for functions that every browser with modules has: Internet Explorer's `onpropertychange`, too.
  {
    file: reactDom,
    found: /var isInputEventSupported = !1;\nif \(canUseDOM\) \{[^]+?\n\}\n(?=function stopWatching)/g,
    instead: "",
  },
  { file: reactDom, found: /\bif \(isInputEventSupported\)/g, instead: "if (true)" },
  {
    file: reactDom,
    found:
      /"undefined" !== typeof AbortController\s+\? AbortController\s+: function \(\) \{[^]+?\n {8}\}(?=,\n)/g,
    instead: "AbortController",
  },
  {
    file: reactDom,
    found:
      /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]+?\n {8}\}(?=,\n)/g,
    instead: "reportError",
  },
  {
    file: reactDom,
    found: /function makePrefixMap\(styleProp, eventName\) \{[^]+?\n\}\n(?=var ANIMATION_END)/g,
    instead: "function getVendorPrefixedEventName(eventName) {\n  return eventName;\n}\n",
  },
  { file: reactDom, found: /Math\.clz32 \? Math\.clz32 : clz32Fallback/g, instead: "Math.clz32" },
];

/** A Vite plugin that leaves out of the browser's code what nothing there uses. Fails the build where it is not found. */
export const shorterCode: Plugin = {
  name: "shorter-code",
  enforce: "pre",
  transform(code, id) {
    const here = cuts.filter(({ file }) => file.test(id));
    if (here.length === 0 || this.environment.config.consumer !== "client") return null;
    const shortened = here.reduce((before, { found, instead }) => {
      const shorter = before.replaceAll(found, instead);
      if (shorter === before) this.error(`tools/shorter-code.ts does not find ${String(found)} in ${id}.`);
      return shorter;
    }, code);
    return { code: shortened, map: null };
  },
};
