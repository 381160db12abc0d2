import path from "node:path";
import type { Plugin } from "vite";

/** What pages import of React, and the CommonJS file behind each. */
const entries: readonly (readonly [entry: RegExp, file: string])[] = [
  [/\/react\/index\.js$/, "react.production.js"],
  [/\/react\/jsx-runtime\.js$/, "react-jsx-runtime.production.js"],
  [/\/react-dom\/index\.js$/, "react-dom.production.js"],
  [/\/react-dom\/client\.js$/, "react-dom-client.production.js"],
  [/\/scheduler\/index\.js$/, "scheduler.production.js"],
];

/**
 * A Vite plugin that converts React from CommonJS to modules in the client's build. As CommonJS, every file imports an unwrapping helper,
 * calls `(0, react.jsx)` for each element, and keeps all exports. Saves 1 kB and one file for each page.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  load(id) {
    const file = entries.find(([entry]) => entry.test(id))?.[1];
    return file === undefined
      ? null
      : `export * from "./cjs/${file}";\nexport { default } from "./cjs/${file}";`;
  },
  transform(code, id) {
    if (!entries.some(([, file]) => path.basename(id) === file)) return null;
    return { code: asModule(code), map: null };
  },
};

/** Converts a CommonJS file of React to a module. Throws when it requires or exports in an unexpected way. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/^(?:var|,?) *(\w+) = require\("([\w-]+)"\)[,;]\n/gm, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from "${from}";`);
      return "";
    })
    .replaceAll(
      /^exports\.(\w+) =/gm,
      (_, name: string) => `${names.has(name) ? "" : "var "}${local(names, name)} =`,
    )
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => local(names, name));
  if (/\b(?:require|module|exports)\b *[.([=]/.test(body) || names.size === 0)
    throw new Error("React's files have changed: see tools/react-modules.ts.");
  const list = [...names].map((name) => `exports_${name} as ${name}`);
  const all = [...names].map((name) => `${name}: exports_${name}`);
  return [...imports, body, `export { ${list.join(", ")} };`, `export default { ${all.join(", ")} };`].join(
    "\n",
  );
}

function local(names: Set<string>, name: string): string {
  names.add(name);
  return `exports_${name}`;
}
