// `node tools/run-vite.ts FOLDER OUT PART…`: builds the parts `client` and `server` of a workspace into OUT/PART, in one process.
import path from "node:path";
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
  }),
);

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
