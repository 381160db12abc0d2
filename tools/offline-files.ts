import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Plugin } from "vite";

const sources = path.resolve(import.meta.dirname, "../web/src");
const scripts = {
  "service-worker.js": "worker/service-worker.ts",
  "offline-page.js": "offline/offline-page.ts",
};
const version = "__WORKER_VERSION__";

/** The service worker at the root of our origin, where it may see every page, and the script that stands inside the offline page. */
export const offlineFiles: Plugin = {
  name: "offline-files",
  async generateBundle() {
    if (this.environment.config.consumer !== "client") return;
    for (const [fileName, source] of Object.entries(scripts)) {
      const code = await bundle(path.join(sources, source));
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      this.emitFile({ type: "asset", fileName, source: code.replaceAll(version, JSON.stringify(hash)) });
    }
  },
};

/** One script without imports, for a place where there are no modules. */
async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${input} did not build.`);
  return chunk.code;
}
