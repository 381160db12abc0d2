// `node tools/run-vite.ts FOLDER OUT PART…`: builds the parts `client` and `server` of a workspace into OUT/PART, in one process.
// Beside each file of the client that is sent compressed lies its Brotli, made while the server's part is still being built.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build, type Plugin } from "vite";

const [folder, out, ...parts] = process.argv.slice(2);
if (!folder || !out || parts.length === 0)
  throw new Error("Name the folder, where to build to, and the parts.");

process.chdir(folder); // Lingui looks for its configuration from here
const babel = sharedBabel();
await Promise.all(
  parts.map(async (part) => {
    const outDir = path.join(out, part);
    await build({
      logLevel: "warn",
      plugins: [babel],
      build: { ssr: part === "server", outDir, emptyOutDir: true },
    });
    if (part === "client") await compressAssets(outDir);
  }),
);

/** Large files first, so that none is left to one processor at the end; files of the same content once. */
async function compressAssets(clientDir: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const files = globSync("**/*.{js,css,svg,bin}", { cwd: clientDir })
    .map((name) => path.join(clientDir, name))
    .map((name) => ({ name, content: readFileSync(name) }))
    .toSorted((one, other) => other.content.length - one.content.length);
  const results = new Map<string, Promise<Buffer>>();
  await Promise.all(
    files.map(async ({ name, content }) => {
      const key = createHash("sha256").update(content).digest("hex");
      const result = results.get(key) ?? compress(content);
      results.set(key, result);
      writeFileSync(`${name}.br`, await result);
    }),
  );
}

/**
 * Returns a plugin that lets several builds of this process share what Babel makes of a file: client and server have most
 * files in common, and Babel takes half of a build's time. A file whose code differs between them is transformed for each.
 */
function sharedBabel(): Plugin {
  const results = new Map<string, unknown>();
  return {
    name: "shared-babel",
    configResolved({ plugins }) {
      const transform = plugins.find(({ name }) => name === "@rolldown/plugin-babel")?.transform;
      if (typeof transform !== "object") throw new Error("Babel's plugin is not where it was.");
      const { handler } = transform;
      transform.handler = function (code, id, meta) {
        const key = `${id}\0${code}`;
        if (!results.has(key)) results.set(key, handler.call(this, code, id, meta));
        return results.get(key) as ReturnType<typeof handler>;
      };
    },
  };
}
