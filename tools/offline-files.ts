import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const sources = path.resolve(import.meta.dirname, "../web/src");
const scripts = {
  "service-worker.js": "worker/service-worker.ts",
  "offline-page.js": "offline/offline-page.ts",
};
const version = "__WORKER_VERSION__";

/**
 * A Vite plugin that emits the service worker at the root of our origin, which gives it every page, and the script inside the offline
 * page, in the client's build. The worker's version is a hash of its code.
 */
export const offlineFiles: Plugin = {
  name: "offline-files",
  async generateBundle() {
    if (this.environment.config.consumer !== "client") return;
    for (const [fileName, source] of Object.entries(scripts)) {
      const code = await bundleScript(path.join(sources, source), "iife");
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      this.emitFile({ type: "asset", fileName, source: code.replaceAll(version, JSON.stringify(hash)) });
    }
  },
};
