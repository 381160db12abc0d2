import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { runCommand } from "../test/run-command.ts";

/** What the specs need besides pusher-js; none of it is a dependency of Anteroom. */
const helpers = ["jasmine-core@4.6.1", "@stablelib/base64@2.0.1", "@stablelib/utf8@2.0.1"];
/** Where a bare name is looked for, as in the package's own webpack configuration of the web's integration specs. */
const folders = [
  "src",
  "src/runtimes",
  "src/runtimes/web",
  "spec/javascripts/helpers",
  "spec/javascripts/helpers/web",
];
const endings = [".ts", ".js", "/index.ts", "/index.js"];

/**
 * Copies pusher-js with its unchanged specs to a folder, installs their helpers there by npm, and bundles them to `served/specs.js`,
 * beside `jasmine.js`. Returns a sentence when npm cannot provide what they require, else null.
 */
export async function bundleSpecs(folder: string): Promise<string | null> {
  const copy = path.join(folder, "pusher-js");
  cpSync("node_modules/pusher-js", copy, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
  const npm = ["npm", "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", ...helpers];
  const { code, output } = await runCommand(npm, { cwd: folder });
  if (code !== 0) return `npm does not give ${helpers.join(", ")}: ${output.trim().split("\n").at(-1)}`;
  const { version } = JSON.parse(readFileSync(path.join(copy, "package.json"), "utf8")) as {
    version: string;
  };
  const served = path.join(folder, "served");
  await build({
    configFile: false,
    logLevel: "error",
    root: copy,
    define: {
      "process.env.MINIMAL_INTEGRATION_TESTS": "undefined",
      RUNTIME: '"web"',
      global: "globalThis",
      VERSION: JSON.stringify(version),
      CDN_HTTP: '""',
      CDN_HTTPS: '""',
      DEPENDENCY_SUFFIX: '""',
    },
    resolve: { extensions: [".ts", ".js"] },
    plugins: [asTheirWebpack(copy)],
    build: {
      outDir: served,
      minify: false,
      rolldownOptions: {
        input: path.join(copy, "spec/javascripts/integration/index.web.js"),
        output: { format: "iife", entryFileNames: "specs.js" },
      },
    },
  });
  mkdirSync(served, { recursive: true });
  cpSync(
    path.join(folder, "node_modules/jasmine-core/lib/jasmine-core/jasmine.js"),
    path.join(served, "jasmine.js"),
  );
  return null;
}

/** What their webpack configuration does and Vite does not: names without a path, `testenv`, `require.context`. */
function asTheirWebpack(copy: string): Plugin {
  return {
    name: "as-their-webpack",
    enforce: "pre",
    resolveId(name) {
      if (name === "testenv") return "\0testenv";
      if (name.startsWith(".") || path.isAbsolute(name)) return null;
      const wanted = name === "integration" ? "web/integration" : name;
      const files = folders.flatMap((one) => endings.map((ending) => path.join(copy, one, wanted + ending)));
      return files.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
    },
    load: (id) => (id === "\0testenv" ? 'module.exports = "web";' : null),
    transform: (code, id) =>
      code.includes("require.context(")
        ? code.replaceAll(/require\.context\("([^"]+)", true, \/_spec\$\/\)/g, (_call, dir: string) =>
            contextOf(path.resolve(path.dirname(id), dir), dir),
          )
        : null,
  };
}

/** webpack's `require.context` over the files or folders whose name ends in `_spec`. */
function contextOf(folder: string, dir: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replace(/\.js$/, ""))
    .filter((name) => name.endsWith("_spec"))
    .sort();
  const cases = names.map(
    (name) => `${JSON.stringify(`./${name}`)}: () => require(${JSON.stringify(`${dir}/${name}`)})`,
  );
  return `((all) => Object.assign((key) => all[key](), { keys: () => Object.keys(all) }))({ ${cases.join(", ")} })`;
}
