import type { Page } from "@playwright/test";
import path from "node:path";
import { build } from "vite";

const address = "http://localhost/call";
const scripts = new Map<string, Promise<string>>();

/**
 * Opens an empty page of a secure origin with one bundled script of this folder, and waits until it has run. No server
 * is needed.
 */
export async function openPage(page: Page, file: `${"room" | "media" | "hands"}-page.ts`): Promise<void> {
  const script = scripts.get(file) ?? bundle(file);
  scripts.set(file, script);
  const content = await script;
  await page.route(address, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>call</title>" }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: `${content}\nwindow.isReady = true;`, type: "module" });
  await page.waitForFunction(() => "isReady" in window);
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      rolldownOptions: { input: path.join(import.meta.dirname, file) },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${file} did not build`);
  return chunk.code;
}
