import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { asModule } from "./react-modules.ts";

const require = createRequire(import.meta.url);
const sourceOf = (entry: string, file: string) =>
  readFileSync(path.join(path.dirname(require.resolve(entry)), "cjs", file), "utf8");

test.each([
  ["react", "react.production.js", "useState", []],
  ["react/jsx-runtime", "react-jsx-runtime.production.js", "jsxs", []],
  ["scheduler", "scheduler.production.js", "unstable_now", []],
  ["react-dom", "react-dom.production.js", "createPortal", ["react"]],
  ["react-dom/client", "react-dom-client.production.js", "hydrateRoot", ["scheduler", "react", "react-dom"]],
])("the installed %s becomes a module with all its exports", (entry, file, one, imported) => {
  const module = asModule(sourceOf(entry, file));
  expect([...module.matchAll(/^import \* as \w+ from "([\w-]+)";$/gm)].map(([, from]) => from)).toEqual(
    imported,
  );
  const exported = /^export \{ (.*) \};$/m
    .exec(module)?.[1]
    ?.split(", ")
    .map((name) => name.split(" as ")[1]);
  expect(exported).toContain(one);
  const own = require(path.join(path.dirname(require.resolve(entry)), "cjs", file)) as object;
  expect(exported?.toSorted()).toEqual(Object.keys(own).toSorted());
});

test("the generated module of React behaves like React", async () => {
  const code = asModule(sourceOf("react", "react.production.js"));
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.isValidElement(module.createElement("p"))).toBe(true);
  expect(module.default.Fragment).toBe(module.Fragment);
});

test("a file with an unknown form of require fails the build", () => {
  expect(() => asModule('exports.a = 1;\nif (late) exports.b = require("b");')).toThrow("react-modules.ts");
});
